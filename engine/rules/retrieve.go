package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// retrieving is a retrieval (life.retrieve). Its frame's side retrieves.
type retrieving struct {
	N      int           `json:"n"`               // how many are to be retrieved, whatever lies there
	Named  []game.CardID `json:"named,omitempty"` // those that were looked for; else the topmost (life.retrieve.specific)
	Random bool          `json:"random"`          // any (life.retrieve.random)
	ToHand bool          `json:"toHand"`          // into hand instead of onto the Used Pile
	To     int16         `json:"to"`              // 1 + the frame of the text that counts them; 0 none
	Bind   int           `json:"bind"`            // by which value of it
}

func (x *retrieving) Clone() game.Body {
	b := *x
	b.Named = slices.Clone(x.Named)
	return &b
}

// retrieve begins a retrieval, unless a text cancels what the player retrieves.
func (g *Game) retrieve(side card.Side, x retrieving) {
	if x.N > 0 && !g.Forbidden(position.ModNoRetrieval, side, 0) {
		g.push(pRetrieve, side, &x)
	}
}

// aboutToRetrieve lets a text ask its price of it, for all that is to be retrieved
// however little there is (life.retrieve).
func aboutToRetrieve(g *Game, f *game.Frame, x *retrieving) flow {
	g.window(game.Event{Kind: game.RetrieveDue, By: f.Side, N: card.Whole(x.N), Frame: g.frameNo()})
	return next
}

// retrieveNow puts the cards on the Used Pile, or in hand where a text says so, and opens the
// responses to them together (action.response).
func retrieveNow(g *Game, f *game.Frame, x *retrieving) flow {
	if f.Canceled {
		return done
	}
	last, n := game.CardID(0), 0
	for i := range x.N {
		lost := g.S.Piles[f.Side][game.Lost]
		if len(lost) == 0 {
			break
		}
		id := lost[len(lost)-1]
		switch {
		case x.Random:
			id = lost[g.S.Random(len(lost))]
		case i < len(x.Named):
			id = x.Named[i]
		}
		to := game.Used
		if x.ToHand {
			to = game.Hand
		}
		g.S.ToPile(id, to)
		g.event(game.Event{Kind: game.Retrieved, By: f.Side, Card: id, From: to, N: card.One})
		last, n = id, n+1
	}
	if a := bodyOf[*acting](g.frame(x.To)); a != nil {
		a.Bound[x.Bind].N += card.Whole(n)
	}
	if n > 0 {
		g.window(game.Event{Kind: game.Retrieved, By: f.Side, Card: last, N: card.Whole(n)})
	}
	return done
}
