package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// responding lets an event be answered, required responses first, then optional ones
// in turn (action.responses.order). Its frame's side is whose chance it is.
type responding struct {
	Event      game.Event    `json:"event"`            // what has happened, or is about to
	Occurrence int32         `json:"occurrence"`       // its number: each text answers an occurrence once
	Passes     int           `json:"passes"`           // consecutive ones
	Rivals     []game.CardID `json:"rivals,omitempty"` // whose canceled text competes with what canceled it (action.cancel.text-trigger)
}

// Told is what has happened, or is about to.
func (w *responding) Told() game.Kind { return w.Event.Kind }

func (w *responding) Clone() game.Body {
	b := *w
	b.Rivals = slices.Clone(w.Rivals)
	return &b
}

// anyResponse tells whether some active card, or one in a hand, might answer an
// event; it keeps windows that concern nobody cheap.
func (r *Referee) anyResponse(e *game.Event) bool {
	r.InPlay()
	starts := e.Kind == game.BattleStarted || e.Kind == game.DrainStarted
	if starts && r.Index.Kinds.Has(int(position.ModReact), int(position.ModReactDeploy), int(position.ModReactAway)) {
		return true
	}
	if starts {
		for _, id := range r.HandOf(e.By.Other()) {
			if r.Text(id).Kinds.Has(int(position.ModReactDeploy)) {
				return true
			}
		}
	}
	return r.anyAnswer(e.Kind)
}

// anyAnswer is anyResponse without reacts.
func (r *Referee) anyAnswer(k game.Kind) bool {
	if !r.Responds(k) {
		return false
	}
	for _, id := range r.Answering(k) {
		switch r.S.C(id).Zone {
		case game.Table, game.Row, game.Hand, game.Lost, game.Used, game.Drawn:
			return true
		case game.Under:
			if r.InHand(id) {
				return true
			}
		}
	}
	return false
}

// answering lists the clauses that answer the event now, of one player: required
// ones, or optional ones. The requirements are those of every action, and that
// each answers an occurrence once (action.responses.order).
func (r *Referee) answering(side card.Side, required bool, emit func(game.Option)) {
	e := r.ev
	for _, id := range r.Answering(e.Kind) {
		if !r.speaksTo(side, id) {
			continue
		}
		for _, cl := range r.Text(id).Clauses {
			if cl.Trig != nil && cl.Deploys() && cl.Trig.Answers(e.Kind) && !required {
				r.promptly(side, id, cl.No, emit)
			}
			r.answer(side, id, cl, required, emit)
		}
	}
	for i, list := 0, r.Guests(); i < len(list); i++ {
		for _, cl := range list[i].Text.Clauses {
			r.answer(side, list[i].Seat, cl, required, emit)
		}
	}
}

// answer lists the ways in which a clause of a card answers it.
func (r *Referee) answer(side card.Side, id game.CardID, cl *position.Clause, required bool, emit func(game.Option)) {
	if cl.Trig == nil || cl.Deploys() || !cl.Trig.Answers(r.ev.Kind) || (cl.May || cl.Fn != position.NoFunction) == required {
		return
	}
	r.candidates(side, id, cl, want{}, func(o game.Option) {
		if r.allows(useVerb, side, &o) {
			emit(o)
		}
	})
}

// responses lists the optional responses of a player.
func (r *Referee) responses(side card.Side, e *game.Event, required bool) (out []game.Option) {
	if len(r.Answering(e.Kind)) == 0 {
		return nil
	}
	r.answeringTo(e).answering(side, required, func(o game.Option) { out = append(out, o) })
	return out
}

// pollAutomatic: the required responses that are still due, from one card in the printed
// order (action.automatic-order).
func pollAutomatic(r *Referee, _ *game.Frame, w *responding, b *ballot) {
	b.among("action.automatic-order", "It has no automatic action that is due now.", "Elle n’a pas d’action automatique à faire maintenant.")
	seen := map[game.CardID]int{}
	if len(w.Rivals) > 0 {
		r = r.sparing(w.Rivals)
	}
	for _, side := range []card.Side{r.S.Active, r.S.Active.Other()} {
		for _, o := range r.responses(side, &w.Event, true) {
			n := seen[o.Card]
			switch {
			case n == 0:
				b.open = append(b.open, o)
				seen[o.Card] = len(b.open)
			case b.open[n-1].Clause == o.Clause:
				b.open[n-1].Target = 0 // its controller chooses what it targets
			}
		}
	}
}

// askAutomatic lets the active player order them (action.automatic-order), and say that
// a text that competes with what cancels it is canceled first
// (action.cancel.text-trigger).
func askAutomatic(r *Referee, f *game.Frame, w *responding) *game.Decision {
	if len(r.Answering(w.Event.Kind)) == 0 {
		return nil
	}
	b := polled(r, f, w, pollAutomatic)
	var also []game.Option
	if slices.ContainsFunc(b.open, func(o game.Option) bool { return slices.Contains(w.Rivals, o.Card) }) {
		first := card.T("The text is canceled first", "Le texte est d’abord annulé")
		if w.Event.Kind == game.CameBack {
			first = card.T("The Effect is canceled first", "L’effet est d’abord annulé")
		}
		also = append(also, game.Option{Verb: game.VDone, Say: first})
	}
	return b.decision(&game.Decision{Seat: r.S.Active, Kind: game.AskOrder, Rule: "action.automatic-order", Event: w.Event,
		Prompt: card.T("Which automatic action comes first?", "Quelle action automatique vient d’abord ?")}, also...)
}

