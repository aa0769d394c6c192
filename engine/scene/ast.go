package scene

import (
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
)

// A Problem is a mistake in a scene, or an expectation that is not met: where,
// what, and how to mend it.
type Problem = catalog.Problem

// A Scene is a position, moves, and what must be so.
type Scene struct {
	File  string
	Title string
	Seeds []string // what of the seed documents it shows: ids of entries, names of mechanics
	Line  int      // where it begins

	Side  card.Side // whose turn it is
	Phase game.Phase
	Turn  int
	Seed  uint64

	Edition string                     // game.Options.Edition
	Clock   bool                       // game.Options.Clock
	Ask     [card.Sides]game.Occasions // game.Options.Ask

	laid      int // how many cards are laid by numbers
	locations []place
	puts      []put
	nexts     []next
	steps     []step
	decks     bool // a whole game from decks
	src       string
	pos       int
}

// Rule is the rule id that the title begins with, or "".
func (s *Scene) Rule() string {
	id, _, _ := strings.Cut(s.Title, " ")
	id = strings.TrimSuffix(id, ":")
	if strings.Contains(id, ".") && id == strings.ToLower(id) {
		return id
	}
	return ""
}

// Lines counts the steps.
func (s *Scene) Lines() int { return len(s.steps) }

// span is where something stands in the file.
type span struct{ pos, end int }

// A name is a card as the scene names it.
type name struct {
	span
	text string
	side card.Side
	own  bool // side was written
}

// An item is a card, or several equal ones, with what lies on it.
type item struct {
	name
	count   int // 0 for one
	blank   int // so many cards that do not matter, instead of a name
	flags   game.Flags
	unset   game.Flags // "not hit", of a change
	parsec  int16      // of a mobile system
	orbits  bool       // the system at its parsec
	taken   bool       // stolen
	started bool       // a starting location
	marks   []mark
	with    []item
	aboard  []seats
}

// A mark is something a card has done this turn.
type mark uint8

const (
	moved mark = iota
	battled
	drained
	deployed
	reacted
)

// seats are cards in one kind of place aboard.
type seats struct {
	slot  card.Slot
	items []item
}

// A place is a location with its states, and what it lies on as a conversion.
type place struct {
	item
	over *place
}

// A put lays cards somewhere.
type put struct {
	span
	kind  putKind
	side  card.Side
	zone  game.Zone // for inPile
	place name      // for atPlace, onCard
	items []item
}

type putKind uint8

const (
	atPlace putKind = iota
	onCard
	onSide // of the table
	inPile
	inDeck
	startWith
	besideDeck
)

// A next is the destinies that a player will draw.
type next struct {
	span
	side card.Side
	nums []card.Num
}

// A step is a line of the second half of a scene.
type step struct {
	span
	kind        byte // '>', '?', '!', '=', 'g' go:, 'o' go on, 'n' next destiny, 's' set
	move        []word
	rule        string // of '!'
	cost        int    // of '?'; -1 if not said
	form        int    // of '=': index into forms
	least, most bool   // of '=' with a number: "or more", "or fewer"
	args        []arg
	next        next
	goal        goal
	set         item // of 's': the card and its states
}

// A word of a move: a word of a key, or a title.
type word struct {
	span
	text   string
	quoted bool
}

// A goal is where "go:" leads.
type goal struct {
	phase    game.Phase
	side     card.Side
	segment  game.Segment
	inBattle bool // segment counts
	over     bool // until the battle is over
	turn     bool // until the next turn
	end      bool // of the game
}

// options are those that the scene begins with.
func (s *Scene) options() game.Options {
	return game.Options{Edition: s.Edition, Clock: s.Clock, Ask: s.Ask}
}
