# ターミナル：表、質問、ヘルプ、結果、エラー。

## 状態行とプレイヤー表

status-round = ラウンド{ $round }/{ $rounds }
status-phase-0 = ゲームの準備
status-phase-1 = 有力者の選択
status-phase-2 = カウボーイの配置
status-phase-3 = アクションの実行と決闘
status-phase-4 = ラウンド終了
status-turn-order = 進行順
status-pass-order = パス順
status-passed = パス済み

panel-player = { "" }
panel-cash = 現金
panel-vp = VP
panel-cowboys = 手駒
panel-revolvers = 銃
panel-firepower = 火力
panel-roads = 道路
panel-land = 区画
panel-character = 有力者、所持金上限

## 複数の出来事をまとめた文

story-ordered = くじによる順番：{ $list }。
    .item = { $seat }
story-mountain-rose = 山の区画：{ $list }。
    .item = { $parcel }
story-drew = 袋から引いた順に：{ $list }。
    .item = { $thing }
story-bought-land = { $seat }は{ $parcel }を${ $amount }で購入しました。

## 手の一覧での説明

menu-land = マップに価格のある区画を購入する
menu-spaces = 番号のアクションスクエア
do-choose = { $name }（上限{ $limit }）：{ $power }
do-draft = { $thing }
do-claim-ReceiveParcel = { $thing }
do-claim = ${ $price }で購入
do-place-land = ${ $price }
do-place-own = ${ $income }を守る
do-place-other = 攻撃（${ $income }の半分）
do-place-hall = 市庁舎
do-fetch = { $thing }
do-move-land = ${ $price }
do-offer = { $thing }
do-blast = ${ $income }が3倍
do-tax = { $amount ->
    [0] リボルバー1つにつき$1
   *[1] 所持金$10ごとに$1（端数切り上げ）
}
do-arm = { $amount ->
    [0] なし
    [1] リボルバー1つ（$3）
   *[other] リボルバー{ $amount }つ（$9）
}
do-dismiss = { $amount ->
    [0] なし：3VP
    [1] 1人：6VP
   *[other] { $amount }人：9VP
}
do-reroll = { $amount }個目のダイスをふりなおす
do-keep-RerollOrKeep = このままにする
do-pay = $2払う
do-bid = ${ $amount }
do-build-PlaceCityHall = 市庁舎
do-pass-BidOrPass = 競売から降りる
do-duel = 次に{ $place }で決闘する
do-take-TakeGain = { $gives-place }
do-take-StealOrNot = 半分を奪う
do-take-CashOrWait = $8を取る
do-take-DoubleOrCash = 代わりに$8を取る
do-decline = 実行しない
do-buy = { $thing }を${ $price }で購入
do-build = 今の収入は${ $income }
do-keep-PlaceHouse = 建物を個人リザーブに戻す
do-house-land = 所有者のいない区画、あなたの収入+${ $gain }
do-house-own = 自分の区画、あなたの収入+${ $gain }
do-ask = { $owner }に許可を求める、あなたの収入+${ $gain }
do-unpack = { $thing }
do-points = { $amount }VPを${ $price }で
do-spend = { $points }VP
do-recruit = { $amount ->
    [0] なし
    [1] 1人（$1）
    [2] 2人（$4）
   *[other] { $amount }人（$9）
}
do-road = 先に道路を置く
do-double = 2倍：{ $thing }

## 進行

player-name = プレイヤー{ $number }
welcome = カーソンシティ：Xavier Georges作のボードゲーム（Quined Games）の非公式版です。
welcome-bot = （ボット：{ $bot }）
welcome-virtual = （仮想プレイヤー：{ $level }）
welcome-commitment = ダイスは秘密のシードで決まっています。検証用ハッシュ：{ $commitment }
welcome-help = いつでも「help」と入力できます。
note-obvious = { $question }（自動で答えました：{ $move }）
curtain = { $player }に端末を渡し、Enterを押してください：
turn-of = { $player }の手番です
why-allowed = 「{ $move }」はできます。
undone = 取り消しました。
saved = 保存しました。続きは：carson play --load { $path }
loaded = 読み込みました：{ $path }
over = ゲームは終了しました。まだ次の入力ができます：log、map、save ファイル、load ファイル、quit
quit-unsaved = ゲームは保存されていません。「save ファイル」で保存するか、もう一度「quit」で終了します。
bye = さようなら。
interrupted = 中断しました。
reason-no-such-number = { $text }番の手は今ありません。
reason-ambiguous = 「{ $text }」には複数の手があります：{ $known }

## 終了

result-winner = { $player }が勝利ポイント{ $points }点で勝ちました。
result-winners = { $player }が勝利ポイント{ $points }点で勝利を分け合いました。
result-total = 合計
result-honest = ダイスはシード{ $seed }から作られました。検証用ハッシュは{ $commitment }でした。検証するには「save ファイル」の後、「carson verify ファイル」。

## ヘルプ

help-why = その手ができない理由を示す（できる手なら、そう答える）
    .use = why 手
help-undo = 最後の手を取り消す（その後にダイスやタイルが公開されていなければ）
    .use = undo
help-log = これまでの出来事の最後の行（指定がなければ30行）
    .use = log [N]
