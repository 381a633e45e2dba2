# チュートリアルのページ：入口と先生のパネル。

web-learn = 遊び方を学ぶ
    .about = 先生と遊ぶ短いゲームです。約6分で、手を選ぶのはあなたです。
    .again = レッスンを続ける
web-coach = レッスン
    .who = 先生
    .step = ステップ{ $step }/{ $steps }
    .on = 次へ
    .back = 前へ
    .skip = この章を飛ばす
    .leave = やめる
    .fold = レッスンをたたむ
    .unfold = レッスンを開く
    .yours = あなたの番です。印のついた手を選んでください。
    .confirm = 決定してください。
    .first-game = 最初のゲームを始める
    .points = 得点を見る
