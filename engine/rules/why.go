package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// WhyVerb is Why for one kind of action, as scenes name it, with all that it does not
// meet: of a gesture and what it means, see Why.
func (g *Game) WhyVerb(side card.Side, v game.Verb, id, target game.CardID) []game.Reason {
	rs, found := g.why(side, []game.Verb{v}, id, target, (*Referee).tellAll)
	if !found {
		return g.alien(side, v, id, target)
	}
	return rs
}

// WhyNumber says why so much Force may not be activated, or so many cards drawn, now, or
// why a number is no answer to what is asked.
func (g *Game) WhyNumber(side card.Side, v game.Verb, n int) []game.Reason {
	d := g.Decision()
	switch {
	case d == nil, d.Seat == side && slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Verb == v && int(o.N) == n }):
		return nil
	case v != game.VNumber:
		f := finding{verb: verbOf(v), option: game.Option{Verb: v, N: int32(n)}}
		f.judge(g.Referee, side, nil)
		return f.all(g.Referee, side)
	case d.Seat == side:
		return g.shutNumber(n)
	}
	return nil
}

// why says why a card cannot be brought to a target now (target 0: used at all) by any
// of the kinds of action in vs, and nothing if it is legal; tell says it of the candidates.
// found tells whether there is any, or something else to say.
func (g *Game) why(side card.Side, vs []game.Verb, id, target game.CardID, tell teller) (rs []game.Reason, found bool) {
	if !g.known(id) {
		return nil, true
	}
	d := g.Decision()
	if d == nil {
		return []game.Reason{{Rule: "win.depletion", Say: card.T("The game is over.", "La partie est terminée.")}}, true
	}
	for i := range d.Options {
		o := &d.Options[i]
		if d.Seat == side && o.Card == id && (target == 0 || o.Target == target) && slices.Contains(vs, o.Verb) {
			return nil, true
		}
	}
	if d.Seat == side {
		if rs := g.shutOut(d.Source, id, target, func(v game.Verb) bool { return slices.Contains(vs, v) }); rs != nil {
			return rs, true
		}
	}
	ref := g.asking(d)
	fs := ref.findings(side, vs, id, target)
	if len(vs) > 1 && target == 0 && g.S.C(id).Zone == game.Table { // nobody asked for one of these
		fs = slices.DeleteFunc(fs, func(f finding) bool { return f.graves[foreign] > 0 })
	}
	if len(fs) == 0 && slices.ContainsFunc(vs, boards) {
		if rs := ref.noSlot(side, id, target); rs != nil {
			return rs, true
		}
	}
	meant := slices.ContainsFunc(fs, func(f finding) bool { return f.graves[foreign] == 0 })
	if target != 0 && g.Captured(target) && !slices.ContainsFunc(fs, finding.allowed) {
		return []game.Reason{{Rule: "capture.ship.state", Say: card.Say("%s is a captured starship: nothing new is brought to it.",
			"%s est un vaisseau capturé : rien de nouveau n’y est apporté.", g.Title(target))}}, true
	}
	if loc := g.S.Where(target); !meant && target != 0 && loc != 0 && loc != target {
		rs, found := g.why(side, vs, id, loc, tell) // let go on a card where its location was meant
		if found && len(rs) == 0 {
			rs = []game.Reason{{Rule: "action.target", Say: card.Say("Not to %s, but to %s.", "Pas vers %s, mais vers %s.", g.Title(target), g.Title(loc))}}
		}
		if found || len(fs) == 0 {
			return rs, found
		}
	}
	legal := slices.ContainsFunc(fs, func(f finding) bool { return len(f.unmet) == 0 })
	switch {
	case legal && d.Seat != side:
		return []game.Reason{{Rule: "turn.phase.rhythm", Say: card.T("It is the other player's opportunity.", "C’est à l’autre joueur d’agir.")}}, true
	case legal:
		return []game.Reason{g.notNow()}, true
	case len(fs) == 0:
		return nil, false
	}
	return tell(ref, side, fs), true
}

// allowed tells whether the card's own text lets it lie there.
func (f finding) allowed() bool {
	return f.graves[foreign] == 0 && !slices.ContainsFunc(f.unmet, func(q *requirement) bool { return q.rule == deployOwnText.rule })
}

