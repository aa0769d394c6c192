package tool

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// Audit compares every card with the printed game, which stands in DIR as *.jsonl and
// is no part of the project: `audit DIR`. Every printed card must be there, and every
// printed number, icon and characteristic must be equal; of a whole card, every number
// and every proper name of the printed text must occur in what we print. It prints a
// list and returns 0, 1 if there are problems, 2 if it could not run.
func Audit(args []string, out io.Writer) int {
	if len(args) != 1 {
		fmt.Fprintln(out, "usage: audit DIR\n\nDIR holds light.jsonl and dark.jsonl, the facts of the printed cards, one card a line.")
		return 2
	}
	refs, err := readRefs(args[0])
	if err != nil {
		fmt.Fprintln(out, "audit:", err)
		return 2
	}
	cat, _ := catalog.Embedded()
	if auditCards(cat, refs, out) > 0 {
		return 1
	}
	return 0
}

// auditCards prints the problems of all cards and returns how many there are.
func auditCards(cat *catalog.Catalog, refs map[string]*ref, out io.Writer) int {
	names := newNamer(refs, cat)
	in := refNames(refs)
	problems, whole, compared := 0, 0, 0
	for _, k := range cat.All() {
		a := &auditor{cat: cat, k: k, names: names}
		if a.ref = refs[k.Number]; a.ref == nil {
			a.say("no printed card has the number %s", k.Number)
		} else {
			compared++
			a.facts()
			if k.Whole() {
				whole++
				a.text(in)
			}
		}
		for _, p := range a.found {
			fmt.Fprintf(out, "%s:%d: %s: %s\n", k.File, k.Line, k.Slug, p)
		}
		problems += len(a.found)
	}
	for _, r := range inOrder(refs) {
		if cat.ByNumber(r.GempID) == nil {
			problems++
			fmt.Fprintf(out, "%s %s is printed, and is not here\n", r.GempID, r.Name)
		}
	}
	fmt.Fprintf(out, "%d cards compared with %d printed ones, %d of them whole and compared with their text\naudit: %d problems\n", compared, len(refs), whole, problems)
	return problems
}

// An auditor compares one card with its printed one.
type auditor struct {
	cat   *catalog.Catalog
	k     *catalog.Card
	ref   *ref
	names *namer
	found []string
}

func (a *auditor) say(format string, args ...any) {
	a.found = append(a.found, fmt.Sprintf(format, args...))
}

// same compares one fact.
func (a *auditor) same(what string, ours, printed any) {
	if o, p := fmt.Sprint(ours), fmt.Sprint(printed); o != p {
		a.say("%s is %s, printed is %s", what, cmp.Or(o, "none"), cmp.Or(p, "none"))
	}
}

// opt compares a number that may be missing.
func (a *auditor) opt(what string, ours, printed card.Opt) {
	say := func(n card.Opt) string {
		if !n.Has {
			return "none"
		}
		return n.N.String()
	}
	a.same(what, say(ours), say(printed))
}

// sets compares lists whose order does not matter.
func (a *auditor) sets(what string, ours, printed []string) {
	ours, printed = lowered(ours), lowered(printed)
	if !slices.Equal(ours, printed) {
		a.say("%s are %q, printed are %q", what, ours, printed)
	}
}

func lowered(xs []string) []string {
	out := make([]string, len(xs))
	for i, x := range xs {
		out[i] = strings.ToLower(x)
	}
	slices.Sort(out)
	return out
}

// facts compares everything but the text.
func (a *auditor) facts() {
	k, r := a.k, a.ref
	a.same("title", k.Title, r.Name)
	a.same("side", k.Side, strings.ToLower(r.Side))
	a.same("set", k.Set, r.SetName)
	a.same("rarity", k.Rarity, r.Rarity)
	a.same("errata", k.Errata, r.ErrataSymbol != "")
	a.same("uniqueness", strings.Repeat("*", k.Dots)+strings.Repeat("<>", k.Diamond), r.Uniqueness)
	a.same("type", k.Type, r.kind())
	kinds, class := r.kinds()
	a.sets("kinds", k.Kinds, kinds)
	if k.Type != card.Character && k.Type != card.Creature {
		a.same("class", strings.ToLower(k.Class), strings.ToLower(class))
	}
	a.sets("icons", k.Icons, r.icons())
	a.numbers("", k.Num, r)
	if (k.Back != nil) != (r.Back != nil) {
		a.say("has two sides: ours %t, printed %t", k.Back != nil, r.Back != nil)
	} else if k.Back != nil {
		a.numbers("of the back", k.Back.Num, r.Back)
		a.sets("icons of the back", k.Back.Icons, r.Back.icons())
	}
	if k.Type == card.Location { // the reader lets no other card have any
		a.same("dark Force icons", k.Force[card.Dark], r.DarkSideIcons)
		a.same("light Force icons", k.Force[card.Light], r.LightSideIcons)
	}
	if k.Is("site") || k.Is("sector") {
		a.same("system", k.System, a.names.systemOf(r))
	}
	if len(k.Words) > 0 || !k.Written() { // older entries say them by the ability
		a.sets("words", k.Words, r.words())
	}
	a.capacity()
	a.matching()
	a.traits()
	a.ruled()
}

