# Why a move is refused.

## Any game

reason-game-over = ゲームは終了しました。
reason-not-your-turn = { $seat }の手番です。
reason-not-now = 「{ $verb }」は今は選べません。
reason-already-answered = 「{ $move }」は{ $seat }の唯一の選択肢だったので、エンジンがすでに実行しました。
reason-unknown-verb = 「{ $text }」という手はありません。
reason-unknown-noun = 「{ $verb }」に「{ $text }」は使えません。
reason-number-missing = 「{ $verb }」には数が必要です：{ $known }。
reason-noun-missing = 「{ $verb }」の後に次のいずれかが必要です：{ $known }。

## Undo

reason-undo-not-yours = 最後の手はあなたのものではありません。
reason-undo-revealed = その後にダイスやタイルが公開されたので、取り消せません。
reason-undo-nothing = 取り消せる手がありません。
cards-reason-undo-revealed = その後にカードが公開されたので、取り消せません。

## Setup and chance

reason-not-in-bag = 袋にこの種類の建物はありません：{ $thing }。
reason-off-the-dice = ダイスで{ $parcel }は決まりません。
reason-no-such-seat = プレイヤー{ $seat }はいません。
reason-already-drawn = { $seat }はすでに選ばれました。
reason-no-face = ダイスにそのような目はありません。

## Characters

reason-card-not-in-play = この有力者はゲームにいません：{ $card }。
reason-card-taken = { $the-card }はすでに{ $seat }が選びました。
reason-not-enough-cowboys = { $count ->
    [0] カウボーイは残っていません。
   *[other] カウボーイは残り{ $count }人です。
}
reason-not-fetchable = 新聞売りはこのカードを取れません：{ $card }。
reason-not-that-many = 最大{ $most }までです。
reason-no-such-package = { $points }VPのまとめ買いはありません。3、5、7だけです。
reason-bid-more = ${ $bid }より高く入札してください。
reason-offered-already = { $parcel }はすでに競売にかけられています。
reason-not-on-space = この建物は{ $the-place }にありません：{ $thing }。
reason-on-the-track = 建設スクエアにあるものを取ってください。袋から取れるのは、そこにないときだけです：{ $thing }。
reason-no-such-die = そのダイスはありません。
reason-not-your-mine = { $place }にあなたの採掘坑はありません。
reason-multiplied-already = { $parcel }の収入はすでに増えています。
reason-no-refuge = 負けたカウボーイが行けるのは、アクションスクエアか所有者のいない区画だけです。{ $the-place }には行けません。
reason-too-late = { $place }はすでに実行されました。
reason-no-building = 建物ではありません：{ $thing }。
reason-none-of-yours = この種類の建物を持っていません：{ $thing }。

## Placing

reason-no-piece = 置ける駒がありません：{ $piece }。
reason-not-for-this-piece = この駒は{ $the-place }に置けません：{ $piece }。
reason-may-not-attack = あなたの有力者では攻撃できません。
reason-may-not-provoke = あなたの有力者では他人のいる場所に行けません：{ $place }。
reason-no-titles = 新しい区画のための地所タイルが残っていません。
reason-no-building-there = { $the-place }に建物がありません。
reason-space-over = { $place }はラウンド{ $round }から使えません。
reason-ammunition-gone = 「リボルバー×3」チップは{ $seat }が持っています。
reason-nothing-to-attack = { $parcel }は{ $seat }のもので、建物がありません。
reason-protected = { $parcel }は攻撃できません：{ $thing }。
reason-piece-is-peaceful = この駒は攻撃しません：{ $piece }。
reason-not-empty = { $the-place }にはすでに誰かいます。
reason-already-there = { $the-place }にはすでにあなたのカウボーイがいます。
reason-closed-by = { $the-place }には{ $seat }の{ $piece }がいるので、加われません。

## Money, land, roads, buildings

