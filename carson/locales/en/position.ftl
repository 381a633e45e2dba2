# Why a text is not a position that the rules can lead to.

reason-no-position = this is not a position of Carson City
reason-text-after-end = nothing may follow the end
reason-cast-unknown = a position must name its characters
reason-unknown-phase = there is no phase “{ $text }”, only: { $known }
reason-unknown-box = there is no box “{ $text }”, only: { $known }
reason-unknown-holding = a player holds only: { $known }
reason-unknown-name = “{ $text }” is nothing that could stand here
reason-not-a-number = “{ $text }” is not a number from { $least } to { $most }
reason-seats-wrong = these are not the players: “{ $text }”
reason-track-length = the track has { $count } building spaces
reason-parcel-twice = { $parcel } is named twice
reason-not-quiet = in the middle of a decision a position cannot be written down
reason-too-many-cowboys = { $seat } has too many cowboys
reason-too-many-parcels = { $seat } has too many parcels
reason-too-many-tiles = there are too many tiles of this kind: { $thing }
reason-too-many-mountains = there are at most { $most } mountains
reason-too-much-dynamite = there are at most { $most } sticks of dynamite
reason-wrong-owner = { $parcel } has the wrong owner for what stands there: { $thing }
reason-two-cards = { $seat } has two characters
reason-no-card = { $seat } has no character
reason-everybody-has-chosen = everybody already has a character
reason-nobody-passes-now = nobody passes in this phase
reason-passed-already = { $seat } has passed already
reason-all-passed = everybody has passed already
reason-too-early-for-cowboys = no cowboys stand on the board yet
