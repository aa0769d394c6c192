package gametext

import (
	"bytes"
	"reflect"
	"slices"
	"strings"
)

// filter prints the cards a filter picks. In French "many" are said without an article,
// as after "number of", nor is one card that is not there ("bare"); of "each" all of them are meant: "your Jedi" is "chacun de vos
// Jedi"; of "none" nobody: "aucun de vos Jedi"; and "que" compares with each of them:
// "que « Luke » ou que « Han »".
func (w *writer) filter(f *Filter, space bool, join string) {
	if w.l == 0 {
		w.put(f.english(), space)
		return
	}
	g := *f
	if len(f.Or) == 1 && len(f.Nouns)+len(f.Adj)+len(f.Except) == 0 && f.Det == DetNone && f.Owner == Anybodys && f.System == "" {
		g = f.Or[0] // English only puts brackets around it
		g.Posts = append(slices.Clone(g.Posts), f.Posts...)
	}
	switch {
	case join == "each" && f.Det == DetNone && f.Owner == Yours && !f.Many && !f.named() && !f.definite():
		g.Det = DetEach
	case join == "none" && f.someone():
		g.Det = detNo
	}
	prep := ""
	if join == "que" {
		w.put("que", space)
		space, prep = true, "que"
	} else if last := w.lastWord(); space && (last == "de" || last == "à") {
		prep = last
	}
	w.frenchFilter(&g, space, join == "many" || join == "bare" && f.someone() && f.Owner == Anybodys, prep)
}

// someone tells whether a filter finds one card of several: none of them is said with
// "aucun".
func (f *Filter) someone() bool {
	return (f.Det == DetNone && !f.Many || f.Det == DetA) && f.hasCore() && !f.named()
}

// frenchFilter prints determiner, noun, what agrees with it, and the rest. Prep is the
// preposition before it, which each alternative repeats.
func (w *writer) frenchFilter(f *Filter, space, bare bool, prep string) {
	many, fem := f.nounMany(), f.fem()
	rest := agreement{fem: fem, many: many, named: f.named()}
	switch {
	case f.Det == DetNone && f.Owner == Yours && !f.named() && !f.superlative() && !f.definite() && !(len(f.Nouns) == 0 && len(f.Or) > 0 && f.Or[0].named()):
		many = true // un de vos aliens présent
	case f.Det == DetCount && f.N == 1:
		rest.many = false
	case f.Det == detNo:
		many = f.Owner == Yours
		rest.many = many
	}
	switch {
	case f.itself():
		w.self(space)
	case f.Det == DetThat && slices.Equal(f.Nouns, []string{"card"}) && f.Owner == Anybodys:
		w.callThat(f, space)
	default:
		w.latest = 0
		if f.Det != DetA {
			w.told = 0
		}
		first := fem
		if len(f.Nouns) == 0 && len(f.Or) > 0 {
			first = f.Or[0].fem()
		}
		det := f.frenchDet(many, first)
		if bare {
			det = strings.TrimPrefix(strings.TrimPrefix(det, "les"), " ")
			if det == "un" || det == "une" {
				det = ""
			}
		}
		if f.oneOfTitle() {
			det = "la carte"
		}
		w.put(det, space)
		space = space || det != ""
		if f.named() && many && det != "" {
			w.put("cartes", space) // "chacune de vos cartes « Vader »"
			space, prep = true, ""
		}
		w.frenchCore(f, many, det, space, prep)
	}
	switch one := !rest.many && !f.anything(); {
	case one && f.plainExcept():
		near, far := f.closePosts()
		w.posts(near, rest)
		aside := len(f.Except) > 0 && slices.ContainsFunc(near.Posts, func(p Post) bool { _, tied := p.(ToThis); return tied })
		w.comma = w.comma || aside // "le rebelle que cette carte cible, autre que « Luke », ..."
		w.otherThan(f)
		w.comma = w.comma || aside
		w.posts(far, rest)
	case one:
		w.posts(f, rest)
		w.otherThan(f)
	default:
		w.posts(f, rest)
		w.sauf(f)
	}
}

// plainExcept tells whether what is left out is said in so few words that it stands beside
// the noun: "un véhicule autre qu'un véhicule créature présent à un site".
func (f *Filter) plainExcept() bool {
	return !slices.ContainsFunc(f.Except, func(g Filter) bool { return len(g.Posts) > 0 })
}

// closePosts parts what says which card is meant, and stands before "autre que", from where
// it is.
func (f *Filter) closePosts() (near, far *Filter) {
	a, b := *f, *f
	a.Posts, b.Posts = nil, nil
	for _, p := range f.Posts {
		switch p.(type) {
		case WithStat, ToThis:
			a.Posts = append(a.Posts, p)
		default:
			b.Posts = append(b.Posts, p)
		}
	}
	return &a, &b
}

// oneOfTitle tells whether a title is narrowed to one of several cards of that title:
// "la carte « Big One » connexe à cette carte".
func (f *Filter) oneOfTitle() bool {
	return f.named() && f.Det == DetNone && f.Owner == Anybodys && slices.ContainsFunc(f.Posts, func(p Post) bool {
		at, is := p.(Stands)
		return is && at.How == RelatedTo
	})
}

