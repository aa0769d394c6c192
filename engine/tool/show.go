package tool

import (
	"fmt"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
)

// show prints a card as the engine knows it.
func show(e *env, args []string) int {
	f := e.flags()
	code := f.String("lang", "en", "language: en or fr")
	rest, status, stop := e.parse(f, args)
	if stop {
		return status
	}
	lang, good := e.lang(*code)
	if !good {
		return usage
	}
	if len(rest) == 0 {
		return e.bad("which card?")
	}
	cat, name := e.catalog(), strings.Join(rest, " ")
	found := lookup(cat, name)
	for i, k := range found {
		if i > 0 {
			fmt.Fprintln(e.out)
		}
		e.printCard(k, lang)
	}
	if len(found) == 0 {
		fmt.Fprintf(e.out, "there is no card %q", name)
		if near := catalog.Nearest(name, cat.Titles()); near != "" {
			fmt.Fprintf(e.out, "; did you mean %q?", near)
		}
		fmt.Fprintln(e.out)
		return finding
	}
	return fine
}

// lookup finds the cards of a title on both sides, or of a slug or number.
func lookup(cat *catalog.Catalog, name string) (out []*catalog.Card) {
	for side := range card.Sides {
		if k := cat.ByTitle(name, side); k != nil {
			out = append(out, k)
		}
	}
	if k := cat.Get(name); k != nil && len(out) == 0 {
		out = append(out, k)
	}
	if k := cat.ByNumber(name); k != nil && len(out) == 0 {
		out = append(out, k)
	}
	return out
}

func (e *env) printCard(k *catalog.Card, lang card.Lang) {
	fmt.Fprintf(e.out, "%s%s\n", k.Marks(), k.Title)
	fmt.Fprintf(e.out, "  %s, %s, %s %s\n", card.SideNames[k.Side][lang], kindAndType(k, lang), k.Set, k.Number)
	var stats []string
	for s := range card.Stats {
		if n := k.Num[s]; n.Has {
			stats = append(stats, card.StatNames[s][lang]+" "+n.N.String())
		}
	}
	for _, l := range []string{
		strings.Join(stats, ", "), called(gametext.LookIcon, k.Icons, ", ", lang), called(gametext.LookTrait, k.Traits, ", ", lang),
	} {
		if l != "" {
			fmt.Fprintln(e.out, "  "+l)
		}
	}
	if k.Type == card.Location {
		fmt.Fprintf(e.out, "  Force%s %s %d, %s %d\n", colon[lang], card.SideNames[card.Dark][lang], k.Force[card.Dark], card.SideNames[card.Light][lang], k.Force[card.Light])
	}
	for _, l := range k.Text(lang) {
		fmt.Fprintln(e.out, "  | "+l)
	}
	if k.Errata {
		fmt.Fprintln(e.out, "  "+mended[lang])
		if older := k.Older[lang]; older != "" {
			fmt.Fprintln(e.out, "  "+formerly[lang]+older)
		}
	}
	if k.Written() && !k.Whole() {
		fmt.Fprintln(e.out, "  declined: "+lacks(k))
	}
}

// mended is said of a text with errata.
var mended = card.T("this is the text with its errata: a card of the first print may read otherwise", "c’est le texte avec ses errata\u00a0: une carte de première impression peut dire autre chose")

// formerly comes before what is known of a text without its errata.
var formerly = card.T("before: ", "avant\u00a0: ")

// colon is the mark as each language sets it.
var colon = card.T(":", "\u00a0:")

// kindAndType says "imperial character", "personnage : Impérial".
func kindAndType(k *catalog.Card, lang card.Lang) string {
	kinds, of := called(gametext.LookKind, k.Kinds, "/", lang), card.TypeNames[k.Type][lang]
	switch {
	case kinds == "":
		return of
	case strings.HasPrefix(kinds, of+" "): // "arme de personnage"
		return kinds
	case lang == card.French:
		return of + "\u00a0: " + kinds
	}
	return kinds + " " + of
}

func called(look gametext.Look, words []string, join string, lang card.Lang) string {
	var out []string
	for _, w := range words {
		out = append(out, gametext.Called(look, w, lang))
	}
	return strings.Join(out, join)
}
