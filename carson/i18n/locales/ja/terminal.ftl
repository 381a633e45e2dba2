# The game in the terminal.

## Status line and panel

status-round = ラウンド{ $round }/{ $rounds }
status-phase-0 = ゲームの準備
status-phase-1 = 有力者の選択
status-phase-2 = カウボーイの配置
status-phase-3 = アクションの実行と決闘
status-phase-4 = ラウンドの終わり
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
status-outlaws = 無法者の強さ{ $strength }

## The loop

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

## The end

result-winner = { $player }が勝利ポイント{ $points }点で勝ちました。
result-winners = { $player }が勝利ポイント{ $points }点で勝利を分け合いました。
result-total = 合計
result-honest = ダイスはシード{ $seed }から作られました。検証用ハッシュは{ $commitment }でした。検証するには「save ファイル」の後、「carson verify ファイル」。

## Help

help-why = その手ができない理由を示す（できる手なら、そう答える）
    .use = why 手
help-undo = 最後の手を取り消す（その後にダイスやタイルが公開されていなければ）
    .use = undo
help-log = 記録の最後の行（指定がなければ30行）
    .use = log [N]
help-save = ゲームをファイルに保存する
    .use = save ファイル
help-load = 保存したゲームを開く
    .use = load ファイル
help-map = テーブルをもう一度表示する
    .use = map
help-help = このページ。またはcharacters、buildings、spaces、またはその名前
    .use = help [項目]
help-quit = 終了する
    .use = quit
help-typing = 一覧の番号か、「place d4」のような手を入力します。意味が1つに決まるなら、動詞は省いたり縮めたりできます：「d4」「pl d4」。スクエアは番号でも書けます：「white 13」。道路は区画の辺です：「road d4n」はd4の北の辺です。
help-virtual = 仮想プレイヤーは入札をランダムに引き（{ $cards }）、魅力が最も高いカードを取り、能力は使わず、町もありません。カードの魅力がそのまま点になります。
help-appeal = 列のカードの下の小さな数。仮想プレイヤーにとっての価値で、あなたには仮想プレイヤーが何を取るかを示すだけです。
help-suits = 各プレイヤーにはマークがあります。入札が同じなら、次の有力者の裏で上にあるマークが先です。今回：{ $suits }。
help-legend = マップでは、区画の左に所有者の印、右にカウボーイがあります。数字は建物の収入、$のついた数字は区画の価格です。⌂は家、⌂⌂はタウンハウス、/\は山、~~は川、!は無法者、二重線は道路です。カウボーイの後の文字：wは白、dはダイナマイト、nは「決闘なし」チップ、gは幸運のカウボーイ。スクエアの·は自動、×は使えないものです。
help-unknown = 「{ $text }」のヘルプはありません。項目：{ $known }、または有力者・建物・スクエアの名前

## The card game: status and panel

status-era = 時代{ $era } ラウンド{ $round }/{ $rounds }
status-ties = 同点の順
status-order = 選ぶ順
cards-panel-player = { "" }
cards-panel-vp = VP
cards-panel-bid = 入札
cards-panel-hand = 競りカード
cards-panel-characters = 有力者
panel-sold = [売却：{ $count }]
column-appeal = 魅力{ $appeal }
column-no-place = 場所なし！
no-city = 最初のカードは中央のh8に置かれます。
no-such-player = 「{ $text }」というプレイヤーはいません。いるのは：{ $known }
virtual-cards = 仮想プレイヤーは何も建てません。取ったカード：{ $list }

## The card game: its own words for the same

cards-welcome = カーソンシティ・カードゲーム：Xavier Georges作のゲーム（Quined Games）の非公式版です。土地カードは独自のものです。
cards-welcome-commitment = 山札は秘密のシードでシャッフルされています。検証用ハッシュ：{ $commitment }
cards-result-honest = 山札はシード{ $seed }から作られました。検証用ハッシュは{ $commitment }でした。検証するには「save ファイル」の後、「carson verify ファイル」。
help-city = プレイヤーの町を表示する（名前がなければ全員）
    .use = city [名前]
cards-help-help = このページ。またはcharacters、buildings、letters、またはその名前
    .use = help [項目]
cards-help-undo = 最後の手を取り消す（その後にカードが公開されていなければ）
    .use = undo
cards-help-typing = 一覧の番号か、「take I-12」「place h8」のような手を入力します。意味が1つに決まるなら、動詞は省いたり縮めたりできます：「h8」「pl h8」、入札なら「7」。
cards-help-legend = 区画には、そこにあるものの頭文字が出ます：⌂は家、⌂⌂はタウンハウス、/\は山、·は空き地。カードを置くとき、+3のような数は、左上の区画をそこに置いたときにすぐ増えるVPです。小さな町は区画ごとに1文字です：「help letters」。点はこの時代に使った競りカード、→は使える能力、括弧は使った能力。VPは、今ゲームが終わった場合の町と有力者の点です。
cards-help-unknown = 「{ $text }」のヘルプはありません。項目：{ $known }、または有力者・建物の名前

## The rules

rules-none = 「{ $words }」はルールに出てきません。
rules-why = 理由：{ $why }
rules-see = 参照：{ $names }
