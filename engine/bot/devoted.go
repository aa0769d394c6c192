package bot

import (
	"math/rand/v2"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Devoted is a random player that has some cards at heart. It would rather act with those than
// with others, and with what it has not done yet in its game; it brings them together, and gives them
// up last. It seldom drains, which ends games early, and passes less. So texts that ask for much at
// once are carried out now and then. The same seed and the same views give the same choices.
type Devoted struct {
	Heart
	rand *rand.Rand
	done map[deed]int
	wide bool // it spreads its cards rather
}

// A Heart is what a devoted player has at heart.
type Heart struct {
	Dear   map[*card.Def]bool // what is to come together
	Aboard map[*card.Def]bool // of those: what belongs aboard a starship or vehicle
	Drains bool               // Force drains, as others do
}

// NewDevoted returns the player of a seed and seat, for one game, and of what it has at heart.
func NewDevoted(seed uint64, seat card.Side, heart Heart) *Devoted {
	return &Devoted{heart, rand.New(rand.NewPCG(seed, uint64(seat)+151)), map[deed]int{}, seed/2%2 > 0}
}

var _ Player = (*Devoted)(nil)

// Of a random player's inclination to an option, counted in units, so many times.
const (
	unit     = 10000
	withDear = 6  // whose card is dear, or what it is aimed at
	withBoth = 4  // once more, where both are
	together = 5  // that brings a card to where most of the dear are
	apart    = 8  // fewer: that takes it away from there
	spared   = 8  // fewer: that gives a dear card up
	drained  = 40 // fewer: that drains where nothing dear is
	idle     = 2  // fewer: that passes
)

// Choose picks an option, the more often the more it is inclined to it.
func (p *Devoted) Choose(v *game.View) string {
	var count [game.Verbs]int
	for i := range v.Prompt.Options {
		count[v.Prompt.Options[i].Verb]++
	}
	where := p.look(v)
	sums, total := make([]int, len(v.Prompt.Options)), 0
	for i := range v.Prompt.Options {
		o := &v.Prompt.Options[i]
		total += p.inclination(v, o, where) / count[o.Verb]
		sums[i] = total
	}
	if total == 0 {
		return v.Prompt.Options[0].Key
	}
	at := p.rand.IntN(total)
	i := 0
	for sums[i] <= at {
		i++
	}
	o := &v.Prompt.Options[i]
	p.done[deed{where.cards[o.Card], o.Verb, o.Clause}]++
	return o.Key
}

// A whereabouts says of the cards that a seat sees what they are and at which location, and at
// which most of the dear ones are; 0 nowhere.
type whereabouts struct {
	cards map[game.CardID]*card.Def
	at    map[game.CardID]game.CardID
	most  game.CardID
	mine  map[game.CardID]int // at a location: how many cards of the seat
	bears map[game.CardID]int // how many dear cards are on a card
}

func (p *Devoted) look(v *game.View) whereabouts {
	w := whereabouts{known(v), map[game.CardID]game.CardID{}, 0, map[game.CardID]int{}, map[game.CardID]int{}}
	most := 0
	for i := range v.Groups {
		for j := range v.Groups[i].Locations {
			l := &v.Groups[i].Locations[j]
			w.mine[l.Card.ID] = len(l.Cards[v.Seat])
			if n := w.note(p.Dear, &l.Card, l.Card.ID) + w.notes(p.Dear, l.Cards[card.Dark], l.Card.ID) +
				w.notes(p.Dear, l.Cards[card.Light], l.Card.ID); n > most {
				most, w.most = n, l.Card.ID
			}
		}
	}
	return w
}

// note notes that a card and what is on it is at a location, and counts the dear ones.
func (w *whereabouts) note(dear map[*card.Def]bool, c *game.CardView, here game.CardID) (n int) {
	w.at[c.ID] = here
	n = w.notes(dear, c.On, here)
	for i := range c.Slots {
		n += w.notes(dear, c.Slots[i].Cards, here)
	}
	w.bears[c.ID] = n
	if dear[w.cards[c.ID]] {
		n++
	}
	return n
}

func (w *whereabouts) notes(dear map[*card.Def]bool, list []game.CardView, here game.CardID) (n int) {
	for i := range list {
		n += w.note(dear, &list[i], here)
	}
	return n
}

// inclination is how much the player is inclined to an option of a way to act.
func (p *Devoted) inclination(v *game.View, o *game.Option, w whereabouts) int {
	n := weights[o.Verb] * unit
	mine, aim := o.Card > 0 && p.Dear[w.cards[o.Card]], o.Target > 0 && p.Dear[w.cards[o.Target]]
	dear := mine || aim
	switch {
	case v.Prompt.Kind == game.AskLose || v.Prompt.Kind == game.AskForfeit:
		if dear {
			n /= spared
		}
		return n
	case o.Vain:
		return n / idle
	case dear:
		n = max(n, 4*unit) * withDear
		if mine && aim {
			n *= withBoth + together*min(w.bears[o.Target], 3)
		}
		if p.Aboard[w.cards[o.Card]] && o.Target > 0 {
			if t := w.cards[o.Target]; t != nil && (t.Type == card.Starship || t.Type == card.Vehicle) {
				n *= together
			} else {
				n /= apart
			}
		}
	case o.Verb == game.VDrain && !p.Drains:
		n /= drained
	case o.Verb == game.Pass:
		n /= idle
	}
	if t := tempting[o.Verb]; t > 0 && o.Card > 0 {
		n = n * t / (1 + 2*p.done[deed{w.cards[o.Card], o.Verb, o.Clause}])
	}
	if from := w.at[o.Card]; w.most > 0 && o.Target > 0 && o.Card > 0 {
		to := o.Target
		if x, is := w.at[to]; is {
			to = x
		}
		switch {
		case p.wide && from == 0:
			n /= 1 + w.mine[to]
		case p.wide:
			if w.mine[from] > 1 && w.mine[to] == 0 {
				n *= together
			}
		case from != w.most && to == w.most:
			n *= together
		case from == w.most && to != w.most && from != 0:
			n /= apart
		}
	}
	return n
}
