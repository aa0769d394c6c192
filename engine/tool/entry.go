package tool

import (
	"cmp"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// An entry is written in the order of the keys of the catalog's table of fields.
type entry struct{ strings.Builder }

func (e *entry) word(key, value string) {
	if value != "" {
		fmt.Fprintf(e, "%s = %q\n", key, value)
	}
}

func (e *entry) words(key string, list []string) {
	if len(list) > 0 {
		fmt.Fprintf(e, "%s = [%s]\n", key, quoted(list))
	}
}

func quoted(list []string) string {
	out := make([]string, len(list))
	for i, x := range list {
		out[i] = strconv.Quote(x)
	}
	return strings.Join(out, ", ")
}

// number writes a printed number; what is no number stands as it is printed.
func (e *entry) number(key, value string) {
	switch _, err := strconv.Atoi(value); {
	case value == "":
	case err == nil:
		fmt.Fprintf(e, "%s = %s\n", key, value)
	default:
		e.word(key, fraction(value))
	}
}

// fraction writes halves and quarters as the card files do.
func fraction(s string) string {
	whole, part, ok := strings.Cut(strings.NewReplacer("½", ".5", "¼", ".25").Replace(s), ".")
	if !ok {
		return s
	}
	part = map[string]string{"5": "1/2", "25": "1/4"}[part]
	return strings.TrimSpace(strings.TrimPrefix(whole, "0") + " " + part)
}

// A card with a permanent weapon names it in its text: a name is a fact.
var weaponInText = regexp.MustCompile(`ermanent [Ww]eapon is (?:an? )?•?([^(]+?) *\(`)

// entry is the facts of a printed card, without game text.
func (n *namer) entry(r *ref) string {
	e := &entry{}
	fmt.Fprintf(e, "[card.%s]\n", n.slugs[r])
	e.word("title", r.Name)
	e.word("side", strings.ToLower(r.Side))
	e.word("number", r.GempID)
	e.word("rarity", r.Rarity)
	if r.ErrataSymbol != "" {
		e.WriteString("errata = true\n")
	}
	if dots := strings.Count(r.Uniqueness, "*"); dots > 0 {
		e.number("unique", strconv.Itoa(dots))
	}
	if diamonds := strings.Count(r.Uniqueness, "<>"); diamonds > 0 {
		e.number("generic", strconv.Itoa(diamonds))
	}
	e.word("type", r.kind())
	kinds, class := r.kinds()
	for i := range kinds {
		kinds[i] = strings.ToLower(kinds[i])
	}
	e.words("kinds", kinds)
	if kind := r.kind(); kind != "character" && kind != "creature" {
		e.word("class", cmp.Or(n.class[strings.ToLower(class)], class))
	}
	icons := r.icons()
	for i := range icons {
		icons[i] = strings.ToLower(icons[i])
	}
	e.words("icons", icons)
	e.words("traits", r.traits())
	e.words("personas", slices.DeleteFunc(slices.Clone(r.Engine.Personas), func(p string) bool { return p == r.Name }))
	if slices.Contains(r.Engine.Personas, "Luke") || slices.Contains(r.Engine.Personas, "Leia") {
		e.words("groups", []string{"Skywalker"}) // persona.skywalker
	}
	e.words("words", r.words())
	n.numbers(e, r)
	n.places(e, r)
	if r.Back != nil {
		fmt.Fprintf(e, "back = {%s}\n", strings.Join(backNumbers(r.Back), ", "))
	}
	e.words("matching", r.matching(n.list, n.titles))
	if r.blank() {
		e.WriteString("blank = true\n")
	}
	return e.String()
}

// blank tells whether nothing is printed on the card but what its facts say.
func (r *ref) blank() bool { return strings.TrimSpace(r.Gametext) == "" }

func (n *namer) numbers(e *entry, r *ref) {
	if first, second, ok := strings.Cut(r.Destiny, " or "); ok { // value.multi-destiny
		e.number("destiny", first)
		e.number("second_destiny", second)
	} else {
		e.number("destiny", r.Destiny)
	}
	if r.Type != "Creature" { // there its ferocity stands again
		e.number("power", r.Power)
	}
	e.number("ability", r.ability())
	e.number("armor", r.Armor)
	e.number("maneuver", r.Maneuver)
	e.number("hyperspeed", r.Hyperspeed)
	e.number("landspeed", r.Landspeed)
	e.number("deploy", r.Deploy)
	e.number("forfeit", r.Forfeit)
	e.number("parsec", r.Parsec)
	e.number("ferocity", r.ferocity())
	e.number("politics", r.Politics)
	if d := r.CreatureDefense; d.Keyword != "" {
		e.number("defense", strconv.Itoa(d.Value))
		e.word("defending", d.Keyword)
	}
}

var drawnFerocity = regexp.MustCompile(`^(?:(\d+) \+ )?((?:two )?destiny)(?: ?- ?(\d+))?$`)

// ferocity is a number, or what is drawn for it: "3 + destiny", "destiny - 4".
func (r *ref) ferocity() string {
	m := drawnFerocity.FindStringSubmatch(r.Ferocity)
	switch {
	case r.Ferocity == "", r.Ferocity[0] >= '0' && r.Ferocity[0] <= '9' && !strings.Contains(r.Ferocity, " "):
		return r.Ferocity
	case m == nil: // its text says how it is found
		return "*"
	case m[1] != "":
		return m[1] + " + " + m[2]
	case m[3] != "":
		return m[2] + " - " + m[3]
	}
	return m[2]
}

func (n *namer) places(e *entry, r *ref) {
	if r.Type == "Location" {
		fmt.Fprintf(e, "force = {dark = %d, light = %d}\n", r.DarkSideIcons, r.LightSideIcons)
		if sub := r.SubType; sub == "Site" || sub == "Sector" {
			e.word("system", n.systemOf(r))
		}
	}
	var room []string
	for _, p := range [...][2]string{{"pilots", "pilots"}, {"passengers", "passengers"}, {"pilotsOrPassengers", "pilots_or_passengers"}, {"drivers", "drivers"},
		{"astromechs", "astromechs"}, {"vehicles", "vehicles"}, {"starfighters", "starfighters"}, {"TIEs", "ties"}} {
		switch x := r.Engine.Capacity[p[0]].(type) {
		case float64:
			room = append(room, fmt.Sprintf("%s = %d", p[1], int(x)))
		case string:
			room = append(room, fmt.Sprintf("%s = %q", p[1], x))
		}
	}
	if len(room) > 0 {
		fmt.Fprintf(e, "capacity = {%s}\n", strings.Join(room, ", "))
	}
	var aboard []string
	for _, p := range r.Engine.PermanentsAboard {
		s := fmt.Sprintf("{role = %q", p.Kind)
		if a := p.Ability.String(); a != "" && a != "0" {
			s += ", ability = " + a
		}
		if p.Persona != "" {
			s += fmt.Sprintf(", persona = %q", p.Persona)
		}
		aboard = append(aboard, s+"}")
	}
	if m := weaponInText.FindStringSubmatch(r.Gametext); m != nil {
		s := `{role = "weapon"`
		if m[1] != strings.ToLower(m[1]) {
			s += fmt.Sprintf(", persona = %q", m[1])
		}
		aboard = append(aboard, s+"}")
	}
	if len(aboard) > 0 {
		fmt.Fprintf(e, "permanent = [%s]\n", strings.Join(aboard, ", "))
	}
	if r.enclosed() && r.Type == "Vehicle" {
		e.WriteString("enclosed = true\n")
	}
}

// backNumbers are the numbers of the back of a double-sided card.
func backNumbers(back *ref) []string {
	values := map[string]string{"destiny": back.Destiny, "power": back.Power, "ability": back.Ability, "deploy cost": back.Deploy, "forfeit": back.Forfeit}
	var out []string
	for _, name := range slices.Sorted(maps.Keys(values)) {
		if v := values[name]; v != "" {
			if strings.Contains(name, " ") {
				name = strconv.Quote(name)
			}
			out = append(out, name+" = "+v)
		}
	}
	return out
}
