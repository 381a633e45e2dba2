# ブラウザー版：卓上の補助。

## 収入マップ

web-heat = 収入の多い区画
web-heat-of = 建てた場合の収入：{ $thing }
web-key-heat = H
    .does = 建物の収入が多い区画を表示
