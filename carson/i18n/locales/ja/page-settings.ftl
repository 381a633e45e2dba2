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
web-setting-patterns = 所有されている区画に模様をつける
