package catalog

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"cantina/engine/card"
)

// A field is a key of a card's table and what reads its value.
type field struct {
	name string
	read func(r *reader, v any)
}

// fields are all keys a card may have, in the order in which they are written.
// Filled by init: the readers name the table in their messages.
var fields []field

func init() {
	fields = []field{
		{"title", func(r *reader, v any) { r.text(v, &r.Title) }},
		{"side", func(r *reader, v any) {
			if s, ok := card.SideOf(r.oneOf(v, []string{"dark", "light"})); ok {
				r.Side = s
			}
		}},
		{"number", func(r *reader, v any) { r.text(v, &r.Number) }},
		{"rarity", func(r *reader, v any) { r.text(v, &r.Rarity) }},
		{"errata", readErrata},
		{"unique", func(r *reader, v any) { r.count(v, &r.Dots) }},
		{"generic", func(r *reader, v any) { r.count(v, &r.Diamond) }},
		{"type", func(r *reader, v any) {
			names := typeNames()
			if i := slices.Index(names, r.oneOf(v, names)); i >= 0 {
				r.Type = card.Type(i)
			}
		}},
		{"kinds", func(r *reader, v any) { r.words(v, &r.Kinds, nil) }},
		{"class", func(r *reader, v any) { r.text(v, &r.Class) }},
		{"icons", func(r *reader, v any) { r.words(v, &r.Icons, icons) }},
		{"traits", func(r *reader, v any) { r.words(v, &r.Traits, nil) }},
		{"personas", func(r *reader, v any) { r.words(v, &r.Personas, nil) }},
		{"newest", func(r *reader, v any) { r.words(v, &r.Newest, nil) }},
		{"groups", func(r *reader, v any) { r.words(v, &r.Groups, nil) }},
		{"words", func(r *reader, v any) { r.words(v, &r.Words, nil) }},
		number("destiny", card.Destiny),
		{"second_destiny", func(r *reader, v any) { // value.multi-destiny
			n := 0
			r.count(v, &n)
			r.Destiny2 = card.Some(card.Whole(n))
		}},
		number("power", card.Power), number("ability", card.Ability),
		number("armor", card.Armor), number("maneuver", card.Maneuver), number("hyperspeed", card.Hyperspeed),
		number("landspeed", card.Landspeed), number("deploy", card.Deploy), number("forfeit", card.Forfeit),
		number("parsec", card.Parsec), number("ferocity", card.Ferocity), number("politics", card.Politics),
		number("defense", card.Defense),
		{"defending", func(r *reader, v any) { r.text(v, &r.Defending) }},
		{"force", func(r *reader, v any) {
			r.counts(v, map[string]*int{"dark": &r.Force[card.Dark], "light": &r.Force[card.Light]})
		}},
		{"system", func(r *reader, v any) { r.text(v, &r.System) }},
		{"capacity", func(r *reader, v any) {
			c := &r.Capacity
			r.counts(v, map[string]*int{
				"pilots": &c.In[card.Pilot], "passengers": &c.In[card.Passenger], "pilots_or_passengers": &c.Either,
				"drivers": &c.In[card.Driver], "astromechs": &c.In[card.Astromech], "vehicles": &c.In[card.VehicleBay],
				"starfighters": &c.In[card.StarfighterBay], "ties": &c.In[card.TIEBay],
			})
		}},
		{"permanent", readPermanent},
		{"enclosed", func(r *reader, v any) { r.flag(v, &r.Enclosed) }},
		{"back", readBack},
		{"matching", func(r *reader, v any) { r.words(v, &r.Matching, nil) }},
		{"blank", func(r *reader, v any) { r.flag(v, &r.Blank) }},
		{"rules", func(r *reader, v any) { r.text(v, &r.Rules) }},
		{"example", func(r *reader, v any) { r.text(v, &r.Example) }},
	}
}

// number is a key for one of the printed numbers.
func number(name string, s card.Stat) field {
	return field{name, func(r *reader, v any) {
		switch x := v.(type) {
		case int64:
			r.Num[s] = card.Some(card.Whole(int(x)))
			return
		case string:
			switch {
			case x == "*" || x == "X" || x == "Y" || s == card.Ferocity && drawn.MatchString(x):
				r.Signs[s] = x
				return
			case x == "π":
				r.Num[s] = card.Some(card.Pi)
				return
			}
			whole, part, mixed := strings.Cut(x, " ")
			if !mixed {
				whole, part = "0", x
			}
			n, err := strconv.Atoi(whole)
			if fraction, ok := fractions[part]; ok && err == nil && n >= 0 {
				r.Num[s] = card.Some(card.Whole(n) + fraction)
				return
			}
		case float64:
			if n := card.Num(x*float64(card.One) + 0.5); x >= 0 {
				r.Num[s] = card.Some(n)
				return
			}
		}
		r.cannot(v, `a number such as 3, "1/2", "1 1/2", "1/4", "π", or "*" if the game text defines it`)
	}}
}

