# The start page.

## Ways to begin

web-page-title = カーソンシティ
web-start-lead = 町を作り、よい場所を争い、4ラウンドで財を築こう。
web-start-bots = 始める
web-start-device = 始める
web-start-friends = テーブルを開く
web-learn = 遊び方を学ぶ
    .about = 先生と遊ぶ約6分のゲームです。手を選ぶのはあなたです。
    .again = レッスンを続ける

## Tables and saved games

web-my-tables = 自分のテーブル
web-open-tables = 募集中のテーブル
web-import = 保存したゲームを開く
web-fan-project = 非公式のファン作品です。絵も文章も独自のものです。カーソンシティはXavier Georges作、Quined Games発行のゲームです。私たちは箱入りの本物が大好きで、おすすめします。
web-seats-free = { $count ->
   *[other] 空席{ $count }
}
web-turn-of-names = 手番：{ $names }
web-list-won = 勝者：{ $names }
web-count-players = { $count ->
   *[other] { $count }人
}
web-count-virtual = { $count ->
   *[other] 仮想プレイヤー{ $count }人
}

## The form of a new table

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

## The street, the posters and the ways into a game

web-start-motto = 町を興し、最良の地を争え。
web-way-learn = 学ぶ
    .board = 6分
    .cards = 5分
web-way-bots = ひとりで
    .about = ボットと対戦
web-way-device = 交代で
    .about = 1台の画面で
web-way-friends = 友だちと
    .about = ライブか日単位
web-poster-board = ボードゲーム
    .about = みんなでひとつの町：カウボーイ、決闘、建設。
    .players = 2～6人
    .rounds = 4ラウンド
    .time = 60分
web-poster-cards = カードゲーム
    .about = 自分だけの町：土地を競り、うまく並べる。
    .players = 1～6人
    .rounds = 18ラウンド
    .time = 35分

## What the book says of a variant

web-options-rules = ルールの細部
web-options-table = テーブル：やり直し・ヒント・時計
web-rating-difficulty = 難易度：3段階の{ $stars }
web-rating-strategy-1 = 運が大きい
web-rating-strategy-3 = 戦略的
web-rating-longer = 長め
web-rating-shorter = 短め
web-rating-two = 2人向き

## Opponents at the card game

web-rivals = 相手
web-rivals-virtual = 仮想プレイヤー
    .about = ルールブックのソロゲーム。町を持たず、魅力の最も高いカードを取ります。
web-rivals-bots = 町を作るボット
    .about = あなたと同じように町を作り、能力も使います。
web-virtual-count = 加える仮想プレイヤーの数
