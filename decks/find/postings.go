package find

import (
	"maps"
	"slices"
	"sort"
	"strings"
)

// postings say of every word of some texts in which of them it is, so that a word is found
// without reading them.
type postings struct {
	texts []string // folded, a space before and after
	words []string // sorted
	in    [][]uint16

	run string // the words, with a space after each
	at  []int  // where each begins there
}

func post(texts []string) *postings {
	p := &postings{texts: texts}
	in := map[string][]uint16{}
	for i, text := range texts {
		for w := range strings.FieldsSeq(text) {
			if list := in[w]; len(list) == 0 || list[len(list)-1] != uint16(i) {
				in[w] = append(list, uint16(i))
			}
		}
	}
	p.words = slices.Sorted(maps.Keys(in))
	var run strings.Builder
	for _, w := range p.words {
		p.in = append(p.in, in[w])
		p.at = append(p.at, run.Len())
		run.WriteString(w + " ")
	}
	p.run = run.String()
	return p
}

// add adds to a set the texts that have the words of a value, one after the other: the last
// need only begin so, unless it is exact.
func (p *postings) add(to set, v *value) {
	words := strings.Fields(v.words)
	if len(words) == 0 {
		return
	}
	found := make(set, len(to))
	for n, w := range words {
		these := make(set, len(to))
		from := sort.SearchStrings(p.words, w)
		whole := n < len(words)-1 || v.exact
		for i := from; i < len(p.words) && strings.HasPrefix(p.words[i], w) && !(whole && i > from); i++ {
			if whole && p.words[i] != w {
				break
			}
			for _, at := range p.in[i] {
				these.add(int(at))
			}
		}
		if n == 0 {
			found = these
		} else {
			found.and(these)
		}
	}
	if len(words) == 1 {
		to.or(found)
		return
	}
	found.each(func(i int) {
		if holds(p.texts[i], v, false) {
			to.add(i)
		}
	})
}

// within adds to a set the texts that have some words, folded, of which the first may begin and
// the last may end in the midst of a word.
func (p *postings) within(to set, words string) {
	longest := ""
	for w := range strings.FieldsSeq(words) {
		if len(w) > len(longest) {
			longest = w
		}
	}
	if longest == "" {
		return
	}
	found := make(set, len(to))
	for from := 0; ; {
		i := strings.Index(p.run[from:], longest)
		if i < 0 {
			break
		}
		n := sort.SearchInts(p.at, from+i+1) - 1 // the word that begins last before it
		for _, at := range p.in[n] {
			found.add(int(at))
		}
		from = p.at[n] + len(p.words[n])
	}
	if longest == words {
		to.or(found)
		return
	}
	found.each(func(i int) {
		if strings.Contains(p.texts[i], words) {
			to.add(i)
		}
	})
}
