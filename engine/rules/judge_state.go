package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// flagsOf are the states of a card that a condition is; none where it is a thing done this turn.
var flagsOf = [game.Conditions]game.Flags{
	game.IsHit: game.Hit, game.IsMissing: game.Missing, game.IsUndercover: game.Undercover, game.IsCaptive: game.Captive,
	game.IsFrozen: game.Captive | game.Frozen, game.IsImprisoned: game.Captive | game.Imprisoned, game.IsCrashed: game.Crashed,
	game.IsShut: game.Shut, game.IsCollapsed: game.Collapsed,
	game.IsConverted: game.Converted, game.IsBombing: game.Bombing, game.IsCompleted: game.Completed, game.IsBlownAway: game.BlownAway,
}

// typesOf are the types of card that can be in a condition; where there are none, what the rules say
// of where the card lies decides (mayLie).
var typesOf = [game.Conditions][]card.Type{
	game.IsStolen: {card.Weapon, card.Device, card.Starship, card.Vehicle}, game.IsConverted: {card.Character}, game.IsBombing: {card.Starship},
	game.IsCompleted: {card.JediTest}, game.IsBlownAway: {card.Location},
}

// Conditioned implements game.Game.
func (g *Game) Conditioned(id game.CardID, is game.Condition) bool {
	switch location := g.Def(id).Type == card.Location; {
	case is == game.HasMoved:
		return g.HasMoved(id)
	case is == game.HasBattled && location:
		return slices.Contains(g.S.Battles, id)
	case is == game.HasBattled:
		return g.HasBattled(id)
	case is == game.HasDrained && location:
		return slices.Contains(g.S.Drains, id)
	case is == game.HasDrained:
		return g.S.C(id).Drained == g.S.Turn
	case is == game.IsStolen:
		return g.S.C(id).Stolen()
	}
	return g.S.C(id).Flags&flagsOf[is] == flagsOf[is]
}

// puts gives a card a condition, or takes it from it.
func (g *Game) puts(by card.Side, id game.CardID, is game.Condition, on bool) error {
	if !g.S.OnTable(id) {
		return card.Because("%s is not on table", "%s n’est pas sur la table", g.Title(id))
	}
	if types := typesOf[is]; types != nil && !slices.Contains(types, g.Def(id).Type) {
		return card.Because("%s cannot be %s", "%s ne peut pas être %s", g.Title(id), game.Conditioned[is])
	}
	if is == game.IsCompleted {
		if err := g.mayComplete(id, on); err != nil {
			return err
		}
	}
	e := game.Event{Kind: game.JudgeState, By: by, Card: id, N: card.Whole(int(is))}
	turn := g.S.Turn
	if !on {
		e.N, turn = -e.N, 0
	}
	c, s := g.S.Edit(id), g.S.Change()
	noted := func(list *[]game.CardID) {
		*list = slices.DeleteFunc(*list, func(other game.CardID) bool { return other == id })
		if on {
			*list = append(*list, id)
		}
	}
	switch location := g.Def(id).Type == card.Location; {
	case is == game.HasMoved:
		c.Moved = turn
	case is == game.HasBattled && location:
		noted(&s.Battles)
	case is == game.HasBattled:
		c.Battled = turn
	case is == game.HasDrained && location:
		noted(&s.Drains)
	case is == game.HasDrained:
		c.Drained = turn
	case is == game.IsStolen, is == game.IsConverted:
		g.changesHands(id, is, on)
	case is == game.IsCompleted:
		c.Flags, c.Mentor = c.Flags|game.Completed, 0
		if !g.staysBeside(id) {
			g.S.ToTable(id, c.Aim, card.OnCard, c.Owner)
		}
	case on:
		c.Flags |= flagsOf[is]
	case is == game.IsCaptive: // and so neither frozen nor imprisoned
		c.Flags &^= game.Captive | game.Frozen | game.Imprisoned
	default: // who is no longer frozen or imprisoned is a captive still
		c.Flags &^= flagsOf[is] &^ game.Captive
	}
	g.event(e)
	return nil
}

// changesHands makes a card the other side's, stolen or converted, or again that of whose it is by print.
func (g *Game) changesHands(id game.CardID, is game.Condition, on bool) {
	to := g.S.C(id).Back
	if on {
		to = to.Other()
	}
	g.S.Give(id, to)
	if c := g.S.Edit(id); is == game.IsConverted && on {
		c.Flags |= game.Converted
	} else {
		c.Flags &^= game.Sworn
	}
}

// mayComplete tells why a Jedi Test cannot be made completed by hand, or made not: who has taught it
// is forgotten when it is completed (jedi-test.complete).
func (g *Game) mayComplete(test game.CardID, on bool) error {
	switch aim := g.S.C(test).Aim; {
	case !on:
		return card.Because("a completed Jedi Test has no mentor any more: take the choice back instead",
			"une épreuve de Jedi accomplie n’a plus de mentor : reprenez plutôt le choix")
	case !g.S.OnTable(aim):
		return card.Because("%s has no apprentice", "%s n’a pas d’apprenti", g.Title(test))
	}
	return nil
}

// goesTo makes it a phase of a side's turn, the chance to act being its player's. Nothing happens at
// the start or end of what is passed over so. Of another turn it is as if this one had just ended:
// what lasts until then, what was noted of it and its limits are gone.
func (g *Game) goesTo(side card.Side, p game.Phase) {
	s := g.S
	if side != s.Active {
		s.Lapse(func(l *game.Lasting) bool { return l.Until == game.EndOfTurn && l.Turn <= s.Turn })
		s.Count().Limits = slices.DeleteFunc(s.Limits, func(l game.Limit) bool { return l.Per != game.PerGame })
		g.begins(side)
	}
	s.Enter(p)
	if p == game.Activate {
		s.Count().Generation = int32(g.Generation(side)) // turn.activate.locked
	}
	under := s.Frames[:max(0, slices.IndexFunc(s.Frames, func(f game.Frame) bool { return f.Proc == pTurn }))]
	s.Change().Frames = append(slices.Clone(under),
		game.Frame{Proc: pTurn, Side: side, Step: turnStep(p) + 1}, game.Frame{Proc: pPhase, Side: side, Step: stepOf(pPhase, "actions"), Body: &alternating{}})
	g.event(game.Event{Kind: game.JudgePhase, By: side, N: card.Whole(int(p))})
}
