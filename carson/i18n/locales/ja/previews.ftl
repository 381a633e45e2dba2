# What a move would do, what the round would bring, and what a thing on the table is worth now.

## Money and pieces

preview-pays = ${ $amount }払い、残りは${ $left }です。
preview-gets = ${ $amount }受け取り、所持金は${ $left }になります。
preview-roads = 手元の道路：{ $before } → { $after }
preview-revolvers = リボルバー：{ $before } → { $after }
preview-dynamite = ダイナマイト：{ $before } → { $after }
preview-horses = 手元の馬：{ $before } → { $after }
preview-firepower = 火力：{ $before } → { $after }
preview-limit = 所持金上限は${ $after }になります。
preview-points = 勝利ポイント：{ $before } → { $after }
preview-loot = カウボーイが攻撃で奪う額：${ $before } → ${ $after }
preview-final = 今ゲームが終わった場合の勝利ポイント：{ $before } → { $after }
preview-income = このラウンドの不動産の収入：${ $before } → ${ $after }（攻撃された場合、最低${ $worst }）
preview-excess = { $amount ->
    [0] 所持金上限${ $limit }：ラウンドの終わりに払う必要はありません。
   *[other] 所持金上限${ $limit }：ラウンドの終わりに${ $amount }払い、{ $points }VPを得ます。
}
preview-other-cash = { $seat }の所持金：${ $before } → ${ $after }
preview-other-points = { $seat }の勝利ポイント：{ $before } → { $after }
preview-other-final = 今ゲームが終わった場合の{ $seat }の勝利ポイント：{ $before } → { $after }
preview-passes = { $count ->
    [0] { $rank }番目にパスし、後からパスする人と同点なら勝ちます。
   *[other] { $rank }番目にパスし、後からパスする人と同点なら勝ちます。手元のカウボーイ{ $count }人は火力に数えます。
}

## The town

preview-claims = { $parcel }はあなたのものになります。
preview-other-claims = { $parcel }は{ $seat }のものになります。
preview-stands = { $parcel }：{ $thing }
preview-pays-there = { $parcel }：{ $thing }（そこでの収入${ $amount }）
preview-cleared = { $parcel }は空き区画になります。
preview-outlaw-comes = 無法者が{ $parcel }に来ます。
preview-income-of = { $parcel }の{ $thing }（{ $seat }）：${ $before } → ${ $after }
preview-prices = 区画の価格：{ $list }
preview-connected = 道路が届く区画：{ $list }
preview-asks = { $seat }が{ $parcel }の家を許可した場合：

## Places

preview-leaves = { $the-place }にあなたのカウボーイはいなくなります。
preview-sells-tile = ${ $amount }で購入できます：{ $thing }
preview-sells-land = { $parcel }の今の価格は${ $amount }です。
preview-sells-points = 1VPは${ $amount }です。今の所持金では{ $count }点購入できます。
preview-due = 狙っている建物と区画の価格は合わせて${ $amount }、所持金は${ $cash }です。
preview-gives-cash = { $place }：${ $amount }を得ます。
preview-gives-roads = { $place }：道路を{ $amount }本得ます。
preview-gives-points = { $place }：{ $amount }VPを得ます。
preview-gives-firepower = { $place }：火力+{ $amount }。
preview-gives-loot = { $the-place }：収入の半分、${ $amount }を攻撃で奪います。
preview-gives-saved = { $the-place }：収入の半分、${ $amount }を守ります。
preview-steals = { $seat }から{ $parcel }の収入の半分、${ $amount }を奪います。
preview-now-gives-cash = { $place }で得る額：${ $before } → ${ $after }
preview-now-gives-roads = { $place }で得る道路：{ $before } → { $after }
preview-now-gives-points = { $place }で得るVP：{ $before } → { $after }
preview-now-gives-firepower = { $place }で得る火力：{ $before } → { $after }
preview-now-gives-loot = { $the-place }への攻撃で奪う額：${ $before } → ${ $after }
preview-now-gives-saved = { $the-place }で守る額：${ $before } → ${ $after }
preview-now-sells-points = { $place }で購入できるVP：{ $before } → { $after }

## Duels

