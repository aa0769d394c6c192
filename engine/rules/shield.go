package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// A Defensive Shield is played from hand onto its owner's side of the table, free, whenever
// he may act and nothing else is going on, in a battle too until its damage is settled; it
// is no deployment, and nothing answers it (shield.play, shield.plays).
var shieldVerb = &verb{
	verb: game.VPlay,
	pre: []requirement{need("shield.play", "Not in the damage segment of a battle.", "Pas dans le segment des dommages d’une bataille.",
		func(r *Referee, _ card.Side, _ *game.Option) bool {
			return !r.S.Battle.On || r.S.Battle.Segment != game.Damage
		}).passes()},
	list: listShields,
	needs: []requirement{
		mayBePlayed,
		deployUnique,
	},
	start: startPlaying,
}

// listShields lists the Defensive Shields of the hand.
func listShields(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	for _, id := range r.HandOf(side) {
		if sought.card_(id) && sought.target == 0 && r.Def(id).Type == card.DefensiveShield {
			emit(game.Option{Card: id})
		}
	}
}

// startPlaying begins what is played: the function of an Interrupt, or a Defensive Shield.
func startPlaying(g *Game, side card.Side, o *game.Option) {
	if g.Def(o.Card).Type == card.DefensiveShield {
		g.playShield(side, o.Card)
		return
	}
	g.startClause(side, o, game.Event{})
}

// playShield puts a Defensive Shield on its owner's side of the table, where it stays
// (shield.stays).
func (g *Game) playShield(side card.Side, id game.CardID) {
	g.marksPlayed(id)
	g.S.ToPile(id, game.Playing) // face up from here on
	g.S.ToTable(id, 0, card.OnCard, side)
	g.event(game.Event{Kind: game.Played, By: side, Card: id})
}

func init() {
	does(func(w *writer, x gametext.PlayFrom) { w.playsFrom(x) })
}

// playsFrom plays one of the cards that lie under the card with the text, as if from hand
// (shield.limit, shield.under).
func (w *writer) playsFrom(x gametext.PlayFrom) {
	w.Unable(x, x.From != gametext.From(gametext.Lying{Where: gametext.Stacked}) || several(x.Cards))
	w.Demand(x.Cards, card.DefensiveShield)
	which := w.Filter(x.Cards)
	poll := func(r *Referee, c *position.Context, b *ballot) {
		for _, id := range r.S.Below(c.Self) {
			if !which(c, id) {
				b.put(game.Option{Verb: game.VPlay, Card: id}, meant(false))
				continue
			}
			b.offer(shieldVerb, game.Option{Card: id})
		}
	}
	w.Clause.Asks(func(c *position.Context) bool { // action.target.implied
		b := &ballot{r: refer(c.P), side: c.You, only: true}
		poll(b.r, c, b)
		return len(b.open) > 0
	}, card.T("nothing under it can be played", "rien de ce qui se trouve dessous ne peut être joué"))
	w.asksAmong("play from under", func(r *Referee, a *acting, c *position.Context, b *ballot) { poll(r, c, b) },
		func(r *Referee, a *acting, c *position.Context, b *ballot) *game.Decision {
			if len(b.open) == 0 { // what lies there the opponent does not know: he is not told by a question left out
				b.open = []game.Option{enough}
			}
			return b.decision(&game.Decision{Seat: c.You, Kind: game.AskTarget, Source: a.Card, Rule: "shield.play",
				Prompt: card.Say("%s: play which card?", "%s : jouer quelle carte ?", r.Title(a.Card))})
		}, func(g *Game, a *acting, c *position.Context, o *game.Option) {
			if o.Card != 0 {
				g.playShield(c.You, o.Card)
			}
		})
}

// comingAlong are the cards beside a deck that come to the table: those that its Starting
// Effect or an Objective of the deck holds. Without one they stay in their box.
func comingAlong(cat *catalog.Catalog, d *card.Deck) []string {
	objective := func(slug string) bool {
		k := cat.Get(slug)
		return k != nil && k.Type == card.Objective && holdsCards(cat, slug)
	}
	if holdsCards(cat, d.Effect) || slices.ContainsFunc(d.Cards, objective) {
		return d.Outside
	}
	return nil
}

// holdsCards tells whether a card of the catalog lets cards from beside the deck lie under
// it (deck.starting-effect.count).
func holdsCards(cat *catalog.Catalog, slug string) bool {
	k := cat.Get(slug)
	return k != nil && slices.ContainsFunc(k.Clauses(), func(clause gametext.Clause) bool {
		_, beneath := clause.Rule.(gametext.Beneath)
		return beneath
	})
}

// layBeside lays what each player has beside his deck face down under his Starting Effect,
// in an order that tells nothing (shield.under). Without the Effect it does not come to the
// table.
func layBeside(g *Game, f *game.Frame, s *starting) flow {
	for _, side := range []card.Side{f.Side, f.Side.Other()} {
		if id := s.Effect[side]; g.S.OnTable(id) {
			defs, rest := s.Beside[side], []int32(nil)
			if objective := s.Place[side]; objective != 0 && g.Text(objective).Beneath != nil { // what is a location it asks for
				where := func(def int32) bool { return g.Cards[def].Def.Type == card.Location }
				rest = slices.DeleteFunc(slices.Clone(defs), func(def int32) bool { return !where(def) })
				defs = slices.DeleteFunc(slices.Clone(defs), where)
			}
			g.S.Mix(len(defs), func(i, j int) { defs[i], defs[j] = defs[j], defs[i] })
			for _, def := range defs {
				under := g.S.Add(def, side, game.Playing)
				g.S.Lay(under, id)
				g.S.Edit(under).Flags |= game.FaceDown
			}
			if len(defs) > 0 {
				g.event(game.Event{Kind: game.LaidUnder, By: side, Card: id, N: card.Whole(len(defs))})
			}
			s.Beside[side] = rest
		}
		if id := s.Place[side]; id == 0 || g.Text(id).Beneath == nil {
			s.Beside[side] = nil
		}
	}
	return next
}

// underStart tells whether a card lies face down under its owner's Starting Effect or
// Objective (shield.under).
func (r *Referee) underStart(id game.CardID) bool {
	it := r.S.C(id)
	return it.Zone == game.Under && it.Is(game.FaceDown) && it.Owner == r.S.C(it.At).Owner && (r.Def(it.At).Type == card.Effect || r.Def(it.At).Type == card.Objective)
}

// sayStays says why a text has no hold on a Defensive Shield.
var sayStays = card.T("A Defensive Shield stays on table: only a text that names Defensive Shields has a hold on it.",
	"Un bouclier défensif reste sur la table : seul un texte qui nomme les boucliers défensifs a prise sur lui.")

// shielded tells whether a card on table is a Defensive Shield, of which a target step does
// not speak (shield.stays).
func (r *Referee) shielded(t *position.Target, id game.CardID) bool {
	return !t.Shields && r.Def(id).Type == card.DefensiveShield && r.S.OnTable(id)
}
