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
func (p *Position) RaceTotal(side card.Side, racer game.CardID) (sum card.Num) {
	for _, id := range p.RaceDestinies(side, racer) {
		n, _ := p.Value(id, card.Destiny)
		sum += n
		for m := range p.Mods(ModRaceDestiny) {
			if m.C.Self == racer && m.C.Whose(m.Whose) == p.S.C(id).Owner {
				sum += m.By(&m.C)
			}
		}
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
	if event := p.Podrace(); event != 0 {
		for side := range card.Sides {
			n, _ := p.HighestRace(side, p.Arena(event))
			top = max(top, n)
		}
	}
	return top
}
