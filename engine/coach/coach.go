package coach

import (
	"slices"

	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/game"
)

// A Coach advises a player. Decks holds the cards of the decks that he knows: his own, each card
// as often as it is in it; nil for one that he does not. Look shows him what comes of texts and
// weapons; nil, he does not speak of them.
type Coach struct {
	Decks [card.Sides][]*card.Def
	Look  bot.Look
}

// A Suggestion is an option with the reason to take it.
type Suggestion struct {
	Option *game.Option
	Topic  Topic
	Why    card.Text
	Worth  card.Num // in Force, as bot.Rank has it
}

// Most is how many options are suggested at a time.
const Most = 3

// Suggest gives the options that are worth taking with their reasons, the best first; to pass if none
// is. Of several ways to do something with equal cards the best is given, and none that gains much
// less than the best.
func (c *Coach) Suggest(v *game.View) (out []Suggestion) {
	if v.Prompt == nil || len(v.Prompt.Options) == 0 {
		return nil
	}
	list := bot.Rank(v, c.Destiny(v), c.Look)
	slices.SortStableFunc(list, func(a, b bot.Thought) int { return int(b.Worth - a.Worth) })
	pass := slices.IndexFunc(list, func(t bot.Thought) bool { return t.Option.Verb == game.Pass })
	seen := map[way]bool{}
	for i := range list {
		t := &list[i]
		if t.Option.Verb == game.Pass || pass >= 0 && t.Worth <= 0 || len(out) > 0 && (t.Worth <= 0 || t.Worth < out[0].Worth/3) {
			continue
		}
		why, how := reason(v, t), wayOf(v, t.Option)
		if len(out) > 0 && t.Why == bot.ToForfeit { // one goes, and it is the one that is missed least
			continue
		}
		if why == (card.Text{}) || seen[how] || seen[how.anywhere()] && how.def != nil {
			continue
		}
		seen[how], seen[how.anywhere()] = true, true
		out = append(out, Suggestion{t.Option, TopicOf(v.Prompt, t.Option), why, t.Worth})
		if len(out) == Most {
			break
		}
	}
	switch {
	case len(out) > 0 || len(list) == 0:
	case pass >= 0:
		out = append(out, Suggestion{list[pass].Option, Others, waiting(v), 0})
	default: // something must be answered
		out = append(out, Suggestion{list[0].Option, Others, whatever(v), list[0].Worth})
	}
	return out
}

// A way is what a person would call the same: an action with a card like that.
type way struct {
	verb game.Verb
	def  *card.Def
	id   game.CardID
}

func wayOf(v *game.View, o *game.Option) way {
	w := way{verb: o.Verb, id: o.Target}
	if c := find(v, o.Card); c != nil {
		w.def = c.Def
	}
	return w
}

// anywhere is the way without its target.
func (w way) anywhere() way { return way{verb: w.verb, def: w.def, id: -1} }

// Destiny is how often each destiny number lies among the cards that the player does not see of
// each deck he knows; of one he does not know, how often it does in a usual one.
func (c *Coach) Destiny(v *game.View) [card.Sides]bot.Spread {
	out := bot.Unknown
	left := map[*card.Def]int{}
	for side := range card.Sides {
		for _, d := range c.Decks[side] {
			left[d]++
		}
	}
	for seen := range v.All() {
		if seen.Def != nil && seen.ID > 0 && !seen.FaceDown {
			left[seen.Def]--
		}
	}
	for side := range card.Sides {
		if len(c.Decks[side]) == 0 {
			continue
		}
		var s bot.Spread
		done := map[*card.Def]bool{}
		for _, d := range c.Decks[side] {
			if !done[d] && d.Num[card.Destiny].Has {
				for range left[d] {
					s.Add(d.Num[card.Destiny].N)
				}
			}
			done[d] = true
		}
		if s.Cards() > 0 {
			out[side] = s
		}
	}
	return out
}
