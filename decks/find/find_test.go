package find

import (
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
	_ "cantina/engine/rules" // which cards are whole
)

func index(t testing.TB) *Index {
	t.Helper()
	cat, _ := catalog.Embedded()
	return Of(cat)
}

func (ix *Index) slugs(line string, l card.Lang) (out []string) {
	for _, k := range ix.Find(ix.Parse(line, l)) {
		out = append(out, k.Slug)
	}
	return out
}

// found: a line, what is found by it, what is not. Each relation is shown for a title and for a
// noun.
var found = []struct{ line, has, hasNot string }{
	{"darth vader", "darth-vader", "luke-skywalker"},
	{"VADER", "darth-vader,vader", "chewbacca"},
	{"vad", "darth-vader", "chewbacca"},
	{`"darth vader"`, "darth-vader", "vader"},
	{`title:"tatooine: cantina"`, "tatooine-cantina-dark", "tatooine-mos-eisley-light"},
	{`title=luke`, "luke", "luke-skywalker"},
	{"power:>=6", "darth-vader", "stormtrooper"}, // as one writes on after a completion
	{"destiny:..2 deploy:<3", "stormtrooper", "darth-vader"},
	{"title:kywal", "luke-skywalker", "chewbacca"},
	{`text:"battle destiny"`, "biggs-darklighter", "stormtrooper"},
	{"type:alien", "greedo", "luke-skywalker"},
	{"type:effect", "disarmed-light", "luke-skywalker"},
	{`type:"character weapon"`, "jedi-lightsaber", "proton-torpedoes"},
	{"type:jedi", "ben-kenobi", "luke-skywalker,darth-vader"},
	{"side:light", "luke-skywalker", "darth-vader"},
	{"icon:pilot icon:warrior", "luke-skywalker", "beru-lars"},
	{"icon:pilot,warrior", "luke-skywalker,stormtrooper", "beru-lars"},
	{"trait:trooper", "stormtrooper", "luke-skywalker"},
	{"species:wookiee", "chewbacca", "luke-skywalker"},
	{"set:premiere rarity:R1", "luke-skywalker", "beru-lars"},
	{"set:p", "luke-skywalker", "bossk"},
	{"number:1_19", "luke-skywalker", "darth-vader"},
	{"class:x-wing", "x-wing", "y-wing"},
	{"system:tatooine", "tatooine-cantina-dark", "endor-back-door-light"},
	{"is:unique", "luke-skywalker", "x-wing"},
	{"unique:no", "x-wing", "luke-skywalker"},
	{"is:errata", "biggs-darklighter", "stormtrooper"},
	{"is:unwritten", "rogue-gunner", "luke-skywalker"},
	{"unwritten:yes power=1 set:hoth", "rogue-gunner", "luke-skywalker"}, // by its facts
	{"whole:yes", "luke-skywalker", "rogue-gunner"},
	{"power=6", "darth-vader", "luke-skywalker"},
	{"power!=6", "luke-skywalker", "darth-vader,tatooine-cantina-dark"}, // a location has none
	{"power<2", "beru-lars,stormtrooper", "biggs-darklighter"},
	{"power<=2", "biggs-darklighter", "luke-skywalker"},
	{"power>2", "luke-skywalker", "biggs-darklighter"},
	{"power>=3 power<=3", "luke-skywalker", "darth-vader,biggs-darklighter"},
	{"power:2..3", "luke-skywalker,biggs-darklighter", "darth-vader,beru-lars"},
	{"power:..2", "beru-lars", "luke-skywalker"},
	{"power:6..", "darth-vader", "luke-skywalker"},
	{"deploy<forfeit", "biggs-darklighter", "2x-3kpr-tooex"},
	{"destiny=π", "brainiac", "luke-skywalker"},
	{"power:none", "tatooine-cantina-dark", "luke-skywalker"},
	{"forfeit=½", "greedo", "luke-skywalker"},
	{"force=0 against=1 type:location", "endor-bunker-light", "luke-skywalker"},
	{"biggs AND red", "biggs-darklighter", "beru-lars"},
	{"title:biggs OR title:beru", "biggs-darklighter,beru-lars", "luke-skywalker"},
	{"title:luke NOT title:skywalker", "luke", "luke-skywalker"},
	{"title:luke -title:skywalker", "luke", "luke-skywalker"},
	{"title:luke (power=3 OR power=6)", "luke-skywalker", "luke"},
	{`pulls:"Luke Skywalker"`, "out-of-somewhere", "boonta-eve-podrace-light"},
	{"pulls:jedi", "return-of-a-jedi", "jedi-presence"},
	{"pulls:(type:jedi power>4)", "return-of-a-jedi", "jedi-presence"},
	{`pulled-by:"Return Of A Jedi"`, "obi-wan-kenobi-jedi-knight", "beru-lars"},
	{"pulled-by:interrupt", "luke-skywalker", ""},
	{"cancels:sense", "alter-light", "luke-skywalker"},
	{"cancels:interrupt", "sense-light", "luke-skywalker"},
	{"cancels:torture", "8d8", "luke-skywalker"},
	{`cancels:"character weapon"`, "blaster-deflection", "8d8"},
	{`pulls:"Red 5"`, "squadron-assignments,get-to-your-ships", "combat-response"}, // with its match
	{"pulls:(title:forest type:site)", "alderaan-operative", ""},
	{`pulls:"Jabba's Palace"`, "mindful-of-the-future", "alderaan-operative"}, // a site deploys to its own system
	{"canceled-by:sense", "alter-dark", "luke-skywalker"},
	{"canceled-by:interrupt", "alter-light", "luke-skywalker"},
	{`matches:"Red 5"`, "luke-skywalker", "biggs-darklighter"},
	{"matches:starship", "luke-skywalker,biggs-darklighter", "beru-lars"},
	{"matches:(title:obi-wan type:weapon)", "obi-wan-kenobi", "luke-skywalker"},
	{"persona:luke", "luke-skywalker,luke", "darth-vader"},
	{`persona:"darth vader"`, "vader", "luke-skywalker"},
	{"persona:droid", "artoo", "luke-skywalker"},
	{"deploys-on:starship", "ion-cannon,deflector-shield-generators", "luke-skywalker,boba-fetts-blaster-rifle"},
	{`deploys-on:"Luke Skywalker"`, "anakins-lightsaber", "luke-skywalker"},
	{"mentions:luke", "beru-lars", "stormtrooper"},
	{"mentions:alien", "jabbas-palace-audience-chamber-dark", "beru-lars"},
	{"mentions:warrior", "jedi-lightsaber", "beru-lars"},
	// in French
	{"puissance>=6", "darth-vader", "luke-skywalker"},
	{"côté:lumineux ET titre:luke", "luke-skywalker", "darth-vader"},
	{"COTE:lumineux titre:luke", "luke-skywalker", "darth-vader"},
	{"type:personnage titre:vader NON titre:darth", "vader", "darth-vader"},
	{"icône:pilote OU type:droïde", "luke-skywalker", "beru-lars"},
	{`texte:"destinée de bataille"`, "biggs-darklighter", "stormtrooper"},
	{"espèce:wookiee", "chewbacca", "luke-skywalker"},
	{`est:"non écrite"`, "rogue-gunner", "luke-skywalker"},
	{"assorti:vaisseau", "luke-skywalker", "beru-lars"},
}

