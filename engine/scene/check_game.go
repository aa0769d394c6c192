package scene

import (
	"fmt"
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
)

func (r *runner) nobodyDecides([]arg) string {
	d := r.g.Decision()
	if d == nil {
		return ""
	}
	return d.Seat.String() + " does"
}

func (r *runner) decides(a []arg) string {
	d := r.g.Decision()
	if d == nil {
		return "nobody does"
	}
	return yes(d.Seat == a[0].side, d.Seat.String()+" does: "+d.Prompt[card.English])
}

func (r *runner) decidesKind(a []arg) string {
	if bad := r.decides(a); bad != "" {
		return bad
	}
	d := r.g.Decision()
	return yes(d.Kind == a[1].ask, "he decides: "+askWords[d.Kind])
}

// choosesAmong wants exactly these cards to choose from, now or in what was just
// answered by force.
func (r *runner) choosesAmong(a []arg) string {
	var at *game.Decision
	for _, d := range append(slices.Clone(r.forced), r.g.Decision()) {
		if d != nil && d.Seat == a[0].side && d.Kind != game.AskAction && d.Kind != game.AskRespond {
			at = d
		}
	}
	if at == nil {
		return "he has no cards to choose among"
	}
	var ids []game.CardID
	for _, o := range at.Options {
		if o.Card != 0 && !slices.Contains(ids, o.Card) {
			ids = append(ids, o.Card)
		}
	}
	rest, missing := r.without(ids, a[1].names)
	return yes(missing == "" && len(rest) == 0, "it is among "+r.titles(ids))
}

func (r *runner) offers(a []arg) string {
	d := r.g.Decision()
	if d == nil {
		return "nobody decides"
	}
	if len(d.Options) == a[0].num.Int() {
		return ""
	}
	return fmt.Sprintf("%d moves are on offer:\n%s", len(d.Options), list(keys(d)))
}

// isAsked wants the words of the question at hand.
func (r *runner) isAsked(a []arg) string       { return r.askedIn(a, card.English) }
func (r *runner) isAskedFrench(a []arg) string { return r.askedIn(a, card.French) }

func (r *runner) askedIn(a []arg, l card.Lang) string {
	d := r.g.Decision()
	if d == nil || d.Seat != a[0].side {
		return "he is asked nothing"
	}
	return yes(typed(d.Prompt[l]) == typed(a[1].text), "he is asked: "+d.Prompt[l])
}

// typed is a text as one types it: without the apostrophes and spaces with which French is set.
var typed = strings.NewReplacer("’", "'", "\u00a0", " ").Replace

// says wants a move on offer in just these words.
func (r *runner) says(a []arg) string       { return r.offersIn(a, card.English) }
func (r *runner) saysFrench(a []arg) string { return r.offersIn(a, card.French) }

func (r *runner) offersIn(a []arg, l card.Lang) string {
	d := r.g.Decision()
	if d == nil {
		return "nobody decides"
	}
	var words []string
	for _, o := range r.g.View(d.Seat).Prompt.Options {
		if typed(o.Say[l]) == typed(a[0].text) {
			return ""
		}
		words = append(words, o.Say[l])
	}
	return "on offer is:\n" + list(words)
}

func (r *runner) phaseIs(a []arg) string {
	s := r.g.S
	return yes(s.Active == a[0].side && s.Phase == a[1].phase, "it is "+s.Active.String()+" "+s.Phase.String())
}

func (r *runner) turnIs(a []arg) string { return isInt(int(r.g.S.Turn), a[0].num) }

func (r *runner) ending() string {
	s := r.g.S
	switch {
	case !s.Ended:
		return "the game goes on"
	case s.Winner == 0:
		return "it is a draw"
	}
	return card.Side(s.Winner-1).String() + " has won"
}

func (r *runner) noWinner([]arg) string { return yes(!r.g.S.Ended, r.ending()) }

func (r *runner) draw([]arg) string { return yes(r.g.S.Ended && r.g.S.Winner == 0, r.ending()) }

func (r *runner) winner(a []arg) string {
	return yes(r.g.S.Ended && r.g.S.Winner == int8(a[0].side)+1, r.ending())
}

// margin is the winner's remaining Life Force (win.differential), as the end of the
// game says it.
func (r *runner) margin(a []arg) string {
	want := "Margin: " + a[0].num.String() + "."
	return yes(r.g.S.Ended && strings.HasSuffix(r.g.S.Why[card.English], want), r.g.S.Why[card.English])
}
