# The stage of the page: what is shown before it is written into the log.

web-stage-skip = タップで飛ばす
web-stage-outlaw = 無法者
web-stage-wins = { $totals }で勝ち
web-stage-passed-first = 先にパス
web-stage-wins-town = 町の勝者
web-stage-tile = { $thing }（${ $price }）
web-stage-parcel = { $parcel }の{ $thing }

## Rounds and phases

web-banner-round = ラウンド{ $round }
web-banner-phase-1 = 朝
    .about = 有力者を選びましょう
web-banner-phase-2 = カウボーイ
    .about = カウボーイを町へ送りましょう
web-banner-phase-3 = 大通り
    .about = スクエアを順に実行します
web-banner-phase-4 = 日没
    .about = ラウンドを精算します

## What somebody does

web-told-ride = { $name }が{ $place }へ向かう
web-told-home = { $name }が{ $place }から帰る
web-told-raid = { $name }が{ $place }を襲う
web-told-robbed = 無法者が{ $place }を襲う
web-told-blast = { $name }が{ $parcel }の採掘坑を爆破する
web-told-passed = { $name }が{ $rank }番目にパス
web-told-card = { $name }が{ $card }を選ぶ
web-told-claimed = { $parcel }は{ $name }のものに
web-told-built = { $name }が{ $parcel }に{ $thing }を建てる
web-told-risen = { $parcel }に{ $thing }
web-told-road = { $name }が道路を{ $count }本置く
web-told-drawn = 袋から建物を{ $count }枚
web-told-outlaws = 無法者が来る（強さ{ $strength }）
web-told-driven-off = { $name }が無法者を追い払う
web-told-jailed = { $name }が無法者を牢に入れる
web-told-toll = 上限を超えた分を支払う
web-told-shut = このラウンドは使用不可
web-told-gamble = { $name }がダイスをふる
web-replay = もう一度見る
    .about = 10秒でもう一度再生します

## The end

web-you-win = あなたが町の勝者です！
web-runs-the-town = { $count ->
   *[other] { $names }が町の勝者です
}

## Sound

web-mute = 音を消す
web-unmute = 音を出す
