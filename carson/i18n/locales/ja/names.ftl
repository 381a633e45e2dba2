# The words of the game. `.a` and `.the` stand after a verb, `.code` on the map (four columns at
# most).

empty = （なし）
chance = 運
dynamite = ダイナマイト
horse = 馬
rodeo-token = ロデオチップ
duel-tile = 決闘タイル

## Things on parcels

thing-nothing = 空き区画
    .a = 空き区画
    .code = { "" }
thing-mountain = 山
    .a = 山
    .code = /\
thing-river = 川
    .a = 川
    .code = ~~
thing-house = 家
    .a = 家
    .code = ⌂
thing-townhouse = タウンハウス
    .a = タウンハウス
    .code = ⌂⌂
thing-ranch = 牧場
    .a = 牧場
    .code = 牧場
thing-mine = 採掘坑
    .a = 採掘坑
    .code = 採掘
thing-drugstore = 薬局
    .a = 薬局
    .code = 薬局
thing-bank = 銀行
    .a = 銀行
    .code = 銀行
thing-saloon = 酒場
    .a = 酒場
    .code = 酒場
thing-hotel = 宿
    .a = 宿
    .code = 宿
thing-church = 教会
    .a = 教会
    .code = 教会
thing-prison = 監獄
    .a = 監獄
    .code = 監獄
thing-blacksmith = 鍛冶屋
    .a = 鍛冶屋
    .code = 鍛冶
thing-general-store = 雑貨店
    .a = 雑貨店
    .code = 雑貨
thing-school = 学校
    .a = 学校
    .code = 学校
thing-station = 駅
    .a = 駅
    .code = 駅
thing-city-hall = 市庁舎
    .a = 市庁舎
    .code = 市庁

## Pieces

piece-cowboy = カウボーイ
    .a = カウボーイ
piece-white-cowboy = 白のカウボーイ
    .a = 白のカウボーイ
piece-dynamite-cowboy = ダイナマイトを持つカウボーイ
    .a = ダイナマイトを持つカウボーイ
piece-no-duel-cowboy = 「決闘なし」チップを持つカウボーイ
    .a = 「決闘なし」チップを持つカウボーイ
piece-lucky-cowboy = 幸運のカウボーイ
    .a = 幸運のカウボーイ

## Spaces of the track; `.gives` says what the player gets there

space-named = 「{ $place }」
space-sells = { $thing }（${ $price }）
space-wages = 賃金
    .gives = カウボーイ1人につき$4、決闘なし
space-ammunition = 弾薬
    .gives = このラウンドの間、火力+3
space-three-roads = 道路×3
    .gives = 道路3本
space-one-road = 道路×1
    .gives = カウボーイ1人につき道路1本、決闘なし
space-build-12 = 建物（$12）
    .gives = $12で建物を購入
space-build-10 = 建物（$10）
    .gives = $10で建物を購入
space-build-8 = 建物（$8）
    .gives = $8で建物を購入
space-build-6 = 建物（$6）
    .gives = $6で建物を購入
space-build-5 = 建物（$5）
    .gives = $5で建物を購入
space-build-4 = 建物（$4）
    .gives = $4で建物を購入
space-build-3 = 建物（$3）
    .gives = $3で建物を購入
space-parcel-income = 区画の収入
    .gives = 所有する区画1つにつき$2
space-cowboy-income = カウボーイの収入
    .gives = 火力1点につき$2
space-gambling = ギャンブルでの収入
    .gives = ダイス2個の合計の金額
space-parcel-vp = 区画によるVP
    .gives = 区画2つにつき1VP
space-building-vp = 不動産によるVP
    .gives = マップ上の建物1つにつき1VP
space-cowboy-vp = カウボーイによるVP
    .gives = 火力2点につき1VP
space-vp-5 = VPの購入（$5）
    .gives = 1点$5で好きなだけ購入
space-vp-4 = VPの購入（$4）
    .gives = 1点$4で好きなだけ購入
space-vp-3 = VPの購入（$3）
    .gives = 1点$3で好きなだけ購入
space-vp-2 = VPの購入（$2）
    .gives = 1点$2で好きなだけ購入
space-enclosure-1 = 囲い1
    .gives = 火力+1か+2
space-enclosure-2 = 囲い2
    .gives = もう1人置く、変更、またはパス
space-enclosure-3 = 囲い3
    .gives = 牧場の収入を2倍
space-enclosure-4 = 囲い4
    .gives = $2
space-enclosure-5 = 囲い5
    .gives = ロデオの点が最も高い
box-parcel-purchase = 区画の購入
    .gives = 区画上のカウボーイがそれを購入
box-building-income = 不動産の収入
    .gives = すべての建物が所有者に収入を与える

