# The log of the page, and looking back.

## The log

web-log-filter = 記録の表示
web-log-all = すべて
web-log-mine = 自分
web-log-duels = 決闘
web-log-money = お金
web-log-town = 町
web-log-talk = 会話
web-log-words = 文章
web-look-here = この時点のボードを見る
web-say-something = メッセージを入力
web-send = 送信

## Looking back

web-history = 振り返る
web-looking-back = 振り返り：{ $at } / { $last }
web-history-first = 最初へ
web-history-back = 1つ前へ
web-history-forth = 1つ後へ
web-history-last = 現在へ
web-to-present = 現在へ
web-fork = ここから続ける
    .about = 新しいテーブルで続けます。このテーブルはそのまま残ります。
web-share-position = この局面へのリンクをコピー
