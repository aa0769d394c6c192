package rules

import (
	"fmt"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// running is an Attack Run (epic.attack-run). Its frame's side makes it.
type running struct {
	Card    game.CardID   `json:"card"`            // the Epic Event
	Ships   []game.CardID `json:"ships,omitempty"` // the starfighters that have entered the trench
	Foes    []game.CardID `json:"foes,omitempty"`  // the TIEs that have followed
	Lead    game.CardID   `json:"lead"`            // the lead starfighter; 0 not named yet
	Shoots  card.Side     `json:"shoots"`          // whose turn it is to act
	Passes  int           `json:"passes"`          // how many players in a row have passed
	Fired   []game.CardID `json:"fired,omitempty"` // the weapons that have fired
	Destiny game.Value    `json:"destiny"`         // what Light has drawn
	Pulled  bool          `json:"pulled"`          // the ships are on their way back: what follows stands as it was then
	Ability card.Num      `json:"ability"`         // what the pilot of the lead counts
	Sites   card.Num      `json:"sites"`           // of the largest Rebel Base
	Pursuit card.Num      `json:"pursuit"`         // the highest ability among the pilots of the TIEs
	Gives   []given       `json:"gives,omitempty"` // what texts add
}

// A given is what a card's text adds to a total.
type given struct {
	Source game.CardID `json:"source"`
	N      card.Num    `json:"n"`
}

func (a *running) Clone() game.Body {
	b := *a
	b.Gives = slices.Clone(a.Gives)
	b.Ships, b.Foes, b.Fired, b.Destiny = slices.Clone(a.Ships), slices.Clone(a.Foes), slices.Clone(a.Fired), a.Destiny.Clone()
	return &b
}

func (a *running) subject() game.CardID { return a.Card }

// Leader is the lead starfighter, 0 once it is on its way back.
func (a *running) Leader() game.CardID {
	if a.Pulled {
		return 0
	}
	return a.Lead
}

var _ position.Run = (*running)(nil)

func (a *running) drawn(int) *game.Value { return &a.Destiny }

const (
	runShips = 3                    // how many starfighters enter, and TIEs follow
	runGoal  = 15                   // what the total must be more than
	computer = "targeting computer" // counts for the ability of the pilot
)

func init() {
	simply(gametext.MakeAttackRun, func(w *writer) {
		w.Clause.Goal = card.Whole(runGoal)
		w.Clause.Asks(func(c *position.Context) bool { return refer(c.P).mayRun(c.You, c.Self) },
			card.T("no starfighter with proton torpedoes can enter the trench", "aucun chasseur armé de torpilles à protons ne peut entrer dans la tranchée"))
		w.then("Attack Run", func(g *Game, a *acting, c *position.Context) {
			g.push(pRun, c.You, &running{Card: a.Card, Shoots: c.You})
		})
	})
}

// attackRun is the Attack Run in progress and its frame, nil if there is none.
func (r *Referee) attackRun() (*game.Frame, *running) {
	f := r.innermost(pRun)
	return f, bodyOf[*running](f)
}

// trenchOf is the trench at which an Epic Event lies.
func (r *Referee) trenchOf(event game.CardID) game.CardID { return r.S.Where(event) }

// above is the mobile system to which a trench belongs, 0 if it is not on table.
func (r *Referee) above(trench game.CardID) game.CardID {
	i := slices.IndexFunc(r.S.Row, func(loc game.CardID) bool { return r.IsSystem(loc) && r.System(loc) == r.System(trench) })
	if i < 0 {
		return 0
	}
	return r.S.Row[i]
}

// inRun are those of a run's starfighters, or TIEs, that are still in the trench.
func (r *Referee) inRun(a *running, ships []game.CardID) (in []game.CardID) {
	trench := r.trenchOf(a.Card)
	for _, id := range ships {
		if r.S.Where(id) == trench {
			in = append(in, id)
		}
	}
	return in
}

// runOver tells whether nobody is left to fire the torpedoes (epic.attack-run.end).
func (r *Referee) runOver(a *running) bool {
	return !slices.Contains(r.inRun(a, a.Ships), a.Lead)
}

// pollRunners: up to three piloted starfighters of his at the Death Star system, no
// squadron; it is their regular move (epic.attack-run.enter).
func pollRunners(r *Referee, f *game.Frame, a *running, b *ballot) {
	trench := r.trenchOf(a.Card)
	if len(a.Ships) == runShips {
		return
	}
	b.among("epic.attack-run.enter", "Up to three of your starfighters at the Death Star system.", "Jusqu’à trois de vos chasseurs au système de l’Étoile de la mort.")
	for _, id := range r.InPlay() {
		if it := r.S.C(id); it.Owner == f.Side && r.OnFoot(id) && r.S.Where(id) == r.above(trench) {
			b.put(game.Option{Verb: game.VRun, Card: id, Target: trench},
				so(r.Def(id).Is("starfighter"), "move.attack-run", "Only starfighters make an Attack Run, and no squadrons.",
					"Seuls des chasseurs stellaires effectuent une mission d’attaque, et pas les escadrons."),
				[]requirement{notMoved, moveCrew}, anyMove)
		}
	}
}

// mayRun tells whether a starfighter that can lead can enter the trench of an Attack Run
// (epic.attack-run).
func (r *Referee) mayRun(side card.Side, event game.CardID) bool {
	return polled(r, &game.Frame{Side: side}, &running{Card: event}, pollRunners).has(func(o *game.Option) bool { return r.torpedoes(o.Card) })
}

func askRunners(r *Referee, f *game.Frame, a *running) *game.Decision {
	return polled(r, f, a, pollRunners).decision(&game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "epic.attack-run.enter", Source: a.Card,
		Prompt: card.Say("%s: which starfighters enter the trench?", "%s : quels chasseurs entrent dans la tranchée ?", r.Title(a.Card))}, enough)
}

