package decks

import (
	"math"
	"math/rand/v2"
	"slices"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// An Activation is the Force that a player generates in one of his turns, if he deploys every
// location as soon as it is in his hand (turn.activate.generation).
type Activation struct {
	Turn      int // 1 is his first
	Seen      int // cards drawn before it
	Mean      float64
	Deviation float64 // from game to game
	Error     float64 // standard error of the mean; 0: the mean is exact
	Games     int     // so many were played; 0: none, it is exact
}

// Counted says what was counted.
func (a Activation) Counted() card.Text {
	t := card.Say("1, and the Force icons on your side of your own locations: those that start, and those among the first %s drawn, deployed at once; a unique one counts once. The opponent's locations, game text, and sites that need another location first are not reckoned with",
		"1, et les icônes de Force de votre côté de vos propres localisations : celles qui débutent, et celles des %s premières cartes tirées, déployées aussitôt ; une localisation unique compte une fois. Les localisations adverses, le texte des cartes et les sites qui en demandent un autre ne sont pas comptés", a.Seen)
	if a.Games > 0 {
		return joinTexts(t, card.Say(" (%s openings played)", " (%s débuts de partie joués)", a.Games))
	}
	return joinTexts(t, card.T(" (reckoned exactly)", " (calcul exact)"))
}

// spring is a location that gives Force: a card that counts once, however many copies are drawn.
type spring struct {
	force  int
	copies int
}

// sources are the locations of a deck, what is there from the start, and how many cards are
// drawn from. Copies of a card that is not unique are sources of their own.
func sources(d *Deck, cat *catalog.Catalog) (list []spring, from, deck int) {
	from = 1
	started := d.Started(cat)
	for _, slug := range started {
		if k := cat.Get(slug); k.Type == card.Location {
			from += k.Force[d.Side]
		}
	}
	for _, e := range d.drawn(cat, true) {
		deck += e.Count
		k := cat.Get(e.Slug)
		switch {
		case k.Type != card.Location || k.Force[d.Side] == 0:
		case k.Dots == 0:
			for range e.Count {
				list = append(list, spring{k.Force[d.Side], 1})
			}
		case !slices.Contains(started, e.Slug): // it is on table already
			list = append(list, spring{k.Force[d.Side], e.Count})
		}
	}
	return list, from, deck
}

// seen is how many cards have been drawn before a turn, if so many are drawn in each.
func seen(turn, draws, deck int) int {
	if turn <= 1 {
		return 0
	}
	return min(HandSize+(turn-2)*draws, deck)
}

// Activations are exact: turn by turn, if draws cards are drawn each turn. Locations of the
// starting hand are there from the second turn on.
func Activations(d *Deck, cat *catalog.Catalog, turns, draws int) []Activation {
	list, from, deck := sources(d, cat)
	out := make([]Activation, turns)
	for t := range out {
		a := Activation{Turn: t + 1, Seen: seen(t+1, draws, deck), Mean: float64(from)}
		miss := func(copies int) float64 { return oddsOf(deck, copies, a.Seen).P[0] }
		variance := 0.0
		for i, x := range list {
			px := 1 - miss(x.copies)
			a.Mean += float64(x.force) * px
			variance += float64(x.force*x.force) * px * (1 - px)
			for _, y := range list[:i] {
				both := 1 - miss(x.copies) - miss(y.copies) + miss(x.copies+y.copies)
				variance += 2 * float64(x.force*y.force) * (both - px*(1-miss(y.copies)))
			}
		}
		a.Deviation = math.Sqrt(max(0, variance))
		out[t] = a
	}
	return out
}

// PlayedActivations shuffles the deck so many times and looks: what Activations reckons.
func PlayedActivations(d *Deck, cat *catalog.Catalog, turns, draws, games int, seed uint64) []Activation {
	list, from, deck := sources(d, cat)
	r := rand.New(rand.NewPCG(seed, 60))
	pile := make([]int, deck) // 1 + the index of a source, 0 another card
	at := 0
	for i, x := range list {
		for range x.copies {
			pile[at] = i + 1
			at++
		}
	}
	out := make([]Activation, turns)
	squares := make([]float64, turns)
	there := make([]bool, len(list)+1)
	for range games {
		r.Shuffle(deck, func(i, j int) { pile[i], pile[j] = pile[j], pile[i] })
		clear(there)
		force, next := from, 0
		for t := range out {
			for ; next < seen(t+1, draws, deck); next++ {
				if s := pile[next]; s > 0 && !there[s] {
					there[s] = true
					force += list[s-1].force
				}
			}
			out[t].Mean += float64(force)
			squares[t] += float64(force * force)
		}
	}
	n := float64(max(games, 1))
	for t := range out {
		mean := out[t].Mean / n
		sd := math.Sqrt(max(0, squares[t]/n-mean*mean))
		out[t] = Activation{Turn: t + 1, Seen: seen(t+1, draws, deck), Mean: mean, Deviation: sd, Error: sd / math.Sqrt(n), Games: games}
	}
	return out
}
