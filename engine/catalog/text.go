package catalog

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"cantina/engine/card"
	"cantina/engine/gametext"
)

// carriedOut tells what of a card's text nothing carries out.
var carriedOut func(*Catalog, *card.Def, []gametext.Clause) []*gametext.Error

// CarriedOut is how the rules, which know this package, tell it once, as the program
// starts, what of the text of a card nothing carries out: such a card is no more whole
// than one whose text is not understood. Without the rules a text is only read.
func CarriedOut(refusals func(*Catalog, *card.Def, []gametext.Clause) []*gametext.Error) {
	if carriedOut != nil {
		panic("catalog: somebody says already what is carried out")
	}
	carriedOut = refusals
}

// A reading is a card's game text, read.
type reading struct {
	clauses  []gametext.Clause
	problems []Problem
	lines    card.Lines
	sides    [card.Sides]card.Lines // of a location
}

// prepare makes every card ready to be read, when all titles are known. A text is read
// when somebody first asks for it, once, whichever goroutine it is. A card that came from
// another catalog is ready.
func (c *Catalog) prepare(source map[string]string) {
	for _, k := range c.cards {
		if k.catalog != nil {
			continue
		}
		k.catalog = c
		k.read = sync.OnceValue(func() *reading { return c.readText(k, source[k.File]) })
		k.Says = func() card.Lines { return k.read().lines }
		k.Calls = calls
		if k.Type == card.Location {
			k.SaysTo = func() [card.Sides]card.Lines { return k.read().sides }
		}
		k.faces()
	}
}

// calls says a kind or a characteristic in the words of game text.
func calls(word string, trait bool, l card.Lang) string {
	look := gametext.LookKind
	if trait {
		look = gametext.LookTrait
	}
	return gametext.Called(look, word, l)
}

// readText reads the game text of one card.
func (c *Catalog) readText(k *Card, src string) *reading {
	t := &reading{}
	if strings.TrimSpace(k.Rules) != "" {
		if k.Blank {
			t.problems = append(t.problems, k.problem(src, k.rulesAt, 1, "a blank card has no game text", `take "blank" or "rules" away`))
		}
		clauses, errs := gametext.Parse(k.Rules, gametext.Context{
			Type: k.Type, Kinds: k.Kinds, KnownTitle: c.Known, NearestTitle: c.NearestTitle,
		})
		t.clauses = clauses
		if len(errs) == 0 && carriedOut != nil {
			errs = carriedOut(c, k.Def, clauses)
		}
		for _, e := range errs {
			p := k.problem(src, k.rulesAt+e.Pos, e.Len, e.Msg, e.Help)
			p.ofText = true
			t.problems = append(t.problems, p)
		}
	}
	for l := range card.Langs {
		if !k.Written() {
			t.lines[l] = append(t.lines[l], Unwritten[l])
		}
		for _, clause := range t.clauses {
			t.lines[l] = append(t.lines[l], gametext.Sentence(clause, l))
		}
		t.lines[l] = append(t.lines[l], FactLines(k.Def, l)...)
		if k.Type == card.Location {
			t.halve(k, l)
		}
	}
	return t
}

// halve sorts the lines of a location by the player to whom they speak. What speaks to
// neither stands on its owner's side.
func (t *reading) halve(k *Card, l card.Lang) {
	own := &t.sides[k.Side][l]
	if !k.Written() {
		*own = append(*own, Unwritten[l])
	}
	for _, c := range t.clauses {
		to := k.Side
		if side, ok := c.Heads[0].(gametext.Sided); ok {
			to = card.Light
			if side.Side == gametext.DarkSide {
				to = card.Dark
			}
			c.Heads = c.Heads[1:]
		}
		if c.Rule != nil || len(c.Steps) > 0 {
			t.sides[to][l] = append(t.sides[to][l], gametext.Sentence(c, l))
		}
	}
	*own = append(*own, FactLines(k.Def, l)...)
}

// Unwritten is what stands for the game text of a card that has none of ours yet.
var Unwritten = card.T("The text of this card is not written yet: it cannot be played.", "Le texte de cette carte n’est pas encore écrit : elle ne peut pas être jouée.")

// Clauses are the sentences of the game text.
func (k *Card) Clauses() []gametext.Clause { return k.read().clauses }

// Problems are the mistakes in the card's facts and in its text.
func (k *Card) Problems() []Problem { return slices.Concat(k.wrong, k.read().problems) }

// Whole tells whether the card is written and all of it is understood: only then may it
// be played.
func (k *Card) Whole() bool {
	if !k.Written() || len(k.wrong) > 0 {
		return false
	}
	k.whole.Do(func() {
		if k.catalog.own {
			if whole, known := remembered()[k.rememberedAs()]; known {
				k.isWhole = whole
				return
			}
		}
		k.isWhole = k.understood()
	})
	return k.isWhole
}

