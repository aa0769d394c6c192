package rules

import (
	"maps"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
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
	Gunners []game.CardID `json:"gunners,omitempty"` // of each: who fires it, where nobody carries it
	Shots   []acting      `json:"shots,omitempty"`   // what each does, after the answers to its being aimed
	Drawn   game.Value    `json:"drawn"`             // the sum
	Sorted  int           `json:"sorted"`            // how many of the weapons stand in the order in which it is applied
}

func (t *firingTogether) Clone() game.Body {
	b := *t
	b.Weapons, b.Gunners, b.Shots, b.Drawn = slices.Clone(t.Weapons), slices.Clone(t.Gunners), slices.Clone(t.Shots), t.Drawn.Clone()
	for i := range b.Shots {
		b.Shots[i] = *b.Shots[i].Clone().(*acting)
	}
	return &b
}

// shot is what a weapon does that has been aimed; nil in a game that was saved when nobody
// could answer that.
func (t *firingTogether) shot(weapon game.CardID) *acting {
	for i := range t.Shots {
		if t.Shots[i].Card == weapon {
			return &t.Shots[i]
		}
	}
	return nil
}

func (t *firingTogether) subject() game.CardID       { return t.Card }
func (t *firingTogether) drawn(bind int) *game.Value { return &t.Drawn }

// aimTogether opens the responses to the aiming of one weapon after the other: what has
// been targeted by it, and by no other, is answered (weapon.fire).
func aimTogether(g *Game, f *game.Frame, t *firingTogether) flow {
	switch n := len(t.Shots); {
	case len(t.Weapons) == 0:
		return done
	case n == len(t.Weapons):
		return next
	default:
		id := t.Weapons[n]
		cl := g.fireClause(id, t.At)
		g.shootTogether(f, id, t.At, cl.No, "announce").fireBy(cl, t.gunner(n))
		return again
	}
}

// shootTogether begins the shot of a weapon with a later step of its action.
func (g *Game) shootTogether(f *game.Frame, weapon, at game.CardID, clause int16, step string) *acting {
	shot := g.startClause(f.Side, &game.Option{Verb: game.VFire, Card: weapon, Target: at, Clause: clause}, game.Event{})
	g.pushed[len(g.pushed)-1].Step = stepOf(pAct, step)
	shot.Fire = game.FireTogether
	return shot
}

// aimed tells whether an action is a shot that waits for the sum of several: it is kept
// for them, or falls out if it has been canceled.
func (g *Game) aimed(f *game.Frame, a *acting) bool {
	t := bodyOf[*firingTogether](g.parent())
	if t == nil || len(t.Shots) == len(t.Weapons) {
		return false
	}
	if n := len(t.Shots); f.Canceled {
		t.Weapons = slices.Delete(t.Weapons, n, n+1)
		if n < len(t.Gunners) {
			t.Gunners = slices.Delete(t.Gunners, n, n+1)
		}
	} else {
		t.Shots = append(t.Shots, *a.Clone().(*acting))
	}
	return true
}

// drawTogether draws the weapon destinies of all.
func drawTogether(g *Game, f *game.Frame, t *firingTogether) flow {
	for _, id := range t.Weapons {
		g.draws(f.Side, g.fireClause(id, t.At).Draws, 0, game.ByWeapon, id)
	}
	return next
}

// pollOrder: each weapon whose turn has not been said.
func pollOrder(r *Referee, f *game.Frame, t *firingTogether, b *ballot) {
	for i, id := range t.Weapons {
		b.put(game.Option{Verb: game.VTarget, Card: id}, b.another(t.Weapons[:min(i+1, t.Sorted)], id))
	}
	b.named()
}

// askOrder asks for which weapon the sum counts next, unless all that are left are alike.
func askOrder(r *Referee, f *game.Frame, t *firingTogether) *game.Decision {
	rest := t.Weapons[t.Sorted:]
	if !slices.ContainsFunc(rest, func(id game.CardID) bool { return r.Def(id) != r.Def(rest[0]) }) {
		return nil
	}
	return polled(r, f, t, pollOrder).decision(&game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "weapon.combined", Source: t.Card,
		Prompt: card.Say("The sum of the draws is %s: for which weapon does it count first?", "La somme des destinées est de %s : pour quelle arme compte-t-elle d’abord ?", t.Drawn.N)})
}

func tookOrder(g *Game, f *game.Frame, t *firingTogether, o *game.Option) flow {
	i := slices.Index(t.Weapons, o.Card)
	t.Weapons = slices.Insert(slices.Delete(t.Weapons, i, i+1), t.Sorted, o.Card)
	t.Sorted++
	return again
}

// applyTogether carries out the results of the shots with that sum.
func applyTogether(g *Game, f *game.Frame, t *firingTogether) flow {
	for _, id := range t.Weapons {
		was, no := t.shot(id), g.fireClause(id, t.At).No
		if was != nil {
			no = was.Clause
		}
		shot := g.shootTogether(f, id, t.At, no, "result")
		total := g.clause(shot).Binders + 1
		if was != nil {
			shot.Bound, shot.Turned, shot.Forfeit = game.CloneValues(was.Bound), was.Turned, was.Forfeit
		}
		more := shot.Bound[total].N
		shot.Bound[total] = t.Drawn.Clone()
		shot.Bound[total].N += more
	}
	return done
}

// fireClause is the clause by which a weapon fires at a target.
func (r *Referee) fireClause(weapon, at game.CardID) *position.Clause {
	t := r.Text(weapon)
	for _, n := range t.Fires {
		if cl := t.Clauses[n]; cl.Targets[0].Match(r.clauseCtx(r.S.C(weapon).Owner, weapon, cl), at) {
			return cl
		}
	}
	return t.Clauses[t.Fires[0]]
}

