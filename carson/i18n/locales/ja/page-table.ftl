# The table in the browser.

## Round and phase

web-status-round = ラウンド{ $round } · { $phase }
web-status-round-of-era = 時代{ $era } · ラウンド{ $round }
web-round = ラウンド{ $round }
web-of-rounds = 全{ $rounds }
web-day = 一日の流れ
web-status-beginning = 準備
web-phase-0 = 準備
web-phase-1 = 有力者
web-phase-2 = カウボーイ
web-phase-3 = 大通り
web-phase-4 = 日没
web-outlaws = 無法者{ $count }人 · 強さ{ $strength }
web-your-turn = あなたの番
web-your-turn-name = { $name }の番です
web-game-over = ゲーム終了

## Track, town and prompt

web-track = アクションスクエア
web-corral = 囲い
web-town = 町
web-edge = 道路{ $edge }
web-bridge = 橋{ $edge }
web-pair = { $name }：{ $value }
web-prompt = あなたの選択
web-undo = 取り消す
web-back = 選び直す
web-confirm = 決定
web-more-lines = 詳しく
web-fewer-lines = 閉じる
web-see-board = ボードを見る
web-show-choices = 選択肢を見る
web-tap-card = カードをタップすると効果が読めます。
web-less = 減らす
web-more-of-it = 増やす
web-price-of-land = 区画の価格：${ $price }

## Players

web-tab-players = プレイヤー
web-tab-log = 電信
web-tab-help = ヘルプ
web-tab-menu = メニュー
web-is-bot = ボットが担当
web-is-away = 不在
web-clock-days = { $count ->
   *[other] { $count }日
}
web-passed = パス{ $rank }
web-passed-as = { $rank }番目にパス
web-turn-mine = あなたの番
web-turn-theirs = 手番
web-income-to-come = 今ラウンド+${ $income }
web-all-in-town = 全員出払い
web-limit-toll = 所持金上限${ $limit }を超えた${ $excess }は、ラウンド終了時に手放します
web-fact-cash = 所持金
web-fact-land = 区画
web-fact-firepower = 火力
web-fact-vp = 勝利ポイント
web-supply-cowboys = 手元のカウボーイ
web-supply-revolvers = リボルバー
web-supply-roads = 道路
web-supply-dynamite = ダイナマイト
web-supply-horses = 馬
web-supply-duel-tiles = 決闘タイル
web-supply-rodeos = ロデオチップ
web-supply-reserve = 個人リザーブの{ $thing }

## Between turns

web-recap = { $count ->
   *[other] 前の手番から{ $count }件の出来事
}
web-curtain-pass = { $name }に端末を渡してください
web-curtain-why = 他の人は見ないでください。これから秘密の選択をします。
web-curtain-ready = 私は{ $name }です

## Asking to undo

web-ask-undo = 手の取り消しを頼む
web-unseal = 伏せた選択を取り消しますか？
    .about = { $name }はひそかに選び終えています。取り消すと、{ $name }が選び直すことになります。
    .keep = そのままにする
    .back = { $name }の選択を取り消す
web-undo-asked = { $name }が手の取り消しを求めています。
web-agree = 同意する
web-refuse = 断る
web-look-there = 確認する

## Asking the others

web-ask-others = 他の人に聞く
    .about = ゲーム中は、席のことを一人では決められません。今いる全員の同意が必要です。ゲームの削除には、席を外している人の同意も必要です。
web-propose-kick = { $name }を外すことを提案する
web-propose-replace = { $name }の席をボットに任せることを提案する
web-propose-delete = ゲームの削除を提案する
web-proposal-waits = 返事待ち：{ $names }
web-withdraw = 取り下げる

## The income map

web-income-map = 収入の多い区画
web-income-map-of = 建てた場合の収入：{ $thing }

## Hints

web-hint = ヒント
    .title = ボットならどうする？
    .about = ボットがよいと思う3つの手です。このゲームには「ヒントあり」の印が付きます。

## What a thing on the table is

web-tip = { $name }について
web-tip-appeal = 仮想プレイヤーは魅力が最も高いカードを取り、カードの魅力を得点にします。あなたの得点には関係ありません。
web-tip-brings = 今の得点：{ $gain }。
web-tip-best-place = 今の最良の場所で{ $gain }。{ $sources }
web-tip-bag = 袋の中：{ $count }
web-tip-limit = 所持金上限：${ $limit }
web-tip-supply = { $name }の手元：{ $count }
web-seat-link-ask = このリンクはこのテーブルの席を開きます。この端末でその席に着きますか？
