package app

import (
	"slices"

	"cantina/engine/card"
	"cantina/widgets/say"
)

// A boardState is a state that a card of a position may be in: the word of a scene, and the key of
// what a player calls it. Whether a card may be in it where it lies, the rules say when the
// position is built.
type boardState struct {
	word, key string
	of        []card.Type
}

var (
	people   = []card.Type{card.Character}
	fighting = []card.Type{card.Character, card.Creature, card.Starship, card.Vehicle}
)

// boardStates are all that a position may be given by hand, in the order of the menu.
var boardStates = []boardState{
	{"hit", "is.hit", fighting}, {"missing", "is.missing", people}, {"undercover", "is.undercover", people}, {"captive", "is.captive", people},
	{"frozen", "is.frozen", people}, {"imprisoned", "is.imprisoned", people}, {"converted", "is.converted", people},
	{"crashed", "is.crashed", []card.Type{card.Vehicle}}, {"bombing", "is.bombing", []card.Type{card.Starship}},
	{"mouth closed", "is.shut", []card.Type{card.Creature}}, {"completed", "is.completed", []card.Type{card.JediTest}},
	{"stolen", "is.stolen", []card.Type{card.Weapon, card.Device, card.Starship, card.Vehicle}},
	{"collapsed", "is.collapsed", []card.Type{card.Location}}, {"blown away", "is.blownaway", []card.Type{card.Location}},
	{"moved", "board.moved", fighting}, {"battled", "board.battled", append([]card.Type{card.Location}, fighting...)},
	{"drained", "board.drained", []card.Type{card.Location}},
}

// suits tells whether a state is one of a card.
func (s *boardState) suits(d *card.Def) bool { return slices.Contains(s.of, d.Type) }

// says is the state as the menu of a card has it: to be given, or taken away.
func (s *boardState) says(p *piece) (t card.Text) {
	key := "board.state"
	if slices.Contains(p.states, s.word) {
		key = "board.unstate"
	}
	for l := range card.Langs {
		t[l] = say.In(card.Lang(l), key, say.In(card.Lang(l), s.key))
	}
	return t
}

// turn gives a piece a state, or takes it away.
func (p *piece) turn(word string) {
	if i := slices.Index(p.states, word); i >= 0 {
		p.states = slices.Delete(p.states, i, i+1)
		return
	}
	p.states = append(p.states, word)
}

// atHome is what a piece becomes where it is laid: a character on one of the other side is his
// captive, a weapon or device there is stolen; elsewhere he or it is neither.
func (p *piece) atHome(on *piece) {
	p.states = slices.DeleteFunc(p.states, func(s string) bool { return s == "captive" || s == "stolen" })
	if on == nil || on.def.Type == card.Location || on.def.Side == p.def.Side {
		return
	}
	switch p.def.Type {
	case card.Character:
		p.states = append(p.states, "captive")
	case card.Weapon, card.Device:
		p.states = append(p.states, "stolen")
	}
}
