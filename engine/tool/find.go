package tool

import (
	"fmt"
	"strings"
	"unicode/utf8"

	finder "cantina/decks/find"
	"cantina/engine/card"
	"cantina/engine/catalog"
)

// findCards prints the cards that a query finds, what was understood of it, and what was not.
func findCards(e *env, args []string) int {
	f := e.flags()
	code := f.String("lang", "en", "language: en or fr")
	most := f.Int("n", 40, "print so many at most, 0 all")
	var words []string
	for len(args) > 0 { // "-set:hoth" is part of a query
		if n := len(args) - 1; args[0] == "-lang" && n > 0 || args[0] == "-n" && n > 0 {
			if f.Parse(args[:2]) != nil {
				return usage
			}
			args = args[2:]
			continue
		}
		words = append(words, args[0])
		args = args[1:]
	}
	lang, good := e.lang(*code)
	if !good {
		return usage
	}
	if len(words) == 0 {
		return e.bad("what is to be found? right: cards find 'type:alien power>=3'")
	}
	cat, line := e.catalog(), strings.Join(words, " ")
	ix := finder.Of(cat)
	q := ix.Parse(line, lang)
	fmt.Fprintln(e.out, q.Said(lang))
	if note := q.Note(lang); note != "" {
		fmt.Fprintln(e.out, note)
	}
	for _, m := range q.Mistakes {
		fmt.Fprintf(e.out, "  %s\n  %s%s %s\n", line, strings.Repeat(" ", utf8.RuneCountInString(line[:m.From])),
			strings.Repeat("^", max(1, utf8.RuneCountInString(line[m.From:m.To]))), m.Text[lang])
		if m.Instead != "" {
			fmt.Fprintf(e.out, "    "+card.T("did you mean %s?", "vouliez-vous dire %s ?")[lang]+"\n", m.Instead)
		}
	}
	found := ix.Find(q)
	shown := found
	if *most > 0 {
		shown = found[:min(*most, len(found))]
	}
	for _, k := range shown {
		fmt.Fprintln(e.out, row(k, lang))
	}
	if n := len(found) - len(shown); n > 0 {
		fmt.Fprintf(e.out, card.T("and %d more (-n 0 prints all)", "et %d de plus (-n 0 les montre toutes)")[lang]+"\n", n)
	}
	if len(found) == 0 {
		return finding
	}
	return fine
}

// row is a card as a line of a table.
func row(k *catalog.Card, lang card.Lang) string {
	state := " "
	if !k.Whole() {
		state = "·" // not playable yet
	}
	var stats []string
	for _, s := range []card.Stat{card.Destiny, card.Deploy, card.Power, card.Ability, card.Forfeit} {
		text := "-"
		if n := k.Num[s]; n.Has {
			text = n.N.String()
		} else if k.Signs[s] != "" {
			text = k.Signs[s]
		}
		stats = append(stats, fmt.Sprintf("%4s", text))
	}
	return fmt.Sprintf("%s%-6s %s  %s  %s%s", state, k.Number, strings.Join(stats, ""), card.SideNames[k.Side][lang][:2], k.Marks()+k.Title, ", "+kindAndType(k, lang))
}