// mute notes whose text is canceled as somebody is asked.
func (g *Game) mute() {
	if now := g.canceledTexts(); !slices.Equal(now, g.S.Mute) {
		g.S.Count().Mute = now
	}
}

// canceledTexts lists the cards on table whose text is canceled.
func (r *Referee) canceledTexts() (out []game.CardID) {
	any := false
	for range r.Mods(position.ModNoText) {
		any = true
		break
	}
	if any {
		for _, id := range r.InPlay() {
			if r.TextCanceled(id) {
				out = append(out, id)
			}
		}
	}
	return out
}

// rivals lists the cards that would answer an event automatically but for what has
// canceled their text as it happened: the trigger and the cancellation compete, and
// the active player chooses (action.cancel.text-trigger). So do the end of a run and what
// cancels its Effect as it ends (ruling.kessel-run).
func (r *Referee) rivals(e *game.Event) (out []game.CardID) {
	if e.Kind == game.CameBack && r.canceledNow(e.On) { // action.competing
		out = append(out, e.On)
	}
	for _, id := range r.canceledTexts() {
		if r.Text(id).Answers.Has(int(e.Kind)) && !slices.Contains(r.S.Mute, id) {
			out = append(out, id)
		}
	}
	return out
}

func tookAutomatic(g *Game, _ *game.Frame, w *responding, o *game.Option) flow {
	if o.Verb == game.VDone {
		w.Rivals = nil
		return again
	}
	g.respond(w, g.Addressee(o.Card, g.Clause(o.Card, o.Clause)), o)
	return again
}

// askResponse asks the player whose chance it is; the opponent of the one whose
// action it is comes first, and two consecutive passes close the window.
func askResponse(r *Referee, f *game.Frame, w *responding) *game.Decision {
	if w.Passes >= 2 || r.stale(&w.Event) {
		return nil
	}
	const rule = "action.responses.order"
	options := append(r.responses(f.Side, &w.Event, false), r.reacts(f.Side, &w.Event)...)
	prompt := func() card.Text {
		if w.Event.Kind == game.PhaseStarted || w.Event.Kind == game.PhaseEnded {
			return phaseTurns(&w.Event, f.Side)
		}
		return card.Say("Respond? %s", "Répondre ? %s", r.EventText(&w.Event, f.Side))
	}
	d := game.Decision{Seat: f.Side, Kind: game.AskRespond, Rule: rule, Event: w.Event, Source: w.Event.Card}
	if o, ok := game.OccasionOf(w.Event.Kind); ok && len(options) == 0 {
		return r.nothingBut(o, d, prompt)
	} else if len(options) == 0 {
		return r.work().onlyPass(d)
	}
	asked := d // which alone goes on the heap: most windows ask nobody
	asked.Prompt, asked.Options = prompt(), append(options, game.Option{Verb: game.Pass})
	return &asked
}

// phaseTurns asks at the beginning or the end of a phase, which is nothing to respond to, as
// seen from a seat.
func phaseTurns(e *game.Event, seat card.Side) card.Text {
	phase := game.OfPhase[game.Phase(e.N.Int())]
	ends, own := e.Kind == game.PhaseEnded, e.By == seat
	switch {
	case ends && own:
		return card.Say("Your %s phase ends: act or pass.", "Votre phase %s se termine : agissez ou passez.", phase)
	case ends:
		return card.Say("The opponent's %s phase ends: act or pass.", "La phase %s de l’adversaire se termine : agissez ou passez.", phase)
	case own:
		return card.Say("Your %s phase begins: act or pass.", "Votre phase %s commence : agissez ou passez.", phase)
	}
	return card.Say("The opponent's %s phase begins: act or pass.", "La phase %s de l’adversaire commence : agissez ou passez.", phase)
}

func tookResponse(g *Game, f *game.Frame, w *responding, o *game.Option) flow {
	side := f.Side
	f.Side = side.Other()
	if o.Verb == game.Pass {
		w.Passes++
		return again
	}
	w.Passes = 0
	if o.Verb == game.VDeploy {
		g.deploysNow(side, o, false, w.Event)
		return again
	}
	if o.Verb == game.VReact || o.Verb == game.VReactDeploy {
		g.start(side, o)
		return again
	}
	g.respond(w, side, o)
	return again
}

// respond starts a response and marks that this occurrence has been answered by
// that clause.
func (g *Game) respond(w *responding, side card.Side, o *game.Option) {
	g.S.Count().Limits = append(g.S.Limits, game.Limit{Card: o.Card, Clause: o.Clause, Per: game.PerWindow, When: w.Occurrence})
	g.startClause(side, o, w.Event)
}

// answered tells whether a clause has answered the occurrence of the innermost
// window already.
func (r *Referee) answered(id game.CardID, clause int16) bool {
	when := int32(-1)
	if w := bodyOf[*responding](r.innermost(pWindow)); w != nil {
		when = w.Occurrence
	}
	for _, l := range r.S.Limits {
		if l.Per == game.PerWindow && l.When == when && l.Card == id && l.Clause == clause {
			return true
		}
	}
	return false
}

// stale tells whether an event's action has been canceled, so that it can be
// answered no more (action.stale), or the card that was drawn has been exchanged for
// another (destiny.exchange).
func (r *Referee) stale(e *game.Event) bool {
	f := r.frameOf(e)
	if f == nil || f.Canceled {
		return f != nil
	}
	d := bodyOf[*destiny](f)
	return d != nil && e.Kind == game.DestinyDrawn && d.Card != e.Card
}
