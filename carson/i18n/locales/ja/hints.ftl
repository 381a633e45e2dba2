# Hints: what the bot would do, and how it judged.

hint-worth = { $points ->
    [below] 全体では、得るものより失うもののほうが大きくなります。
    [0] 全体での価値は1VP未満です。
   *[other] 全体での価値は約{ $points }VPです。
}
hint-place = { $points ->
    [below] 得るものより費用が大きくなります。手に入る見込み：約{ $chance }%。
    [0] 価値は1VP未満です。手に入る見込み：約{ $chance }%。
   *[other] 手に入れば約{ $points }VPの価値があります。その見込み：約{ $chance }%。
}
hint-pass = 手元のカウボーイは火力になり、次のラウンドにも使えます。早くパスすれば同点で勝てます。
hint-shift = ここは争われています。このカウボーイは別の場所のほうが役に立ちます。
hint-road = この道路があれば、収入のよい場所に建てられます。または、道路そのものが得点になります。
hint-roads = この道路は、今か終了時に元が取れます。
hint-nothing = 何も手放さず、お金も減りません。
hint-keep = このままで十分です。後でもっとよい使い道があるかもしれません。
hint-land = 周り：家{ $houses }、山{ $mountains }、空き区画{ $free }。
hint-land-bought = 土地の価値から価格を引いたものです。
hint-building = いちばんよい場所での価値から費用を引いたものです。
hint-site = ここでのこれからの収入と、隣の建物の増減です。
hint-hall = 隣にある自分の店の収入が増えます。
hint-house = ここの家は、他の人より自分の役に立ちます。
hint-consent = 家のあなたにとっての価値から、建てる人の利益を引いたものです。
hint-duel = 失うものの少ない決闘が先です。そこで負けたカウボーイは、次の決闘の火力になります。
hint-dice = いちばん低いダイスを、負けそうなときだけふりなおします。
hint-gift = 無料です。
hint-points = 今のVPの価値から、そのお金で後から買えるものの価値を引いたものです。
hint-pay = 長い目で見て得なほうです。
hint-bid = 品物の価値から入札額を引いたものです。
hint-hire = この人数なら、費用以上に稼げます。
hint-arms = リボルバーはこれからのすべての決闘で効きます。
hint-doctor = 新しい場所の価値から診察料を引いたものです。
hint-horse = 囲いの効果と、ロデオの点数です。
hint-horse-bought = 馬の価値から賃金を引いたものです。
hint-tiles = 得るものが大きければ高いタイル、勝ち目がなければ低いタイルです。
hint-tiles-later = 平均より低いタイルは捨ててかまいません。
hint-sheet = 通常の持ち物にリボルバーを1個加え、残りはお金のままにします。
hint-outlaw = この無法者が他の人をいちばん困らせます。
hint-outcome-points = 他の選択よりVPが多く入ります。
hint-outcome-money = 他の選択よりお金と収入が多く残ります。
hint-outcome-land = 他の選択より、よい土地と建物が残ります。
hint-outcome-strength = 他の選択より強くなれます：カウボーイ、火力、道路。
hint-outcome-variant = このバリアントの要素で、他の選択より有利になります。
hint-outcome-discount = 建物が安くなります。
hint-outcome-promises = 価値の大部分は、このラウンドの後のほうで得られます。

## The card game

hint-cards-bid = 早く選べる価値から、使う競りカードの価値を引いたものです。
hint-cards-take = 今の町に加わる価値と、これから伸びる見込みです。
hint-cards-place = ここなら周りをいちばん生かし、広げる余地も残ります。
hint-cards-sell = 売って得るVPから、置いておくVPを引いたものです。
hint-cards-use = この能力は、後より今使うほうが役立ちそうです。
hint-cards-fetch = この有力者が最後までにもたらすVPです。
hint-cards-top = 未知の有力者は、平均くらいの価値です。
