package decks

import (
	"slices"

	"cantina/decks/find"
	"cantina/engine/card"
	"cantina/engine/catalog"
)

// A Link is what a card of a deck has to do with others: what it fetches, cancels, matches.
type Link struct {
	Slug    string
	In      []string // cards of the deck, in its order
	Could   []string // where In is empty: whole cards of its side that would do, by title, a few
	Missing bool     // it has to do with some cards of its side, and none is in the deck
}

// maxCould is how many cards are named that would do.
const maxCould = 8

// Fetches says which card of a deck takes or deploys which others from its piles, as their
// texts say (pile.search).
func Fetches(d *Deck, cat *catalog.Catalog) []Link { return Links(d, cat, "pulls") }

// Links are the cards of a deck that have a relation to others, in its order; key is a field
// of find, such as "pulls", "matches" or "cancels". A card has nothing to do with its own
// only copy. Cards of the other side are in no deck: what speaks of them only is left out.
func Links(d *Deck, cat *catalog.Catalog, key string) (out []Link) {
	ix := find.Of(cat)
	for _, e := range d.Cards {
		if e.Outside || cat.Get(e.Slug) == nil {
			continue
		}
		to := ix.Related(key, e.Slug)
		x := Link{Slug: e.Slug}
		var could []string
		for _, k := range to {
			switch n := d.Count(k.Slug); {
			case k.Side != d.Side:
			case n > 1 || n == 1 && k.Slug != e.Slug:
				x.In = append(x.In, k.Slug)
			case k.Slug != e.Slug && k.Whole() && len(could) < maxCould:
				could = append(could, k.Slug)
			}
		}
		x.Missing = len(x.In) == 0 && slices.ContainsFunc(to, func(k *catalog.Card) bool { return k.Side == d.Side && k.Slug != e.Slug })
		if x.Missing {
			x.Could = could
		}
		if len(x.In) > 0 || x.Missing {
			out = append(out, x)
		}
	}
	return out
}

// LinksCounted says what was counted.
var LinksCounted = card.T("as the game texts of the deck's cards say; a card whose text is not written yet says nothing, and where it must stand to do so is not reckoned with",
	"comme le disent les textes des cartes du deck ; une carte au texte pas encore écrit ne dit rien, et l’endroit où elle doit se trouver n’est pas compté")
