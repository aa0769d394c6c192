package gametext

import "strings"

// What French says before a noun.

// detNo stands for "none of your droids": the filter of a condition that none meets.
const detNo Det = 255

// frenchDet is everything before the noun. It is long because each determiner has
// its case, with an owner and without.
func (f *Filter) frenchDet(many, fem bool) string {
	pick := func(m, f string) string {
		if fem {
			return f
		}
		return m
	}
	if f.anything() {
		return ""
	}
	other, of, yours := f.frenchOther(many), "", f.Owner == Yours
	if yours {
		of = " de vos"
	}
	vowel := func(m, v string) string { // before a masculine word
		if !fem && other == "" && startsWithVowel(f.frenchFirst(many)) {
			return v
		}
		return pick(m, "cette")
	}
	switch f.Det {
	case detNo:
		return pick("aucun", "aucune") + of + other
	case DetA:
		switch {
		case !f.Another && len(f.Nouns) == 0 && len(f.Or) > 0 && f.Or[0].named():
			return ""
		case f.definite():
			return pick("le", "la") + other
		}
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
		if f.Owner == TheOpponents {
			return pick("chacun", "chacune") + " des" + other
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
		}
		return itoa(f.N) + of + other
	case DetUpTo:
		return "jusqu'à " + itoa(f.N) + of + other
	case DetAtLeast:
		return "au moins " + itoa(f.N) + of + other
	case DetThatMany:
		if yours {
			return "autant de vos" + other
		}
		return "autant de" + other
	case DetAnyNumber:
		if yours {
			return "n'importe quel nombre de vos" + other
		}
		return "n'importe quel nombre de" + other
	case DetThat, DetThis:
		if f.Decided() {
			return pick("le", "la") + other
		}
		return vowel("ce", "cet") + other
	case DetThose:
		return "ces" + other
	}
	return f.frenchBareDet(other, pick)
}

// Decided tells whether a duel has made one card what the noun says: "le perdant".
func (f *Filter) Decided() bool {
	return len(f.Nouns) == 1 && (f.Nouns[0] == "winner" || f.Nouns[0] == "loser")
}

// frenchOther is the word for "other", after a space.
func (f *Filter) frenchOther(many bool) string {
	switch {
	case !f.Another:
		return ""
	case many:
		return " autres"
	}
	return " autre"
}

// frenchBareDet is what French says where English has no determiner. One of your
// cards is "un de vos"; a title has no article.
func (f *Filter) frenchBareDet(other string, pick func(m, f string) string) string {
	yours, named := f.Owner == Yours, f.named()
	if len(f.Nouns) == 0 && len(f.Or) > 0 && f.Or[0].named() {
		named = true
	}
	switch {
	case yours && (named || f.superlative() || f.definite() && !f.Many):
		return "votre" + other
	case yours && f.Many:
		return "vos" + other
	case yours && f.Another:
		return pick("un autre de vos", "une autre de vos")
	case yours:
		return pick("un de vos", "une de vos")
	case named:
		return strings.TrimSpace(other)
	case f.Many:
		return "les" + other
	case f.definite() || f.superlative():
		return pick("le", "la") + other
	}
	return pick("un", "une") + other
}

// named tells whether titles pick the cards.
func (f *Filter) named() bool { return len(f.Titles) > 0 && len(f.Nouns) == 0 }

// superlative tells whether there is only one such card.
func (f *Filter) superlative() bool {
	if f.Many {
		return false
	}
	for _, a := range f.Adj {
		if a == "highest-ability" || a == "nearest" {
			return true
		}
	}
	return false
}

// definite tells whether only one card can be meant: the one that carries this card, or
// the location that is here or where this card is.
func (f *Filter) definite() bool {
	for _, p := range f.Posts {
		switch p := p.(type) {
		case ToThis:
			switch p.Does {
			case ThisAboard, CarryingThis, ThisTargets:
				return true
			case ThisPilots, ThisDrives:
				return !f.named()
			}
		case Stands:
			if p.How == Driving || p.How == Piloting {
				return p.Cards.itself()
			}
		case Where:
			return p.Are == AreThere && p.Cards.itself() && !f.named()
		case Here:
			g := f
			if len(f.Nouns) == 0 && len(f.Or) > 0 {
				g = &f.Or[0]
			}
			return f.Det == DetNone && len(g.Nouns) > 0 && nounOf(g.Nouns[len(g.Nouns)-1]).lies("location")
		}
	}
	return false
}

// itself tells whether the card that carries the text is meant.
func (f *Filter) itself() bool { return f.Det == DetThis && !f.hasCore() }

// lies tells whether a noun is another or lies in it.
func (n *Noun) lies(in string) bool {
	for ; ; n = nounOf(n.In) {
		if n.Word == in {
			return true
		}
		if n.In == "" {
			return false
		}
	}
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

// repeated tells whether a determiner is said again before each alternative: "un espion
// ou un pilote", but "un de vos espions ou pilotes".
func repeated(det string) bool {
	switch det {
	case "un", "une", "le", "la", "ce", "cet", "cette":
		return true
	}
	return false
}