// notNow says why what is legal else must wait: at the start and the end of a turn only what a
// text places there is done (turn.start.optional, turn.end.optional).
func (r *Referee) notNow() game.Reason {
	if w := bodyOf[*responding](r.S.Top()); w != nil {
		switch {
		case w.Event.Kind == game.TurnStarted:
			return game.Reason{Rule: "turn.start.optional", Say: card.T("At the start of a turn only what a text places there is done.",
				"Au début d’un tour on ne fait que ce qu’un texte y place.")}
		case w.Event.Kind == game.PhaseStarted && game.Phase(w.Event.N.Int()) == game.End:
			return game.Reason{Rule: "turn.end.optional", Say: card.T("At the end of a turn only what a text places there is done.",
				"À la fin d’un tour on ne fait que ce qu’un texte y place.")}
		}
	}
	return game.Reason{Rule: "action.response", Say: card.T("Something else must be decided first.", "Il faut d’abord décider d’autre chose.")}
}

// boards tells whether an action may bring a card into a slot or hold of another.
func boards(v game.Verb) bool {
	return v == game.VDeploy || v == game.VReactDeploy || v == game.VEmbark || v == game.VShuttle
}

// noSlot says why a card finds no place aboard one of its player's carriers that has none
// of its kind, full or free (ship.capacity, ship.astromech-slot).
func (r *Referee) noSlot(side card.Side, id, target game.CardID) []game.Reason {
	if id == target || !r.S.OnTable(target) || !r.Carrier(target) || r.S.C(target).Owner != side ||
		r.S.C(id).Owner != side || !r.Mover(id) || len(r.SlotsFor(id, target)) > 0 {
		return nil
	}
	if r.Def(id).Type == card.Character && r.Capacity(target).In[card.Astromech] > 0 {
		return []game.Reason{{Rule: "ship.astromech-slot", Say: card.Say("%s has no place for %s: an astromech slot takes astromech droids only.",
			"%s n’a pas de place pour %s : une place d’astromech n’accueille que des droïdes astromechs.", r.Title(target), r.Title(id))}}
	}
	return []game.Reason{{Rule: "ship.capacity", Say: card.Say("%s has no place for %s.", "%s n’a pas de place pour %s.", r.Title(target), r.Title(id))}}
}

// asking judges what answers a decision: where a response is due, what is refused is a
// response to that.
func (r *Referee) asking(d *game.Decision) *Referee {
	if d.Kind == game.AskRespond {
		return r.answeringTo(&d.Event)
	}
	return r
}

// A finding is a candidate, and what it does not meet.
type finding struct {
	verb   *verb
	option game.Option
	unmet  []*requirement
	graves [gravities]int // how many of them are of each gravity
}

// findings lists for each of some kinds of action, and for each text of the card, the
// candidate that comes nearest to being legal.
func (r *Referee) findings(side card.Side, vs []game.Verb, id, target game.CardID) (out []finding) {
	var try finding
	for _, v := range verbs {
		if !slices.Contains(vs, v.verb) {
			continue
		}
		v.list(r, side, want{card: id, target: target}, func(o game.Option) {
			o.Verb = v.verb
			try.verb, try.option = v, o
			for i := range out { // creatures and seekers have moves of their own
				best := &out[i]
				if best.verb.verb != v.verb || v.clauses && best.option.Clause != o.Clause {
					continue
				}
				if try.judge(r, side, best) && try.nearer(best) {
					*best, try.unmet = try, best.unmet
				}
				return
			}
			try.judge(r, side, nil)
			out = append(out, try)
			try.unmet = nil
		})
	}
	return out
}

// judge finds what the candidate does not meet: its moment, what it requires, its price. It
// gives up, and tells so, where another one comes nearer whatever it still meets.
func (f *finding) judge(r *Referee, side card.Side, best *finding) bool {
	v := f.verb
	f.unmet, f.graves = f.unmet[:0], [gravities]int{}
	if !f.look(r, side, v.pre, best) || !f.look(r, side, v.needs, best) {
		return false
	}
	if v.price != nil {
		f.option.Cost = v.price(r, side, &f.option)
	}
	if v.pays != "" && !v.force.holds(r, side, &f.option) {
		f.add(&v.force)
	}
	return true
}

