package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// note writes into the log what a player has answered to a question, or could only answer,
// where nothing that happens tells it: what was chosen and among how many, what was
// declined. What the answers reveal of hidden cards it leaves out.
func (g *Game) note(d *game.Decision, o *game.Option) {
	e := game.Event{By: d.Seat, On: d.Source, N: card.Whole(int(o.N))}
	if e.On != 0 && !g.inSight(e.On) {
		e.On = 0
	}
	switch {
	case d.Kind == game.AskYesNo:
		question := questionOf(d.Rule)
		if o.Say[card.English] != "" && o.Say != sayVerb[o.Verb] { // it has words of its own
			question = game.ToTheFirst
		}
		if question == game.Plainly && e.On == 0 {
			return
		}
		e.Kind, e.N = game.Answered, card.Whole(int(question))
		if o.Verb == game.VNo {
			e.N = -e.N
		}
	case d.Kind == game.AskNumber && o.Verb == game.VNumber && e.On != 0:
		e.Kind = game.Numbered
	case d.Kind == game.AskTarget && o.Verb == game.VTarget && e.On != 0 && o.Card != 0 && g.inSight(o.Card):
		e.Kind, e.Card, e.N = game.Chose, o.Card, g.among(d)
		if d.Rule == "action.target" {
			e.Kind = game.TargetChosen
		}
	case d.Kind == game.AskTarget && o.Verb == game.VDone && e.On != 0 && d.Rule == "pile.search": // whether there was something is hidden
		e.Kind, e.N = game.Declined, card.One
	case d.Kind == game.AskTarget && o.Verb == game.VDone && e.On != 0 && len(d.Options) > 1:
		e.Kind = game.Declined
	default:
		return
	}
	g.event(e)
}

// questionOf is the question that a rule lets a player be asked.
func questionOf(rule string) game.Question {
	switch rule {
	case "action.cost":
		return game.ToPay
	case "battle.destiny.count":
		return game.ToDrawBattle
	case "creature.attack.destiny":
		return game.ToDrawAgainst
	case "life.retrieve.random":
		return game.ToRetrieve
	case "action.result":
		return game.ToAct
	case "win.loop":
		return game.ToAgreeOnDraw
	}
	return game.Plainly
}

// among counts what could have been chosen, where both players see all of it; else 0.
func (g *Game) among(d *game.Decision) (n card.Num) {
	for i := range d.Options {
		switch o := &d.Options[i]; {
		case o.Verb != game.VTarget:
		case !g.inSight(o.Card):
			return 0
		default:
			n += card.One
		}
	}
	return n
}

// inSight tells whether both players see a card.
func (g *Game) inSight(id game.CardID) bool {
	it := g.S.C(id)
	switch it.Zone {
	case game.Hand, game.Reserve, game.Force:
		return false
	case game.Sabacc:
		return it.Is(game.FaceUp)
	case game.Used, game.Lost:
		return g.Uppermost(id)
	}
	return !it.Is(game.FaceDown)
}
