# The menu of a table, and what the page says about its connection.

## The menu

web-menu = メニュー
web-close = 閉じる
web-to-start = スタート画面
web-to-table = テーブルに戻る
web-text-view = テキスト表示
web-show-income = 収入と区画の価格を表示
web-remove = テーブルを削除
web-remove-really = もう一度押すと完全に削除します
web-export = ゲームを保存
web-results = 結果
web-rematch = もう一度遊ぶ
web-restart-turn = 自分の手番をやり直す
web-notes = 自分用メモ
    .about = あなただけに見えます。このブラウザーに保存されます。
web-commitment = すべての抽選とダイスは秘密のシードで決まります。検証用ハッシュ：{ $commitment }

## Connection

web-loading = 少々お待ちください…
web-server-away = サーバーにつながりません。何も失われていません。もう一度お試しください。
web-server-failed = サーバーで処理できませんでした。
web-reload = ページを読み込み直す
web-offline-since = オフライン：{ $time }時点
web-reconnecting = 再接続中…