func TestFound(t *testing.T) {
	ix := index(t)
	for _, c := range found {
		for l := range card.Langs {
			if l == card.English && strings.Contains(c.line, "destinée de bataille") {
				continue // of a text only one's own language and English are read
			}
			got := ix.slugs(c.line, l)
			for _, s := range split(c.has) {
				if ix.cat.Get(s) == nil {
					t.Errorf("%s: there is no card %s", c.line, s)
					continue
				}
				if !slices.Contains(got, s) {
					t.Errorf("%s: %s is not found; understood: %s", c.line, s, ix.Parse(c.line, l).Said(l))
				}
			}
			for _, s := range split(c.hasNot) {
				if ix.cat.Get(s) == nil {
					t.Errorf("%s: there is no card %s", c.line, s)
					continue
				}
				if slices.Contains(got, s) {
					t.Errorf("%s: %s is found; understood: %s", c.line, s, ix.Parse(c.line, l).Said(l))
				}
			}
			if m := ix.Parse(c.line, l).Mistakes; len(m) > 0 {
				t.Errorf("%s: %v", c.line, m)
			}
		}
	}
}

func split(s string) []string {
	if s == "" {
		return nil
	}
	return strings.Split(s, ",")
}

// TestMistakes: where, and what instead.
func TestMistakes(t *testing.T) {
	ix := index(t)
	for _, c := range []struct{ line, at, instead string }{
		{"powr>3", "powr", "power>"},
		{"type:aliem", "aliem", "alien"},
		{"côté:lumineu set:hott", "hott", "Hoth"},
		{"skywaker", "skywaker", "Skywalker"},
		{"title:skywlker", "skywlker", "Skywalker"},
		{"chewbaca", "chewbaca", "Chewbacca"},
		{"power>", "power>", ""},
		{"power>luke", "luke", ""},
		{"type>alien", "type>alien", ""},
		{`"luke`, `"luke`, `"luke"`},
		{"(luke", "(", ""},
		{"luke)", ")", ""},
		{"luke OR", "OR", ""},
		{"AND luke", "AND", ""},
		{"NOT", "NOT", ""},
		{"sort:colour", "colour", ""},
		{"unique:perhaps", "perhaps", "yes"},
		{"pulls:skywlker", "skywlker", "Skywalker"},
		{"power>2..4", "2..4", ""},
		{strings.Repeat("(", 60) + "luke", strings.Repeat("(", 10) + "luke", ""},
		{strings.Repeat("luke ", 250), strings.Repeat("luke ", 50), ""},
	} {
		q := ix.Parse(c.line, card.English)
		if i := slices.IndexFunc(q.Mistakes, func(m Mistake) bool { return c.line[m.From:m.To] == c.at }); i < 0 || q.Mistakes[i].Instead != c.instead {
			t.Errorf("%.40s: %+v, want %q at %q", c.line, q.Mistakes, c.instead, c.at)
		}
	}
}

