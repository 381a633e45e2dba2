# The end of a game in the browser: winners, points, dice.

web-review = 振り返る
web-fair-dice = ダイスと抽選の検証
web-winner-tie = 同点：最終ラウンドで先にパスした人の勝ち。
web-total = 合計
web-vp-by-round = ラウンドごとの勝利ポイント
web-vp-by-source-and-round = 得点源とラウンドごとの勝利ポイント
web-dice-statistics = ダイス
web-average = 平均
web-duel-luck = 決闘の運
    .about = ダイスをふる前の勝率から計算した期待値です。火力、すべてのダイス、ふりなおし、そして先にパスした側が同点で勝つことも含めています。
web-duels-fought = 決闘
web-wins-expected = 期待勝利数
web-wins = 勝利数
web-seed = すべての抽選とダイスはシード{ $seed }から作られました。検証用ハッシュは{ $commitment }でした。
web-seed-verified = このブラウザーで確認しました。シードのSHA-256は、最初に示された検証用ハッシュと一致します。
web-seed-wrong = シードが、最初に示された検証用ハッシュと一致しません！
web-seed-unchecked = このブラウザーでは、安全なページ（https）でのみシードを確認できます。
web-hints-taken = ヒント{ $count }回