// callThat says a card that was found before; where its name was said and the verb is the last
// word, with a pronoun before the verb: "vous pouvez la déployer".
func (w *writer) callThat(f *Filter, space bool) {
	if name := w.called[f.Ref]; f.Ref > 0 && name != "" && w.told == f.Ref && w.pronoun(name) {
		return
	}
	w.put(w.thatCard(f), space)
	if w.told = 0; f.Ref > 0 && w.called[f.Ref] != "" {
		w.told = f.Ref
	}
}

// pronoun puts "la" or "le" before the infinitives that the clause ends with, if it ends so.
func (w *writer) pronoun(name string) bool {
	at := max(bytes.LastIndex(w.b, []byte(nbsp+": ")), bytes.LastIndex(w.b, []byte(nnbsp+"; ")), bytes.LastIndex(w.b, []byte("pouvez ")))
	if at < 0 {
		return false
	}
	at += bytes.IndexByte(w.b[at:], ' ') + 1
	verbs := strings.Split(string(w.b[at:]), " ")
	article, _, _ := strings.Cut(name, " ")
	for i, v := range verbs {
		switch {
		case infinitive(v) && startsWithVowel(v):
			verbs[i] = "l'" + v
		case infinitive(v):
			verbs[i] = article + " " + v
		case v != "et" && v != "en" && v != "main":
			return false
		}
	}
	w.b = append(w.b[:at], strings.Join(verbs, " ")...)
	return true
}

// infinitive tells whether a word is a verb such as "prendre".
func infinitive(word string) bool {
	return strings.HasSuffix(word, "er") || strings.HasSuffix(word, "ir") || strings.HasSuffix(word, "re")
}

// thatCard is how a card is called that was found before, so that nobody takes it for the
// card that carries the text.
func (w *writer) thatCard(f *Filter) string {
	switch i := slices.Index(w.target, f.Ref); {
	case f.Ref > 0 && i < 0 && w.called[f.Ref] != "":
		if w.latest == f.Ref {
			return "celle-ci"
		}
		w.latest = f.Ref
		return w.called[f.Ref]
	case f.Ref == 0 || i < 0:
		return "la carte en question"
	case i < len(w.target)-1:
		return "la première cible"
	}
	return "la cible"
}

// self is the card that carries the text: "elle" where it is already the subject.
func (w *writer) self(space bool) {
	if w.me && w.lastWord() == "avec" {
		w.put("elle", space)
		return
	}
	w.put("cette carte", space)
}

// anything tells whether any card is meant.
func (f *Filter) anything() bool {
	return len(f.Nouns) == 1 && f.Nouns[0] == "anything"
}

// sauf says what is left out of several cards, between commas.
func (w *writer) sauf(f *Filter) {
	for i := range f.Except {
		g := &f.Except[i]
		switch {
		case i == 0:
			w.put(",", false)
			w.put("sauf", true)
		case i < len(f.Except)-1:
			w.put(",", false)
		default:
			w.put("et", true)
		}
		if len(g.Titles) == 0 {
			w.put("les", true)
		}
		w.frenchCore(g, true, "", true, "")
		w.posts(g, agreement{fem: g.fem(), many: true})
	}
	w.comma = w.comma || len(f.Except) > 0
}

// otherThan says what one card may not be.
func (w *writer) otherThan(f *Filter) {
	for i := range f.Except {
		g := &f.Except[i]
		switch {
		case i == 0:
			w.put("autre", true)
		case i < len(f.Except)-1:
			w.put(",", false)
		default:
			w.put("ou", true)
		}
		w.put("que", true)
		if len(g.Titles) == 0 {
			w.put(agreement{fem: g.fem()}.choose([]string{"un", "une", "des", "des"}), true)
		}
		w.frenchCore(g, false, "", true, "")
		w.posts(g, agreement{fem: g.fem()})
	}
}

// posts says where cards are and how they stand, who picks them last: "présent là-bas, au choix
// de l'adversaire".
func (w *writer) posts(f *Filter, host agreement) {
	place := len(f.Nouns) > 0 && nounOf(f.Nouns[len(f.Nouns)-1]).lies("location")
	said := slices.Clone(f.Posts)
	slices.SortStableFunc(said, func(a, b Post) int { return chosen(a) - chosen(b) })
	for i, p := range said {
		w.comma = w.comma || i > 0 && chosen(p) > 0
		if at, same := p.(AtSame); same && at.As != nil && place { // "à un site extérieur, au même site que ..."
			w.comma = true
		}
		if _, stat := p.(WithStat); stat && i > 0 { // "de parsec ≥ 1 et de parsec ≤ 8"
			if _, too := said[i-1].(WithStat); too {
				w.put("et", true)
			}
		}
		w.spaced(reflect.ValueOf(p), "", host, true)
		w.comma = w.comma || i > 0 && chosen(p) > 0
	}
}

