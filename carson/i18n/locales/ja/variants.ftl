# 6つのバリアント。

horse = 馬
rodeo-token = ロデオチップ
duel-tile = 決闘タイル

reason-edition-has-no-such-variant = 2009年版にこのバリアントはありません：「{ $text }」
reason-river-length = 川は{ $least }から{ $most }区画です（指定：{ $count }）
reason-river-broken = 川の区画が辺でつながっていません
reason-river-must-reach-two-edges = 川はマップの端から別の端まで続かなければなりません
reason-bridge-needs-two = { $edge }の道路は橋なので、道路が2本必要です。
reason-school-on-this-bank = 川のこちら側にはすでに学校があります。
reason-outlaw-there = { $parcel }に無法者がいます。
reason-prison-near = { $parcel }は監獄に隣接しているので、無法者は来ません。
reason-no-outlaw-there = { $parcel }に無法者はいません。
reason-has-moved = { $parcel }の無法者はすでに移動しました。
reason-not-best-loot = { $parcel }は無法者が最も狙う建物ではありません。
reason-shifted-enough = このラウンドはすでに{ $most }回変更したので、もう変更できません。
reason-nowhere-to-go = { $place }のカウボーイが行ける場所は他にありません。
reason-same-place = そのカウボーイは{ $place }から来ました。別の場所に置いてください。
reason-no-such-enclosure = 囲いは1から5までです。
reason-enclosure-closed = 早撃ちカーソンでは囲い{ $enclosure }を使いません。
reason-no-enclosures = このゲームに囲いはありません。
reason-horse-bought = このラウンドはすでに馬を購入しました。
reason-no-horses-left = 馬が残っていません。
reason-not-your-ranch = { $parcel }にあなたの牧場はありません。
reason-no-such-tile = その決闘タイルを持っていません。
reason-not-in-pile = 山にその決闘タイルはありません。
reason-play-a-tile = 決闘タイルを1枚以上出してください。
reason-sheet-no-loan = 手放せるVPは0、5、10です（{ $line }）。
reason-sheet-buys-or-gives-up = このシートで{ $given }VPを手放すので、VPは買えません。どちらか一方だけです。
reason-sheet-too-many = 最大{ $most }です（{ $line }）。
reason-sheet-too-dear = 残りは${ $left }だけです（{ $line }）。
reason-bid-less = { $seat }の入札額は他の人より低いです。

event-outlaws-came = 無法者が{ $count }人来ます。強さは{ $strength }です。
event-outlaw-arrived = { $parcel }に無法者が来ました。
event-outlaw-jailed = { $parcel }の{ $seat }の監獄が無法者を捕らえました。
event-outlaw-moved = { $parcel }の無法者が{ $to }に移動しました。
event-outlaw-beaten = { $seat }は{ $parcel }の無法者を追い払いました。
event-outlaw-won = { $parcel }の無法者は強すぎて、その場に残ります。
event-robbed = 無法者が{ $seat }から${ $amount }奪いました（{ $parcel }の{ $thing }）。
event-shifted = { $seat }は{ $a-piece }を{ $place }から{ $to }に移しました。
event-came-back = { $seat }は{ $place }の{ $a-piece }を戻しました。
event-got-horse = { $seat }は馬を受け取りました。
event-horse-placed = { $seat }は囲い{ $enclosure }に馬を置きました。
event-bred = { $seat }は馬で{ $parcel }の牧場の収入を2倍にします。
event-rodeo = ロデオ：{ $seat }は{ $hats }点。
event-rodeo-won = ロデオは{ $seat }の勝ちです。
event-tile-drawn = { $seat }は決闘タイルを引きました：{ $tile }。
event-tile-played = { $seat }は決闘タイル{ $tile }を出しました。
event-tiles-discarded = { $seat }は決闘タイルを{ $count }枚捨てました。
event-sheet-shown = { $seat }の選択：{ $line }、{ $amount }。

sheet-loan = 手放すVP
sheet-cowboys = カウボーイ（1人$5）
sheet-revolvers = リボルバー（1つ$6）
sheet-roads = 道路（1本$3）
sheet-parcels = 区画（1つ$8）
sheet-vps = VP（1点$5）
sheet-connections = 有力なつて（$8）
sheet-second-character = 1回だけ2人目の有力者（$8）
sheet-sharpshooter = 射撃の名手（$12）
sheet-bid = 最初になるための入札額

