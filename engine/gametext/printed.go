package gametext

import "strings"

// printed are ways in which printed cards say things and this language does not, with
// ours. They make errors helpful; nothing reads them.
var printed = []struct{ said, ours string }{
	{"when", "while CONDITION, RULE"},
	{"whenever", "if EVENT: STEPS"},
	{"cannot", "may not"},
	{"can", "may"},
	{"for free", "free"},
	{"if not able to otherwise", "if unable to otherwise"},
	{"if not able to do so otherwise", "if unable to otherwise"},
	{"subtract", `a change: "power -1", "your Force drains here are -1"`},
	{"subtracts", `a change: "power -1", "your Force drains here are -1"`},
	{"search", "take CARDS from PILE into hand; reshuffle"},
	{"or", `"either CONDITION or CONDITION"; of nouns "(aliens or droids)"`},
	{"one", "1"},
	{"two", "2"},
	{"three", "3"},
	{"anything he", "anything this"},
	{"anything she", "anything this"},
	{"he", `the card itself is "this", or nothing is said: "power +1"`},
	{"she", `the card itself is "this", or nothing is said: "power +1"`},
	{"it", `the card itself is "this", or nothing is said: "power +1"`},
	{"unless", "while CARDS are not ..., RULE"},
	{"where present", "where this is present"},
	{"of ability", `"with ability > 2"`},
	{"equal", "="},
	{"equals", "="},
	{"plus", "+"},
	{"Force drain", `"your Force drains here are +1"; "if you just initiated a Force drain here: ..."`},
	{"played", `"if a player just played CARDS: ..."`},
	{"was just initiated", `"if a player just initiated a battle: ..."`},
	{"drawn", `"if a player just drew destiny: ..."`},
	{"during each of your", `the phase, then how often: "during your control phase, once per turn: ..."`},
	{"react", `"may deploy as a react", "may move as a react"`},
	{"glance", "peek"},
	{"permanent pilot", "a fact, not a sentence: permanent = ..."},
	{"matching", "a fact, not a sentence: matching = ..."},
}

// ours tells how this language says what begins at a token, as printed cards say it; ""
// if nothing is known.
func (p *parser) ours(at int) string {
	best, say := 0, ""
	for _, x := range printed {
		words := strings.Fields(strings.ToLower(x.said))
		fits := at+len(words) < len(p.toks)
		for i := range words {
			fits = fits && p.toks[at+i].kind != title && p.toks[at+i].low == words[i]
		}
		if fits && len(words) > best {
			best, say = len(words), "print says \""+x.said+"\"; here: "+x.ours
		}
	}
	return say
}
