package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// paying is a payment by a player who may use the opponent's Force, too: first he says how
// much of it (life.use).
type paying struct {
	N    int `json:"n"`    // Force to be used
	Lent int `json:"lent"` // of which so much is the opponent's
}

func (x *paying) Clone() game.Body {
	b := *x
	return &b
}

// use uses N Force for a player: his own, unless a text lets him use the opponent's. The
// caller has checked that they are there.
func (g *Game) use(side card.Side, n int) {
	if n > 0 && g.Lent(side) > 0 {
		g.push(pPay, side, &paying{N: n})
		return
	}
	g.useOwn(side, n)
}

// pollLent: of the opponent's Force he uses as much as his own does not suffice for, and at
// most what there is.
func pollLent(r *Referee, f *game.Frame, x *paying, b *ballot) {
	if lent := r.Lent(f.Side); lent > 0 {
		b.numbers("life.use", max(0, x.N-r.Usable(f.Side)), min(x.N, lent))
	}
}

func askLent(r *Referee, f *game.Frame, x *paying) *game.Decision {
	return polled(r, f, x, pollLent).decision(&game.Decision{Seat: f.Side, Kind: game.AskNumber, Source: r.Lender(f.Side), Rule: "life.use",
		Prompt: card.Say("You use %s Force: how many of them are the opponent’s?", "Vous utilisez %s Force : combien de l’adversaire ?", x.N)})
}

func tookLent(_ *Game, _ *game.Frame, x *paying, o *game.Option) flow {
	x.Lent = int(o.N)
	return next
}

// payBoth moves the opponent's Force to his own Used Pile, and the rest is the player's.
func payBoth(g *Game, f *game.Frame, x *paying) flow {
	if n := min(x.Lent, g.Usable(f.Side.Other())); n > 0 {
		by := g.Lender(f.Side)
		g.S.Change().Lent += int32(n)
		g.spends(f.Side.Other(), n, game.Event{Kind: game.ForceUsed, By: f.Side, On: by, N: card.Whole(n)})
	}
	g.useOwn(f.Side, min(x.N-x.Lent, g.Usable(f.Side)))
	return done
}
