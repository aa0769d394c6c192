package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	modifies(func(comp *Compiler, x gametext.CarriedByTwo) []*Modifier {
		return one(Modifier{Kind: ModCarried, Affects: comp.Filter(x.Cards), N: x.N})
	})
}

// A DefenseAs is the defense value that a weapon counts some cards to have.
type DefenseAs struct {
	Which Matcher
	N     card.Num
}

// AsWeapon tests a card, which may be a weapon by one that is built into it (weapon.permanent).
func (c *Context) AsWeapon(m Matcher, id game.CardID) bool {
	if c.P.permanentWeapon(id) {
		defer func(was game.CardID) { c.builtIn = was }(c.builtIn)
		c.builtIn = id
	}
	return m(c, id)
}

// permanentWeapon tells whether a card has a weapon built in (weapon.permanent).
func (p *Position) permanentWeapon(id game.CardID) bool {
	return slices.ContainsFunc(p.Def(id).Permanent, func(perm card.Permanent) bool { return perm.Role == card.OnCard }) && !p.Said(ModNoArms, id)
}

// IsArtillery tells whether a weapon stands at a site as artillery.
func (p *Position) IsArtillery(id game.CardID) bool {
	d := p.Def(id)
	return d.Type == card.Weapon && d.Is("artillery")
}

// actsFree tells whether a text lets what a clause does be done free: a weapon fire, an
// Interrupt play.
func (p *Position) actsFree(cl *Clause, id game.CardID) bool {
	return cl.Fire && p.Said(ModFireFree, id) || cl.Fn != NoFunction && p.Said(ModPlayFree, id)
}

// OnCharacters tells whether a card's own text lets it deploy on some character.
func (comp *Compiler) OnCharacters(f gametext.Filter) bool {
	for _, t := range f.Tests() {
		if t.Look == gametext.LookType && t.Value == card.Character.String() && !t.Not {
			return true
		}
	}
	if slices.ContainsFunc(f.Titles, func(title string) bool { return comp.prog.names.sorts[title]&persons != 0 }) {
		return true
	}
	return slices.ContainsFunc(f.Or, comp.OnCharacters)
}

func init() {
	ruledNoun("character device", func(c *Context, id game.CardID) bool { return c.P.Text(id).Worn })
}

// ShipClasses are the classes of starship among which a weapon's own text finds
// what carries it.
func (comp *Compiler) ShipClasses(f gametext.Filter) (out []string) {
	for _, t := range f.Tests() {
		if t.Look == gametext.LookKind {
			out = append(out, t.Value)
		}
	}
	for _, x := range f.Or {
		out = append(out, comp.ShipClasses(x)...)
	}
	for _, t := range f.Titles {
		for _, def := range comp.prog.names.byTitle[t] {
			out = append(out, def.Kinds...)
		}
	}
	return out
}

// shotCost is what a shot costs: the weapon's cost, the price of a further shot
// of a repeating weapon, both firings of a combined shot, or nothing where a card
// says so (weapon.cost, weapon.repeating). Force is no matter when the weapon is
// not fired after all (weapon.instead).
func (cl *Clause) Price(c *Context) int {
	n := cl.price(c)
	if cl.Fire && n > 0 {
		for m := range c.P.Mods(ModFireCost) {
			if m.Hits(c.Self) {
				n = max(n+m.By(&m.C).Int(), 0)
			}
		}
	}
	return n
}

func (cl *Clause) price(c *Context) int {
	switch {
	case c.Fire&game.FireAgain != 0:
		return max(cl.Again(c), 0).Int()
	case cl.Cost == nil || c.Fire&(game.FireFree|game.FireInstead|game.FireRetarget) != 0,
		c.P.actsFree(cl, c.Self):
		return 0
	case c.Fire&game.FireCombined != 0:
		return 2 * max(cl.Cost(c), 0).Int()
	}
	return max(cl.Cost(c), 0).Int()
}

// MayUse tells whether a card may use weapons or devices in this turn, all of them, besides
// those that it has used.
func (p *Position) MayUse(by game.CardID, t card.Type, all ...game.CardID) bool {
	used, d := p.used(by, t), p.Def(by)
	if p.IsArtillery(by) || d.Type == card.Starship && d.Is("capital") {
		return true
	}
	if used == nil { // none so far
		used = make([]game.CardID, 3)
	}
	for _, id := range all {
		if slices.Contains(used, id) {
			continue
		}
		n := slices.Index(used, 0)
		if n < 0 || n >= usesPerTurn(d, t) {
			return p.Said(ModAnyWeapons, by) || t == card.Device && p.Said(ModAnyDevices, by)
		}
		used = slices.Clone(used)
		used[n] = id
		if models := p.wings(by); t == card.Weapon && models != nil && n > 0 && !p.shared(by, used[:n+1], models) {
			return false
		}
	}
	return true
}

// wings are the models of a squadron's ships, if its card says which starships they are:
// else they are all of one model (ship.class.squadron).
func (p *Position) wings(squadron game.CardID) (models []string) {
	if d := p.Def(squadron); d.Is("squadron") {
		for _, name := range d.Personas {
			ships := p.Prog.names.byTitle[name]
			if i := slices.IndexFunc(ships, func(k *card.Def) bool { return k.Type == card.Starship }); i >= 0 {
				models = append(models, ships[i].Class)
			}
		}
	}
	return models
}

