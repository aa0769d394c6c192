package scene

import (
	"errors"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// A Table asks what scenes ask of a game that goes on being played. It changes nothing.
type Table struct{ *runner }

// errNoTable says that a game is not played by the rules of this house.
var errNoTable = errors.New("scene: this game is none of the rules")

// On is the table at which a game is played.
func On(cat *catalog.Catalog, g game.Game) (*Table, error) {
	rg, ok := g.(*rules.Game)
	if !ok {
		return nil, errNoTable
	}
	return &Table{&runner{scene: &Scene{}, cat: cat, see: func(game.Game) {}, g: rg}}, nil
}

// Clone is another game that stands where this one does.
func (t *Table) Clone() (*Table, game.Game) {
	g := t.g.Clone()
	return &Table{&runner{scene: &Scene{}, cat: t.cat, see: t.see, g: g}}, g
}

// Card is the copy that a name means in the game, one on table first; 0 if there is none.
func (t *Table) Card(text string) game.CardID {
	n := name{text: text}
	if word, rest, ok := strings.Cut(text, " "); ok {
		if side, ok := card.SideOf(word); ok {
			n = name{text: strings.Trim(rest, `"`), side: side, own: true}
		}
	}
	ids := t.all(n, func(c *game.Card) bool { return c.Zone == game.Table || c.Zone == game.Row })
	if len(ids) == 0 {
		return 0
	}
	return ids[0]
}

// Position is the text of the position at which the game stands, and what no scene can say
// of it (Write).
func (t *Table) Position() (text string, unsaid []string) { return Write(t.g.S, t.cat) }

// PileOf reads "PILE of SIDE", "hand of light".
func PileOf(text string) (z game.Zone, side card.Side, ok bool) {
	what, whose, ok := strings.Cut(text, " of ")
	if !ok {
		return 0, 0, false
	}
	a := arg{}
	if side, ok = card.SideOf(whose); !ok || !a.word("pile", what) {
		return 0, 0, false
	}
	return a.zone, side, true
}
