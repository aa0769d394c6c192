package app

import (
	"fyne.io/fyne/v2"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A bench is a position that is changed by hand, on the screen of a boardEditor: one that is set
// up from nothing (setting), or that of a game that both players mend (mending).
type bench interface {
	title() string
	prompt() string                   // key of the words over the table
	view() *game.View                 // the position as it may be seen; its question is the editor's
	find(line string) []held          // what a line of the search finds to be put on the table
	movable(id game.CardID) bool      // whether a card of the view may be taken up
	ways(c *game.CardView) []boardWay // what its menu offers besides bringing it elsewhere
	put(h held, at spotOnBoard) error // lays a card somewhere
	do(id game.CardID, way string) error
	undo()
	undoable() bool
	note() string                              // what stands below the list
	foot(e *boardEditor) fyne.CanvasObject     // and below that; may be nil
	tools(e *boardEditor) []fyne.CanvasObject  // over the table, at left
	ends(e *boardEditor) []fyne.CanvasObject   // and at right
	menuItems(e *boardEditor) []*fyne.MenuItem // of the menu Game
	leave(e *boardEditor)                      // goes back
	asksWhere(d *card.Def) (out []spotOnBoard) // the places without a card where one may go
}

// A held card is one that can be put somewhere: a new one, or (id) one of the position.
type held struct {
	def   *card.Def
	id    game.CardID
	where string // where it lies now, "" for a new one
}

// A spotOnBoard is where a card goes: to a location or a card of the view (on), into a pile, into
// the row of locations, or else beside the table.
type spotOnBoard struct {
	on   game.CardID
	pile bool
	side card.Side
	zone game.Zone
	row  bool
}

// A boardWay is a line of a card's menu, and the word by which it is done.
type boardWay struct {
	word string
	says card.Text
}

// boardPiles are the piles that a board knows, by the words of a scene.
var boardPiles = []struct {
	zone game.Zone
	word string
}{{game.Reserve, "reserve"}, {game.Force, "force"}, {game.Used, "used"}, {game.Lost, "lost"}, {game.Hand, "hand"}}

// mayLieOn tells whether a card may be laid on another in a position.
func mayLieOn(d, on *card.Def) bool {
	switch {
	case d.Type == card.Location:
		return false
	case on.Type == card.Location:
		return true
	case on.Type == card.Starship || on.Type == card.Vehicle:
		return d.Type == card.Character || d.Type == card.Weapon || d.Type == card.Device || d.Type == card.Effect || d.Type == card.Vehicle || d.Type == card.Starship
	case on.Type == card.Character && d.Type == card.Character:
		return d.Side != on.Side // his captive
	case on.Type == card.Character:
		return d.Type == card.Weapon || d.Type == card.Device || d.Type == card.Effect
	}
	return false
}
