package tool

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"cantina/engine/catalog"
)

// printed is how many cards each set has in print, other pictures of the same
// card left out.
var printed = []struct {
	set   string
	cards int
}{
	{"Premiere", 324}, {"A New Hope", 162}, {"Hoth", 162}, {"Dagobah", 180}, {"Cloud City", 180},
	{"Jabba's Palace", 180}, {"Special Edition", 324}, {"Endor", 180}, {"Death Star II", 182}, {"Reflections 2", 54},
	{"Tatooine", 90}, {"Coruscant", 180}, {"Reflections 3", 100}, {"Theed Palace", 120},
	{"Premiere Introductory Two Player Game", 6}, {"Jedi Pack", 10}, {"Rebel Leader Pack", 2},
	{"Empire Strikes Back Introductory Two Player Game", 7}, {"Official Tournament Sealed Deck", 18},
	{"Enhanced Premiere", 6}, {"Enhanced Cloud City", 12}, {"Enhanced Jabba's Palace", 12},
	{"Third Anthology", 6}, {"Jabba's Palace Sealed Deck", 20},
}

// cards counts the whole cards by set and ranks what the declined ones lack.
func cards(e *env, args []string) int {
	f := e.flags()
	set := f.String("set", "", "count one set only, e.g. premiere")
	missing := f.Bool("missing", false, "name every declined card")
	from := f.String("facts", "", "write the facts of the printed cards in this directory, such as ../shared/cards, that the card files lack")
	into := f.String("into", "assets/cards", "with -facts: where the card files are")
	rest, code, stop := e.parse(f, args)
	if stop {
		return code
	}
	if len(rest) > 0 {
		return e.bad("%q is not expected", rest[0])
	}
	if *from != "" {
		return writeFacts(e, *from, *into)
	}
	cat := e.catalog()
	var sets []string
	for _, p := range printed {
		if *set == "" || catalog.Fold(p.set) == catalog.Fold(*set) {
			sets = append(sets, p.set)
		}
	}
	if len(sets) == 0 {
		return e.bad("there is no set %q", *set)
	}
	lacking := map[string]int{}
	for _, k := range cat.All() {
		if k.Whole || !slices.Contains(sets, k.Set) {
			continue
		}
		if *missing {
			fmt.Fprintf(e.out, "declined: %s (%s): %s\n", k.Title, k.Slug, lacks(k))
		}
		lacking[lacks(k)]++
	}
	why := slices.SortedFunc(maps.Keys(lacking), func(a, b string) int {
		return cmp.Or(lacking[b]-lacking[a], strings.Compare(a, b))
	})
	for _, w := range why[:min(len(why), 20)] {
		fmt.Fprintf(e.out, "%4d declined: %s\n", lacking[w], w)
	}
	whole, all := 0, 0
	for _, p := range printed {
		if !slices.Contains(sets, p.set) {
			continue
		}
		n := 0
		for _, k := range cat.All() {
			if k.Set == p.set && k.Whole {
				n++
			}
		}
		whole += n
		all += p.cards
		if n > 0 || *set != "" {
			fmt.Fprintf(e.out, "%s: %d whole of %d cards\n", strings.ToLower(p.set), n, p.cards)
		}
	}
	if *set == "" {
		fmt.Fprintf(e.out, "all sets: %d whole of %d cards\n", whole, all)
	}
	return fine
}

// lacks says why a card is declined.
func lacks(k *catalog.Card) string {
	if len(k.Problems) > 0 {
		return k.Problems[0].Msg
	}
	return "no game text yet"
}
