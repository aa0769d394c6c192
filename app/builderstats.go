package app

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/widgets"
	"cantina/widgets/say"
)

// statTurns are the turns that the expected Force is shown for, statDraws the cards that a
// player is taken to draw in each.
const (
	statTurns = 6
	statDraws = 2
)

// statSheet is the figures of the deck, as charts, each with what was counted.
func (b *builder) statSheet() []widgets.SheetItem {
	s := decks.StatsOf(b.deck, b.p.cat)
	out := []widgets.SheetItem{{Head: say.T("build.tab.stats")}}
	if s.Cards == 0 {
		return append(out, widgets.SheetItem{Text: say.T("build.stats.none")})
	}
	for _, c := range []widgets.Chart{
		b.spread(card.Destiny, "build.stats.destiny"), b.spread(card.Deploy, "build.stats.deploy"),
		typeChart(s), b.forceChart(s), b.activation(), b.odds(),
		b.spread(card.Power, "build.stats.power"), b.spread(card.Ability, "build.stats.ability"), b.spread(card.Forfeit, "build.stats.forfeit"),
	} {
		if len(c.Bars) > 0 {
			out = append(out, widgets.SheetItem{Chart: &c, Half: true})
		}
	}
	return append(out, b.fetches()...)
}

// decimal writes a number with two places behind the comma.
func decimal(x float64) string {
	text := fmt.Sprintf("%.2f", x)
	if say.Lang() == card.French {
		text = strings.Replace(text, ".", ",", 1)
	}
	return text
}

// percent writes a chance.
func percent(p float64) string {
	if say.Lang() == card.French {
		return fmt.Sprintf("%.0f %%", 100*p)
	}
	return fmt.Sprintf("%.0f%%", 100*p)
}

// spread is how many cards have which number; those that start, and are never drawn, are
// hatched.
func (b *builder) spread(stat card.Stat, key string) widgets.Chart {
	all, rest := decks.SpreadOf(b.deck, b.p.cat, stat, false), decks.SpreadOf(b.deck, b.p.cat, stat, true)
	c := widgets.Chart{Title: say.T(key), Note: say.T("build.stats.spread", decimal(all.Mean), decimal(all.Deviation))}
	if len(all.Columns) == 0 {
		return c
	}
	if rest.Cards != all.Cards {
		c.Note += " " + say.T("build.stats.without", decimal(rest.Mean))
	}
	count := func(s decks.Spread, n card.Num) (k int) {
		for _, x := range s.Columns {
			if x.N == n {
				k = x.Count
			}
		}
		return k
	}
	var ns []card.Num
	for n := card.Num(0); n <= all.Columns[len(all.Columns)-1].N; n += card.One {
		ns = append(ns, n)
	}
	for _, x := range all.Columns { // fractions, and what is below zero
		if !slices.Contains(ns, x.N) {
			ns = append(ns, x.N)
		}
	}
	slices.Sort(ns)
	for _, n := range ns {
		have := count(all, n)
		c.Bars = append(c.Bars, widgets.Bar{Name: n.String(), N: float64(have), Part: float64(have - count(rest, n))})
	}
	return c
}

func typeChart(s *decks.Stats) widgets.Chart {
	c := widgets.Chart{Title: say.T("build.stats.types"), Lying: true}
	for t := range card.Types {
		if n := s.ByType[t]; n > 0 {
			c.Bars = append(c.Bars, widgets.Bar{Name: upperFirst(card.TypeNames[t][say.Lang()]), Icon: widgets.TypeIcon(t), N: float64(n)})
		}
	}
	return c
}

func (b *builder) forceChart(s *decks.Stats) widgets.Chart {
	c := widgets.Chart{Title: say.T("build.stats.force"), Lying: true, Note: say.T("build.stats.force.note")}
	for _, side := range []card.Side{b.deck.Side, b.deck.Side.Other()} {
		c.Bars = append(c.Bars, widgets.Bar{Name: card.SideNames[side][say.Lang()], Icon: [...]string{"dark force", "light force"}[side],
			N: float64(s.Force[side]), Other: side != b.deck.Side})
	}
	for _, x := range []struct {
		key string
		n   int
	}{{"pilots", s.Pilots}, {"warriors", s.Warriors}, {"unpiloted", s.Unpiloted}, {"unique", s.Unique}, {"starts", s.Starts}} {
		c.Bars = append(c.Bars, widgets.Bar{Name: say.T("build.stats." + x.key), N: float64(x.n)})
	}
	return c
}

// activation is the Force that is to be expected in the first turns.
func (b *builder) activation() widgets.Chart {
	c := widgets.Chart{Title: say.T("build.stats.activation", statDraws)}
	for _, a := range decks.Activations(b.deck, b.p.cat, statTurns, statDraws) {
		c.Bars = append(c.Bars, widgets.Bar{Name: say.T("build.stats.turn", a.Turn), N: a.Mean, Said: decimal(a.Mean)})
		c.Note = a.Counted()[say.Lang()]
	}
	return c
}

// odds is how many of the cards that the query finds are in the starting hand; without a
// query, of the locations.
func (b *builder) odds() widgets.Chart {
	found := map[string]bool{}
	for _, k := range b.found {
		found[k.Slug] = true
	}
	c := widgets.Chart{Title: say.T("build.stats.odds", b.line)}
	is := func(k *catalog.Card) bool { return found[k.Slug] }
	if strings.TrimSpace(b.line) == "" {
		c.Title = say.T("build.stats.locations")
		is = func(k *catalog.Card) bool { return k.Type == card.Location }
	}
	o := decks.OddsOf(b.deck, b.p.cat, decks.HandSize, is)
	if o.Good == 0 {
		return c
	}
	for k, p := range o.P {
		if k > 0 && p < 0.005 && float64(k) > o.Mean() {
			break
		}
		c.Bars = append(c.Bars, widgets.Bar{Name: strconv.Itoa(k), N: math.Round(1000*p) / 10, Said: percent(p)})
	}
	c.Note = say.T("build.stats.atleast", percent(o.AtLeast(1)), upperFirst(o.Counted()[say.Lang()]))
	return c
}

// fetches says who fetches whom, and what is missing.
func (b *builder) fetches() (out []widgets.SheetItem) {
	head := say.T("build.stats.fetch")
	for _, l := range decks.Fetches(b.deck, b.p.cat) {
		it := widgets.SheetItem{Head: head, Text: b.titles([]string{l.Slug}), Under: say.T("build.stats.fetches", b.titles(l.In))}
		if len(l.In) >= max(len(b.deck.Cards)-1, 8) { // nobody reads the whole deck here
			it.Under = say.T("build.stats.anything")
		}
		if l.Missing {
			it.Tone, it.Under = widgets.ToneWarn, say.T("build.stats.missing", b.titles(l.Could))
		}
		head = ""
		out = append(out, it)
	}
	return out
}
