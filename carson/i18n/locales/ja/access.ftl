# キー操作と、テーブルの上にあるものの説明。

web-key-enter = Enter
    .does = 手の結果を表示。もう一度押すと決定
web-key-undo = Ctrl Z
    .does = 取り消す
web-key-pass = P
    .does = パス
web-key-choices = C
    .does = 選択肢へ
web-key-track = T
    .does = アクションスクエアへ。カードゲームでは列のカードへ
web-key-number = 1 – 23
    .does = 番号のアクションスクエアへ
web-key-map = M
    .does = 町へ
web-key-arrows = ← ↑ → ↓
    .does = 場所から場所へ移動
web-key-road = R
    .does = 道路を置く。もう一度押すと次の辺へ
web-key-history = [ ]
    .does = 1つ前へ、後へ
web-key-rounds = PgUp PgDn
    .does = 1ラウンド前へ、後へ
web-key-income = I
    .does = 収入を表示
web-key-log = L
    .does = 記録
web-key-help = ?
    .does = フォーカス中のものの説明。なければこのページ
web-key-close = Esc
    .does = 閉じる、選択を解除

## テーブルの上にあるものの今の値

preview-belongs = { $parcel }は{ $seat }の区画です。
preview-pays-now = { $thing }：このラウンドの収入は${ $amount }です。
preview-land-price = 今の土地の価格：${ $amount }
preview-no-road = まだ道路に接していません。
preview-stands-there = { $seat }がいます。火力は{ $count }です。
preview-firepower-sum = { $total } ＝ リボルバー{ $revolvers } ＋ 手元のカウボーイ{ $cowboys } ＋ 弾薬{ $ammunition } ＋ 有力者とバリアント{ $other }
preview-came-from = { $source }：{ $points }VP
web-tip = { $name }について
web-tip-appeal = 仮想プレイヤーは魅力が最も高いカードを取り、カードの魅力を得点にします。あなたの得点には関係ありません。
web-tip-bag = 袋の中：{ $count }
web-tip-limit = 所持金上限：${ $limit }
web-tip-supply = { $name }の手元：{ $count }
preview-worth-now = 今の価値：{ $points }VP
web-setting-patterns = 所有されている区画に模様をつける
