# The command line: `carson`, `carson play`, `replay`, `verify`, `train`, `rules`.

## Version

version = carson { $version }（{ $build }）
build-compiled = コンパイル版
build-interpreted = インタープリター版

## Usage

usage-carson = 「カーソンシティ」のボードゲームとカードゲームをターミナルで。非公式のファン作品です。
usage-version = 版を表示します。
usage-play = ターミナルで遊びます。オプションがなければ、あなたとボット3体のボードゲームです。「cards」なら、あなたと仮想プレイヤー3人のカードゲームです。
usage-replay = 記録したゲームを表示します。オプションがなければ、最後の局面と結果を表示します。
usage-review = 記録したゲームを検討します。損の大きかった決定、勝率、運の影響を表示します。
usage-review-seat = 検討するプレイヤーの席（1から）。
usage-review-json = ページの代わりにJSONオブジェクトを1つ出力します。
usage-train = 自己対戦で相手を学習させ、その強さを調べます。`pip install carson[train]` で入るパッケージが必要です。
usage-verify = 終わったゲームのダイスが、最初に約束されたシードのとおりかどうかを検証します。
usage-players = プレイヤーの人数：2から6。
usage-play-players = プレイヤーの人数。ボードゲーム：全部で2から6、指定がなければ4。カードゲーム：人とボットの数（仮想プレイヤーを除く）。
usage-game = ゲーム：boardまたはcards。
usage-people = カードゲーム：人とボットの数、1から6。仮想プレイヤーは別に加わります。
usage-virtual = カードゲーム：仮想プレイヤーの強さ（カンマ区切り）：novice, intermediate, expert、またはnone。指定がなければ、noviceで4席にします。
usage-suits = カードゲーム：席ごとのマーク（カンマ区切り）：{ $known }。指定のない席には残りがこの順に配られます。
usage-play-people = そのうち、このターミナルで遊ぶ人の数。
usage-bots = 残りの席を順に受け持つボット（カンマ区切り）。カードゲームでは、書いた数だけのボット。あるのは：{ $known }。
usage-names = プレイヤーの名前（カンマ区切り、人が先）。
usage-seed = この文字列からダイスを作ります。指定がなければ秘密です。
usage-load = 保存したゲームを開きます。
usage-ask-all = ほとんどの人が同じように答える質問も尋ねます。
usage-edition = ルールの版：big-boxまたは2009。
usage-buildings = 建物：first-game、all、または追加するもの（例：school,station）。
usage-characters = 有力者：first-game、quiet、home-owner、prosper、settling-scores、gold-rush、random、または7つの面（例：1Y,2R,3Y。0を含むなら8つ）。
usage-option = その他のゲームのオプション（1つずつ指定）：{ $known }。
usage-language = テキストの言語。
usage-file = ゲームの棋譜。
usage-at = 棋譜のこの手数の後の局面を表示します。
usage-events = 何が起きたかをラウンドごとに表示します。
usage-variants = バリアント（カンマ区切り）：new-beginning, river, might-is-right, kit-carson, outlaws, horses。
usage-rules = ルールを表示します。言葉、段落（duel.tiesなど）、裁定（ruling-12など）で探すこともできます。
usage-rules-words = 探す言葉、または段落のID。

## Files and options

error-no-name = どのファイルですか？コマンドの後に名前を書いてください。
error-file-missing = 「{ $path }」が見つかりません。
error-file-folder = 「{ $path }」はファイルではなくフォルダーです。
error-file-permission = 「{ $path }」を使う権限がありません。
error-file-full = ディスクに「{ $path }」のための空きがありません。
error-file-text = 「{ $path }」はUTF-8のテキストではありません。
error-file-size = 「{ $path }」は棋譜としては大きすぎます。
error-file-foreign = 「{ $path }」はすでにあり、棋譜ではありません。別の名前にしてください。
error-file-other = 「{ $path }」：{ $text }
error-record = 「{ $path }」{ $line }行目：{ $text }
error-language = 「{ $text }」のテキストはありません。あるのは：{ $known }
error-load-alone = 保存したゲームには人数、名前、ダイス、オプションが含まれています。--loadと一緒に指定しないでください。
error-game = 「{ $text }」というゲームはありません。あるのは：{ $known }
error-other-game = 「{ $option }」はこのゲームのオプションではありません：{ $game }
error-option = 「{ $text }」は「名前=値」の形ではありません。
error-people = 人は1人から{ $most }人までです（指定：{ $count }）。
error-same-name = 2人のプレイヤーが同じ名前「{ $text }」を使うことはできません。
error-at = このゲームは{ $most }手です。{ $count }手目は表示できません。
error-review-seat = このゲームの席は1から{ $most }までです。席{ $count }は検討できません。
error-review-nothing = { $seat }はこのゲームでまだ何も決めていません。
error-usage = { $text }（--helpを参照）
error-output = 出力を書き込めません：{ $text }
error-train = 学習に必要なパッケージ（{ $text }）が入っていません。`pip install carson[train]` で入れられます。

## Honest dice

verified = ダイスは公正です。ダイスや袋から引いた{ $count }回すべてが、最初に約束されたシードのとおりです。
cards-verified = 山札は公正です。引いた{ $count }回すべてが、最初に約束されたシードのとおりです。
