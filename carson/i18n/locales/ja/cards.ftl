# カードゲーム。名前がcards-で始まるメッセージは、同じ名前の共通のものの代わりになります。

## 要素、有力者、裏面

thing-no-card = カードなし
    .a = カードなし
    .code = { "" }
thing-empty = 空き地
    .a = 空き地
    .code = ·
thing-outlaws = 無法者
    .a = 無法者
    .code = 無法
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

## 有力者の働き

about-card-governor = ゲーム中1回、入札の前：土地カードをもう1枚引き、列の好きなカードをただちに取る。その後は普段どおり入札して選ぶ
about-card-lawyer = 時代ごとに1回、入札の前：列の好きなカードをただちに取る。このラウンドの入札は失われ、もう選べない
about-card-chinese-worker = 時代ごとに1回、入札の前：土地カードをもう1枚引き、自分の番に2枚取る
about-card-heroes = 6VP。時代ごとに1回、入札の前：入札に+3
about-card-gunsmith = 時代ごとに1回、入札の前：入札に+6
about-card-mercenary = 時代ごとに1回、入札の公開後：入札に+5
about-card-doctor = 5VP。時代ごとに1回、入札の公開後：入札に+2
about-card-cowboy = 牧場1つにつき3VP
about-card-auctioneer = 街の土地カードを3枚まで、1枚7VPで売れる。重なっているカードや、抜くと街が分かれるカードは売れない
about-card-settler = 牧場に隣接する空き地1つにつき1VP（重複なし）
about-card-captain = 6VP。以後、街は9行または9列まで広げられる
about-card-singer = 最も得点の高い酒場と同じVP
about-card-banker = 銀行1つにつき4VP
about-card-teacher = 家1つにつき1VP。タウンハウスと宿は2つと数える
about-card-editor = 自分の有力者のうち、能力のない人（本人も含む）1人につき1VP、能力のある人1人につき4VP
about-card-grocer = 薬局1つにつき4VP
about-card-paperboy = 3VP。ただちに有力者をもう1人取る：誰も取らずに残った有力者か、山札の一番上のまだ見えない有力者
about-card-sheriff = 監獄1つにつき3VP。無法者の害を受けない
about-card-indian = 64区画のうちカードのない区画1つにつき0.5VP（端数切り上げ）
about-card-prospector = 山1つにつき1VP、採掘坑1つにつき1VP
about-card-undertaker = 自分の有力者（本人も含む）1人につき2VP

## 要素の価値

cards-about-thing-empty = 隣接する牧場1つにつき1VP。何でも上に置ける
cards-about-thing-mountain = 隣接する採掘坑1つにつき2VP
cards-about-thing-outlaws = -6VP。監獄か保安官があれば害はなく、空き地と数える
cards-about-thing-house = 隣接する店の得点になる。家かタウンハウスを上に置ける
cards-about-thing-townhouse = 家2つとして数える
cards-about-thing-ranch = 隣接する空き地1つにつき1VP
cards-about-thing-mine = 隣接する山1つにつき2VP
cards-about-thing-drugstore = 隣接する家1つにつき1VP、街の牧場1つにつき1VP
cards-about-thing-bank = 隣接する家1つにつき1VP、街の採掘坑1つにつき1VP
cards-about-thing-saloon = 隣接する家1つにつき2VP
cards-about-thing-hotel = 3VP。家2つとして数える
cards-about-thing-general-store = 街の家1つにつき1VP、隣接する家はさらに1VP
cards-about-thing-church = 街の家1つにつき1VP
cards-about-thing-blacksmith = 街の採掘坑1つにつき1VP、街の牧場1つにつき1VP
cards-about-thing-city-hall = 隣接する家1つにつき1VP、家とタウンハウス以外の街の建物1つにつき1VP
cards-about-thing-prison = 無法者の害を受けない

## できない理由：オプション

reason-seats-out-of-range = 席は人と仮想プレイヤーを合わせて{ $least }から{ $most }です（指定：{ $count }）
reason-suits-missing = マークは席ごとに1つ、{ $seats }個必要です（指定：{ $count }）

## できない理由：入札と能力

reason-not-in-hand = 競りカード{ $value }は手札にありません。
reason-other-power = 今使える能力は1つだけです：{ $card }

## できない理由：カードと街

