package coach

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A Finding is something in a game that was played: what was missed, or how a battle stood.
type Finding struct {
	N     int // decisions before the moment that it is about
	Turn  int
	Topic Topic
	Say   card.Text
	Lost  card.Num // what it cost, in Force; 0 of what is only told
	Sure  bool     // it is provable from what lay open to the player
}

// A reviewer goes through a game along what one seat saw.
type reviewer struct {
	c    *Coach
	g    game.Game
	seat card.Side
	out  []Finding

	n       int // decisions before the one at hand
	passed  []pending
	phase   game.Phase
	turn    int
	stops   []stopper // who could have stopped a drain, in the player's last turn
	fight   *battle
	unitsAt int // Force lost in this battle before a forfeit, and where that began
	units   int
}

// A pending is what a pass leaves undone until its phase ends.
type pending struct {
	Warning
	n    int
	card game.CardID
}

// A battle is one in progress, as it stood when it began.
type battle struct {
	n, turn int
	at      string
	by      card.Side
	odds    card.Text
	won     int8
	damage  [card.Sides]card.Num
}

// Review plays the keys in a game that stands at its beginning, and tells what the seat missed. Answers that
// nobody was asked for are passed over. The error is that of the first key that does not run; what
// was found before stands.
func (c *Coach) Review(g game.Game, keys []string, seat card.Side) ([]Finding, error) {
	r := &reviewer{c: c, g: g, seat: seat}
	for _, key := range keys {
		d := g.Decision()
		if d == nil {
			break
		}
		r.before(d, key)
		events, err := g.Choose(key)
		if err != nil {
			return r.all(), err
		}
		r.after(events)
		r.n++
	}
	return r.all(), nil
}

// all are the findings, in the order of their moments.
func (r *reviewer) all() []Finding {
	r.endPhase()
	slices.SortStableFunc(r.out, func(a, b Finding) int { return a.N - b.N })
	return r.out
}

// before looks at a choice before it is carried out.
func (r *reviewer) before(d *game.Decision, key string) {
	st := r.g.Status()
	if st.Turn != r.turn || st.Phase != r.phase {
		r.endPhase()
		r.turn, r.phase = st.Turn, st.Phase
	}
	var o *game.Option
	for i := range d.Options {
		if d.Options[i].Key == key {
			o = &d.Options[i]
		}
	}
	if o == nil {
		return
	}
	if o.Verb == game.VBattle {
		r.begins(d.Seat, o)
	}
	if d.Seat != r.seat || asked(d) < 2 {
		return
	}
	r.done(o)
	v := r.g.View(r.seat)
	switch o.Verb {
	case game.Pass:
		if v.Prompt.Kind == game.AskAction && v.Active == r.seat {
			r.passes(v, o)
		}
	case game.VForfeit:
		r.forfeits(v, o)
		fallthrough
	default:
		for _, w := range r.c.Warn(v, o) {
			r.find(r.n, w)
		}
		if o.Verb == game.VLose && v.Battle != nil && d.Kind == game.AskForfeit {
			if r.units++; r.units == 1 {
				r.unitsAt = r.n
			}
		}
	}
}

// asked counts the answers that a player had.
func asked(d *game.Decision) (n int) {
	for i := range d.Options {
		if d.Options[i].Verb != game.VConcede {
			n++
		}
	}
	return n
}

func (r *reviewer) find(n int, w Warning) {
	r.out = append(r.out, Finding{N: n, Turn: r.turn, Topic: w.Topic, Say: w.Say, Lost: w.N, Sure: w.Sure})
}

// passes keeps what a pass leaves undone: the phase may go on (turn.phase.rhythm).
func (r *reviewer) passes(v *game.View, o *game.Option) {
	for _, w := range r.c.Warn(v, o) {
		known := false
		for i := range r.passed {
			if p := &r.passed[i]; p.Topic == w.Topic && p.At == w.At {
				p.Warning, known = w, true // as it stood at the last pass
			}
		}
		if !known {
			r.passed = append(r.passed, pending{w, r.n, w.In.Card})
		}
	}
	if v.Phase == game.Deploy || v.Phase == game.Move {
		r.couldStop(v)
	}
}

// done forgets what was passed over and is done after all.
func (r *reviewer) done(o *game.Option) {
	left := r.passed[:0]
	for _, p := range r.passed {
		if p.In.Verb != o.Verb || p.card != o.Card {
			left = append(left, p)
		}
	}
	r.passed = left
}

// endPhase tells what was left undone in the phase.
func (r *reviewer) endPhase() {
	for _, p := range r.passed {
		r.find(p.n, p.Warning)
	}
	r.passed = r.passed[:0]
}

// forfeits finds Force that was lost before a card was forfeited that would have satisfied it, too:
// its forfeit counts against battle damage and attrition at once (battle.forfeit.counts-twice).
func (r *reviewer) forfeits(v *game.View, o *game.Option) {
	c := find(v, o.Card)
	if v.Battle == nil || c == nil || r.units == 0 {
		return
	}
	left := card.Whole(v.Battle.Sides[r.seat].Damage)
	n := min(r.units, max(c.Now[card.Forfeit].N-left, 0).Int())
	if n > 0 {
		r.find(r.unitsAt, Warning{Topic: Forfeiting, Sure: true, N: card.Whole(n), Say: card.Say(
			"%s Force was lost to battle damage before %s was forfeited: forfeited first, it would have satisfied that, too.",
			"%s Force a été perdue pour les dommages de bataille avant que %s ne soit abandonné{e} : abandonner cette carte d’abord les aurait couverts aussi.", n, c.Def.Title)})
	}
	r.units -= n
}
