package rules

import (
	"slices"

	"cantina/engine/game"
	"cantina/engine/gametext"
)

// firingTogether is one action that makes several weapons fire at one target, each for
// its cost; all draws are added, and the sum is compared for each weapon apart, in
// the order in which they were named (weapon.combined).
type firingTogether struct {
	Card    game.CardID   `json:"card"`              // whose text says so
	Clause  int16         `json:"clause"`            // which clause of it
	At      game.CardID   `json:"at"`                // the target
	Least   int           `json:"least"`             // how many must fire
	Weapons []game.CardID `json:"weapons,omitempty"` // those named so far, in order
	Drawn   game.Value    `json:"drawn"`             // the sum
}

func (t *firingTogether) Clone() game.Body {
	b := *t
	b.Weapons, b.Drawn = slices.Clone(t.Weapons), t.Drawn.Clone()
	return &b
}

func (t *firingTogether) subject() game.CardID       { return t.Card }
func (t *firingTogether) drawn(bind int) *game.Value { return &t.Drawn }

// drawTogether draws the weapon destinies of all.
func drawTogether(g *Game, f *game.Frame, t *firingTogether) flow {
	for _, id := range t.Weapons {
		g.draws(f.Side, g.fireClause(id, t.At).draws, 0, game.ByWeapon, id)
	}
	return next
}

// applyTogether carries out the results of the shots with that sum.
func applyTogether(g *Game, f *game.Frame, t *firingTogether) flow {
	for _, id := range t.Weapons {
		cl := g.fireClause(id, t.At)
		shot := g.startClause(f.Side, &game.Option{Verb: game.VFire, Card: id, Target: t.At, Clause: cl.no}, game.Event{})
		g.pushed[len(g.pushed)-1].Step = stepOf(pAct, "result")
		shot.Fire = game.FireTogether
		shot.Bound[cl.binders+1] = t.Drawn.Clone()
	}
	return done
}

// fireClause is the clause by which a weapon fires at a target.
func (g *Game) fireClause(weapon, at game.CardID) *clause {
	t := g.text(weapon)
	for _, n := range t.fires {
		if cl := t.clauses[n]; cl.targets[0].match(g.referee().clauseCtx(g.S.C(weapon).Owner, weapon, cl), at) {
			return cl
		}
	}
	return t.clauses[t.fires[0]]
}

// together compiles firing at least x.N weapons at a target chosen before, which
// so many of them must be able to pay for.
func (p *writer) together(x gametext.FireTogether) {
	which, bind, no := p.filter(x.Cards), x.At.Ref-1, p.cl.no
	for i := range p.cl.targets {
		if t := &p.cl.targets[i]; t.bind == bind {
			match := t.match
			t.match = func(c *ctx, id game.CardID) bool {
				if !match(c, id) {
					return false
				}
				var costs []int
				for w := range c.g.active() {
					if which(c, w) {
						if list := c.g.shots(c.you, w, id, game.FireTogether); len(list) > 0 {
							costs = append(costs, int(list[0].Cost))
						}
					}
				}
				slices.Sort(costs)
				if len(costs) < x.N {
					return false
				}
				sum := 0
				for _, n := range costs[:x.N] {
					sum += n
				}
				return c.g.canUse(c.you, sum)
			}
		}
	}
	p.cl.partners = which
	p.then("fire together", func(g *Game, a *acting, c *ctx) {
		if list := c.bound[bind].Cards; len(list) > 0 {
			g.push(pTogether, c.you, &firingTogether{Card: a.Card, Clause: no, At: list[0], Least: x.N})
		}
	})
}

// pollTogether: each weapon of those named that could fire so at the target now.
func pollTogether(g *Game, f *game.Frame, t *firingTogether, b *ballot) {
	maker := &acting{Card: t.Card, Clause: t.Clause}
	which, c := g.clause(maker).partners, g.ctxOf(f.Side, maker)
	for id := range g.active() {
		if slices.Contains(t.Weapons, id) || !which(c, id) {
			continue
		}
		shots := &ballot{r: b.r, side: f.Side}
		g.aim(id, t.At, game.FireTogether, shots)
		if len(shots.open) > 0 {
			b.open = append(b.open, game.Option{Verb: game.VTarget, Card: id, Cost: shots.open[0].Cost})
			continue
		}
		for _, x := range shots.shut {
			x.option = game.Option{Verb: game.VTarget, Card: id}
			b.shut = append(b.shut, x)
		}
	}
}

// askTogether asks for one weapon after the other.
func askTogether(g *Game, f *game.Frame, t *firingTogether) *game.Decision {
	d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "weapon.combined", Source: t.Card,
		Prompt:  format("Which weapons fire together at %s?", "Quelles armes tirent ensemble sur %s ?", g.title(t.At)),
		Options: polled(g, f, t, pollTogether).open}
	if len(t.Weapons) >= t.Least || len(d.Options) == 0 {
		d.Options = append(d.Options, enough)
	}
	return d
}

func tookTogether(g *Game, f *game.Frame, t *firingTogether, o *game.Option) {
	g.use(f.Side, int(o.Cost))
	cl := g.fireClause(o.Card, t.At)
	g.usesFor(cl, &acting{Card: o.Card, Clause: cl.no})
	g.event(game.Event{Kind: game.TargetChosen, By: f.Side, Card: t.At, On: o.Card})
	t.Weapons = append(t.Weapons, o.Card)
}
