# ボードゲーム：拒否の理由、出来事、質問。

## オプション

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
reason-card-needs-horses = この有力者には馬が必要ですが、ゲームにありません：{ $card }
reason-side-settled-in-play = このカードの面はゲーム中に決まります：{ $card }
reason-unknown-bot = 「{ $text }」というボットはありません。あるのは：{ $known }

## できない理由：準備と運

reason-not-in-bag = 袋にこの種類の建物はありません：{ $thing }。
reason-off-the-dice = ダイスで{ $parcel }は決まりません。
reason-no-such-seat = プレイヤー{ $seat }はいません。
reason-already-drawn = { $seat }はすでに選ばれました。
reason-no-face = ダイスにそのような目はありません。

## できない理由：有力者

reason-card-not-in-play = この有力者はゲームにいません：{ $card }。
reason-card-taken = { $the-card }はすでに{ $seat }が選びました。
reason-not-enough-cowboys = { $count ->
    [0] カウボーイは残っていません。
   *[other] カウボーイは残り{ $count }人です。
}
reason-not-fetchable = 新聞少年はこのカードを取れません：{ $card }。
reason-not-that-many = 最大{ $most }までです。
reason-no-such-package = { $points }VPのまとめ買いはありません。3、5、7だけです。
reason-bid-more = ${ $bid }より高く入札してください。
reason-offered-already = { $parcel }はすでに競売にかけられています。
reason-not-on-space = この建物は{ $place }にありません：{ $thing }。
reason-on-the-track = 建設スクエアにあるので、袋からは取れません：{ $thing }。
reason-no-such-die = そのダイスはありません。
reason-not-your-mine = { $place }にあなたの採掘坑はありません。
reason-multiplied-already = { $parcel }の収入はすでに増えています。
reason-no-refuge = 負けたカウボーイは{ $place }に行けません。所有者のいない区画ではありません。
reason-too-late = { $place }はすでに実行されました。
reason-no-building = 建物ではありません：{ $thing }。
reason-none-of-yours = この種類の建物を持っていません：{ $thing }。

## できない理由：配置

reason-no-piece = 置ける駒がありません：{ $piece }。
reason-not-for-this-piece = この駒は{ $place }に置けません：{ $piece }。
reason-may-not-attack = あなたの有力者では攻撃できません。
reason-may-not-provoke = あなたの有力者では他人のいる場所に行けません：{ $place }。
reason-no-titles = 新しい区画のための地所タイルが残っていません。
reason-no-building-there = { $place }に建物がありません。
reason-space-over = { $place }はラウンド{ $round }から使えません。
reason-ammunition-gone = 「リボルバー×3」チップは{ $seat }が持っています。
reason-nothing-to-attack = { $parcel }は{ $seat }のもので、建物がありません。
reason-protected = { $parcel }は攻撃できません：{ $thing }。
reason-piece-is-peaceful = この駒は攻撃しません：{ $piece }。
reason-not-empty = { $place }にはすでに誰かいます。
reason-already-there = { $place }にはすでにあなたのカウボーイがいます。
reason-closed-by = { $place }には{ $seat }の{ $piece }がいるので、加われません。

## できない理由：現金、区画、道路、建物

reason-too-dear = ${ $price }必要ですが、所持金は${ $cash }です。
reason-no-cowboy-there = そこにあなたのカウボーイはいません。
reason-no-duel-there = { $place }で決闘はありません。
reason-parcel-owned = { $parcel }は{ $seat }のものです。
reason-nobodys-for-ever = { $parcel }は誰のものにもなりません。市庁舎があります。
reason-not-your-land = { $parcel }はあなたのものではありません。
reason-not-free = { $parcel }は空き区画ではありません：{ $thing }。
reason-no-road-touches = { $parcel }に道路が届いていません。
reason-no-house-site = 一緒に建てる家の場所がありません：{ $thing }。
reason-townhouse-not-closed-in = { $parcel }に2つ目の家を置けるのは、隣接する8区画がすべて埋まっているか所有されている場合だけです。
reason-ask-first = { $parcel }は{ $seat }のものです。まず許可を求めてください。
reason-nobody-to-ask = { $parcel }に許可は必要ありません。
reason-already-refused = { $seat }は、今置いているタイルの家を{ $parcel }に置くことをすでに断っています。
reason-house-must-be-placed = 許可のいらない場所があるので、家を置かなければなりません。
reason-not-in-reserve = 個人リザーブにありません：{ $thing }。
reason-too-late-for-cash = $8はもう取れません。2009年版では、カードを取ったときに得るか、まったく得ないかです。
reason-given-up = 家を置けずに戻した建物です：{ $thing }。先に別のタイルを建てれば、もう一度試せます。
reason-nowhere-to-build = 今これを建てられる区画がありません：{ $thing }。
reason-no-roads = 道路が残っていません。
reason-road-there = { $edge }にはすでに道路があります。
reason-road-apart = { $edge }の道路は、これまでの道路の延長になりません。
reason-road-astray = { $edge }の道路は、最も近い場所に向かいません。
reason-no-line = { $parcel }に沿ってマップを一直線に横切る道路がありません。
reason-not-that-much = 所持金は${ $cash }しかありません。
reason-over-the-limit = 所持金上限は${ $limit }です。${ $least }以上払ってください。

