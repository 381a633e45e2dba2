# The table of the card game.

## The cards on offer

web-column = 列のカード
web-piles = 残り：土地カード{ $terrain }枚、有力者{ $characters }人
web-appeal-is = 魅力
web-no-place = 置けない
web-offer-brings = あなたの得点
web-offer-fades = 今は{ $now }、終了時はおよそ{ $later }。区画を覆うたびに減ります。
web-offer-wanted = 次に{ $name }が取ります
web-slot-taken = { $name }が{ $card }を取った

## Players

web-city-of = { $name }の町
web-look-at-city = { $name }を見る
web-this-is-you = あなたです。
web-tag-bids = 入札
web-tag-picks = 選択中
web-tag-power = 能力？
web-hand = 競りカード：
web-has-bid = 入札済み。
web-bid-is = { $bonus ->
    [0] 入札：{ $bid }
   *[other] 入札：{ $bid }+{ $bonus }
}
web-picks-as = { $rank }番目に選びます。
web-rail-took = { $card }を取った
web-rail-next = 次に{ $card }を取る
web-rail-course = 見込み 約{ $points }
web-bid-out = 入札なし
web-virtual-told = 仮想プレイヤーには町がなく、カードの魅力がそのまま点になります。これまで{ $cards }枚、{ $points }VP。
web-virtual-course = ふつうのカードが続けば、およそ{ $points }VPで終わります。
web-no-city-yet = まだカードが置かれていません。
web-power-used = この時代では使用済み

## One’s own city

web-your-city = あなたの町
web-if-it-ended = 今終わるなら
web-nothing-yet = まだ得点なし
web-city-size = 横 { $wide }／{ $long } · 縦 { $high }／{ $most }
web-unseen = まだ見ていない
web-unseen-cards = { $count }枚

## Laying

web-lay-not-joined = カードは町と辺で接するか、重ねて置きます。
web-lay-city-too-big = 町が大きさの限度を超えます。
web-lay-outside-the-ground = 遠すぎます。
web-lay-first-card-in-the-middle = 最初のカードは中央に置きます。
web-lay-outside = カードは町と辺で接するか、重ねて置きます。
web-lay-covers = { $new }が{ $old }を隠してしまいます。
web-lay-covers-empty = 空き地が{ $old }を隠してしまいます。

## Bidding

web-equal-bids = 同点の入札
web-ties = 同点のときの順
web-tie-rule = 同点なら、上にあるマークの人が先です。
web-tie-win-all = このラウンド、あなたは同点にすべて勝ちます。
web-tie-lose-all = このラウンド、あなたは同点にすべて負けます。
web-tie-win-some = このラウンド、あなたは{ $count }人との同点に勝ちます。
web-tie-skull = どくろ：同点は次の裏面で決めます。
web-tie-told = 同点：{ $first }のマークが{ $others }より上です。
web-bid-choose = カードを選ぶと、どうなりうるかが分かります。
web-bid-choose-more = 入札は同時に公開し、高い順に選びます。どのカードも1つの時代に1回だけです。
web-bid-means = { $value }なら選ぶ順は
web-place = { $rank }番
web-place-only = 必ず{ $rank }番目
web-place-span = 良くて{ $best }番目、悪くて{ $worst }番目
web-bid-left = 下の数：他の人が魅力の順に取ったとき、残る最良のカードの得点。
web-bid-used = { $value }はラウンド{ $round }で使いました。
web-bid-stamp = R{ $round }
web-bid-last = 残りは{ $value }だけなので、これで入札します。
web-bids-forced = ラウンド9：全員、残りの競りカードは1枚だけでした。
web-bid-out-told = このラウンドは選べません。カードは使うだけです。
web-power-later = { $name }：使うかどうかは公開後に選びます。
web-the-bids = 入札の公開

## Powers

web-power-ask = { $name }を今使いますか？
web-sell-cards = カードを売る：最後に7VP
web-power-use = 使う
web-power-keep = 取っておく
web-power-place = { $rank }番目に選ぶ。残りで最良：{ $gain }
web-power-odds = 最初に選べる確率（％）
web-power-odds-card = カード
web-power-odds-kept = そのまま
web-power-odds-used = ＋{ $bonus }
web-power-now = 好きなカードをすぐに取ります。最良は{ $gain }。
web-power-out = 入札カードは使うだけで、このラウンドはもう選べません。
web-power-too = そのあと普段どおり入札して選びます。
web-power-twice = 手番でカードを2枚取ります。上位2枚は{ $one }と{ $two }。
web-power-usual = 普段どおり入札して選びます。残りで最良は、1番目なら{ $first }、最後なら{ $last }。

## Between the eras

web-era-begins = 時代{ $era }の始まり
web-era-about = あと9ラウンド。山や牧場が減り、家や店が増えます。
web-half-time = 折り返し
web-era-notch = 印は仮想プレイヤーの見込みです。町は時代IIでもっと速く育ちます。
web-new-pile = 新しい山札
web-comes-back = 手元に戻るもの
web-comes-back-about = 全員が競りカードをすべて手元に戻します。
web-upright-again = また使えます：{ $names }
web-stays-used = このゲームではもう使えません：{ $names }
web-tap-to-go-on = 時代IIを始める

## The end

web-won-by = { $points }点差
web-count-by-kind = 建物ごとの集計
web-count-skip = 飛ばす
web-count-characters = 有力者
web-count-told = 建物をタップすると、町ごとの得点が見られます。
web-count-turned = { $cards }枚中{ $turned }枚を公開
web-count-appeal = { $names }：カードの魅力の合計。
web-count-best-building = 最高の建物
web-count-best-character = 最高の有力者
web-count-best-source = 最も多い得点源
web-medal-bronze = 銅：勝ちました。
web-medal-silver = 銀：10点以上の差で勝ちました。
web-medal-gold = 金：25点以上の差で勝ちました。
web-medal-none = 今回はメダルなし。相手が上でした。
web-medal-hints = 勝ちましたが、ヒントを使うとメダルはありません。
web-solo-record = 自己最高：{ $points }
web-solo-goals = ソロの目標
web-solo-by = { $points }点差
web-solo-win = 勝利
web-solo-won = 獲得済み
web-solo-open = まだ
web-solo-best = 最高：{ $points }（{ $margin }）
web-solo-none = まだ遊んでいません
web-solo-about = 4席、同じ強さの仮想プレイヤー3人、ヒントなし。この端末にだけ残ります。
web-left-over-told = 前のラウンドに残ったカード：{ $card }
