# Why a text is not a position that the rules can lead to.

## The board game

reason-no-position = カーソンシティの局面ではありません
reason-text-after-end = 終わりの後には何も書けません
reason-cast-unknown = 局面には有力者を書く必要があります
reason-unknown-phase = 「{ $text }」というフェイズはありません。あるのは：{ $known }
reason-unknown-box = 「{ $text }」というスクエアはありません。あるのは：{ $known }
reason-unknown-holding = プレイヤーが持てるのは次だけです：{ $known }
reason-unknown-name = 「{ $text }」はここには書けません
reason-not-a-number = 「{ $text }」は{ $least }から{ $most }までの数ではありません
reason-seats-wrong = プレイヤーの指定が違います：「{ $text }」
reason-track-length = 建設スクエアは{ $count }個です
reason-parcel-twice = { $parcel }が2回書かれています
reason-not-quiet = 決定の途中の局面は書き表せません
reason-too-many-cowboys = { $seat }のカウボーイが多すぎます
reason-too-many-parcels = { $seat }の区画が多すぎます
reason-too-many-tiles = この種類の建物が多すぎます：{ $thing }
reason-too-many-mountains = 山は最大{ $most }個です
reason-too-much-dynamite = ダイナマイトは最大{ $most }個です
reason-wrong-owner = { $parcel }の所有者が、そこにあるものと合いません：{ $thing }
reason-two-cards = { $seat }が有力者を2人持っています
reason-no-card = { $seat }に有力者がいません
reason-everybody-has-chosen = 全員がすでに有力者を持っています
reason-nobody-passes-now = このフェイズでは誰もパスしません
reason-passed-already = { $seat }はすでにパスしています
reason-all-passed = 全員がすでにパスしています
reason-too-early-for-cowboys = まだボード上にカウボーイはいません
reason-said-twice = 「{ $text }」が2回書かれています
reason-needs-variant = これはバリアント「{ $text }」のもので、このゲームでは使っていません
reason-too-many-pieces = { $seat }がこの駒を持てるのは1ラウンドに{ $most }個までです：{ $piece }
reason-piece-without-card = { $seat }の有力者はこの駒を使えません：{ $piece }
reason-nobody-has-piece = この駒を使える有力者を誰も持っていません：{ $piece }
reason-no-cash-from-card = この有力者からお金を受け取った人はいないはずです：{ $card }
reason-nobody-doubles = この種類の建物を2倍にできる有力者を誰も持っていません：{ $thing }
reason-nothing-used-yet = このフェイズでは、その種のものはまだ使われていないはずです
reason-no-turns-now = このフェイズに手番はありません
reason-chosen-out-of-turn = { $seat }が、先に選ぶ人より前に有力者を持っています
reason-other-side-agreed = このゲームではこの有力者の反対の面を使います：{ $card }
reason-no-such-points = { $seat }は今この得点を持てません：{ $source }
reason-ammunition-too-early = まだ誰も「リボルバー×3」チップを持てません
reason-too-many-horses = 馬は最大{ $most }頭です
reason-horses-are-home = このフェイズでは馬はすべて手元に戻っています
reason-no-horse-bought-yet = このフェイズでは誰も馬を購入しません
reason-too-many-rodeos = ロデオはまだ最大{ $most }回です
reason-too-many-duel-tiles = 値{ $value }の決闘タイルは最大{ $most }枚です
reason-one-pile = 使った決闘タイルの山はひとつで、プレイヤー1の行に書きます
reason-edition-has-no-townhouses = 2009年版にタウンハウスはありません
reason-townhouse-on-the-rim = { $parcel }は隣接する区画が8つないので、タウンハウスは建てられません
reason-town-without-roads = 町には最初から道路があります
reason-too-many-outlaws = 無法者は最大{ $most }人です
reason-outlaws-too-early = 無法者が来るのはラウンド2からです
reason-outlaws-need-strength = 無法者がいるときは、その強さを書いてください
reason-outlaw-in-prison = { $parcel }の監獄に無法者はいられません
reason-box-is-over = このフェイズでは、もう誰もそこにいないはずです：{ $place }
reason-settled-elsewhere = カウボーイが残るのは市庁舎だけです：{ $place }
reason-settled-too-early = ラウンド1には前のラウンドから残るカウボーイはいません
reason-hall-holds-one = { $parcel }の市庁舎を占めるのは、最初に来たカウボーイ1人だけです

## The card game

reason-bid-missing = { $seat }の入札がありません
reason-bid-too-early = { $seat }はまだ入札していないはずです
reason-wrong-hand = { $seat }の競りカードは{ $needed }枚のはずです（指定：{ $count }枚）
reason-card-named-twice = このカードは2回書かれています：{ $card }
reason-city-drawn-otherwise = { $seat }の町の絵がカードの配置と違います
reason-city-off-the-middle = { $seat }の町が中央にありません
reason-no-back-shown = 山札に有力者がいる間は、一番上のカードの裏面を書く必要があります
reason-pile-too-short = 残りのラウンドに対して山札が{ $count }枚しかありません
reason-column-too-short = 選ぶ人に対してカードが{ $count }枚しかありません
reason-nothing-to-use = このカードは誰も使えなかったはずです：{ $card }
reason-people-build = { $seat }は仮想プレイヤーで、何も建てません
reason-two-characters-shown = 列の有力者は1人までです
reason-no-sale-yet = 最後のラウンドが終わるまでは誰も売りません
