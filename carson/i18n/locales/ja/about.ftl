# What each character and each building does, in one or two short sentences.

## Characters of the board game, by the side of their card

about-card-0Y = $3で2枚目のカードを取る（保安官以外）。進行順は最初
about-card-0R = 無料で2枚目のカードを取る（保安官以外）。所持金上限は$5低い。進行順は最初
about-card-1Y = 白のカウボーイを得る。誰もいない場所に置き、誰もそこへ加われない
about-card-1R = 決闘に負けるたびに3VP。攻撃も、他人のいる場所へ行くこともできない
about-card-2Y = ただちに$9
about-card-2R = 最後のアクションの後、$3で3VP、$12で5VP、$25で7VPのどれかを購入できる
about-card-3Y = $8、または建物1種類の収入が2倍
about-card-3R = ただちに$8、またはラウンド終了時に自分の家1つにつき1VP
about-card-4Y = ただちに道路2本。建物の価格は半分（端数切り上げ）
about-card-4R = ただちに$5で好きな建物を1つ取れる
about-card-5Y = 好きな区画を1つ、無料で得る
about-card-5R = ただちに$8、またはラウンド終了時に自分の山1つにつき1VP
about-card-6Y = ただちにカウボーイを購入できる：$1で1人、$4で2人、$9で3人
about-card-6R = ただちにリボルバーを購入できる：$3で1個、$9で2個
about-card-7Y = このラウンドの間、火力+3
about-card-7R = このラウンドの間、火力+2
about-card-8Y = ただちにダイスで決まる区画を2つ得る
about-card-8R = このラウンド、区画の価格は最大$3
about-card-9Y = ただちに$10で採掘坑を、それが建つ空き区画ごと得られる
about-card-9R = ダイナマイト2個。それぞれ採掘坑の収入を1回3倍にするか、決闘でダイスを2個ふれる
about-card-10Y = 決闘に勝つたびに2VP
about-card-10R = ダイナマイト1個。決闘ごとにダイス1個をふりなおせる
about-card-11Y = 「決闘なし」チップ2個。それを持つカウボーイは決闘せず、最初に実行する
about-card-11R = 全体リザーブのカウボーイをギャンブルに置ける。ダイスの積の金額を得る
about-card-12Y = 好きな区画2つをただちに競売にかける。落札額の半分を得る
about-card-12R = 「リボルバー×3」チップをただちに競売にかける。落札額を得る
about-card-13Y = ただちに道路1本。まだ道路の届いていない区画に届く道路を置くたびに1VP
about-card-13R = ただちに他の全員に課税：リボルバー1個につき$1、または所持金$10ごとに$1（端数切り上げ）
about-card-14Y = 決闘の敗者はあなたに$3払えば、手元に戻る代わりに空いた場所へ移れる
about-card-14R = 決闘に負けたカウボーイ1人につき、そのプレイヤーはあなたに$2払うか1VP失う
about-card-15Y = 馬のないゲームでは効果なし
about-card-15R = ただちに$8で牧場を、それが建つ空き区画ごと得られる
about-card-16Y = 自分の建物は攻撃されず、自分も攻撃できない
about-card-16R = ただちに3VP。カウボーイ1人を全体リザーブに戻せば6VP、2人なら9VP
about-card-17Y = いつパスしても次のラウンドは最初になる
about-card-17R = 終了時に学校・監獄・教会1つにつき2VP、酒場がなければさらに2VP
about-card-18Y = ただちに区画を1つ購入できる。区画をめぐって決闘を挑まれない
about-card-18R = 不動産の収入$5（ラウンド2～4は$10、$15、$20）ごとに1VP（端数切り上げ）

## Things on the map

