# What happened: the log of a table, and the story in the terminal.

## Any game

event-answered = { $seat }の選択肢は1つだけでした。
    .bid = { $seat }の競りカードは残り1枚なので、それで入札します。

## Setup and order

event-drew = 袋から引いて${ $price }のスクエアに置きました：{ $thing }。
event-founded = { $parcel }に町ができました。
event-mountain-rose = { $parcel }に山が置かれました。
event-ordered = 抽選の結果、{ $seat }は最初の順番で{ $rank }番目です。
event-round-began = ラウンド{ $round }が始まりました。
event-phase-began = { $phase ->
    [1] フェイズ1：有力者を選びます。
    [2] フェイズ2：カウボーイを置きます。
    [3] フェイズ3：スクエアを順に実行します。
   *[4] フェイズ4：ラウンドを締めくくります。
}
event-box-opened = { $the-box }：
event-turn-order = { $seat }は進行順{ $rank }番目です。
event-game-ended = ゲームが終わりました。
event-cast-drawn = このゲームの有力者：{ $side }。
event-hall-drawn = 市庁舎が引かれました。
event-hall-built = { $seat }は市庁舎を{ $parcel }に置きました。
event-hall-boxed = 市庁舎を置く場所がないので、ゲームから除きました。
event-free-road = { $count ->
    [1] { $seat }は全体リザーブの道路を{ $edge }に置きました。
   *[other] { $seat }は全体リザーブの道路{ $count }本を{ $edge }に置き、橋を架けました。
}

## Cowboys and duels

event-card-taken = { $seat }は{ $the-card }を選びました。
event-side-chosen = { $seat }は{ $card }の{ $red ->
    [0] 黄色
   *[1] 赤
}の面を選びました。
event-first-next = 次のラウンドは{ $seat }が最初です。
event-dismissed = { $seat }はカウボーイ{ $count }人を全体リザーブに戻しました。
event-healed = { $seat }の負けたカウボーイは、戻る代わりに{ $the-place }へ行きました。
event-sent-away = 弁護士により、{ $parcel }の{ $seat }の{ $piece }は個人リザーブに戻りました。
event-placed = { $seat }は{ $the-place }に{ $a-piece }を置きました。
event-passed = { $seat }は{ $rank }番目にパスしました。
event-went-home = { $the-place }の{ $seat }の{ $piece }が個人リザーブに戻りました。
event-went-to-box = { $the-place }の{ $seat }の{ $piece }が全体リザーブに移りました。
event-duel-began = { $the-place }で決闘です！
event-rolled = { $seat }のダイスは{ $die }でした。
event-rerolled = { $seat }は{ $die }をふりなおしました。
event-fought = { $seat }：ダイス{ $die }+火力{ $firepower }={ $total }。
event-duel-won = { $seat }は{ $the-place }の決闘に勝ちました。
    .tie = { $seat }は{ $the-place }の決闘に勝ちました。同点ですが、先にパスしていました。
event-attack-cancelled = 新しい教会により、{ $parcel }への{ $seat }の攻撃はキャンセルされました。

## Money, points and pieces

event-paid = { $seat }は${ $amount }払いました（{ $cause }）。
event-earned = { $seat }は${ $amount }受け取りました（{ $cause }）。
event-gave = { $seat }は{ $receiver }に${ $amount }払いました（{ $cause }）。
event-scored = { $seat }は{ $points }VPを得ました（{ $source }）。
    .lost = { $seat }はVPを失いました（{ $source }）：{ $points }。
