package gametext

import (
	"bytes"
	"reflect"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"cantina/engine/card"
)

const (
	nbsp  = "\u00a0" // before : and inside « »
	nnbsp = "\u202f" // before ; ! ?
)

// meet fits s to the French words already written: "de" and "le" make "du", "que"
// and "il" make "qu'il", and a colon keeps its distance. It tells whether a space
// still goes between.
func (w *writer) meet(s string, space bool) (string, bool) {
	if len(w.b) == 0 {
		return s, false
	}
	switch s {
	case ":":
		return nbsp + s, false
	case ";", "!", "?":
		return nnbsp + s, false
	}
	if !space {
		return s, false
	}
	last := w.lastWord()
	if strings.HasPrefix(s, "où ") && (last == "est" || last == "sont" || last == "pas") {
		return "là " + s, true
	}
	if strings.HasPrefix(s, "du dessus") {
		w.topmost()
	}
	if strings.HasSuffix(s, "ce tour-ci") { // it is over: "a été déployée ce tour-ci", "n'a pas été"
		for _, past := range [...][2]string{{"n'est pas", "n'a pas été"}, {"ne sont pas", "n'ont pas été"}, {"est", "a été"}, {"sont", "ont été"}} {
			if before, ends := bytes.CutSuffix(w.b, []byte(" "+past[0])); ends {
				w.b = append(before, " "+past[1]...)
				break
			}
		}
		return s, true
	}
	switch last {
	case "de":
		for _, c := range [...][2]string{{"le ", "du "}, {"les ", "des "}, {"des ", "de "}} {
			if rest, ok := strings.CutPrefix(s+" ", c[0]); ok {
				if c[0] == "des " && rest != "" {
					return w.meet(strings.TrimSuffix(rest, " "), true)
				}
				w.b = w.b[:len(w.b)-len(last)]
				return strings.TrimSuffix(c[1]+rest, " "), false
			}
		}
	case "à":
		for _, c := range [...][2]string{{"le ", "au "}, {"les ", "aux "}} {
			if rest, ok := strings.CutPrefix(s+" ", c[0]); ok {
				w.b = w.b[:len(w.b)-len(last)]
				return strings.TrimSuffix(c[1]+rest, " "), false
			}
		}
	case "du", "au": // of the article apart from its noun
		if startsWithVowel(s) {
			w.b = append(w.b[:len(w.b)-len(last)], map[string]string{"du": "de l'", "au": "à l'"}[last]...)
			return s, false
		}
	case "si":
		if s == "il" || s == "ils" || strings.HasPrefix(s, "il ") || strings.HasPrefix(s, "ils ") {
			w.b[len(w.b)-1] = '\''
			return s, false
		}
		return s, true
	}
	if elides[last] && startsWithVowel(s) {
		w.b[len(w.b)-1] = '\''
		return s, false
	}
	return s, true
}

// topmost makes the cards written last those that lie on top, for there are no others: "une
// carte" is "la carte du dessus", "2 cartes" are "les 2 cartes du dessus".
func (w *writer) topmost() {
	if before, one := bytes.CutSuffix(w.b, []byte("une carte")); one {
		w.b = append(before, "la carte"...)
		return
	}
	before, many := bytes.CutSuffix(w.b, []byte(" cartes"))
	i := bytes.LastIndexByte(before, ' ')
	if !many || i < 0 || bytes.HasSuffix(before[:i], []byte("les")) || bytes.HasSuffix(before[:i], []byte("à")) {
		return
	}
	if n := string(before[i+1:]); strings.Trim(n, "0123456789") == "" {
		w.b = append(before[:i+1], "les "+n+" cartes"...)
	}
}

// elides holds the words that lose their last vowel before another.
var elides = map[string]bool{
	"de": true, "le": true, "la": true, "que": true, "ne": true, "se": true, "je": true,
	"jusque": true, "lorsque": true, "puisque": true, "quoique": true,
}

