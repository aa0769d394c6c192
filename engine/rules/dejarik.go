package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// Dejarik rules: at a holosite Interrupts and Effects that are dejariks or holograms
// stand as pieces. Deploy cost, power, ability and forfeit of a piece are its destiny
// number, its text is suspended, and it is neither Interrupt nor Effect
// (location.dejarik-rules).

// holosite tells whether dejarik rules are in effect at a location.
func (g *Game) holosite(loc game.CardID) bool {
	return loc != 0 && g.S.C(loc).Zone == game.Row && g.putsRules(loc, gametext.DejarikRules)
}

// gamePiece tells whether a card could be a piece of the hologame.
func (g *Game) gamePiece(id game.CardID) bool {
	d := g.def(id)
	return (d.Type == card.Interrupt || d.Type == card.Effect) && (d.Trait("dejarik") || d.Trait("hologram"))
}

// piece tells whether a card stands at a holosite as a piece.
func (g *Game) piece(id game.CardID) bool {
	c := g.S.C(id)
	return c.Zone == game.Table && g.gamePiece(id) && g.holosite(c.At)
}

// asPiece tells whether a deployment puts a card down as a piece.
func (g *Game) asPiece(id, to game.CardID) bool { return g.gamePiece(id) && g.holosite(to) }

// fighter tells whether a card is of the kinds that battle and drain: a character, a
// vehicle, a starship, or a piece.
func (g *Game) fighter(id game.CardID) bool { return g.mover(id) || g.piece(id) }

// pieceNumber is the number of a piece that its destiny number gives.
func (g *Game) pieceNumber(id game.CardID, s card.Stat) card.Opt {
	switch s {
	case card.Power, card.Ability, card.Forfeit, card.Deploy:
		if g.piece(id) {
			n, _ := g.value(id, card.Destiny)
			return card.Some(n)
		}
	}
	return card.Opt{}
}

// listPieces lists the holosites to which a card of the hand could deploy as a piece.
func (g *Game) listPieces(id game.CardID, w want, emit func(game.Option)) {
	if g.S.C(id).Zone != game.Hand || !g.gamePiece(id) {
		return
	}
	for _, loc := range g.S.Row {
		if w.target_(loc) && g.holosite(loc) {
			emit(game.Option{Card: id, Target: loc})
		}
	}
}

// deployHolosite: nothing but pieces is at a holosite (location.dejarik-rules).
var deployHolosite = requirement{
	rule: "location.dejarik-rules",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		return g.def(o.Card).Type == card.Location || !g.holosite(g.S.Where(o.Target)) || g.asPiece(o.Card, o.Target)
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("Only dejariks and holograms deploy there, as pieces.", "Seuls des dejariks et des hologrammes s'y déploient, comme pièces.")
	},
}

// Who controls a holosite may return his pieces to hand between actions, except
// during a battle (location.dejarik-rules).
func init() {
	ruledNouns["holosite"] = func(c *ctx, id game.CardID) bool {
		return c.g.def(id).Type == card.Location && c.g.putsRules(id, gametext.DejarikRules)
	}
	addVerb(&verb{
		verb: game.VRecall,
		pre:  []requirement{outsideBattle},
		list: func(g *Game, side card.Side, w want, emit func(game.Option)) {
			if g.inPlay(); w.target != 0 || !g.index.kinds.has(int(mRules)) {
				return
			}
			for _, id := range g.inPlay() {
				if w.card_(id) && g.S.C(id).Owner == side && g.piece(id) {
					emit(game.Option{Card: id})
				}
			}
		},
		needs: []requirement{need("location.dejarik-rules", "You do not control the holosite.", "Vous ne contrôlez pas l'holosite.",
			func(g *Game, side card.Side, o *game.Option) bool { return g.Controls(side, g.S.Where(o.Card)) })},
		start: func(g *Game, side card.Side, o *game.Option) {
			g.push(pLeave, side, &leaving{Card: o.Card, To: game.Hand})
		},
	})
}
