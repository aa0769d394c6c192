package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// dueling is a duel, or lightsaber combat (duel.def, duel.saber-combat). Its frame's side
// has initiated it.
type dueling struct {
	Card     game.CardID             `json:"card"`           // whose text began it
	To       int16                   `json:"to"`             // 1 + the frame of that text
	Op       int16                   `json:"op"`             // the step of it at which the result begins
	Combat   bool                    `json:"combat"`         // lightsaber combat
	Since    int32                   `json:"since"`          // the clock when it began
	Duelists [card.Sides]game.CardID `json:"duelists"`       // who fights for each player
	At       game.CardID             `json:"at"`             // where
	Bind     int                     `json:"bind"`           // the value of that text that names the loser; the next the winner
	Power    bool                    `json:"power"`          // each adds his power
	Ability  bool                    `json:"ability"`        // or his ability
	Due      [card.Sides]int         `json:"due"`            // the destinies of each player
	Plus     [card.Sides]card.Num    `json:"plus"`           // what actions add to his total
	Dark     []duelDestiny           `json:"dark,omitempty"` // the destinies of each player, drawn or what stands for them
	Light    []duelDestiny           `json:"light,omitempty"`
	Which    game.CardID             `json:"which"`  // a combat card that is used, whose destiny number is being chosen
	Winner   int8                    `json:"winner"` // 1 + side; 0 nobody
	By       card.Num                `json:"by"`     // the difference of the totals
	Done     bool                    `json:"done"`   // the totals have been compared
}

// A duelDestiny is a destiny that counts for one of the totals.
type duelDestiny struct {
	Value  game.Value `json:"value"`
	Combat bool       `json:"combat"` // a combat card (duel.combat-card.use)
}

func (d *dueling) Clone() game.Body {
	b := *d
	for side := range card.Sides {
		list := b.of(side)
		*list = slices.Clone(*list)
		for i := range *list {
			(*list)[i].Value = (*list)[i].Value.Clone()
		}
	}
	return &b
}

var _ position.Contest = (*dueling)(nil)

// of are the destinies of a player.
func (d *dueling) of(side card.Side) *[]duelDestiny {
	if side == card.Dark {
		return &d.Dark
	}
	return &d.Light
}

// drawn is the value to which a draw goes: by index, of both players in turn.
func (d *dueling) drawn(bind int) *game.Value {
	return &(*d.of(card.Side(bind % int(card.Sides))))[bind/int(card.Sides)].Value
}

// holds tells whether there is such a value.
func (d *dueling) holds(bind int) bool {
	return bind >= 0 && bind/int(card.Sides) < len(*d.of(card.Side(bind % int(card.Sides))))
}

func (d *dueling) subject() game.CardID       { return d.Card }
func (d *dueling) Fights(id game.CardID) bool { return slices.Contains(d.Duelists[:], id) }
func (d *dueling) Sabers() bool               { return d.Combat }
func (d *dueling) Margin() card.Num           { return d.By }
func (d *dueling) Won() (id game.CardID, _ bool) {
	if d.Winner == 0 {
		return 0, false
	}
	return d.Duelists[d.Winner-1], true
}

// duel is the duel or lightsaber combat in progress and its frame, nil if there is none.
func (r *Referee) duel() (*game.Frame, *dueling) {
	f := r.innermost(pDuel)
	return f, bodyOf[*dueling](f)
}

