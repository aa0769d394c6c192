package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// targetFrom makes a target of a filter: how many its determiner asks for, and
// where it looks.
func (p *compiler) targetFrom(f gametext.Filter) target {
	t := target{bind: f.Bind - 1, match: p.filter(f), min: 1, max: 1}
	switch f.Det {
	case gametext.DetCount:
		t.min, t.max = f.N, f.N
	case gametext.DetUpTo:
		t.max = f.N
	case gametext.DetAnyNumber, gametext.DetAll:
		t.max = 99
	}
	for _, x := range f.Posts {
		if in, ok := x.(gametext.InPile); ok {
			t.zones = append(t.zones, pileZone[in.Pile])
		}
	}
	t.inert = ofCaptives(f)
	for _, x := range f.Tests() {
		t.inert = t.inert || x == undercover
		t.spies = t.spies || x == spy
	}
	for _, s := range p.src.Steps {
		gametext.Walk(s, func(n any) bool {
			switch n.(type) {
			case *gametext.AreLost, gametext.AreLost, *gametext.HitIf, gametext.HitIf:
				t.spies = true
			}
			return !t.spies
		})
	}
	t.spies = t.spies || p.text.def.Type == card.Interrupt
	t.noun = card.T(gametext.Print(f, card.English), gametext.Print(f, card.French))
	if p.losesImmunity(f.Bind) { // battle.attrition.immunity.lost: one without it cannot lose it
		match := t.match
		t.match = func(c *ctx, id game.CardID) bool { return match(c, id) && c.g.immunity(id) >= 0 }
	}
	if p.comparesAbility(f.Bind) { // type.character.droid: one without ability may not be chosen; by the newest rulebook it counts 0
		match := t.match
		t.match = func(c *ctx, id game.CardID) bool {
			_, has := c.g.value(id, card.Ability)
			return (has || c.g.newest() && c.g.def(id).Is("droid")) && match(c, id)
		}
	}
	return t
}

// comparesAbility tells whether the clause compares something with the ability of
// the card that a binder names.
func (p *compiler) comparesAbility(bind int) (yes bool) {
	for _, s := range p.src.Steps {
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

// chosen are the cards that a filter means once the clause runs: bound ones, or
// those on table that pass.
func (c *ctx) chosen(f gametext.Filter, m matcher) []game.CardID {
	if f.Ref > 0 && f.Ref <= len(c.bound) {
		return c.bound[f.Ref-1].Cards
	}
	var out []game.CardID
	captives := ofCaptives(f)
	for _, id := range c.g.inPlay() {
		if (c.sees(id) || captives && c.g.S.C(id).Is(game.Captive)) && m(c, id) {
			out = append(out, id)
		}
	}
	return out
}
