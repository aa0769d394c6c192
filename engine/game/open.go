package game

import (
	"slices"
)

// Both is a View of what both seats may see, with the seats as in mine: hands lie covered, and
// each line of the log says what may be said to both. The decision of mine is asked as far as its answers lie
// open. It serves a question that is answered while both look on.
func Both(mine, theirs *View) *View {
	v, open := *mine, Seen(theirs)
	v.Common = true
	cover := func(list []CardView) []CardView { return covered(list, open) }
	for side := range v.Players {
		p := &v.Players[side]
		for _, list := range []*[]CardView{&p.Hand, &p.UsedOpen, &p.Lost, &p.Out, &p.Drawn, &p.Playing, &p.Beside} {
			*list = cover(*list)
		}
	}
	v.Groups = slices.Clone(v.Groups)
	for i := range v.Groups {
		g := &v.Groups[i]
		g.Locations = slices.Clone(g.Locations)
		for k := range g.Locations {
			l := &g.Locations[k]
			l.Card = cover([]CardView{l.Card})[0]
			for side := range l.Cards {
				l.Cards[side] = cover(l.Cards[side])
			}
		}
	}
	v.Shown = cover(v.Shown)
	v.Sabacc = nil // its hands are held in secret
	v.Log = nil
	for i := range min(len(mine.Log), len(theirs.Log)) {
		line := mine.Log[i]
		if line.By == mine.Seat { // what is secret is so to the other seat
			line = theirs.Log[i]
		}
		v.Log = append(v.Log, line)
	}
	if mine.Prompt != nil {
		d := *mine.Prompt
		d.Options = slices.DeleteFunc(slices.Clone(d.Options), func(o Option) bool { return !o.Open(open) })
		v.Prompt = &d
	}
	return &v
}

// Seen are the cards of which a View shows what they are.
func Seen(v *View) map[CardID]bool {
	seen := map[CardID]bool{}
	for c := range v.All() {
		if !c.FaceDown {
			seen[c.ID] = true
		}
	}
	return seen
}

// Open tells whether an option speaks of no other cards than those that lie open.
func (o *Option) Open(open map[CardID]bool) bool {
	for _, id := range []CardID{o.Card, o.Target, o.With} {
		if id != 0 && !open[id] {
			return false
		}
	}
	return true
}

// covered are cards, those that are not open with their backs up.
func covered(list []CardView, open map[CardID]bool) []CardView {
	out := slices.Clone(list)
	for i := range out {
		c := &out[i]
		if !c.FaceDown && !open[c.ID] {
			*c = CardView{ID: coveredID - c.ID, Owner: c.Owner, FaceDown: true}
			continue
		}
		c.On = covered(c.On, open)
		c.Slots = slices.Clone(c.Slots)
		for k := range c.Slots {
			c.Slots[k].Cards = covered(c.Slots[k].Cards, open)
		}
	}
	return out
}

// coveredID less its own number is what a covered card is called: no back in any View is.
const coveredID CardID = -16000

// Answerable tells whether the seat may be asked a decision while both look on: an amount to be
// lost or forfeited of which some may come from open cards, whether to draw battle destiny, and
// in the opponent's turn what cards that lie open can do. What it holds is not asked for, and so
// not told; it may look at its hand first.
func (d *Decision) Answerable(st *Status, open map[CardID]bool) bool {
	switch {
	case d.Kind == AskForfeit, d.Kind == AskLose:
	case d.Kind == AskYesNo && d.Rule == "battle.destiny.count":
	case d.Kind == AskAction && d.Seat != st.Active && !st.Fighting:
	default:
		return false
	}
	return slices.ContainsFunc(d.Options, func(o Option) bool {
		return o.Verb != Pass && o.Verb != VConcede && o.Open(open)
	})
}

// Offered are the keys of what open cards can do: a player who has passed over them is not asked
// again for the same.
func (d *Decision) Offered(open map[CardID]bool) (keys []string) {
	for i := range d.Options {
		if o := &d.Options[i]; o.Verb != Pass && o.Verb != VConcede && o.Open(open) {
			keys = append(keys, o.Key)
		}
	}
	return keys
}
