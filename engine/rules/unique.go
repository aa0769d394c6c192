package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// deployUnique: dots limit the copies on table and those played this turn
// (unique.dots); a location that converts replaces the other.
var deployUnique = requirement{
	rule: "unique.dots",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		for _, id := range []game.CardID{o.Card, o.With} {
			if id == 0 {
				continue
			}
			d := r.def(id)
			dots := r.dots(id)
			if dots == 0 || d.Type == card.Location && o.Target != 0 && !r.carrier(o.Target) {
				continue
			}
			if r.onTable(d) >= dots || r.playedThisTurn(id) >= dots {
				return false
			}
		}
		return true
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		d := r.def(o.Card)
		if o.With != 0 && r.onTable(d) < d.Dots {
			d = r.def(o.With)
		}
		return format("At most %s of %s may be on table, and be played in a turn.", "Au plus %s exemplaire(s) de %s sur la table, et par tour.", d.Dots, card.T(d.Title, d.Title))
	},
}

// onTable counts the copies of a card on table, by the title of which there are
// most; both players', inactive ones too (unique.inactive-counts, type.combo).
func (g *Game) onTable(d *card.Def) int {
	most := 0
	for _, title := range d.Titles() {
		n := 0
		for _, def := range g.byTitle[title] {
			if !marked(g.cards[def].def, d) {
				continue
			}
			for i := 1; i < len(g.S.Cards); i++ {
				if c := &g.S.Cards[i]; c.Def == def && (c.Zone == game.Table || c.Zone == game.Row) {
					n++
				}
			}
		}
		most = max(most, n)
	}
	return most
}

// marked tells whether two cards have the same marks before the title: a title with
// a dot and the same words without are two (unique.symbols-compare).
func marked(a, b *card.Def) bool { return a.Dots == b.Dots && a.Diamond == b.Diamond }

// same tells whether two cards are identical: in a title and in the marks before it
// (card.title).
func same(a, b *card.Def) bool {
	return marked(a, b) && slices.ContainsFunc(a.Titles(), func(t string) bool { return slices.Contains(b.Titles(), t) })
}

// playedThisTurn counts the cards of a card's title played or deployed in this
// turn.
func (g *Game) playedThisTurn(id game.CardID) int {
	n := 0
	d := g.def(id)
	for _, x := range g.S.Played {
		if same(g.cards[x].def, d) {
			n++
		}
	}
	return n
}

// marksPlayed remembers that a dotted card was played or deployed this turn.
func (g *Game) marksPlayed(id game.CardID) {
	if g.def(id).Dots > 0 {
		g.S.Change().Played = append(g.S.Played, g.S.C(id).Def)
	}
}

// deployPersona: one version of a persona a player (persona.def,
// persona.permanent).
var deployPersona = requirement{
	rule: "persona.def",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return r.personaClash(side, o.Card) == 0 && (o.With == 0 || r.personaClash(side, o.With) == 0)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		x := r.personaClash(side, o.Card)
		if x == 0 {
			x = r.personaClash(side, o.With)
		}
		return format("You have that persona on table already: %s.", "Vous avez déjà ce personnage sur la table : %s.", r.title(x))
	},
}

// personaClash is another card of the player on table with a persona of id,
// inactive and stolen ones included (unique.inactive-counts, persona.captive).
func (g *Game) personaClash(side card.Side, id game.CardID) game.CardID {
	for i := 1; i < len(g.S.Cards); i++ {
		x := game.CardID(i)
		if c := &g.S.Cards[i]; c.Zone == game.Table && (c.Owner == side || c.Back == side) && x != id && g.sharesPersona(id, x) {
			return x
		}
	}
	return 0
}

// sharesPersona tells whether two cards are, or have built in, versions of one
// persona (persona.def, persona.permanent). Their texts may be canceled.
func (g *Game) sharesPersona(a, b game.CardID) bool {
	x, y := g.def(a), g.def(b)
	if x.Type == card.Location || y.Type == card.Location {
		return false
	}
	has := func(id game.CardID, p string) bool {
		d := g.def(id)
		return d.Dots == 1 && slices.Contains(g.personas(id), p) ||
			slices.ContainsFunc(g.permanents(id), func(q card.Permanent) bool { return q.Persona == p })
	}
	if x.Dots == 1 && slices.ContainsFunc(g.personas(a), func(p string) bool { return has(b, p) }) {
		return true
	}
	return slices.ContainsFunc(g.permanents(a), func(q card.Permanent) bool { return q.Persona != "" && has(b, q.Persona) })
}

// personas are the personas of a card; the newest rulebook takes some for one that
// the seeds keep apart (persona.palpatine).
func (g *Game) personas(id game.CardID) []string {
	d := g.def(id)
	if d.Type == card.Weapon { // a weapon built into a card bears its title (persona.permanent)
		return []string{d.Title}
	}
	if g.newest() && len(d.Newest) > 0 {
		return slices.Concat(d.Personas, d.Newest)
	}
	return d.Personas
}

// deployOut: a unique character, vehicle or starship out of play bars its owner
// from its persona (zone.out-of-play).
var deployOut = requirement{
	rule: "zone.out-of-play",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		d := r.def(o.Card)
		if !r.mover(o.Card) {
			return true
		}
		for _, id := range r.S.Piles[side][game.Out] {
			x := r.def(id)
			if x.Dots == 1 && d.Dots == 1 && (x.Title == d.Title || slices.ContainsFunc(r.personas(o.Card), func(p string) bool { return x.Named(p) || slices.Contains(r.personas(id), p) })) {
				return false
			}
		}
		return true
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return format("%s is out of play.", "%s est hors jeu.", r.title(o.Card))
	},
}
