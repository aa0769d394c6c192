package position

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	ruledNoun("holosite", func(c *Context, id game.CardID) bool {
		return c.P.Def(id).Type == card.Location && c.P.PutsRules(id, gametext.DejarikRules)
	})
}

// Holosite tells whether dejarik rules are in effect at a location.
func (p *Position) Holosite(loc game.CardID) bool {
	return loc != 0 && p.S.C(loc).Zone == game.Row && p.PutsRules(loc, gametext.DejarikRules)
}

// GamePiece tells whether a card could be a piece of the hologame.
func (p *Position) GamePiece(id game.CardID) bool {
	d := p.Def(id)
	return (d.Type == card.Interrupt || d.Type == card.Effect) && (d.Trait("dejarik") || d.Trait("hologram"))
}

// Piece tells whether a card stands at a holosite as a piece.
func (p *Position) Piece(id game.CardID) bool {
	it := p.S.C(id)
	return it.Zone == game.Table && p.GamePiece(id) && p.Holosite(it.At)
}

// AsPiece tells whether a deployment puts a card down as a piece.
func (p *Position) AsPiece(id, to game.CardID) bool { return p.GamePiece(id) && p.Holosite(to) }

// Fighter tells whether a card is of the kinds that battle and drain: a character, a
// vehicle, a starship, or a piece.
func (p *Position) Fighter(id game.CardID) bool { return p.Mover(id) || p.Piece(id) }

// pieceNumber is the number of a piece that its destiny number gives.
func (p *Position) pieceNumber(id game.CardID, s card.Stat) card.Opt {
	switch s {
	case card.Power, card.Ability, card.Forfeit, card.Deploy:
		if p.Piece(id) {
			n, _ := p.Value(id, card.Destiny)
			return card.Some(n)
		}
	}
	return card.Opt{}
}