// shared tells whether each of some weapons can be that of another one of a squadron's
// ships, by where its own text deploys it.
func (p *Position) shared(squadron game.CardID, weapons []game.CardID, models []string) bool {
	if len(weapons) == 0 {
		return true
	}
	for i, model := range models {
		if p.suitsModel(weapons[0], squadron, model) && p.shared(squadron, weapons[1:], slices.Delete(slices.Clone(models), i, i+1)) {
			return true
		}
	}
	return false
}

// suitsModel tells whether a weapon's own text deploys it on a ship of a model.
func (p *Position) suitsModel(weapon, squadron game.CardID, model string) bool {
	text := p.Text(weapon)
	return len(text.Deploys) == 0 || slices.ContainsFunc(text.Deploys, func(n int16) bool {
		cl := text.Clauses[n]
		c := &Context{P: p, Self: weapon, You: p.S.C(weapon).Owner, Clause: n, model: model}
		return len(cl.Targets) > 0 && cl.Targets[0].Match(c, squadron)
	})
}

// IonDamage tells whether something that lasts is what an ion cannon did to a starship
// (weapon.ion).
func (p *Position) IonDamage(ship game.CardID) func(game.Lasting) bool {
	return func(l game.Lasting) bool { return l.On == ship && p.Cards[l.Def].Def.Trait("ion cannon") }
}

// usesPerTurn is how many different weapons or devices a card may use in a turn.
func usesPerTurn(d *card.Def, t card.Type) int {
	if d.Is("squadron") {
		return 3
	}
	n := 0
	if t == card.Weapon && d.Type == card.Character {
		for _, icon := range d.Icons { // two warrior icons are listed twice
			if icon == "warrior" {
				n++
			}
		}
	}
	return max(n, 1)
}

// UsesBearer tells whether carrying a clause out is using the weapon or device:
// firing, and anything optional in its text (weapon.use).
func (cl *Clause) UsesBearer() bool { return cl.Fire || cl.May || cl.Trig == nil }

// FiresNextDoor tells whether a text lets a weapon target at an adjacent site (weapon.long-range).
func (p *Position) FiresNextDoor(weapon game.CardID) bool { return p.Said(ModReaches, weapon) }

// NextDoor tells whether two cards are at sites adjacent to each other, or at the same.
func (p *Position) NextDoor(a, b game.CardID) bool {
	return spotted(p, gametext.SameOrAdjacent, p.S.Where(a), p.S.Where(b), false)
}

// OpenDefense is the defense value of a weapon at which any weapon may be fired; false if it
// is none.
func (p *Position) OpenDefense(id game.CardID) (card.Num, bool) {
	if p.Def(id).Type == card.Weapon {
		for m := range p.Mods(ModOpen) {
			if m.Hits(id) {
				return m.N, true
			}
		}
	}
	return 0, false
}

// openTarget lets a shot that hits what it targets be fired, where its text lets it fire, at
// cards of no kind that it names, too, if they say so.
func (comp *Compiler) openTarget() {
	var where []Matcher
	hits := false
	for _, s := range comp.Source.Steps {
		gametext.Walk(s, func(n any) bool {
			blow, is := n.(gametext.Strike)
			hits = hits || is && blow.Blow == gametext.Hit
			return !hits
		})
		if t, is := s.(gametext.Target); is && t.Cards.Bind == comp.Clause.Targets[0].Bind+1 {
			for _, post := range t.Cards.Posts {
				if _, place := post.(gametext.Place); place {
					where = append(where, comp.post(post))
				}
			}
		}
	}
	if !hits {
		return
	}
	t := &comp.Clause.Targets[0]
	named := t.Match
	t.Match = func(c *Context, id game.CardID) bool {
		if named(c, id) {
			return true
		}
		_, open := c.P.OpenDefense(id)
		return open && !slices.ContainsFunc(where, func(there Matcher) bool { return !there(c, id) })
	}
}

// FreeStanding tells whether a weapon stands at a site by itself, and fires: artillery, and an
// automated weapon that fires (weapon.artillery, weapon.automated).
func (p *Position) FreeStanding(id game.CardID) bool {
	d := p.Def(id)
	return p.IsArtillery(id) || d.Type == card.Weapon && d.Is("automated") && len(p.Text(id).Fires) > 0
}

// Shooter is the card that is present for a weapon: a starship or vehicle weapon
// fires as its carrier; a permanent weapon as the card that it is part of, and
// artillery for itself (weapon.present, weapon.permanent, weapon.artillery).
func (p *Position) Shooter(weapon game.CardID) game.CardID {
	if t := p.Def(weapon).Type; t != card.Weapon && t != card.Device {
		return weapon
	}
	if host := p.S.Host(weapon); host != 0 {
		return host
	}
	return weapon
}

// disarms tells whether it is the text of a card that leaves a character without weapons
// (weapon.permanent).
func (p *Position) disarms(by, id game.CardID) bool {
	for m := range p.Mods(ModNoArms) {
		if m.C.Self == by && m.Hits(id) {
			return true
		}
	}
	return false
}
