# The rulebook in the browser: its pages, its search, and links to its paragraphs.

## Pages that show what there is

rules-characters = 有力者
    .lead = どのカードにも黄色の面と赤の面があります。番号は進行順を決め、所持金上限はそのプレイヤーがラウンドの終わりに持っていてよい金額です。
rules-buildings = 建物と家
    .lead = 区画に建つものと、その働きです。
rules-spaces = アクションスクエア
    .lead = 実行する順に並べたスクエアと、馬を使うゲームの囲いです。
rules-variants = バリアント
    .lead = ボードゲームに加えられるものです。1つだけでも、いくつ合わせてもかまいません。
rules-side-yellow = { $name }（黄色の面）：所持金上限{ $limit }
rules-side-red = { $name }（赤の面）：所持金上限{ $limit }
rules-sentence = { $text }。

## Search and links

web-rules = ルール
web-rules-contents = 目次
web-rules-search = ルールを検索
web-rules-found = { $count ->
    [0] 見つかりません。
   *[other] { $count }件の段落
}
web-rules-read-on = 続きを読む
web-rules-why = 理由：
web-rules-see = 関連
web-rules-rulings = 裁定
web-rules-ruling = 裁定{ $number }
web-rules-table = 表
web-rule = ルールの説明
web-rule-short = ルール
