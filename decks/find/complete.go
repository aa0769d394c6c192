package find

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// A Completion is what may be typed at a place of a line: it takes the place of some bytes.
type Completion struct {
	From, To int
	Insert   string
	What     card.Text // what it is: a field and what may stand after it, a title, a type ...
}

// maxCompletions are shown at most, for up to maxWords words before the one being written.
const (
	maxCompletions = 12
	maxWords       = 8
)

// Complete lists what may be typed where the cursor stands: the words of a field after its
// name, else fields and titles.
func (ix *Index) Complete(line string, at int, lang card.Lang) []Completion {
	at = max(0, min(at, len(line), maxLine))
	for at > 0 && at < len(line) && !utf8.RuneStart(line[at]) {
		at--
	}
	from := at
	for from > 0 && !strings.ContainsRune(" \t\n()\"", rune(line[from-1])) {
		from--
	}
	if q := strings.Count(line[:at], `"`); q%2 == 1 { // within quotes
		from = strings.LastIndexByte(line[:at], '"')
		for from > 0 && !strings.ContainsRune(" \t\n()", rune(line[from-1])) {
			from--
		}
	}
	word := line[from:at]
	if strings.HasPrefix(word, "-") {
		word, from = word[1:], from+1
	}
	for i := range word {
		if _, n := operator(word[i:]); n > 0 && i > 0 {
			if f := fieldNamed(word[:i]); f != nil {
				begin := i + n
				if c := strings.LastIndexByte(word, ','); c >= begin {
					begin = c + 1
				}
				return ix.completeValue(f, word[begin:], from+begin, at, lang)
			}
		}
	}
	if name(word) == "" {
		return nil
	}
	return ix.completeWord(ix.completeWords(line, from, at), word, from, at, lang)
}

// completeWords lists the titles that begin with words before the one that is being written, and
// with it: most of such words first.
func (ix *Index) completeWords(line string, last, to int) (out []Completion) {
	begins := []int{}
	for from := last; from > 0 && len(begins) < maxWords; {
		end := len(strings.TrimRight(line[:from], " \t\n"))
		from = strings.LastIndexAny(line[:end], " \t\n") + 1
		if w := line[from:end]; w == "" || w[0] == '-' || strings.ContainsAny(w, "\"«»():<>=,|") {
			break
		}
		begins = append(begins, from)
	}
	for _, from := range slices.Backward(begins) {
		out = ix.completeTitles(out, strings.Join(strings.Fields(line[from:to]), " "), from, to)
	}
	return out
}

// completeWord adds what a single word may become: the name of a field, or a title.
func (ix *Index) completeWord(out []Completion, word string, from, to int, lang card.Lang) []Completion {
	w, titles := name(word), len(out)
	for _, l := range []card.Lang{lang, 1 - lang} {
		for _, f := range fields {
			for _, n := range f.Names[l] {
				if len(n) < 2 || !strings.HasPrefix(name(n), w) {
					continue
				}
				if l != lang { // a word of the other language finds the field, whose name is ours
					n = f.Names[lang][0]
				}
				if !slices.ContainsFunc(out, func(c Completion) bool { return c.Insert == n+":" || c.What == f.Help }) {
					out = append(out, Completion{From: from, To: to, Insert: n + ":", What: f.Help})
					break
				}
			}
		}
	}
	out = out[:min(len(out), titles+maxCompletions/2, maxCompletions)]
	return ix.completeTitles(out, word, from, to)
}

// completeTitles adds titles that begin so, then those of which a word does.
func (ix *Index) completeTitles(out []Completion, word string, from, to int) []Completion {
	w := strings.TrimRight(fold(strings.Trim(word, `"`)), " ")
	if w == "" {
		return out
	}
	what := card.T("title", "titre")
	for _, begins := range []bool{true, false} {
		last := ""
		for i, t := range ix.cat.Titles() {
			if len(out) >= maxCompletions {
				return out
			}
			at := strings.Index(ix.listed[i], w)
			if t == last || at < 0 || (at == 0) != begins {
				continue
			}
			last = t
			if insert := `"` + t + `"`; !slices.ContainsFunc(out, func(c Completion) bool { return c.Insert == insert }) {
				out = append(out, Completion{From: from, To: to, Insert: insert, What: what})
			}
		}
	}
	return out
}

func (ix *Index) completeValue(f *Field, word string, from, to int, lang card.Lang) (out []Completion) {
	w := strings.TrimSpace(catalog.Fold(word))
	add := func(insert string, what card.Text) {
		if len(out) < maxCompletions {
			out = append(out, Completion{From: from, To: to, Insert: insert, What: what})
		}
	}
	switch {
	case f.vocabulary != nil:
		for _, e := range ix.listing(f, w, lang) {
			add(quotedIfNeeded(e), f.What)
		}
	case f.flag != nil:
		for _, s := range []card.Text{card.T("yes", "oui"), card.T("no", "non")} {
			if strings.HasPrefix(s[lang], w) {
				add(s[lang], f.What)
			}
		}
	case f.sorts:
		for _, by := range fields {
			if n := by.Names[lang][0]; by.Sorts() && strings.HasPrefix(name(n), strings.TrimPrefix(w, "-")) {
				sign := ""
				if strings.HasPrefix(word, "-") {
					sign = "-"
				}
				add(sign+n, by.What)
			}
		}
	case f.relation != nil && w != "":
		seen := map[string]bool{} // a type and a characteristic may have one name
		for _, n := range ix.nounOrder() {
			kind := n.names[lang]
			if !seen[kind] && strings.HasPrefix(catalog.Fold(kind), w) && len(out) < maxCompletions/2 {
				seen[kind] = true
				add(quotedIfNeeded(kind), card.T("kind of card", "genre de carte"))
			}
		}
		out = ix.completeTitles(out, word, from, to)
	case f.Key == "title":
		out = ix.completeTitles(out, word, from, to)
	}
	return out
}

// listing is the words of a field that fit what was written of one, in the order of the alphabet: those that
// begin so first, then those of which a later word does.
func (ix *Index) listing(f *Field, w string, lang card.Lang) []string {
	var fit [2][]string
	for _, e := range ix.vocabularies[f.Key]().entries {
		n := catalog.Fold(e.names[lang])
		if first, _ := utf8.DecodeRuneInString(n); w == "" && !unicode.IsLetter(first) {
			continue // of all there are, the numbered ones and signs tell the least
		}
		switch at := strings.Index(" "+n, " "+w); {
		case at == 0 || at < 0 && strings.HasPrefix(catalog.Fold(e.names[1-lang]), w):
			fit[0] = append(fit[0], e.names[lang])
		case at > 0:
			fit[1] = append(fit[1], e.names[lang])
		}
	}
	for _, list := range fit {
		slices.SortStableFunc(list, func(a, b string) int { return strings.Compare(catalog.Fold(a), catalog.Fold(b)) })
	}
	return append(fit[0], fit[1]...)
}
