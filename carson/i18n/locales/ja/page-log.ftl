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

## Talk

web-phrases = 定型文
    .about = それぞれの言語で表示されます。
web-phrase-hello = こんにちは！
web-phrase-nice = いい手ですね！
web-phrase-ouch = これは痛い！
web-phrase-thinking = 少し考えます。
web-phrase-break = 少し休憩します。
web-phrase-back = 戻りました。
web-phrase-thanks = ありがとう！
web-phrase-well-played = いい勝負でした！
web-phrase-again = もう一戦しますか？
web-talk-new = 新着メッセージ{ $count }件
web-talk-mute = { $name }をミュート
web-talk-unmute = { $name }のミュートを解除
web-talk-read = 読む

## Looking back

web-history = 振り返る
web-looking-back = 振り返り：{ $at } / { $last }
web-history-first = 最初へ
web-history-back = 1つ戻る
web-history-forth = 1つ進む
web-history-last = 現在へ
web-to-present = ゲームに戻る
web-fork = ここから続ける
    .about = 新しいテーブルで続けます。このテーブルはそのまま残ります。
web-share-position = この局面へのリンクをコピー