preview-may-come = { $the-place }には誰もいませんが、まだ{ $count }人が来るかもしれません。
preview-duel = { $the-place }の決闘：勝つ確率は{ $chance }%。これからの変化しだいで{ $range }%。
preview-duel-open = { $the-place }の決闘：勝つ確率は、先にパスすれば{ $first }%、そうでなければ{ $last }%。これからの変化しだいで{ $range }%。
preview-duel-before = { $the-place }の決闘：勝つ確率は、{ $seat }より先にパスすれば{ $first }%、そうでなければ{ $last }%。これからの変化しだいで{ $range }%。
preview-duel-tiles = { $the-place }の決闘：決闘タイルで決まります。火力の差：{ $lead }
preview-odds-change = { $the-place }の決闘：{ $before }% → { $after }%
preview-lead-changes = { $the-place }の決闘：火力の差{ $before } → { $after }
preview-odds-to-place = { $seat }はまだカウボーイを{ $count }人置くことができ、1人ごとに火力が1下がります。
preview-odds-ammunition = { $seat }はその前に「リボルバー×3」チップで火力+{ $count }になるかもしれません。
preview-odds-returning = { $seat }のカウボーイ{ $count }人は、その前に他の決闘で負けて戻り、火力を1ずつ増やすかもしれません。
preview-odds-outlaw = 合計{ $strength }以上なら無法者に勝ちます。
preview-odds-dynamite = { $seat }はダイナマイトでダイスを2個ふります。
preview-odds-spare-die = { $seat }はダイスを1個多くふり、最も低いものを外します。
preview-odds-second-try = { $seat }は負けそうならダイスを1個ふりなおします。
preview-odds-as-now = 他はすべて今のままとします：置かれたカウボーイ、リボルバー、馬、有力者。
preview-tile = これを足した合計：{ $total }
preview-tile-rival = { $seat }は伏せたタイルを除いて{ $total }です。
preview-second-roll = 勝つ確率は{ $chance }%です。
preview-duel-won = { $the-place }の決闘は{ $seat }の勝ちです。
preview-outlaw-won = { $parcel }の無法者は強すぎて、その場に残ります。

## Secrets, bids and chance

preview-sheet = まだ使える額：${ $left }
preview-bids = 落札すれば${ $amount }払い、残りは${ $left }です。
preview-leaves-auction = この競売から降ります。
preview-gambles = ダイスで${ $amount }を得ます。
preview-chance = 続きは運で決まります。
preview-nothing = 今のところ何も変わりません。

## The card game

preview-bid-rank = { $amount }なら、{ $rank }番目に選びます。
preview-bid-ranks = { $amount }なら、最高で{ $best }番目、最低で{ $worst }番目に選びます。
preview-bid-lost = この入札は失われます。このラウンドではもう選べません。
preview-bonus = 入札に加わる値：{ $before } → { $after }
preview-source = { $source }：{ $before } → { $after }VP
preview-no-room = 町に{ $the-card }を置く場所がないため、捨てることになります。
preview-best-spot = { $the-card }を最もよい{ $parcel }に置いたときのVPの増減：{ $points }

## The forecast

preview-forecast-income = このラウンドの不動産の収入：${ $amount }（攻撃された場合、最低${ $worst }）
preview-forecast-loot = カウボーイが攻撃で奪う額：${ $amount }
preview-forecast-limit = 所持金上限${ $limit }：上限内です。
preview-forecast-excess = 所持金上限${ $limit }：${ $amount }払うことになり、{ $points }VPを得ます。
preview-forecast-final = 今ゲームが終わった場合の勝利ポイント：{ $points }

## What a thing on the table is worth now

preview-belongs = { $parcel }は{ $seat }の区画です。
preview-pays-now = { $thing }：このラウンドの収入は${ $amount }です。
preview-land-price = 今の区画の価格：${ $amount }
preview-no-road = まだ道路が届いていません。
preview-stands-there = { $seat }がいます。火力は{ $count }です。
preview-firepower-sum = { $total }=リボルバー{ $revolvers }+手元のカウボーイ{ $cowboys }+弾薬{ $ammunition }+有力者とバリアント{ $other }
preview-came-from = { $source }：{ $points }VP
preview-worth-now = 今の価値：{ $points }VP
