# ブラウザー版：ゲーム本体が言わないことすべて。

## スタート画面

web-page-title = カーソンシティ
web-start-lead = 町を作り、よい場所を争い、4ラウンドで財を築こう。
web-door-bots = ボットと遊ぶ
    .about = ひとりで対戦。2クリックで始まります。
web-door-device = この端末で遊ぶ
    .about = みんなで1つの画面を囲み、順に手渡します。
web-door-friends = 友だちとオンライン
    .about = リンクを送って対戦。すぐにでも、1日1手でも。
web-start-bots = 始める
web-start-device = 始める
web-start-friends = テーブルを開く
web-my-tables = 自分のテーブル
web-open-tables = 募集中のテーブル
web-import = 保存したゲームを続ける
web-fan-project = 非公式のファン作品です。絵も文章も独自のものです。カーソンシティはXavier Georges作、Quined Games発行のゲームです。私たちが愛し、遊んでいるのは、箱に入った本物のゲームです。
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

## テーブルの設定

web-option-characters = 有力者
web-option-buildings = 追加の建物
web-option-variants = バリアント
web-option-edition = 版
web-option-river = 川の流れ
web-option-placing = 配置
web-option-station-house = 駅には家が必要
web-option-indian-skips = インディアンのダイスは、空き区画でない所でもふりなおす
web-option-level = 仮想プレイヤー
web-virtual-number = 仮想プレイヤー{ $number }
web-option-bot = ボット
web-option-undo = 手の取り消し
web-option-pace = 持ち時間
web-option-listed = 誰でも参加できる
web-cast-first-game = 最初のゲーム
web-cast-quiet = 静かな町
web-cast-home-owner = マイホームの町
web-cast-prosper = 繁栄の町
web-cast-settling-scores = 因縁の決着
web-cast-gold-rush = ゴールドラッシュ
web-cast-random = ランダム
web-cast-own = 選んだ有力者
web-cast-count = { $count ->
    [0] 有力者はランダムに決まります。カードをタップすると自分で選べます。
   *[other] { $count }枚選択中：7枚（新聞少年がいれば8枚）必要です。
}
web-buildings-first-game = 最初のゲームの建物
web-buildings-all = すべての建物
web-edition-big-box = ビッグボックス
web-edition-2009 = 2009年版
web-placing-turns = 順番に
web-placing-live = 全員同時に
web-variant-new-beginning = 新たな出発
    .about = ゲームの前に、各自が$50を秘密に使う
web-variant-river = カーソン川
    .about = 町に川が流れ、道路が橋になる
web-variant-might-is-right = 力は正義
    .about = ダイスの代わりに秘密の決闘タイル
web-variant-kit-carson = 早撃ちカーソン
    .about = パスするまでカウボーイを置きなおせる
web-variant-outlaws = 無法者
    .about = 無法者が来て町を荒らす
web-variant-horses = 馬
    .about = 馬と囲いとロデオ
web-river-ours = このゲーム独自の川です。隣り合う区画を順にタップすると、自分で描けます。
web-river-drawn = { $count ->
   *[other] { $count }区画を描きました。端から端まで3～15区画です。
}
web-river-back-to-ours = 独自の川に戻す
web-level-novice = 初級
web-level-intermediate = 中級
web-level-expert = 上級
web-bot-random = 気まぐれ
web-bot-friendly = のんびり（初心者向け）
web-bot-greedy = 堅実
web-undo-friendly = 他の人の同意があれば
web-undo-strict = 何かが公開される前だけ
web-undo-off = できない
web-pace-none = なし
web-pace-live = ライブ：15分+1手ごとに15秒
web-pace-daily = 日単位：2日+1手ごとに6時間
web-pace-slow = 週単位：7日+1手ごとに1日

## 待合室とメニュー