func tookRunner(g *Game, _ *game.Frame, a *running, o *game.Option) {
	a.Ships = append(a.Ships, o.Card)
	g.moveTo(o.Card, o.Target, card.OnCard, game.VRun)
}

// pollPursuers: once somebody has entered, up to three TIEs follow by an unlimited move; a
// squadron counts as three (epic.attack-run.enter).
func pollPursuers(r *Referee, f *game.Frame, a *running, b *ballot) {
	side, trench := f.Side.Other(), r.trenchOf(a.Card)
	b.side = side
	n := 0
	for _, id := range a.Foes {
		n += r.tiesOf(id)
	}
	if len(r.inRun(a, a.Ships)) == 0 {
		return
	}
	b.among("epic.attack-run.enter", "Up to three TIEs at the Death Star system.", "Jusqu’à trois TIE au système de l’Étoile de la mort.")
	for _, id := range r.InPlay() {
		if it := r.S.C(id); it.Owner == side && r.OnFoot(id) && r.S.Where(id) == r.above(trench) {
			b.put(game.Option{Verb: game.VRun, Card: id, Target: trench},
				so(isTIE(r.Def(id)), "move.attack-run", "Only TIEs follow.", "Seuls des TIE suivent."),
				so(n+r.tiesOf(id) <= runShips, "epic.attack-run.enter", "A squadron counts as three TIEs.", "Un escadron compte pour trois TIE."),
				[]requirement{moveCrew}, anyMove)
		}
	}
}

// isTIE tells whether a starship is a TIE, or a squadron of them.
func isTIE(d *card.Def) bool { return position.ClassIs(d.Class, "TIE") }

// tiesOf is for how many TIEs a starship counts.
func (r *Referee) tiesOf(id game.CardID) int {
	if r.Def(id).Is("squadron") {
		return runShips
	}
	return 1
}

func askPursuers(r *Referee, f *game.Frame, a *running) *game.Decision {
	return polled(r, f, a, pollPursuers).decision(&game.Decision{Seat: f.Side.Other(), Kind: game.AskTarget, Rule: "epic.attack-run.enter", Source: a.Card,
		Prompt: card.Say("%s: which TIEs follow?", "%s : quels TIE suivent ?", r.Title(a.Card))}, enough)
}

func tookPursuer(g *Game, _ *game.Frame, a *running, o *game.Option) {
	a.Foes = append(a.Foes, o.Card)
	g.moveTo(o.Card, o.Target, card.OnCard, game.VRun)
}

// pollLead: the lead starfighter has proton torpedoes aboard; the others are wingmen
// (epic.attack-run.cover).
func pollLead(r *Referee, _ *game.Frame, a *running, b *ballot) {
	if r.runOver(a) {
		b.among("epic.attack-run.cover", "Only a starfighter in the trench.", "Seulement un chasseur dans la tranchée.")
		for _, id := range r.inRun(a, a.Ships) {
			b.put(game.Option{Verb: game.VTarget, Card: id},
				so(r.torpedoes(id), "epic.attack-run.cover", "The lead needs proton torpedoes.", "Le chef de file a besoin de torpilles à protons."))
		}
	}
}

