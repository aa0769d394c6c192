package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// A worth is what a player has chosen that one of his sabacc cards counts.
type worth struct {
	Card game.CardID `json:"card"`
	N    card.Num    `json:"n"`
}

// suitOf tells what a card of a player's sabacc hand is. One that is wild and a clone is
// wild; where a text forbids wild cards they count as any other.
func (r *Referee) suitOf(s *gambling, side card.Side, id game.CardID) game.Suit {
	v, c := r.sabacc(s), r.sabaccCtx(s, side)
	wild := r.MayUseWild(side, s.Card)
	switch {
	case wild && v.Wild(c, id):
		return game.WildCard
	case wild && v.MakesWild != nil && v.MakesWild(c, id) && r.favored(s, side):
		return game.PerhapsWild
	case v.Clones(c, id):
		return game.CloneCard
	}
	return game.PlainCard
}

// favored tells whether a player may do more, for the character with whom he plays
// (sabacc.clone.option).
func (r *Referee) favored(s *gambling, side card.Side) bool {
	v, id := r.sabacc(s), s.Players[side]
	return id != 0 && v.Favored != nil && v.Favored(r.sabaccCtx(s, side), id)
}

// perfect tells whether a player's cards total 11 without wild and clone cards
// (sabacc.perfect).
func (r *Referee) perfect(s *gambling, side card.Side) bool {
	sums := []card.Num{0}
	for _, id := range r.S.Piles[side][game.Sabacc] {
		if k := r.suitOf(s, side, id); k == game.WildCard || k == game.CloneCard {
			return false
		}
		var more []card.Num
		for _, n := range r.faces(id) {
			for _, sum := range sums {
				more = append(more, sum+n)
			}
		}
		sums = more
	}
	return slices.Contains(sums, bust)
}

// originals are the cards of a player's sabacc hand that are no clones.
func (r *Referee) originals(s *gambling, side card.Side) (out []game.CardID) {
	for _, id := range r.S.Piles[side][game.Sabacc] {
		if r.suitOf(s, side, id) != game.CloneCard {
			out = append(out, id)
		}
	}
	return out
}

// worthOf is what a card of a sabacc hand counts; false while its player has still to
// choose.
func (r *Referee) worthOf(s *gambling, side card.Side, id game.CardID) (card.Num, bool) {
	if i := slices.IndexFunc(s.Worths, func(w worth) bool { return w.Card == id }); i >= 0 {
		return s.Worths[i].N, true
	}
	faces := r.faces(id)
	switch r.suitOf(s, side, id) {
	case game.PlainCard:
		return faces[0], len(faces) == 1
	case game.CloneCard:
		return 0, len(r.originals(s, side)) == 0 && !r.countsOtherwise(s, side)
	}
	return 0, false
}

// countsOtherwise tells whether a player's clone cards may count something else than a
// card of his hand (sabacc.clone.option).
func (r *Referee) countsOtherwise(s *gambling, side card.Side) bool {
	return r.favored(s, side) && r.sabacc(s).MakesWild == nil || r.clonesItself(s, side)
}

// clonesItself tells whether his character's text lets them count its destiny number.
func (r *Referee) clonesItself(s *gambling, side card.Side) bool {
	return r.SabaccText(position.ClonesItself, s.Players[side], s.Card) != nil
}

// countsAs is what a card counts when another copies it, or it stands for itself: what has
// been chosen for it, else its destiny number.
func (r *Referee) countsAs(s *gambling, side card.Side, id game.CardID) card.Num {
	if n, chosen := r.worthOf(s, side, id); chosen {
		return n
	}
	return r.faces(id)[0]
}

// sabaccTotal is the total of a sabacc hand, as far as it is chosen.
func (r *Referee) sabaccTotal(s *gambling, side card.Side) card.Num {
	total := s.Plus[side]
	for _, id := range r.S.Piles[side][game.Sabacc] {
		n, _ := r.worthOf(s, side, id)
		total += n
	}
	return total
}

// unvalued is the next card whose worth a player has to choose, the clones last: they
// copy what has been chosen.
func (r *Referee) unvalued(s *gambling, side card.Side) game.CardID {
	hand := r.S.Piles[side][game.Sabacc]
	for _, list := range [][]game.CardID{r.originals(s, side), hand} {
		for _, id := range list {
			if _, chosen := r.worthOf(s, side, id); !chosen {
				return id
			}
		}
	}
	return 0
}

