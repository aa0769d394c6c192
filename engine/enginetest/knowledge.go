package enginetest

import (
	"fmt"
	"maps"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A sight is what the seats see at a decision, as their Views have it.
type sight struct {
	open  [card.Sides]map[game.CardID]bool
	lines [card.Sides]int // of the log
	told  int             // what has happened, open or not
	key   string          // what is then chosen
}

// open are the cards of which a seat sees what they are: in its view and among its
// options. What lies in a Lost Pile it has seen when it came there, unless a text keeps it
// from being seen.
func (p *play) open(seat card.Side, v *game.View) map[game.CardID]bool {
	open := map[game.CardID]bool{}
	for c := range v.All() {
		open[c.ID] = c.Def != nil
	}
	if v.Prompt != nil {
		for i := range v.Prompt.Options {
			open[v.Prompt.Options[i].Card] = true
		}
	}
	for side := range card.Sides {
		for _, id := range p.g.S.Pile(side, game.Lost) {
			open[id] = open[id] || !p.g.LostUnseen(id)
		}
	}
	delete(open, 0)
	return open
}

// marked: a choice that has shown a card to a seat, or drawn destiny, says so afterwards,
// and for how many.
func (p *play) marked() error {
	now := &sight{told: len(p.g.S.Log)}
	learned := p.g.Learned()
	for seat := range card.Sides {
		v := p.g.View(seat)
		now.open[seat], now.lines[seat] = p.open(seat, v), len(v.Log)
		was := p.saw
		if was == nil {
			continue
		}
		shown := map[game.CardID]bool{}
		for id, open := range now.open[seat] {
			if open && !was.open[seat][id] {
				shown[id] = true
			}
		}
		for _, l := range v.Log[was.lines[seat]:] {
			if l.Card != 0 && !was.open[seat][l.Card] {
				shown[l.Card] = true
			}
			if l.Kind == game.DestinyDrawn && learned[seat] == 0 && !was.open[seat][l.Card] { // what he saw before he has not learned
				return fmt.Errorf("%q drew destiny, and is not marked as showing %s anything", was.key, seat)
			}
		}
		for i := range p.g.S.Log[was.told:] { // what is paid for is named before it comes
			if e := &p.g.S.Log[was.told+i]; e.On != 0 && !e.Secret && !was.open[seat][e.On] {
				shown[e.On] = true
			}
		}
		if learned[seat] < len(shown) {
			one := slices.Min(slices.Collect(maps.Keys(shown)))
			return fmt.Errorf("%q showed %s %d cards, %s for one, and is marked as showing %d", was.key, seat, len(shown), p.g.Key(one), learned[seat])
		}
		p.shows += len(shown)
		p.marks += learned[seat]
	}
	p.saw = now
	return nil
}