// look adds the unmet of some requirements, until it is of no use.
func (f *finding) look(r *Referee, side card.Side, needs []requirement, best *finding) bool {
	for i := range needs {
		if q := &needs[i]; !q.holds(r, side, &f.option) {
			f.add(q)
			if best != nil && (f.graves[foreign] > best.graves[foreign] || f.graves[foreign] == best.graves[foreign] && f.graves[lasting] > best.graves[lasting]) {
				return false
			}
		}
	}
	return true
}

func (f *finding) add(q *requirement) {
	f.unmet = append(f.unmet, q)
	f.graves[q.grave]++
}

// nearer tells whether a candidate comes nearer to being legal than another.
func (f *finding) nearer(other *finding) bool {
	for _, g := range [...]gravity{foreign, lasting, passing} {
		if f.graves[g] != other.graves[g] {
			return f.graves[g] < other.graves[g]
		}
	}
	return false
}

// A teller says why none of some actions is legal.
type teller func(r *Referee, side card.Side, fs []finding) []game.Reason

// tellAll says everything.
func (r *Referee) tellAll(side card.Side, fs []finding) (out []game.Reason) {
	for i := range fs {
		out = append(out, fs[i].all(r, side)...)
	}
	return out
}

// most is how many kinds of action a refusal speaks of.
const most = 3

// tell says what a person is told. Actions that are none of such a card are left out,
// unless there is nothing else; and where one waits for its moment only, those that never
// come are.
func (r *Referee) tell(side card.Side, fs []finding) (out []game.Reason) {
	slices.SortStableFunc(fs, func(a, b finding) int {
		switch {
		case a.nearer(&b):
			return -1
		case b.nearer(&a):
			return 1
		}
		return 0
	})
	if fs[0].graves[foreign] > 0 {
		fs = fs[:1]
	}
	for n := range fs {
		f := &fs[n]
		if n == most || n > 0 && f.graves[foreign] > 0 || fs[0].graves[lasting] == 0 && f.graves[lasting] > 0 {
			break
		}
		for _, reason := range f.decisive(r, side) {
			if !slices.ContainsFunc(out, reason.Same) {
				out = append(out, reason)
			}
		}
	}
	return out
}

// decisive says what a person is told of a candidate: if it is none of such a card, that
// only; and nothing that has no meaning without something else.
func (f *finding) decisive(r *Referee, side card.Side) []game.Reason {
	told := *f
	if i := slices.IndexFunc(f.unmet, func(q *requirement) bool { return q.grave == foreign }); i >= 0 {
		told.unmet = f.unmet[i : i+1]
	} else if i := slices.IndexFunc(f.unmet, func(q *requirement) bool { return q.ends }); i >= 0 {
		told.unmet = f.unmet[:i+1]
	}
	return told.all(r, side)
}

// all says all that a candidate does not meet, the decisive first: that it is none of
// such a card, then what no waiting mends, then the moment, the price last.
func (f *finding) all(r *Referee, side card.Side) []game.Reason {
	out := make([]game.Reason, 0, len(f.unmet))
	for _, g := range [...]gravity{foreign, lasting, passing} {
		for _, q := range f.unmet {
			if q.grave != g {
				continue
			}
			reason := q.reason(r, side, &f.option)
			if !slices.ContainsFunc(out, reason.Same) {
				out = append(out, reason)
			}
		}
	}
	does := r.optionText(&f.option)
	for i := range out {
		out[i].Does = does
	}
	return out
}

// reason says that a candidate does not meet a requirement.
func (q *requirement) reason(r *Referee, side card.Side, o *game.Option) game.Reason {
	reason := game.Reason{Rule: q.rule, Say: q.unmet(r, side, o)}
	if q.fix != nil {
		reason.Fix = q.fix(r, side, o)
	}
	at := q.phase
	if q.waits != nil {
		at = q.waits(r, o)
	}
	if r.S.Active == side && at > r.S.Phase {
		reason.Phase = at
	}
	return reason
}

// unmet says what requirements a candidate does not meet.
func (r *Referee) unmet(needs []requirement, side card.Side, o *game.Option) (out []game.Reason) {
	for i := range needs {
		if q := &needs[i]; !q.holds(r, side, o) {
			out = append(out, q.reason(r, side, o))
		}
	}
	return out
}
