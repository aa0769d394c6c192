package decks

import (
	"cantina/engine/card"
	"cantina/engine/catalog"
)

// A Figure is one number of a deck that explains itself.
type Figure struct {
	Key     string // for the program: "destiny", "force-own" ...
	Name    card.Text
	Value   float64
	Counted card.Text // what was counted
	Cards   []string  // the cards that it was counted of, where they are few enough to matter
}

// Figures are the numbers that a builder of decks looks at, each with what was counted.
func Figures(d *Deck, cat *catalog.Catalog) (out []Figure) {
	add := func(f Figure) { out = append(out, f) }
	for _, without := range []bool{false, true} {
		s := SpreadOf(d, cat, card.Destiny, without)
		name, key := card.T("average destiny", "destinée moyenne"), "destiny"
		if without {
			name, key = card.T("average destiny without what starts", "destinée moyenne sans ce qui débute"), "destiny-without"
		}
		add(Figure{Key: key, Name: name, Value: s.Mean, Counted: s.Counted()})
	}
	for _, stat := range []card.Stat{card.Power, card.Ability, card.Forfeit, card.Deploy} {
		s := SpreadOf(d, cat, stat, false)
		total := card.Say("total %s", "%s : total", card.StatNames[stat])
		add(Figure{Key: stat.String(), Name: total, Value: float64(s.Sum) / float64(card.One), Counted: s.Counted()})
	}
	for _, x := range []struct {
		key  string
		side card.Side
		name card.Text
	}{{"force-own", d.Side, card.T("Force icons for you", "icônes de Force pour vous")}, {"force-against", d.Side.Other(), card.T("Force icons for the opponent", "icônes de Force pour l’adversaire")}} {
		f := Figure{Key: x.key, Name: x.name, Counted: card.T("on the locations of the deck, each copy counted; the number printed on that side", "sur les localisations du deck, chaque exemplaire compté ; le nombre imprimé de ce côté")}
		for _, e := range d.drawn(cat, false) {
			if k := cat.Get(e.Slug); k.Type == card.Location && k.Force[x.side] > 0 {
				f.Value += float64(k.Force[x.side] * e.Count)
				f.Cards = append(f.Cards, e.Slug)
			}
		}
		add(f)
	}
	for _, x := range []struct {
		key  string
		name card.Text
		is   func(k *catalog.Card) bool
	}{
		{"hand-location", card.T("a location in the starting hand", "une localisation dans la main de départ"), func(k *catalog.Card) bool { return k.Type == card.Location }},
		{"hand-character", card.T("a character in the starting hand", "un personnage dans la main de départ"), func(k *catalog.Card) bool { return k.Type == card.Character }},
	} {
		o := OddsOf(d, cat, HandSize, x.is)
		add(Figure{Key: x.key, Name: x.name, Value: o.AtLeast(1), Counted: o.Counted()})
	}
	return out
}
