package store

// The saved games as text, a word at the head of each line. The first two lines say what
// it is and how many games it holds; then come blocks, each with a checksum at its end, so
// that what is whole is known also where something is not; the last line is the checksum of
// all before it:
//
//	cantina saves 3
//	games 1
//	decks 1
//
//	prefs
//	pref "lang" "fr"
//	end 5d41402a
//
//	deck "mine.toml"
//	text "name = \"Mine\"\n…"
//	end 9a3b00c1
//
//	deck 4
//	version {…}
//	version {…}
//	draft {…}
//	trash
//	end 30aa19f7
//
//	game 7
//	header {…}
//	record {…}
//	line "dark activate 3"
//	mark 0 {…}
//	state 0 BASE64
//	cut {…}
//	trash
//	end 0c11f09e
//
//	sum 77e1a2b4
//
// A deck with a name is a file of the player's that is none of the kept decks, which have a
// number. A line without a key is one that was lost. In version 2 there were no kept decks.
// In version 1 a line was written as it is, and
// there were neither checksums nor a count; undone lines, marks, the trash, decks and
// preferences were left out.
const (
	textHead1 = "cantina saves 1"
	textHead2 = "cantina saves 2"
	textHead  = "cantina saves 3"
)

// The words that begin a block.
const (
	wordGame  = "game"
	wordDeck  = "deck"
	wordPrefs = "prefs"
)

// What is larger is refused. A game of a hundred turns has 2 MB.
const (
	maxBlock  = 64 << 20 // bytes of a block
	maxLines  = 1 << 20  // decisions of a game
	maxGames  = 20_000
	maxDecks  = 20_000
	maxPrefs  = 100
	maxAlike  = 100 // games that began in the same way and went on in other ones
	maxFaults = 100 // that are told
)

// A DeckFile is a deck of the player's own, as the file says it.
type DeckFile struct{ Name, Text string }
