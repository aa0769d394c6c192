package tool

import (
	"cmp"
	"fmt"
	"maps"
	"os"
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
	if len(args) > 0 && args[0] == "find" {
		return findCards(e, args[1:])
	}
	f := e.flags()
	set := f.String("set", "", "count one set only, e.g. premiere")
	missing := f.Bool("missing", false, "name every declined card")
	from := f.String("facts", "", "write the facts of the printed cards in this directory, such as ../shared/cards, that the card files lack")
	into := f.String("into", "assets/cards", "with -facts: where the card files are")
	update := f.Bool("update", false, "write anew the table of what is whole: "+wholeFile)
	want := f.String("wanted", "", "rank what the unwritten cards lack, by the printed texts in this directory")
	l := lot{}
	f.IntVar(&l.n, "draw", 0, "draw so many unwritten cards by chance, of each type its share")
	f.Uint64Var(&l.seed, "seed", 1, "with -draw: the seed")
	f.StringVar(&l.not, "not", "", "with -draw: leave out the cards whose numbers begin the lines of this file, such as an earlier draw")
	f.StringVar(&l.texts, "texts", "", "with -draw: print the printed texts in this directory, to be read")
	rest, code, stop := e.parse(f, args)
	switch {
	case stop:
		return code
	case len(rest) > 0:
		return e.bad("%q is not expected", rest[0])
	case *from != "":
		return writeFacts(e, *from, *into)
	case *update:
		return writeWhole(e)
	case l.n > 0:
		return draw(e, l)
	}
	var sets []string
	for _, p := range printed {
		if *set == "" || catalog.Fold(p.set) == catalog.Fold(*set) {
			sets = append(sets, p.set)
		}
	}
	if len(sets) == 0 {
		return e.bad("there is no set %q", *set)
	}
	if *want != "" {
		return wanted(e, *want, sets)
	}
	cat := e.catalog()
	e.declined(cat, sets, *missing)
	e.counts(cat, sets)
	return fine
}

// wholeFile is the table of what is whole, seen from the root of the project.
const wholeFile = "engine/catalog/whole.txt"

func writeWhole(e *env) int {
	table := e.catalog().WholeTable()
	if err := os.WriteFile(wholeFile, []byte(table), 0o644); err != nil {
		fmt.Fprintln(e.errw, "cards:", err)
		return usage
	}
	fmt.Fprintf(e.out, "cards: %s in %s\n", plural(strings.Count(table, "\n")-1, "card"), wholeFile)
	return fine
}

// declined ranks what declined cards lack, and names them if all is set.
func (e *env) declined(cat *catalog.Catalog, sets []string, all bool) {
	lacking := map[string]int{}
	for _, k := range cat.All() {
		if !k.Written() || k.Whole() || !slices.Contains(sets, k.Set) {
			continue
		}
		if all {
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
}

// A tally is how many cards of a set are in each state.
type tally struct{ whole, declined, unwritten int }

func (t *tally) count(k *catalog.Card) {
	switch {
	case !k.Written():
		t.unwritten++
	case k.Whole():
		t.whole++
	default:
		t.declined++
	}
}

// counts says for each set, and for all, how many cards are in each state.
func (e *env) counts(cat *catalog.Catalog, sets []string) {
	tallies := map[string]*tally{}
	sum := &tally{}
	for _, s := range sets {
		tallies[s] = &tally{}
	}
	for _, k := range cat.All() {
		if t := tallies[k.Set]; t != nil {
			t.count(k)
			sum.count(k)
		}
	}
	say := func(name string, t *tally, cards int) {
		fmt.Fprintf(e.out, "%s: %d whole of %d cards", name, t.whole, cards)
		if t.declined > 0 {
			fmt.Fprintf(e.out, ", %d declined", t.declined)
		}
		fmt.Fprintf(e.out, ", %d unwritten\n", t.unwritten)
	}
	all := 0
	for _, p := range printed {
		if t := tallies[p.set]; t != nil {
			say(strings.ToLower(p.set), t, p.cards)
			all += p.cards
		}
	}
	if len(sets) == len(printed) {
		say("all sets", sum, all)
	}
}

// lacks says why a card is declined.
func lacks(k *catalog.Card) string {
	if problems := k.Problems(); len(problems) > 0 {
		return problems[0].Msg
	}
	return "no game text"
}
