# The text view: the whole table as plain pages.

## How things are put together

text-fact = { $name }：{ $value }
text-between = { "。" }
text-comma = { "、" }

## The frame of the pages

text-title = テキスト版カーソンシティ
text-about = このページにはマウスもスクリプトもいりません。スクリーンリーダー、キーボード、古いブラウザーのために作られており、ゲームを最初から最後まで遊べます。
text-picture-view = 画像つきの表示
text-main = 本文へ
text-jumps = ページ内リンク
text-navigation = ナビゲーション
text-not-done = 実行されませんでした
text-rule = ルール：
text-search = 検索
text-to-table = テーブルに戻る

## New tables

text-new-board = 新しいボードゲーム
text-new-cards = 新しいカードゲーム
text-others = 他のプレイヤー
text-others-bots = ボット
text-others-friends = 同じページを開いて席に着く友だち
text-others-device = この端末を囲む人たち
text-own-characters = 自分で選ぶ有力者。例：1Y,2R,3Y,4Y,5Y,6R,7Y（7つの面。新聞売りの0を含めるなら8つ）
text-own-river = 自分で決める川。例：a3,b3,c3（空欄なら、このゲーム独自の川）
text-levels-about = 1人ずつ強さを選べます。テーブルに必要な人数だけ加わります。
text-bot = { $name }：{ $about }
text-bot-number = ボット{ $number }
text-bot-same = 他と同じ
text-open-table = テーブルを開く
text-have-key = 席のリンクがある場合
text-key-about = 席の秘密のリンクをもらった人は、ここに貼り付けてください。このブラウザーは、それまで持っていた他の席を忘れます。
text-key = リンク、またはその末尾のキー
text-use-key = この席に着く
text-seat-link = 席のリンク
text-key-where = 他の端末で開くか、そこでテキスト表示のスタート画面に貼り付けてください。

## The table

text-state = テーブルの状況
text-seats = 席
text-mine = あなたの席
text-clock = 残り{ $minutes }分{ $seconds }秒
text-leave = { $name }の席を離れる
text-bot-here = { $name }をボットに任せる
text-options = テーブルの設定
text-look-as = 視点：
text-invite = このページのアドレスを開いた人は、空いている席に着けます。
text-look-again = 更新する
text-refreshes = このページは{ $seconds }秒ごとに自動で更新されます。
text-stay-still = 自動更新を止める
text-whole-log = すべての記録
text-points-caption = 勝利ポイントの内訳
text-source = 内訳

## The decision

text-secret = あなたの選択は他の人には見えません。
text-choose = 選んでください
text-choose-one = 1つ選ぶ
text-amount = 数（{ $least }から{ $most }まで）
text-do-it = 実行する
text-what-if = どうなるかを見る
text-nothing-to-foresee = これ以上のことは前もって分かりません。
text-assumed = 確率の前提
text-why-not-others = 他のことができない理由
text-many-of-them = { $count }件
text-nothing-refused = できない手はありません。
text-edge-north = { $parcel }の北
text-edge-south = { $parcel }の南
text-edge-west = { $parcel }の西
text-edge-east = { $parcel }の東
text-row-number = { $row }行目

## The board game

text-closed = このラウンドは使えません
text-no-tile = 建物なし
text-cowboys = カウボーイ
text-town-about = 列は西から東へa～h、行は北から南へ1～8です。
text-town-caption = 町の区画
text-row = 行
text-of-owner = { $owner }の{ $thing }
text-income = 収入${ $income }
text-price = 価格${ $price }
text-outlaw = 無法者
text-roads = 道路
text-north = 北
text-south = 南
text-west = 西
text-east = 東
text-ammunition = 「リボルバー×3」チップを持っています
text-reserve = 個人リザーブの建物
text-stabled = 囲いの馬
text-own-tiles = あなたの決闘タイル
text-powers = 購入した能力
text-bag = 袋の中

## The card game

text-layout = 左上{ $a }、右上{ $b }、左下{ $c }、右下{ $d }
text-no-place = あなたの町に置く場所がありません
text-backs = 有力者の山札の次の裏面
text-virtual = 仮想プレイヤー
text-own-bid = あなたの入札は{ $bid }です。他の人には見えません。
text-used = 使用済み