web-lobby = 参加者を待っています
web-lobby-waits = 全員そろうと始まります。
web-table-link = このテーブルへのリンク
web-copy-link = リンクをコピー
web-copied = コピーしました
web-free-seat = 空席
web-sit-down = 座る
web-a-bot = ボット
web-menu = メニュー
web-close = 閉じる
web-to-start = スタート画面
web-to-table = テーブルに戻る
web-text-view = テキスト表示
web-loading = 少々お待ちください…
web-server-away = サーバーにつながりません。何も失われていません。もう一度お試しください。
web-server-failed = サーバーで処理できませんでした。
web-reload = ページを読み込み直す
web-reconnecting = 再接続中…
web-bot-plays-for-you = ボットが代わりにプレイしています。
web-show-income = 収入と区画の価格を表示
web-price-of-land = 区画の価格：${ $price }
web-remove = テーブルを削除
web-remove-really = もう一度押すと完全に削除します
web-export = ゲームを保存
web-results = 結果
web-rematch = もう一度遊ぶ
web-ask-undo = 手の取り消しを頼む
web-undo-asked = { $name }が手を取り消したいそうです。
web-agree = 同意する
web-refuse = 断る
web-look-there = 確認する
web-come-back = { $name }が自分でプレイする
web-hand-to-bot = { $name }をボットに任せる
web-sit-down-for = { $name }の席で続ける
web-leave = テーブルを離れる
web-kick = { $name }に退席してもらう
web-seat-link = { $name }のリンク
web-seat-link-secret = このリンクを知っている人は誰でもこの席でプレイできます。秘密にしてください。
web-commitment = ダイスは秘密のシードで決まっています。検証用ハッシュ：{ $commitment }
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
web-setting-obvious = 決まりきった答えは任せる
web-setting-sound = 手番を音で知らせる
web-setting-notices = 手番を通知で知らせる

## テーブル

web-status-round = ラウンド{ $round } · { $phase }
web-status-round-of-era = 時代{ $era } · ラウンド{ $round }
web-status-beginning = 準備
web-phase-0 = 準備
web-phase-1 = 有力者
web-phase-2 = 配置
web-phase-3 = アクション
web-phase-4 = 終了
web-your-turn = あなたの番
web-game-over = ゲーム終了
web-track = アクションスクエア
web-town = 町
web-edge = 道路{ $edge }
web-bridge = 橋{ $edge }
web-prompt = 今すること
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
web-tab-players = プレイヤー
web-tab-log = 記録
web-tab-help = ヘルプ
web-tab-menu = メニュー
web-is-bot = ボットが担当
web-is-away = 不在
web-clock-days = { $count ->
   *[other] { $count }日
}
web-passed = パス{ $rank }
web-passed-as = { $rank }番目にパス
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
web-duel-on = 決闘：{ $place }
web-duel-won-by = { $name }の勝ち。
web-duel-tie = 同点：先にパスした人の勝ち。
web-recap = { $count ->
   *[other] 前の手番から{ $count }件の出来事
}
web-curtain-pass = { $name }に端末を渡してください
web-curtain-why = 他の人は見ないでください。これから秘密の選択をします。
web-curtain-ready = 私は{ $name }です

## 記録と過去

web-log-filter = 記録の表示
web-log-all = すべて
web-log-mine = 自分
web-log-duels = 決闘
web-log-money = お金
web-log-town = 町
web-log-talk = 会話
web-look-here = この時点のボードを見る
web-say-something = メッセージを入力
web-send = 送信
web-history = 振り返る
web-looking-back = 振り返り：{ $at } / { $last }
web-history-first = 最初へ
web-history-back = 1つ前へ
web-history-forth = 1つ後へ
web-history-last = 現在へ
web-to-present = 現在へ
web-fork = ここから続ける
    .about = 新しいテーブルで続けます。このテーブルはそのまま残ります。
web-share-position = この局面へのリンクをコピー

## 終わり

web-winner = { $count ->
    [1] { $names }の勝ち！
   *[other] { $names }の同点優勝！
}
web-winner-tie = 同点：最終ラウンドで先にパスした人の勝ち。
web-total = 合計
web-vp-by-round = ラウンドごとの勝利ポイント
web-vp-by-source-and-round = 得点源とラウンドごとの勝利ポイント
web-dice-statistics = ダイス
web-average = 平均
web-duel-luck = 決闘の運
    .about = ダイスを振る前の勝率から計算した期待値です。火力、すべてのダイス、振り直し、そして先にパスした側が同点で勝つことも含めています。
web-duels-fought = 決闘
web-wins-expected = 期待勝利数
web-wins = 勝利数
web-seed = ダイスはシード{ $seed }から作られました。検証用ハッシュは{ $commitment }でした。
web-seed-verified = ここで確認しました。シードのSHA-256は、最初に示された検証用ハッシュと一致します。
web-seed-wrong = シードが、最初に示された検証用ハッシュと一致しません！
web-seed-unchecked = このブラウザーでは、安全なページ（https）でのみシードを確認できます。

## ヘルプ

web-help-numbers = プレイヤーの数字の意味
web-fact-income = このラウンドの不動産の収入。≥の後は、すべての攻撃が成功した場合に残る額
web-fact-limit = 所持金上限。−の後は、上限を超える額
web-fact-final = 今ゲームが終わった場合の勝利ポイント
web-help-characters = このゲームの有力者
web-help-buildings = 建物
web-help-boxes = アクションスクエア（実行順）
web-help-keys = キー
web-help-roads-note = 手元の道路は、何かを尋ねられて「道路」の切り替えが出ているときに置けます。他の人の手番に割り込むことはありません。

