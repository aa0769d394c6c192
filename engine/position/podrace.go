package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// A Podrace is on while the Epic Event by which it was begun has the flag Racing. Race
// destinies lie face up on the Podracers for which they were drawn, or on the arena, where
// each player has his own (podrace.event, podrace.stacked).

func init() {
	modifies(func(comp *Compiler, x gametext.RaceDraws) []*Modifier {
		comp.refuse(x, comp.Text.Def.Type != card.Podracer)
		return one(Modifier{Kind: ModRaceDraws, N: card.Whole(x.N)})
	})
	modifies(func(comp *Compiler, x gametext.RaceChoice) []*Modifier {
		comp.refuse(x, comp.Text.Def.Type != card.Podracer)
		return one(Modifier{Kind: ModRaceDraws, N: card.Whole(x.N), icons: [card.Sides]int{x.Keep}})
	})
	modifies(func(_ *Compiler, x gametext.RaceWon) []*Modifier {
		return one(Modifier{Kind: ModRace, N: card.Whole(x.Over), icons: [card.Sides]int{x.Gain, x.Loss}})
	})
}

// A Prize is what wins a Podrace, and what is won and lost by that (podrace.win).
type Prize struct {
	Over       card.Num
	Gain, Loss int
}

// Podrace is the Epic Event of the Podrace in progress, 0 if there is none.
func (p *Position) Podrace() game.CardID {
	for _, id := range p.InPlay() {
		if p.S.C(id).Is(game.Racing) {
			return id
		}
	}
	return 0
}

// PrizeOf is what the text of an Epic Event says of the end of a Podrace.
func (p *Position) PrizeOf(event game.CardID) (prize Prize, has bool) {
	for m := range p.Mods(ModRace) {
		if m.C.Self == event {
			return Prize{m.N, m.icons[0], m.icons[1]}, true
		}
	}
	return prize, false
}

// Arena is where an Epic Event of Podracing lies.
func (p *Position) Arena(event game.CardID) game.CardID { return p.S.Where(event) }

// Racers lists what a player races with: his Podracers at the arena, or the arena itself if
// he has none (podrace.participation).
func (p *Position) Racers(side card.Side, arena game.CardID) (out []game.CardID) {
	for _, id := range p.InPlay() {
		if p.Def(id).Type == card.Podracer && p.S.C(id).Owner == side && p.S.Where(id) == arena {
			out = append(out, id)
		}
	}
	if len(out) == 0 {
		out = append(out, arena)
	}
	return out
}

// RaceDestinies lists the race destinies on what a player races with, the topmost last
// (podrace.stacked).
func (p *Position) RaceDestinies(side card.Side, racer game.CardID) []game.CardID {
	out := slices.DeleteFunc(p.S.Below(racer), func(id game.CardID) bool {
		return !p.S.C(id).Is(game.FaceUp) || p.Def(racer).Type != card.Podracer && p.S.C(id).Owner != side
	})
	slices.SortFunc(out, func(a, b game.CardID) int { return int(p.S.C(a).Since - p.S.C(b).Since) })
	return out
}

// RaceTotal is what the race destinies on a racer come to, with what texts add to each; with
// none it is 0 (podrace.total).
func (p *Position) RaceTotal(side card.Side, racer game.CardID) card.Num {
	return p.RaceSum(side, racer).Total
}

// RaceSum is a race total, race destiny by race destiny, with what texts add to them.
func (p *Position) RaceSum(side card.Side, racer game.CardID) game.Sum {
	sum, added := game.Sum{Has: true}, card.Num(0)
	for _, id := range p.RaceDestinies(side, racer) {
		n, _ := p.Value(id, card.Destiny)
		sum.Terms = append(sum.Terms, game.Term{Source: id, By: n})
		sum.Total += n
		for m := range p.Mods(ModRaceDestiny) {
			if m.C.Self == racer && m.C.Whose(m.Whose) == p.S.C(id).Owner {
				added += m.By(&m.C)
			}
		}
	}
	if added != 0 {
		sum.Terms = append(sum.Terms, game.Term{Source: racer, By: added})
		sum.Total += added
	}
	return sum
}

// HighestRace is the highest race total of a player, and what has it (podrace.win).
func (p *Position) HighestRace(side card.Side, arena game.CardID) (best card.Num, with game.CardID) {
	for _, racer := range p.Racers(side, arena) {
		if n := p.RaceTotal(side, racer); with == 0 || n > best {
			best, with = n, racer
		}
	}
	return best, with
}

// topRace is the highest race total of any player; 0 without a race (podrace.total).
func (p *Position) topRace() (top card.Num) {
	if p.Podrace() != 0 {
		for side := range card.Sides {
			top = max(top, p.bestRace(side))
		}
	}
	return top
}

// bestRace is the highest race total of a player; 0 without a race (podrace.total).
func (p *Position) bestRace(side card.Side) (best card.Num) {
	if event := p.Podrace(); event != 0 {
		best, _ = p.HighestRace(side, p.Arena(event))
	}
	return best
}

// RaceDraws is how many race destinies are drawn for a Podracer, or for the arena, and how
// many of them must be placed; 0: each as its player likes (podrace.podracers).
func (p *Position) RaceDraws(racer game.CardID) (n, keep int) {
	n = 1
	for m := range p.Mods(ModRaceDraws) {
		if m.C.Self == racer && m.N.Int() > n {
			n, keep = m.N.Int(), m.icons[0]
		}
	}
	return n, keep
}
