# `carson simulate`: the tables, and what can be wrong with the command line.

simulate-progress = 対戦中
simulate-bot = ボット
simulate-seat = 席
simulate-wins = 勝利数
simulate-share = 勝率（%）
simulate-mean-score = 平均得点
simulate-speed = { $games }ゲーム、{ $seconds }秒：1ゲームあたり{ $decisions }手、毎秒{ $speed }手
usage-simulate = ボット同士で多くのゲームを行い、勝利数を数えます。
usage-simulate-games = ゲーム数。1ゲームごとにボットの席が入れ替わります。
usage-simulate-bots = 参加するボット（カンマ区切り）。人数分か、全員に共通の1体を指定します。種類：{ $known }。
usage-simulate-seed = 数値。同じ数値なら同じゲームになります。
usage-simulate-jobs = 並行して実行するプロセスの数。
usage-ray = Rayクラスターの各マシンで対戦します。アドレスを省略すると、このマシンのクラスターを使います。結果は変わりません。
usage-simulate-json = 表の代わりにJSONオブジェクトを1つ出力します。
usage-simulate-out = 各ゲームの棋譜をこのフォルダーに書き込みます。
usage-simulate-variants = バリアント（カンマ区切り）。省略時はなし。種類：{ $known }。
usage-river = 川の位置：ours（このゲーム独自の川）、または川になる区画（例：a2,b2,b1）。
usage-placing = 早撃ちカーソンでのカウボーイの置き方：turns（順番に）またはlive（同時）。
usage-station-needs-house = 駅も、他の建物と同じように家を1つ伴います。
usage-indian-skips-occupied = インディアンのダイスは、空き区画でない区画でもふりなおします。
error-ray = Rayクラスターを使えません：{ $text }
reason-wrong-number-of-bots = ボットが{ $count }体指定されましたが、プレイヤーは{ $players }人です。人数分か、全員に共通の1体を指定してください
reason-no-number = { $option }には整数を指定してください（「{ $text }」は整数ではありません）
reason-number-too-small = { $option }は{ $least }以上でなければなりません（指定：「{ $text }」）
usage-simulate-people = カードゲーム：ボットの数、1から6。仮想プレイヤーは別に加わります。
