package decks

import (
	"fmt"
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
)

// A Problem is something wrong with a deck: which rule, which cards. A warning
// does not make the deck illegal.
type Problem struct {
	Rule    string // an id of the rulebook, e.g. "deck.size"
	Text    card.Text
	Cards   []string // slugs, or titles of unknown cards
	Warning bool
	Mends   []Mend // ways to be rid of it, the likeliest first; none where the player has to think
}

// Error is the problem in English.
func (i Problem) Error() string { return i.Text[card.English] + " (" + i.Rule + ")" }

var _ error = Problem{}

// Legality returns every problem of a deck in the standard format.
func Legality(d *Deck, cat *catalog.Catalog) []Problem { return Standard.Legality(d, cat) }

// Legal tells whether no problem is more than a warning.
func Legal(problems []Problem) bool {
	return !slices.ContainsFunc(problems, func(i Problem) bool { return !i.Warning })
}

// Legality returns every problem of a deck, in the order of the rules.
func (f Format) Legality(d *Deck, cat *catalog.Catalog) []Problem {
	c := &checker{deck: d, cat: cat}
	c.size(f)
	c.side()
	c.copies(f)
	c.printing(f)
	c.pool(f)
	c.onlyOne("deck.objective", func(k *catalog.Card) bool { return k.Type == card.Objective },
		c.deck.Start, card.T("at most one Objective, here are %d", "un seul objectif au plus, en voici %d"))
	c.onlyOne("deck.starting-effect", func(k *catalog.Card) bool { return k.Type == card.Effect && k.Is("starting") },
		c.deck.Effect, card.T("at most one Starting Effect, here are %d", "un seul effet de départ au plus, en voici %d"))
	c.double()
	c.outside(f)
	c.under()
	c.start()
	c.brought(f)
	c.unknown()
	c.sense()
	return c.problems
}

type checker struct {
	deck     *Deck
	cat      *catalog.Catalog
	problems []Problem
}

// each calls f for every card the catalog knows.
func (c *checker) each(f func(e Entry, k *catalog.Card)) {
	for _, e := range c.deck.Cards {
		if k := c.cat.Get(e.Slug); k != nil {
			f(e, k)
		}
	}
}

// once adds a card to those of a problem; one that lies in the deck and beside it is met twice.
func once(slugs []string, slug string) []string {
	if slices.Contains(slugs, slug) {
		return slugs
	}
	return append(slugs, slug)
}

func (c *checker) add(rule string, cards []string, t card.Text, args ...any) {
	for l := range t {
		said := slices.Clone(args)
		for i, a := range said {
			if a, both := a.(card.Text); both {
				said[i] = a[l]
			}
		}
		t[l] = fmt.Sprintf(t[l], said...)
	}
	c.problems = append(c.problems, Problem{Rule: rule, Text: t, Cards: cards})
}

func (c *checker) warn(rule string, cards []string, t card.Text, args ...any) {
	c.add(rule, cards, t, args...)
	c.problems[len(c.problems)-1].Warning = true
}

// cardsOf is a number of cards.
func cardsOf(n int) card.Text {
	return card.Count(n, card.T("card", "carte"), card.T("cards", "cartes"))
}

func (c *checker) size(f Format) {
	switch n := c.deck.Size(); {
	case n < f.Size:
		c.add("deck.size", nil, card.T("%s, %d too few", "%s, il en manque %d"), cardsOf(n), f.Size-n)
	case n > f.Size:
		c.add("deck.size", nil, card.T("%s, %d too many", "%s, %d de trop"), cardsOf(n), n-f.Size)
	}
}

func (c *checker) side() {
	var wrong []string
	right := 0
	c.each(func(e Entry, k *catalog.Card) {
		if k.Side != c.deck.Side {
			wrong = once(wrong, e.Slug)
		} else {
			right++
		}
	})
	if len(wrong) == 0 {
		return
	}
	c.add("deck.one-side", wrong, some(len(wrong), card.T("a card of the other side: %s", "carte de l’autre camp : %s"), card.T("cards of the other side: %s", "cartes de l’autre camp : %s")), c.titles(wrong))
	if right == 0 {
		c.mend(turnSide())
	}
	c.mend(takeOut(wrong))
}