## 出来事：準備と順番

event-drew = 袋から引いて${ $price }のスクエアに置きました：{ $thing }。
event-founded = { $parcel }に町ができました。
event-mountain-rose = { $parcel }に山が置かれました。
event-ordered = くじで{ $seat }は{ $rank }番目です。
event-round-began = ラウンド{ $round }開始
event-phase-began = { $phase ->
    [1] フェイズ1：有力者の選択。
    [2] フェイズ2：カウボーイの配置。
    [3] フェイズ3：アクションの実行と決闘。
   *[4] フェイズ4：ラウンド終了。
}
event-box-opened = { $box }：
event-turn-order = { $seat }は進行順{ $rank }番目です。
event-game-ended = ゲーム終了です。
event-cast-drawn = このゲームの有力者：{ $side }。
event-hall-drawn = 市庁舎が引かれました。
event-hall-built = { $seat }は市庁舎を{ $parcel }に置きました。
event-hall-boxed = 市庁舎を置く場所がないので、箱に戻します。
event-free-road = { $count ->
    [1] { $seat }は全体リザーブの道路を{ $edge }に置きました。
   *[other] { $seat }は全体リザーブの道路{ $count }本を{ $edge }に置き、橋を架けました。
}

## 出来事：カウボーイと決闘

event-card-taken = { $seat }は{ $the-card }を選びました。
event-side-chosen = { $seat }は{ $card }の{ $red ->
    [0] 黄色
   *[1] 赤
}の面を使います。
event-first-next = 次のラウンドは{ $seat }が最初です。
event-dismissed = { $seat }はカウボーイ{ $count }人を全体リザーブに戻しました。
event-healed = { $seat }の負けたカウボーイは、戻る代わりに{ $place }へ行きます。
event-sent-away = { $seat }の{ $piece }は、{ $parcel }を弁護士に譲って個人リザーブに戻ります。
event-placed = { $seat }は{ $place }に{ $a-piece }を置きました。
event-passed = { $seat }は{ $rank }番目にパスしました。
event-went-home = { $place }の{ $seat }の{ $piece }が個人リザーブに戻りました。
event-went-to-box = { $place }の{ $seat }の{ $piece }が全体リザーブに移りました。
event-duel-began = { $place }で決闘です！
event-rolled = { $seat }のダイスは{ $die }。
event-rerolled = { $seat }は{ $die }をふりなおします。
event-fought = { $seat }：ダイス{ $die }+火力{ $firepower }={ $total }。
event-duel-won = { $place }の決闘は{ $seat }の勝ちです。
event-attack-cancelled = 新しい教会により、{ $parcel }への{ $seat }の攻撃はキャンセルされました。

## 出来事：現金、ポイント、駒