// frenchArticle prints "la puissance" as "puissance" for {Stat bare} and as "une
// puissance" for {Stat a}. Words after "l'" are taken for feminine.
func frenchArticle(s, join string) string {
	for _, a := range [...][2]string{{"la ", "une "}, {"le ", "un "}, {"les ", "des "}, {"l'", "une "}} {
		if rest, ok := strings.CutPrefix(s, a[0]); ok {
			switch join {
			case "bare": // "le blindage ou la manœuvre": "blindage ou en manœuvre"
				return strings.Replace(rest, " ou la ", " ou en ", 1)
			case "a":
				return a[1] + rest
			}
		}
	}
	return s
}

// paid are the heads that order a price to be paid: French says them last, after all that
// must be so.
var paid = map[reflect.Type]bool{reflect.TypeFor[Pay](): true, reflect.TypeFor[FireFor](): true}

// frenchHeads says the heads, the price last; of conditions "si ... et si ...".
func (w *writer) frenchHeads(heads []Head) {
	heads = slices.Clone(heads)
	slices.SortStableFunc(heads, func(a, b Head) int {
		return rank(a) - rank(b)
	})
	for i, h := range heads {
		switch {
		case i == 0:
		case sideHead(heads[i-1]):
			w.put(":", false)
		case conditional(h) && conditional(heads[i-1]) && !twofold(h) && !(i+1 < len(heads) && conditional(heads[i+1])):
			w.put("et", true)
		default:
			w.put(",", false)
		}
		w.spaced(reflect.ValueOf(h), "", agreement{}, true)
	}
}

// twofold tells whether a head holds two conditions, so that "et" stands between them: "si
// ..., si ... et si ...".
func twofold(h Head) bool {
	x, ok := h.(If)
	_, and := x.If.(And)
	return ok && and
}

func rank(h Head) int {
	if paid[reflect.TypeOf(h)] {
		return 1
	}
	return 0
}

// conditional tells whether a head begins with "si".
func conditional(h Head) bool {
	form := phraseOf[reflect.TypeOf(h)].form[card.French]
	if len(form) == 0 {
		return false
	}
	return form[0].lit == "si" || strings.HasPrefix(form[0].lit, "si ")
}

// relative tells whether a post says in a relative clause which card is meant. As a
// condition it needs something to lean on: "est celui qui porte cette carte".
func relative(x any) bool {
	tie, ok := x.(ToThis)
	_, held := x.(HeldBy)
	at, stands := x.(Stands)
	_, titled := x.(InTitle)
	return ok && tie.Does != ThisEscorts || held || titled || stands && at.How == EquippedWith
}

// lean says "celui" before a relative clause.
func (w *writer) lean(v reflect.Value, host agreement, space bool) {
	if w.l == card.French && v.Type() == postType && !v.IsNil() && relative(v.Elem().Interface()) {
		w.put(host.choose([]string{"celui", "celle", "ceux", "celles"}), space)
	}
}

// lastWord is the last word written, in lower case as only such words meet.
func (w *writer) lastWord() string {
	i := bytes.LastIndexAny(w.b, " \u00a0\u202f'(")
	if i < 0 {
		return string(w.b)
	}
	_, n := utf8.DecodeRune(w.b[i:])
	return string(w.b[i+n:])
}

// aspirated words begin with an h that does not elide.
var aspirated = []string{"hach", "halt", "hangar", "harpon", "hasard", "haut", "héros", "hors", "hoth", "huit", "hutt", "han ", "hologu"}

// startsWithVowel tells whether s is said with a vowel or a silent h at its start,
// looking inside quotation marks.
func startsWithVowel(s string) bool {
	s, title := strings.CutPrefix(s, "«"+nbsp)
	s = strings.ToLower(s)
	r, _ := utf8.DecodeRuneInString(s)
	if r == 'h' {
		if title { // an English word
			return false
		}
		for _, a := range aspirated {
			if strings.HasPrefix(s+" ", a) {
				return false
			}
		}
		return true
	}
	if strings.HasPrefix(s, "onz") || strings.HasPrefix(s, "oui") || strings.HasPrefix(s, "u-") {
		return false
	}
	return unicode.IsLetter(r) && strings.ContainsRune("aeiouàâäéèêëîïôöùûœæ", r)
}
