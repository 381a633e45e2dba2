# `carson bot check`: bots that are programs of their own.

usage-bot = 自作プログラムをボットとして使います（言語は問いません）。
usage-bot-check = プログラムに行単位のやり取りで数ゲームさせ、問題点を報告します。
usage-bot-command = ボットを起動するコマンド（例："python3 mybot.py"）。
usage-bot-think = プログラムのボットが1手に使える時間（ミリ秒）。
usage-bot-show = 最初のゲームのやり取りをすべて表示します。
bot-game =
    { $game ->
        [cards] カードゲーム
       *[board] ボードゲーム
    }（{ $seats }席{ $variants ->
        [none] { "" }
       *[other] 、{ $variants }
    }）
bot-played = { $game }：{ $count }手、最も遅い応答は{ $milliseconds }ミリ秒
bot-declined = { $game }：対戦なし。{ $text }
bot-failed = { $game }、{ $number }手目（{ $asked }）：{ $text }
bot-last-lines = 最後のやり取り（矢印の行がボットの発言）：
bot-fickle = 同じシードなのに選択が一致しませんでした。これではゲームを再現できません。乱数はすべて「seed」の行から作ってください。
bot-fine = ボット「{ $bot }」は{ $count }ゲームを間違いなく終えました。
bot-forfeits = 失格したゲーム数
bot-forfeit-why = ボット「{ $bot }」は失格になりました：{ $text }

## Why a bot lost a game

reason-bot-late = ボットが{ $milliseconds }ミリ秒以内に応答しませんでした。行末に改行を付け、応答のたびに出力をフラッシュしてください。
reason-bot-not-started = コマンド「{ $command }」を実行できません：{ $text }
reason-bot-ended = ボットが終了コード{ $status }で終了しました。最後の出力：{ $text }
reason-bot-garbage = ボットの出力「{ $heard }」は規約に合いません。ここでは「{ $expected }」が必要です。メモは標準エラー出力か「#」の後に書いてください。
reason-bot-illegal = ボットは手「{ $move }」を変えませんでしたが、認められませんでした：{ $text }
reason-bot-sorry = ボットがゲームを放棄しました：{ $text }