help-save = ゲームをファイルに書く
    .use = save ファイル
help-load = ファイルのゲームを続ける
    .use = load ファイル
help-map = テーブルをもう一度表示する
    .use = map
help-help = このページ。またはcharacters、buildings、spaces、またはその名前
    .use = help [項目]
help-quit = 終了する
    .use = quit
help-typing = 一覧の番号か、「place d4」のような手を入力します。意味が1つに決まるなら、動詞は省いたり縮めたりできます：「d4」「pl d4」。スクエアは番号でも書けます：「white 13」。道路は区画の辺です：「road d4n」はd4の北の辺です。
help-legend = マップでは、区画の左に所有者の印、右にカウボーイがあります。数字は建物の収入、$のついた数字は区画の価格です。⌂は家、⌂⌂はタウンハウス、/\は山、~~は川、!は無法者、二重線は道路です。カウボーイの後の文字：wは白、dはダイナマイト、nは「決闘なし」チップ、gは幸運のカウボーイ。スクエアの·は自動、×は使えないものです。
help-unknown = 「{ $text }」のヘルプはありません。項目：{ $known }、または有力者・建物・スクエアの名前

## ファイルとオプション

error-no-name = どのファイルですか？コマンドの後に名前を書いてください。
error-file-missing = 「{ $path }」が見つかりません。
error-file-folder = 「{ $path }」はファイルではなくフォルダーです。
error-file-permission = 「{ $path }」を使う権限がありません。
error-file-full = ディスクに「{ $path }」のための空きがありません。
error-file-text = 「{ $path }」はUTF-8のテキストではありません。
error-file-size = 「{ $path }」は棋譜としては大きすぎます。
error-file-foreign = 「{ $path }」はすでにあり、棋譜ではありません。別の名前にしてください。
error-file-other = 「{ $path }」：{ $text }
error-record = 「{ $path }」{ $line }行目：{ $text }
error-language = 「{ $text }」のテキストはありません。あるのは：{ $known }
error-load-alone = 保存したゲームには人数、名前、ダイス、オプションが含まれています。--loadと一緒に指定しないでください。
error-game = 「{ $text }」というゲームはありません。あるのは：{ $known }
error-other-game = 「{ $option }」はこのゲームのオプションではありません：{ $game }
error-option = 「{ $text }」は「名前=値」の形ではありません。
error-people = 人は1人から{ $most }人までです（指定：{ $count }）。
error-same-name = 2人のプレイヤーが同じ名前「{ $text }」を使うことはできません。
error-at = このゲームは{ $most }手です。{ $count }手目は表示できません。
error-usage = { $text }（--helpを参照）
error-output = 出力を書き込めません：{ $text }
error-train = 学習に必要なパッケージ（{ $text }）が入っていません。`pip install carson[train]` で入れられます。
verified = ダイスは公正です。ダイスや袋から引いた{ $count }回すべてが、最初に約束されたシードのとおりです。

## コマンドライン

usage-carson = 「カーソンシティ」のボードゲームとカードゲームをターミナルで。非公式のファン作品です。
usage-version = 版を表示します。
usage-play = ターミナルで遊びます。オプションがなければ、あなたとボット3体のボードゲームです。「cards」なら、あなたと仮想プレイヤー3人のカードゲームです。
usage-replay = 記録したゲームを表示します。オプションがなければ、最後の局面と結果を表示します。
usage-train = 自己対戦で相手を学習させ、その強さを調べます。`pip install carson[train]` で入るパッケージが必要です。
usage-verify = 終わったゲームのダイスが、最初に約束されたシードのとおりかどうかを検証します。
usage-players = プレイヤーの人数：2から6。
usage-play-players = プレイヤーの人数。ボードゲーム：全部で2から6、指定がなければ4。カードゲーム：人とボットの数（仮想プレイヤーを除く）。
usage-game = ゲーム：boardまたはcards。
usage-virtual = カードゲーム：仮想プレイヤーの強さ（カンマ区切り）：novice, intermediate, expert、またはnone。指定がなければ、noviceで4席にします。
usage-simulate-people = カードゲーム：ボットの数、1から6。仮想プレイヤーは別に加わります。
usage-people = そのうち、このターミナルで遊ぶ人の数。
usage-bots = 残りの席を順に受け持つボット（カンマ区切り）。カードゲームでは、書いた数だけのボット。あるのは：{ $known }。
usage-names = プレイヤーの名前（カンマ区切り、人が先）。
usage-seed = この文字列で決まるダイスで遊びます。指定がなければ秘密です。
usage-load = 保存したゲームを続けます。
usage-ask-all = ほとんどの人が同じように答える質問も尋ねます。
usage-edition = ルールの版：big-boxまたは2009。
usage-buildings = 建物：first-game、all、または追加するもの（例：school,station）。
usage-characters = 有力者：first-game、quiet、home-owner、prosper、settling-scores、gold-rush、random、または7つの面（例：1Y,2R,3Y。0を含むなら8つ）。
usage-option = その他のゲームのオプション（1つずつ指定）：{ $known }。
usage-language = テキストの言語。
usage-file = ゲームの棋譜。
usage-at = 棋譜のこの手数の後の局面を表示します。
usage-events = 何が起きたかをラウンドごとに表示します。
