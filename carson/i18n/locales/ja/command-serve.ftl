# `carson serve`.

usage-serve = 他の人がブラウザーで遊べるように、サーバーを起動します。
usage-host = 待ち受けるアドレス。
usage-port = 待ち受けるポート。
usage-database = データベース：「sqlite:///ファイル」または「postgresql://ユーザー@ホスト/名前」。省略時はホームフォルダーのファイル。
usage-workers = サーバーのプロセス数。2つ以上ならPostgreSQLが必要です。
usage-bot-workers = サーバーのプロセスごとに、ボットが考えるプロセスの数。
usage-limit = 1つのアドレスからの1分あたりのリクエスト数。0は無制限。
usage-finished-days = 終わったゲームを棋譜だけにして保管するまでの日数。0は無期限。
usage-idle-days = 使われていないテーブルを棋譜だけにして保管するまでの日数。0は無期限。
usage-proxy = X-Forwarded-Forを信用するプロキシのアドレス。
usage-public-url = サーバーの公開アドレス。手番の通知に使います。
usage-serve-bot = プレイヤーがこの名前でボットとして選べるプログラム。複数指定できます。
usage-serve-ladder = 希望するプレイヤーの順位表を作ります（carson[ladder]が必要）。
usage-open-page = ブラウザーがあれば、ページを開きます。
serve-open = カーソンシティはこちらで開いています：{ $url }
error-serve-bot = --botはNAME=CMDの形で指定してください。名前は英小文字・数字・ハイフンで、まだ使われていないものに限ります（指定：「{ $text }」）。
error-workers = 複数のプロセスにはPostgreSQLのデータベースが必要です。
error-database = データベースを使えません：{ $text }
error-number = { $option }：「{ $text }」は{ $most }を超えています。
serve-runs = ゲームはすでに起動しています：{ $url }
error-port = サーバーは{ $host }のポート{ $port }で待ち受けできません：{ $text }
usage-backup = 稼働中のサーバーの全テーブルを1つのファイルに保存します。
usage-restore = そのファイルから空のデータベースを復元します。
usage-backup-file = ファイル。
backed-up = { $count }件のゲームを{ $file }に保存しました。
restored = { $count }件のゲームを{ $file }から復元しました。
reason-no-backup = 「{ $text }」はバックアップではないか、不完全です。
reason-database-not-empty = このデータベースにはすでにゲームがあります。
