package find

import (
	"slices"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
	_ "cantina/engine/rules"
)

func index(t testing.TB) *Index {
	t.Helper()
	cat, _ := catalog.Embedded()
	return Of(cat)
}

func titles(list []*catalog.Card) (out []string) {
	for _, k := range list {
		out = append(out, k.Title)
	}
	return out
}

// first lists the first titles that a line finds.
func (ix *Index) first(line string, l card.Lang, n int) []string {
	list := titles(ix.Find(ix.Parse(line, l)))
	return list[:min(n, len(list))]
}

func TestX(t *testing.T) {
	ix := index(t)
	for _, l := range []string{"", "vader", "type:alien power>=3", "icon:pilot,warrior sort:-power", "destiny:2..4 deploy<forfeit", "NOT is:unique, -set:hoth", "(luke OR leia) side:light",
		`pulls:"Luke Skywalker"`, "pulls:jedi", "cancels:(type:effect set:hoth)", `cancels:sense`, `matches:"Red 5"`, "persona:luke", "deploys-on:starship", "mentions:vader",
		"powr>3", "type:aliem", "skywaker", `"take into hand`, "((a", "power>", "canceled-by:sense", `text:"battle destiny"`, "type:character trait:spy", "Tatooine: Cantina", `pulls:"Jabba's Palace"`,
		"type:jedi", "trait:trooper", "unique:no whole:oui", "is:unwritten type:location force>=2", "destiny=π", "power:none type:character", "pulled-by:(type:objective)"} {
		for lang := range card.Langs {
			q := ix.Parse(l, lang)
			t.Logf("%s\n  %s %v\n  %d %q", l, q.Said(lang), q.Mistakes, len(ix.Find(q)), ix.first(l, lang, 6))
		}
	}
	for _, l := range []string{"typ", "type:al", "luk", "pulls:je", "sort:-po", `title:"cant`, "set:ho"} {
		t.Log(l, ix.Complete(l, len(l), 1))
	}
}

var _ = slices.Contains[[]string]
var _ = strings.Contains
