package app

import (
	"fmt"
	"strconv"

	"cantina/decks"
	"cantina/engine/card"
	"cantina/widgets"
	"cantina/widgets/say"
)

// statSheet is the figures of the deck, as charts.
func (b *builder) statSheet() []widgets.SheetItem {
	s := decks.StatsOf(b.deck, b.p.cat)
	l := say.Lang()
	out := []widgets.SheetItem{{Head: say.T("build.tab.stats")}}
	if s.Cards == 0 {
		return append(out, widgets.SheetItem{Text: say.T("build.stats.none")})
	}
	chart := func(c widgets.Chart) { out = append(out, widgets.SheetItem{Chart: &c, Half: true}) }
	destiny := widgets.Chart{Title: say.T("build.stats.destiny"), Note: say.T("build.stats.mean", decimal(s.Mean(card.Destiny)))}
	for n, count := range s.Destiny {
		destiny.Bars = append(destiny.Bars, widgets.Bar{Name: strconv.Itoa(n), N: float64(count)})
	}
	chart(destiny)
	chart(b.spread(card.Deploy, "build.stats.deploy", s))
	types := widgets.Chart{Title: say.T("build.stats.types"), Lying: true}
	for t := range card.Types {
		if n := s.ByType[t]; n > 0 {
			types.Bars = append(types.Bars, widgets.Bar{Name: upperFirst(card.TypeNames[t][l]), Icon: widgets.TypeIcon(t), N: float64(n)})
		}
	}
	chart(types)
	icons := widgets.Chart{Title: say.T("build.stats.force"), Lying: true, Note: say.T("build.stats.force.note")}
	for _, side := range []card.Side{b.deck.Side, b.deck.Side.Other()} {
		icons.Bars = append(icons.Bars, widgets.Bar{Name: card.SideNames[side][l], Icon: []string{"dark force", "light force"}[side], N: float64(s.Force[side]), Other: side != b.deck.Side})
	}
	for _, x := range []struct {
		key string
		n   int
	}{{"pilots", s.Pilots}, {"warriors", s.Warriors}, {"unpiloted", s.Unpiloted}, {"unique", s.Unique}, {"starts", s.Starts}} {
		icons.Bars = append(icons.Bars, widgets.Bar{Name: say.T("build.stats." + x.key), N: float64(x.n)})
	}
	chart(icons)
	for _, x := range []struct {
		s   card.Stat
		key string
	}{{card.Power, "build.stats.power"}, {card.Ability, "build.stats.ability"}, {card.Forfeit, "build.stats.forfeit"}} {
		chart(b.spread(x.s, x.key, s))
	}
	return out
}

func decimal(x float64) string {
	text := fmt.Sprintf("%.2f", x)
	if say.Lang() == card.French {
		text = text[:len(text)-3] + "," + text[len(text)-2:]
	}
	return text
}

// spread is how many cards have which number.
func (b *builder) spread(stat card.Stat, key string, s *decks.Stats) widgets.Chart {
	const most = 9
	var have [most + 1]int
	for _, e := range b.deck.Cards {
		k := b.p.cat.Get(e.Slug)
		if k == nil || e.Outside || !k.Num[stat].Has {
			continue
		}
		have[min(max(k.Num[stat].N.Int(), 0), most)] += e.Count
	}
	c := widgets.Chart{Title: say.T(key), Note: say.T("build.stats.mean", decimal(s.Mean(stat)))}
	for n, count := range have {
		name := strconv.Itoa(n)
		if n == most {
			name += "+"
		}
		c.Bars = append(c.Bars, widgets.Bar{Name: name, N: float64(count)})
	}
	return c
}
