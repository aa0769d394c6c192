package decks

import (
	"math/rand/v2"
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// Sealed play: each player opens packs and builds a deck from what is in them.

// A Product is a pack that can be opened: a booster of a set, so many cards of each rarity at
// random, or a box that holds one of every card of its set.
type Product struct {
	Key  string // "premiere"
	Set  string
	Name card.Text

	Commons, Uncommons, Rares int // of a booster
}

// boxes are the sets of which a product holds one of each card, made for sealed play.
var boxes = []string{"Official Tournament Sealed Deck", "Jabba's Palace Sealed Deck"}

// large are the sets whose boosters have 15 cards; those of the others have 9.
var large = []string{"Premiere", "A New Hope", "Hoth"}

// Products are what can be opened, in the order of print: a booster of every set with commons,
// and the boxes.
func Products(cat *catalog.Catalog) (out []Product) {
	for _, set := range setsOf(cat) {
		p := Product{Key: strings.ReplaceAll(catalog.Fold(set), " ", "-"), Set: set, Commons: 6, Uncommons: 2, Rares: 1}
		switch {
		case slices.Contains(boxes, set):
			p.Commons, p.Uncommons, p.Rares = 0, 0, 0
			p.Name = card.Say("%s: one of each card", "%s : une carte de chaque", set)
			out = append(out, p)
			continue
		case slices.Contains(large, set):
			p.Commons, p.Uncommons = 11, 3
		}
		if len(sheet(cat, set, 'C')) >= p.Commons && len(sheet(cat, set, 'U')) >= p.Uncommons && len(sheet(cat, set, 'R')) > 0 {
			p.Name = card.Say("%s: a booster of %s", "%s : un paquet de %s cartes", set, p.Commons+p.Uncommons+p.Rares)
			out = append(out, p)
		}
	}
	return out
}

// A printed card is one of a sheet, and how often it stands there.
type printedCard struct {
	slug  string
	times int
}

// sheet are the cards of a rarity: the figure after the letter says how often one stands on
// the sheet, 2 where there is none. That exclusive rares are found a quarter as often as other
// rares, and ultra-rare ones an eighth as often, is a convention of this program.
func sheet(cat *catalog.Catalog, set string, rarity byte) (out []printedCard) {
	for _, k := range cat.All() {
		if k.Set != set || k.Rarity == "" || k.Virtual() {
			continue
		}
		times := 0
		switch r := k.Rarity; {
		case r == "XR" && rarity == 'R':
			times = 2
		case r == "UR" && rarity == 'R':
			times = 1
		case r[0] != rarity:
		case len(r) == 1:
			times = 8
		case len(r) == 2 && r[1] >= '1' && r[1] <= '9':
			times = 4 * int(r[1]-'0')
		}
		if times > 0 {
			out = append(out, printedCard{k.Slug, times})
		}
	}
	return out
}

// A Pack is what was in one product.
type Pack struct {
	Product string   `json:"product"`
	Cards   []string `json:"cards"`
}

// A Pool is what a player has opened: the same seed and products give the same cards.
type Pool struct {
	Seed  uint64 `json:"seed"`
	Packs []Pack `json:"packs"`
}

// maxPacks are opened for one pool at most.
const maxPacks = 100

// OpenPool opens products, by their keys. Each pack depends on the seed and on its place only:
// one more changes nothing of those before.
func OpenPool(cat *catalog.Catalog, keys []string, seed uint64) (*Pool, error) {
	if len(keys) > maxPacks {
		return nil, card.Because("%s packs are too many, %s are the most", "%s paquets, c’est trop : %s au plus", len(keys), maxPacks)
	}
	products := Products(cat)
	p := &Pool{Seed: seed}
	for n, key := range keys {
		i := slices.IndexFunc(products, func(x Product) bool { return x.Key == key })
		if i < 0 {
			var all []string
			for _, x := range products {
				all = append(all, x.Key)
			}
			return nil, card.Because("there is no product %s; there are: %s", "il n’y a pas de produit %s ; il y a : %s", quoteKey(key), strings.Join(all, ", "))
		}
		p.Packs = append(p.Packs, Pack{Product: key, Cards: products[i].open(cat, rand.New(rand.NewPCG(seed, uint64(n)+1)))})
	}
	return p, nil
}

// open draws the cards of one pack. No card is twice in a booster.
func (x Product) open(cat *catalog.Catalog, r *rand.Rand) (out []string) {
	if x.Commons+x.Uncommons+x.Rares == 0 {
		for _, k := range cat.All() {
			if k.Set == x.Set {
				out = append(out, k.Slug)
			}
		}
		return out
	}
	for _, part := range []struct {
		rarity byte
		n      int
	}{{'R', x.Rares}, {'U', x.Uncommons}, {'C', x.Commons}} {
		cards := sheet(cat, x.Set, part.rarity)
		for range part.n {
			sum := 0
			for _, c := range cards {
				sum += c.times
			}
			at := r.IntN(sum)
			i := 0
			for at >= cards[i].times {
				at -= cards[i].times
				i++
			}
			out = append(out, cards[i].slug)
			cards = slices.Delete(cards, i, i+1)
		}
	}
	return out
}

// Counts is how many copies of each card a pool has.
func (p *Pool) Counts() map[string]int {
	out := map[string]int{}
	for _, pack := range p.Packs {
		for _, slug := range pack.Cards {
			out[slug]++
		}
	}
	return out
}

// Format is the sealed format with this pool.
func (p *Pool) Format() *Format {
	f := *FormatOf("sealed", Formats())
	f.Pool = p.Counts()
	return &f
}

// Left is how many copies of each card of a side a deck leaves in the pool.
func (p *Pool) Left(d *Deck, cat *catalog.Catalog) map[string]int {
	out := map[string]int{}
	for slug, n := range p.Counts() {
		if k := cat.Get(slug); k != nil && k.Side == d.Side && n > d.copies(slug) {
			out[slug] = n - d.copies(slug)
		}
	}
	return out
}
