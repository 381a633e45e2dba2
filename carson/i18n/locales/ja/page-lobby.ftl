# The lobby of a table, and what can be done with its seats.

## The lobby

web-lobby = 参加者を待っています
web-lobby-waits = 全員そろうと始まります。
web-table-link = このテーブルへのリンク
web-copy-link = リンクをコピー
web-copied = コピーしました
web-free-seat = 空席
web-sit-down = 座る
web-a-bot = ボット

## Seats

web-bot-plays-for-you = ボットが代わりにプレイしています。
web-come-back = { $name }が自分でプレイする
web-hand-to-bot = { $name }をボットに任せる
web-sit-down-for = { $name }の席で続ける
web-leave = テーブルを離れる
web-kick = { $name }に退席してもらう
web-seat-link = { $name }のリンク
web-seat-link-secret = このリンクを知っている人は誰でもこの席でプレイできます。秘密にしてください。
