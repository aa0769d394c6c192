package find

import (
	"cmp"
	"slices"
	"sort"
	"strings"
	"sync"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
	"cantina/engine/rules"
)

// An entry is a word that a field may have: a type, an icon, a set.
type entry struct {
	key   string // in a chip
	names card.Text
	also  []string // further words for it
	cards func() set

	folded []string
}

// A vocabulary is all the words of a field.
type vocabulary struct {
	entries []*entry
	byName  map[string][]*entry
	ends    []ending // of all names, sorted
}

// An ending is a name from one of its words on, and the place of what it is a name of.
type ending struct {
	words string
	entry int
}

func (v *vocabulary) add(key string, names card.Text, cards func() set, also ...string) {
	v.entries = append(v.entries, &entry{key: key, names: names, also: also, cards: sync.OnceValue(cards)})
}

// ready folds all names.
func (v *vocabulary) ready() *vocabulary {
	v.byName = map[string][]*entry{}
	for i, e := range v.entries {
		for _, n := range append(e.names[:], append(e.also, e.key)...) {
			f := catalog.Fold(n)
			if f == "" || slices.Contains(e.folded, f) {
				continue
			}
			e.folded = append(e.folded, f)
			v.byName[f] = append(v.byName[f], e)
			for more := true; more; _, f, more = strings.Cut(f, " ") {
				v.ends = append(v.ends, ending{f, i})
			}
		}
	}
	slices.SortFunc(v.ends, func(a, b ending) int { return cmp.Or(strings.Compare(a.words, b.words), cmp.Compare(a.entry, b.entry)) })
	return v
}

// lookup finds what a word is, else all that it may begin.
func (v *vocabulary) lookup(words string, exact bool) (list []*entry) {
	if words == "" {
		return nil
	}
	if list = v.byName[words]; list != nil || exact {
		return list
	}
	var at []int
	from := sort.Search(len(v.ends), func(i int) bool { return v.ends[i].words >= words })
	for _, end := range v.ends[from:] {
		if !strings.HasPrefix(end.words, words) {
			break
		}
		at = append(at, end.entry)
	}
	slices.Sort(at)
	for _, i := range slices.Compact(at) {
		list = append(list, v.entries[i])
	}
	return list
}

// nearest is the word most like one that is in no vocabulary, as a line would say it.
func (v *vocabulary) nearest(word string, l card.Lang) string {
	var all []string
	for _, lang := range []card.Lang{l, 1 - l} {
		for _, e := range v.entries {
			all = append(all, e.names[lang])
		}
	}
	return quotedIfNeeded(catalog.Nearest(word, all))
}

// quotedIfNeeded is a value as it stands in a line.
func quotedIfNeeded(s string) string {
	if strings.ContainsAny(s, " ,()\":<>=\u00a0") {
		return `"` + s + `"`
	}
	return s
}

// listed makes a vocabulary of the words that cards have.
func (ix *Index) wordsOf(of func(k *catalog.Card) []string, names func(w string) card.Text) *vocabulary {
	v := &vocabulary{}
	seen := map[string]set{}
	var order []string
	for i, k := range ix.cat.All() {
		for _, w := range of(k) {
			key := strings.ToLower(w)
			if w == "" {
				continue
			}
			if seen[key] == nil {
				seen[key] = newSet(ix.cat.Len())
				order = append(order, w)
			}
			seen[key].add(i)
		}
	}
	slices.SortStableFunc(order, func(a, b string) int { return cmp.Compare(strings.ToLower(a), strings.ToLower(b)) })
	for _, w := range order {
		s := seen[strings.ToLower(w)]
		v.add(w, names(w), func() set { return s })
	}
	return v
}

func same(w string) card.Text { return card.T(w, w) }

func saidAs(look gametext.Look) func(w string) card.Text {
	return func(w string) card.Text {
		return card.T(gametext.Called(look, w, card.English), gametext.Called(look, w, card.French))
	}
}

func sides(ix *Index) *vocabulary {
	v := &vocabulary{}
	for s := range card.Sides {
		v.add(s.String(), card.T(s.String(), strings.ToLower(card.SideNames[s][card.French])), func() set {
			return ix.where(func(k *catalog.Card) bool { return k.Side == s })
		}, string(s.String()[0])+"s", s.String()+" side", "côté "+card.SideNames[s][card.French])
	}
	return v
}

// types: the categories, the nouns that game text has for kinds of them, and what is printed.
func types(ix *Index) *vocabulary {
	v := &vocabulary{}
	for t := range card.Types {
		v.add(t.String(), card.TypeNames[t], func() set {
			return ix.where(func(k *catalog.Card) bool { return k.Type == t })
		}, t.String()+"s")
	}
	category := map[string]bool{}
	for t := range card.Types {
		category[t.String()] = true
	}
	for _, n := range gametext.Nouns() {
		if !category[strings.ToLower(n.Word)] && (n.Test.Look == gametext.LookKind || n.Test.Look == gametext.LookRule && n.In != "") {
			v.add(n.Word, card.T(n.Word, n.Fr), func() set { return ix.noun(n.Word) }, n.Plural, n.FrPlural)
		}
	}
	kinds := ix.wordsOf(func(k *catalog.Card) []string { return k.Kinds }, saidAs(gametext.LookKind))
	for _, e := range kinds.entries {
		if !category[e.key] && !slices.ContainsFunc(v.entries, func(x *entry) bool { return strings.EqualFold(x.key, e.key) }) {
			v.entries = append(v.entries, e)
		}
	}
	return v
}