ask-FillSheet = { $seat }：{ $line }？（残り${ $left }）
    .help = $50とカウボーイ1人で始め、残りを1行ずつ秘密に購入します。5VPを手放すと$12、10VPなら$22です。有力なつて：選ぶカードの面を決められます。2人目の有力者：ゲーム中1回。射撃の名手：決闘のダイスが1個増え、1個を除きます。入札額は全員が払い、最も高い人が最初になります。
ask-HighestBidder = 最も高く入札した人の中から、くじで最初の人を決めます。
    .help = 残りの順番もくじで決めます。
ask-TakeSecond = { $seat }：今、2人目の有力者を選びますか？
    .help = ゲーム中1回。両方の能力と、所持金上限の合計と、小さい方の番号を得ます。
ask-DrawTile = { $owner }が決闘タイルを引きます。
    .help = 本人だけが見ます。
ask-PlayTiles = { $seat }：どの決闘タイルを出しますか？
    .help = タイルの値を火力に足します。全員同時に公開します。
ask-DiscardLastTiles = { $seat }：最後の決闘タイル2枚を捨てて5枚引きますか？
    .help = 射撃の名手だけができます。
ask-PutDieAside = { $seat }：どのダイスを除きますか？
    .help = 射撃の名手はダイスを1個多くふり、1個を除きます。
ask-RollOutlaws = ダイスで無法者の強さと人数を決めます。
    .help = 強さは8から13、人数は1から3です。
ask-RollArrival = ダイスで無法者の来る場所を決めます。
    .help = 監獄の隣には来ません。
ask-PickOutlaw = { $seat }：次はどの無法者が移動しますか？
    .help = それぞれ、周囲で最も収入の高い建物へ移動します。
ask-RideOut = 無法者が移動します。
    .help = 同じ収入の建物の間では運で決まります。
ask-RewardOrTheft = { $seat }：{ $parcel }の無法者の報酬を取りますか、建物の収入を奪いますか？
    .help = 報酬は勝利ポイントです。奪うと建物の収入の半分を得ます。
ask-PlaceFreely = { $seat }：カウボーイを置くか、変更するか、パスしてください。
    .help = 早撃ちカーソンでは、パスするまで、カウボーイを別の場所に移したり戻したりもできます。1ラウンドに10回までです。
ask-PutElsewhere = { $seat }：カウボーイはどこへ行きますか？
    .help = 元の場所以外ならどこでも。
ask-UseHorse = { $seat }：どの囲いに馬を置きますか？
    .help = 1：火力+1（3頭なら+2）。2：もう1人置く、移す、戻す、またはパス。3：牧場の収入を2倍。4：$2。5：ロデオの点が最も高い。
ask-UseSecondEnclosure = { $seat }：もう1人置きますか、変更しますか、パスしますか？
    .help = 2番目の囲いの効果です。何もしないこともできます。
ask-TakeWageOrHorse = { $seat }：$4を取りますか、$4で馬を購入しますか？
    .help = 馬は1ラウンドに1人1頭です。
ask-StableNewHorse = { $seat }：新しい馬をどの囲いに置きますか？
    .help = 1：火力+1（3頭なら+2）。2：ロデオの点だけ。3：牧場の収入を2倍。4：$2。5：ロデオの点が最も高い。
ask-DoubleRanch = { $seat }：馬でどの牧場の収入を2倍にしますか？
    .help = 3番目の囲いの馬1頭につき牧場1つです。

verb-outlaw = この無法者を移動させる
verb-ride = 無法者の行き先
verb-shift = このカウボーイを別の場所に移す
verb-back = このカウボーイを戻す
verb-horse = この囲いに馬を置く
verb-breed = この牧場の収入を2倍にする
verb-tile = この決闘タイルを出す
verb-discard = 捨てる
verb-sheet = この数を書く
verb-drop = このダイスを除く
verb-steal = 収入の半分を奪う
verb-buy-horse = $4で馬を購入する

do-place-outlaw = 無法者と戦う
do-place-enclosure = 自分の囲い
do-shift = { $place }から移す
do-back = { $place }から戻す
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

status-outlaws = 無法者の強さ{ $strength }
usage-variants = バリアント（カンマ区切り）：new-beginning, river, might-is-right, kit-carson, outlaws, horses。