// TestSaid: what was understood, in both languages.
func TestSaid(t *testing.T) {
	ix := index(t)
	for _, c := range [][3]string{
		{"", "all cards", "toutes les cartes"},
		{"luke", "cards: “luke” in title or text", "cartes : « luke » dans le titre ou le texte"},
		{"type:alien power>=3 sort:-power", "cards: type alien and power 3 or more, sorted by power (highest first)",
			"cartes : type alien et puissance de 3 ou plus, triées par puissance (ordre décroissant)"},
		{"-is:unique (set:hoth OR set:endor)", "cards: not unique and (set Hoth or set Endor)", "cartes : non unique et (série Hoth ou série Endor)"},
		{"pulls:jedi", "cards: takes or deploys from a pile: Jedi", "cartes : prend ou déploie depuis une pile : Jedi"},
		{"power:2..4", "cards: power from 2 to 4", "cartes : puissance de 2 à 4"},
		{"deploy<forfeit", "cards: deploy cost < forfeit", "cartes : coût de déploiement < valeur de perte"},
		{"power:none", "cards: no power", "cartes : sans puissance"},
		{"pulls:(side:dark)", "cards: takes or deploys from a pile: (side dark)", "cartes : prend ou déploie depuis une pile : (côté obscur)"},
	} {
		for l := range card.Langs {
			if got := ix.Parse(c[0], l).Said(l); got != c[1+l] {
				t.Errorf("%s: %q, want %q", c[0], got, c[1+l])
			}
		}
	}
}

// TestTogether: many may ask an index at once, while it is warmed.
func TestTogether(t *testing.T) {
	ix := New(index(t).cat)
	var all sync.WaitGroup
	all.Add(1)
	go func() { defer all.Done(); ix.Warm() }()
	for n, c := range found {
		all.Add(1)
		go func() {
			defer all.Done()
			q := ix.Parse(c.line, card.Lang(n%int(card.Langs)))
			ix.Find(q)
			q.Chips()
			ix.Complete(c.line, len(c.line), card.French)
		}()
	}
	all.Wait()
}