event-got-roads = { $seat }は道路を{ $count }本受け取りました。
event-got-revolvers = { $seat }はリボルバーを{ $count }個受け取りました。
event-got-cowboys = { $seat }は{ $count ->
    [0] 新しいカウボーイを受け取りませんでした
   *[other] カウボーイを{ $count }人受け取りました
}。
event-got-dynamite = { $seat }は{ $count ->
    [0] 残りがないため、ダイナマイトを受け取れませんでした
   *[other] ダイナマイトを{ $count }個受け取りました
}。
event-blasted = { $seat }はダイナマイトを使い、{ $parcel }の採掘坑の収入を3倍にしました。
event-taxed = { $seat }は{ $owner }から${ $amount }の税を取りました。
event-got-ammunition = { $seat }は「リボルバー×3」チップを得ました。このラウンドの間、火力+3です。
event-gave-up = { $seat }は{ $the-place }のアクションを実行しませんでした。
event-income = { $seat }は${ $amount }の収入を得ました（{ $parcel }の{ $thing }）。
event-stolen = { $thief }は攻撃で${ $amount }を奪いました（{ $parcel }の{ $thing }）。
event-doubled = { $seat }は収入を2倍にする建物を指定しました：{ $thing }。
event-excess-spent = { $seat }は所持金上限のために${ $amount }払いました。

## The town

event-offered = { $seat }は{ $parcel }を競売にかけました。
event-auction-began = { $seat }が競売を始めました。
event-bid = { $seat }は${ $amount }で入札しました。
event-passed-bid = { $seat }は競売から降りました。
event-auction-won = { $seat }が${ $amount }で落札しました。
event-no-bids = { $seat }の競売に入札はありませんでした。
event-claimed = { $parcel }は{ $seat }のものになりました。
event-bought = { $seat }は{ $a-thing }を${ $price }で購入しました。
event-kept = { $seat }は{ $a-thing }を個人リザーブに保持しました。
event-road-laid = { $seat }は{ $edge }に道路を置きました。
event-built = { $seat }は{ $parcel }に{ $a-thing }を建設しました。
event-taken-back = { $seat }は{ $parcel }の{ $a-thing }を個人リザーブに戻しました。
event-house-built = { $seat }は{ $parcel }に{ $a-thing }を置きました。
event-asked = { $seat }は{ $owner }に、{ $parcel }に家を置く許可を求めました。
event-allowed = { $owner }は{ $parcel }の家を許可しました。
event-refused = { $owner }は{ $parcel }の家を断りました。

## Variants

event-outlaws-came = { $count ->
    [0] 新しい無法者は来ませんでした。強さは全員{ $strength }です。
   *[other] 無法者が{ $count }人来ました。強さは{ $strength }です。
}
event-outlaw-arrived = { $parcel }に無法者が来ました。
event-outlaw-jailed = { $parcel }の{ $seat }の監獄が無法者を捕らえました。
event-outlaw-moved = { $parcel }の無法者が{ $to }に移動しました。
event-outlaw-beaten = { $seat }は{ $parcel }の無法者を追い払いました。
event-outlaw-won = { $parcel }の無法者は強すぎて、その場に残りました。
event-robbed = 無法者が{ $seat }から${ $amount }奪いました（{ $parcel }の{ $thing }）。
event-shifted = { $seat }は{ $a-piece }を{ $the-place }から{ $the-to }に移しました。
event-came-back = { $seat }は{ $the-place }の{ $a-piece }を戻しました。
event-got-horse = { $seat }は馬を受け取りました。
event-horse-placed = { $seat }は囲い{ $enclosure }に馬を置きました。
event-bred = { $seat }は馬で{ $parcel }の牧場の収入を2倍にしました。
event-rodeo = ロデオ：{ $seat }は{ $hats }点でした。
event-rodeo-won = { $seat }はロデオに勝ちました。
event-tile-drawn = { $seat }は決闘タイルを引きました：{ $tile }。
event-tile-played = { $seat }は決闘タイル{ $tile }を出しました。
event-tiles-discarded = { $seat }は決闘タイルを{ $count }枚捨てました。
event-sheet-shown = { $seat }のシート：{ $line }、{ $amount }。

## The card game

