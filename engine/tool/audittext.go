package tool

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"cantina/engine/card"
	"cantina/engine/rulebook"
)

// refNames are the names that may begin a sentence and still be names: titles of
// several words, personas, systems and species.
func refNames(refs map[string]*ref) map[string]bool {
	names := map[string]bool{}
	for _, r := range refs {
		if strings.Contains(r.Name, " ") {
			names[r.Name] = true
		}
		for _, n := range slices.Concat(r.Engine.Personas, r.Engine.Species, []string{r.Engine.PartOfSystem}) {
			names[n] = true
		}
	}
	delete(names, "")
	return names
}

// numberWords are the number words that matter; "one" is mostly an article.
var numberWords = map[string]string{
	"two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "10",
	"both": "", "twice": "2",
}

// noNames are capitalized words that are no names. The words for types are
// among them because a card calls itself by its type where we say "this"; X, Y and Z
// stand for amounts that we may say in place, and I for who speaks; some are two words that
// the reference ran together.
var noNames = func() map[string]bool {
	m := map[string]bool{}
	for w := range strings.FieldsSeq("randomly force reserve deck used lost pile or interrupt effect device weapon starship vehicle character location " +
		"re-target select destroy add deckreshuffle or light dark side blank starting objective if while double glance for place flip icon when where search x y z i you one") {
		m[w] = true
	}
	return m
}()

// brokenName is a name that the reference breaks after its hyphen: "Qui- Gon", "C- 3PO".
var brokenName = regexp.MustCompile(`([a-z])- ([A-Z])|\b(C)- (3PO)`)

// amended puts right what the reference prints of a card, where it is misspelled or the
// documents that the project was made from say otherwise.
var amended = map[string]*strings.Replacer{
	"balanced-attack":           strings.NewReplacer("Bwing", "B-wing"),
	"death-star-war-room":       strings.NewReplacer("YWings", "Y-wings"),
	"tatooine-tusken-canyon":    strings.NewReplacer("Gaderffi Stick", "Gaderffii Stick"),
	"send-a-detachment-down-v":  strings.NewReplacer("retrieve 3 Force", "retrieve Force"), // its destiny number
	"carbon-chamber-testing":    strings.NewReplacer("unless no Rebel was in opponent's Reserve Deck", "unless begun without"),
	"scrambled-transmission-v":  strings.NewReplacer(" by You're A Slave?", ""), // the erratum: any card (ruling.scrambled-transmission-v)
	"kitik-keedkak":             strings.NewReplacer("Kal'Faln C'ndros", "Kal'Falnl C'ndros"),
	"tie-scout":                 strings.NewReplacer(", or 2 passengers", ""),                          // 1 passenger, and 1 pilot or passenger
	"bantha":                    strings.NewReplacer("Bantha ability = ½.", ""),                        // a number of the card
	"kessel-run":                strings.NewReplacer("between the two systems", "between the systems"), // Kessel and the one that is noted
	"star-destroyer-launch-bay": strings.NewReplacer(" and may be Besieged", ""),                       // as every captured starship
}

// stepName is the name that an Epic Event gives to one of its steps: "Pull Up!:". Text may
// speak of it; we say what is done there.
var stepName = regexp.MustCompile(`[A-Z][A-Za-z]*(?:[ ',!]+[A-Za-z]+)*!?:`)

// rebelBase is a term that says itself which places it means: "Rebel Base (Yavin 4 or Hoth)".
var rebelBase = regexp.MustCompile(`Rebel Base \(`)

// unmade are terms of printed texts for what a single card brings about: as long as that
// card has no text there is nothing that they could mean.
var unmade = map[string]string{"subjugated": "local-uprising"}

// procedures are the words of cards that stand for a whole procedure of the rulebook, with
// the rules that say what the printed card says of it.
var procedures = map[string]string{"make an Attack Run": "epic.attack-run"}

// text: every number and every proper name of the printed text occurs in ours, on
// either side of a double-sided card.
func (a *auditor) text(names map[string]bool) {
	if b := a.k.Back; b != nil {
		if front, back, ok := strings.Cut(a.ref.Gametext, b.Title+":"); ok {
			a.texts(names, front, a.k.Front)
			a.texts(names, back, b)
			return
		}
		a.say("the title %q of the back is not printed", b.Title)
	}
	a.texts(names, a.ref.Gametext, a.k.Def)
}