func (c *checker) copies(f Format) {
	var many, banned []string
	c.each(func(e Entry, k *catalog.Card) {
		if slices.Contains(f.Banned, e.Slug) {
			banned = once(banned, e.Slug)
		}
		if slices.Contains(f.Restricted, e.Slug) && c.deck.copies(e.Slug) > 1 {
			many = once(many, e.Slug)
		}
	})
	if len(banned) > 0 {
		c.add("deck.copies", banned, card.T("banned in this format: %s", "interdites dans ce format : %s"), c.titles(banned))
		c.mend(takeOut(banned))
	}
	if len(many) > 0 {
		c.add("deck.copies", many, card.T("at most one copy in this format: %s", "un seul exemplaire dans ce format : %s"), c.titles(many))
		c.mend(leaveOne(many))
	}
}

// onlyOne: at most one card of a kind in the deck; chosen is the one to start with.
func (c *checker) onlyOne(rule string, is func(*catalog.Card) bool, chosen string, t card.Text) {
	n := 0
	var cards []string
	c.each(func(e Entry, k *catalog.Card) {
		if is(k) && !e.Outside {
			n += e.Count
			cards = append(cards, e.Slug)
		}
	})
	if n <= 1 {
		return
	}
	c.add(rule, cards, t, n)
	if slices.Contains(cards, chosen) {
		c.mend(keepOnly(cards, chosen, c.name(chosen)))
		return
	}
	for _, slug := range cards[:min(len(cards), maxMends)] {
		c.mend(keepOnly(cards, slug, c.name(slug)))
	}
}

// double: one copy of a double-sided card (deck.double-sided).
func (c *checker) double() {
	var cards []string
	c.each(func(e Entry, k *catalog.Card) {
		if k.Type == card.Objective && c.deck.Count(e.Slug) > 1 && !slices.Contains(cards, e.Slug) {
			cards = append(cards, e.Slug)
		}
	})
	if len(cards) > 0 {
		c.add("deck.double-sided", cards, card.T("one copy of a double-sided card: %s", "un seul exemplaire d’une carte à deux faces : %s"), c.titles(cards))
		c.mend(leaveOne(cards))
	}
}

// printing: a format of some sets has no cards of others, one of printed cards no virtual
// ones (deck.virtual).
func (c *checker) printing(f Format) {
	var some, foreign []string
	c.each(func(e Entry, k *catalog.Card) {
		switch {
		case !f.Virtual && k.Virtual():
			some = once(some, e.Slug)
		case len(f.Sets) > 0 && !slices.Contains(f.Sets, k.Set):
			foreign = once(foreign, e.Slug)
		}
	})
	if len(some) > 0 {
		c.add("deck.virtual", some, card.T("only printed cards in this format, not: %s", "seules des cartes imprimées dans ce format, pas : %s"), c.titles(some))
		c.mend(c.asPrinted(some), takeOut(some))
	}
	if len(foreign) > 0 {
		c.add("deck.copies", foreign, card.T("not in the sets of this format: %s", "hors des séries de ce format : %s"), c.titles(foreign))
		c.mend(c.sameTitle(foreign, f), takeOut(foreign))
	}
}

// pool: a sealed deck has no card that is not in the pool, and none more often.
func (c *checker) pool(f Format) {
	if !f.Sealed {
		return
	}
	var over []string
	c.each(func(e Entry, k *catalog.Card) {
		if c.deck.copies(e.Slug) > f.Pool[e.Slug] {
			over = once(over, e.Slug)
		}
	})
	if len(over) > 0 {
		c.add("deck.copies", over, card.T("more than the pool has: %s", "plus que la réserve de tirage n’en a : %s"), c.titles(over))
		c.mend(within(over, f.Pool))
	}
}

// under: what the Starting Effect of the deck, or its Objective, says may lie under it
// (deck.starting-effect.count, objective.start).
func (c *checker) under() {
	c.each(func(e Entry, k *catalog.Card) {
		for _, clause := range k.Clauses() {
			switch x, ok := clause.Rule.(gametext.Beneath); {
			case !ok || e.Outside:
			case k.Type == card.Objective:
				c.marker(k, x.Cards)
			default:
				c.beneath(x.Cards)
			}
		}
	})
}

