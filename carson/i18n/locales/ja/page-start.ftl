# The start page.

## Ways to begin

web-page-title = カーソンシティ
web-start-lead = 町を作り、よい場所を争い、4ラウンドで財を築こう。
web-play-bots = ボットと遊ぶ
    .about = ひとりで対戦。2クリックで始まります。
web-play-device = この端末で遊ぶ
    .about = みんなで1つの画面を囲み、順に手渡します。
web-play-friends = 友だちとオンライン
    .about = リンクを送って対戦。すぐにでも、1日1手でも。
web-start-bots = 始める
web-start-device = 始める
web-start-friends = テーブルを開く
web-learn = 遊び方を学ぶ
    .about = 先生と遊ぶ短いゲームです。約6分で、手を選ぶのはあなたです。
    .again = レッスンを続ける

## Tables and saved games

web-my-tables = 自分のテーブル
web-open-tables = 募集中のテーブル
web-import = 保存したゲームを続ける
web-fan-project = 非公式のファン作品です。絵も文章も独自のものです。カーソンシティはXavier Georges作、Quined Games発行のゲームです。私たちが愛し、遊んでいるのは、箱に入った本物のゲームです。
web-seats-free = { $count ->
   *[other] 空席{ $count }
}
web-turn-of-names = 手番：{ $names }
web-count-players = { $count ->
   *[other] { $count }人
}
web-count-virtual = { $count ->
   *[other] 仮想プレイヤー{ $count }人
}

## The form of a new table

web-which-game = ゲーム
web-game-board = ボードゲーム
web-game-cards = カードゲーム
web-how-many = 人数
web-names = 名前
web-your-name = あなたの名前
web-guest = ゲスト
web-player-number = プレイヤー{ $number }
web-bots-among-them = うちボット
web-more-options = 詳細設定
web-fewer-options = 詳細設定を閉じる
