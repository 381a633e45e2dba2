# The lobby of a table, and what can be done with its seats.

## The lobby

web-lobby = 参加者を待っています
web-table-link = このテーブルへのリンク
web-copy-link = リンクをコピー
web-copied = コピーしました
web-free-seat = 空席
web-sit-down = 座る
web-a-bot = ボット

## The invitation

web-invites = { $name }からの招待
web-invited = 招待されています
web-table-ready = テーブルの準備ができました
    .about = 友だちにリンクを送りましょう。全員そろうと始まります。
web-you-are-seated = 席に着きました。全員そろうと始まります。
web-your-colour = あなたの色
web-seat-number = 席{ $number }
web-seat-is-taken = 着席済み
web-watch = 観戦する
web-new-here = 初めての方は、まずレッスンへ
    .about = 終わったら同じリンクから戻れます。
web-at-the-table = テーブルの顔ぶれ
    .begins = 全員そろうと開始
web-is-host = 主催者
web-is-you = あなた
web-seat-waits = 待機中
web-what-we-play = 遊ぶ内容
web-bring-a-friend = 友だちを誘う
web-share-link = リンクを共有
web-qr-code = リンクのQRコード

## Seats

web-bot-plays-for-you = ボットが代わりにプレイしています。
web-come-back = { $name }としてプレイに戻る
web-hand-to-bot = { $name }をボットに任せる
web-sit-down-for = { $name }の席を引き継ぐ
web-leave = テーブルを離れる
web-kick = { $name }に退席してもらう
web-seat-link = { $name }のリンク
web-seat-link-secret = このリンクを知っている人は誰でもこの席でプレイできます。秘密にしてください。

## Another device, and watching

web-other-device = 別の端末でプレイする
    .about = もう一方の端末でコードを読み取るか、リンクを自分に送ってください。着席する前に確認があり、その後は両方の端末で同じ席をプレイできます。
web-seat-offer = ここに座りますか？
    .about = 両方の端末で同じ席になります。他の人宛てのリンクなら断ってください。その場合は観戦だけになります。
web-you-watch = 観戦中です。
web-ask-for-seat = 席を申し込む
    .device = すでに別の端末でプレイ中ですか？自分の席を申し込んで、その端末で承諾してください。その端末のメニューで「別の端末でプレイする」を選ぶこともできます。
    .watch = または、このまま観戦：公開されているものはすべて見られます。
web-ask-to-share = { $name }の席を一緒に使う
    .who = { $name }の同意が必要です
web-ask-to-play = { $name }の代わりにプレイする
    .who = ボットです。全員の同意が必要です
web-asked-for-seat = { $name }の席を申し込みました。プレイヤーに表示されています。
web-ask-no-more = 申し込みをやめる
web-give-seat = 承諾する
