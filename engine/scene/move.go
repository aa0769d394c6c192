package scene

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
)

// mover is the side that a move speaks of.
func mover(move []word) (card.Side, bool) {
	if move[0].quoted {
		return 0, false
	}
	return card.SideOf(move[0].text)
}

// match finds the option that a move means: the one with this key, else the only
// one that has all its words in order. tied lists the keys it does not tell apart.
func (r *runner) match(d *game.Decision, move []word) (o *game.Option, tied []string) {
	if d == nil {
		return nil, nil
	}
	if !slices.ContainsFunc(move, func(w word) bool { return w.quoted }) {
		key := make([]string, len(move))
		for i, w := range move {
			key[i] = w.text
		}
		for i := range d.Options {
			if d.Options[i].Key == strings.Join(key, " ") {
				return &d.Options[i], nil
			}
		}
	}
	// Fewest words left over first, then most words written in full.
	best, found := 0, []*game.Option{}
	for i := range d.Options {
		o := &d.Options[i]
		cost, ok := r.covers(strings.Fields(o.Key), move)
		if !ok {
			continue
		}
		switch {
		case len(found) == 0 || cost < best && (cost < 100) != (best < 100):
			best, found = cost, []*game.Option{o}
		case (cost < 100) == (best < 100):
			found = append(found, o)
			best = min(best, cost)
		}
	}
	if len(found) == 0 {
		return nil, nil
	}
	for _, o := range found {
		tied = append(tied, o.Key)
	}
	plain := anyCopy(tied[0])
	for _, k := range tied[1:] {
		if anyCopy(k) != plain {
			return nil, tied
		}
	}
	return found[0], nil // copies of one card are all the same
}

var copyNumber = regexp.MustCompile(`#\d+`)

func anyCopy(key string) string { return copyNumber.ReplaceAllString(key, "") }

// idle are the words that a move may have where the key has none: "battle at
// Cantina", "move Stormtrooper to Mos Eisley".
var idle = []string{"at", "to", "on", "from", "initiate"}

// covers tells whether the words of a move stand in a key, in order. The cost is
// 100 for each word of the key that is left over and 1 for each shortened one.
func (r *runner) covers(key []string, move []word) (cost int, ok bool) {
	if len(move) == 0 {
		return 100 * len(key), true
	}
	best, found := 0, false
	try := func(extra int, key []string, move []word) {
		if rest, ok := r.covers(key, move); ok && (!found || rest+extra < best) {
			best, found = rest+extra, true
		}
	}
	if len(key) > 0 {
		if exact, fits := r.wordFits(key[0], move[0]); exact {
			try(0, key[1:], move[1:])
		} else if fits {
			try(1, key[1:], move[1:])
		}
	}
	if found {
		return best, true
	}
	if len(key) > 0 {
		try(100, key[1:], move)
	}
	if !move[0].quoted && slices.Contains(idle, move[0].text) {
		try(1, key, move[1:])
	}
	return best, found
}

// wordFits tells whether a word of a move is a word of a key: the same, the
// beginning of it or of one of its parts, or the title of the card it names.
func (r *runner) wordFits(key string, w word) (exact, fits bool) {
	if key == w.text {
		return true, true
	}
	if w.quoted {
		id := r.byKey(key)
		fits = id != 0 && r.means(id, name{text: w.text})
		return fits, fits
	}
	if r.isTitle(w.text) { // a whole title is no shortening of another
		id := r.byKey(key)
		fits = id != 0 && r.means(id, name{text: w.text})
		return fits, fits
	}
	text := strings.ToLower(w.text)
	if len(text) < 4 {
		return key == text, key == text
	}
	if strings.HasPrefix(key, text) {
		return key == text, true
	}
	return false, strings.Contains(key, "-"+text)
}

// isTitle tells whether a bare word is the whole title of a card of the scene.
func (r *runner) isTitle(text string) bool {
	if r.titleSet == nil {
		r.titleSet = map[string]bool{}
		for i := 1; i < len(r.g.S.Cards); i++ {
			r.titleSet[strings.ToLower(r.title(game.CardID(i)))] = true
		}
	}
	return r.titleSet[strings.ToLower(text)]
}

// byKey is the card with a key, or 0.
func (r *runner) byKey(key string) game.CardID {
	if r.keys == nil {
		r.keys = map[string]game.CardID{}
	}
	if id, ok := r.keys[key]; ok && r.g.Key(id) == key {
		return id
	}
	for i := 1; i < len(r.g.S.Cards); i++ {
		r.keys[r.g.Key(game.CardID(i))] = game.CardID(i)
	}
	return r.keys[key]
}

func or(a, b string) string {
	if a != "" {
		return a
	}
	return b
}

func keys(d *game.Decision) []string {
	out := make([]string, len(d.Options))
	for i := range d.Options {
		out[i] = d.Options[i].Key
	}
	return out
}

// list shows keys, at most 30.
func list(keys []string) string {
	more := ""
	if len(keys) > 30 {
		more = fmt.Sprintf("\n  and %d more", len(keys)-30)
		keys = keys[:30]
	}
	return "  " + strings.Join(keys, "\n  ") + more
}

// subjects are the cards that a move names: what is brought and where to. A card
// that is deployed or played is looked for in hand first, others on table.
func (r *runner) subjects(side card.Side, move []word) (ids []game.CardID) {
	fromHand := len(move) > 1 && (move[1].text == "deploy" || move[1].text == "play" || move[1].text == "react-deploy")
	for i, w := range move[1:] {
		if i == 0 && !w.quoted {
			continue // the verb
		}
		n := name{text: w.text}
		found := r.all(n, func(c *game.Card) bool {
			if fromHand && len(ids) == 0 {
				return c.Zone == game.Hand && c.Owner == side
			}
			return c.Zone == game.Table || c.Zone == game.Row
		})
		if len(found) == 0 && !w.quoted && len(w.text) >= 4 {
			found = r.shortened(w.text)
		}
		if len(found) > 0 {
			ids = append(ids, found[0])
		}
	}
	return ids
}

// shortened lists the cards whose key a word shortens, those on table first.
func (r *runner) shortened(text string) (ids []game.CardID) {
	for i := 1; i < len(r.g.S.Cards); i++ {
		id := game.CardID(i)
		if _, fits := r.wordFits(r.g.Key(id), word{text: text}); fits {
			if r.g.S.OnTable(id) {
				ids = append([]game.CardID{id}, ids...)
			} else {
				ids = append(ids, id)
			}
		}
	}
	return ids
}

// unknownTitles tells of a title in a move that no card of the scene has.
func (r *runner) unknownTitles(move []word) bool {
	for _, w := range move {
		if w.quoted && len(r.all(name{text: w.text}, func(*game.Card) bool { return true })) == 0 {
			if _, err := r.def(name{span: w.span, text: w.text}); err {
				r.unknown(name{span: w.span, text: w.text})
			}
			return true
		}
	}
	return false
}
