package position

import (
	"slices"

	"cantina/engine/game"
	"cantina/engine/gametext"
)

// justRevealed are the cards that a clause has revealed and that lie where it did so.
func (comp *Compiler) justRevealed(x gametext.BeIn) Matcher {
	var by *gametext.Reveal
	for _, s := range comp.Source.Steps {
		if show, is := s.(gametext.Reveal); is {
			by = &show
		}
	}
	comp.refuse(x, by == nil)
	return func(c *Context, id game.CardID) bool { return slices.Contains(c.P.StillShown(c.Bound, by), id) }
}

// StillShown are the cards that a step of a text has revealed, while they lie where they were
// shown: shuffled in with others they are not revealed any more (pile.look).
func (p *Position) StillShown(bound []game.Value, by *gametext.Reveal) []game.CardID {
	if by.Cards.Bind == 0 || by.Cards.Bind > len(bound) {
		return nil
	}
	v := bound[by.Cards.Bind-1]
	var zone game.Zone
	switch from := by.From.(type) {
	case gametext.FromTop:
		zone = PileZone[from.Pile]
	case gametext.FromPile:
		zone = PileZone[from.Pile]
	}
	return slices.DeleteFunc(slices.Clone(v.Cards), func(id game.CardID) bool {
		return !p.Lies(id, zone) || p.shuffledSince(v.N.Int(), id, zone)
	})
}

// shuffledSince tells whether the pile of a card has been shuffled since the log was so long.
func (p *Position) shuffledSince(n int, id game.CardID, zone game.Zone) bool {
	return slices.ContainsFunc(p.S.Log[min(n, len(p.S.Log)):], func(e game.Event) bool {
		return e.Kind == game.Reshuffled && e.From == zone && e.By == p.S.C(id).Owner
	})
}