reason-not-on-display = このカードは列にありません：{ $card }
reason-outside-the-ground = { $parcel }に置くと、街を作れる範囲の外に出ます。
reason-first-card-in-the-middle = 最初のカードは{ $parcel }に置きます。
reason-not-joined = { $parcel }に置くと、街とどの辺でも接しません。
reason-city-too-big = 街が大きくなりすぎます：{ $long ->
    [8] { $most }行、{ $most }列までです。
   *[other] { $most }行{ $long }列、または{ $long }行{ $most }列までです。
}
reason-covers = { $parcel }はそのようには覆えません：{ $thing }
reason-no-sales-left = 今売れるカードはありません。
reason-not-in-city = このカードはあなたの街にありません：{ $card }
reason-cards-overlap = 重なっていないカードだけが売れます：{ $card }と{ $other }が重なっています。
reason-city-divided = { $the-card }を抜くと街が分かれてしまいます。
reason-pile-empty = 山札に有力者は残っていません。
reason-not-left-over = 取られずに残った有力者ではありません：{ $card }

## できない理由：運

reason-other-era = 今は時代{ $era }です。
cards-reason-not-in-pile = このカードは山札にありません：{ $card }
reason-no-such-back = 山札にこの裏面の有力者はいません：{ $back }
reason-other-back = この有力者の裏面は違います：{ $card }

## できない理由：局面

reason-bid-missing = { $seat }の入札がありません
reason-bid-too-early = { $seat }はまだ入札していないはずです
reason-wrong-hand = { $seat }の競りカードは{ $needed }枚のはずです（指定：{ $count }枚）
reason-card-named-twice = このカードは2回書かれています：{ $card }
reason-city-drawn-otherwise = { $seat }の街の絵がカードの配置と違います
reason-city-off-the-middle = { $seat }の街が中央にありません
reason-no-back-shown = 山札に有力者がいるあいだは、一番上の裏面が見えています
reason-pile-too-short = 残りのラウンドに対して山札が{ $count }枚しかありません
reason-column-too-short = 選ぶ人に対してカードが{ $count }枚しかありません
reason-nothing-to-use = このカードは誰も使えなかったはずです：{ $card }
reason-people-build = { $seat }は仮想プレイヤーで、何も建てません
reason-two-characters-shown = 列の有力者は1人までです
reason-no-sale-yet = 最後のラウンドが終わるまでは誰も売りません

## 起きたこと

event-era-began = 時代{ $era }が始まります。
event-card-round-began = 時代{ $era }、ラウンド{ $round }
event-terrain-drawn = 引いたカード：{ $card }
event-back-shown = 次の有力者の裏面：{ $back }
event-character-met = 表になった有力者：{ $card }
event-put-under = どくろが出たので、{ $card }は山札の下に入ります。
event-power-used = { $seat }は{ $the-card }を使います。
event-power-passed = { $seat }は今は{ $the-card }を使いません。
event-bid-sealed = { $seat }は競りカードを伏せました：{ $value }
event-bid-opened = { $seat }の入札は{ $value }です。
event-bid-raised = { $seat }は入札に{ $value }を加えます。
event-pick-order = { $seat }は{ $value }で{ $rank }番目に選びます。
event-took = { $seat }は{ $the-card }を取りました。
event-laid = { $seat }は{ $the-card }を取り、{ $parcel }に置きました。
event-no-room = { $seat }の街に{ $the-card }を置く場所がないため、捨てました。
event-sold = { $seat }は{ $the-card }を売りました。
event-left-over = 残ったカード：{ $card }
event-hand-back = { $seat }は競りカード{ $count }枚を手札に戻します。
event-upright = この能力はまた使えます：{ $card }
event-card-scored = { $seat }：{ $points }VP（{ $source }）。
event-card-game-ended = ゲームは終了しました。

story-terrain-drawn = 引いたカード：{ $list }
    .item = { $card }
story-bid-opened = 入札：{ $list }
    .item = { $seat }：{ $value }
story-pick-order = 選ぶ順番：{ $list }
    .item = { $seat }（{ $value }）
story-left-over = 残ったカード：{ $list }
    .item = { $card }

## 質問

ask-SealBids = { $seat }：どの競りカードを伏せますか？
    .help = 全員が選ぶまで誰にも見えません。値の大きい人から、並んだカードを1枚取って自分の街に使います。同じ値なら、示された同点の順です。使ったカードは次の時代に戻ります。
ask-PickCard = { $seat }：どのカードを取りますか？
    .help = 土地カードはただちに街に置きます。残ったカードはゲームから除かれます。
ask-TakeNow = { $seat }：入札の前にどのカードを取りますか？
    .help = 列の好きなカード。土地カードはただちに街に置きます。
ask-PlaceCard = { $seat }：{ $the-card }をどこに置きますか？
    .help = カードの左上の区画の場所を答えます。街と辺で接するか、重ならなければなりません。空き地には何でも重ねられます。家には家かタウンハウスだけ、他には同じものだけを重ねられます。無法者に重ねられるのは、監獄か保安官があるときだけです。
