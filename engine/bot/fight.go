package bot

import "cantina/engine/card"

// A Fight is a battle as it could go: what each side brings. Weapons and texts are left out.
type Fight struct {
	Power   [card.Sides]card.Num // total power before destiny
	Draws   [card.Sides]int      // battle destinies that the side may draw (battle.destiny.count)
	Forfeit [card.Sides]card.Num // of all its cards together: attrition takes no more (battle.attrition)
	Destiny [card.Sides]Spread   // of the cards that it draws from
}

// An Outcome is what comes of a Fight for one side, over all destinies that may be drawn.
type Outcome struct {
	Win, Lose int      // how often, in a hundred; the rest are battles that nobody wins
	Ours      card.Num // what the side loses on average: forfeit or Force
	Theirs    card.Num // what the other does
	Worst     card.Num // the side's total less the other's, where destiny is against it
	Best      card.Num // and where destiny is for it
}

// Gain is what the side gains on average, in Force.
func (o Outcome) Gain() card.Num { return o.Theirs - o.Ours }

// Outcome reckons a fight for a side: the difference of the totals is battle damage, the total
// battle destiny is attrition against the other, and a card forfeited counts against both
// (battle.damage, battle.attrition, battle.forfeit.counts-twice).
func (f *Fight) Outcome(side card.Side) (o Outcome) {
	foe := side.Other()
	mine, all := f.Destiny[side].totals(f.Draws[side])
	theirs, times := f.Destiny[foe].totals(f.Draws[foe])
	var win, lose, ours, taken int64 // in all*times
	for a, w := range mine {
		for b, u := range theirs {
			p := w * u
			if p == 0 {
				continue
			}
			by := f.Power[side] + card.Whole(a) - f.Power[foe] - card.Whole(b)
			switch {
			case by > 0:
				win += p
			case by < 0:
				lose += p
			}
			ours += p * int64(max(-by, 0, min(card.Whole(b), f.Forfeit[side])))
			taken += p * int64(max(by, 0, min(card.Whole(a), f.Forfeit[foe])))
		}
	}
	whole := all * times
	o.Win, o.Lose = int((win*100+whole/2)/whole), int((lose*100+whole/2)/whole)
	o.Ours, o.Theirs = card.Num(ours/whole), card.Num(taken/whole)
	base := f.Power[side] - f.Power[foe]
	o.Best, o.Worst = base+card.Whole(highest(mine)-lowest(theirs)), base+card.Whole(lowest(mine)-highest(theirs))
	return o
}

// lowest and highest are the totals that can come up.
func lowest(by []int64) int {
	for n, w := range by {
		if w > 0 {
			return n
		}
	}
	return 0
}

func highest(by []int64) int {
	for n := len(by) - 1; n > 0; n-- {
		if by[n] > 0 {
			return n
		}
	}
	return 0
}
