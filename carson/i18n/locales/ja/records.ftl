# Why a text is not the record of a game, or its dice are not honest.

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
reason-false-seed = シードが検証用ハッシュと一致しません
reason-no-commitment = この棋譜には検証用ハッシュがないので、ダイスを検証できません
reason-no-seed = この棋譜はシードを公開していません
reason-unfinished = このゲームは終わっていません