// TestNote: of relations, a query says that unwritten texts say nothing.
func TestNote(t *testing.T) {
	ix := index(t)
	for _, c := range []struct {
		line string
		want bool
	}{{"luke", false}, {"persona:luke", false}, {"pulls:luke", true}, {"NOT (type:alien OR cancels:sense)", true}} {
		q := ix.Parse(c.line, card.English)
		if got := q.Note(0); (got != "") != c.want || c.want && (got == q.Note(1) || !strings.Contains(got, strconv.Itoa(len(ix.slugs("is:unwritten", 0))))) {
			t.Errorf("%s: %q", c.line, got)
		}
	}
}

// TestBothLanguages: every field has names, a noun and an example in each language, and the
// example is understood in each; every mistake is told in both.
func TestBothLanguages(t *testing.T) {
	ix := index(t)
	for _, f := range Fields() {
		for l := range card.Langs {
			if len(f.Names[l]) == 0 || f.What[l] == "" || f.Help[l] == "" {
				t.Errorf("%s lacks words in %s", f.Key, l.Code())
			}
			for _, line := range strings.Split(f.Help[l], ", ") {
				q := ix.Parse(line, l)
				if len(q.Mistakes) > 0 || len(ix.Find(q)) == 0 || f.Key != "sort" && len(ix.Find(q)) == ix.cat.Len() {
					t.Errorf("%s: its example %q: %v, %d found", f.Key, line, q.Mistakes, len(ix.Find(q)))
				}
			}
		}
	}
	for _, c := range found {
		for _, m := range ix.Parse(c.line+" powr:x type:zzzzz ) zzqqzz", card.French).Mistakes {
			if m.Text[card.English] == "" || m.Text[card.French] == "" || m.Text[card.English] == m.Text[card.French] {
				t.Errorf("%v", m)
			}
		}
	}
	for key, voc := range ix.vocabularies {
		for _, e := range voc().entries {
			if e.names[card.English] == "" || e.names[card.French] == "" {
				t.Errorf("%s: %v", key, e.names)
			}
		}
	}
}

// TestOrder: a title that fits comes before one that fits less; a column before that.
func TestOrder(t *testing.T) {
	ix := index(t)
	if got := ix.slugs("luke", card.English); got[0] != "luke" || slices.Index(got, "luke-skywalker") > slices.Index(got, "beru-lars") {
		t.Errorf("%v", got[:8])
	}
	list := ix.Find(ix.Parse("type:character sort:-power sort:title", card.English))
	for i := 1; i < len(list); i++ {
		a, b := list[i-1], list[i]
		if p, q := a.Num[card.Power], b.Num[card.Power]; p.Has && q.Has && (p.N < q.N || p.N == q.N && catalog.Fold(a.Title) > catalog.Fold(b.Title)) || !p.Has && q.Has {
			t.Fatalf("%s before %s", a.Title, b.Title)
		}
	}
	q := ix.Parse("luke", card.French).Sorted(FieldNamed("deploy"))
	if q.Line != "luke tri:coût" || q.Sorted(FieldNamed("deploy")).Line != "luke tri:-coût" {
		t.Error(q.Line)
	}
}

// TestChips: a chip switched on and off again leaves the line as it was, and counts what
// it would leave.
func TestChips(t *testing.T) {
	ix := index(t)
	for _, line := range []string{"", "luke", "power>=3 sort:-power", "luke OR leia", "(luke OR leia)", "type:interrupt"} {
		for l := range card.Langs {
			q := ix.Parse(line, l)
			for _, group := range q.Chips() {
				for _, c := range group {
					if c.On {
						continue
					}
					with := q.With(c)
					if _, _, on := with.chipped(c); !on || len(with.Mistakes) > 0 {
						t.Fatalf("%q with %s:%s is %q", line, c.Field.Key, c.Value, with.Line)
					}
					n := len(ix.Find(with))
					if widens := c.Field.Key == "type" && line == "type:interrupt"; !widens && n != c.Count || widens && n < 565 {
						t.Errorf("%q: %d, not %d", with.Line, n, c.Count)
					}
					if back := with.Without(c); back.Said(0) != q.Said(0) {
						t.Errorf("%q without %s:%s is %q", with.Line, c.Field.Key, c.Value, back.Line)
					}
				}
			}
		}
	}
	q := ix.Parse("type:droid,alien luke", card.English)
	for _, c := range []struct{ value, line string }{{"droid", "type:alien luke"}, {"alien", "type:droid luke"}} {
		e := ix.vocabularies["type"]().lookup(c.value, true)[0]
		if got := q.Without(Chip{Field: FieldNamed("type"), Value: c.value, entry: e}).Line; got != c.line {
			t.Errorf("%q, want %q", got, c.line)
		}
	}
}