event-era-began = 時代{ $era }が始まりました。
event-card-round-began = 時代{ $era }、ラウンド{ $round }
event-terrain-drawn = 引いたカード：{ $card }
event-back-shown = 次の有力者の裏面：{ $back }
event-character-met = 表になった有力者：{ $card }
event-put-under = どくろが出たので、{ $card }は山札の下に入りました。
event-power-used = { $seat }は{ $the-card }を使いました。
event-power-passed = { $seat }は今回は{ $the-card }を使いませんでした。
event-bid-sealed = { $seat }は競りカードを選びました：{ $value }
event-bid-opened = { $seat }の入札は{ $value }でした。
event-bid-raised = { $seat }は入札に{ $value }を加えました。
event-pick-order = { $seat }は{ $value }で{ $rank }番目に選びます。
event-took = { $seat }は{ $the-card }を取りました。
event-laid = { $seat }は{ $the-card }を取り、{ $parcel }に置きました。
event-no-room = { $seat }の町に{ $the-card }を置く場所がないため、捨てました。
event-sold = { $seat }は{ $the-card }を売りました。
event-left-over = 残ったカード：{ $card }
event-hand-back = { $seat }は競りカード{ $count }枚を手札に戻しました。
event-upright = この能力はまた使えます：{ $card }
event-card-scored = { $seat }は{ $points }VPを得ました（{ $source }）。
event-card-game-ended = ゲームが終わりました。

## One sentence for several events

story-ordered = 抽選で決まった最初の順番：{ $list }。
    .item = { $seat }
story-mountain-rose = 山の区画：{ $list }。
    .item = { $parcel }
story-drew = 袋から引いた順に：{ $list }。
    .item = { $thing }
story-bought-land = { $seat }は{ $parcel }を${ $amount }で購入しました。
story-terrain-drawn = 引いたカード：{ $list }
    .item = { $card }
story-bid-opened = 入札：{ $list }
    .item = { $seat }：{ $value }
story-pick-order = 選ぶ順番：{ $list }
    .item = { $seat }（{ $value }）
story-left-over = 残ったカード：{ $list }
    .item = { $card }
story-hand-back = 競りカードがすべて手元に戻ります：{ $list }。
    .item = { $seat }
story-upright = 次の能力がまた使えます：{ $list }。
    .item = { $card }

## The table and its seats

table-opened = テーブルが開きました。
table-claimed = { $name }が席に着きました。
table-left = { $name }がテーブルを離れました。
table-kicked = { $name }はテーブルを離れることになりました。
table-handed = { $name }の代わりにボット（{ $bot }）がプレイします。
table-returned = { $name }が戻りました。
table-replaced = { $name }はボット（{ $bot }）が引き継ぎます。
table-timed-out = { $name }の持ち時間がなくなりました。ボット（{ $bot }）がプレイします。
table-linked = { $name }に新しいリンクができました。
table-undone = { $seat }が手を取り消しました。
table-undo-asked = { $seat }が手の取り消しを求めました。
table-undo-agreed = { $seat }は手の取り消しに同意しました。
table-undo-refused = { $seat }は手の取り消しに同意しませんでした。
table-proposed-kick = { $seat }が、{ $name }をゲームから外すことを提案しています。
table-proposed-replace = { $seat }が、{ $name }の席をボットに任せることを提案しています。
table-proposed-delete = { $seat }が、ゲームの削除を提案しています。
table-seat-asked-share = { $name }が、{ $seat }の席を一緒に使いたいと言っています。
table-seat-asked-play = { $name }が、{ $seat }の代わりにプレイしたいと言っています。
table-seat-not-asked = 席の申し込みは取り消されました。
table-agreed = { $seat }が同意しました。
table-refused = { $seat }は同意しませんでした。
table-bot-failed = { $seat }のボットが答えなかったため、別のボットが引き継ぎます。
table-rematch = 同じプレイヤーの新しいテーブルができました。
table-hinted = { $seat }がヒントを見ました。
table-planned = { $seat }は前もってパスを予約していました。
table-paused = サーバーが止まっていたため、時計は進んでいません。
