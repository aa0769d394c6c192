package decks

import (
	"errors"
	"slices"
	"testing"

	"cantina/engine/card"
)

// TestBoosters: so many of each rarity, none twice, all of the set; the same seed gives the
// same, and a pack more changes nothing before it.
func TestBoosters(t *testing.T) {
	cat := cards(t)
	seen := map[string]int{}
	for _, x := range Products(cat) {
		keys := slices.Repeat([]string{x.Key}, 40)
		p, err := OpenPool(cat, keys, 5)
		if err != nil {
			t.Fatal(err)
		}
		again, _ := OpenPool(cat, keys[:3], 5)
		other, _ := OpenPool(cat, keys[:3], 6)
		for n, pack := range p.Packs {
			if n < 3 && !slices.Equal(pack.Cards, again.Packs[n].Cards) {
				t.Errorf("%s: pack %d is another with fewer packs", x.Key, n)
			}
			by := map[byte]int{}
			for i, slug := range pack.Cards {
				k := cat.Get(slug)
				if k.Set != x.Set || slices.Contains(pack.Cards[:i], slug) || k.Rarity == "F" {
					t.Errorf("%s: %s", x.Key, slug)
				}
				r := k.Rarity[0]
				if r == 'X' || k.Rarity == "UR" {
					r = 'R'
				}
				by[r]++
				seen[slug]++
			}
			if box := x.Commons == 0; !box && (by['C'] != x.Commons || by['U'] != x.Uncommons || by['R'] != x.Rares) || box && len(pack.Cards) < 18 {
				t.Errorf("%s: %v", x.Key, by)
			}
		}
		if x.Commons > 0 && slices.Equal(other.Packs[0].Cards, p.Packs[0].Cards) {
			t.Errorf("%s: two seeds give one pack", x.Key)
		}
	}
	if len(seen) < 1400 {
		t.Errorf("only %d cards are ever opened", len(seen))
	}
	if n := len(Products(cat)); n != 14 {
		t.Errorf("%d products", n)
	}
}

// TestSheet: a card of C2 is opened about twice as often as one of C1.
func TestSheet(t *testing.T) {
	cat := cards(t)
	p, _ := OpenPool(cat, slices.Repeat([]string{"premiere"}, maxPacks), 11)
	n, kinds := map[string]int{}, map[string]int{}
	for slug, count := range p.Counts() {
		n[cat.Get(slug).Rarity] += count
	}
	for _, k := range cat.All() {
		if k.Set == "Premiere" {
			kinds[k.Rarity]++
		}
	}
	each := func(r string) float64 { return float64(n[r]) / float64(kinds[r]) }
	for _, x := range []string{"C", "U", "R"} {
		if q := each(x+"2") / each(x+"1"); q < 1.4 || q > 2.8 {
			t.Errorf("%s2 to %s1: %.2f", x, x, q)
		}
	}
}

func TestSealed(t *testing.T) {
	cat := cards(t)
	pool, _ := OpenPool(cat, []string{"premiere", "premiere", "official-tournament-sealed-deck"}, 3)
	f := pool.Format()
	d := &Deck{Side: card.Light}
	for _, pack := range pool.Packs {
		for _, slug := range pack.Cards {
			if cat.Get(slug).Side == d.Side {
				d.Add(Entry{Slug: slug}, 1)
			}
		}
	}
	over := func() *Problem {
		p := f.Legality(d, cat)
		if i := slices.IndexFunc(p, func(p Problem) bool { return p.Rule == "deck.copies" }); i >= 0 {
			return &p[i]
		}
		return nil
	}
	if p := over(); p != nil || len(pool.Left(d, cat)) != 0 {
		t.Errorf("%v, left %v", p, pool.Left(d, cat))
	}
	one := d.Cards[0].Slug
	d.Add(Entry{Slug: one, Outside: true}, 1)
	p := over()
	if p == nil || !slices.Equal(p.Cards, []string{one}) {
		t.Fatalf("%v", p)
	}
	p.Mends[0].Do(d)
	if over() != nil || d.copies(one) != pool.Counts()[one] {
		t.Error("not mended")
	}
	d.Add(Entry{Slug: one}, -1)
	if got := pool.Left(d, cat); len(got) != 1 || got[one] != 1 {
		t.Errorf("%v", got)
	}
	for _, keys := range [][]string{{"no-such"}, make([]string, maxPacks+1)} {
		var said card.Teller
		if _, err := OpenPool(cat, keys, 1); !errors.As(err, &said) || said.Said()[0] == said.Said()[1] {
			t.Errorf("%v", err)
		}
	}
}

// A sealed deck carries its pool through its file, its draft and the formats.
func TestPoolOfADeck(t *testing.T) {
	cat := cards(t)
	pool, _ := OpenPool(cat, []string{"premiere", "hoth"}, 1<<63+1)
	d := SealedDeck("Mine", card.Dark, pool)
	back, mistakes := Parse("x", d.TOML(cat))
	if len(mistakes) > 0 || !back.Pool.same(pool) || FormatFor(back, Formats()).Pool[pool.Packs[0].Cards[0]] == 0 {
		t.Fatalf("%v %+v", mistakes, back.Pool)
	}
	kinds, all, whole := pool.Of(card.Dark, cat)
	k2, a2, w2 := pool.Of(card.Light, cat)
	if all+a2 != 30 || kinds > all || k2 > a2 || whole+w2 == 0 || whole > all {
		t.Errorf("%d %d %d, %d %d %d", kinds, all, whole, k2, a2, w2)
	}
	var slug string
	for _, s := range pool.Packs[0].Cards {
		if cat.Get(s).Side == card.Dark {
			slug = s
		}
	}
	draft := NewDraft(back)
	if !draft.Do(Change{Deed: Put, Entry: Entry{Slug: slug}, N: 1}) || draft.Deck().Pool == nil {
		t.Error("the draft forgets the pool")
	}
	with, without := draft.Deck(), draft.Deck()
	without.Pool = nil
	if same(with, without) {
		t.Error("a pool more is a difference")
	}
	for _, x := range []struct {
		d    *Deck
		over bool
	}{{with, false}, {without, true}} {
		for _, v := range Matrix(x.d, cat, Formats()) {
			over := slices.ContainsFunc(v.Problems, func(p Problem) bool { return p.Rule == "deck.copies" })
			if v.Format.Sealed && over != x.over {
				t.Errorf("%v: %v", x.over, v.Problems)
			}
		}
	}
	for _, text := range []string{"seed = 7", `seed = "x"`, "packs = 3", "packs = [3]", "packs = [[]]", "packs = [[3]]", "pax = 1\npacks = []"} {
		if _, mistakes := Parse("x", "name = \"A\"\nside = \"dark\"\n[sealed]\n"+text); len(mistakes) == 0 || mistakes[0].Line == 0 {
			t.Errorf("%q: %v", text, mistakes)
		}
	}
}
