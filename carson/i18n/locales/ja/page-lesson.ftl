# The panel of the lesson.

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
web-finished-city = 完成した町
