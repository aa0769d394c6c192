package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

var battleVerb = &verb{
	verb: game.VBattle,
	pre:  []requirement{inPhase(game.Battling, "battle.condition"), outsideBattle},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		for _, loc := range r.S.Row {
			if sought.card_(loc) && sought.target == 0 {
				emit(game.Option{Card: loc})
			}
		}
	},
	needs: []requirement{
		notInSectors,
		{rule: "value.separate-cost", grave: passing,
			holds: func(r *Referee, side card.Side, o *game.Option) bool {
				n := r.BattleLoss(side, o.Card)
				return n == 0 || r.S.LifeForce(side) >= n
			},
			unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
				return card.Say("%s Force must first be lost.", "%s Force doit d’abord être perdue.", r.BattleLoss(side, o.Card))
			}},
		{rule: "missing.search.bound", grave: passing, ends: true,
			holds: func(r *Referee, side card.Side, o *game.Option) bool {
				return r.CanFight(side, side, o.Card) || !r.Occupies(side, o.Card) || !r.searchedAt(side, o.Card)
			},
			unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
				return card.Say("Whoever has searched this turn takes part in no battle that you initiate.", "Qui a cherché ce tour-ci ne participe à aucune bataille que vous engagez.")
			}},
		battlePresence(true), battlePresence(false),
		forbidden("battle.condition", position.ModNoBattles, "The text of %s says that you may not initiate battles at %s.", "Le texte de %s dit que vous ne pouvez pas engager de bataille à %s."),
		{rule: "battle.once-per-location", grave: passing,
			holds: func(r *Referee, side card.Side, o *game.Option) bool { return !slices.Contains(r.S.Battles, o.Card) },
			unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
				return card.Say("There has been a battle at %s this turn.", "Il y a déjà eu une bataille à %s ce tour-ci.", r.Title(o.Card))
			}},
	},
	price: func(r *Referee, side card.Side, o *game.Option) int32 { return int32(r.BattleCost(side, o.Card)) },
	pays:  "battle.cost",
	start: func(g *Game, side card.Side, o *game.Option) {
		g.push(pBattle, side, &battling{At: o.Card, Cost: o.Cost})
	},
}

// forbidden: no text forbids a player something at a location.
func forbidden(rule string, k position.ModKind, en, fr string) requirement {
	return requirement{rule: rule,
		holds: func(r *Referee, side card.Side, o *game.Option) bool { return !r.Forbidden(k, side, o.Card) },
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return card.Say(en, fr, r.Title(r.Forbids(k, side, o.Card)), r.Title(o.Card))
		}}
}

// battlePresence: each player has presence there, of cards that may battle
// (battle.condition).
func battlePresence(own bool) requirement {
	return requirement{rule: "battle.condition",
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			if own {
				return r.CanFight(side, side, o.Card)
			}
			return r.CanFight(side.Other(), side, o.Card)
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			who := side
			if !own {
				who = side.Other()
			}
			switch {
			case r.Occupies(who, o.Card) && own:
				return card.Say("None of your cards with presence at %s may battle now.", "Aucune de vos cartes qui ont une présence à %s ne peut se battre en ce moment.", r.Title(o.Card))
			case r.Occupies(who, o.Card):
				return card.Say("None of the opponent's cards with presence at %s may battle now.", "Aucune des cartes de l’adversaire qui ont une présence à %s ne peut se battre en ce moment.", r.Title(o.Card))
			case own:
				return card.Say("You have no presence at %s.", "Vous n’avez pas de présence à %s.", r.Title(o.Card))
			}
			return card.Say("The opponent has no presence at %s.", "L’adversaire n’a pas de présence à %s.", r.Title(o.Card))
		}}
}

// battling is a battle; its frame's side has initiated it. What is so in it, once it
// has begun, is in game.Battle.
type battling struct {
	At    game.CardID   `json:"at"`              // the location, or the captured starship (battle.besieged)
	Cost  int32         `json:"cost"`            // the Force that it costs
	Among []game.CardID `json:"among,omitempty"` // the only ones that take part; none: all there (battle.local)
}

func (b *battling) Clone() game.Body {
	fight := *b
	fight.Among = slices.Clone(b.Among)
	return &fight
}

// Told is what a battle comes to: who has won it is known until it has ended, also to what
// was put off until then (battle.end.winner-effects).
func (b *battling) Told() game.Kind { return game.BattleEnded }

// battleEnded opens the responses to the end of a battle.
func battleEnded(g *Game, f *game.Frame, b *battling) flow {
	e := game.Event{Kind: game.BattleEnded, By: f.Side, At: b.At, Card: b.At, N: card.Num(g.S.Battle.Winner)}
	g.happens(e)
	return done
}

