package rules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// steps are the steps of a frame: those of its procedure, or of its clause.
func (r *Referee) steps(f *game.Frame) []step {
	if f.Proc == pResult {
		return r.script(bodyOf[*acting](f)).result
	}
	return procs[f.Proc].steps
}

// Run runs the game until a person must choose or the game is over; one that Halts,
// until anybody is asked.
func (g *Game) Run() {
	g.dec = nil
	for n := 0; len(g.S.Frames) > 0 && !g.S.Ended; n++ {
		if n > 100_000 {
			g.over(0, card.T("The game goes round without anyone choosing.", "La partie tourne en rond sans que personne choisisse.")) // win.loop
			break
		}
		g.S.Close() // each step begins with a state that nobody writes
		i := len(g.S.Frames) - 1
		if g.showInsert() {
			g.advance(i, again)
			continue
		}
		if g.Strays() {
			g.showStrays()
		}
		f := &g.S.Frames[i]
		steps := g.steps(f)
		if int(f.Step) >= len(steps) {
			g.pop(i)
			continue
		}
		st := &steps[f.Step]
		var fl flow
		if st.ask != nil {
			if !g.swept() {
				if g.sweep() || g.standing() || g.beasts() {
					g.advance(i, again)
					continue
				}
				g.date()
				g.mute()
				g.vote()
				g.S.Close()
				g.clean = g.now()
			}
			d := st.ask(g.Referee, f)
			if d == nil {
				f.Step++
				continue
			}
			o := g.forced(d)
			if o == nil || g.Halts {
				g.dec = g.work().kept(d)
				g.S.Ask(game.Asked{Seat: d.Seat, Kind: d.Kind, Rule: d.Rule})
				return
			}
			g.note(d, o)
			fl = st.took(g, f, o)
		} else {
			fl = st.do(g, f)
		}
		g.touched(f.Body)
		g.advance(i, fl)
	}
	for len(g.S.Frames) > 0 {
		g.pop(len(g.S.Frames) - 1)
	}
	g.S.Close()
}

// forced is the option of a decision that is none: a pass where there is nothing
// else, or the only way to do what must be done; nil if its player is to be asked.
func (r *Referee) forced(d *game.Decision) *game.Option {
	if len(d.Options) == 0 {
		panic(fmt.Sprintf("rules: nothing to choose from: %s", d.Prompt[0]))
	}
	if len(d.Options) == 1 && !d.Idle {
		return &d.Options[0]
	}
	return nil
}

// advance moves frame i on and lets what was pushed run first.
func (g *Game) advance(i int, fl flow) {
	pushed := g.pushed
	g.pushed = g.pushed[:0]
	switch fl {
	case next:
		f := &g.S.Frames[i]
		f.Step++
	case done:
		g.pop(i)
	}
	for j := len(pushed) - 1; j >= 0; j-- {
		g.S.Push(pushed[j])
		g.touched(pushed[j].Body)
	}
}

// pop takes frame i off the stack.
func (g *Game) pop(i int) {
	b := g.S.Frames[i].Body
	g.S.Pop(i)
	g.touched(b)
	if a, is := b.(*acting); is {
		g.unchosen(a)
	}
}

// touched refreshes what is remembered after a frame has changed that numbers look at:
// an attack, a duel, or a card that is leaving. At no other do they look.
func (g *Game) touched(b game.Body) {
	switch b.(type) {
	case position.Attack, position.Departure, position.Contest:
		g.S.Refresh()
	}
}

// An instant is a state and how many frames there are.
type instant struct {
	state  *game.State
	epoch  uint64
	frames int
}

func (r *Referee) now() instant {
	epoch, _ := r.S.Epoch()
	return instant{r.S, epoch, len(r.S.Frames)}
}

// swept tells whether nothing has changed since the table was last found in order.
func (g *Game) swept() bool { return g.clean == g.now() }

// Decision is what a player must now choose; nil when the game is over. Options
// carry their keys; their words come with a View.
func (g *Game) Decision() *game.Decision {
	if g.S.Ended || len(g.S.Frames) == 0 {
		return nil
	}
	if g.dec == nil {
		f := g.S.Top()
		st := &g.steps(f)[f.Step]
		g.dec = g.work().kept(st.ask(g.Referee, f))
	}
	if g.dec != nil && len(g.dec.Options) > 0 && g.dec.Options[0].Key == "" { // a damaged game asks nothing
		g.key(g.dec)
	}
	return g.dec
}

// An Illegal is a choice that is not on offer.
type Illegal struct{ Key string }

var _ card.Teller = (*Illegal)(nil)

// Error says it in English.
func (e *Illegal) Error() string { return e.Said()[card.English] }

// Said says it in every language.
func (e *Illegal) Said() card.Text {
	return card.Say("%s is not among the options now; ask for the decision and take one of its keys",
		"%s n’est plus parmi les choix ; demandez la décision et prenez une de ses clés", strconv.Quote(e.Key))
}

