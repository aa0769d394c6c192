package position

import (
	"fmt"
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// DeploysOn notes that this clause says where the card deploys, at what cost. Before it
// stand conditions and a loss of Force only: when a card deploys is for the rules to say,
// but for Immediate and Utinni Effects, whose text may name the time (effect.immediate) and how often (limit.one).
func (comp *Compiler) DeploysOn(t []Target, cost Amount, whose gametext.Whose) {
	cl := comp.Clause
	d, timed := comp.Text.Def, cl.Trig != nil || cl.Phase != game.Start || cl.Whose != 0 || cl.Battle != Anytime || cl.Limits != nil
	if timed && whose == gametext.Your && d.Type == card.Effect && (d.Is("immediate") || d.Is("utinni")) {
		timed = false
	}
	if d.Type == card.Effect && whose == gametext.Your && cl.Trig == nil && cl.Phase != game.Start && cl.Battle == Anytime && cl.Limits == nil {
		timed = false // a phase that the text names
	}
	if cl.Cost != nil || timed {
		comp.decline(comp.Source, ": a card deploys when the rules say so, at the cost that its text says last",
			"right: deploy on your side of table for 1 Force\nright: lose 1 Force: deploy on your side of table\nwrong: use 1 Force: deploy on your side of table")
	}
	comp.Clause.Targets, comp.Clause.Cost, comp.Clause.deploy, comp.Clause.Beside = t, cost, true, t == nil
	if whose == gametext.Opponents {
		comp.Clause.Whose = 2
	}
	comp.Text.Deploys = append(comp.Text.Deploys, comp.Clause.No)
}

// harms tells whether the sentence steals, hits, loses or captures what it targets so.
func (comp *Compiler) harms(target gametext.Filter) (found bool) {
	at := func(f gametext.Filter) {
		found = found || f.Ref > 0 && (f.Ref == target.Bind || f.Ref == target.Ref)
	}
	for _, s := range comp.Source.Steps {
		gametext.Walk(s, func(n any) bool {
			switch n := n.(type) {
			case gametext.Become:
				if n.What == gametext.AreLost || n.What == gametext.AreHit {
					at(n.Cards)
				}
			case gametext.Strike:
				if n.Blow == gametext.Hit || n.Blow == gametext.Capture {
					at(n.Cards)
				}
			case gametext.Treat:
				if n.How == gametext.Steal || n.How == gametext.TakeCaptive {
					at(n.Cards)
				}
			case gametext.Take:
				if n.How == gametext.Steals {
					at(n.Cards)
				}
			}
			return !found
		})
	}
	return found
}

// Safe tells whether a text of its owner's keeps the other player's actions from targeting a
// card to steal, hit, lose or capture it (action.target).
func (p *Position) Safe(id game.CardID, from card.Side) bool {
	return len(p.S.Lasting) > 0 && p.S.C(id).Owner != from && p.Said(ModSafe, id)
}

// Bearer is the target of a text that says what its card deploys on: a weapon or device
// goes on its owner's own cards unless the text names the opponent's (deploy.weapon,
// deploy.device). There is one spelling for that: a noun without an owner is refused. What
// deploys on a persona needs that card, and not one that contains it (persona.contains).
func (comp *Compiler) Bearer(f gametext.Filter) Target {
	t := comp.TargetFrom(f)
	if len(f.Titles) > 0 {
		t.Narrow(func(c *Context, id game.CardID) bool {
			return slices.ContainsFunc(f.Titles, func(title string) bool { return c.P.Named(id, title) })
		})
	}
	if of := comp.Text.Def.Type; of != card.Weapon && of != card.Device || f.Owner != gametext.Anybodys || ofLocations(f) {
		return t
	}
	if len(f.Titles) == 0 {
		comp.Refuse(f, fmt.Sprintf("whose is %s? A weapon or device deploys on a card of its owner unless the text says opponent's", said(f)),
			"right: deploy on your warrior\nwrong: deploy on a warrior")
	}
	t.Narrow(func(c *Context, id game.CardID) bool {
		return c.P.S.C(id).Owner == c.You || c.P.Def(id).Type == card.Location
	})
	return t
}

// ofLocations tells whether a filter picks locations.
func ofLocations(f gametext.Filter) bool {
	located := func(t gametext.Test) bool {
		return !t.Not && t.Look == gametext.LookType && t.Value == card.Location.String()
	}
	return slices.ContainsFunc(f.Tests(), located) || slices.ContainsFunc(f.Or, ofLocations)
}

// AllOf lists what "all cards" or "all characters" at a place hits: no targets, so
// inactive ones too, but nobody in prison; from a weapon or Interrupt only characters,
// vehicles, starships, weapons and devices (state.all-cards).
func (p *Position) AllOf(c *Context, which Matcher) (out []game.CardID) {
	narrow := p.Def(c.Self).Type == card.Interrupt || p.Def(c.Self).Type == card.Weapon
	for _, id := range p.InPlay() {
		if p.S.C(id).Zone != game.Table || p.S.C(id).Is(game.Imprisoned) || !which(c, id) {
			continue
		}
		switch p.Def(id).Type {
		case card.Character, card.Vehicle, card.Starship, card.Weapon, card.Device:
			out = append(out, id)
		default:
			if !narrow {
				out = append(out, id)
			}
		}
	}
	return out
}

// Say prints a step as a choice.
func Say(s gametext.Step) card.Text {
	return card.T(gametext.Print(s, card.English), gametext.Print(s, card.French))
}

// TargetFrom makes a target of a filter: how many its determiner asks for, and
// where it looks.
func (comp *Compiler) TargetFrom(f gametext.Filter) Target {
	comp.aims = true
	t := Target{Bind: f.Bind - 1, Match: comp.Filter(f.Uncounted()), Min: 1, Max: 1}
	comp.aims = false
	if comp.Text.Def.Is("utinni") && f.Ref == 0 {
		t.Fits = comp.Filter(printedOf(f.Uncounted()))
	}
	switch f.Det {
	case gametext.DetCount:
		t.Min, t.Max = f.N, f.N
	case gametext.DetUpTo:
		t.Max = f.N
	case gametext.DetThatMany: // targets are chosen before destiny is drawn
		comp.cannot(f)
	case gametext.DetAnyNumber, gametext.DetAll:
		t.Max = 99
	}
	for _, x := range f.Posts {
		_, piled := x.(gametext.InPile)
		comp.Unable(x, piled) // a target is on table
	}
	t.Inert = ofInactive(f)
	for _, x := range f.Tests() {
		t.Inert = t.Inert || x == undercover
		t.Spies = t.Spies || x == spy
		t.Shields = t.Shields || x == shield
	}
	for _, s := range comp.Source.Steps {
		gametext.Walk(s, func(n any) bool {
			switch n := n.(type) {
			case gametext.Become:
				t.Spies = t.Spies || n.What == gametext.AreLost
			case gametext.Duels:
				t.Spies = true
			case gametext.Strike:
				t.Spies = t.Spies || n.Blow == gametext.Hit
			}
			return !t.Spies
		})
	}
	t.Spies = t.Spies || comp.Text.Def.Type == card.Interrupt
	t.Harms = comp.harms(f)
	t.Noun = nounOf(f)
	if comp.losesImmunity(f.Bind) {
		t.NarrowBecause(func(c *Context, id game.CardID) bool { return c.P.immunity(id) >= 0 }, func(c *Context, id game.CardID) []game.Reason {
			return []game.Reason{{Rule: "battle.attrition.immunity.lost", Say: card.Say("%s is not immune to attrition, and has nothing to lose.",
				"%s n’est pas immunisé{e} contre l’attrition et n’a rien à perdre.", card.T(c.P.Def(id).Title, c.P.Def(id).Title))}}
		})
	}
	if comp.comparesAbility(f.Bind) { // by the newest rulebook a droid counts 0
		t.NarrowBecause(func(c *Context, id game.CardID) bool {
			_, has := c.P.Value(id, card.Ability)
			return has || c.P.Newest() && c.P.Def(id).Is("droid")
		}, func(c *Context, id game.CardID) []game.Reason {
			return []game.Reason{{Rule: "type.character.droid", Say: card.Say("%s has no ability to compare with.", "%s n’a pas d’habileté avec quoi comparer.",
				card.T(c.P.Def(id).Title, c.P.Def(id).Title))}}
		})
	}
	return t
}

// Named is the index of the value that "that weapon" means, for what can only be done to
// something that the sentence has named already; it refuses another filter.
func (comp *Compiler) Named(f gametext.Filter) int {
	if f.Ref == 0 {
		comp.Refuse(f, fmt.Sprintf("%s must be named before this: it is not chosen here", said(f)),
			"right: once per turn: target your weapon; fire that weapon\nwrong: once per turn: fire your weapon")
	}
	return f.Ref - 1
}

// Aimed is the target that "that droid" means; it refuses what the sentence has not
// targeted before.
func (comp *Compiler) Aimed(f gametext.Filter) *Target {
	bind := comp.Named(f)
	for i := range comp.Clause.Targets {
		if t := &comp.Clause.Targets[i]; bind >= 0 && t.Bind == bind {
			return t
		}
	}
	if bind >= 0 {
		comp.Refuse(f, fmt.Sprintf("%s must be named before this as a target", said(f)), "right: target your droid; retarget that weapon to that droid")
	}
	return &Target{}
}

// Demand refuses a filter whose words say that it picks other cards than of some types:
// nothing would ever be done to those.
func (comp *Compiler) Demand(f gametext.Filter, types ...card.Type) {
	for _, g := range f.Or {
		comp.Demand(g, types...)
	}
	good := sorts(0)
	for _, t := range types {
		good |= 1 << t
	}
	if comp.coreOf(&f)&good == 0 {
		comp.Refuse(f, fmt.Sprintf("this cannot be done with %s: it must be %s", said(f), good), "")
	}
}

// itself refuses to call the card that carries the text what it is not: nothing would be so
// of "this sector" on an Effect.
func (comp *Compiler) itself(f gametext.Filter) {
	d := comp.Text.Def
	comp.Demand(f, d.Type)
	for _, t := range f.Tests() {
		if t.Look == gametext.LookKind && !t.Not && d.Type == card.Location && !d.Is(t.Value) {
			comp.Refuse(f, fmt.Sprintf("%s is no %s", d.Title, t.Value), "")
		}
	}
}

// Interrupts tells whether a filter names only Interrupts by their titles: they are never on
// table (interrupt.not-on-table).
func (comp *Compiler) Interrupts(f gametext.Filter) bool {
	for _, title := range f.Titles {
		if slices.ContainsFunc(comp.prog.names.byTitle[title], func(d *card.Def) bool { return d.Type != card.Interrupt }) || comp.prog.names.byTitle[title] == nil {
			return false
		}
	}
	return len(f.Titles) > 0
}

// comparesAbility tells whether the clause compares something with the ability of
// the card that a binder names.
func (comp *Compiler) comparesAbility(bind int) (yes bool) {
	for _, s := range comp.Source.Steps {
		gametext.Walk(s, func(n any) bool {
			if x, ok := n.(gametext.Compare); ok {
				of, ok := x.B.(gametext.StatOf)
				yes = yes || ok && bind > 0 && of.Stat == gametext.Ability && of.Cards.Ref == bind
			}
			return !yes
		})
	}
	return yes
}

// Chosen are the cards that a filter means once the clause runs: bound ones, or
// those on table that pass.
func (c *Context) Chosen(f gametext.Filter, m Matcher) []game.CardID {
	if f.Ref > 0 && f.Ref <= len(c.Bound) {
		return c.Bound[f.Ref-1].Cards
	}
	var out []game.CardID
	inactive := ofInactive(f)
	for _, id := range c.P.InPlay() {
		if (c.sees(id) || inactive && c.P.S.C(id).Flags&(game.Captive|game.Missing) != 0) && m(c, id) {
			out = append(out, id)
		}
	}
	return out
}

// nounOf is a filter in words, for a sentence of its own: without parentheses around it.
func nounOf(f gametext.Filter) card.Text {
	return card.T(unfenced(gametext.Print(f, card.English)), unfenced(gametext.Print(f, card.French)))
}

// unfenced is a text without parentheses that enclose the whole of it.
func unfenced(s string) string {
	if !strings.HasPrefix(s, "(") {
		return s
	}
	open := 0
	for i, c := range s {
		switch c {
		case '(':
			open++
		case ')':
			open--
		}
		if open == 0 {
			if i+1 == len(s) {
				return s[1:i]
			}
			return s
		}
	}
	return s
}