// chosen is 1 for the post that says whose choice it is.
func chosen(p Post) int {
	if is, ok := p.(BeIn); ok && is.What == OfTheirChoice {
		return 1
	}
	return 0
}

// frenchCore prints nouns and adjectives. The noun that English puts last comes
// first; what describes it follows and agrees.
func (w *writer) frenchCore(f *Filter, many bool, det string, space bool, prep string) {
	agr := agreement{fem: f.fem(), many: many}
	switch {
	case len(f.Nouns) > 0:
		last := len(f.Nouns) - 1
		w.put(nounOf(f.Nouns[last]).french(many), space)
		for _, n := range f.Nouns[:last] {
			w.put(nounOf(n).modifier(agr), true)
		}
		if len(f.Or) > 0 {
			w.alternatives(f, many, "", agr, true, "")
		}
	case f.oneNoun():
		g := f.Or[0]
		g.System = ""
		w.frenchCore(&g, many, det, space, prep)
		for i := range f.Or {
			w.between(i, len(f.Or), "ou")
			w.put("de", true)
			w.put(quoted(f.Or[i].System, 1), true)
		}
	case len(f.Or) > 0:
		w.alternatives(f, many, det, agr, space, prep)
	default:
		for i, t := range f.Titles {
			w.between(i, len(f.Titles), "ou")
			if i > 0 {
				w.put(prep, true)
			}
			w.put(quoted(t, 1), space || i > 0)
		}
	}
	w.adjectives(f, agr)
	if f.System != "" {
		w.put("de", true)
		w.put(quoted(f.System, 1), true)
	}
}

// adjectives puts those of one word first, then whose the cards are, then those that begin
// with a preposition: "chasseurs uniques adverses de l'escadron Rouge".
func (w *writer) adjectives(f *Filter, agr agreement) {
	var last []string
	for _, a := range slices.Backward(f.Adj) {
		switch said := frenchAdj(a, agr); {
		case strings.HasPrefix(said, "à ") || strings.HasPrefix(said, "de ") || strings.HasPrefix(said, "d'"):
			last = append(last, said)
		default:
			w.put(said, true)
		}
	}
	if f.Owner == TheOpponents {
		w.put(agr.choose([]string{"adverse", "adverses"}), true)
	}
	for _, said := range last {
		w.put(said, true)
	}
}

// between puts what stands before the i-th of n things: a comma, or the word before the
// last.
func (w *writer) between(i, n int, word string) {
	switch {
	case i == 0:
	case i < n-1:
		w.put(",", false)
	default:
		w.put(word, true)
	}
}

// oneNoun tells whether the alternatives are the same noun of several systems: "un site
// de « Hoth » ou d'« Endor »".
func (f *Filter) oneNoun() bool {
	if len(f.Or) < 2 {
		return false
	}
	for i := range f.Or {
		g := &f.Or[i]
		if g.System == "" || len(g.Adj)+len(g.Or)+len(g.Titles)+len(g.Posts)+len(g.Except) > 0 || !slices.Equal(g.Nouns, f.Or[0].Nouns) {
			return false
		}
	}
	return true
}

// alternatives prints "a ou b"; after a noun they describe it. What stands before the
// first is said again before each: the preposition, and a determiner of one card. Of
// cards that are all meant French says "a et b".
func (w *writer) alternatives(f *Filter, many bool, det string, agr agreement, space bool, prep string) {
	word := "ou"
	if f.Det == DetNone && f.Many || f.Det == DetAll || f.Det == DetEach && f.Owner == Yours {
		word = "et"
	}
	whole := det == "les" || det == "vos" || det == "votre" // said again where an alternative has more than a noun
	again, apart := false, false
	for i := range f.Or {
		g := &f.Or[i]
		apart = apart || len(g.Posts)+len(g.Titles) > 0 || g.fem() != f.Or[0].fem()
		again = again || len(g.Posts)+len(g.Adj)+len(g.Titles) > 0
	}
	ofYours := strings.HasSuffix(det, " de vos") || det == "tous les" // said again where one does not do for all
	for i := range f.Or {
		g, several := &f.Or[i], many
		w.between(i, len(f.Or), word)
		if i > 0 {
			titled := len(g.Titles) > 0 && f.Owner != Yours
			article := repeated(det) || det == "" && len(f.Or[0].Titles) > 0 && len(f.Nouns) == 0 || whole && again || ofYours && apart
			if titled || article {
				w.put(prep, true)
			}
			if article && !titled {
				h := *f
				h.Nouns, h.Or, h.Another = nil, []Filter{*g}, false
				own := h.frenchDet(many, g.fem())
				w.put(own, true)
				several = several || strings.HasSuffix(own, " de vos")
			}
		}
		sp := space || i > 0
		if len(f.Nouns) > 0 && len(g.Nouns) == 1 && len(g.Adj) == 0 {
			w.put(nounOf(g.Nouns[0]).modifier(agr), true)
		} else {
			w.frenchCore(g, several && len(g.Titles) == 0, "", sp, "")
		}
		w.posts(g, agreement{fem: g.fem(), many: many, named: g.named()})
	}
}
