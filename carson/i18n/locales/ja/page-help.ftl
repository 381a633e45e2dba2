# The help of the page: what the numbers mean, and the keys.

## Numbers and lists

web-help-numbers = プレイヤーの数字の意味
web-fact-income = このラウンドの不動産の収入。数字が二つあるとき、最初はすべての攻撃が成功した場合に残る額
web-fact-limit = 所持金上限。−の後は、上限を超える額
web-fact-final = 今ゲームが終わった場合の勝利ポイント
web-help-characters = このゲームの有力者
web-help-buildings = 建物
web-help-boxes = アクションスクエア（実行順）
web-help-keys = キー
web-help-roads-note = 手元の道路は、質問に「道路」の選択肢があれば、答える前に置けます。他の人の手番に割り込むことはありません。

## Keys

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
    .does = 1つ戻る、進む
web-key-rounds = PgUp PgDn
    .does = 1ラウンド戻る、進む
web-key-income = I
    .does = 収入を表示
web-key-income-map = H
    .does = 建物の収入が多い区画を表示
web-key-log = L
    .does = 記録を開く
web-key-help = ?
    .does = フォーカス中のものの説明。なければこのページ
web-key-close = Esc
    .does = 閉じる、選択を解除

## The card game

web-help-yours = あなたの数：{ $count }
web-help-yours-points = あなたの数：{ $count }（現在{ $points }VP）
web-help-brings = 現在{ $points }VPになります。