## できること。質問ごとの言い方もある

web-act-place = カウボーイ
web-act-white = 白のカウボーイ
web-act-sing = 決闘なし
web-act-lucky = 幸運のカウボーイ
web-act-dynamite = ダイナマイト
web-act-road = 道路
web-act-shift = 移す
web-act-back = 戻す
web-act-pass = パス
web-act-pass-BidOrPass = 降りる
web-act-pass-UsePower = 今は使わない
web-act-pass-FetchCharacter = 取らない
web-act-pass-LastSale = もう売らない
web-act-take = 取る
web-act-take-StealOrNot = 奪う
web-act-take-CashOrWait = $8を取る
web-act-take-DoubleOrCash = $8を取る
web-act-take-TakeWageOrHorse = $4を取る
web-act-take-RewardOrTheft = 報酬
web-act-decline = やめておく
web-act-claim = 区画を買う
web-act-claim-ReceiveParcel = 区画を取る
web-act-draft = 区画を取る
web-act-buy = 買う
web-act-build = 建てる
web-act-keep = 取っておく
web-act-keep-PlaceHouse = 建物を戻す
web-act-keep-RerollOrKeep = このまま
web-act-keep-DiscardLastTiles = そのまま持つ
web-act-house = 家
web-act-ask = 所有者に頼む
web-act-allow = 許可する
web-always-allow = このゲームでは常に許可
web-ask-again = 自分の区画に置く家を毎回確認する
web-act-refuse = 断る
web-act-unpack = リザーブから建てる
web-act-done = 終わり
web-act-points = VPを買う
web-act-spend = 払う
web-act-recruit = カウボーイを買う
web-act-double = 2倍にする
web-act-wait = 待つ
web-act-side = 面を選ぶ
web-act-fetch = 建物を取る
web-act-bag = 袋から
web-act-arm = リボルバーを買う
web-act-dismiss = 戻す
web-act-tax = 課税
web-act-offer = 競売にかける
web-act-bid = 入札
web-act-blast = ダイナマイトを使う
web-act-reroll = ふりなおす
web-act-drop = 除く
web-act-move = そこへ行く
web-act-pay = $2払う
web-act-lose = 1VP失う
web-act-outlaw = 無法者
web-act-horse = 馬
web-act-breed = 牧場を2倍に
web-act-tile = 決闘タイル
web-act-discard = 捨てる
web-act-sheet = 書く
web-act-steal = 奪う
web-act-buy-horse = 馬を買う
web-act-duel = 決闘
web-act-choose = 有力者
web-act-use = 使う
web-act-sell = 売る
web-act-top = 山札の一番上
web-amount-points = { $amount }VP
web-amount-spend = ${ $amount }
web-amount-bid = ${ $amount }
web-cards-amount-bid = { $amount }
web-amount-recruit = { $amount ->
    [0] なし
   *[other] { $amount }人
}
web-amount-arm = { $amount ->
    [0] なし
   *[other] { $amount }つ
}
web-amount-dismiss = { $amount ->
    [0] なし
   *[other] { $amount }人
}
web-amount-reroll = ダイス{ $amount }
web-amount-drop = ダイス{ $amount }
web-amount-tile = { $amount }
web-amount-horse = 囲い{ $amount }
web-amount-sheet = { $amount }
web-noun-tax-weapons = リボルバー
web-noun-tax-money = お金
web-noun-side-yellow = 黄色の面
web-noun-side-red = 赤の面
web-noun-horse-1 = { space-enclosure-1 }
web-noun-horse-2 = { space-enclosure-2 }
web-noun-horse-3 = { space-enclosure-3 }
web-noun-horse-4 = { space-enclosure-4 }
web-noun-horse-5 = { space-enclosure-5 }

## カードゲーム

web-column = 列のカード
web-piles = 残り：土地カード{ $terrain }枚、有力者{ $characters }人
web-ties = 同じ値のときの順：
web-city-of = { $name }の街
web-appeal = 魅力{ $appeal }
web-no-place = 場所なし！
web-hand = 競りカード：
web-has-bid = 入札済み。
web-bid-is = { $bonus ->
    [0] 入札：{ $bid }
   *[other] 入札：{ $bid }+{ $bonus }
}
web-picks-as = { $rank }番目に選ぶ。