// fractions are the parts of a number that are printed (value.rounding).
var fractions = map[string]card.Num{"1/4": card.One / 4, "1/2": card.One / 2}

// drawn is a ferocity of which a part is drawn (creature.ferocity).
var drawn = regexp.MustCompile(`^(\d+ \+ )?(two )?destiny( - \d+)?$`)

// readErrata reads that a text has errata, and how it read before, where that is known: true, or
// {en = "…", fr = "…"}.
func readErrata(r *reader, v any) {
	const expected = `true, or how the text read before in both languages: {en = "…", fr = "…"}`
	switch t := v.(type) {
	case bool:
		r.Errata = t
	case map[string]any:
		r.Errata = true
		for l := range card.Langs {
			s, _ := t[l.Code()].(string)
			r.Older[l] = strings.TrimSpace(s)
		}
		if len(t) != int(card.Langs) || r.Older[card.English] == "" || r.Older[card.French] == "" {
			r.cannot(v, expected)
		}
	default:
		r.cannot(v, expected)
	}
}

// readBack reads the numbers of the back of a double-sided card: {destiny = 7}.
func readBack(r *reader, v any) {
	const expected = `a table such as {destiny = 7}`
	t, ok := v.(map[string]any)
	if !ok {
		r.cannot(v, expected)
		return
	}
	r.Back = &card.Def{}
	names := make([]string, card.Stats)
	for s := range card.Stats {
		names[s] = s.String()
	}
	for _, k := range sortedKeys(t) {
		n, whole := t[k].(int64)
		i := slices.Index(names, k)
		switch {
		case i < 0:
			r.unknown(k, names)
		case !whole:
			r.cannot(t[k], "a whole number")
		default:
			r.Back.Num[i] = card.Some(card.Whole(int(n)))
		}
	}
}

// readPermanent reads [{role = "pilot", ability = 1, persona = "Wedge"}].
func readPermanent(r *reader, v any) {
	const expected = `a list such as [{role = "pilot", ability = 1}]`
	for _, x := range list(v) {
		t, ok := x.(map[string]any)
		if !ok {
			r.cannot(v, expected)
			return
		}
		p := card.Permanent{Role: card.Pilot}
		for _, k := range sortedKeys(t) {
			switch k {
			case "role":
				switch r.oneOf(t[k], []string{"pilot", "astromech", "weapon"}) {
				case "astromech":
					p.Role = card.Astromech
				case "weapon":
					p.Role = card.OnCard
				}
			case "ability":
				n, ok := t[k].(int64)
				if !ok {
					r.cannot(t[k], "a whole number")
				}
				p.Ability = card.Whole(int(n))
			case "persona":
				r.text(t[k], &p.Persona)
			default:
				r.unknown(k, []string{"role", "ability", "persona"})
			}
		}
		r.Permanent = append(r.Permanent, p)
	}
	if _, ok := v.([]any); !ok && len(list(v)) == 0 {
		r.cannot(v, expected)
	}
}

func typeNames() []string {
	names := make([]string, card.Types)
	for i := range names {
		names[i] = card.Type(i).String()
	}
	return names
}

func fieldNames() []string {
	names := make([]string, len(fields))
	for i, f := range fields {
		names[i] = f.name
	}
	return names
}

// icons are the words for the icons of the printed game (01-cards: icon.*).
var icons = strings.Split("pilot,warrior,nav computer,scomp link,independent,republic,trade federation,presence,"+
	"maintenance,permanent weapon,defensive shield,grabber,selective creature,planet,space,mobile,starship,vehicle site,"+
	"interior,exterior,underground,underwater,cave,vader,anakin pilot,"+
	"a new hope,hoth,dagobah,cloud city,jabba's palace,special edition,endor,death star ii,reflections 2,tatooine,"+
	"coruscant,reflections 3,theed palace,episode i,premium", ",")

// kinds are the words that each type of card may have in "kinds" (type.subtype).
// A type that is not listed takes any word.
var kinds = map[card.Type][]string{
	card.Character:       {"rebel", "imperial", "alien", "droid", "republic", "sith", "jedi master", "dark jedi master"},
	card.Starship:        {"capital", "starfighter", "squadron", "rebel", "imperial", "independent", "republic", "trade federation"},
	card.Vehicle:         {"combat", "transport", "creature", "shuttle"},
	card.Weapon:          {"character", "starship", "vehicle", "artillery", "automated", "death star", "death star ii"},
	card.Effect:          {"immediate", "mobile", "utinni", "political", "starting"},
	card.Interrupt:       {"used", "lost", "starting"},
	card.Location:        {"site", "system", "sector"},
	card.Device:          {},
	card.Objective:       {},
	card.AdmiralsOrder:   {},
	card.EpicEvent:       {},
	card.DefensiveShield: {},
	card.Podracer:        {},
}