func init() {
	does(func(w *writer, x gametext.Duels) {
		w.Demand(x.Cards, card.Character)
		w.Demand(x.Foe, card.Character)
		w.Clause.Duel, w.Clause.Battle = position.StartsDuel, 2
		own, foe := w.Filter(x.Cards), w.Filter(x.Foe)
		for _, f := range []gametext.Filter{x.Cards, x.Foe} {
			w.onlyDuelist(f)
		}
		due := [2]int{x.N, x.N}
		if odds, ok := x.Odds.(gametext.AgainstDraws); ok {
			n, fixed := odds.N.(gametext.Number)
			w.Unable(x, !fixed)
			due[1] = n.N.Int()
		}
		var op int16
		w.then("duel", func(g *Game, a *acting, c *position.Context) {
			two := [2][]game.CardID{c.Chosen(x.Cards, own), c.Chosen(x.Foe, foe)}
			if len(two[0]) == 0 || len(two[1]) == 0 {
				return
			}
			d := &dueling{Card: a.Card, To: g.frameNo(), Op: op, Bind: x.Loser - 1, Combat: x.How == gametext.InCombat,
				Power: x.With == gametext.WithPower, Ability: x.With == gametext.WithAbility}
			for i, list := range two {
				side := g.S.C(list[0]).Owner
				d.Duelists[side], d.Due[side] = list[0], due[i]
			}
			if d.Duelists[c.You] != 0 && d.Duelists[c.You.Other()] != 0 {
				d.At = g.S.Where(d.Duelists[c.You])
				g.push(pDuel, c.You, d)
			}
		})
		if !slices.ContainsFunc(w.Source.Steps, func(s gametext.Step) bool { _, draws := s.(gametext.DrawDestiny); return draws }) {
			w.attempts(true) // else what is drawn decides
		}
		w.result = append(w.result, doing("the rest is its result", func(*Game, *game.Frame, *acting) flow { return done }))
		op = int16(len(w.result))
	})
}

// onlyDuelist makes a clause that duels with a card which it does not name before need
// that card (action.target.implied).
func (w *writer) onlyDuelist(f gametext.Filter) {
	if f.Ref > 0 || f.Det == gametext.DetThis {
		return
	}
	which := w.Filter(f)
	w.Clause.Asks(func(c *position.Context) bool { return len(c.Chosen(f, which)) > 0 },
		card.T("there is nobody to duel", "il n’y a personne à affronter"))
}

// told is an event of the duel, or of lightsaber combat.
func (d *dueling) told(f *game.Frame, duel, combat game.Kind) game.Event {
	e := game.Event{Kind: duel, By: f.Side, Card: d.Duelists[f.Side], On: d.Duelists[f.Side.Other()], At: d.At}
	if d.Combat {
		e.Kind = combat
	}
	return e
}

// initiateDuel opens the responses to the initiation, cancelation included (duel.steps 1).
// Both duelists are active until the result is complete (duel.inactive).
func initiateDuel(g *Game, f *game.Frame, d *dueling) flow {
	g.S.Tick()
	d.Since = g.S.Clock
	for _, id := range d.Duelists {
		g.S.Edit(id).Flags |= game.Defends
	}
	e := d.told(f, game.DuelStarted, game.CombatStarted)
	e.Frame = g.frameNo()
	g.happens(e)
	return next
}

// actInDuel lets both players add to destinies and totals (duel.steps 2); none do so in
// lightsaber combat.
func actInDuel(g *Game, f *game.Frame, d *dueling) flow {
	if !d.Combat && !g.duelBroken(f, d) {
		g.push(pDuelActions, f.Side, &alternating{})
	}
	return next
}

// duelBroken tells whether it has no result: it was canceled, or a duelist has left the
// table before the result (duel.steps, duel.saber-combat.left).
func (r *Referee) duelBroken(f *game.Frame, d *dueling) bool {
	return f.Canceled || !r.S.OnTable(d.Duelists[card.Dark]) || !r.S.OnTable(d.Duelists[card.Light])
}

// askDuelAction offers what adds to a duel, alternating, the initiator first (duel.steps 2).
func askDuelAction(r *Referee, f *game.Frame, turns *alternating) *game.Decision {
	of, d := r.duel()
	if turns.Passes >= 2 || r.duelBroken(of, d) {
		return nil
	}
	return r.actOrPass(f.Side, "duel.steps", slices.Concat(r.legalOf(f.Side, playVerb), r.legalOf(f.Side, useVerb)), func() card.Text {
		return card.Say("Duel of %s and %s: add to it or pass.", "Duel de %s et de %s : ajoutez-y ou passez.", r.Title(d.Duelists[of.Side]), r.Title(d.Duelists[of.Side.Other()]))
	})
}

