package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// fleeing is an escape out of the sectors of a Death Star, one sector after the other
// toward its system (epic.ds2.escape). Its frame's side makes the attempt.
type fleeing struct {
	Card  game.CardID   `json:"card"`            // the card whose text lets them
	Ships []game.CardID `json:"ships,omitempty"` // those that may escape
	From  game.CardID   `json:"from"`            // the sector that they leave now
	Goes  card.Side     `json:"goes"`            // whose starships leave it now: Light's, then Dark's
}

func (e *fleeing) Clone() game.Body {
	b := *e
	b.Ships = slices.Clone(e.Ships)
	return &b
}

func (e *fleeing) subject() game.CardID { return e.Card }

func init() {
	does(func(w *writer, x gametext.Escape) {
		w.Demand(x.Cards, card.Starship)
		which := w.Filter(x.Cards)
		w.then("escape", func(g *Game, a *acting, c *position.Context) {
			e := &fleeing{Card: a.Card, From: g.innermostSector(g.System(g.S.Where(a.Card))), Goes: card.Light}
			for _, id := range g.InPlay() {
				if which(c, id) {
					e.Ships = append(e.Ships, id)
				}
			}
			if e.From != 0 && len(e.Ships) > 0 {
				g.push(pEscape, c.You, e)
			}
		})
	})
}

// innermostSector is the Death Star II sector farthest from a system, 0 if it has none.
func (r *Referee) innermostSector(sys string) game.CardID {
	sectors := r.ds2Sectors(sys)
	if len(sectors) == 0 {
		return 0
	}
	return sectors[len(sectors)-1]
}

// outward is the next location from a Death Star II sector toward its system, and in the
// end that; 0 if it is not on table.
func (r *Referee) outward(sector game.CardID) game.CardID {
	sectors := r.ds2Sectors(r.System(sector))
	if i := slices.Index(sectors, sector); i > 0 {
		return sectors[i-1]
	}
	return r.above(sector)
}

// pollEscape: the starships of the player whose turn it is in the sector, free and by
// unlimited moves (epic.ds2.escape).
func pollEscape(r *Referee, _ *game.Frame, e *fleeing, b *ballot) {
	to := r.outward(e.From)
	if b.side = e.Goes; to == 0 {
		return
	}
	b.among("epic.ds2.escape", "One sector after the other: now those from %s to %s.", "Un secteur après l’autre : à présent ceux de %s vers %s.", r.Title(e.From), r.Title(to))
	for _, id := range e.Ships {
		if r.S.C(id).Owner == e.Goes && r.S.Where(id) == e.From && r.OnFoot(id) {
			b.put(game.Option{Verb: game.VSector, Card: id, Target: to}, anyMove, []requirement{moveCrew, sectorDS2})
		}
	}
}

func askEscape(r *Referee, f *game.Frame, e *fleeing) *game.Decision {
	return polled(r, f, e, pollEscape).decision(&game.Decision{Seat: e.Goes, Kind: game.AskTarget, Rule: "epic.ds2.escape", Source: e.Card,
		Prompt: card.Say("Which starships escape from %s?", "Quels vaisseaux s’échappent de %s ?", r.Title(e.From))}, enough)
}

// tookEscape moves one of them; it may still make its regular move of the turn.
func tookEscape(g *Game, _ *game.Frame, _ *fleeing, o *game.Option) {
	moved := g.S.C(o.Card).Moved
	g.moveTo(o.Card, o.Target, card.OnCard, game.VSector)
	g.S.Mark(o.Card).Moved = moved
}

// nextEscape: Light's starships leave a sector, then Dark's, then those of the next one
// (epic.ds2.escape).
func nextEscape(g *Game, f *game.Frame, e *fleeing) flow {
	if e.Goes == card.Light {
		e.Goes = card.Dark
	} else {
		if e.From = g.outward(e.From); e.From == 0 || !g.IsDS2Sector(e.From) {
			return done
		}
		e.Goes = card.Light
	}
	f.Step = 0
	return again
}

// unsoundEscape checks an escape that was read from a file.
func (r *Referee) unsoundEscape(e *fleeing) string {
	if e.Card == 0 || slices.Contains(e.Ships, 0) || !slices.Contains(r.S.Row, e.From) || !r.IsDS2Sector(e.From) {
		return "nothing escapes out of a sector of a Death Star, or by no card"
	}
	return ""
}