## Where victory points come from

source-parcels = 区画によるVP
source-buildings = 不動産によるVP
source-cowboys = カウボーイによるVP
source-purchase = VPの購入
source-characters = 有力者
source-excess = 所持金上限
source-end-cash = 終了時：現金
source-end-buildings = 終了時：建物
source-end-houses = 終了時：家
source-end-mountains = 終了時：山
source-end-station = 終了時：駅
source-start = 開始時
source-outlaws = 無法者
source-end-horses = 終了時：馬
source-end-passing = 終了時：パス順
source-end-bridges = 終了時：橋

## What money is received or paid for

cause-wages = { space-wages }
cause-parcel-income = { space-parcel-income }
cause-cowboy-income = { space-cowboy-income }
cause-gambling = { space-gambling }
cause-building-income = { box-building-income }
cause-theft = 強奪
cause-enclosure = { space-enclosure-4 }
cause-start = 開始時の所持金
cause-land = 区画
cause-tile = 建物タイル
cause-vps = { source-purchase }
cause-excess = { source-excess }
cause-horse = 馬
cause-auction = 競売

## Characters

card-paperboy = 新聞売り
    .the = 新聞売り
card-sheriff = 保安官
    .the = 保安官
card-banker = 銀行家
    .the = 銀行家
card-grocer = 食料品店主
    .the = 食料品店主
card-chinese-worker = 中国人労働者
    .the = 中国人労働者
card-settler = 開拓民
    .the = 開拓民
card-captain = 長官
    .the = 長官
card-mercenary = 用心棒
    .the = 用心棒
card-indian = インディアン
    .the = インディアン
card-prospector = 探鉱者
    .the = 探鉱者
card-gunsmith = 銃職人
    .the = 銃職人
card-singer = 歌手
    .the = 歌手
card-auctioneer = 競売人
    .the = 競売人
card-governor = 知事
    .the = 知事
card-doctor = 医者/葬儀屋
    .the = 医者/葬儀屋
card-cowboy = カウボーイ
    .the = カウボーイ
card-heroes = 英雄たち
    .the = 英雄たち
card-teacher = 教師
    .the = 教師
card-lawyer = 弁護士/編集者
    .the = 弁護士/編集者

## Characters by the side of their card: Y is yellow, R is red

side-0Y = 新聞売り
side-0R = 新聞売り
side-1Y = 保安官
side-1R = 保安官
side-2Y = 銀行家
side-2R = 銀行家
side-3Y = 食料品店主
side-3R = 食料品店主
side-4Y = 中国人労働者
side-4R = 中国人労働者
side-5Y = 開拓民
side-5R = 開拓民
side-6Y = 長官
side-6R = 長官
side-7Y = 用心棒
side-7R = 用心棒
side-8Y = インディアン
side-8R = インディアン
side-9Y = 探鉱者
side-9R = 探鉱者
side-10Y = 銃職人
side-10R = 銃職人
side-11Y = 歌手
side-11R = 歌手
side-12Y = 競売人
side-12R = 競売人
side-13Y = 知事
side-13R = 知事
side-14Y = 医者
side-14R = 葬儀屋
side-15Y = カウボーイ
side-15R = カウボーイ
side-16Y = 英雄たち
side-16R = 英雄たち
side-17Y = 教師
side-17R = 教師
side-18Y = 弁護士
side-18R = 編集者

## Lines of the sheet of A new beginning

sheet-loan = 手放すVP
sheet-cowboys = カウボーイ（1人$5）
sheet-revolvers = リボルバー（1個$6）
sheet-roads = 道路（1本$3）
sheet-parcels = 区画（1つ$8）
sheet-vps = VP（1点$5）
sheet-connections = 有力なつて（$8）
sheet-second-character = 1回だけ2人目の有力者（$8）
sheet-sharpshooter = 射撃の名手（$12）
sheet-bid = 最初になるための入札額

## The card game: things, characters, backs

thing-no-card = カードなし
    .a = カードなし
    .code = { "" }
thing-empty = 空き地
    .a = 空き地
    .code = ·
thing-outlaws = 無法者
    .a = 無法者
    .code = 無法
terrain-named = { $name }（{ $things }）
thing-times = { $name }×{ $count }
cards-card-doctor = 医者
    .the = 医者
cards-card-lawyer = 弁護士
    .the = 弁護士
card-editor = 編集者
    .the = 編集者
card-undertaker = 葬儀屋
    .the = 葬儀屋
back-hat = 帽子
back-star = 星
back-cactus = サボテン
back-boot = ブーツ
back-horseshoe = 蹄鉄
back-cow = 牛
back-skull = どくろ
source-appeal = 魅力
