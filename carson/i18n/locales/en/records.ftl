# Why a text is not the record of a game, or its dice are not honest.

reason-no-record = this is not the record of a Carson City game
reason-other-game = this is the record of another game: “{ $text }” instead of “{ $expected }”
reason-other-rules = this record uses another version of the rules: “{ $text }” instead of “{ $expected }”
reason-line-expected = “{ $expected }” is expected here
reason-strange-line = this line has no meaning here: “{ $text }”
reason-cut-off = the record breaks off here
reason-bad-seed = the seed must be 64 hexadecimal digits
reason-options-incomplete = the options are incomplete or out of order
reason-names-missing = { $count } names are needed, one for each player
reason-option-type = the option “{ $option }” takes text, a number or a list of them, not “{ $text }”
reason-bad-name = “{ $text }” cannot be a player’s name
reason-false-dice = “{ $move }” is not what the seed gives
reason-false-seed = the seed does not match the commitment
reason-no-commitment = this record has no commitment, so its dice cannot be checked
reason-no-seed = this record does not reveal its seed
reason-unfinished = this game is not finished
