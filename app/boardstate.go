package app

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/say"
)

// A boardState is a state that a card of a position may be in: the word of a scene, and the key of
// what a player calls it. Whether a card may be in it where it lies, the rules say when the
// position is built.
type boardState struct {
	word, key string
	of        []card.Type
	is        game.Condition // in a game
}

var (
	people   = []card.Type{card.Character}
	fighting = []card.Type{card.Character, card.Creature, card.Starship, card.Vehicle}
)

// boardStates are all that a position may be given by hand, in the order of the menu.
var boardStates = []boardState{
	{"hit", "is.hit", fighting, game.IsHit}, {"missing", "is.missing", people, game.IsMissing},
	{"undercover", "is.undercover", people, game.IsUndercover}, {"captive", "is.captive", people, game.IsCaptive},
	{"frozen", "is.frozen", people, game.IsFrozen}, {"imprisoned", "is.imprisoned", people, game.IsImprisoned},
	{"converted", "is.converted", people, game.IsConverted},
	{"crashed", "is.crashed", []card.Type{card.Vehicle}, game.IsCrashed}, {"bombing", "is.bombing", []card.Type{card.Starship}, game.IsBombing},
	{"mouth closed", "is.shut", []card.Type{card.Creature}, game.IsShut}, {"completed", "is.completed", []card.Type{card.JediTest}, game.IsCompleted},
	{"stolen", "is.stolen", []card.Type{card.Weapon, card.Device, card.Starship, card.Vehicle}, game.IsStolen},
	{"collapsed", "is.collapsed", []card.Type{card.Location}, game.IsCollapsed}, {"blown away", "is.blownaway", []card.Type{card.Location}, game.IsBlownAway},
	{"moved", "board.moved", fighting, game.HasMoved}, {"battled", "board.battled", append([]card.Type{card.Location}, fighting...), game.HasBattled},
	{"drained", "board.drained", []card.Type{card.Location}, game.HasDrained},
}

// suits tells whether a state is one of a card.
func (s *boardState) suits(d *card.Def) bool { return slices.Contains(s.of, d.Type) }

// says is the state as the menu of a card has it: to be given, or taken away.
func (s *boardState) says(is bool) (t card.Text) {
	key := "board.state"
	if is {
		key = "board.unstate"
	}
	for l := range card.Langs {
		t[l] = say.In(card.Lang(l), key, say.In(card.Lang(l), s.key))
	}
	return t
}

// is tells whether a piece is in a state.
func (p *piece) is(word string) bool { return slices.Contains(p.states, word) }

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
