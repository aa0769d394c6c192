package decks

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"

	"github.com/BurntSushi/toml"
)

// The pool of a sealed deck stands in its file, pack by pack, so that it is the same whatever
// becomes of the products.

// maxPack is more than any product holds.
const maxPack = 400

// writePool writes what a sealed deck is built from.
func (d *Deck) writePool(b *strings.Builder) {
	if d.Pool == nil {
		return
	}
	fmt.Fprintf(b, "\n[sealed]\nseed = %q\npacks = [\n", strconv.FormatUint(d.Pool.Seed, 10))
	for _, p := range d.Pool.Packs {
		fmt.Fprintf(b, "  %s,\n", tagList(append([]string{p.Product}, p.Cards...)))
	}
	b.WriteString("]\n")
}

// pool reads what a sealed deck is built from.
func (p *parser) pool(t map[string]any) {
	if t == nil {
		return
	}
	wrong := func(key string, what, mend card.Text) { p.key(toml.Key{"sealed", key}, what, mend) }
	for key := range t {
		if key != "seed" && key != "packs" {
			wrong(key, card.Say("a pool has no key %s", "une réserve de tirage n’a pas de clef %s", strconv.Quote(catalog.Brief(key))), guess(key, []string{"seed", "packs"}))
		}
	}
	pool := &Pool{}
	seed, _ := t["seed"].(string)
	n, err := strconv.ParseUint(seed, 10, 64)
	if err != nil && t["seed"] != nil {
		wrong("seed", card.T("the seed of a pool is a number in quotes", "la graine d’une réserve de tirage est un nombre entre guillemets"), card.T(`write it so: seed = "7"`, `écrivez-la ainsi : seed = "7"`))
	}
	pool.Seed = n
	bad := func() {
		wrong("packs", card.T("a pool is a list of packs, and a pack a list of words: the product, then its cards", "une réserve de tirage est une liste de paquets, et un paquet une liste de mots : le produit, puis ses cartes"),
			card.T(`such as packs = [["premiere", "darth-vader"]]`, `par exemple packs = [["premiere", "darth-vader"]]`))
	}
	packs, ok := t["packs"].([]any)
	if !ok || len(packs) > maxPacks {
		bad()
		return
	}
	for _, v := range packs {
		words, ok := v.([]any)
		if !ok || len(words) == 0 || len(words) > maxPack {
			bad()
			return
		}
		pack := Pack{}
		for i, w := range words {
			s, ok := w.(string)
			if !ok || len(s) > maxName {
				bad()
				return
			}
			if i == 0 {
				pack.Product = s
			} else {
				pack.Cards = append(pack.Cards, s)
			}
		}
		pool.Packs = append(pool.Packs, pack)
	}
	p.deck.Pool = pool
}

// FormatFor is the format that a deck is built for, among those given: open play if there is
// none of the name; a sealed one has the deck's pool.
func FormatFor(d *Deck, among []*Format) *Format {
	f := FormatOf(d.Format, among)
	if f == nil {
		return &Standard
	}
	return f.with(d)
}

// with is a format with the pool of a deck, if it is sealed.
func (f *Format) with(d *Deck) *Format {
	if !f.Sealed || d.Pool == nil {
		return f
	}
	own := *f
	own.Pool = d.Pool.Counts()
	return &own
}

// SealedDeck is an empty deck of a side that is to be built from a pool.
func SealedDeck(name string, side card.Side, pool *Pool) *Deck {
	return &Deck{Name: name, Side: side, Format: "sealed", Pool: pool}
}

// Of tells how many different cards and how many cards in all a pool has of a side, and how
// many of them can be played.
func (p *Pool) Of(side card.Side, cat *catalog.Catalog) (kinds, all, whole int) {
	for slug, n := range p.Counts() {
		if k := cat.Get(slug); k != nil && k.Side == side {
			kinds, all = kinds+1, all+n
			if k.Whole() {
				whole += n
			}
		}
	}
	return kinds, all, whole
}

// same tells whether two pools hold the same packs.
func (p *Pool) same(q *Pool) bool {
	if p == nil || q == nil {
		return p == q
	}
	return p.Seed == q.Seed && slices.EqualFunc(p.Packs, q.Packs, func(a, b Pack) bool { return a.Product == b.Product && slices.Equal(a.Cards, b.Cards) })
}

// FormatNamed is what a format is called: Standard has the name of open play.
func FormatNamed(f *Format) card.Text {
	if own := FormatOf(f.Key, Formats()); f.Name == (card.Text{}) && own != nil {
		return own.Name
	}
	return f.Name
}