// together compiles firing at least x.N weapons at a target chosen before, which
// so many of them must be able to pay for.
func (w *writer) together(x gametext.FireTogether) {
	which, bind, no := w.Filter(x.Cards), w.Named(x.At), w.Clause.No
	for i := range w.Clause.Targets {
		if t := &w.Clause.Targets[i]; t.Bind == bind {
			match := t.Match
			t.Match = func(c *position.Context, id game.CardID) bool {
				if !match(c, id) {
					return false
				}
				r := refer(c.P)
				return r.volley(c.You, nil, r.partners(c, which, id, nil), x.N, nil)
			}
		}
	}
	w.Clause.Partners = which
	w.then("fire together", func(g *Game, a *acting, c *position.Context) {
		if list := c.Bound[bind].Cards; len(list) > 0 {
			g.push(pTogether, c.You, &firingTogether{Card: a.Card, Clause: no, At: list[0], Least: x.N})
		}
	})
}

// partners are the shots of all weapons meant, but some, that could fire so at a target now: one of each.
func (r *Referee) partners(c *position.Context, which position.Matcher, at game.CardID, but []game.CardID) (shots []game.Option) {
	for id := range r.Active() {
		if c.AsWeapon(which, id) && !slices.Contains(but, id) {
			list := r.shots(c.You, id, at, game.FireTogether)
			shots = append(shots, list[:min(len(list), 1)]...)
		}
	}
	return shots
}

// pollTogether: each weapon of those named that could fire so at the target now; of one that nobody
// carries who fires it.
func pollTogether(r *Referee, f *game.Frame, t *firingTogether, b *ballot) {
	if t.unmanned(r) != 0 {
		pollGunner(r, f, t, b)
		return
	}
	maker := &acting{Card: t.Card, Clause: t.Clause}
	which, c := r.clause(maker).Partners, r.ctxOf(f.Side, maker)
	b.named()
	var open []game.Option
	for id := range r.Active() {
		if !c.AsWeapon(which, id) {
			continue
		}
		if slices.Contains(t.Weapons, id) {
			b.put(game.Option{Verb: game.VTarget, Card: id}, b.another(t.Weapons, id))
			continue
		}
		shots := &ballot{r: b.r, side: f.Side}
		r.aim(id, t.At, game.FireTogether, shots)
		if len(shots.open) > 0 {
			open = append(open, shots.open[0])
			continue
		}
		for _, one := range shots.shut {
			one.option = game.Option{Verb: game.VTarget, Card: id}
			b.shut = append(b.shut, one)
		}
	}
	for i, o := range open {
		others := slices.Delete(slices.Clone(open), i, i+1)
		b.put(game.Option{Verb: game.VTarget, Card: o.Card, Cost: o.Cost}, so(r.volley(f.Side, open[i:i+1:i+1], others, t.Least-len(t.Weapons)-1, nil), "weapon.combined",
			"With %s too few weapons could fire.", "Avec %s, trop peu d’armes pourraient faire feu.", r.Title(o.Card)))
	}
}

// volley tells whether some shots and so many more of others can be fired together: their
// costs can be paid, and what carries several of these weapons may use them all
// (weapon.combined, weapon.use). Busy are those who are to use some weapons besides, nil for none.
func (r *Referee) volley(side card.Side, shots, others []game.Option, more int, busy map[game.CardID][]game.CardID) bool {
	for i, o := range others {
		if more > 0 && r.volley(side, append(slices.Clone(shots), o), others[i+1:], more-1, busy) {
			return true
		}
	}
	if more > 0 {
		return false
	}
	sum, used, guns := 0, map[game.CardID][]game.CardID{}, []game.Option(nil)
	maps.Copy(used, busy)
	for _, o := range shots {
		sum += int(o.Cost)
		if r.clauseAt(&o).Gunner > 0 {
			guns = append(guns, o)
			continue
		}
		by := r.Shooter(o.Card)
		if used[by] = append(used[by], o.Card); r.clauseAt(&o).UsesBearer() && !r.MayUse(by, card.Weapon, used[by]...) {
			return false
		}
	}
	return r.CanUse(side, sum) && r.mans(side, guns, used)
}

// askTogether asks for one weapon after the other.
func askTogether(r *Referee, f *game.Frame, t *firingTogether) *game.Decision {
	if gun := t.unmanned(r); gun != 0 {
		return polled(r, f, t, pollTogether).decision(&game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "weapon.artillery", Source: gun,
			Prompt: card.Say("Who fires %s?", "Qui fait feu avec %s ?", r.Title(gun))})
	}
	d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "weapon.combined", Source: t.Card,
		Prompt:  card.Say("Which weapons fire together at %s?", "Quelles armes font feu ensemble sur %s ?", r.Title(t.At)),
		Options: polled(r, f, t, pollTogether).open}
	if len(t.Weapons) >= t.Least || len(d.Options) == 0 {
		d.Options = append(d.Options, enough)
	}
	return d
}

func tookTogether(g *Game, f *game.Frame, t *firingTogether, o *game.Option) {
	if t.unmanned(g.Referee) != 0 {
		g.man(f, t, o.Card)
		return
	}
	g.use(f.Side, int(o.Cost))
	cl := g.fireClause(o.Card, t.At)
	g.event(game.Event{Kind: game.TargetChosen, By: f.Side, Card: t.At, On: o.Card})
	t.Weapons = append(t.Weapons, o.Card)
	switch list := g.gunners(f.Side, o.Card, cl); {
	case gunner(cl) == nil:
		g.usesFor(cl, &acting{Card: o.Card, Clause: cl.No})
	case len(list) == 1:
		g.man(f, t, list[0])
	}
}
