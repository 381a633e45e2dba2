# What a player can do: the buttons of a decision.

## Verbs; a decision may have its own words

web-act-place = カウボーイ
web-act-white = 白のカウボーイ
web-act-sing = 決闘なし
web-act-lucky = 幸運のカウボーイ
web-act-dynamite = ダイナマイト
web-act-road = 道路
web-act-shift = 移す
web-act-back = 戻す
web-act-pass = パス
web-act-pass-BidOrPass = 降りる
web-act-pass-UsePower = 今は使わない
web-act-pass-FetchCharacter = 取らない
web-act-pass-LastSale = もう売らない
web-act-take = 取る
web-act-take-StealOrNot = 奪う
web-act-take-CashOrWait = $8を取る
web-act-take-DoubleOrCash = $8を取る
web-act-take-TakeWageOrHorse = $4を取る
web-act-take-RewardOrTheft = 報酬
web-act-decline = やめておく
web-act-claim = 区画を買う
web-act-claim-ReceiveParcel = 区画を取る
web-act-draft = 区画を取る
web-act-buy = 買う
web-act-build = 建てる
web-act-keep = 取っておく
web-act-keep-PlaceHouse = 建物を戻す
web-act-keep-RerollOrKeep = このまま
web-act-keep-DiscardLastTiles = そのまま持つ
web-act-house = 家
web-act-ask = 所有者に頼む
web-act-allow = 許可する
web-act-refuse = 断る
web-act-unpack = リザーブから建てる
web-act-done = 終わり
web-act-points = VPを買う
web-act-spend = 払う
web-act-recruit = カウボーイを買う
web-act-double = 2倍にする
web-act-wait = 待つ
web-act-side = 面を選ぶ
web-act-fetch = 建物を取る
web-act-bag = 袋から
web-act-arm = リボルバーを買う
web-act-dismiss = 手放す
web-act-tax = 課税
web-act-offer = 競売にかける
web-act-bid = 入札
web-act-blast = ダイナマイトを使う
web-act-reroll = ふりなおす
web-act-drop = 外す
web-act-move = そこへ行く
web-act-pay = $2払う
web-act-lose = 1VP失う
web-act-outlaw = 無法者
web-act-horse = 馬
web-act-breed = 牧場を2倍に
web-act-tile = 決闘タイル
web-act-discard = 捨てる
web-act-sheet = 書く
web-act-steal = 奪う
web-act-buy-horse = 馬を買う
web-act-duel = 決闘
web-act-choose = 有力者
web-act-use = 使う
web-act-sell = 売る
web-act-top = 山札の一番上

## Consent to Houses

web-always-allow = このゲームでは常に許可
web-ask-again = 自分の区画の家を毎回確認する

## Amounts

web-amount-points = { $amount }VP
web-amount-spend = ${ $amount }
web-amount-bid = ${ $amount }
web-cards-amount-bid = { $amount }
web-amount-recruit = { $amount ->
    [0] なし
   *[other] { $amount }人
}
web-amount-arm = { $amount ->
    [0] なし
   *[other] { $amount }個
}
web-amount-dismiss = { $amount ->
    [0] なし
   *[other] { $amount }人
}
web-amount-reroll = ダイス{ $amount }
web-amount-drop = ダイス{ $amount }
web-amount-tile = { $amount }
web-amount-horse = 囲い{ $amount }
web-amount-sheet = { $amount }

## Nouns

web-noun-tax-weapons = リボルバー
web-noun-tax-money = 所持金
web-noun-side-yellow = 黄色の面
web-noun-side-red = 赤の面
web-noun-horse-1 = { space-enclosure-1 }
web-noun-horse-2 = { space-enclosure-2 }
web-noun-horse-3 = { space-enclosure-3 }
web-noun-horse-4 = { space-enclosure-4 }
web-noun-horse-5 = { space-enclosure-5 }

## The button that confirms, where it says what it does

web-do-place = 置く
web-do-white = 置く
web-do-sing = 置く
web-do-lucky = 置く
web-do-dynamite = 置く
web-do-road = 置く
web-do-claim = 買う
web-do-claim-ReceiveParcel = 取る
web-do-draft = 取る
web-do-build = 建てる
web-do-house = 建てる
web-do-ask = 頼む
web-do-unpack = 建てる
web-do-choose = 選ぶ
web-do-side = 選ぶ
web-do-fetch = 取る
web-do-take = 取る
web-do-points = { $amount }VP買う
web-do-spend = ${ $amount }払う
web-do-bid = ${ $amount }で入札
web-do-bid-SealBids = { $amount }で入札
web-do-recruit = { $amount }人雇う
web-do-arm = { $amount }個買う
web-do-dismiss = { $amount }人手放す
web-do-tile = { $amount }を出す
web-do-sheet = 封をする

## Chips: what a number is; `.word` stands beside it

web-chip-price = 価格
web-chip-cash = 所持金
web-chip-gain-cash = 得るお金
web-chip-gain-points = 得るVP
web-chip-gain-roads = 得る道路
web-chip-gain-firepower = 得る火力
web-chip-gain-loot = 奪う額
    .word = 強奪
web-chip-gain-saved = 守る額
    .word = 守る
web-chip-loot = 奪った額
web-chip-odds = 決闘に勝つ確率
web-chip-your-duel = { $place }の決闘
web-chip-lead = 火力の差
web-chip-points = 勝利ポイント
web-chip-final = 今終わった場合のVP
    .word = 終了時
web-chip-income = 不動産の収入
    .word = 収入
web-chip-firepower = 火力
web-chip-roads = 道路
web-chip-revolvers = リボルバー
web-chip-dynamite = ダイナマイト
web-chip-horses = 馬
web-chip-limit = 所持金上限
    .word = 上限
web-chip-excess = 上限を超えるお金
    .word = 超過
web-chip-due = 買う予定の合計
    .word = 合計
web-chip-bid = 入札
web-chip-total = 決闘の合計
web-chip-rank = 順番
web-chip-bonus = 入札への加算

## Sheets

web-the-town = 町を見る
web-you-pay = 支払い
web-sheet-title = 新たな出発
web-sheet-secret = 秘密に使い、全員同時に公開します。
web-sheet-left-of = 残り（${ $money }中）
web-auction-title = 競売
web-no-bid-yet = まだ入札なし
web-bids-still = 参加中
web-bids-no-more = 降りた
web-sells-lot = 出品者
web-tiles-title = どのタイルを出す？
web-tiles-secret = タイルは同時に公開されます。
web-tile-hidden = 伏せたタイル
web-tile-of = タイル{ $value }：合計{ $total }
web-versus = 対
web-may-build-house = { $name }があなたの{ $parcel }に家を置いてもよいですか？
web-stays-yours = { $parcel }はあなたのまま
web-tiles-in-hand = 手元に{ $count }枚
web-sheet-line-loan = 手放すVP
    .note = 5点で$12、10点で$22
web-sheet-line-cowboys = カウボーイ
    .note = 1人${ $price }
web-sheet-line-revolvers = リボルバー
    .note = 1個${ $price }
web-sheet-line-roads = 道路
    .note = 1本${ $price }
web-sheet-line-parcels = 区画
    .note = 1つ${ $price }
web-sheet-line-vps = VP
    .note = 1点${ $price }
web-sheet-line-connections = 有力なつて
    .note = カードの面を選ぶ ${ $price }
web-sheet-line-second-character = 2人目の有力者
    .note = ゲーム中1回 ${ $price }
web-sheet-line-sharpshooter = 射撃の名手
    .note = ダイス+1個 ${ $price }
web-sheet-line-bid = 最初になる入札
    .note = 最高額の人が最初
