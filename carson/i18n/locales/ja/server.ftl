# What the server answers: refusals, waiting, notices.

## Tables and seats

reason-no-table = そのテーブルはありません。
reason-table-archived = このテーブルは長い間使われていません。棋譜は残っています。
reason-no-seat = その席はありません。
reason-no-entry = 記録にその項目はありません。
reason-table-outdated = このテーブルは古い版のルールで開かれたため、続けられません。
reason-no-token = 席のトークンが必要です。
reason-no-own-header = ヘッダーX-Carsonがありません。
reason-not-your-seat = あなたの席ではありません。
reason-not-host = これができるのは、テーブルを開いた人だけです。
reason-too-many-tables = 終わっていないゲームが{ $most }件あります。先にどれかを終えるか、席を立ってください。
reason-has-identity = このブラウザーにはすでにプレイヤーがいます。
reason-game-running = 最初の手の後は、席を譲れません。
reason-holds-other-seat = すでにここに席があるので、別の席には着けません。
reason-no-address = アドレスが設定されていません。
reason-no-asking = この席は申し込めません。
reason-asked-already = すでに席を申し込んでいます。返事を待ってください。
reason-too-many-ask = このテーブルへの申し込みが多すぎます。
reason-forbidden = それは許可されていません。
reason-seat-handed = この席はボットが受け持っています。先に席に戻ってください。
reason-seat-taken = この席にはすでに人がいます。
reason-no-person-there = この席に人はいません。
reason-not-away = この席はすでに自分でプレイしています。
reason-name-taken = このテーブルにはすでに「{ $text }」という名前の人がいます。
reason-too-many-seats = { $count }席が指定されましたが、決められるのは{ $most }席だけです。
reason-unknown-game = ここに「{ $text }」というゲームはありません。
reason-not-begun = 全員が席に着くとゲームが始まります。
reason-not-over = ゲームはまだ終わっていません。
reason-stale = ゲームはすでに先へ進んでいます。これは前の選択への答えです。
reason-not-offered = その手は今は選べません。
reason-no-fork = 別のテーブルで続けられるのは、終わったゲームと、自分1人で遊んでいるゲームだけです。
reason-record-too-long = この棋譜は{ $most }行を超えています。
reason-too-many-links = この席にはすでに{ $most }個のリンクがあります。
reason-log-full = このテーブルの記録はいっぱいです。
reason-bad-text = この文は表示できません。
reason-no-hints = ヒントは、1人でボットと対戦しているときだけ使えます。
reason-no-plan-now = パスを予約できるのは、他のプレイヤーが配置していて自分の手番を待っている間だけです。
reason-no-report = 報告できるのは、自分のテーブルの他のプレイヤーだけです。
reason-too-many-reports = この1時間で{ $most }人を報告しました。しばらくお待ちください。
reason-no-ladder = このサーバーに順位表はありません。

## Undo

reason-undo-off = このテーブルでは手を取り消せません。
reason-undo-not-friendly = このテーブルでは、手の取り消しを頼むことはできません。
reason-undo-asked-already = すでに誰かが頼んでいます。先に他の人の返事を待ってください。
reason-undo-no-move = その手は取り消せません。
reason-undo-not-asked = これに答えるのは、あなたではありません。
reason-no-vote = 他の人と遊んでいる間だけ提案できます。

## Webhook and database

reason-webhook-address = Webhookは公開されたhttpsのアドレスでなければなりません。
reason-database-address = 「{ $text }」はSQLiteかPostgreSQLのデータベースのアドレスではありません。
reason-database-newer = このデータベースは新しい版のプログラムのものです（{ $text }）。

## Requests

reason-busy = このテーブルは今混み合っています。もう一度お試しください。
reason-unavailable = データベースが応答しません。何も変わっていません。もう一度お試しください。
reason-bad-request = このリクエストは読み取れません。
reason-not-found = ここには何もありません。
reason-not-allowed = ここではできません。
reason-too-large = 大きすぎます。
reason-too-many = リクエストが多すぎます。少しお待ちください。
reason-failure = サーバーで問題が起きました。何も変わっていません。

## Whom a table waits for

table-waits-for-people = プレイヤーを待っています。
table-waits = { $names }を待っています。
table-is-over = ゲームは終わりました。

## Notices, and the page without a client

notice-turn = { $name }の手番です。
notice-test = 手番が来ると、このようにお知らせします。
page-title = カーソンシティ
page-no-client = サーバーは動いていますが、ページがビルドされていません。プロトコルの説明はこちらです：

## The picture of a link

card-invites = { $names }からカーソンシティへの招待
card-plays = カーソンシティ：{ $names }
