package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// What the icons of a card stand for, and characteristics that a text gives.
func init() {
	does(func(w *writer, x gametext.Maintain) {
		lose, _ := x.Recycle.(gametext.LosesToRecycle)
		w.maintains(x.N, lose.N)
	})
}

// What a player may do with a card that he must maintain.
const (
	maintain int32 = 1 + iota
	recycle
	sacrifice
)

// maintains asks what becomes of a card at the end of its owner's turn: he maintains it,
// recycles it with all that lies on it to his Used Pile, or sacrifices it. What he
// cannot pay in full he may not choose (icon.maintenance).
func (w *writer) maintains(n, lose int) {
	w.asksAmong("maintenance", func(r *Referee, a *acting, c *position.Context, b *ballot) {
		if !r.S.OnTable(a.Card) {
			return
		}
		b.among("icon.maintenance", "1 maintains it, 2 recycles it, 3 sacrifices it.", "1 : l’entretenir ; 2 : la recycler ; 3 : la sacrifier.")
		b.judge(game.Option{Verb: game.VNumber, N: maintain, Say: card.Say("Maintain it: use %s Force", "L’entretenir : utiliser %s Force", n)},
			game.Option{Cost: int32(n)}, []requirement{affordable("icon.maintenance")})
		losable := len(r.unitsLosable(c.You, a.Card))
		b.put(game.Option{Verb: game.VNumber, N: recycle, Say: card.Say("Recycle it: lose %s Force, to the Used Pile", "La recycler : perdre %s Force, vers la pile utilisée", lose)},
			so(lose > 0, "icon.maintenance", "Its text does not let you recycle it.", "Son texte ne permet pas de la recycler."),
			so(losable >= lose, "icon.maintenance", "It costs a loss of %s Force, and you have %s.", "Cela coûte la perte de %s Force, et vous en avez %s.", lose, losable))
		b.put(game.Option{Verb: game.VNumber, N: sacrifice, Say: card.T("Sacrifice it: out of play", "La sacrifier : hors jeu")})
	}, func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
		return b.decision(&game.Decision{Seat: c.You, Kind: game.AskNumber, Source: a.Card, Rule: "icon.maintenance",
			Prompt: card.Say("%s: maintain, recycle or sacrifice it?", "%s : entretenir, recycler ou sacrifier ?", r.Title(a.Card))})
	}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
		switch o.N {
		case maintain:
			g.use(c.You, n)
		case recycle:
			g.loses(c.You, losing{Left: lose, Why: game.ByCost, Of: a.Card})
			for _, id := range append(g.Attached(a.Card), a.Card) {
				g.leaves(id, game.Used)
			}
		default:
			g.leaves(a.Card, game.Out)
		}
	})
}

// leaves sends a card from table to a pile other than the Lost Pile; what lies on it
// is lost (leave.attached).
func (g *Game) leaves(id game.CardID, z game.Zone) {
	g.pushAt(pLeave, stepOf(pLeave, "jump off"), g.S.C(id).Owner, &leaving{Card: id, To: z, At: g.S.Where(id)})
}

// grab lets a card take an Interrupt that is being played: it carries out its text and
// is then stacked there, and no second card takes it (icon.grabber).
func (r *Referee) grab(id, by game.CardID) {
	if a := r.playing(id); a != nil && a.Grabber == 0 {
		a.Grabber = by
	}
}

// grabbed tells whether an Interrupt that is being played has been taken.
func (r *Referee) grabbed(id game.CardID) bool {
	a := r.playing(id)
	return a != nil && a.Grabber != 0
}

// playing is the action of an Interrupt, nil if it is over.
func (r *Referee) playing(id game.CardID) *acting {
	for i := range r.S.Frames {
		f := &r.S.Frames[i]
		if a := bodyOf[*acting](f); f.Proc == pAct && a.played() == id && r.S.C(id).Zone == game.Playing {
			return a
		}
	}
	return nil
}
