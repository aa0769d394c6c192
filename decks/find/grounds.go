package find

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
)

// Grounds are what must be on table before a card deploys, or before what its text calls by name
// does: on what they deploy, what is said by "deploys only if", the system of a mobile site, and so
// on before those. Only what is called by name is among them, and no card twice.
func (ix *Index) Grounds(slug string) (out []Want) {
	if ix.cat.Get(slug) == nil {
		return nil
	}
	had := map[*catalog.Card]bool{ix.cat.Get(slug): true}
	next := []string{slug}
	for _, w := range ix.Wants(slug) {
		if own := w.Cards[ix.cat.Get(slug).Side]; w.Named && len(own) <= few {
			for _, k := range own {
				next = append(next, k.Slug)
			}
		}
	}
	for ; len(next) > 0; next = next[1:] {
		for _, w := range ix.grounds(next[0]) {
			fresh := false
			for _, k := range slices.Concat(w.Cards[:]...) {
				if !had[k] {
					had[k], fresh = true, true
					next = append(next, k.Slug)
				}
			}
			if fresh {
				out = append(out, w)
			}
		}
	}
	return out
}

// few is how many cards a name means at most that stands for one thing.
const few = 6

// grounds are those of one card alone.
func (ix *Index) grounds(slug string) (out []Want) {
	if known, ok := ix.grounded.Load(slug); ok {
		return known.([]Want)
	}
	w, k := ix.wanting(slug), ix.cat.Get(slug)
	w.you, w.named = k.Side, map[string]bool{}
	for _, cl := range k.Clauses() {
		gametext.Walk(cl, func(n any) bool {
			switch x := n.(type) {
			case gametext.DeployOn:
				gametext.Walk(x.On, w.visit)
			case gametext.DeploysOnlyIf:
				gametext.Walk(x.If, w.visit)
			}
			return true
		})
	}
	if k.Type == card.Location && k.Has("mobile") { // it lies beside its system
		w.want(ix.where(func(x *catalog.Card) bool { return x.Is("system") && x.Unmarked() == k.System }), gametext.Anybodys, true)
	}
	for _, x := range w.list {
		if x.Named && len(x.Cards[card.Dark])+len(x.Cards[card.Light]) <= 2*few {
			out = append(out, x)
		}
	}
	ix.grounded.Store(slug, out)
	return out
}