func icons(ix *Index) *vocabulary {
	return ix.wordsOf(func(k *catalog.Card) []string { return k.Icons }, saidAs(gametext.LookIcon))
}

// traits: the characteristics of cards, with those that belong to them: a stormtrooper is a
// trooper (char.list); and what stands beside the numbers.
func traits(ix *Index) *vocabulary {
	v := ix.wordsOf(func(k *catalog.Card) []string { return slices.Concat(k.Traits, k.Words) }, saidAs(gametext.LookTrait))
	for _, e := range v.entries {
		if n, ok := gametext.LookupNoun(e.key); ok && (n.Test.Look == gametext.LookTrait || n.Test.Look == gametext.LookSpecies) {
			e.also = append(e.also, n.Plural, n.Fr, n.FrPlural)
			own := e.cards
			e.cards = sync.OnceValue(func() set {
				s := own().clone()
				s.or(ix.noun(n.Word))
				return s
			})
		}
	}
	return v
}

// short are the usual abbreviations of sets.
var short = map[string]string{
	"Premiere": "P", "Premiere Introductory Two Player Game": "P2P", "Jedi Pack": "JEDI", "Rebel Leader Pack": "RLP", "A New Hope": "ANH", "Hoth": "H",
	"Empire Strikes Back Introductory Two Player Game": "ESB2P", "Dagobah": "DAG", "Cloud City": "CC", "Jabba's Palace": "JP", "Official Tournament Sealed Deck": "OTSD",
	"Special Edition": "SE", "Enhanced Premiere": "EPP", "Endor": "EDR", "Enhanced Cloud City": "ECC", "Enhanced Jabba's Palace": "EJP", "Third Anthology": "3A",
	"Death Star II": "DS2", "Jabba's Palace Sealed Deck": "JPSD", "Reflections 2": "Ref2", "Tatooine": "TAT", "Coruscant": "COR", "Reflections 3": "Ref3", "Theed Palace": "TP",
}

func sets(ix *Index) *vocabulary {
	v := &vocabulary{}
	at := map[string]set{}
	for i, k := range ix.cat.All() { // in the order of print
		if at[k.Set] == nil {
			s := newSet(ix.cat.Len())
			at[k.Set] = s
			v.add(k.Set, same(k.Set), func() set { return s }, short[k.Set])
		}
		at[k.Set].add(i)
	}
	return v
}

func rarities(ix *Index) *vocabulary {
	return ix.wordsOf(func(k *catalog.Card) []string { return []string{k.Rarity} }, same)
}

func classes(ix *Index) *vocabulary {
	return ix.wordsOf(func(k *catalog.Card) []string { return []string{k.Class} }, same)
}

// systems: a system and the sites and sectors of it (location.part-of).
func systems(ix *Index) *vocabulary {
	return ix.wordsOf(func(k *catalog.Card) []string {
		switch {
		case k.Type != card.Location:
			return nil
		case k.System != "":
			return []string{k.System}
		case k.Is("system"):
			return []string{k.Unmarked()}
		}
		return nil
	}, same)
}

// flags: what a card is, of which there is nothing more to say.
func flags(ix *Index) *vocabulary {
	v := &vocabulary{}
	also := map[string][]string{"start": {"starting", "starts", "de départ"}}
	for _, x := range []struct {
		key   string
		names card.Text
		is    func(k *catalog.Card) bool
	}{
		{"unique", card.T("unique", "unique"), func(k *catalog.Card) bool { return k.Dots == 1 }},
		{"restricted", card.T("restricted", "limitée"), func(k *catalog.Card) bool { return k.Dots > 1 }},
		{"generic", card.T("generic", "générique"), func(k *catalog.Card) bool { return k.Diamond > 0 }},
		{"any number", card.T("any number", "nombre libre"), func(k *catalog.Card) bool { return k.Dots == 0 && k.Diamond == 0 }},
		{"whole", card.T("whole", "complète"), (*catalog.Card).Whole},
		{"declined", card.T("declined", "refusée"), func(k *catalog.Card) bool { return k.Written() && !k.Whole() }},
		{"unwritten", card.T("unwritten", "non écrite"), func(k *catalog.Card) bool { return !k.Written() }},
		{"virtual", card.T("virtual", "virtuelle"), func(k *catalog.Card) bool { return k.Virtual() }},
		{"double-sided", card.T("double-sided", "à deux faces"), func(k *catalog.Card) bool { return k.Back != nil }},
		{"start", card.T("start", "départ"), func(k *catalog.Card) bool {
			return k.Type == card.Objective || (k.Type == card.Effect || k.Type == card.Interrupt) && k.Is("starting") || rules.CanStart(ix.cat, k.Slug)
		}},
		{"errata", card.T("errata", "errata"), func(k *catalog.Card) bool { return k.Errata }},
		{"combination", card.T("combination", "combinaison"), func(k *catalog.Card) bool { return len(k.Parts) > 0 }},
	} {
		v.add(x.key, x.names, func() set { return ix.where(x.is) }, also[x.key]...)
	}
	return v
}