// understood reads the text to know whether the card is whole.
func (k *Card) understood() bool {
	t := k.read()
	return k.Written() && len(k.wrong)+len(t.problems) == 0 && (k.Blank || len(t.clauses) > 0)
}

// Problems are those of all files, in the order of files and lines; every text is read
// for it.
func (c *Catalog) Problems() []Problem {
	texts := make([][]Problem, len(c.cards))
	each(len(c.cards), func(i int) { texts[i] = c.cards[i].read().problems })
	return inOrder(slices.Concat(append(texts, c.problems)...))
}

// FactLines says in words what the card's data says about places aboard: it is
// printed below the clauses of the game text.
func FactLines(d *card.Def, l card.Lang) []string {
	var lines []string
	if s := capacityLine(d.Capacity, l); s != "" {
		lines = append(lines, s)
	}
	if d.Type == card.Vehicle && d.Enclosed { // a starship always is (vehicle.open-enclosed)
		lines = append(lines, card.T("This vehicle is enclosed.", "Ce véhicule est fermé.")[l])
	}
	if d.Trait("ship-docking capability") {
		lines = append(lines, card.T("Starships can dock with it.", "Des vaisseaux peuvent s’y amarrer.")[l])
	}
	total := card.Num(0)
	for _, p := range d.Permanent {
		lines = append(lines, permanentLine(p, l))
		total += p.Ability
	}
	if len(d.Permanent) > 1 && total > 0 {
		lines = append(lines, fmt.Sprintf(card.T("Their total ability is %s.", "Leur habileté totale est de %s.")[l], total))
	}
	return lines
}

// places are the words for N cards of each kind aboard, one and several.
var places = [...]struct {
	slot      card.Slot
	one, many card.Text
}{
	{card.Driver, card.T("driver", "conducteur"), card.T("drivers", "conducteurs")},
	{card.Pilot, card.T("pilot", "pilote"), card.T("pilots", "pilotes")},
	{card.Passenger, card.T("passenger", "passager"), card.T("passengers", "passagers")},
	{card.Astromech, card.T("astromech", "astromécano"), card.T("astromechs", "astromécanos")},
	{card.VehicleBay, card.T("vehicle", "véhicule"), card.T("vehicles", "véhicules")},
	{card.StarfighterBay, card.T("starfighter", "chasseur stellaire"), card.T("starfighters", "chasseurs stellaires")},
	{card.TIEBay, card.T("TIE", "TIE"), card.T("TIEs", "TIE")},
}

// capacityLine says "Room for 2 pilots and 2 passengers.".
func capacityLine(c card.Capacity, l card.Lang) string {
	var parts []string
	unlimited := card.T("unlimited ", "un nombre illimité de ")[l]
	add := func(n int, one, many card.Text) {
		switch {
		case n == 1:
			parts = append(parts, "1 "+one[l])
		case n >= card.Unlimited:
			parts = append(parts, unlimited+many[l])
			unlimited = card.T("unlimited ", "de ")[l]
		case n > 1:
			parts = append(parts, fmt.Sprintf("%d %s", n, many[l]))
		}
	}
	for _, p := range places {
		add(c.In[p.slot], p.one, p.many)
		if p.slot == card.Pilot {
			add(c.Either, card.T("pilot or passenger", "pilote ou passager"), card.T("pilots or passengers", "pilotes ou passagers"))
		}
	}
	if len(parts) == 0 {
		return ""
	}
	s := parts[len(parts)-1]
	if len(parts) > 1 {
		s = strings.Join(parts[:len(parts)-1], ", ") + card.T(" and ", " et ")[l] + s
	}
	return card.T("Room for ", "Place pour ")[l] + s + "."
}

// permanentLine says what a permanent pilot or astromech brings.
func permanentLine(p card.Permanent, l card.Lang) string {
	who := card.T("pilot", "pilote")[l]
	if p.Role == card.Astromech {
		who = card.T("astromech", "astromécano")[l]
	}
	if p.Persona != "" {
		who = p.Persona
	}
	if p.Role == card.OnCard { // weapon.permanent
		if p.Persona == "" {
			return card.T("Fires a permanent weapon.", "Fait feu avec une arme permanente.")[l]
		}
		return fmt.Sprintf(card.T("Its permanent weapon is %s.", "Son arme permanente est «\u00a0%s\u00a0».")[l], p.Persona)
	}
	if p.Ability == 0 {
		return fmt.Sprintf(card.T("Has a permanent %s.", "Possède un %s permanent.")[l], who)
	}
	if p.Persona != "" {
		return fmt.Sprintf(card.T("%s is permanently aboard: ability %s.", "«\u00a0%s\u00a0» est toujours à bord\u00a0: habileté %s.")[l], who, p.Ability)
	}
	return fmt.Sprintf(card.T("Has a permanent %s of ability %s.", "Possède un %s permanent d’habileté %s.")[l], who, p.Ability)
}