event-paid = { $seat }は${ $amount }払いました（{ $cause }）。
event-earned = { $seat }は${ $amount }受け取りました（{ $cause }）。
event-gave = { $seat }は{ $receiver }に${ $amount }払いました（{ $cause }）。
event-scored = { $seat }は勝利ポイント{ $points }点（{ $source }）。
event-got-roads = { $seat }は道路を{ $count }本受け取りました。
event-got-revolvers = { $seat }はリボルバーを{ $count }個受け取りました。
event-got-cowboys = { $seat }は{ $count ->
    [0] 新しいカウボーイを受け取りませんでした
   *[other] カウボーイを{ $count }人受け取りました
}。
event-got-dynamite = { $seat }は{ $count ->
    [0] 残りがないため、ダイナマイトを受け取れませんでした
   *[other] ダイナマイトを{ $count }個受け取りました
}。
event-blasted = { $seat }はダイナマイトを使い、{ $parcel }の採掘坑の収入を3倍にします。
event-taxed = { $seat }は{ $owner }から${ $amount }の税を取りました。
event-got-ammunition = { $seat }は「リボルバー×3」チップを得ました。このラウンドの間、火力+3です。
event-gave-up = { $seat }は{ $place }のアクションを実行しませんでした。
event-income = { $seat }は${ $amount }の収入を得ました（{ $parcel }の{ $thing }）。
event-stolen = { $thief }は攻撃で${ $amount }を奪いました（{ $parcel }の{ $thing }）。
event-doubled = { $seat }は収入を2倍にする建物を指定しました：{ $thing }。
event-excess-spent = { $seat }は所持金上限で${ $amount }払いました。

## 出来事：町

event-offered = { $seat }は{ $parcel }を競売にかけます。
event-auction-began = { $seat }が競売を始めます。
event-bid = { $seat }は${ $amount }で入札しました。
event-passed-bid = { $seat }は競売から降りました。
event-auction-won = { $seat }が${ $amount }で落札しました。
event-no-bids = { $seat }の競売に入札はありませんでした。
event-claimed = { $parcel }は{ $seat }のものになりました。
event-bought = { $seat }は{ $a-thing }を${ $price }で購入しました。
event-kept = { $seat }は{ $a-thing }を個人リザーブに保持しました。
event-road-laid = { $seat }は{ $edge }に道路を置きました。
event-built = { $seat }は{ $parcel }に{ $a-thing }を建設しました。
event-taken-back = { $seat }は{ $parcel }の{ $a-thing }を個人リザーブに戻しました。
event-house-built = { $seat }は{ $parcel }に{ $a-thing }を置きました。
event-asked = { $seat }は{ $owner }に、{ $parcel }に家を置く許可を求めました。
event-allowed = { $owner }は{ $parcel }の家を許可しました。
event-refused = { $owner }は{ $parcel }の家を断りました。

## 質問。`.help`はその説明

ask-DrawBuilding = 袋から建物を引きます。
    .help = 建設スクエアが埋まります。
ask-FoundTown = ダイスで町の中央を決めます。
    .help = 内側の区画のどれかになります。
ask-RaiseMountain = ダイスで山の区画を決めます。
    .help = 内側の空き区画のどれかになります。
ask-DrawOrder = 最初のラウンドの順番をくじで決めます。
    .help = これがラウンド1の始めのパス順になります。
ask-RollDie = { $place }の決闘のダイスをふります。
    .help = それぞれダイスと火力を足し、合計の最も大きい人の勝ち。同点なら先にパスした人の勝ちです。
ask-Gamble = { $gambler }がダイスをふります。
    .help = ダイス2個の目に応じて現金を得ます。
ask-DraftParcel = { $seat }：最初の区画はどれにしますか？
    .help = 所有者のいない区画ならどれでも、そこにある家や山ごと無料で得ます。各自2つずつです。牧場は隣の空き区画、採掘坑は隣の山、店は隣の家から収入を得ます。ほとんどの建物は四隅のどれかに道路が必要です。
ask-DrawCast = このゲームの有力者を引きます。
    .help = まだゲームにないカードの面が選ばれます。
ask-ChooseCharacter = { $seat }：このラウンドの有力者は誰にしますか？
    .help = 有力者にはこのラウンドの能力、番号、所持金上限があります。番号の小さい人からカウボーイを置きます。上限を超えた現金はラウンド終了時に払い、$10ごとに1VPになります。
ask-ChooseSide = { $seat }：このカードのどちらの面を使いますか？（{ $card }）
    .help = このラウンドの間、その面を使います。
ask-FetchCard = { $seat }：新聞少年はどの2枚目のカードを取りますか？
    .help = そのカードの能力と所持金上限も得ます。保安官は取れません。
ask-CashOrWait = { $seat }：今$8を取りますか、待ちますか？（{ $card }）
    .help = 待てば、代わりに後でもう1つの効果を得ます。建物1種類の収入が2倍（食料品店主の黄色の面）、自分の家1つにつき1VP（食料品店主の赤の面）、または自分の山1つにつき1VP（開拓民の赤の面）です。
