package rulebook

import (
	"cmp"
	"slices"
	"strings"

	"cantina/engine/card"
)

// searched is an item as Search reads it: folded texts.
type searched struct {
	title, body [card.Langs]string
}

// index folds all texts once.
func (b *Book) index() {
	b.ready = make([]searched, len(b.items))
	for n, i := range b.items {
		s := &b.ready[n]
		for l := range card.Langs {
			s.title[l], s.body[l] = " "+fold(i.Title[l])+" ", " "+fold(plainText(i.Body[l]))+" "
		}
	}
}

// plainText is a text without its styles; a reference is its id.
func plainText(ps []Para) string {
	var text strings.Builder
	for _, p := range ps {
		for _, s := range p.Spans {
			text.WriteString(s.Text)
		}
		text.WriteByte(' ')
	}
	return text.String()
}

// Search finds items by words of their ids, titles and texts, the best first. Every
// word of the query must be found. An id is found by its beginning, a word of a text
// by the beginning of the word; accents and capitals do not matter. A number such as
// "9.7" is that item.
func (b *Book) Search(query string, l card.Lang) []*Item {
	whole := strings.ToLower(strings.TrimSpace(query))
	words := strings.Fields(fold(query))
	if len(words) == 0 {
		return nil
	}
	type found struct {
		item  *Item
		score int
	}
	var out []found
	for n, i := range b.items {
		if s := score(i, &b.ready[n], whole, words, l); s > 0 {
			out = append(out, found{i, s})
		}
	}
	slices.SortStableFunc(out, func(x, y found) int { return cmp.Compare(y.score, x.score) })
	items := make([]*Item, len(out))
	for n, f := range out {
		items[n] = f.item
	}
	return items
}

// score says how well an item fits; 0 if it does not.
func score(i *Item, s *searched, whole string, words []string, l card.Lang) int {
	switch {
	case i.ID == whole || i.Number() == whole:
		return 10000
	case strings.Contains(whole, ".") && strings.HasPrefix(i.ID, whole):
		return 5000 - len(i.ID)
	}
	id := " " + fold(i.ID)
	sum, titled := 0, 0
	for _, w := range words {
		if strings.Contains(s.title[l], " "+w) {
			titled++
		}
		n := 0
		switch {
		case strings.Contains(s.title[l], " "+w+" "):
			n = 60
		case strings.Contains(s.title[l], " "+w):
			n = 40
		case strings.Contains(id, " "+w):
			n = 25
		}
		if k := strings.Count(s.body[l], " "+w); k > 0 {
			n += 5 + min(k, 5)
		}
		if n == 0 {
			return 0
		}
		sum += n
	}
	sum += 40 * titled / max(strings.Count(s.title[l], " ")-1, titled, 1) // a short title says nothing else
	phrase := strings.Join(words, " ")
	switch {
	case s.title[l] == " "+phrase+" ":
		sum += 80
	case len(words) > 1 && strings.Contains(s.title[l]+s.body[l], " "+phrase):
		sum += 30
	}
	if i.Example || i.Term { // the rule itself comes first
		sum = max(sum/2, 1)
	}
	return sum
}

// plain are the letters under their accents.
var plain = strings.NewReplacer("à", "a", "â", "a", "ä", "a", "ç", "c", "é", "e", "è", "e", "ê", "e", "ë", "e", "î", "i", "ï", "i",
	"ô", "o", "ö", "o", "ù", "u", "û", "u", "ü", "u", "œ", "oe")

// fold leaves small letters without accents, figures, and single spaces.
func fold(s string) string {
	s = plain.Replace(strings.ToLower(s))
	s = strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			return r
		}
		return ' '
	}, s)
	return strings.Join(strings.Fields(s), " ")
}