// Choose takes an option by its key and runs to the next decision. It returns
// what happened. The error is *Illegal, or says why a ruling cannot be made (Judge), and then
// nothing has changed.
func (g *Game) Choose(key string) ([]game.Event, error) {
	if g.S.Ended {
		return nil, &Illegal{key}
	}
	from := len(g.S.Log)
	g.reveal.before = g.reveal.before[:0]
	if game.IsRuling(key) {
		return g.judged(key)
	}
	if g.outside(key) {
		return g.S.Log[from:], nil
	}
	d := g.Decision()
	for i := range d.Options {
		if o := &d.Options[i]; o.Key == key {
			g.reveal.begin(g, from)
			g.Take(o)
			return g.S.Log[from:], nil
		}
	}
	return nil, &Illegal{key}
}

// Take carries out an option of the current decision.
func (g *Game) Take(o *game.Option) {
	i := len(g.S.Frames) - 1
	f := &g.S.Frames[i]
	st := &g.steps(f)[f.Step]
	if g.dec != nil {
		g.note(g.dec, o)
	}
	g.dec = nil
	fl := st.took(g, f, o)
	g.touched(f.Body)
	g.advance(i, fl)
	g.Run()
}

// event writes what happened into the log. Secret ones show the card to By only.
func (g *Game) event(e game.Event) {
	if g.S.Seen != nil && (e.Kind == game.Activated || e.Kind == game.ForceLost) { // win.loop
		g.S.Count().Seen = nil
	}
	e.Turn = g.S.Turn
	e.Def, e.Copy = g.asCalled(e.Card)
	e.OnDef, e.OnCopy = g.asCalled(e.On)
	e.Of, e.OnOf = g.homeOf(e.At), g.homeOf(e.On)
	g.S.Record(e)
}

// asCalled is how the log calls a card: by 1 + its definition, and by which of equal cards
// it is while another of them is on table; of locations that says nothing.
func (r *Referee) asCalled(id game.CardID) (def int32, copyNo uint8) {
	if id == 0 {
		return 0, 0
	}
	it := r.S.C(id)
	equal := func(other game.CardID) bool {
		o := r.S.C(other)
		return other != id && o.Def == it.Def && o.Back == it.Back && !o.Is(game.FaceDown) // which nobody may know
	}
	if it.Copy > 1 && r.Def(id).Type != card.Location && slices.ContainsFunc(r.InPlay(), equal) {
		copyNo = it.Copy
	}
	return it.Def + 1, copyNo
}

// called is what a player reads of a card: its title, and on table the number by which the
// log tells it from equal ones; of locations of one name, which it is from the left of the row.
func (r *Referee) called(id game.CardID) card.Text {
	t := r.Title(id)
	if !r.S.OnTable(id) {
		return t
	}
	_, copyNo := r.asCalled(id)
	if r.S.C(id).Zone == game.Row {
		copyNo = r.namesake(id, t[card.English])
	}
	return card.T(told(t[card.English], copyNo, ""), told(t[card.French], copyNo, ""))
}

// namesake counts the locations of one name in the row, from the left up to one of them.
func (r *Referee) namesake(loc game.CardID, name string) (n uint8) {
	for _, other := range r.S.Row[:slices.Index(r.S.Row, loc)+1] {
		if strings.HasSuffix(name, r.Def(other).Title) && r.Title(other)[card.English] == name {
			n++
		}
	}
	return n
}

// mistakable tells whether another location in the row may have the name of one: another version of it,
// or a generic one.
func (r *Referee) mistakable(loc game.CardID) bool {
	return slices.ContainsFunc(r.S.Row, func(other game.CardID) bool {
		return other != loc && strings.HasSuffix(r.Def(loc).Title, r.Def(other).Title)
	})
}

// homeOf is the system of a generic location in the row.
func (r *Referee) homeOf(loc game.CardID) string {
	if r.S.C(loc).Zone != game.Row || !r.Homeless(loc) {
		return ""
	}
	return r.System(loc)
}

// happens writes what happened into the log, and lets it be responded to.
func (g *Game) happens(e game.Event) {
	g.event(e)
	g.window(e)
}

// window opens the responses to an event that has just happened, or is about to.
func (g *Game) window(e game.Event) {
	if !g.anyResponse(&e) && !g.asksAbout(&e) {
		return
	}
	e.Def, _ = g.asCalled(e.Card)
	e.OnDef, _ = g.asCalled(e.On)
	g.S.Tick()
	first := e.By.Other()
	if e.Kind == game.TurnStarted || e.Kind == game.PhaseStarted || e.Kind == game.PhaseEnded { // turn.start.optional, turn.end.optional
		first = e.By
	}
	g.push(pWindow, first, &responding{Event: e, Occurrence: g.S.Clock, Rivals: g.rivals(&e)})
}
