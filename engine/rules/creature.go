package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Creatures: where they live, how fierce they are, and who attacks whom (chapter 16
// of the rules: creature.deploy, creature.habitat-lost, creature.ferocity,
// creature.selective). An attack itself is in creature_attack.go.
func init() {
	one := func(m mod) []*mod { return []*mod{&m} }
	modifies(func(p *compiler, x gametext.Habitat) []*mod {
		return one(mod{kind: mHabitat, affects: p.filter(x.Place)})
	})
	modifies(func(p *compiler, x gametext.FerocityDrawn) []*mod {
		return one(mod{kind: mFerocity, n: card.Whole(x.N)})
	})
	modifies(func(p *compiler, x gametext.FerocityDrawnPlus) []*mod {
		return one(mod{kind: mFerocity, n: card.Whole(x.N), by: func(*ctx) card.Num { return x.By.Num() }})
	})
	modifies(func(p *compiler, x gametext.Spares) []*mod {
		return one(mod{kind: mSpares, affects: p.filter(x.Cards)})
	})
	modifies(func(p *compiler, x gametext.NoLandspeed) []*mod {
		return one(mod{kind: mNoLandspeed, affects: p.filter(x.Cards)})
	})
	modifies(func(p *compiler, x gametext.CarriesOff) []*mod {
		where := p.filter(x.Place)
		return one(mod{kind: mCarriesOff, affects: p.filter(x.Cards), at: func(c *ctx, loc game.CardID) bool { return where(c, loc) }})
	})
	modifies(func(p *compiler, _ gametext.JumpOff) []*mod { return one(mod{kind: mJump}) })
}

// creatures lists the creatures in play.
func (g *Game) creatures() []game.CardID {
	return g.with(mHabitat)
}

// livesAt tells whether a location is in the habitat of a creature (creature.deploy).
// Where it lives is known though its text be canceled.
func (g *Game) livesAt(id, loc game.CardID) bool {
	for _, m := range g.text(id).mods {
		if m.kind == mHabitat && loc != 0 && m.affects(&ctx{g: g, self: id, you: g.S.C(id).Owner}, loc) {
			return true
		}
	}
	return false
}

// strayed takes away the creatures that find themselves outside their habitat
// (creature.habitat-lost, leave.illegal). It tells whether there were any.
func (g *Game) strayed() (found bool) {
	for _, id := range g.creatures() {
		if !g.livesAt(id, g.S.Where(id)) {
			g.vanish(id)
			found = true
		}
	}
	return found
}

// leavesNow tells whether a card is about to leave the table already.
func (g *Game) leavesNow(id game.CardID) bool {
	return slices.ContainsFunc(g.S.Frames, func(f game.Frame) bool { d, ok := f.Body.(Departure); return ok && d.Leaver() == id })
}

// deployHabitat: a creature deploys only to its habitat, without presence or icon
// (deploy.creature, creature.deploy).
var deployHabitat = requirement{
	rule: "deploy.creature",
	holds: func(r *Referee, _ card.Side, o *game.Option) bool {
		return r.def(o.Card).Type != card.Creature || r.S.Where(o.Target) == o.Target && r.livesAt(o.Card, o.Target)
	},
	unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
		return format("%s is not in the habitat of %s.", "%s n'est pas dans l'habitat de %s.", r.title(o.Target), r.title(o.Card))
	},
}

// hobbled tells whether a text keeps a card from using its landspeed.
func (g *Game) hobbled(id game.CardID) bool {
	g.inPlay()
	for m := range g.mods(mNoLandspeed) {
		if m.hits(id) {
			return true
		}
	}
	return false
}

// ferocityDraws is how many destinies are drawn for the ferocity of a creature each
// time; 0 if it is printed (creature.ferocity).
func (g *Game) ferocityDraws(id game.CardID) int {
	for _, m := range g.text(id).mods {
		if m.kind == mFerocity {
			return m.n.Int()
		}
	}
	return 0
}

// drawnFerocity is the ferocity that a creature's text defines, as drawn for the
// attack in progress: there is none otherwise, nor without a completed draw
// (stat.ferocity, destiny.failed).
func (g *Game) drawnFerocity(id game.CardID) card.Opt {
	v := g.drawnInAttack(id)
	if !v.Set {
		return card.Opt{}
	}
	for _, m := range g.text(id).mods {
		if m.kind == mFerocity {
			if m.by != nil {
				v.N += m.by(&ctx{g: g, self: id, you: g.S.C(id).Owner})
			}
			return card.Some(v.N)
		}
	}
	return card.Opt{}
}

// An Attack is what a procedure remembers of the attack of a creature, as far as
// numbers depend on it.
type Attack interface {
	FerocityOf(id game.CardID) game.Value // what has been drawn for it; not set, nothing
}

// A Departure is what a procedure remembers of a card that is about to leave the table.
type Departure interface{ Leaver() game.CardID }

// drawnInAttack is the ferocity drawn for a creature in the attack in progress.
func (g *Game) drawnInAttack(id game.CardID) (v game.Value) {
	for i := len(g.S.Frames) - 1; i >= 0; i-- {
		if a, ok := g.S.Frames[i].Body.(Attack); ok {
			return a.FerocityOf(id)
		}
	}
	return v
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// beasts lets creatures that are present together attack each other at once, two
// chosen at random as long as there are any (creature.vs-creature,
// creature.vs-creature.many). It tells whether an attack begins.
func (g *Game) beasts() bool {
	list := g.creatures()
	if len(list) < 2 || g.S.Battle.On || g.attacking() { // creature.no-battle
		return false
	}
	var pairs [][2]game.CardID
	for i, a := range list {
		for _, b := range list[i+1:] {
			if g.hostile(a, b) && (pairs == nil || g.presentWith(a, pairs[0][0])) {
				pairs = append(pairs, [2]game.CardID{a, b})
			}
		}
	}
	if len(pairs) == 0 {
		return false
	}
	p := pairs[0]
	if len(pairs) > 1 {
		p = pairs[g.S.Random(len(pairs))]
	}
	g.push(pAttack, g.S.Active, &attacking{Kind: preying, Creature: p[0], Victim: p[1], At: g.S.Where(p[0])})
	return true
}

// hostile tells whether two creatures attack each other: present together, and not
// selective ones of the same species (icon.selective, creature.selective). If both
// would have to draw and cannot there would be no result (destiny.failed), and they
// leave each other alone.
func (g *Game) hostile(a, b game.CardID) bool {
	if !g.presentWith(a, b) || !g.isActive(a) || !g.isActive(b) || g.leavesNow(a) || g.leavesNow(b) {
		return false
	}
	if g.hasIcon(a, "selective creature") && g.hasIcon(b, "selective creature") && g.def(a).Title == g.def(b).Title {
		return false
	}
	vain := func(id game.CardID) bool { return g.ferocityDraws(id) > 0 && g.top(g.S.C(id).Owner, game.Reserve) == 0 }
	return !vain(a) || !vain(b)
}
