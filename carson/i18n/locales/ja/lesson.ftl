# The lesson: a short game with a teacher. $them is the opponent; the numbers come from the table.

## Chapters

tutorial-chapter-land = 自分の土地
tutorial-chapter-character = 有力者
tutorial-chapter-cowboys = カウボーイを置く
tutorial-chapter-duel = 決闘
tutorial-chapter-building = 建設
tutorial-chapter-attack = 攻撃
tutorial-chapter-limit = 得点と所持金上限
tutorial-chapter-defence = 守り
tutorial-chapter-end = 最終ラウンド

## Your land

tutorial-welcome = カーソンシティへようこそ！私はこの町の先生です。{ $them }と短いゲームをしましょう。手を選ぶのはあなた、そのわけを説明するのは私です。
tutorial-goal = 4ラウンドの間に土地を買い、建物を建て、お金を稼ぎ、それを勝利ポイント（VP）に換えます。最後にVPが最も多い人の勝ちです。
tutorial-town = これが町です。64の区画があり、最初は家が1つと、その周りの道路だけです。酒場や銀行などの店は、隣に家が多いほど稼げるので、町の中央に近い土地には価値があります。
tutorial-draft = 最初に全員が区画を2つ、無料でもらえます。家のすぐ隣のd4を取りましょう。タップするとどうなるかが表示され、もう一度タップするか「決定」を押すと実行されます。
tutorial-draft-again = 2つ目はe5です。周りに山が3つあり、採掘坑は隣の山1つごとに収入を得ます。牧場と採掘坑には道路もいりません。

## Your character

tutorial-characters = 各ラウンドは有力者を選ぶことから始まります。カードには能力、進行順の番号（小さいほど先）、所持金上限（ラウンドの終わりに残しておける金額）が書かれています。
tutorial-banker = 所持金は${ $cash }です。銀行家を選びましょう。すぐに$9もらえ、番号も小さく、所持金上限が${ $limit }なのでお金の心配がいりません。

## Placing cowboys

tutorial-track = 大通りに並ぶ看板がアクションスクエアです。順番に、1回に1人ずつカウボーイを送ります。全員がパスしたら、「賃金」から最後の「VPの購入」まで順に実行します。
tutorial-saloon = カウボーイは{ $cowboys }人います。ここでは酒場が${ $price }で買えます。酒場は周りの家1つにつき$5稼ぎます。カウボーイを送りましょう。支払いは後です。
tutorial-parcel = 土地もカウボーイで買います。e4はあなたのd4の隣で、価格は${ $price }です。基本の$1に、その区画と周りにある山・家・建物1つにつき$1が加わります。
tutorial-challenge = { $them }も酒場をねらっています！買えるのは1人だけなので、決闘になります。それぞれダイスを1個ふり、火力（リボルバーと手元に残ったカウボーイの数）を足して、大きいほうが勝ちます。
tutorial-pass = あなたの火力は{ $firepower }で、カウボーイを置くたびに1下がります。同点なら先にパスした人の勝ちです。勝つ確率は、今パスすれば{ $odds }%、後では{ $late-odds }%しかありません。最後のカウボーイは手元に残して、パスしましょう。

## The duel

tutorial-claim = 2人ともパスしたので、スクエアを順に実行します。{ $them }はカウボーイを全員置いたので、火力はあなたが{ $firepower }、相手が{ $their-firepower }です。でも、土地の購入が先です。e4を${ $price }で買いましょう。
tutorial-duel = 決闘です！あなたはダイス{ $die }に火力{ $power }を足して{ $total }、{ $them }は{ $their-die }に{ $their-power }を足して{ $their-total }。同点ですが、先にパスしたあなたの勝ちです！
tutorial-buy = 決闘に負けても、カウボーイが手元に戻るだけです。${ $price }払えば酒場はあなたのものです。買いましょう。

## Building

tutorial-build = 建物を建てるには、道路が届いている自分の区画が必要です。d4には中央の道路が届いています。ここに酒場を建てましょう。
tutorial-road = 店を建てると、町に家が1つ増えます。家を置く区画にも道路が必要です。あなたのe4に置きたいのですが、まだ道路が届いていません。d4の上の辺に道路を置きましょう。
tutorial-house = これでe4に家を置けます。自分の区画に置いた家は、あなたの建物の収入だけを増やします。誰のものでもない区画に置くと、全員の建物の収入を増やします。
tutorial-forecast = 酒場の隣の家は、中央の家とあなたの家の2つです。$5×2で${ $income }です。建物の小さな数字は、いつもその収入を示しています。
tutorial-income = 不動産の収入はカウボーイなしで自動的に入ります。あなたは${ $income }、{ $them }は採掘坑と牧場で${ $their-income }を得ました。
tutorial-close = ラウンドの終わりです。新しいカウボーイが来て、最も安い「VPの購入」はもう使えなくなり、所持金上限を超えたお金は払わなければなりません。所持金は${ $cash }、上限は${ $limit }なので、$0で大丈夫です。

## Attack

