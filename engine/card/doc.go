// Package card says what is printed on a card of the Star Wars Customizable
// Card Game: facts, never state.
//
// A Def is a card as printed. A Num is a number of the game, an Opt a number
// that may be missing. A Side is a player, a Type a category, a Stat one of the
// numbers, a Slot a place aboard. A Lang and a Text carry both languages.
package card