about-thing-mountain = 隣接する採掘坑に収入を与える（所有者がいればその人だけ）。終了時2VP。何も建てられない
about-thing-house = ほとんどの建物とともに建つ。隣接する店に収入を与える（所有者がいればその人だけ）。終了時2VP
about-thing-townhouse = 周囲がすべて埋まった区画に建つ2つの家。店には家2つと数えるが、終了時は2VP
about-thing-ranch = 隣の空き区画1つにつき$1、少なくとも$1。道路も家も不要。リボルバー1個。家として数える
about-thing-mine = 隣接する山（自分のものか所有者なし）1つにつき$3。道路も家も不要。リボルバー1個
about-thing-drugstore = 隣接する家1つにつき$3、自分の牧場1つ（どこでも）につき$3。最大$33（2009年版では$24）
about-thing-bank = 隣接する家1つにつき$3、自分の採掘坑1つ（どこでも）につき$3。最大$45（2009年版では$24）
about-thing-saloon = 隣接する家1つにつき$5。最大$55（2009年版では$40）
about-thing-hotel = $6。家2つとして数える
about-thing-church = 自身と隣接する自分の建物を攻撃から守る。家として数える
about-thing-prison = リボルバー2個。攻撃されない
about-thing-blacksmith = ラウンド1は$5、以後$10、$15、$20。自分の牧場1つ（どこでも）につき$5。最大$40
about-thing-general-store = 隣接する自分の家1つにつき$6、他の家（他人のものも）1つにつき$3。最大$33
about-thing-school = 家を3つ建てる。家として数える
about-thing-station = マップを一直線に横切る道路に面した区画に建てる。終了時、町の家2つにつき1VP。家2つとして数える。攻撃されない
about-thing-city-hall = 誰のものにもならない。カウボーイで占めている人の店の収入が$3か$5増える。家として数える

## Characters of the card game

about-card-governor = ゲーム中1回、入札の前：土地カードをもう1枚引き、列の好きなカードをただちに取る。その後は普段どおり入札して選ぶ
about-card-lawyer = 時代ごとに1回、入札の前：列の好きなカードをただちに取る。このラウンドの入札は失われ、もう選べない
about-card-chinese-worker = 時代ごとに1回、入札の前：土地カードをもう1枚引き、自分の番に2枚取る
about-card-heroes = 6VP。時代ごとに1回、入札の前：入札に+3
about-card-gunsmith = 時代ごとに1回、入札の前：入札に+6
about-card-mercenary = 時代ごとに1回、入札の公開後：入札に+5
about-card-doctor = 5VP。時代ごとに1回、入札の公開後：入札に+2
about-card-cowboy = 牧場1つにつき3VP
about-card-auctioneer = 町の土地カードを3枚まで、1枚7VPで売れる。重なっているカードや、抜くと町が分かれるカードは売れない
about-card-settler = 牧場に隣接する空き地1つにつき1VP（重複なし）
about-card-captain = 6VP。以後、町は9行または9列まで広げられる
about-card-singer = 最も得点の高い酒場と同じVP
about-card-banker = 銀行1つにつき4VP
about-card-teacher = 家1つにつき1VP。タウンハウスと宿は2つと数える
about-card-editor = 自分の有力者のうち、能力のない人（本人も含む）1人につき1VP、能力のある人1人につき4VP
about-card-grocer = 薬局1つにつき4VP
about-card-paperboy = 3VP。ただちに有力者をもう1人取る：誰も取らずに残った有力者か、山札の一番上のまだ見えない有力者
about-card-sheriff = 監獄1つにつき3VP。無法者の害を受けない
about-card-indian = 8×8の区画のうち、カードのない区画1つにつき0.5VP（端数切り上げ）
about-card-prospector = 山1つにつき1VP、採掘坑1つにつき1VP
about-card-undertaker = 自分の有力者（本人も含む）1人につき2VP

## Things on the cards

cards-about-thing-empty = 隣接する牧場1つにつき1VP。何でも上に置ける
cards-about-thing-mountain = 隣接する採掘坑1つにつき2VP
cards-about-thing-outlaws = −6VP。監獄か保安官があれば害はなく、空き地として数える
cards-about-thing-house = 隣接する店の得点になる。家かタウンハウスを上に置ける
cards-about-thing-townhouse = 家2つとして数える
cards-about-thing-ranch = 隣接する空き地1つにつき1VP
cards-about-thing-mine = 隣接する山1つにつき2VP
cards-about-thing-drugstore = 隣接する家1つにつき1VP、町の牧場1つにつき1VP
cards-about-thing-bank = 隣接する家1つにつき1VP、町の採掘坑1つにつき1VP
cards-about-thing-saloon = 隣接する家1つにつき2VP
cards-about-thing-hotel = 3VP。家2つとして数える
cards-about-thing-general-store = 町の家1つにつき1VP、隣接する家はさらに1VP
cards-about-thing-church = 町の家1つにつき1VP
cards-about-thing-blacksmith = 町の採掘坑1つにつき1VP、町の牧場1つにつき1VP
cards-about-thing-city-hall = 隣接する家1つにつき1VP、家とタウンハウス以外の町の建物1つにつき1VP
cards-about-thing-prison = 無法者の害を受けない
