package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// racing is the race destinies that a player draws and may place on what he races with
// (podrace.event, podrace.podracers). Its frame's side draws.
type racing struct {
	Racer game.CardID `json:"racer"` // the Podracer, or the arena
	Drawn game.Value  `json:"drawn"` // the cards drawn, and what they counted as a draw
	Left  int         `json:"left"`  // draws still to be made
	Keep  int         `json:"keep"`  // how many of the cards drawn must still be placed; 0: as he likes
	Lay   game.CardID `json:"lay"`   // the card that he places now
}

func (r *racing) Clone() game.Body {
	b := *r
	b.Drawn = r.Drawn.Clone()
	return &b
}

// counted is what a card counted as it was drawn; old saves of a single draw have its sum alone.
func (r *racing) counted(id game.CardID) card.Num {
	if i := slices.Index(r.Drawn.Cards, id); i < len(r.Drawn.Each) {
		return r.Drawn.Each[i]
	}
	return r.Drawn.N
}

func (r *racing) subject() game.CardID       { return r.Racer }
func (r *racing) drawn(bind int) *game.Value { return &r.Drawn }

// raceClause keeps the draw of each player apart from the limits of texts (podrace.event).
var raceClause = [card.Sides]int16{card.Dark: -11, card.Light: -12}

// In each of Dark's control phases each player may draw one race destiny, and says before
// for which Podracer (podrace.event, podrace.podracers).
var raceVerb = &verb{
	verb: game.VRace,
	pre: []requirement{outsideBattle,
		need("podrace.event", "No Podrace is on.", "Aucune course n’est en cours.",
			func(r *Referee, _ card.Side, _ *game.Option) bool { return r.Podrace() != 0 }).kind(),
		need("podrace.event", "Race destinies are drawn in Dark's control phase.", "Les destinées de course se tirent pendant la phase de contrôle du côté obscur.",
			func(r *Referee, _ card.Side, _ *game.Option) bool {
				return r.S.Active == card.Dark && r.S.Phase == game.Control
			}).passes()},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		event := r.Podrace()
		if event == 0 || sought.target != 0 {
			return
		}
		for _, racer := range r.Racers(side, r.Arena(event)) {
			if sought.card_(racer) {
				emit(game.Option{Card: racer})
			}
		}
	},
	needs: []requirement{
		need("podrace.event", "You have drawn your race destiny of this turn.", "Vous avez déjà tiré votre destinée de course de ce tour.",
			func(r *Referee, side card.Side, _ *game.Option) bool {
				return !r.limited(r.Podrace(), raceClause[side], position.Limit{Per: game.PerTurn, Times: 1})
			}).passes(),
		need("destiny.empty", "Your Reserve Deck is empty.", "Votre Réserve est vide.",
			func(r *Referee, side card.Side, _ *game.Option) bool { return len(r.S.Piles[side][game.Reserve]) > 0 }),
	},
	start: func(g *Game, side card.Side, o *game.Option) {
		g.S.Count().Limits = append(g.S.Limits, game.Limit{Card: g.Podrace(), Clause: raceClause[side], Per: game.PerTurn, When: int32(g.S.Turn)})
		n, keep := g.RaceDraws(o.Card)
		g.push(pRace, side, &racing{Racer: o.Card, Left: n, Keep: keep})
	},
}

// drawRace draws race destinies: those among which the player chooses all at once, others one
// by one (podrace.podracers).
func drawRace(g *Game, f *game.Frame, r *racing) flow {
	n := 1
	if r.Keep > 0 {
		n = r.Left
	}
	r.Left, r.Drawn = max(r.Left-n, 0), game.Value{}
	g.draws(f.Side, n, 0, game.ByRace, r.Racer)
	return next
}

// onRacer lists the cards drawn that may still be placed: they lie on the Used Pile, where a
// draw goes, and the race is on.
func (r *Referee) onRacer(x *racing) (out []game.CardID) {
	if r.Podrace() == 0 || !r.S.OnTable(x.Racer) {
		return nil
	}
	for _, id := range x.Drawn.Cards {
		if id != 0 && r.Lies(id, game.Used) {
			out = append(out, id)
		}
	}
	return out
}

// askRace: the card drawn goes on what its player races with, or stays on his Used Pile
// (podrace.event); of more of them he chooses as many as he must place.
func askRace(r *Referee, f *game.Frame, x *racing) *game.Decision {
	cards := r.onRacer(x)
	if len(cards) == 0 {
		return nil
	}
	if x.Keep > 0 {
		d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "podrace.podracers", Source: x.Racer,
			Prompt: card.Say("Place which race destiny on %s? %s more.", "Placer quelle destinée de course sur %s ? Encore %s.", r.Title(x.Racer), x.Keep)}
		for _, id := range cards {
			d.Options = append(d.Options, game.Option{Verb: game.VTarget, Card: id})
		}
		return d
	}
	id := cards[len(cards)-1]
	place := card.Say("Place it on %s", "La placer sur %s", r.Title(x.Racer))
	if r.S.C(x.Racer).Is(game.Damaged) {
		place = card.Say("Lose 1 Force to place it on %s", "Perdre 1 Force pour la placer sur %s", r.Title(x.Racer))
	}
	return &game.Decision{Seat: f.Side, Kind: game.AskYesNo, Rule: "podrace.event", Source: x.Racer,
		Prompt: card.Say("Race destiny %s: place %s on %s?", "Destinée de course %s : placer %s sur %s ?", x.counted(id), r.Title(id), r.Title(x.Racer)),
		Options: []game.Option{{Verb: game.VYes, Say: place},
			{Verb: game.VNo, Say: card.T("Leave it on the Used Pile", "La laisser sur la pile utilisée")}}}
}

// tookRace: on a damaged Podracer nothing is placed before its player has lost 1 Force, which
// nothing reduces (podrace.damage).
func tookRace(g *Game, f *game.Frame, x *racing, o *game.Option) flow {
	x.Lay = o.Card // a No lays none
	switch cards := g.onRacer(x); {
	case o.Verb == game.VNo:
		return next
	case x.Keep > 0:
		x.Keep--
	default:
		x.Lay = cards[len(cards)-1]
	}
	if g.S.C(x.Racer).Is(game.Damaged) {
		g.loses(f.Side, losing{Left: 1, Firm: true, Of: x.Racer})
	}
	return next
}

// placeRace places the card that was chosen; then comes the next of the cards drawn, or the
// next draw.
func placeRace(g *Game, f *game.Frame, x *racing) flow {
	if slices.Contains(g.onRacer(x), x.Lay) {
		g.layRace(x.Lay, x.Racer)
		g.S.Edit(x.Lay).Latter = g.Def(x.Lay).Destiny2 == card.Opt{Has: true, N: x.counted(x.Lay)}
		g.event(game.Event{Kind: game.Raced, By: f.Side, Card: x.Lay, On: x.Racer, N: g.RaceTotal(f.Side, x.Racer)})
	}
	switch {
	case x.Keep > 0 && len(g.onRacer(x)) > 0:
		f.Step = stepOf(pRace, "place it")
		return again
	case x.Left > 0 && g.Podrace() != 0 && g.S.OnTable(x.Racer):
		f.Step = stepOf(pRace, "draw")
		return again
	}
	return done
}