// inDuel: what adds to a duel is done in its second step, and nothing else is done there
// (duel.steps).
var inDuel = requirement{rule: "duel.steps", grave: passing,
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		f := r.S.Top()
		now := f != nil && f.Proc == pDuelActions
		return r.ev != nil || now == (r.Clause(o.Card, o.Clause).Duel == position.InDuel)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		if r.Clause(o.Card, o.Clause).Duel == position.InDuel {
			return card.T("Only during a duel, before destinies are drawn.", "Seulement pendant un duel, avant le tirage des destinées.")
		}
		return card.T("Only what adds to destinies or totals may be done now.", "On ne peut faire maintenant que ce qui ajoute aux destinées ou aux sommes.")
	}}

// due is how many destinies a player has still to draw.
func (d *dueling) due(side card.Side) int {
	return max(d.Due[side]-len(*d.of(side)), 0)
}

// drawInDuel draws the destinies that no combat card stands for (duel.steps 3,
// duel.combat-card.use).
func drawInDuel(g *Game, f *game.Frame, d *dueling, side card.Side) flow {
	if g.duelBroken(f, d) {
		return next
	}
	why := game.ByDuel
	if d.Combat {
		why = game.ByCombat
	}
	for range d.due(side) {
		list := d.of(side)
		*list = append(*list, duelDestiny{})
		g.draws(side, 1, (len(*list)-1)*int(card.Sides)+int(side), why, d.Duelists[side])
	}
	return next
}

// duelDraws are the steps in which a player uses combat cards and draws.
func duelDraws(name string, whose func(card.Side) card.Side) []step {
	poll := func(r *Referee, f *game.Frame, d *dueling, b *ballot) { r.pollCombatCard(f, d, whose(f.Side), b) }
	return []step{
		from(poll, untilDone(name+" combat cards", func(r *Referee, f *game.Frame, d *dueling) *game.Decision {
			b := polled(r, f, d, poll)
			switch {
			case len(b.open) == 0:
				return nil
			case d.Which != 0:
				return r.whichDestiny(b, d.Which)
			}
			return b.decision(&game.Decision{Seat: whose(f.Side), Kind: game.AskTarget, Rule: "duel.combat-card.use", Source: d.Duelists[whose(f.Side)],
				Prompt: card.Say("%s: use a combat card instead of drawing a destiny?", "%s : utiliser une carte de combat au lieu de tirer une destinée ?", r.Title(d.Duelists[whose(f.Side)]))},
				game.Option{Verb: game.VDone, Say: card.T("Draw destiny", "Tirer la destinée")})
		}, func(g *Game, f *game.Frame, d *dueling, o *game.Option) { g.tookCombatCard(d, whose(f.Side), o) })),
		doing(name+" destinies", func(g *Game, f *game.Frame, d *dueling) flow { return drawInDuel(g, f, d, whose(f.Side)) }),
	}
}

// stat is the number of a duelist that counts with the destinies; false is none.
func (d *dueling) stat() (card.Stat, bool) {
	if d.Power {
		return card.Power, true
	}
	return card.Ability, d.Ability
}

// duelSum is a player's total as it stands, with all its reasons: his duelist's number, his
// destinies, and what actions and texts add. It does not exist if destinies were due and
// none could be drawn (destiny.failed); in lightsaber combat it is then 0, and nothing adds
// to it (duel.saber-combat.no-draw).
func (r *Referee) duelSum(d *dueling, side card.Side) (sum game.Sum) {
	add := func(src game.CardID, say card.Text, n card.Num) {
		sum.Terms = append(sum.Terms, game.Term{Source: src, Say: say, By: n})
		sum.Total += n
	}
	id := d.Duelists[side]
	if s, adds := d.stat(); adds && r.S.OnTable(id) {
		if n, has := r.Value(id, s); has {
			add(id, card.Text{}, n)
		}
	}
	any := d.Due[side] == 0
	for _, one := range *d.of(side) {
		if !one.Value.Set {
			continue
		}
		any = true
		say := destinyWord // which cards they were is no longer to be seen
		if one.Combat {
			say = card.T("combat card", "carte de combat")
		}
		add(0, say, one.Value.N)
	}
	sum.Has = any || !d.Done
	if !sum.Has && d.Combat {
		return game.Sum{Has: true}
	}
	if n := d.Plus[side]; n != 0 {
		add(0, card.T("actions", "actions"), n)
	}
	k := position.ModDuelTotal
	if d.Combat {
		k = position.ModCombatTotal
	}
	for _, given := range r.DuelTerms(k, side, d.At) {
		add(given.Source, card.Text{}, given.By)
	}
	for _, given := range r.crossingTerms(d, side) {
		add(given.Source, card.Text{}, given.By)
	}
	sum.Total = max(sum.Total, 0)
	return sum
}

