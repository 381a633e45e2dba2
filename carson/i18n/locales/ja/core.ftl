# どのゲームにも共通する返答：拒否、棋譜、手の取り消し。

reason-game-over = ゲームは終了しました。
reason-not-your-turn = { $seat }の手番です。
reason-not-now = 「{ $verb }」は今の質問への答えではありません。
reason-already-answered = 「{ $move }」は{ $seat }の唯一の選択肢だったので、エンジンがすでに実行しました。
reason-unknown-verb = 「{ $text }」という手はありません。
reason-unknown-noun = 「{ $verb }」に「{ $text }」は使えません。
reason-number-missing = 「{ $verb }」には数が必要です：{ $known }
reason-noun-missing = 「{ $verb }」の後に次のいずれかが必要です：{ $known }

reason-no-record = カーソンシティの棋譜ではありません
reason-other-game = 別のゲームの棋譜です：「{ $expected }」ではなく「{ $text }」
reason-other-rules = 別の版のルールの棋譜です：「{ $expected }」ではなく「{ $text }」
reason-line-expected = ここには「{ $expected }」が必要です
reason-strange-line = この行はここでは意味をなしません：「{ $text }」
reason-cut-off = 棋譜がここで途切れています
reason-bad-seed = シードは16進数64桁でなければなりません
reason-options-incomplete = オプションが足りないか、順序が違います
reason-names-missing = プレイヤーの人数分、{ $count }個の名前が必要です
reason-option-type = オプション「{ $option }」に使えるのは文字列、数、またはそのリストです（指定：「{ $text }」）
reason-bad-name = 「{ $text }」はプレイヤーの名前にできません
reason-false-dice = 「{ $move }」はシードから得られる結果ではありません
reason-false-seed = シードが最初に示されたハッシュと一致しません
reason-no-commitment = この棋譜には検証用ハッシュがないので、ダイスを検証できません
reason-no-seed = この棋譜はシードを公開していません
reason-unfinished = このゲームは終わっていません

reason-undo-nothing = 取り消せる手がありません。
reason-undo-not-yours = 最後の手はあなたのものではありません。
reason-undo-revealed = その後にダイスやタイルが公開されたので、取り消せません。

event-answered = { $seat }の答えは1つしかありませんでした。