// marker: an Objective with a card under it has exactly one, of the kind that it asks for.
func (c *checker) marker(of *catalog.Card, f gametext.Filter) {
	n := 0
	for _, e := range c.deck.Cards {
		if k := c.cat.Get(e.Slug); e.Outside && k != nil && suits(k.Def, f) {
			n += e.Count
		}
	}
	if n != 1 {
		defer c.markers(f, n)
		there := card.Say("there are %s", "il y en a %s", n)
		if n == 0 {
			there = card.T("there is none", "il n’y en a pas")
		}
		c.add("deck.objective", nil, card.T("%s asks for "+gametext.Print(f, card.English)+" beside the deck; %s",
			"%s demande "+gametext.Print(f, card.French)+" à côté du deck ; %s"), of.Title, there)
	}
}

// suits tells whether a card has the printed kinds, icons and parsec that a noun asks for.
func suits(d *card.Def, f gametext.Filter) bool {
	for _, t := range f.Tests() {
		if t.Look == gametext.LookKind && !d.Is(t.Value) || t.Look == gametext.LookIcon && !d.Has(t.Value) {
			return false
		}
	}
	for _, p := range f.Posts {
		x, ok := p.(gametext.WithStat)
		limit, printed := x.N.(gametext.Number) // what a game makes of another amount no deck can tell
		if !ok || !printed || x.Stat != gametext.Parsec {
			continue
		}
		if n := d.Num[card.Parsec]; !n.Has || x.Cmp == gametext.AtLeast && n.N < limit.N || x.Cmp == gametext.AtMost && n.N > limit.N {
			return false
		}
	}
	return true
}

func (c *checker) beneath(f gametext.Filter) {
	n := 0
	var wrong []string
	for _, e := range c.deck.Cards {
		k := c.cat.Get(e.Slug)
		if !e.Outside || k != nil && k.Type == card.Location { // what an Objective asks for
			continue
		}
		n += e.Count
		if k != nil && slices.Contains(f.Tests(), gametext.Test{Look: gametext.LookType, Value: "defensive shield"}) && k.Type != card.DefensiveShield {
			wrong = once(wrong, e.Slug)
		}
	}
	if f.Det == gametext.DetUpTo && n > f.N {
		c.add("deck.starting-effect.count", nil, card.T("%s beside the deck, at most %d", "%s à côté du deck, %d au plus"), cardsOf(n), f.N)
		c.mend(fewerOutside(f.N))
	}
	if len(wrong) > 0 {
		defer func() { c.mend(inside(wrong), takeFromBeside(wrong)) }()
		c.add("deck.starting-effect.count", wrong, card.T("only Defensive Shields may lie under it, not: %s", "seuls des boucliers défensifs peuvent se trouver dessous, pas : %s"), c.titles(wrong))
	}
}

// holds tells whether a card is an Objective with a card under it.
func holds(k *catalog.Card) bool {
	return k.Type == card.Objective && slices.ContainsFunc(k.Clauses(), func(cl gametext.Clause) bool { _, ok := cl.Rule.(gametext.Beneath); return ok })
}

// outside: what lies beside the deck needs a Starting Effect above it.
func (c *checker) outside(f Format) {
	n, starting := 0, false
	var cards []string
	for _, e := range c.deck.Cards {
		if e.Outside {
			n += e.Count
			cards = append(cards, e.name())
		} else if k := c.cat.Get(e.Slug); k != nil && (k.Type == card.Effect && k.Is("starting") || holds(k)) {
			starting = true
		}
	}
	if n > f.Outside {
		if f.Outside == 0 {
			c.add("deck.starting-effect.count", cards, card.T("%s beside the deck, where this format has none", "%s à côté du deck, alors que ce format n’en admet aucune"), cardsOf(n))
		} else {
			c.add("deck.starting-effect.count", cards, card.T("%s beside the deck, at most %d", "%s à côté du deck, %d au plus"), cardsOf(n), f.Outside)
		}
		c.mend(fewerOutside(f.Outside))
	}
	if n > 0 && !starting {
		c.warn("deck.shields", cards, some(len(cards), card.T("a card beside the deck, but no Starting Effect to hold it", "une carte à côté du deck, mais aucun effet de départ pour la porter"),
			card.T("cards beside the deck, but no Starting Effect to hold them", "des cartes à côté du deck, mais aucun effet de départ pour les porter")))
		c.mend(inside(cards), takeFromBeside(cards))
	}
	c.shields(f, starting)
}