func (a *auditor) texts(names map[string]bool, printed string, d *card.Def) {
	if right := amended[a.k.Slug]; right != nil {
		printed = right.Replace(printed)
	}
	printed = rebelBase.ReplaceAllString(brokenName.ReplaceAllString(printed, "$1$3-$2$4"), "(")
	ours := withProcedures(strings.Join(d.Text(card.English), "\n"))
	have := map[string]bool{}
	for _, w := range textWords(ours) {
		have[wordStem(w.text)] = true
		have[w.text] = true
		have[wordStem(strings.TrimSuffix(w.text, "-class"))] = true
		have[numberWords[strings.ToLower(w.text)]] = true // "twice per turn"
		for part := range strings.SplitSeq(w.text, "-") { // "Carbon Freezing" and "Carbon-Freezing"
			have[wordStem(part)] = true
		}
		for part := range strings.SplitSeq(w.text, "/") { // "TIE/ln" is a TIE
			have[wordStem(part)] = true
		}
	}
	if strings.Count(strings.ToLower(ours), "target ") > 1 { // "target two: one of these and one of those"
		have["2"] = true
	}
	own := map[string]bool{}
	for _, n := range append(slices.Clone(a.k.Personas), a.k.Title) {
		for _, w := range textWords(n) {
			own[wordStem(w.text)] = true
		}
	}
	if a.k.Def.Type == card.Effect { // "Utinni Effect canceled": the card itself
		for _, kind := range a.k.Kinds {
			own[wordStem(kind)] = true
		}
	}
	if a.k.Def.Type == card.EpicEvent {
		for _, name := range stepName.FindAllString(printed, -1) {
			for _, w := range textWords(name) {
				own[wordStem(w.text)] = true
			}
		}
	}
	said := map[string]bool{}
	missing := func(what, w string) {
		if !said[what+w] {
			said[what+w] = true
			a.say("the %s %q of the printed text does not occur in ours", what, w)
		}
	}
	ws := textWords(printed)
	for i, w := range ws {
		n := w.text
		if d, ok := numberWords[strings.ToLower(n)]; ok {
			n = d
		}
		if n == "" {
			continue
		}
		first, _ := utf8.DecodeRuneInString(n)
		switch {
		case unicode.IsDigit(first) && have[wordStem(n)]: // "4-LOM", "8"
		case unicode.IsDigit(first) && strings.Contains(n, "-"): // a row of a table; some rows do nothing
			from, to, _ := strings.Cut(n, "-")
			idle := i+2 < len(ws) && ws[i+1].text == "no" && ws[i+2].text == "effect"
			if !idle && !(have[from] && have[to]) {
				missing("numbers", n)
			}
		case unicode.IsDigit(first):
			// A number of seconds limits how long a person may look at cards of
			// paper; it is no part of the rules. "Those three" are the ones named before.
			if i > 0 && ws[i-1].text == "those" {
				continue
			}
			if timed := i+1 < len(ws) && ws[i+1].text == "seconds"; !have[strings.TrimSuffix(n, "'s")] && !timed { // "as 4's"
				missing("number", n)
			}
		case !unicode.IsUpper(first), noNames[wordStem(n)], own[wordStem(n)], a.unmade(n):
		case w.begins && !begun(ws[i:], names):
		case !have[wordStem(n)] && !have[n]:
			missing("name", n)
		}
	}
}

// withProcedures is a text with what the rulebook says of the procedures that it begins.
func withProcedures(text string) string {
	for word, rule := range procedures {
		if !strings.Contains(text, word) {
			continue
		}
		for _, it := range rulebook.Embedded().Items() {
			if strings.HasPrefix(it.ID, rule) {
				for _, p := range it.Body[card.English] {
					for _, span := range p.Spans {
						text += " " + span.In(card.English)
					}
				}
			}
		}
	}
	return text
}

// unmade tells whether a word is a term for what no card of the catalog brings about yet.
func (a *auditor) unmade(word string) bool {
	maker := a.cat.Get(unmade[wordStem(word)])
	return maker != nil && !maker.Whole()
}

// begun tells whether a known name stands at the front of the words.
func begun(ws []aword, names map[string]bool) bool {
	name := ""
	for i, w := range ws {
		if i > 0 && w.begins || i == 6 {
			break
		}
		name = strings.TrimSpace(name + " " + w.text)
		if names[name] || names[strings.TrimSuffix(name, "s")] {
			return true
		}
	}
	return false
}

// An aword is a word of a text; begins tells whether a sentence begins with it.
type aword struct {
	text   string
	begins bool
}

// textWords splits a text. Hyphens, slashes and apostrophes inside belong to a word.
func textWords(s string) []aword {
	var out []aword
	begins := true
	rs := []rune(strings.ReplaceAll(s, "½", " 1/2"))
	in := func(i int) bool {
		if i < 0 || i >= len(rs) {
			return false
		}
		return unicode.IsLetter(rs[i]) || unicode.IsDigit(rs[i])
	}
	for i := 0; i < len(rs); i++ {
		switch {
		case in(i):
			j := i
			for in(j) || j < len(rs) && strings.ContainsRune("-/'’.", rs[j]) && in(j+1) && j > i {
				j++
			}
			out = append(out, aword{string(rs[i:j]), begins})
			begins, i = false, j-1
		case strings.ContainsRune(".:\n([{", rs[i]):
			begins = true
		}
	}
	return out
}

// wordStem is a word without case, possessive and plural; a cry is as long
// as three of its letters.
func wordStem(w string) string {
	w = strings.ToLower(strings.ReplaceAll(w, "’", "'"))
	for i := 3; i < len(w); {
		if w[i] == w[i-1] && w[i] == w[i-2] && w[i] == w[i-3] {
			w = w[:i] + w[i+1:]
			continue
		}
		i++
	}
	w = strings.TrimSuffix(strings.TrimSuffix(w, "'s"), "'")
	if y, many := strings.CutSuffix(w, "ies"); many && len(y) > 2 {
		return y + "y"
	}
	if len(w) > 3 && !strings.HasSuffix(w, "ss") {
		w = strings.TrimSuffix(w, "s")
	}
	return w
}
