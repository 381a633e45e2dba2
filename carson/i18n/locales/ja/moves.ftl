# What a move does: by its verb, and in the list of moves of the terminal and the text view.

## Verbs of the board game

verb-land = ダイスで決まる区画
verb-draw = 引かれる建物
verb-roll = ダイスの目
verb-lot = 抽選で選ばれるプレイヤー
verb-draft = 最初の区画を取る
verb-choose = 有力者を選ぶ
verb-place = カウボーイを置く
verb-white = 誰もいない場所に白のカウボーイを置く
verb-pass = このラウンドはもうカウボーイを置かない
verb-road = 先に道路を置く（手番は終わらない）
verb-duel = この決闘を行う
verb-take = 実行する
verb-decline = 実行しない
verb-claim = 区画を自分のものにする
verb-buy = 建物を購入する
verb-build = そこに建設する
verb-keep = 保持する
verb-house = そこに家を置く
verb-ask = そこに家を置く許可を求める
verb-allow = 許可する
verb-refuse = 断る
verb-unpack = 個人リザーブのこれを建てる
verb-done = これ以上なし
verb-points = この点数のVPを購入する
verb-spend = この金額を払う（$10ごとに1VP）
verb-recruit = この人数のカウボーイを購入する
verb-cast = 引かれる有力者
verb-sing = 「決闘なし」チップを持つカウボーイを置く
verb-lucky = 全体リザーブのカウボーイをギャンブルに置く
verb-dynamite = ダイナマイトを持つカウボーイを置く（決闘でダイス2個）
verb-side = カードのこの面を使う
verb-fetch = このスクエアの建物を取る
verb-bag = 袋から建物を取る
verb-arm = この数のリボルバーを購入する
verb-dismiss = この人数のカウボーイを全体リザーブに戻す
verb-tax = これに課税する
verb-offer = この区画を競売にかける
verb-bid = この金額で入札する
verb-blast = この採掘坑でダイナマイトを使う
verb-reroll = このダイスをふりなおす
verb-move = 戻る代わりにそこへ行く
verb-pay = 払う
verb-lose = 1VP失う
verb-double = この種類の収入を2倍にする
verb-wait = カードのもう1つの効果を待つ

## Verbs of the variants

verb-outlaw = この無法者を移動させる
verb-ride = 無法者の行き先
verb-shift = このカウボーイを別の場所に移す
verb-back = このカウボーイを戻す
verb-horse = この囲いに馬を置く
verb-breed = この牧場の収入を2倍にする
verb-tile = この決闘タイルを出す
verb-discard = 捨てる
verb-sheet = この数を書く
verb-drop = このダイスを外す
verb-steal = 収入の半分を奪う
verb-buy-horse = $4で馬を購入する

## Verbs of the card game

cards-verb-draw = 引いた土地カード
cards-verb-back = 見えた裏面
cards-verb-meet = 表になった有力者
cards-verb-flip = めくった競りカード
cards-verb-use = この能力を使う
cards-verb-pass = 何もしない
cards-verb-bid = 競りカードで入札する
cards-verb-take = 列のカードを取る
cards-verb-place = カードを置く（左上の区画の場所）
cards-verb-sell = 町の土地カードを売る
cards-verb-fetch = 残った有力者を取る
cards-verb-top = 山札の一番上の有力者を見ずに取る

## The list of moves: the board game

menu-land = マップに価格のある区画を購入する
menu-spaces = 番号のアクションスクエア
do-choose = { $name }（上限{ $limit }）：{ $power }
do-draft = { $thing }
do-claim-ReceiveParcel = { $thing }
do-claim = ${ $price }で購入
do-place-land = ${ $price }
do-place-own = ${ $income }を守る
do-place-other = 攻撃（${ $income }の半分）
do-place-hall = 市庁舎
do-fetch = { $thing }
do-move-land = ${ $price }
do-offer = { $thing }
do-blast = ${ $income }が3倍
do-tax = { $amount ->
    [0] リボルバー1個につき$1
   *[1] 所持金$10ごとに$1（端数切り上げ）
}
do-arm = { $amount ->
    [0] なし
    [1] リボルバー1個（$3）
   *[other] リボルバー{ $amount }個（$9）
}
do-dismiss = { $amount ->
    [0] なし：3VP
    [1] 1人：6VP
   *[other] { $amount }人：9VP
}
do-reroll = { $amount }個目のダイスをふりなおす
do-keep-RerollOrKeep = このままにする
do-pay = $2払う
do-bid = ${ $amount }
do-build-PlaceCityHall = 市庁舎
do-pass-BidOrPass = 競売から降りる
do-duel = 次に{ $the-place }で決闘する
do-take-TakeGain = { $gives-place }
do-take-StealOrNot = 半分を奪う
do-take-CashOrWait = $8を取る
do-take-DoubleOrCash = 代わりに$8を取る
do-decline = 実行しない
do-buy = { $thing }を${ $price }で購入
do-build = 今の収入は${ $income }
do-keep-PlaceHouse = 建物を個人リザーブに戻す
do-house-land = 所有者のいない区画、あなたの収入+${ $gain }
do-house-own = 自分の区画、あなたの収入+${ $gain }
do-ask = { $owner }に許可を求める、あなたの収入+${ $gain }
do-unpack = { $thing }
do-points = { $amount }VPを${ $price }で
do-spend = { $points }VP
do-recruit = { $amount ->
    [0] なし
    [1] 1人（$1）
    [2] 2人（$4）
   *[other] { $amount }人（$9）
}
do-road = 先に道路を置く
do-double = 2倍：{ $thing }

## The list of moves: variants

do-place-outlaw = 無法者と戦う
do-place-enclosure = 自分の囲い
do-shift = { $the-place }から移す
do-back = { $the-place }から戻す
do-tile = { $amount }
do-drop = { $amount }個目のダイス
do-horse = { $amount ->
    [1] 火力
    [2] もう1人置く、変更、またはパス
    [3] 牧場の収入を2倍
    [4] $2
   *[other] ロデオの点が最も高い
}
do-breed = ${ $income }が2倍
do-take-TakeWageOrHorse = $4
do-take-RewardOrTheft = 報酬のVP
do-keep-DiscardLastTiles = そのまま持つ
do-decline-UseHorse = 今は使わない
do-outlaw = そこの無法者

## The list of moves: the card game

do-take-terrain = { $cards }（今は最大{ $gain }VP）
do-take-character = { $power }（今は{ $gain }VP）
do-take-no-place = { $cards }：町に置く場所がなく、捨てることになる
do-place-card = 今は{ $gain }VP
do-sell = { $cards }（今は{ $gain }VP）
do-pass-UsePower = 今は使わない
do-pass-FetchCharacter = 他の有力者は取らない
do-pass-LastSale = もう売らない
menu-more-places = 他はマップを参照
