package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// Dejarik rules: at a holosite Interrupts and Effects that are dejariks or holograms
// stand as pieces. Deploy cost, power, ability and forfeit of a piece are its destiny
// number, its text is suspended, and it is neither Interrupt nor Effect
// (location.dejarik-rules).

// listPieces lists the holosites to which a card of the hand could deploy as a piece.
func (r *Referee) listPieces(id game.CardID, sought want, emit func(game.Option)) {
	if r.S.C(id).Zone != game.Hand || !r.GamePiece(id) {
		return
	}
	for _, loc := range r.S.Row {
		if sought.target_(loc) && r.Holosite(loc) {
			emit(game.Option{Card: id, Target: loc})
		}
	}
}

// deployHolosite: nothing but pieces is at a holosite (location.dejarik-rules).
var deployHolosite = requirement{
	rule: "location.dejarik-rules",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return r.Def(o.Card).Type == card.Location || !r.Holosite(r.S.Where(o.Target)) || r.AsPiece(o.Card, o.Target)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("Only dejariks and holograms deploy there, as pieces.", "Seuls des dejariks et des hologrammes s’y déploient, comme pièces.")
	},
}

// Who controls a holosite may return his pieces to hand between actions, except
// during a battle (location.dejarik-rules).
var recallVerb = &verb{
	verb: game.VRecall,
	pre:  []requirement{outsideBattle},
	list: func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		if r.InPlay(); sought.target != 0 || !r.Index.Kinds.Has(int(position.ModRules)) {
			return
		}
		for _, id := range r.InPlay() {
			if sought.card_(id) && r.S.C(id).Owner == side && r.Piece(id) {
				emit(game.Option{Card: id})
			}
		}
	},
	needs: []requirement{need("location.dejarik-rules", "You do not control the holosite.", "Vous ne contrôlez pas l’holosite.",
		func(r *Referee, side card.Side, o *game.Option) bool { return r.Controls(side, r.S.Where(o.Card)) })},
	start: func(g *Game, side card.Side, o *game.Option) {
		g.push(pLeave, side, &leaving{Card: o.Card, To: game.Hand})
	},
}