// torpedoes tells whether a starfighter carries proton torpedoes.
func (r *Referee) torpedoes(ship game.CardID) bool {
	return slices.ContainsFunc(slices.Collect(r.On(ship)), func(id game.CardID) bool {
		return r.Def(id).Trait("proton torpedoes") && r.IsActive(id)
	})
}

func askLead(r *Referee, f *game.Frame, a *running) *game.Decision {
	return polled(r, f, a, pollLead).decision(&game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "epic.attack-run.cover", Source: a.Card,
		Prompt: card.Say("%s: which starfighter leads?", "%s : quel chasseur est chef de file ?", r.Title(a.Card))})
}

func tookLead(g *Game, f *game.Frame, a *running, o *game.Option) flow {
	g.S.Change()
	a.Lead = o.Card
	g.event(game.Event{Kind: game.Chose, By: f.Side, Card: o.Card, On: a.Card})
	return next
}

// pollCover: what Dark fires at the starfighters: turbolaser batteries in the trench and
// the weapons of his TIEs there, each once, at wingmen as long as there are any
// (epic.attack-run.cover).
func pollCover(r *Referee, f *game.Frame, a *running, b *ballot) {
	if b.side = a.Shoots; b.side == f.Side || r.runOver(a) {
		return
	}
	in := r.inRun(a, a.Ships)
	for _, weapon := range r.InPlay() {
		if !r.coverFire(a, weapon) || r.S.C(weapon).Owner != b.side {
			continue
		}
		shots := &ballot{r: r, side: b.side, only: b.only}
		r.aim(weapon, 0, game.FireOutside, shots)
		b.shut = append(b.shut, shots.shut...)
		for _, o := range shots.open {
			b.put(o, so(slices.Contains(in, o.Target), "epic.attack-run.cover", "Only at the starfighters of the Attack Run.", "Seulement sur les chasseurs de la mission d’attaque."),
				so(o.Target != a.Lead || len(in) == 1, "epic.attack-run.cover", "Not at the lead while a wingman is left.", "Pas sur le chef de file tant qu’il reste un ailier."),
				so(!slices.Contains(a.Fired, weapon), "weapon.once-per-battle", "It has been fired in this Attack Run.", "Elle a déjà fait feu dans cette mission d’attaque."))
		}
	}
}

// coverFire tells whether a weapon fires in an Attack Run: a turbolaser battery in the
// trench, or the weapon of a TIE that has followed.
func (r *Referee) coverFire(a *running, weapon game.CardID) bool {
	if by := r.Shooter(weapon); slices.Contains(r.inRun(a, a.Foes), by) {
		return true
	}
	return r.Def(weapon).Trait("turbolaser battery") && r.S.Where(weapon) == r.trenchOf(a.Card)
}

// askCover lets both players act in turn until both pass in a row, Light first.
func askCover(r *Referee, f *game.Frame, a *running) *game.Decision {
	if a.Passes >= 2 || r.runOver(a) {
		return nil
	}
	d := r.actOrPass(a.Shoots, "epic.attack-run.cover", polled(r, f, a, pollCover).open, func() card.Text {
		return card.Say("%s: fire, or pass.", "%s : faites feu ou passez.", r.Title(a.Card))
	})
	d.Source = a.Card
	return d
}

func tookCover(g *Game, _ *game.Frame, a *running, o *game.Option) flow {
	a.Passes++
	if o.Verb != game.Pass {
		a.Passes, a.Fired = 0, append(a.Fired, o.Card)
		g.shoot(a.Shoots, o, game.FireOutside, 0)
	}
	a.Shoots = a.Shoots.Other()
	return again
}

// awayTorpedoes draws two destinies, if a lead is left (epic.attack-run.away).
func awayTorpedoes(g *Game, f *game.Frame, a *running) flow {
	if !g.runOver(a) {
		g.draws(f.Side, 2, 0, game.ByEpic, a.Card)
	}
	return next
}

