package face

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"cantina/engine/card"
)

// shortStats are the labels under the numbers.
var shortStats = [card.Stats]card.Text{
	card.T("destiny", "destinée"), card.T("power", "puissance"), card.T("ability", "habileté"), card.T("armor", "blindage"),
	card.T("maneuver", "manœuvre"), card.T("hyperspeed", "hypervitesse"), card.T("landspeed", "vitesse"),
	card.T("deploy", "coût"), card.T("forfeit", "perte"), card.T("ferocity", "férocité"),
	card.T("parsec", "parsec"), card.T("politics", "politique"), card.T("defense", "défense"),
}

// kindNames say kinds of cards (card.Def.Kinds) where a face calls them by another word
// than game text; a kind that is missing is said as there.
var kindNames = map[string]card.Text{
	"imperial": card.T("Imperial", "Impérial"), "rebel": card.T("Rebel", "Rebelle"), "alien": card.T("Alien", "Alien"),
	"droid": card.T("Droid", "Droïde"), "republic": card.T("Republic", "République"), "sith": card.T("Sith", "Sith"),
	"jedi master": card.T("Jedi Master", "Maître Jedi"), "dark jedi master": card.T("Dark Jedi Master", "Maître Jedi obscur"),
	"used": card.T("Used", "Utilisée"), "lost": card.T("Lost", "Perdue"), "starting": card.T("Starting", "Départ"),
	"front": card.T("Front", "Recto"), "back": card.T("Back", "Verso"),
	"immediate": card.T("Immediate", "Immédiat"), "mobile": card.T("Mobile", "Mobile"), "utinni": card.T("Utinni", "Utinni"),
	"political": card.T("Political", "Politique"), "normal": card.T("Normal", "Normal"),
	"system": card.T("System", "Système"), "sector": card.T("Sector", "Secteur"), "site": card.T("Site", "Site"),
	"capital": card.T("Capital", "Capital"), "starfighter": card.T("Starfighter", "Chasseur"), "squadron": card.T("Squadron", "Escadron"),
	"combat": card.T("Combat", "Combat"), "transport": card.T("Transport", "Transport"), "shuttle": card.T("Shuttle", "Navette"),
	"creature": card.T("Creature", "Créature"), "character": card.T("Character", "Personnage"), "starship": card.T("Starship", "Vaisseau"),
	"vehicle": card.T("Vehicle", "Véhicule"), "artillery": card.T("Artillery", "Artillerie"), "automated": card.T("Automated", "Automatique"),
	"death star": card.T("Death Star", "Étoile de la mort"), "death star ii": card.T("Death Star II", "Étoile de la mort II"),
}

// typeLine says what the card is: "Character — Rebel", "Starship — Starfighter: X-wing".
func (f *canvas) typeLine() string {
	d, lang := f.d, f.look.Lang
	if d.Type >= card.Types {
		return ""
	}
	var kinds []string
	for _, k := range d.Kinds {
		s := k
		if t, ok := kindNames[strings.ToLower(k)]; ok {
			s = t[lang]
		} else {
			s = upperFirst(d.Called(k, false, lang))
		}
		kinds = append(kinds, s)
	}
	join := "/"
	if d.Type == card.Interrupt {
		join = [...]string{" or ", " ou "}[lang]
	}
	s := strings.Join(kinds, join)
	if d.Class != "" {
		if s != "" {
			s += [...]string{": ", " : "}[lang]
		}
		s += d.Class
	}
	if s == "" {
		return upperFirst(card.TypeNames[d.Type][lang])
	}
	return upperFirst(card.TypeNames[d.Type][lang]) + " — " + s
}

// kindLine says only the kinds, or the type when it has none.
func (f *canvas) kindLine() string {
	s := f.typeLine()
	if _, k, ok := strings.Cut(s, " — "); ok {
		return k
	}
	return s
}