var refStats = map[card.Stat]func(*ref) string{
	card.Destiny: func(r *ref) string { first, _, _ := strings.Cut(r.Destiny, " or "); return first }, card.Power: func(r *ref) string { return r.Power },
	card.Ability: (*ref).ability, card.Armor: func(r *ref) string { return r.Armor },
	card.Maneuver: func(r *ref) string { return r.Maneuver }, card.Hyperspeed: func(r *ref) string { return r.Hyperspeed },
	card.Landspeed: func(r *ref) string { return r.Landspeed }, card.Deploy: func(r *ref) string { return r.Deploy },
	card.Forfeit: func(r *ref) string { return r.Forfeit }, card.Parsec: func(r *ref) string { return r.Parsec },
	card.Ferocity: (*ref).ferocity, card.Politics: func(r *ref) string { return r.Politics },
}

// numbers compares the printed numbers; "none" is a number the card lacks, "*" one
// that its text defines.
func (a *auditor) numbers(where string, num [card.Stats]card.Opt, r *ref) {
	for s := range card.Stats {
		of, ok := refStats[s]
		if !ok {
			continue
		}
		if a.k.Type == card.Creature && s == card.Power { // their ferocity stands there
			continue
		}
		ours, printed := cmp.Or(a.k.Signs[s], "none"), cmp.Or(of(r), "none")
		if n := num[s]; n.Has {
			ours = n.N.String()
		}
		if f, err := strconv.ParseFloat(printed, 64); err == nil {
			printed = card.Num(f * float64(card.One)).String()
		} else if printed == "π" {
			printed = card.Pi.String()
		} else if printed != "none" && ours == "*" { // its text defines it, whatever stands in the box
			printed = "*"
		}
		a.same(strings.TrimSpace(s.String()+" "+where), ours, printed)
	}
	second := card.Opt{}
	if _, n, ok := strings.Cut(r.Destiny, " or "); ok {
		f, _ := strconv.ParseFloat(n, 64)
		second = card.Some(card.Num(f * float64(card.One)))
	}
	a.opt("second destiny", a.k.Destiny2, second)
	a.opt("defense value", a.k.Num[card.Defense], a.ref.CreatureDefense.opt())
	a.same("defending", a.k.Defending, a.ref.CreatureDefense.Keyword)
}

func (a *auditor) capacity() {
	c := a.k.Capacity
	places := map[string]int{
		"pilots": c.In[card.Pilot], "passengers": c.In[card.Passenger], "pilotsOrPassengers": c.Either, "drivers": c.In[card.Driver],
		"astromechs": c.In[card.Astromech], "vehicles": c.In[card.VehicleBay], "starfighters": c.In[card.StarfighterBay], "TIEs": c.In[card.TIEBay],
	}
	for _, name := range slices.Sorted(maps.Keys(places)) {
		printed, _ := a.ref.Engine.Capacity[name].(float64)
		if a.ref.Engine.Capacity[name] == "unlimited" {
			printed = card.Unlimited
		}
		if n := places[name]; n != int(printed) && strings.Contains(a.ref.Gametext, fmt.Sprint(n, " ", name)) {
			continue // the text outweighs the second source
		}
		if a.k.Type == card.Device && strings.Contains(a.ref.Gametext, "as if riding") {
			continue // its room stands in the text alone
		}
		a.same("room for "+name, places[name], int(printed))
	}
	var ours, printed []string
	for _, p := range a.k.Permanent {
		if p.Role == card.OnCard {
			continue // its text is compared, which names it
		}
		ours = append(ours, strings.TrimSpace(fmt.Sprint(p.Role, " ", p.Ability, " ", p.Persona)))
	}
	for _, p := range a.ref.Engine.PermanentsAboard {
		f, _ := p.Ability.Float64()
		printed = append(printed, strings.TrimSpace(fmt.Sprint(p.Kind, " ", card.Num(f*float64(card.One)), " ", p.Persona)))
	}
	a.sets("permanents", ours, printed)
}

// matching: every printed pair is there. Ours may have more, which texts name.
func (a *auditor) matching() {
	for _, t := range a.ref.matching(a.names.list, a.names.titles) {
		if !slices.Contains(a.k.Matching, t) {
			a.say("matching %q is missing", t)
		}
	}
}

// traits: every printed characteristic is there, and none is made up.
func (a *auditor) traits() {
	r := a.ref
	also := slices.Concat(r.Engine.Keywords, r.Engine.Species, r.designation(), r.agendas())
	has := func(list []string, x string) bool {
		return slices.ContainsFunc(list, func(y string) bool { return strings.EqualFold(x, y) })
	}
	for _, c := range r.Characteristics {
		switch _, ship := affiliations[c]; {
		case ship:
		case c == "enclosed":
			a.same("enclosed", a.k.Enclosed, true)
		case !has(a.k.Traits, c):
			a.say("the characteristic %q is missing", c)
		}
	}
	for _, t := range also {
		if (strings.HasSuffix(t, " Squadron") || strings.HasSuffix(t, " agenda") || slices.Contains(r.Engine.Species, t)) && !has(a.k.Traits, t) {
			a.say("the designation, species or agenda %q is missing", t)
		}
	}
	for _, t := range a.k.Traits {
		named := strings.HasSuffix(strings.ToLower(a.k.Title), ": "+strings.ToLower(t)) // "Star Destroyer: Launch Bay"
		if !has(r.Characteristics, t) && !has(also, t) && !isPartOf(t, r.Characteristics) && !named {
			a.say("the characteristic %q is not printed", t)
		}
	}
	for _, p := range r.Engine.Personas {
		if !a.k.Named(p) && !slices.Contains(a.k.Newest, p) {
			a.say("the persona %q is missing", p)
		}
	}
}

// isPartOf: a "trooper guard" is a guard.
func isPartOf(t string, list []string) bool {
	return slices.ContainsFunc(list, func(x string) bool { return strings.HasSuffix(x, " "+t) })
}
