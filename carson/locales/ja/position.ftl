# テキストがルール上ありえる局面ではない理由。

reason-no-position = カーソンシティの局面ではありません
reason-text-after-end = 終わりの後には何も書けません
reason-cast-unknown = 局面には有力者を書く必要があります
reason-unknown-phase = 「{ $text }」というフェイズはありません。あるのは：{ $known }
reason-unknown-box = 「{ $text }」というスクエアはありません。あるのは：{ $known }
reason-unknown-holding = プレイヤーが持てるのは次だけです：{ $known }
reason-unknown-name = 「{ $text }」はここに書けるものではありません
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
reason-nobody-passes-now = このフェイズではパスできません
reason-passed-already = { $seat }はすでにパスしています
reason-all-passed = 全員がすでにパスしています
reason-too-early-for-cowboys = まだボード上にカウボーイはいません