func TestComplete(t *testing.T) {
	ix := index(t)
	for _, c := range []struct {
		line string
		l    card.Lang
		want string
	}{
		{"pow", card.English, "power:"}, {"pui", card.French, "puissance:"}, {"cot", card.French, "côté:"}, {"type:dro", card.English, "droid"},
		{"type:dro", card.French, "droïde"}, {"luke type:alien,dro", card.English, "droid"}, {"chewb", card.English, `"Chewbacca"`}, {`title:"tatooine: ca`, card.English, `"Tatooine: Cantina"`},
		{"pulls:je", card.English, "Jedi"}, {"pulls:weap", card.English, "weapon"}, {"pulls:luke", card.English, `"Luke Skywalker"`}, {"unique:n", card.French, "non"}, {"sort:-pow", card.English, "-power"}, {"-ty", card.English, "type:"}, {"spec", card.French, "caractéristique:"},
		{"captain needa", card.English, `"Captain Needa"`}, {"type:character captain  nee", card.French, `"Captain Needa"`}, {"jedi luke sky", card.English, `"Luke Skywalker"`},
	} {
		list := ix.Complete(c.line, len(c.line), c.l)
		for n, x := range list {
			if slices.ContainsFunc(list[:n], func(y Completion) bool { return y.Insert == x.Insert }) {
				t.Errorf("%s: %s is offered twice", c.line, x.Insert)
			}
		}
		i := slices.IndexFunc(list, func(x Completion) bool { return x.Insert == c.want })
		if i < 0 {
			t.Errorf("%s: %v", c.line, list)
			continue
		}
		if line := c.line[:list[i].From] + list[i].Insert + c.line[list[i].To:]; !strings.HasSuffix(line, ":") && !strings.Contains(line, "sort") && len(ix.Parse(line, c.l).Mistakes) > 0 {
			t.Errorf("%s becomes %s: %v", c.line, line, ix.Parse(line, c.l).Mistakes)
		}
	}
}

// A title that begins with words before the one being written takes the place of them all, and of no
// word that does not belong to it.
func TestCompleteSeveralWords(t *testing.T) {
	ix := index(t)
	for line, want := range map[string]string{
		"captain  needa": `"Captain Needa"`, "type:character captain nee": `type:character "Captain Needa"`, "sith luke sky": `sith "Luke Skywalker"`,
		"captain OR need": `captain OR "Captain Needa"`, "-captain needa": `-captain "Captain Needa"`, `"captain" needa`: `"captain" "Captain Needa"`,
		"(captain needa": `(captain "Captain Needa"`, "luke pow": "luke power:",
	} {
		list := ix.Complete(line, len(line), card.English)
		if len(list) == 0 || line[:list[0].From]+list[0].Insert+line[list[0].To:] != want {
			t.Errorf("%s: %v", line, list)
		}
	}
}

// The words of a field are offered in the order of the alphabet of one's own language, without signs.
func TestCompletionsAreInOrder(t *testing.T) {
	ix := index(t)
	for l, first := range []string{"Abyssin accountant admiral", `Abyssin "accordé à la Force" "agent du BSI"`} {
		var got []string
		for _, c := range ix.Complete("trait:", 6, card.Lang(l))[:3] {
			got = append(got, c.Insert)
		}
		if s := strings.Join(got, " "); s != first {
			t.Errorf("%s: %s, want %s", card.Lang(l).Code(), s, first)
		}
	}
}

