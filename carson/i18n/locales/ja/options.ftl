# The options of a table: their names, their values, and what can be wrong with them.

## Names

web-option-characters = 有力者
web-option-buildings = 追加の建物
web-option-variants = バリアント
web-option-edition = 版
web-option-river = 川の流れ
web-option-placing = 配置
web-option-station-needs-house = 駅は家を伴う
web-option-indian-skips-occupied = インディアンのダイスは、空き区画以外でもふりなおす
web-option-level = 仮想プレイヤー
web-option-bot = ボット
web-option-undo = 手の取り消し
web-option-pace = 持ち時間
web-option-listed = 誰でも参加できる
web-option-hints = ヒントを出す

## Characters

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
   *[other] { $count }枚選択中：7枚（新聞売りがいれば8枚）必要です。
}

## Buildings, edition, placing

web-buildings-first-game = 最初のゲームの建物
web-buildings-all = すべての建物
web-edition-big-box = ビッグボックス
web-edition-2009 = 2009年版
web-placing-turns = 順番に
web-placing-live = 全員同時に

## Variants and the river

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

## Virtual players and bots

web-virtual-number = 仮想プレイヤー{ $number }
web-level-novice = 初級
web-level-intermediate = 中級
web-level-expert = 上級
web-suits = マーク（同点の入札を決めます）
web-suit-of = { $name }のマーク
web-suit-hat = 帽子
web-suit-star = 星
web-suit-cow = 牛
web-suit-boot = ブーツ
web-suit-horseshoe = 蹄鉄
web-suit-cactus = サボテン
web-bot-random = ランダム
web-bot-friendly = やさしい
web-bot-greedy = 普通
web-bot-learned = 自己対戦で学習
web-bot-level-1 = 新米
    .about = 駅馬車を降りたばかり。やる気はあるが、無駄が多い。
web-bot-level-2 = 牧童
    .about = 働き者。手近なものに手を伸ばす。
web-bot-level-3 = 保安官助手
    .about = 良い手は見えるが、ときどき逃してしまう。
web-bot-level-4 = 勝負師
    .about = 腕は立つが、つい賭けすぎる。
web-bot-level-5 = 連邦保安官
    .about = いちばん価値のあるものを取り、相手の狙いもよく読む。
web-bot-level-6 = 伝説
    .about = 町ができてからの日数より多く対戦してきた。
web-bots-mixed = ボットごとに強さが違います。
web-bots-one-by-one = ボットごとに選ぶ
web-worthy-higher = 「{ $from }」ではもう物足りないようです。好敵手は「{ $to }」です。
web-worthy-lower = 「{ $from }」は手ごわいようです。いまの好敵手は「{ $to }」です。
web-worthy-choose = 「{ $to }」を選ぶ

## Undo and clock

web-undo-friendly = 他の人の同意があれば
web-undo-strict = 何かが公開される前だけ
web-undo-off = できない
web-pace-none = なし
web-pace-live = ライブ：15分+1手ごとに15秒
web-pace-daily = 日単位：2日+1手ごとに6時間
web-pace-slow = 週単位：7日+1手ごとに1日

## What can be wrong

reason-unknown-option = 「{ $option }」というオプションはありません。あるのは：{ $known }
reason-unknown-value = オプション「{ $option }」に「{ $text }」はありません。あるのは：{ $known }
reason-players-out-of-range = プレイヤーは{ $least }人から{ $most }人です（指定：「{ $text }」）
reason-edition-has-fewer-players = 2009年版は{ $least }人から{ $most }人用です（指定：{ $text }人）
reason-edition-has-base-tiles-only = 2009年版の建物は最初のゲーム用のものだけです
reason-edition-has-base-characters-only = 2009年版の有力者は1から7までです
reason-named-twice = オプション「{ $option }」に同じものが2回あります：「{ $text }」
reason-unknown-cast = 「{ $text }」という有力者はありません。4Rのような面を7つ、または次のどれかを指定してください：{ $known }
reason-wrong-cast-size = 有力者は{ $needed }人必要です（指定：{ $count }人）
reason-card-twice = 同じ有力者は2回使えません：{ $card }
reason-card-needs-horses = この有力者にはバリアント「馬」が必要です：{ $card }
reason-side-settled-in-play = このカードの面はゲーム中に決まります：{ $card }
reason-unknown-bot = 「{ $text }」というボットはありません。あるのは：{ $known }
reason-edition-has-no-such-variant = 2009年版にこのバリアントはありません：「{ $text }」
reason-river-length = 川は{ $least }から{ $most }区画です（指定：{ $count }）
reason-river-broken = 川の各区画は、次の区画と辺で接していなければなりません
reason-river-must-reach-two-edges = 川はマップの端から別の端まで続かなければなりません
reason-seats-out-of-range = 席は人と仮想プレイヤーを合わせて{ $least }から{ $most }です（指定：{ $count }）
reason-suits-missing = マークは席ごとに1つ、{ $seats }個必要です（指定：{ $count }）