ask-DoubleOrCash = { $seat }：どの種類の建物の収入を2倍にしますか？
    .help = その種類のあなたの建物すべての収入が、このラウンド2倍になります。攻撃されたら、相手とあなたがそれぞれ通常の収入を得ます。ビッグボックス版では、代わりに$8を取ることもできます。
ask-ReceiveParcel = { $seat }：開拓民でどの区画を得ますか？
    .help = 所有者のいない区画ならどれでも、そこにある家や山ごと無料で得ます。
ask-RecruitCowboys = { $seat }：長官からカウボーイを何人購入しますか？
    .help = 1人$1、2人$4、3人$9です。
ask-BuyRevolvers = { $seat }：長官からリボルバーをいくつ購入しますか？
    .help = 1つ$3、2つ$9です。ゲーム終了まで保持します。
ask-BuyPackage = { $seat }：銀行家から勝利ポイントを何点購入しますか？
    .help = 3点$3、5点$12、7点$25です。
ask-BuyParcelNow = { $seat }：弁護士でどの区画を購入しますか？
    .help = 所有者のいない区画を、その価格で購入できます。しなくてもかまいません。
ask-TakeAnyBuilding = { $seat }：$5でどの建物を取りますか？
    .help = 建設スクエアのどの建物でもかまいません。すぐ建てても、保持してもかまいません。
ask-TakeBuildingAndLand = { $seat }：${ $price }払ってすぐに建設しますか？（{ $building }）
    .help = 建設スクエアから、なければ袋から取り、所有者のいない空き区画に建てます。その区画はあなたのものになります。
ask-BuildOnNewLand = { $seat }：どの区画に建設しますか？（{ $building }）
    .help = 所有者のいない空き区画ならどれでも。その区画はあなたのものになります。
ask-DismissCowboys = { $seat }：カウボーイを何人戻しますか？
    .help = 0人なら3VP、1人なら6VP、2人なら9VPです。
ask-TaxWeaponsOrMoney = { $seat }：何に課税しますか？
    .help = 他の各プレイヤーは、リボルバー1つにつき$1、または所持金$10ごとに$1（端数切り上げ）を払います。
ask-OfferParcel = { $seat }：どの区画を競売にかけますか？
    .help = 所有者のいない区画2つをまとめて売ります。
ask-BidOrPass = { $lot ->
    [ammunition] { $seat }：「リボルバー×3」チップに${ $bid }より高く入札しますか、パスしますか？
   *[other] { $seat }：{ $lot }に${ $bid }より高く入札しますか、パスしますか？
}
    .help = パスした人はこの競売から降ります。
ask-RollLand = ダイスで{ $receiver }の区画を決めます。
    .help = 所有者のいない区画のどれかになります。
ask-PlaceCityHall = { $seat }：市庁舎をどこに置きますか？
    .help = 所有者がおらず、道路の届いている空き区画です。誰のものにもなりません。
ask-LayFreeRoad = { $seat }：市庁舎への道路をどこに置きますか？
    .help = 市庁舎を置ける区画に道路が届いていないので、どれかに届く最少の本数の道路を全体リザーブから置きます。橋は2本と数えます。
ask-RerollOrKeep = { $seat }：自分のダイスをふりなおしますか？
    .help = 決闘のダイスはすべてふられました。自分のダイス1個を1回だけふりなおせます。
ask-CallTheDoctor = { $seat }：負けたカウボーイはどこへ行きますか？
    .help = $3を払えば（医者自身は無料）、これから実行される空いた場所へ行けます。払わなければ個人リザーブに戻ります。
ask-PayUndertaker = { $seat }：{ $undertaker }に$2払いますか、1VP失いますか？
    .help = 葬儀屋は、決闘に負けたカウボーイごとに支払いを受けます。
ask-UseDynamite = { $seat }：どの採掘坑でダイナマイトを使いますか？
    .help = その採掘坑の収入が今回だけ3倍になります。使わないダイナマイトは持ち続けます。
ask-LayLastRoads = { $seat }：ラウンドが終わる前に道路を置きますか？
    .help = このラウンド最後の機会です。
ask-PlaceOrPass = { $seat }：カウボーイを置くか、パスしてください。
    .help = アクションスクエア、購入したい区画、収入の半分を奪いたい他人の建物、守りたい自分の建物のどれかに置きます。複数のプレイヤーがいれば、ダイスと火力で決闘します。個人リザーブのカウボーイは火力になります。先にパスした人は同点に勝ち、アクションも次の有力者選びも先です。
