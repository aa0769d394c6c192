package scene

import (
	"strconv"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
)

// find returns the index of the card of the catalog that a name means on a side:
// its title, its slug, or a persona that only one written card has there, or that only one
// has before the brackets of its title, as "C-3PO (See-Threepio)". -1 if none;
// near is the most like it, many the titles that a persona does not tell apart.
func find(cat *catalog.Catalog, text string, side card.Side) (i int, near string, many []string) {
	if k := cat.ByTitle(text, side); k != nil {
		return cat.Index(k.Slug), "", nil
	}
	if i := cat.Index(text); i >= 0 && cat.At(i).Side == side {
		return i, "", nil
	}
	fold := catalog.Fold(text)
	i = -1
	var titles []string
	plain := -1
	for n, k := range cat.All() {
		if k.Side != side {
			continue
		}
		titles = append(titles, k.Title)
		for _, p := range k.Personas {
			titles = append(titles, p)
			if k.Written() && catalog.Fold(p) == fold {
				many = append(many, k.Title)
				i = n
				if before, _, ok := strings.Cut(k.Title, " ("); ok && catalog.Fold(before) == fold {
					plain = n
				}
			}
		}
	}
	switch len(many) {
	case 0:
		return -1, catalog.Nearest(text, titles), nil
	case 1:
		return i, "", nil
	}
	if plain >= 0 {
		return plain, "", nil
	}
	return -1, "", many
}

// def finds a card of the catalog, first on the side the name says or implies, and
// first among those that are written.
func (r *runner) def(n name) (int32, bool) {
	sides := []card.Side{n.side, n.side.Other()}
	if n.own {
		sides = sides[:1]
	}
	near := ""
	var unwritten *catalog.Card
	for _, side := range sides {
		i, like, many := find(r.cat, n.text, side)
		switch {
		case i >= 0 && !r.cat.At(i).Written():
			unwritten = r.cat.At(i)
		case i >= 0:
			return int32(i), r.whole(n, r.cat.At(i))
		case len(many) > 0:
			r.fail(n.span, "name one of: "+strings.Join(many, ", "), "%q is more than one card", catalog.Brief(n.text))
			return 0, false
		case near == "":
			near = like
		}
	}
	if unwritten != nil {
		return 0, r.whole(n, unwritten)
	}
	help := "write a title of the catalog, in quotes if it holds a colon, a comma or \"with\""
	if near != "" {
		help = "did you mean " + strconv.Quote(near) + "?"
	}
	r.fail(n.span, help, "there is no card %q", catalog.Brief(n.text))
	return 0, false
}

// whole tells whether a card may stand in a scene, and if not, why.
func (r *runner) whole(n name, k *catalog.Card) bool {
	if k.Whole() {
		return true
	}
	why := "its text is not written yet"
	if problems := k.Problems(); len(problems) > 0 {
		why = problems[0].Error()
	}
	r.fail(n.span, "only whole cards may stand in a scene", "%q is declined: %s", k.Title, why)
	return false
}

// means tells whether a copy in the game is what the name says: its title, slug,
// persona or key.
func (r *runner) means(id game.CardID, n name) bool {
	c := r.g.S.C(id)
	if n.own && c.Owner != n.side {
		return false
	}
	k := r.printed(id)
	if k.Slug == n.text || r.g.Key(id) == n.text {
		return true
	}
	text, copyNo, counted := strings.Cut(n.text, "#")
	if counted && strconv.Itoa(int(c.Copy)) != copyNo {
		return false
	}
	fold := catalog.Fold(text)
	if k.Slug == text || catalog.Fold(k.Title) == fold {
		return true
	}
	for _, p := range k.Personas {
		if catalog.Fold(p) == fold {
			return true
		}
	}
	return false
}

// all lists the copies that a name may mean, those that fit want first.
func (r *runner) all(n name, want func(*game.Card) bool) []game.CardID {
	var first, rest []game.CardID
	for i := 1; i < len(r.g.S.Cards); i++ {
		id := game.CardID(i)
		if !r.means(id, n) {
			continue
		}
		if c := r.g.S.C(id); want(c) {
			first = append(first, id)
		} else {
			rest = append(rest, id)
		}
	}
	return append(first, rest...)
}

// card finds the copy that an expectation speaks of: one on table if there is one.
func (r *runner) card(n name) (game.CardID, bool) {
	ids := r.all(n, func(c *game.Card) bool { return c.Zone == game.Table || c.Zone == game.Row })
	if len(ids) == 0 {
		r.unknown(n)
		return 0, false
	}
	return ids[0], true
}

// place finds a location in the row.
func (r *runner) place(n name) (game.CardID, bool) {
	for _, id := range r.g.S.Row {
		if r.means(id, n) {
			return id, true
		}
	}
	r.unknown(n)
	return 0, false
}

// unknown says that no card of the game has the name.
func (r *runner) unknown(n name) {
	r.broken = true
	var titles []string
	for i := 1; i < len(r.g.S.Cards); i++ {
		titles = append(titles, r.title(game.CardID(i)))
	}
	help := ""
	if near := catalog.Nearest(n.text, titles); near != "" {
		help = "did you mean " + strconv.Quote(near) + "?"
	}
	r.fail(n.span, help, "no such card is in this scene: %q", catalog.Brief(n.text))
}

// printed is the card of the catalog that a copy is.
func (r *runner) printed(id game.CardID) *catalog.Card { return r.cat.Get(r.g.S.SlugOf(id)) }

func (r *runner) title(id game.CardID) string { return r.printed(id).Title }
