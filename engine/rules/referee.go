package rules

import "cantina/engine/game"

// A Referee judges what may be done: a game, the event that is being answered and
// how weapons would be fired. Requirements, prices and lists of candidates ask it;
// it changes nothing.
type Referee struct {
	*Game
	ev   *game.Event // what the candidates answer; nil if they answer nothing
	fire game.Fire   // how a weapon among them would be fired
}

// referee judges top-level actions, which answer nothing.
func (g *Game) referee() *Referee { return &Referee{Game: g} }

// answeringTo judges responses to an event.
func (g *Game) answeringTo(e *game.Event) *Referee { return &Referee{Game: g, ev: e} }

// firing judges shots that are fired so.
func (g *Game) firing(how game.Fire) *Referee { return &Referee{Game: g, fire: how} }