ask-UsePower = { $seat }：今{ $the-card }を使いますか？
    .help = 宣言したら必ず行います。カードに特に書かれていなければ、能力は時代ごとに1回です。
ask-FetchCharacter = { $seat }：新聞少年はどの有力者を連れてきますか？
    .help = そのラウンドに誰も取らなかった有力者か、山札の一番上の、まだ誰も見ていない有力者です。
ask-LastSale = { $seat }：得点計算の前に土地カードを売りますか？
    .help = 競売人がいれば1枚7VPになります。そのカードの上にあるものは失われます。
ask-DrawTerrain = 土地カードを1枚引きます。
    .help = 運で決まります。
ask-ShowBack = 有力者の山札の次の裏面を見ます。
    .help = 運で決まります。
ask-MeetCharacter = 一番上の有力者を表にします。
    .help = 運で決まります。
ask-FlipBid = { $virtual }が競りカードをめくります。
    .help = 運で決まります。

cards-verb-draw = 引いた土地カード
cards-verb-back = 見えた裏面
cards-verb-meet = 表になった有力者
cards-verb-flip = めくった競りカード
cards-verb-use = この能力を使う
cards-verb-pass = 何もしない
cards-verb-bid = 競りカードを伏せる
cards-verb-take = 列のカードを取る
cards-verb-place = カードを置く（左上の区画の場所）
cards-verb-sell = 街の土地カードを売る
cards-verb-fetch = 残った有力者を取る
cards-verb-top = 山札の一番上の有力者を見ずに取る

do-take-terrain = { $cards }（今は最大{ $gain }VP）
do-take-character = { $power }（今は{ $gain }VP）
do-take-no-place = { $cards }：街に置く場所がなく、捨てることになる
do-place-card = 今は{ $gain }VP
do-sell = { $cards }（今は{ $gain }VP）
do-pass-UsePower = 今は使わない
do-pass-FetchCharacter = 他の有力者は取らない
do-pass-LastSale = もう売らない
menu-more-places = 他はマップを参照

## テーブル

status-era = 時代{ $era } ラウンド{ $round }/{ $rounds }
status-ties = 同点の順
status-order = 選ぶ順
cards-panel-player = { "" }
cards-panel-vp = VP
cards-panel-bid = 入札
cards-panel-hand = 競りカード
cards-panel-characters = 有力者
panel-sold = [売却：{ $count }]
column-appeal = 魅力{ $appeal }
column-no-place = 場所なし！
no-city = 最初のカードは中央のh8に置かれます。
no-such-player = 「{ $text }」という人はいません。いるのは：{ $known }
virtual-cards = 仮想プレイヤーは何も建てません。取ったカード：{ $list }

## 他のゲームでは言い方が違うもの

cards-welcome = カーソンシティ・カードゲーム：Xavier Georges作のゲーム（Quined Games）の非公式版です。土地カードは独自のものです。
cards-welcome-commitment = 山札は秘密のシードでシャッフルされています。検証用ハッシュ：{ $commitment }
cards-result-honest = 山札はシード{ $seed }から作られました。検証用ハッシュは{ $commitment }でした。検証するには「save ファイル」の後、「carson verify ファイル」。
cards-verified = 山札は公正です。引いた{ $count }回すべてが、最初に約束されたシードのとおりです。
cards-reason-undo-revealed = その後にカードが公開されたので、取り消せません。
help-city = プレイヤーの街を表示する（名前がなければ全員）
    .use = city [名前]
cards-help-help = このページ。またはcharacters、buildings、letters、またはその名前
    .use = help [項目]
cards-help-undo = 最後の手を取り消す（その後にカードが公開されていなければ）
    .use = undo
cards-help-typing = 一覧の番号か、「take I-12」「place h8」のような手を入力します。意味が1つに決まるなら、動詞は省いたり縮めたりできます：「h8」「pl h8」、入札なら「7」。
cards-help-legend = 区画には、そこにあるものの頭文字が出ます：⌂は家、⌂⌂はタウンハウス、/\は山、·は空き地。カードを置くとき、+3のような数は、左上の区画をそこに置いたときにすぐ増えるVPです。小さな街は区画ごとに1文字です：「help letters」。点はこの時代に使った競りカード、→は使える能力、括弧は使った能力。VPは、今ゲームが終わった場合の街と有力者の点です。
cards-help-unknown = 「{ $text }」のヘルプはありません。項目：{ $known }、または有力者・建物の名前