// shortKind is the class alone, if the card has one, or the kinds.
func (f *canvas) shortKind() string {
	switch {
	case f.d.Class != "":
		return upperFirst(f.d.Class)
	case f.d.Type == card.Weapon: // "Character" alone would mislead
		return f.typeLine()
	}
	return f.kindLine()
}

// traitLine lists the characteristics.
func (f *canvas) traitLine() string {
	var out []string
	for _, t := range f.d.Traits {
		out = append(out, f.d.Called(t, true, f.look.Lang))
	}
	return strings.Join(out, " · ")
}

func upperFirst(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return s
	}
	return string(unicode.ToUpper(r)) + s[n:]
}

// lines returns the game text in the language of the look, or in English when
// there is none.
func (f *canvas) lines() []string {
	t := f.d.Text(f.look.Lang)
	if len(t) == 0 {
		t = f.d.Text(card.English)
	}
	return f.formerly(t)
}

// formerly adds to a text on a large card how it read before its errata.
func (f *canvas) formerly(text []string) []string {
	older := f.d.Older[f.look.Lang]
	if older == "" || f.level != Large {
		return text
	}
	return append(slices.Clip(text), before[f.look.Lang]+older)
}

// before comes before what is known of a text before its errata.
var before = card.T("Before its errata: ", "Avant ses errata\u00a0: ")

// halves is a location's text by the player it is for.
func (f *canvas) halves() (out [card.Sides][]string) {
	for side := range card.Sides {
		out[side] = f.d.TextFor(side, f.look.Lang)
	}
	out[f.d.Side] = f.formerly(out[f.d.Side])
	return out
}

// A figure is a number to show.
type figure struct {
	stat card.Stat
	s    string
	sign int  // +1 better than printed, -1 worse, 0 as printed
	rise bool // now higher than printed
}

// figure returns the number to show for a stat and whether there is one.
func (f *canvas) figure(s card.Stat) (figure, bool) {
	print, now := f.d.Num[s], f.look.Numbers[s]
	if !now.Has {
		return figure{stat: s, s: print.N.String()}, print.Has
	}
	g := figure{stat: s, s: now.N.String()}
	if !print.Has || now.N != print.N {
		g.rise = !print.Has || now.N > print.N
		g.sign = -1
		if g.rise != (s == card.Deploy) { // a lower cost is the better one
			g.sign = 1
		}
	}
	return g, true
}

// figures returns those of the stats that the card has.
func (f *canvas) figures(stats ...card.Stat) (out []figure) {
	for _, s := range stats {
		if g, ok := f.figure(s); ok {
			out = append(out, g)
		}
	}
	return
}

// colour is the ink of a figure.
func (f *canvas) colour(g figure) col {
	return [...]col{f.t.down, f.t.plateInk, f.t.up}[g.sign+1]
}

// A chip is an icon to show, with a count when there are several.
type chip struct {
	icon string
	n    string
	seat bool // a place aboard, not an icon of the card
}

// setMark tells whether an icon only names a set.
func setMark(icon string) bool { return iconName(icon) == "mark" }

// chips returns the card's icons and then its places aboard.
func (f *canvas) chips() (out []chip) {
	for _, s := range f.d.Icons {
		if setMark(s) {
			continue
		}
		name, n := iconCount(s)
		c := chip{icon: name}
		if n > 1 {
			c.n = "×" + strconv.Itoa(n)
		}
		out = append(out, c)
	}
	if f.d.Type == card.Location { // a mobile system
		for _, g := range f.figures(card.Hyperspeed) {
			out = append(out, chip{icon: "hyperspeed", n: g.s})
		}
	}
	seats := [card.Slots]string{"", "pilot", "driver", "passenger", "astromech", "vehicle bay", "starfighter bay", "tie bay"}
	for s, n := range f.d.Capacity.In {
		if n > 0 && seats[s] != "" {
			out = append(out, chip{seats[s], card.Places(n), true})
		}
	}
	if n := f.d.Capacity.Either; n > 0 {
		out = append(out, chip{"passenger", card.Places(n), true})
	}
	return
}