// pollWorth: what the next card may count (sabacc.wild, sabacc.clone, sabacc.value).
func (r *Referee) pollWorth(s *gambling, b *ballot) {
	id, v := r.unvalued(s, b.side), r.sabacc(s)
	if id == 0 {
		return
	}
	as := func(id game.CardID, en, fr string) {
		b.put(game.Option{Verb: game.VTarget, Card: id, Say: card.Say(en, fr, r.Title(id), r.countsAs(s, b.side, id))})
	}
	switch r.suitOf(s, b.side, id) {
	case game.WildCard:
		b.numbers("sabacc.wild", v.Low, v.High)
	case game.PerhapsWild:
		b.numbers("sabacc.wild", v.Low, v.High)
		as(id, "%s is not wild: %s", "%s n’est pas un joker : %s")
	case game.PlainCard:
		b.destinies(id)
	case game.CloneCard:
		b.among("sabacc.clone", "A clone card copies another card of your sabacc hand.", "Une carte clone copie une autre carte de votre main de sabacc.")
		others := r.originals(s, b.side)
		for _, other := range others {
			as(other, "Clone %s: %s", "Cloner %s : %s")
		}
		if len(others) == 0 {
			b.put(game.Option{Verb: game.VNumber, N: 0})
		}
		if n := v.CountAs; r.favored(s, b.side) && v.MakesWild == nil && !(n == 0 && len(others) == 0) {
			b.put(game.Option{Verb: game.VNumber, N: int32(n)})
		}
		if r.clonesItself(s, b.side) {
			as(s.Players[b.side], "Clone %s: %s", "Cloner %s : %s")
		}
	}
}

// valuing is the step in which a player chooses what his wild and clone cards count. The
// other sees it when the hands are revealed (sabacc.reveal).
func valuing(name string, whose func(card.Side) card.Side) step {
	poll := func(r *Referee, f *game.Frame, s *gambling, b *ballot) {
		b.side = whose(f.Side)
		r.pollWorth(s, b)
	}
	return from(poll, asking(name, func(r *Referee, f *game.Frame, s *gambling) *game.Decision {
		side := whose(f.Side)
		if s.Done || r.breaksOff(f, s) {
			return nil
		}
		d := &game.Decision{Seat: side, Kind: game.AskTarget, Rule: "sabacc.reveal"}
		if d.Source = r.unvalued(s, side); d.Source == 0 { // whether there is anything to choose is hidden
			d.Options = []game.Option{enough}
			return d
		}
		d.Prompt = card.Say("%s: what does it count in your sabacc hand?", "%s : combien compte cette carte dans votre main de sabacc ?", r.Title(d.Source))
		return polled(r, f, s, poll).decision(d)
	}, func(g *Game, f *game.Frame, s *gambling, o *game.Option) flow {
		side := whose(f.Side)
		if o.Verb == game.VDone {
			return next
		}
		w := worth{Card: g.unvalued(s, side), N: card.Whole(int(o.N))}
		if o.Verb == game.VTarget {
			w.N = g.countsAs(s, side, o.Card)
		}
		s.Worths = append(s.Worths, w)
		return again
	}))
}

// totaling is the step in which the text of a character may change his player's total.
func totaling(name string, whose func(card.Side) card.Side) step {
	return asking(name, func(r *Referee, f *game.Frame, s *gambling) *game.Decision {
		side := whose(f.Side)
		m := r.SabaccText(position.ChangesTotal, s.Players[side], s.Card)
		if s.Done || r.breaksOff(f, s) || m == nil {
			return nil
		}
		total, by := r.sabaccTotal(s, side), m.By(&m.C)
		return &game.Decision{Seat: side, Kind: game.AskTarget, Rule: "sabacc.reveal", Source: s.Players[side],
			Prompt: card.Say("%s: your sabacc total is %s; do you change it?", "%s : votre total de sabacc est de %s ; le modifiez-vous ?", r.Title(s.Players[side]), total),
			Options: []game.Option{
				{Verb: game.VNumber, N: 0, Say: card.Say("Leave it: %s", "Le laisser : %s", total)},
				{Verb: game.VNumber, N: int32(by.Int()), Say: card.Say("Add: %s", "Ajouter : %s", total+by)},
				{Verb: game.VNumber, N: -int32(by.Int()), Say: card.Say("Subtract: %s", "Retrancher : %s", total-by)},
			}}
	}, func(_ *Game, f *game.Frame, s *gambling, o *game.Option) flow {
		s.Plus[whose(f.Side)] = card.Whole(int(o.N))
		return next
	})
}

// Whose hand a step of a sabacc is about: who began it, or his opponent.
func ofStarter(side card.Side) card.Side  { return side }
func ofOpponent(side card.Side) card.Side { return side.Other() }