func FuzzQuery(f *testing.F) {
	for _, c := range found {
		f.Add(c.line, 3)
	}
	for _, s := range []string{"((((", `"«`, "a:b:c", "-(-(-x", "power:..", "..", ",,,", "pulls:(pulls:(pulls:x))", "NOT NOT NOT", "OR OR", "sort:-", "\xff\xfe", "power>1e9", "x|y", "type:,,a"} {
		f.Add(s, 1)
	}
	ix := index(f)
	f.Fuzz(func(t *testing.T, line string, at int) {
		for l := range card.Langs {
			q := ix.Parse(line, l)
			ix.Find(q)
			for _, m := range q.Mistakes {
				if m.From < 0 || m.To > len(line) || m.From > m.To || m.Text[0] == "" || m.Text[1] == "" {
					t.Fatalf("%q: %+v", line, m)
				}
			}
			if q.Said(0) == "" || q.Said(1) == "" {
				t.Fatalf("%q: nothing said", line)
			}
			for _, c := range ix.Complete(line, at, l) {
				if c.From < 0 || c.To > len(line) || c.From > c.To {
					t.Fatalf("%q: %+v", line, c)
				}
			}
			if c := q.Chips()[0][0]; c.On {
				q.Without(c)
			} else {
				q.With(c)
			}
		}
	})
}

// BenchmarkKeystroke is all that a keystroke asks: what is understood, found, offered and
// switched on.
func BenchmarkKeystroke(b *testing.B) {
	ix := index(b)
	ix.Warm()
	lines := []string{"v", "darth vader", "luek skywaker", "type:alien power>=3 icon:pilot", "pulls:jedi -side:dark", "cancels:(type:effect set:hoth)", "a e i o u (s OR t) NOT x"}
	for _, line := range slices.Concat(lines, longest()) {
		b.Run(line[:min(len(line), 30)], func(b *testing.B) {
			for b.Loop() {
				q := ix.Parse(line, card.French)
				ix.Find(q)
				q.Chips()
				q.Said(card.French)
				ix.Complete(line, len(line), card.French)
			}
		})
	}
}

// longest are the lines that take longest: as many different terms as a line may have.
func longest() (lines []string) {
	const letters = "aeioustrnldcmpfhbgvwyk"
	for _, join := range []string{" ", " OR ", " NOT "} {
		for _, field := range []string{"", "title:", "text:", "type:", "k:", "n:", "on:", "pulls:", "mentions:", "set="} {
			line := field + "e"
			for i := 0; len(line) < maxLine-20; i++ {
				word := string(letters[i%len(letters)]) + string(letters[i/len(letters)%len(letters)])
				line += join + field + word
			}
			lines = append(lines, line)
		}
	}
	for _, term := range []string{"p>%", "p=% sort:p", "c<f d!=%", "luke%", "type:luke%", "on:luke%", "luke%:x"} {
		line := ""
		for i := 0; len(line) < maxLine-20; i++ {
			line += strings.ReplaceAll(term, "%", strconv.Itoa(i)) + " OR "
		}
		lines = append(lines, line)
	}
	return lines
}

func BenchmarkNew(b *testing.B) {
	cat := index(b).cat
	for b.Loop() {
		New(cat)
	}
}

// is:start finds what a game may start with, and nothing else.
func TestIsStart(t *testing.T) {
	ix := index(t)
	found := map[string]bool{}
	for _, line := range []string{"is:start", "est:départ"} {
		for _, k := range ix.Find(ix.Parse(line, card.French)) {
			found[k.Slug] = true
		}
	}
	for slug, want := range map[string]bool{"tatooine-mos-eisley-light": true, "darth-vader": false, "stormtrooper": false} {
		if found[slug] != want {
			t.Errorf("%s: %v", slug, found[slug])
		}
	}
	if len(found) < 50 {
		t.Errorf("%d cards", len(found))
	}
}

// What is found by postings is what reading every title finds.
func TestPostings(t *testing.T) {
	ix := index(t)
	for _, title := range ix.titles.texts {
		words := strings.TrimSpace(title)
		for _, piece := range []string{words, words[:len(words)*2/3], words[len(words)/3:], words[len(words)/3 : len(words)*2/3]} {
			if piece = strings.TrimSpace(piece); piece == "" {
				continue
			}
			for _, exact := range []bool{false, true} {
				v := &value{words: piece, exact: exact}
				got, want := newSet(ix.cat.Len()), newSet(ix.cat.Len())
				hasTitle(ix, card.English, v, got)
				for i, other := range ix.titles.texts {
					if holds(other, v, len(piece) > 2) {
						want.add(i)
					}
				}
				if !slices.Equal(got, want) {
					t.Fatalf("%q, exact %v: found in other titles than it stands in", piece, exact)
				}
			}
		}
	}
}
