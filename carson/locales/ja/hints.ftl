# ヒント：ボットならどうするか、何で判断したか。

hint-worth = { $points ->
    [below] 全体では、得るものより失うもののほうが大きくなります。
    [0] 全体での価値は1VP未満です。
   *[other] 全体での価値は約{ $points }VPです。
}
hint-place = { $points ->
    [below] 得るものより費用が大きくなります。手に入る見込み：約{ $chance } %。
    [0] 価値は1VP未満です。手に入る見込み：約{ $chance } %。
   *[other] 手に入れば約{ $points }VPの価値があります。その見込み：約{ $chance } %。
}
hint-pass = 手元のカウボーイは火力になり、次のラウンドでも働けます。早くパスした人は同点に勝ちます。
hint-shift = ここは争われています。このカウボーイは別の場所のほうが役に立ちます。
hint-road = この道があれば、もうかる場所に建てられます。または道そのものが点になります。
hint-roads = この道には、今か最後に報酬があります。
hint-nothing = 何も手放さず、お金も減りません。
hint-keep = このままで十分です。後でもっとよい使い道があるかもしれません。
hint-land = 土地そのものに価値があり、そこに建てられるものにはさらに価値があります。
hint-land-bought = 土地の価値と値段を比べました。
hint-building = いちばんよい場所に建てたときの価値と、費用を比べました。
hint-site = これからの収入と、隣の建物の増減を数えました。
hint-hall = 隣にある自分の店の収入が増えます。
hint-house = ここの家は、ほかの人より自分の役に立ちます。
hint-consent = 家が自分にもたらすものと、建てる人にもたらすものを比べました。
hint-duel = 失うものの少ない決闘が先です。負けたカウボーイは次の決闘の力になります。
hint-dice = 手放すのはいちばん低いダイスから、しかも負けそうなときだけです。
hint-gift = 無料です。
hint-points = 今のVPと、そのお金の今後の価値を比べました。
hint-pay = 今でも後でも、より多くもらえるほうです。
hint-bid = 競りの品の価値と、入札額を比べました。
hint-hire = この人数なら、費用より多くかせぎます。
hint-arms = リボルバーはこれからのすべての決闘で効きます。
hint-doctor = 空いている場所の価値が、診察料を上回ります。
hint-horse = 囲いの効果とロデオの両方を数えました。
hint-horse-bought = 馬の価値と賃金を比べました。
hint-tiles = 得るものが大きければ高いタイル、勝ち目がなければ低いタイルです。
hint-tiles-later = 平均より低いタイルは捨ててかまいません。
hint-sheet = いつもの装備にリボルバーを1つ加え、残りはお金のままにします。
hint-outlaw = この無法者がほかの人をいちばん困らせます。
hint-outcome-points = ほかの選択よりVPが多く入ります。
hint-outcome-money = ほかの選択よりお金と収入が多く残ります。
hint-outcome-land = ほかの選択より土地と建物に恵まれます。
hint-outcome-strength = ほかの選択よりカウボーイ・火力・道がそろいます。
hint-outcome-variant = この拡張の要素で、ほかの選択より有利になります。
hint-outcome-discount = 建物が安くなります。
hint-outcome-promises = このラウンドにこれからもたらすものがいちばん大きいです。

hint-cards-bid = 手放すカードと、その順番で選べるものを比べました。
hint-cards-take = 今の街に加わる価値と、これから伸びる見込みを数えました。
hint-cards-place = ここならまわりをいちばん生かし、広げる余地も残ります。
hint-cards-sell = 置いておくより、売るほうが価値があります。
hint-cards-use = この力は、後より今使うほうが役立ちそうです。
hint-cards-fetch = この有力者が最後までにもたらすものを数えました。
hint-cards-top = だれも知らない有力者は、平均的な価値とみなします。

reason-no-hints = ヒントは、一人でボットと対戦しているときだけ使えます。
table-hinted = { $seat }がヒントを見ました。

web-hint = ヒント
    .title = ボットならどうする？
    .about = ボットがよいと思う三つの手です。このゲームには「ヒントあり」の印が付きます。
web-hints-taken = ヒント{ $count }回
web-option-hints = ヒントを出す
