package gametext

import (
	"reflect"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// filter prints the cards a filter picks. In French "many" are said without an article,
// as after "number of", and of "each" all of them are meant: "your Jedi" is "chacun de
// vos Jedi".
func (w *writer) filter(f *Filter, space bool, join string) {
	switch {
	case w.l == 0:
		w.put(f.english(), space)
		return
	case join == "each" && f.Det == DetNone && f.Owner == Yours && !f.Many && len(f.Titles) == 0:
		g := *f
		g.Det = DetEach
		f = &g
	}
	w.frenchFilter(f, space, join == "many")
}

// frenchFilter prints determiner, noun, what agrees with it, and the rest.
func (w *writer) frenchFilter(f *Filter, space, bare bool) {
	many, fem := f.nounMany(), f.fem()
	if f.Det == DetNone && f.Owner == Yours && len(f.Titles) == 0 {
		many = true // un de vos aliens
	}
	if f.Det == DetThis && !f.hasCore() {
		w.put("cette carte", space)
	} else {
		first := fem
		if len(f.Nouns) == 0 && len(f.Or) > 0 {
			first = f.Or[0].fem()
		}
		det := f.frenchDet(many, first)
		if bare {
			det = strings.TrimPrefix(strings.TrimPrefix(det, "les"), " ")
		}
		w.put(det, space)
		w.frenchCore(f, many, det, space || det != "")
	}
	if len(f.Except) > 0 {
		w.put("sauf", true)
		for i := range f.Except {
			g := &f.Except[i]
			switch {
			case i == 0:
			case i < len(f.Except)-1:
				w.put(",", false)
			default:
				w.put("et", true)
			}
			if len(g.Titles) == 0 {
				w.put("les", true)
			}
			w.frenchCore(g, true, "", true)
			w.posts(g, agreement{fem: g.fem(), many: true})
		}
	}
	w.posts(f, agreement{fem: fem, many: many})
}

func (w *writer) posts(f *Filter, host agreement) {
	for _, p := range f.Posts {
		w.spaced(reflect.ValueOf(p), "", host, true)
	}
}

// frenchDet is everything before the noun. It is long because each determiner has
// its case, with an owner and without.
func (f *Filter) frenchDet(many, fem bool) string {
	pick := func(m, f string) string {
		if fem {
			return f
		}
		return m
	}
	other := ""
	if f.Another {
		other = " autre"
		if many {
			other = " autres"
		}
	}
	yours := f.Owner == Yours
	of := "de vos"
	if !yours {
		of = "de"
	}
	vowel := func(m, v string) string { // before a masculine word
		if !fem && other == "" && startsWithVowel(f.frenchFirst(many)) {
			return v
		}
		return pick(m, "cette")
	}
	switch f.Det {
	case DetA:
		return pick("un", "une") + other
	case DetAny:
		if yours {
			return pick("n'importe lequel", "n'importe laquelle") + " de vos" + other
		}
		return pick("n'importe quel", "n'importe quelle") + other
	case DetEach:
		if yours {
			return pick("chacun", "chacune") + " de vos" + other
		}
		return "chaque" + other
	case DetAll:
		if yours {
			return pick("tous", "toutes") + " vos" + other
		}
		return pick("tous", "toutes") + " les" + other
	case DetCount:
		switch {
		case f.N == 1 && yours:
			return pick("un", "une") + other + " de vos"
		case f.N == 1 && f.Owner != Anybodys:
			return pick("un", "une") + other + " des"
		case f.N == 1:
			return pick("un", "une") + other
		case yours:
			return itoa(f.N) + " de vos" + other
		}
		return itoa(f.N) + other
	case DetUpTo:
		if yours {
			return "jusqu'à " + itoa(f.N) + " de vos" + other
		}
		return "jusqu'à " + itoa(f.N) + other
	case DetAtLeast:
		if yours {
			return "au moins " + itoa(f.N) + " de vos" + other
		}
		return "au moins " + itoa(f.N) + other
	case DetAnyNumber:
		return "n'importe quel nombre " + of + other
	case DetThat:
		return vowel("ce", "cet") + other
	case DetThose:
		return "ces" + other
	case DetThis:
		return vowel("ce", "cet") + other
	}
	return f.frenchBareDet(other, pick)
}

// frenchBareDet is what French says where English has no determiner. One of your
// cards is "un de vos"; a title has no article.
func (f *Filter) frenchBareDet(other string, pick func(m, f string) string) string {
	yours, named := f.Owner == Yours, len(f.Titles) > 0 && len(f.Nouns) == 0
	switch {
	case yours && named:
		return "votre" + other
	case yours && f.Many:
		return "vos" + other
	case yours && f.Another:
		return pick("un autre de vos", "une autre de vos")
	case yours:
		return pick("un de vos", "une de vos")
	case named:
		return ""
	case f.Many:
		return "les" + other
	case f.Owner != Anybodys:
		return pick("un", "une") + other
	}
	return strings.TrimSpace(other)
}

// frenchFirst is the word that follows the determiner.
func (f *Filter) frenchFirst(many bool) string {
	switch {
	case len(f.Nouns) > 0:
		return nounOf(f.Nouns[len(f.Nouns)-1]).french(many)
	case len(f.Or) > 0:
		return f.Or[0].frenchFirst(many)
	case len(f.Titles) > 0:
		return quoted(f.Titles[0], 1)
	}
	return "carte"
}

// frenchCore prints nouns and adjectives. The noun that English puts last comes
// first; what describes it follows and agrees.
func (w *writer) frenchCore(f *Filter, many bool, det string, space bool) {
	agr := agreement{fem: f.fem(), many: many}
	switch {
	case len(f.Nouns) > 0:
		last := len(f.Nouns) - 1
		w.put(nounOf(f.Nouns[last]).french(many), space)
		for _, n := range f.Nouns[:last] {
			w.put(nounOf(n).modifier(agr), true)
		}
		if len(f.Or) > 0 {
			w.alternatives(f, many, "", agr)
		}
	case len(f.Or) > 0:
		w.alternatives(f, many, det, agr)
	default:
		for i, t := range f.Titles {
			if i > 0 {
				if i < len(f.Titles)-1 {
					w.put(",", false)
				} else {
					w.put("ou", true)
				}
			}
			w.put(quoted(t, 1), space || i > 0)
		}
	}
	for _, a := range slices.Backward(f.Adj) {
		w.put(frenchAdj(a, agr), true)
	}
	if f.Owner == TheOpponents {
		w.put(agr.choose([]string{"adverse", "adverses"}), true)
	}
	if f.System != "" {
		w.put("de", true)
		w.put(quoted(f.System, 1), true)
	}
}

// alternatives prints "a ou b"; after a noun they describe it. A determiner is said
// again when the gender changes.
func (w *writer) alternatives(f *Filter, many bool, det string, agr agreement) {
	for i := range f.Or {
		g := &f.Or[i]
		if i > 0 {
			if i < len(f.Or)-1 {
				w.put(",", false)
			} else {
				w.put("ou", true)
			}
			if (det == "un" || det == "une" || det == "ce" || det == "cet" || det == "cette") && len(g.Titles) == 0 {
				h := *f
				h.Nouns, h.Or = nil, []Filter{*g}
				w.put(h.frenchDet(many, g.fem()), true)
			}
		}
		if len(f.Nouns) > 0 && len(g.Nouns) == 1 && len(g.Adj) == 0 {
			w.put(nounOf(g.Nouns[0]).modifier(agr), true)
		} else {
			w.frenchCore(g, many, "", true)
		}
		w.posts(g, agreement{fem: g.fem(), many: many})
	}
}

// fem tells whether the filter's noun is feminine in French.
func (f *Filter) fem() bool {
	switch {
	case len(f.Nouns) > 0:
		return nounOf(f.Nouns[len(f.Nouns)-1]).Fem
	case len(f.Or) > 0:
		for i := range f.Or {
			if !f.Or[i].fem() {
				return false
			}
		}
		return true
	}
	return len(f.Titles) == 0 // cette carte
}

// french is the noun itself.
func (n *Noun) french(many bool) string {
	if many {
		return n.FrPlural
	}
	return n.Fr
}

// modifier is the noun where it describes another: "pilote impérial", "voleur jawa".
func (n *Noun) modifier(a agreement) string {
	if n.FrAdj != "" {
		return a.choose(strings.Split(n.FrAdj, "|"))
	}
	s := n.french(a.many)
	r, size := utf8.DecodeRuneInString(s)
	if !strings.ContainsAny(s, "- '") {
		s = string(unicode.ToLower(r)) + s[size:]
	}
	return s
}

func frenchAdj(word string, a agreement) string {
	if adj := adjectiveOf(word); adj != nil {
		return a.choose(strings.Split(adj.Fr, "|"))
	}
	rest := strings.TrimPrefix(word, "non-")
	if adj := adjectiveOf(rest); adj != nil {
		return "non " + a.choose(strings.Split(adj.Fr, "|"))
	}
	return "non " + nounOf(rest).modifier(a)
}
