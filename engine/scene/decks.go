package scene

import (
	"slices"
	"strings"

	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/rules"
)

// fromDecks starts a whole game, unless the scene only asks about decks.
func (r *runner) fromDecks() bool {
	for side := range card.Sides {
		r.decks[side] = decks.Deck{Name: card.SideNames[side][card.English], Side: side}
	}
	for _, p := range r.scene.puts {
		r.intoDeck(p)
	}
	if len(r.failures) > 0 {
		return false
	}
	if r.scene.OfDecks() {
		return true
	}
	setup := rules.Setup{Seed: r.scene.Seed, Options: r.scene.options()}
	for side := range card.Sides {
		setup.Decks[side] = r.decks[side].Dealt()
	}
	g, err := rules.New(r.cat, setup)
	if err != nil {
		r.fail(span{r.scene.pos, r.scene.pos + 1}, "", "%v", err)
		return false
	}
	r.g = g
	r.g.Halts = true
	r.settle()
	return true
}

// OfDecks tells whether the scene only asks about decks: no game begins then.
func (s *Scene) OfDecks() bool {
	return len(s.steps) > 0 && !slices.ContainsFunc(s.steps, func(st step) bool { return st.kind != '=' || !forms[st.form].ofDecks() })
}

// intoDeck puts the cards of a field into a deck. A name that is no card goes in
// under its name, for the deck's problems to tell.
func (r *runner) intoDeck(p put) {
	deck := &r.decks[p.side]
	if p.kind != inDeck && p.kind != startWith && p.kind != besideDeck {
		r.fail(p.span, "leave it out, or leave out deck: and start:", "a scene that starts from decks has no position")
		return
	}
	for _, it := range p.items {
		e, n := decks.Entry{Outside: p.kind == besideDeck}, max(1, it.count)
		if it.blank > 0 {
			n = it.blank
			d := r.filler(p.side, func(k *catalog.Card) bool { return k.Type == card.Character })
			if d < 0 {
				continue
			}
			e.Slug = r.cat.At(int(d)).Slug
		} else if d, ok := r.quietly(it.name); ok {
			e.Slug = r.cat.At(int(d)).Slug
		} else {
			e.Title = it.text
		}
		deck.Add(e, n)
		if p.kind == startWith {
			r.startsWith(deck, e.Slug)
		}
	}
}

// quietly finds a card without complaining.
func (r *runner) quietly(n name) (int32, bool) {
	was := r.quiet
	r.quiet = true
	defer func() { r.quiet = was }()
	return r.def(n)
}

// startsWith notes a card of "start:" as what it can be: its type tells which of
// the kinds it is (start.kinds).
func (r *runner) startsWith(d *decks.Deck, slug string) {
	k := r.cat.Get(slug)
	switch {
	case k != nil && k.Type == card.Effect:
		d.Effect = slug
	case k != nil && k.Type == card.Interrupt:
		d.Interrupt = slug
	default:
		d.Start = slug
	}
}

// ofDecks tells whether an expectation is about a deck, not about a game.
func (f form) ofDecks() bool { return strings.HasPrefix(f.words, "deck of ") }

// deckProblems lists the rules that a deck breaks, or those of its warnings.
func (r *runner) deckProblems(side card.Side, warnings bool) []string {
	var out []string
	for _, p := range decks.Legality(&r.decks[side], r.cat) {
		if p.Warning == warnings {
			out = append(out, p.Rule)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

func (r *runner) deckLegal(a []arg) string {
	if bad := r.deckProblems(a[0].side, false); len(bad) > 0 {
		return "it breaks " + strings.Join(bad, ", ")
	}
	return ""
}

// deckBreaks wants exactly these rules broken.
func (r *runner) deckBreaks(a []arg) string {
	return sameRules(r.deckProblems(a[0].side, false), a[1].rules)
}

// deckWarns wants these rules among the warnings.
func (r *runner) deckWarns(a []arg) string {
	have := r.deckProblems(a[0].side, true)
	for _, x := range a[1].rules {
		if !slices.Contains(have, x) {
			return "it warns of " + strings.Join(have, ", ")
		}
	}
	return ""
}

func (r *runner) deckWarnsNothing(a []arg) string {
	have := r.deckProblems(a[0].side, true)
	return yes(len(have) == 0, "it warns of "+strings.Join(have, ", "))
}

func sameRules(have, want []string) string {
	want = slices.Sorted(slices.Values(want))
	if slices.Equal(have, want) {
		return ""
	}
	if len(have) == 0 {
		return "it is legal"
	}
	return "it breaks " + strings.Join(have, ", ")
}