ask-PickDuel = { $seat }：次はどの決闘を行いますか？
    .help = 負けたカウボーイは個人リザーブに戻り、次の決闘の火力になります。
ask-TakeGain = { $seat }：{ $place }のアクションを実行しますか？
    .help = どのアクションも実行しないことを選べます。どちらでもカウボーイは全体リザーブに移ります。
ask-BuyPoints = { $seat }：{ $place }で勝利ポイントを何点購入しますか？
    .help = 払えるだけ購入できます。0点でもかまいません。
ask-BuyParcels = { $seat }：どの区画を購入しますか？
    .help = 区画の価格は$1で、その区画と隣接する8区画にある建物・家・山1つにつき$1増えます。今購入しない区画はあきらめることになります。
ask-BuyBuilding = { $seat }：{ $place }を購入しますか？
    .help = すぐに建てることも、個人リザーブに保持することもできます。
ask-PlaceBuilding = { $seat }：どこに建設しますか？（{ $building }）
    .help = 自分の空き区画に建てます。牧場と採掘坑以外は四隅のどれかに道路が必要で、道路の届く場所に家も1つ置きます。先に個人リザーブの道路を置くこともできます。
ask-PlaceHouse = { $seat }：家をどこに置きますか？
    .help = 道路の届いている空き区画です。所有者のいない区画、自分の区画、許可があれば他人の区画に置けます。所有者のいない家は隣のすべての店の収入を増やし、所有者のいる家はその人の店の収入だけを増やします。
ask-AllowHouse = { $seat }：{ $builder }があなたの{ $parcel }に家を置くことを許可しますか？
    .help = 家はあなたのものになり、あなたの店の収入だけを増やし、終了時に2VPになります。ただし、その区画にはもう建物を建てられません。
ask-PickReserved = { $seat }：個人リザーブのどの建物を建設しますか？
    .help = 今建てないものは残ります。マップ上の建物だけが収入とポイントになります。
ask-StealOrNot = { $seat }：{ $parcel }の収入の半分を奪いますか？
    .help = 端数切り捨て。残りは所有者のものです。
ask-SpendExcess = { $seat }：いくらをVPに換えますか？
    .help = 所持金上限を超えた分以上、全額以下。$10ごとに1VPです。

## 動詞の働き

verb-land = ダイスで決まる区画
verb-draw = 引かれる建物
verb-roll = ダイスの目
verb-lot = くじで選ばれるプレイヤー
verb-draft = 最初の区画を取る
verb-choose = 有力者を選ぶ
verb-place = カウボーイを置く
verb-white = 誰もいない場所に白のカウボーイを置く
verb-pass = このラウンドはもうカウボーイを置かない
verb-road = 先に道路を置く（手番は終わらない）
verb-duel = この決闘を行う
verb-take = 実行する
verb-decline = 実行しない
verb-claim = 区画を自分のものにする
verb-buy = 建物を購入する
verb-build = そこに建設する
verb-keep = 保持する
verb-house = そこに家を置く
verb-ask = そこに家を置く許可を求める
verb-allow = 許可する
verb-refuse = 断る
verb-unpack = 個人リザーブのこれを建てる
verb-done = これ以上なし
verb-points = この点数のVPを購入する
verb-spend = この金額を払う（$10ごとに1VP）
verb-recruit = この人数のカウボーイを購入する
verb-cast = 引かれる有力者
verb-sing = 「決闘なし」チップを持つカウボーイを置く
verb-lucky = 全体リザーブのカウボーイをギャンブルに置く
verb-dynamite = ダイナマイトを持つカウボーイを置く（決闘でダイス2個）
verb-side = カードのこの面を使う
verb-fetch = このスクエアの建物を取る
verb-bag = 袋から建物を取る
verb-arm = この数のリボルバーを購入する
verb-dismiss = この人数のカウボーイを戻す
verb-tax = これに課税する
verb-offer = この区画を競売にかける
verb-bid = この金額で入札する
verb-blast = この採掘坑でダイナマイトを使う
verb-reroll = このダイスをふりなおす
verb-move = 戻る代わりにそこへ行く
verb-pay = 払う
verb-lose = 1VP失う
verb-double = この種類の収入を2倍にする
verb-wait = カードのもう1つの効果を待つ
