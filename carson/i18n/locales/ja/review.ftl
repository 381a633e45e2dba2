# Reviews of a game: what a decision cost, what was better, and why.

## The terminal

review-progress = 検討中
review-mistake = { $number }. ラウンド{ $round }、{ $at }手目：勝率を{ $loss }%失いました（±{ $error }）
review-played = あなたの手：{ $move }
review-better = より良い手：{ $move }
review-line = その後の一例：
review-no-mistakes = はっきり劣る決定はありませんでした。
review-decisions = 決定{ $count }回：最善{ $best }、ほぼ最善{ $good }、緩手{ $slip }、大きな悪手{ $mistake }。
review-lost = ミスの合計で勝率を{ $loss }%失いました。
review-player = プレイヤー
review-first-chance = 開始時の勝率 %
review-luck = 運による増減 %
review-last-chance = 終了時 %

## Why a move was better

review-amount = { $what }：{ $amount }
review-better-fact = より良い手：{ $facts }
review-played-fact = あなたの手：{ $facts }
review-more-points = そのほうが最終的に平均{ $points }VP多くなります。主な得点源：{ $source }。
review-rival-points = 他で最も強い相手は、最終的に平均{ $points }VP少なくなります。
