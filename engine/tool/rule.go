package tool

import (
	"fmt"
	"io"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/rulebook"
)

// rule prints a paragraph of the rulebook, or the paragraphs that words find.
func rule(e *env, args []string) int {
	f := e.flags()
	code := f.String("lang", "en", "language: en or fr")
	all := f.Bool("all", false, "list everything that the words find")
	rest, status, stop := e.parse(f, args)
	if stop {
		return status
	}
	lang, good := e.lang(*code)
	if !good {
		return usage
	}
	query := strings.Join(rest, " ")
	if query == "" {
		return e.bad("which rule? An id such as deploy.presence-or-icon, or words")
	}
	if printRule(e.out, query, lang, *all) {
		return fine
	}
	return finding
}

// listed is how many other paragraphs are named below the best one.
const listed = 8

// printRule prints the paragraph of an id, or the best that words find and the
// names of others. It tells whether there is one.
func printRule(w io.Writer, query string, lang card.Lang, all bool) bool {
	book := rulebook.Embedded()
	if i := book.Lookup(query); i != nil {
		printItem(w, i, lang)
		return true
	}
	found := book.Search(query, lang)
	if len(found) == 0 {
		fmt.Fprintf(w, card.T("nothing in the rulebook says %q", "rien dans les règles ne dit « %s »")[lang], query)
		if near := catalog.Nearest(query, ruleIDs(book)); near != "" {
			fmt.Fprintf(w, card.T("; did you mean %q?", " ; vouliez-vous dire « %s » ?")[lang], near)
		}
		fmt.Fprintln(w)
		return false
	}
	printItem(w, found[0], lang)
	if found = found[1:]; len(found) == 0 {
		return true
	}
	fmt.Fprintln(w, card.T("\nOthers:", "\nAutres :")[lang])
	shown := found
	if !all {
		shown = found[:min(listed, len(found))]
	}
	for _, i := range shown {
		fmt.Fprintf(w, "  %-34s %s\n", i.ID, i.Title[lang])
	}
	if n := len(found) - len(shown); n > 0 {
		fmt.Fprintf(w, card.T("  and %d more\n", "  et %d de plus\n")[lang], n)
	}
	return true
}

func ruleIDs(book *rulebook.Book) []string {
	ids := make([]string, len(book.Items()))
	for n, i := range book.Items() {
		ids[n] = i.ID
	}
	return ids
}

// printItem prints a paragraph in lines of 76 letters; references are ids.
func printItem(w io.Writer, i *rulebook.Item, lang card.Lang) {
	place := fmt.Sprintf("%d. %s", i.Chapter.No, i.Chapter.Title[lang])
	if i.Section[lang] != "" {
		place += " · " + i.Section[lang]
	}
	fmt.Fprintf(w, "%s\n%s %s   (%s)\n", place, i.Number(), i.Title[lang], i.ID)
	for n, p := range i.Body[lang] {
		if n > 0 {
			fmt.Fprintln(w)
		}
		var b strings.Builder
		if p.House {
			b.WriteString(card.T("House reading: ", "Lecture de cette table : ")[lang])
		}
		for _, s := range p.Spans {
			b.WriteString(s.Text)
		}
		printFilled(w, b.String())
	}
}

// printFilled prints text in lines; a space that must not be broken is none.
func printFilled(w io.Writer, text string) {
	line := " "
	for word := range strings.SplitSeq(text, " ") {
		if len([]rune(line))+1+len([]rune(word)) > 78 && line != " " {
			fmt.Fprintln(w, line)
			line = " "
		}
		line += " " + word
	}
	fmt.Fprintln(w, line)
}
