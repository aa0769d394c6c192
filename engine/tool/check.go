package tool

import (
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"cantina/assets"
	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
	"cantina/engine/position"
	"cantina/engine/rules"
	"cantina/engine/scene"

	"github.com/BurntSushi/toml"
)

// check looks for problems in everything the program carries.
func check(e *env, args []string) int {
	if _, code, stop := e.parse(e.flags(), args); stop {
		return code
	}
	n := 0
	say := func(text string) {
		n++
		fmt.Fprintln(e.out, strings.TrimRight(text, "\n"))
	}
	cat := e.catalog()
	for _, p := range cat.Problems() {
		say(p.Explain())
	}
	if !cat.WholeTableHolds() {
		say("the table of what is whole is not of these cards and words: write it anew with cards -update")
	}
	for _, p := range gametext.Phrases() {
		if p.En == "" || p.Fr == "" {
			say(fmt.Sprintf("phrase %v is not said in both languages", p.Type))
		}
		if !rules.Executed(p.Type) {
			say(fmt.Sprintf("phrase %q (%v) is read, but the rules do nothing for it", p.En, p.Type))
		}
	}
	checkRings(cat, say)
	checkDecks(cat, say)
	checkExamples(cat, say)
	withHouse, _ := scene.Catalog() // its problems are for the scenes' tests to tell
	for _, s := range embeddedScenes(say) {
		for _, p := range s.Run(withHouse).Failures {
			say(s.Title + "\n" + p.Explain())
		}
	}
	checkLessons(cat, say)
	checkLang(assets.Lang, say)
	fmt.Fprintf(e.out, "check: %s\n", plural(n, "problem"))
	return b2i(n > 0)
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// checkRings looks for sentences that ask for the very number that they change. They are
// counted (position.Rings), but hardly as their author meant them.
func checkRings(cat *catalog.Catalog, say func(string)) {
	for _, k := range cat.All() {
		for _, clause := range k.Clauses() {
			for _, s := range position.Rings(k.Def, &clause) {
				say(fmt.Sprintf("%s:%d: %q: the sentence %q changes the number (%s) by which it tells whom, when or how much:\n"+
					"it takes that number as it is without it; tell by another number, by what is printed, or by other cards", k.File, k.Line, k.Title,
					gametext.Sentence(clause, card.English), card.StatNames[s][card.English]))
			}
		}
	}
}

// checkDecks looks at the starter decks.
func checkDecks(cat *catalog.Catalog, say func(string)) {
	for _, name := range decks.EmbeddedNames() {
		d, problems := decks.LoadFile(name)
		for _, p := range problems {
			say(p.Explain())
		}
		if d == nil {
			continue
		}
		for _, p := range decks.Legality(d, cat) {
			if !p.Warning {
				say("decks/" + name + ".toml: " + p.Error())
			}
		}
	}
}

// checkExamples plays the example of every card that has one; a whole card of a
// starter deck must have one.
func checkExamples(cat *catalog.Catalog, say func(string)) {
	used := map[string]bool{}
	for _, name := range decks.EmbeddedNames() {
		if d, _ := decks.LoadFile(name); d != nil {
			for _, slug := range d.Slugs() {
				used[slug] = true
			}
		}
	}
	for _, k := range cat.All() {
		if strings.TrimSpace(k.Example) == "" {
			if used[k.Slug] {
				say(fmt.Sprintf("%s:%d: %q is in a starter deck and has no example", k.File, k.Line, k.Title))
			}
			continue
		}
		scenes, problems := scene.Example(k)
		for _, p := range problems {
			say(p.Explain())
		}
		for _, s := range scenes {
			for _, p := range s.Run(cat).Failures {
				say(p.Explain())
			}
		}
	}
}

// embeddedScenes reads the scenes of the rules.
func embeddedScenes(say func(string)) []*scene.Scene {
	var all []*scene.Scene
	names, _ := fs.Glob(scene.Files, "testdata/*.scene")
	for _, name := range names {
		data, err := fs.ReadFile(scene.Files, name)
		if err != nil {
			say(err.Error())
			continue
		}
		scenes, problems := scene.Parse(name, string(data))
		for _, p := range problems {
			say(p.Explain())
		}
		all = append(all, scenes...)
	}
	return all
}

// checkLang compares the words of the window: every language has the same keys,
// none is empty.
func checkLang(fsys fs.FS, say func(string)) {
	var words [card.Langs]map[string]string
	for l := range card.Langs {
		words[l] = map[string]string{}
		name := "lang/" + l.Code() + ".toml"
		data, err := fs.ReadFile(fsys, name)
		if err != nil {
			say(name + ": " + err.Error())
			continue
		}
		tree := map[string]any{}
		if _, err := toml.Decode(string(data), &tree); err != nil {
			say(name + ": " + err.Error())
			continue
		}
		flatten("", tree, words[l])
	}
	for l := range card.Langs {
		for _, key := range slices.Sorted(maps.Keys(words[l])) {
			switch other, ok := words[1-l][key]; {
			case !ok:
				say(fmt.Sprintf("lang/%s.toml lacks %q, which lang/%s.toml has", (1 - l).Code(), key, l.Code()))
			case words[l][key] == "" && other != "":
				say(fmt.Sprintf("lang/%s.toml says nothing for %q", l.Code(), key))
			}
		}
	}
}

// flatten turns a tree of tables into keys with dots.
func flatten(prefix string, tree map[string]any, into map[string]string) {
	for k, v := range tree {
		switch v := v.(type) {
		case map[string]any:
			flatten(prefix+k+".", v, into)
		default:
			into[prefix+k] = fmt.Sprint(v)
		}
	}
}
