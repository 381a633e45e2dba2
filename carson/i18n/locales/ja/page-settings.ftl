# The settings of the page.

web-settings = 設定
web-setting-language = 言語
web-setting-theme = 見た目
web-theme-auto = 端末に合わせる
web-theme-light = 明るい
web-theme-dark = 暗い
web-setting-speed = アニメーション
web-speed-off = なし
web-speed-fast = 速い
web-speed-normal = 普通
web-speed-slow = 遅い
web-setting-pause = ボットの手の後の待ち時間
web-pause-seconds = { $count ->
    [0] なし
   *[other] { $count }秒
}
web-setting-confirm = 手の確認
web-confirm-always = 毎回
web-confirm-important = 決闘とお金だけ
web-confirm-never = なし
web-setting-obvious = 決まりきった選択を省く
web-setting-volume = 音量
web-setting-notices = 自分の手番を通知する
web-notice-title = スマホやチャットに手番を知らせる
web-notice-address = 通知先アドレス
    .about = 手番が来たときにここを見ていなければ、このアドレスにメッセージを送ります。すべてのテーブルの自分の席について、自分の言語で届きます。ntfyのトピックかウェブフックで、httpsに限ります。
web-notice-format = 形式
web-notice-format-ntfy = ntfy（テキスト）
web-notice-format-json = JSON（Matrixなど）
web-notice-keep = 保存する
web-notice-try = 試しに送る
web-notice-forget = 削除する
web-notice-kept = 保存しました。
web-notice-forgotten = 削除しました。
web-notice-arrived = 届きました。
web-notice-not-arrived = 届きませんでした。アドレスを確かめてください。
web-setting-patterns = 所有されている区画に模様をつける