// settleDuel compares the totals: the higher wins, of equal ones neither (duel.tie).
func settleDuel(g *Game, f *game.Frame, d *dueling) flow {
	if g.duelBroken(f, d) {
		return next
	}
	d.Done = true
	var sums [card.Sides]game.Sum
	for _, side := range []card.Side{f.Side, f.Side.Other()} {
		sums[side] = g.duelSum(d, side)
		if sums[side].Has {
			g.event(game.Event{Kind: game.DuelTotal, By: side, Card: d.Duelists[side], At: d.At, N: sums[side].Total})
		}
	}
	for side := range card.Sides {
		foe := side.Other()
		if sums[side].Has && (!sums[foe].Has || sums[side].Total > sums[foe].Total) {
			d.Winner, d.By = int8(side)+1, sums[side].Total-sums[foe].Total
		}
	}
	if d.Winner != 0 {
		g.event(d.won(f))
	}
	return next
}

// won is the event of its being won.
func (d *dueling) won(f *game.Frame) game.Event {
	e := d.told(f, game.DuelWon, game.CombatWon)
	e.By = card.Side(d.Winner - 1)
	e.Card, e.On = d.Duelists[e.By], d.Duelists[e.By.Other()]
	return e
}

// duelResult carries out what the text says of winner and loser (duel.steps 4).
func duelResult(g *Game, f *game.Frame, d *dueling) flow {
	if a := bodyOf[*acting](g.frame(d.To)); d.Winner != 0 && a != nil {
		part := a.part()
		winner := card.Side(d.Winner - 1)
		for i, side := range []card.Side{winner.Other(), winner} {
			part.Bound[d.Bind+i] = game.Value{Cards: []game.CardID{d.Duelists[side]}, Set: true}
		}
		g.pushAt(pResult, d.Op, f.Side, part)
	}
	return next
}

// endDuel: what was to last for the duel stops, and the duelists are again what they were
// (duel.inactive); then it is answered that it is won, while its winner and loser are still
// known (duel.steps 5 and 6).
func endDuel(g *Game, f *game.Frame, d *dueling) flow {
	for _, id := range d.Duelists {
		if g.S.OnTable(id) {
			g.S.Edit(id).Flags &^= game.Defends
		}
	}
	g.S.Lapse(func(l *game.Lasting) bool { return l.Until == game.EndOfDuel })
	if d.Winner == 0 {
		g.event(d.told(f, game.DuelOver, game.CombatOver))
		return done
	}
	g.window(d.won(f))
	return next
}

// duelView is what both seats see of the duel in progress, nil if there is none.
func (r *Referee) duelView() *game.DuelView {
	f, d := r.duel()
	if d == nil {
		return nil
	}
	v := &game.DuelView{By: f.Side, At: d.At, Combat: d.Combat}
	for side := range card.Sides {
		part := &v.Sides[side]
		part.Due, part.Total, part.Won = d.due(side)+r.drawing(side), r.duelSum(d, side), d.Winner == int8(side)+1
		if id := d.Duelists[side]; r.S.OnTable(id) {
			part.Duelist, part.Cards = id, len(r.CombatCards(id))
		}
	}
	return v
}

// drawing is how many destinies a player is about to draw, or has drawn unresolved.
func (r *Referee) drawing(side card.Side) (n int) {
	for i := range r.S.Frames {
		if f := &r.S.Frames[i]; f.Proc == pDestiny && f.Side == side {
			n++
		}
	}
	return n
}
