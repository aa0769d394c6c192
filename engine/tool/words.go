package tool

import (
	"fmt"
	"reflect"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
)

// uses counts the cards that say each phrase, and each word of the closed classes.
type uses struct {
	phrases map[reflect.Type]int
	words   map[any]int
}

func usesIn(cat *catalog.Catalog) uses {
	u := uses{map[reflect.Type]int{}, map[any]int{}}
	for _, k := range cat.All() {
		phrases, words := map[reflect.Type]bool{}, map[any]bool{}
		for _, clause := range k.Clauses() {
			gametext.Walk(clause, func(n any) bool {
				v := reflect.ValueOf(n)
				if !v.IsValid() {
					return true
				}
				phrases[v.Type()] = true
				if v.Kind() == reflect.Struct {
					for i := range v.NumField() {
						noteWords(v.Field(i), words)
					}
				}
				return true
			})
		}
		for t := range phrases {
			u.phrases[t]++
		}
		for w := range words {
			u.words[w]++
		}
	}
	return u
}

func noteWords(v reflect.Value, in map[any]bool) {
	switch {
	case gametext.Values(v.Type()) > 0:
		in[v.Interface()] = true
	case v.Kind() == reflect.Slice && gametext.Values(v.Type().Elem()) > 0:
		for i := range v.Len() {
			in[v.Index(i).Interface()] = true
		}
	}
}

// A count is how large the language is, and how much of it serves no card.
type count struct{ phrases, idle, words, idleWords int }

// count counts each phrase once, though several parts of speech say it.
func (u uses) count() (c count) {
	known := map[reflect.Type]bool{}
	for _, p := range gametext.Phrases() {
		if known[p.Type] {
			continue
		}
		known[p.Type] = true
		c.phrases++
		if u.phrases[p.Type] == 0 {
			c.idle++
		}
	}
	for _, class := range gametext.Classes() {
		for i := range gametext.Values(class) {
			c.words++
			if u.words[wordOf(class, i).Interface()] == 0 {
				c.idleWords++
			}
		}
	}
	return c
}

// tallyWords says the count.
func (u uses) tallyWords() string {
	c := u.count()
	return fmt.Sprintf("%s, %d of which serve no card; %s of closed classes, %d of which serve none",
		plural(c.phrases, "phrase"), c.idle, plural(c.words, "word"), c.idleWords)
}

// wordOf is the word with a number of a closed class.
func wordOf(class reflect.Type, i int) reflect.Value {
	v := reflect.New(class).Elem()
	v.SetUint(uint64(i))
	return v
}

// words lists the phrases of game text, and the words of its closed classes.
func words(e *env, args []string) int {
	f := e.flags()
	code := f.String("lang", "", "show also the phrase in this language: fr")
	rest, status, stop := e.parse(f, args)
	if stop {
		return status
	}
	u, kind := usesIn(e.catalog()), ""
	line := func(of string, n int, en, fr string) {
		if len(rest) > 0 && !strings.Contains(en, strings.Join(rest, " ")) {
			return
		}
		if of != kind {
			kind = of
			fmt.Fprintln(e.out, kind+":")
		}
		fmt.Fprintf(e.out, "  %4d  %s\n", n, en)
		if *code == "fr" {
			fmt.Fprintf(e.out, "        %s\n", fr)
		}
	}
	for _, p := range gametext.Phrases() {
		line(p.Interface, u.phrases[p.Type], p.En, p.Fr)
	}
	for _, c := range gametext.Classes() {
		for i := range gametext.Values(c) {
			w := wordOf(c, i).Interface()
			line("words of "+c.Name(), u.words[w], gametext.Print(w, card.English), gametext.Print(w, card.French))
		}
	}
	fmt.Fprintln(e.out, "words: "+u.tallyWords())
	return fine
}