reason-too-dear = ${ $price }必要ですが、所持金は${ $cash }です。
reason-no-cowboy-there = そこにあなたのカウボーイはいません。
reason-no-duel-there = { $the-place }で決闘はありません。
reason-parcel-owned = { $parcel }は{ $seat }のものです。
reason-nobodys-for-ever = 市庁舎があるので、{ $parcel }は誰のものにもなりません。
reason-not-your-land = { $parcel }はあなたのものではありません。
reason-not-free = { $parcel }は空き区画ではありません：{ $thing }。
reason-no-road-touches = { $parcel }に道路が届いていません。
reason-no-house-site = 一緒に建てる家の場所がありません：{ $thing }。
reason-townhouse-not-closed-in = { $parcel }に2つ目の家を置けるのは、隣接する8区画がすべて埋まっているか所有されている場合だけです。
reason-ask-first = { $parcel }は{ $seat }のものです。まず許可を求めてください。
reason-nobody-to-ask = { $parcel }に許可は必要ありません。
reason-already-refused = { $seat }は、今建てている建物の家を{ $parcel }に置くことをすでに断っています。
reason-house-must-be-placed = 許可のいらない場所があるので、家を置かなければなりません。
reason-not-in-reserve = 個人リザーブにありません：{ $thing }。
reason-too-late-for-cash = $8はもう取れません。2009年版では、カードを取ったときに得るか、まったく得ないかです。
reason-given-up = 家を置けずに戻した建物です：{ $thing }。先に別の建物を建てれば、もう一度試せます。
reason-nowhere-to-build = 今これを建てられる区画がありません：{ $thing }。
reason-no-roads = 道路が残っていません。
reason-road-there = { $edge }にはすでに道路があります。
reason-road-apart = { $edge }の道路は、これまでの道路の延長になりません。
reason-road-astray = { $edge }の道路は、最も近い場所に向かいません。
reason-no-line = { $parcel }に沿ってマップを一直線に横切る道路がありません。
reason-not-that-much = 所持金は${ $cash }しかありません。
reason-over-the-limit = 所持金上限は${ $limit }です。${ $least }以上払ってください。

## Variants

reason-bridge-needs-two = { $edge }の道路は橋なので、道路が2本必要です。
reason-school-on-this-bank = 川のこちら側にはすでに学校があります。
reason-outlaw-there = { $parcel }に無法者がいます。
reason-prison-near = { $parcel }は監獄に隣接しているので、無法者は来ません。
reason-no-outlaw-there = { $parcel }に無法者はいません。
reason-has-moved = { $parcel }の無法者はすでに移動しました。
reason-not-best-loot = 無法者には、{ $parcel }より狙いたい建物があります。
reason-shifted-enough = このラウンドはすでに{ $most }回変更したので、もう変更できません。
reason-nowhere-to-go = { $the-place }のカウボーイが行ける場所は他にありません。
reason-same-place = そのカウボーイは{ $the-place }から来ました。別の場所に置いてください。
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
reason-sheet-buys-or-gives-up = このシートで{ $given }VPを手放すので、VPは買えません。
reason-sheet-too-many = 最大{ $most }です（{ $line }）。
reason-sheet-too-dear = 残りは${ $left }だけです（{ $line }）。
reason-bid-less = { $seat }の入札額は他の人より低いです。

## The card game: bids and powers

reason-not-in-hand = 競りカード{ $value }は手札にありません。
reason-other-power = 先にこの能力を使うかどうか決めてください：{ $card }。

## The card game: cards and cities

reason-not-on-display = このカードは列にありません：{ $card }。
reason-outside-the-ground = { $parcel }に置くと、町を作れる範囲の外に出ます。
reason-first-card-in-the-middle = 最初のカードは{ $parcel }に置きます。
reason-not-joined = { $parcel }に置くと、町とどの辺でも接しません。
reason-city-too-big = 町が大きくなりすぎます：{ $long ->
    [8] { $most }行、{ $most }列までです。
   *[other] { $most }行{ $long }列、または{ $long }行{ $most }列までです。
}
reason-covers = { $parcel }はそのようには覆えません：{ $thing }。
reason-no-sales-left = 今売れるカードはありません。
reason-not-in-city = このカードはあなたの町にありません：{ $card }。
reason-cards-overlap = 重なっていないカードだけが売れます：{ $card }と{ $other }が重なっています。
reason-city-divided = { $the-card }を抜くと町が分かれてしまいます。
reason-pile-empty = 山札に有力者は残っていません。
reason-not-left-over = 取られずに残った有力者ではありません：{ $card }。

## The card game: chance

reason-other-era = 今は時代{ $era }です。
cards-reason-not-in-pile = このカードは山札にありません：{ $card }。
reason-no-such-back = 山札にこの裏面の有力者はいません：{ $back }。
reason-other-back = この有力者の裏面は違います：{ $card }。

## The lesson

reason-tutorial-other = まず、印のついた手を選んでください。最初の本番のゲームでは自由に遊べます。
reason-tutorial-watch = 先生の説明を読んで「次へ」をタップしてください。
reason-tutorial-stale = レッスンはもう先に進んでいます。
reason-no-tutorial = このテーブルにレッスンはありません。

## The terminal

reason-no-such-number = { $text }番の手は今ありません。
reason-ambiguous = 「{ $text }」は複数の手に当てはまります：{ $known }

## The text view

reason-form-not-ours = このフォームは当サイトのページから送られたものではないか、ページが古すぎます。ページを読み込み直して、もう一度お試しください。
reason-form-unclear = フォームの内容を読み取れませんでした。
reason-nothing-chosen = 何も選ばれていません。
reason-no-key = これは席のリンクでもキーでもありません。
