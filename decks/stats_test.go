package decks

import (
	"math"
	"slices"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

func near(a, b float64) bool { return math.Abs(a-b) < 5e-7 }

// small is a deck of which all can be reckoned by hand: destiny 1, 2, 2, 2; power 3, 2, 2, 1;
// ability 4, 2, 2, 1; forfeit 7, 5, 5, 3; deploy 3, 2, 2, 1; a site with 2 icons for Light
// and 1 for Dark, with which it starts.
func small() *Deck {
	d := &Deck{Side: card.Light, Starting: card.Starting{Start: "tatooine-mos-eisley-light"}}
	for slug, n := range map[string]int{"luke-skywalker": 1, "biggs-darklighter": 2, "beru-lars": 1, "tatooine-mos-eisley-light": 1} {
		d.Add(Entry{Slug: slug}, n)
	}
	d.Add(Entry{Slug: "luke-skywalker", Outside: true}, 3) // not counted
	d.Add(Entry{Title: "Nobody"}, 2)                       // not counted
	return d
}

func TestSpread(t *testing.T) {
	cat := cards(t)
	for _, c := range []struct {
		stat      card.Stat
		without   bool
		cards     int
		lacking   int
		sum       int
		mean      float64
		deviation float64
	}{
		{card.Destiny, false, 5, 0, 7, 1.4, 0.8},       // 0 1 2 2 2: squares 1.96+.16+3·.36 = 3.2, /5 = .64
		{card.Destiny, true, 4, 0, 7, 1.75, 0.4330127}, // 1 2 2 2: .5625+3·.0625 = .75, /4 = .1875
		{card.Power, false, 4, 1, 8, 2, 0.7071068},     // 3 2 2 1: 1+0+0+1 = 2, /4
		{card.Ability, false, 4, 1, 9, 2.25, 1.0897247},
		{card.Forfeit, false, 4, 1, 20, 5, 1.4142136},
		{card.Deploy, false, 4, 1, 8, 2, 0.7071068},
		{card.Armor, false, 0, 5, 0, 0, 0},
	} {
		s := SpreadOf(small(), cat, c.stat, c.without)
		if s.Cards != c.cards || s.Lacking != c.lacking || s.Sum != card.Whole(c.sum) || !near(s.Mean, c.mean) || !near(s.Deviation, c.deviation) {
			t.Errorf("%s %t: %+v, want %+v", c.stat, c.without, s, c)
		}
	}
	s := SpreadOf(small(), cat, card.Power, false)
	if len(s.Columns) != 3 || s.Columns[1].N != card.Whole(2) || s.Columns[1].Count != 2 || s.Columns[1].Slugs[0] != "biggs-darklighter" {
		t.Errorf("%+v", s.Columns)
	}
	if got := s.Counted(); got[0] != "power of 4 cards in the deck; 1 card without the number is left out" || got[1] != "puissance de 4 cartes du deck ; 1 carte qui n’en a pas est laissée de côté" {
		t.Errorf("%q", got)
	}
}

// TestOdds: by counting hands.
func TestOdds(t *testing.T) {
	for _, c := range []struct {
		deck, good, drawn int
		want              []float64
	}{
		{5, 2, 2, []float64{.3, .6, .1}},         // 3, 6 and 1 of 10 hands
		{5, 2, 4, []float64{0, .4, .6, 0, 0}},    // of 5 hands, 2 lack one of them
		{5, 5, 2, []float64{0, 0, 1}},            // all are good
		{5, 0, 2, []float64{1, 0, 0}},            // none is
		{3, 1, 8, []float64{0, 1, 0, 0}},         // the deck is drawn whole
		{0, 0, 8, []float64{1}},                  // there is none
		{6, 3, 3, []float64{.05, .45, .45, .05}}, // 1, 9, 9 and 1 of 20
	} {
		o := oddsOf(c.deck, c.good, c.drawn)
		if !slices.EqualFunc(o.P, c.want, near) {
			t.Errorf("%d of %d, %d drawn: %v, want %v", c.good, c.deck, c.drawn, o.P, c.want)
		}
	}
	// 4 of 60: no hand of 8 has one with the chance 52·51·50·49 / (60·59·58·57)
	if o := oddsOf(60, 4, 8); !near(o.AtLeast(1), 1-52.*51*50*49/(60.*59*58*57)) || !near(o.AtLeast(0), 1) || !near(o.Mean(), 8*4/60.) {
		t.Errorf("%v", o)
	}
	for deck := range 30 {
		for good := range deck + 1 {
			for drawn := range deck + 3 {
				sum, mean := 0.0, 0.0
				o := oddsOf(deck, good, drawn)
				for k, p := range o.P {
					sum, mean = sum+p, mean+float64(k)*p
				}
				if math.Abs(sum-1) > 1e-9 || math.Abs(mean-o.Mean()) > 1e-9 {
					t.Fatalf("%d of %d, %d drawn: %v", good, deck, drawn, o.P)
				}
			}
		}
	}
	// Of the small deck 4 cards are left when it has started, 2 of them Biggs: 2 drawn
	o := OddsOf(small(), cards(t), 2, func(k *catalog.Card) bool { return k.Slug == "biggs-darklighter" })
	if o.Deck != 4 || o.Good != 2 || !near(o.AtLeast(1), 5./6) {
		t.Errorf("%+v", o)
	}
}

// openings is a deck of 21 with a start of 2 icons, a unique location of 2 twice, and one of
// 1.
func openings() *Deck {
	d := &Deck{Side: card.Light, Starting: card.Starting{Start: "tatooine-mos-eisley-light"}}
	d.Add(Entry{Slug: "tatooine-mos-eisley-light"}, 2) // the second gives nothing more
	d.Add(Entry{Slug: "yavin-4-light"}, 2)
	d.Add(Entry{Slug: "dantooine-light"}, 1)
	d.Add(Entry{Slug: "x-wing"}, 16)
	return d
}

func TestActivations(t *testing.T) {
	cat := cards(t)
	got := Activations(openings(), cat, 3, 2)
	// 20 cards are left; 8 have been seen in the second turn, 10 in the third.
	first := 1 - 12.*11/(20*19) // one of the two copies among 8
	second := 8. / 20
	if got[0].Mean != 3 || got[0].Deviation != 0 || !near(got[1].Mean, 3+2*first+1*second) || !near(got[2].Mean, 3+2*(1-10.*9/(20*19))+.5) {
		t.Errorf("%+v", got)
	}
	// Both: 1 - neither of the two - not the one + none of the three
	both := 1 - 12.*11/(20*19) - 12./20 + 12.*11*10/(20*19*18)
	variance := 4*first*(1-first) + second*(1-second) + 2*2*(both-first*second)
	if !near(got[1].Deviation, math.Sqrt(variance)) {
		t.Errorf("%v, want %v", got[1].Deviation, math.Sqrt(variance))
	}
	for _, d := range []*Deck{openings(), starter(t, "rebel-strike"), starter(t, "imperial-fist")} {
		exact, played := Activations(d, cat, 6, 2), PlayedActivations(d, cat, 6, 2, 4000, 7)
		for i := range exact {
			if off := math.Abs(exact[i].Mean - played[i].Mean); off > 4*played[i].Error+1e-9 || math.Abs(exact[i].Deviation-played[i].Deviation) > .15 {
				t.Errorf("turn %d: %+v played %+v", i+1, exact[i], played[i])
			}
		}
	}
}

func TestStarted(t *testing.T) {
	cat := cards(t)
	d := small()
	d.Add(Entry{Slug: "the-signal"}, 2)
	d.Interrupt, d.Effect = "the-signal", "luke-skywalker" // Luke is no Effect
	if got := d.Started(cat); !slices.Equal(got, []string{"tatooine-mos-eisley-light", "the-signal"}) {
		t.Error(got)
	}
	n := 0
	for _, e := range d.drawn(cat, true) {
		n += e.Count
	}
	if n != 5 || d.Count("the-signal") != 2 {
		t.Errorf("%d left, %d in the deck", n, d.Count("the-signal"))
	}
}

func TestLinks(t *testing.T) {
	cat := cards(t)
	of := func(list []Link, slug string) *Link {
		if i := slices.IndexFunc(list, func(l Link) bool { return l.Slug == slug }); i >= 0 {
			return &list[i]
		}
		return nil
	}
	d := starter(t, "rebel-strike")
	if l := of(Fetches(d, cat), "lukes-back"); l == nil || !slices.Equal(l.In, []string{"luke-skywalker"}) || l.Missing {
		t.Errorf("%+v", l)
	}
	if l := of(Links(d, cat, "matches"), "red-3"); l == nil || !slices.Equal(l.In, []string{"biggs-darklighter"}) {
		t.Errorf("%+v", l)
	}
	d.Add(Entry{Slug: "luke-skywalker"}, -d.Count("luke-skywalker"))
	if l := of(Fetches(d, cat), "lukes-back"); l == nil || !l.Missing || !slices.Contains(l.Could, "luke-skywalker") {
		t.Errorf("%+v", l)
	}
	if l := of(Fetches(d, cat), "x-wing"); l != nil {
		t.Errorf("%+v", l)
	}
}

// TestFigures: each explains itself in both languages.
func TestFigures(t *testing.T) {
	cat := cards(t)
	values := map[string]float64{}
	for _, f := range Figures(small(), cat) {
		values[f.Key] = f.Value
		for l := range card.Langs {
			if f.Name[l] == "" || f.Counted[l] == "" || strings.Contains(f.Counted[l], "%!") {
				t.Errorf("%s: %q, %q", f.Key, f.Name[l], f.Counted[l])
			}
		}
		if f.Name[0] == f.Name[1] || f.Counted[0] == f.Counted[1] {
			t.Errorf("%s has no French", f.Key)
		}
	}
	for key, want := range map[string]float64{"destiny": 1.4, "destiny-without": 1.75, "power": 8, "ability": 9, "forfeit": 20, "force-own": 2, "force-against": 1, "hand-location": 0, "hand-character": 1} {
		if got, ok := values[key]; !ok || !near(got, want) {
			t.Errorf("%s: %v, want %v", key, got, want)
		}
	}
}

func BenchmarkFigures(b *testing.B) {
	cat, d := cards(b), starter(b, "rebel-strike")
	Fetches(d, cat)
	for b.Loop() {
		Figures(d, cat)
		Activations(d, cat, 6, 2)
		Fetches(d, cat)
	}
}
