# `carson bench`: how quick the program is.

## The engine

bench-progress = 計測中
bench-game = ゲーム
bench-decisions = 決定/秒
bench-steps = ステップ/秒
bench-games = ゲーム数/秒
bench-copies = 複製/秒
bench-legal = 合法手、µs
bench-view = 表示、µs
bench-replay = 1ゲームの再現、ms
bench-memory = 1局面、バイト
bench-game-board = ボード、{ $players }人
bench-game-everything = ボード（全バリアント）、{ $players }人
bench-game-cards = カード、{ $players }人
bench-peers = 他のエンジン
bench-ratios = 毎秒の決定数 / ステップ数 / 複製数の倍率
bench-about = 1コアでのランダムなゲーム。プロセッサー時間で、交互に行った{ $rounds }回の計測のうち最良の値です。決定とは、プレイヤーが2つ以上の手から選ぶことです。ステップはエンジンが待つすべての答えで、ダイスや引いたタイルも含みます。
bench-compare = 倍率はエンジンどうしの比較であり、同じルールの比較ではありません。どのエンジンも自分のゲームを遊びます。Catanatronのステップの多くは可能な行動が1つだけなので、決定ではなくステップと数えます。本作では選択の余地がない答えはエンジンが自動で出し、どちらにも数えません。
bench-absent = 「{ $build }」はここにありません。ソースのある場所では「make compiled」、他ではCコンパイラーのある環境での「pip install .」で作れます。
bench-missing = 「{ $name }」がインストールされていないため、計測しませんでした：pip install 'carson[bench]'
bench-broken = 「{ $name }」の計測に失敗しました。プロセスが終了しました。
usage-bench = このマシンでのプログラムの速さを測ります。
usage-bench-engine = エンジンをコンパイル版とインタープリター版で測ります：毎秒の決定数、ゲーム数、複製数、合法手・表示・再現の時間、1局面のメモリー。
usage-bench-peers = Catanatron、OpenSpiel、python-chessも同じ実行の中で測り、比べます。
usage-bench-json = 表の代わりにJSONオブジェクトを1つ出力します。
usage-bench-seconds = 各ゲームを何秒間プレイして測るか。
reason-number-out-of-range = { $option }は{ $least }から{ $most }まででなければなりません

## The bots

usage-bench-bots = ボットの思考時間をプロセッサー時間で測ります。
usage-bench-bots-names = ボットの名前（カンマ区切り）。「net」はすべてをネットだけで決めます。
usage-bench-bots-games = 各ボットが何ゲーム遊ぶか。オプションはランダムに選ばれます。
usage-bench-bots-everything = 代わりに6人・全バリアントで対戦します。
bench-bots-mean = 1手（ms）
bench-bots-slowest = 最長（ms）
bench-bots-counted = 手数
bench-bots-about = 1コアのプロセッサー時間です。1手には、見えている情報から状態を想像する時間も含みます。

## The server

usage-bench-server = サーバーの毎秒の手数と応答時間を測ります。
usage-bench-server-games = 同時に行う4人ゲームの数。
usage-bench-server-seconds = 測定する秒数。
usage-bench-server-database = データベース。省略時は、終了後に消去されるSQLiteファイル。
usage-bench-server-compare = サーバーをルールだけの場合と比べます：プロセッサー時間、観戦者、メモリー、多数のテーブル。
usage-bench-server-crowd = 大人数で測ります：1卓に観戦者500人、続いて考慮時間のある1,000卓。
usage-bench-server-strain = 負荷をかけて測ります：他人の多数のボット、絶え間ない記録の要求、再起動。
usage-bench-server-json = 表の代わりにJSONオブジェクトを1つ出力します。
bench-server-title = 応答時間
bench-server-middle = 中央値
bench-server-late = 99パーセンタイル
bench-server-move = 手（保存の完了まで）
bench-server-view = テーブルの閲覧
bench-server-speed = 4人ゲーム{ $games }件を同時に実行：毎秒{ $speed }手（{ $seconds }秒間に{ $moves }手）
bench-server-tables = { $count }卓、1手の考慮時間15秒
bench-server-alone = 1手番のルールと表示のみ：プロセッサー時間{ $number }ミリ秒
bench-server-turn = HTTP経由で確実に保存した1手番：その{ $number }倍
bench-server-unlimited = リクエスト数の制限なし：その{ $number }倍
bench-server-spectator = 観戦者{ $count }人の各人、1手ごと：その{ $number }倍
bench-server-memory = 1卓あたりのメモリー：{ $number } kB
bench-server-told = 手を指してから観戦者{ $count }人全員に届くまで
bench-server-bot = ボットの返答
bench-server-bot-beside = ボットの卓が{ $count }卓あるときの同じ返答
bench-server-calm = 閲覧または手
bench-server-beside-log = 長い記録が毎秒{ $count }回読まれるときの同じ応答
bench-server-restart = 対局中の再起動：{ $number }秒で復帰
error-bench-server = サーバーが起動しませんでした：{ $text }
