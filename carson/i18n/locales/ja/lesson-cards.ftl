# The lesson of the card game. $one, $two and $three are the virtual players; the numbers come from
# the table.

## Chapters

cards-tutorial-chapter-goal = 自分の町
cards-tutorial-chapter-reveal = 入札の公開
cards-tutorial-chapter-tie = 同点の入札
cards-tutorial-chapter-power = 能力
cards-tutorial-chapter-lay = カードを置く
cards-tutorial-chapter-rivals = 相手が取るカード
cards-tutorial-chapter-era = 2つ目の時代
cards-tutorial-chapter-end = 最後の1枚

## A city of your own

cards-tutorial-welcome = カーソンシティへようこそ！私はこの町の先生です。今日は{ $one }、{ $two }、{ $three }を相手に、土地カードで町を作ります。手を選ぶのはあなた、そのわけを説明するのは私です。
cards-tutorial-goal = これは完成した町で、建物だけで82VPです。数字は建物の得点です。採掘坑は周りの山を、酒場は周りの家を数えます。タップするとわけが分かります。最後にVPが最も多い人の勝ちです。
cards-tutorial-offer = 毎ラウンド、ここに5枚のカードが並びます。土地が4枚、有力者が1枚。1人1枚ずつ取ります。+の付いた数字は、今それを取るとすぐに入るVPです。
cards-tutorial-hand = 誰が先に選ぶのでしょう？全員がこのカードから1枚をこっそり出して入札し、数の大きい人から選びます。ただし同じカードは1つの時代に1回だけ。1つの時代は9ラウンドです！
cards-tutorial-start = 山2つと採掘坑のカードが最高の始まりです。すぐに4VP入ります。
cards-tutorial-bid = この採掘坑のために高く入札しましょう。8をタップして何が起こるかを見て、決定してください。

## The bids are opened

cards-tutorial-bids = カードが一斉に表になりました。あなたの{ $bid }は、{ $three }の{ $three-bid }、{ $two }の{ $two-bid }、{ $one }の{ $one-bid }より上です。最初に選べます。
cards-tutorial-appeal = 相手は仮想プレイヤーで、町がありません。いつも魅力（ロボットの横の数字）が最も高いカードを取り、それが点になります。カードの上の名前は、それを取る人です。
cards-tutorial-take = あなたに大事なのは自分の町です。採掘坑を取りましょう。カードをタップして、決定してください。

## Equal bids

cards-tutorial-mine = 最初のカードは真ん中に置かれました。採掘坑の周りに山が2つ、1つ2VPなので{ $points }VPです。建物の周りの8区画がすべて、斜めも数えられます。
cards-tutorial-left-over = 4人に5枚なので、誰も取らなかった1枚はなくなり、新しい5枚が並びました。その1枚は用心棒です。有力者は土地の代わりに能力やVPをくれます。
cards-tutorial-bid-again = 用心棒の魅力は3しかないので、仮想プレイヤーはあまりほしがりません。中くらいの入札で足ります。高いカードは後に残して、5で入札しましょう。
cards-tutorial-tie = あなたと{ $two }は同じ{ $bid }で、同点です。こういうときはマークの順で決まります。順は毎ラウンド変わり、今はあなたの帽子が{ $two }のサボテンより上です。あなたが先に選べます。
cards-tutorial-mercenary = 用心棒を取りましょう。時代ごとに1回、入札に5を足せます。しかも全員の入札が公開されてからでよいのです！

## A power

cards-tutorial-low = 試してみましょう。このカードなら6VP入ります。
cards-tutorial-bid-low = 入札は4だけ。足りなければ用心棒が助けてくれます。
cards-tutorial-use = { $one }は{ $one-bid }、{ $two }は{ $two-bid }なので、{ $bid }では3番目です。用心棒がいれば9になり、最初に選べます。両方の順がここに出ています。使いましょう！

## Laying a card

cards-tutorial-outlaws = このカードには注意。採掘坑で6VP入りますが、監獄も保安官もない間は無法者で6VP失います。だから0なのです。
cards-tutorial-choose = もう1つの採掘坑なら、何の心配もなく{ $gain }VPです。取りましょう。どこに置けば何VPになるかが、すぐ町に表示されます。
cards-tutorial-cover = 新しいカードは町に接していなければならず、空き地の上に重ねられます。ここなら採掘坑が3つの山に囲まれて+{ $gain }です。場所をタップして、決定してください。

## What the others take

cards-tutorial-alike = あなたは{ $points }VPです。魅力7のカードが3枚ありますね。魅力が同じなら、仮想プレイヤーは先に並んだものを取ります。
cards-tutorial-bid-on = 7で入札して、何が残るか見ましょう。
cards-tutorial-taken = { $two }は{ $two-bid }で酒場を、{ $three }は{ $three-bid }で最もよい採掘坑を取りました。入札が低いと、他の人が先に選ぶのです。
cards-tutorial-rest = { $gain }VPの採掘坑がまだ残っています。取りましょう。
cards-tutorial-best = 濃い緑が最もよい場所です。+{ $gain }。ここに置きましょう。

## The second era

cards-tutorial-played = 時代Iの最後のラウンドまで進めておきました。{ $points }VPです。競りカードは残り1枚で選ぶ余地がないので、自動で入札されました。
cards-tutorial-indian = インディアンがいます。町が使っていない区画1つにつき0.5VP。今は多いですが、カードを置くたびに減ります。私が取っておきます。
cards-tutorial-era = 時代IIの始まりです。全員に9枚の競りカードが戻り、能力ももう一度使えます。
cards-tutorial-second = 新しいカードは山が少なく、家や銀行、薬局、酒場が増えます。このまま進めて、最後の1枚をあなたに残しておきます。

## The last card

cards-tutorial-last = 最後のラウンドです！あなたは{ $points }VP、{ $one }は{ $one-points }、{ $two }は{ $two-points }、{ $three }は{ $three-points }。最後の競りカードで、あなたが最初に選びます。
cards-tutorial-last-take = 鍛冶屋は町の採掘坑と牧場をすべて数えます。他の分も合わせて{ $gain }VPです。取りましょう！
cards-tutorial-last-place = ここなら最も多く入ります。+{ $gain }です。
cards-tutorial-result = ゲーム終了です。あなたは{ $points }VP、{ $three }は{ $three-points }、{ $two }は{ $two-points }、{ $one }は{ $one-points }。あなたの勝ちです！
cards-tutorial-scores = 一番の得点源は山に囲まれた採掘坑、次が銀行と市庁舎でした。得点の画面で建物ごとに見られます。
cards-tutorial-farewell = これでもう大丈夫です。最初のゲームでもカードや場所の数字が助けてくれますし、ヒントはいつでも見られます。では、幸運を！