tutorial-mercenary = 第2ラウンドです。先にパスしたので、有力者も先に選べます。用心棒を選びましょう。このラウンドの間、火力が3増えます。ただし所持金上限は${ $limit }しかありません。
tutorial-bank = あなたの代わりにカウボーイを2人送りました。行き先は、e5に建てる採掘坑と区画d3です。d3には、この銀行を建てられます。銀行は周りの家1つにつき$3、あなたの採掘坑1つにつき$3稼ぎます。
tutorial-attack = { $them }の採掘坑の収入は${ $stake }です。他の人の建物にカウボーイを置くと攻撃になり、収入の半分を奪えます。持ち主が自分のカウボーイを置いて守れば決闘です。g6を攻撃しましょう！
tutorial-purchase = 最後のカウボーイは「VPの購入」へ。ここでは1VPが${ $price }で、好きなだけ買えます。次のラウンドにはこのスクエアは使えなくなり、VPはラウンドごとに高くなります。
tutorial-public = 土地の代金を払い、d3に銀行を建てました。一緒に建つ家は、銀行と酒場の両方に隣り合うe3がよいでしょう。誰のものでもない区画なので全員の収入になりますが、隣に店があるのはあなただけです。
tutorial-steal = 採掘坑も建ちました。次は不動産の収入です。g6を守る人はいないので、${ $stake }の半分があなたのものです。${ $loot }をもらいましょう！

## Points and the cash limit

tutorial-limit = 所持金は${ $cash }になりましたが、用心棒の上限は${ $limit }です。超えた分はラウンドの終わりに払わなければならず、$10でたった1VPにしかなりません。
tutorial-points = ここなら1VPがたった$3です。{ $amount }VPを${ $cost }で買いましょう。残りの${ $rest }は上限に収まります。
tutorial-excess = { $them }を見てください。所持金上限のために${ $their-spent }を払い、得たのは{ $their-points }VPです。あなたはもっと少ないお金で{ $points }VPを得ました。お金は早めに使いましょう！
tutorial-grocer = 第3ラウンドです。今度は食料品店主を選びましょう。$8をもらうか、1種類の建物の収入を2倍にできます。
tutorial-wait = 酒場の収入は今や${ $best }なので、$8をもらうより、2倍にするほうが得です。不動産の収入まで待ちましょう。

## Defence

tutorial-defend = { $them }があなたの酒場を攻撃しています！自分もカウボーイを置けば、相手は決闘に勝たなければ奪えません。
tutorial-ammunition = 火力は{ $them }が{ $their-firepower }、あなたが{ $firepower }です。弾薬を取りに行きましょう。このラウンドの間、火力が3増えます。しかも決闘より先に実行されます。
tutorial-pass-again = カウボーイを1人、$4の「VPの購入」へ送りました。残りの{ $cowboys }人は手元に残します。火力{ $firepower }に、弾薬の3が加わります。{ $them }はカウボーイを置くたびに弱くなります。先にパスしましょう！
tutorial-double = うまくいきました。火力はあなたが{ $firepower }、{ $them }が{ $their-firepower }で、同点ならあなたの勝ちです。決闘の前に、収入を2倍にする建物の種類を指定します。酒場を選びましょう。
tutorial-defended = あなたはダイス{ $die }に火力{ $power }を足して{ $total }、{ $them }は{ $their-die }に{ $their-power }を足して{ $their-total }。攻撃を防ぎ、酒場は2倍の収入をもたらしました！
tutorial-points-again = 所持金は${ $cash }です。{ $amount }VPを${ $cost }で買いましょう。次のラウンドには1VPが$5になります。${ $rest }は土地のために残します。

## The last round

tutorial-last-round = 最後の第4ラウンドです。有力者はもう一度、食料品店主を選んでおきました。大切なのはゲーム終了時の得点で、自分の区画にある建物・家・山は1つ2VP、お金は$6ごとに1VPになります。
tutorial-last-purchase = まだ使えるのは最も高い「VPの購入」だけです。それでも1VPが${ $price }なら、ゲーム終了時の$6より得です。カウボーイを送りましょう。
tutorial-last-house = e3の家は、まだ誰のものでもない区画にあります。${ $price }で自分のものにすれば、2VPになります。
tutorial-last-pass = g2の山にもカウボーイを送りました。$2で2VPになります。他に送る価値のある場所はないので、パスしましょう。
tutorial-last-points = 建物から最後の収入が入り、所持金は${ $cash }になりました。{ $amount }VPを買いましょう。
tutorial-result = ゲーム終了です。あなたは{ $points }VP、{ $them }は{ $their-points }VP。あなたの勝ちです！
tutorial-scores = VPのほとんどは、安いうちに買ったものです。残りは建物と家と山の得点でした。建物の数では{ $them }が上でしたが、所持金上限でお金をむだにしました。
tutorial-farewell = これでもう大丈夫です。ルールブックでも、最初のゲームにはこれと同じ7人の有力者をすすめています。ヒントはいつでも見られます。では、幸運を！