// aids are printed things with a card's back that are no playing cards
// (deck.forbidden).
var aids = []string{"Hyperoute Navigation Chart", "Rule Card", "Checklist"}

// unknown: cards that are not in the catalog, or whose text is not written or not understood yet.
func (c *checker) unknown() {
	for _, e := range c.deck.Unknown(c.cat) {
		name := catalog.Brief(e.name())
		if slices.ContainsFunc(aids, func(a string) bool { return catalog.Fold(a) == catalog.Fold(name) }) {
			c.add("deck.forbidden", []string{name}, card.T("%q is no playing card", "« %s » n’est pas une carte à jouer"), name)
			c.mend(takeOutEntry(e))
			continue
		}
		if near := c.cat.NearestTitle(name); near != "" && near != name {
			c.add("deck.validation", []string{name}, card.T("%q is no card we know; nearest is %q", "« %s » est inconnue ; la plus proche est « %s »"), name, near)
			if k := c.spelt(near); k != nil {
				c.mend(putFor(e, k))
			}
		} else {
			c.add("deck.validation", []string{name}, card.T("%q is not in the catalog yet", "« %s » n’est pas encore au catalogue"), name)
		}
		c.mend(takeOutEntry(e))
	}
	var unwritten, declined []string
	c.each(func(e Entry, k *catalog.Card) {
		switch {
		case !k.Written():
			unwritten = once(unwritten, e.Slug)
		case !k.Whole():
			declined = once(declined, e.Slug)
		}
	})
	if len(unwritten) > 0 {
		why := card.T("the text of these cards is not written yet, so they cannot be played: %s", "le texte de ces cartes n’est pas encore écrit, elles ne peuvent donc pas être jouées : %s")
		if len(unwritten) == 1 {
			why = card.T("the text of this card is not written yet, so it cannot be played: %s", "le texte de cette carte n’est pas encore écrit, elle ne peut donc pas être jouée : %s")
		}
		c.add("deck.validation", unwritten, why, c.titles(unwritten))
		c.mend(takeOut(unwritten))
	}
	if len(declined) > 0 {
		why := card.T("the engine does not understand these cards yet: %s", "le moteur ne comprend pas encore ces cartes : %s")
		if len(declined) == 1 {
			why = card.T("the engine does not understand this card yet: %s", "le moteur ne comprend pas encore cette carte : %s")
		}
		c.add("deck.validation", declined, why, c.titles(declined))
		c.mend(takeOut(declined))
	}
}

// sense: warnings about decks that can hardly be played (deck.validation).
func (c *checker) sense() {
	s := StatsOf(c.deck, c.cat)
	if s.Starts == 0 && s.ByType[card.Objective] == 0 {
		c.warn("deck.validation", nil, card.T("no location that can start", "aucune localisation qui puisse débuter"))
	} else if c.deck.Start == "" && s.ByType[card.Objective] == 0 {
		c.warn("deck.no-start", nil, card.T("nothing is chosen to start with", "rien n’est choisi pour débuter"))
		c.mend(c.starts()...)
	}
	if s.Unpiloted > 0 && s.Pilots == 0 {
		c.warn("deck.validation", nil, card.T("%d starships need a pilot, and there is none", "%d vaisseaux ont besoin d’un pilote, et il n’y en a pas"), s.Unpiloted)
	}
	if s.Force[c.deck.Side] < 8 {
		c.warn("deck.validation", nil, card.T("Force icons on your side of your locations: %d; 8 or more play well", "icônes de Force de votre côté de vos localisations : %d ; il en faut 8 ou plus"), s.Force[c.deck.Side])
	}
}

// titles joins titles for a message.
func (c *checker) titles(slugs []string) string {
	out := make([]string, len(slugs))
	for i, s := range slugs {
		if out[i] = catalog.Brief(s); c.cat.Get(s) != nil {
			out[i] = c.cat.Get(s).Title
		}
	}
	return strings.Join(out, ", ")
}

// name is what to call an entry when the catalog does not know it.
func (e Entry) name() string {
	switch {
	case e.Title != "":
		return e.Title
	case e.Slug != "":
		return e.Slug
	}
	return e.Number
}