// initiateBattle pays, makes the participants, and opens the responses
// (battle.cost, battle.participants, battle.start.*).
func initiateBattle(g *Game, f *game.Frame, b *battling) flow {
	s := g.S
	g.use(f.Side, int(b.Cost))
	s.Change().Battles = append(s.Battles, b.At)
	s.Change().Battle = game.Battle{On: true, At: b.At, By: f.Side, Number: s.Battle.Number + 1}
	switch {
	case g.Siege() != 0:
		g.joinSiege(b.Among)
	case len(b.Among) > 0:
		g.putAside(b.At, b.Among)
	}
	for i := 1; i < len(s.Cards); i++ {
		if id := game.CardID(i); s.C(id).Zone == game.Table {
			g.joinBattle(id)
		}
	}
	s.Change().Battle.Local = len(b.Among) > 0
	e := game.Event{Kind: game.BattleStarted, By: f.Side, At: b.At, Card: b.At, Frame: g.frameNo()}
	g.happens(e)
	if n := g.BattleLoss(f.Side, b.At); n > 0 { // before anything answers
		g.loses(f.Side, losing{Left: n})
	}
	return next
}

// joinBattle makes a card at the location of the battle take part in it, before
// the power segment (battle.participants.join); one that has battled already, or
// may not battle, is excluded (battle.already-fought, battle.may-not-battle).
func (g *Game) joinBattle(id game.CardID) {
	b := &g.S.Battle
	if !b.On || b.Segment > game.Weapons || g.S.Where(id) != b.At || !g.IsActive(id) || g.S.C(id).Is(game.Fought) {
		return
	}
	defer func() { // with all aboard and on it
		for other := range g.On(id) {
			g.joinBattle(other)
		}
	}()
	switch {
	case g.Fighter(id):
		if b.Local { // who comes later is no part of it either
			g.S.Edit(id).Flags |= game.Aside
			return
		}
		if !g.MayBattle(id) || g.S.C(id).Is(game.Returned) || g.barred(id) {
			g.S.Edit(id).Flags |= game.Excluded
			return
		}
		it := g.S.Edit(id)
		it.Flags |= game.Fought
		it.Battled = g.S.Turn
	case g.Def(id).Type == card.Weapon, g.Def(id).Type == card.Device:
		if host := g.S.Host(id); host == 0 || !g.S.C(host).Is(game.Undercover) { // spy.state
			g.S.Edit(id).Flags |= game.Fought
		}
	}
}

// early sends a battle that cannot go on to its end (battle.end.early).
func (g *Game) early(f *game.Frame) (flow, bool) {
	if f.Canceled || g.PresenceLost() {
		f.Step = stepOf(pBattle, "end")
		return again, true
	}
	return next, false
}

func weaponsSegment(g *Game, f *game.Frame) flow {
	if fl, over := g.early(f); over {
		return fl
	}
	g.segment(game.Weapons)
	g.push(pSegment, f.Side, &alternating{})
	return next
}

func (g *Game) segment(s game.Segment) {
	g.S.Debts().Segment = s
	g.event(game.Event{Kind: game.BattleSegment, By: g.S.Battle.By, At: g.S.Battle.At, N: card.Whole(int(s))})
}

// askBattleAction offers weapons and other battle actions, alternating, initiator
// first (battle.weapons.order).
func askBattleAction(r *Referee, f *game.Frame, turns *alternating) *game.Decision {
	if turns.Passes >= 2 || r.PresenceLost() {
		return nil
	}
	return r.actOrPass(f.Side, "battle.weapons.order", r.legal(f.Side), r.weaponsPrompt)
}

func (r *Referee) weaponsPrompt() card.Text {
	return card.Say("Weapons segment at %s: fire, act or pass.", "Segment des armes à %s : faites feu, agissez ou passez.", r.Title(r.S.Battle.At))
}

func tookBattleAction(g *Game, f *game.Frame, r *alternating, o *game.Option) flow {
	side := f.Side
	f.Side = side.Other()
	if o.Verb == game.Pass {
		r.Passes++
		return again
	}
	r.Passes = 0
	g.start(side, o)
	return again
}

// endBattle: hit cards that are left are lost, changes for the battle stop and
// excluded cards return (battle.hit.must, battle.end).
func endBattle(g *Game, f *game.Frame) flow {
	s := g.S
	for i := 1; i < len(s.Cards); i++ {
		it := &s.Cards[i]
		if it.Zone == game.Table && it.Is(game.Hit) && it.Is(game.Fought) {
			g.lost(game.CardID(i))
		}
	}
	g.returnCaptives()
	s.Clear(game.Fought | game.Excluded | game.Aside)
	s.Lapse(func(l *game.Lasting) bool { return l.Until == game.EndOfBattle })
	g.scheduled(endsBattle)
	s.Change().Battle = game.Battle{Number: s.Battle.Number, At: s.Battle.At, Winner: s.Battle.Winner}
	return next
}