// pullUp brings everybody back to the system, free and by unlimited moves; what the pilots
// count, and who pursued them, stands as it was just before (epic.attack-run.result,
// epic.attack-run.end).
func pullUp(g *Game, f *game.Frame, a *running) flow {
	trench := g.trenchOf(a.Card)
	over := g.runOver(a)
	a.Ability, a.Sites, a.Pursuit, a.Gives = g.runAbility(a), g.LargestBase(), g.runPursuit(a), g.runGives(a)
	g.S.Change()
	a.Pulled = true
	for _, id := range slices.Backward(append(g.inRun(a, a.Ships), g.inRun(a, a.Foes)...)) {
		g.moveTo(id, g.above(trench), card.OnCard, game.VRun)
	}
	if over || !a.Destiny.Set {
		g.event(game.Event{Kind: game.EpicFailed, By: f.Side, Card: a.Card})
		return done
	}
	return next
}

// runAbility is what the pilot of the lead counts: his ability, or 3 with a targeting
// computer aboard, whichever is more.
func (r *Referee) runAbility(a *running) card.Num {
	if a.Pulled || !r.S.OnTable(a.Lead) {
		return a.Ability
	}
	n := r.PilotAbility(a.Lead)
	if slices.ContainsFunc(slices.Collect(r.On(a.Lead)), func(id game.CardID) bool {
		return r.Def(id).Type == card.Device && position.HasWordIn(r.Def(id).Title, computer) && r.IsActive(id)
	}) {
		n = max(n, card.Whole(3))
	}
	return n
}

// runPursuit is the highest ability among the pilots of the TIEs in the trench.
func (r *Referee) runPursuit(a *running) (n card.Num) {
	if a.Pulled {
		return a.Pursuit
	}
	for _, id := range r.inRun(a, a.Foes) {
		n = max(n, r.PilotAbility(id))
	}
	return n
}

// runSum is the total of an Attack Run, as far as it has come (epic.attack-run.result).
func (r *Referee) runSum(a *running) (sum game.Sum) {
	sites := a.Sites
	if !a.Pulled {
		sites = r.LargestBase()
	}
	sum.Has = a.Destiny.Set
	add := func(t game.Term) {
		sum.Terms = append(sum.Terms, t)
		sum.Total += t.By
	}
	if a.Destiny.Set {
		add(game.Term{Say: card.T("destinies", "destinées"), By: a.Destiny.N})
	}
	add(game.Term{Source: a.Lead, Say: card.T("ability of the lead pilot", "habileté du pilote de tête"), By: r.runAbility(a)})
	add(game.Term{Say: card.T("sites of the largest Rebel Base", "sites de la plus grande base rebelle"), By: sites})
	add(game.Term{Say: card.T("highest ability of a TIE pilot", "plus haute habileté d’un pilote de TIE"), By: -r.runPursuit(a)})
	for _, given := range r.runGives(a) {
		add(game.Term{Source: given.Source, By: given.N})
	}
	return sum
}

// runGives is what texts add to the total.
func (r *Referee) runGives(a *running) []given {
	if a.Pulled {
		return a.Gives
	}
	var out []given
	for _, m := range r.EpicGives(a.Card, 0) {
		out = append(out, given{m.Source, m.By})
	}
	return out
}

// settleRun: with a total of more than 15 the Death Star is blown away
// (epic.attack-run.result).
func settleRun(g *Game, f *game.Frame, a *running) flow {
	sum := g.runSum(a)
	g.event(game.Event{Kind: game.EpicTotal, By: f.Side, Card: a.Card, N: sum.Total})
	if system := g.above(g.trenchOf(a.Card)); sum.Total > card.Whole(runGoal) {
		g.blowAway(f.Side, system, a.Card)
	} else {
		g.event(game.Event{Kind: game.EpicFailed, By: f.Side, Card: a.Card})
	}
	return done
}

// unsoundRun checks an Attack Run that was read from a file.
func (r *Referee) unsoundRun(a *running) string {
	switch {
	case r.Def(a.Card).Type != card.EpicEvent:
		return "an Attack Run is of an Epic Event"
	case a.Lead != 0 && !slices.Contains(a.Ships, a.Lead):
		return "the lead of the Attack Run has not entered the trench"
	case len(a.Ships) > runShips || len(a.Foes) > runShips:
		return fmt.Sprintf("more than %d starfighters are in the Attack Run", runShips)
	case a.Shoots >= card.Sides:
		return "no player is to act in the Attack Run"
	case a.Passes < 0 || a.Passes > 2:
		return fmt.Sprintf("%d passes in the Attack Run", a.Passes)
	case slices.ContainsFunc(slices.Concat(a.Ships, a.Foes, a.Fired), func(id game.CardID) bool { return id == 0 }):
		return "card 0 takes part in the Attack Run"
	}
	return ""
}
