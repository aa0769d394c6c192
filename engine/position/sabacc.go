package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// A Sabacc is what an Interrupt says of the game that it begins (sabacc.variants).
type Sabacc struct {
	Player    Target       // with whom it is played
	Low, High int          // what a wild card may count (sabacc.wild)
	Wild      Matcher      // the wild cards
	Clones    Matcher      // the clone cards
	Stakes    Matcher      // what is at stake
	Nouns     [3]card.Text // these three as the text says them
	Favored   Matcher      // those with whom more is allowed (sabacc.clone.option); nil nobody
	CountAs   int          // what clone cards may count with them
	MakesWild Matcher      // what may be a wild card with them; nil: clone cards may count CountAs
}

// SabaccOf compiles what an Interrupt says of its sabacc.
func (comp *Compiler) SabaccOf(x gametext.PlaySabacc) *Sabacc {
	comp.Demand(x.Cards, card.Character)
	s := &Sabacc{Player: comp.TargetFrom(x.Cards), Low: x.Low, High: x.High, Wild: comp.Filter(x.Wild), Clones: comp.Filter(x.Clones), Stakes: comp.Filter(x.Stakes),
		Nouns: [3]card.Text{nounOf(x.Wild), nounOf(x.Clones), nounOf(x.Stakes)}}
	switch favor := x.Favor.(type) {
	case gametext.CountClones:
		s.Favored, s.CountAs = comp.Filter(favor.Cards), favor.N
	case gametext.MakeWild:
		s.Favored, s.MakesWild = comp.Filter(favor.Cards), comp.Filter(favor.Wild)
	}
	return s
}

// A SabaccChange is what a text changes in sabacc.
type SabaccChange uint8

const (
	ChangesTotal SabaccChange = 1 + iota // its player may add to his total or subtract from it
	ClonesItself                         // his clone cards may count its destiny number (sabacc.clone.option)
	WinsDouble                           // he wins double (sabacc.double)
	NoWildCards                          // a player may not use wild cards
)

// sabaccChange is a text that changes sabacc, of every variant if nothing else is said; At
// tells them by the Interrupt, wherever that is played.
func sabaccChange(what SabaccChange) Modifier {
	return Modifier{Kind: ModSabacc, N: card.Whole(int(what)), At: anywhere}
}

func init() {
	Deed(func(comp *Compiler, x gametext.WinsSabacc, coming bool) *Moment {
		which, played := comp.Filter(x.Cards), inGame(x.Game)
		return only(coming, game.SabaccWon, func(c *Context, e *game.Event) bool {
			return e.Card != 0 && played(c, e.On) && which(c, e.Card) && c.Bind(x.Cards.Bind, e.Card)
		})
	})
}

// inGame tests for the Interrupt by which a sabacc is played.
func inGame(title string) Matcher {
	return func(c *Context, id game.CardID) bool { return c.P.Named(id, title) }
}

// SabaccText finds the text at work by which a character with whom a sabacc is played
// changes it so, nil if there is none.
func (p *Position) SabaccText(what SabaccChange, player, by game.CardID) *Working {
	for m := range p.Mods(ModSabacc) {
		if m.N == card.Whole(int(what)) && m.C.Self == player && m.At(&m.C, by) {
			return m
		}
	}
	return nil
}

// MayUseWild tells whether a player may use wild cards in a sabacc.
func (p *Position) MayUseWild(side card.Side, by game.CardID) bool {
	for m := range p.Mods(ModSabacc) {
		if m.N == card.Whole(int(NoWildCards)) && m.C.Whose(m.Whose) == side && m.At(&m.C, by) {
			return false
		}
	}
	return true
}
