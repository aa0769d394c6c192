package rules

import (
	"slices"

	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Firing together: one action makes several weapons fire at one target, each for
// its cost; all draws are added, and the sum is compared for each weapon apart, in
// the order in which they were named (weapon.combined).
func init() {
	proc(pTogether, "fire together",
		untilDone("weapons", askTogether, tookTogether).from(pollTogether),
		step{name: "draw", do: func(g *Game, f *game.Frame) flow {
			f.Bound = []game.Value{{}}
			for _, id := range f.Cards {
				g.draws(f.Side, g.fireClause(id, f.To).draws, 0, game.ByWeapon, id)
			}
			return next
		}},
		step{name: "apply", do: func(g *Game, f *game.Frame) flow {
			for _, id := range f.Cards {
				cl := g.fireClause(id, f.To)
				g.startClause(f.Side, &game.Option{Verb: game.VFire, Card: id, Target: f.To, Clause: cl.no}, game.Event{})
				shot := &g.pushed[len(g.pushed)-1]
				shot.Fire, shot.Step = game.FireTogether, actResult
				shot.Bound[cl.binders+1] = f.Bound[0]
			}
			return done
		}},
	)
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
func (p *compiler) together(x gametext.FireTogether) {
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
	p.then("fire together", func(g *Game, f *game.Frame, c *ctx) {
		if list := c.bound[bind].Cards; len(list) > 0 {
			g.push(game.Frame{Proc: pTogether, Side: f.Side, Card: f.Card, Clause: no, To: list[0], N: int32(x.N)})
		}
	})
}

// pollTogether: each weapon of those named that could fire so at the target now.
func pollTogether(g *Game, f *game.Frame, b *ballot) {
	cl, c := g.clause(f), g.ctxOf(f)
	for id := range g.active() {
		if slices.Contains(f.Cards, id) || !cl.partners(c, id) {
			continue
		}
		shots := &ballot{r: b.r, side: f.Side}
		g.aim(id, f.To, game.FireTogether, shots)
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
func askTogether(g *Game, f *game.Frame) *game.Decision {
	d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "weapon.combined", Source: f.Card,
		Prompt:  format("Which weapons fire together at %s?", "Quelles armes tirent ensemble sur %s ?", g.title(f.To)),
		Options: g.polled(pollTogether, f).open}
	if len(f.Cards) >= int(f.N) || len(d.Options) == 0 {
		d.Options = append(d.Options, enough)
	}
	return d
}

func tookTogether(g *Game, f *game.Frame, o *game.Option) {
	g.use(f.Side, int(o.Cost))
	cl := g.fireClause(o.Card, f.To)
	g.usesFor(cl, &game.Frame{Card: o.Card, Clause: cl.no})
	g.event(game.Event{Kind: game.TargetChosen, By: f.Side, Card: f.To, On: o.Card})
	f.Cards = append(f.Cards, o.Card)
}
