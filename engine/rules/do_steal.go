package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

func init() {
	treats(gametext.Steal, func(w *writer, x gametext.Treat) { w.steals(x) })
}

// steals makes a step that steals cards named before, for the player or for one of his
// characters to carry. Where that is all that becomes of what the clause targets, it
// targets only what may be stolen (steal.def).
func (w *writer) steals(x gametext.Treat) {
	w.Demand(x.Cards, card.Character, card.Creature, card.Starship, card.Vehicle, card.Weapon, card.Device)
	if x.Cards.Ref == 0 {
		w.stealsSome(x)
		return
	}
	bind, thief := w.Named(x.Cards), w.thief(x)
	if !w.alternative {
		for i := range w.Clause.Targets {
			if t := &w.Clause.Targets[i]; t.Bind == bind {
				t.Steals = &position.Snatch{Carried: x.Each != nil, Emptied: w.empties(x.Cards)}
			}
		}
	}
	w.then("steal", func(g *Game, a *acting, c *position.Context) {
		if g.Said(position.ModNoSteal, a.Card) {
			return
		}
		for _, id := range slices.Clone(c.Chosen(x.Cards, nil)) {
			g.steal(c.You, id, thief(c))
		}
	})
}

// stealsSome makes a step that steals cards which are chosen only now (steal.def).
func (w *writer) stealsSome(x gametext.Treat) {
	w.Unable(x, x.Cards.Det != gametext.DetUpTo && x.Cards.Det != gametext.DetA)
	thief := w.thief(x)
	w.picks(picking{cards: x.Cards, among: w.lootOnTable(x), rule: "steal.def", prompt: card.T("%s: steal which card?", "%s : voler quelle carte ?"),
		took: func(g *Game, a *acting, c *position.Context, id game.CardID) {
			if !g.Said(position.ModNoSteal, a.Card) {
				g.steal(c.You, id, thief(c))
			}
		}})
}

// lootOnTable are the cards on table that the words mean and that may be stolen.
func (w *writer) lootOnTable(x gametext.Treat) func(r *Referee, c *position.Context) []game.CardID {
	which, how := w.Filter(x.Cards.Uncounted()), position.Snatch{Carried: x.Each != nil}
	return func(r *Referee, c *position.Context) []game.CardID {
		return slices.DeleteFunc(c.Chosen(x.Cards, which), func(id game.CardID) bool {
			return r.Bars(position.Theft{Card: id, By: c.You, Snatch: how}) != position.NoBar
		})
	}
}

// empties tells whether the text loses those aboard what it steals (steal.ship).
func (w *writer) empties(stolen gametext.Filter) bool {
	return slices.ContainsFunc(w.Source.Steps, func(s gametext.Step) bool {
		lost, ok := s.(gametext.Become)
		return ok && lost.What == gametext.AreLost && slices.ContainsFunc(lost.Cards.Posts, func(p gametext.Post) bool {
			at, ok := p.(gametext.Stands)
			return ok && at.How == gametext.Aboard && at.Cards.Ref == stolen.Ref
		})
	})
}

// thief is who takes what is stolen, 0 if the text names nobody.
func (w *writer) thief(x gametext.Treat) func(c *position.Context) game.CardID {
	who, ok := x.Each.(gametext.PerCard)
	if !ok {
		return func(*position.Context) game.CardID { return 0 }
	}
	bearer := slices.Contains(who.Cards.Posts, gametext.Post(gametext.ToThis{Does: gametext.CarryingThis}))
	w.Unable(x, several(who.Cards) || who.Cards.Ref == 0 && who.Cards.Det != gametext.DetThis && !bearer)
	w.Demand(who.Cards, card.Character)
	which := w.Filter(who.Cards)
	return func(c *position.Context) game.CardID {
		if list := c.Chosen(who.Cards, which); len(list) > 0 {
			return list[0]
		}
		return 0
	}
}

// stealsFrom makes a step that steals cards out of the opponent's pile, or one named
// before, into the player's hand (steal.owner).
func (w *writer) stealsFrom(x gametext.Take) {
	took := func(g *Game, a *acting, c *position.Context, id game.CardID) { g.stealInto(c.You, id, game.Hand) }
	switch from := x.From.(type) {
	case nil:
		w.Named(x.Cards)
		w.then("steal into hand", func(g *Game, a *acting, c *position.Context) {
			for _, id := range slices.Clone(c.Chosen(x.Cards, nil)) {
				if g.S.C(id).Owner != c.You {
					took(g, a, c, id)
				}
			}
		})
	case gametext.FromPile:
		w.Unable(x, from.Whose != gametext.Opponents || from.Pile == gametext.Hand)
		zone := position.PileZone[from.Pile]
		notEmpty(w.Compiler, from.Whose, zone)
		w.searches(from.Whose, zone)
		w.picks(picking{cards: x.Cards, among: lootIn(from.Whose, zone), rule: "steal.def", search: true, took: took,
			prompt: card.T("%s: steal which card?", "%s : voler quelle carte ?")})
	default:
		w.Unable(x, true)
	}
}

// lootIn is what a card's text may steal out of a pile: a character takes only what
// characters carry or move (steal.equipment).
func lootIn(whose gametext.Whose, zone game.Zone) func(r *Referee, c *position.Context) []game.CardID {
	pile := inPile(whose, zone)
	return func(r *Referee, c *position.Context) []game.CardID {
		how := position.Snatch{Carried: r.Def(c.Self).Type == card.Character}
		return slices.DeleteFunc(slices.Clone(pile(r, c)), func(id game.CardID) bool {
			return r.Bars(position.Theft{Card: id, By: c.You, Snatch: how}) != position.NoBar
		})
	}
}

// unstealable is why something may not be stolen, and by which rule.
var unstealable = [...]struct{ rule, en, fr string }{
	position.NotTheirs: {"steal.def", "Only an opponent's card can be stolen, and no location.", "On ne peut voler qu’une carte de l’adversaire, et jamais une localisation."},
	position.Guarded:   {"steal.def", "A text says that it may not be stolen.", "Un texte dit qu’elle ne peut pas être volée."},
	position.Manned:    {"steal.ship", "The opponent has a character aboard.", "L’adversaire a un personnage à bord."},
	position.Occupied:  {"steal.equipment.attached", "Somebody is carried in it.", "Quelqu’un est porté dedans."},
	position.Fixed:     {"steal.equipment", "Characters neither carry nor move such a thing.", "Les personnages ne portent ni ne déplacent une telle chose."},
}

// anyTheft binds every action that would steal what it targets first.
var anyTheft = func() (list []requirement) {
	for bar, why := range unstealable[1:] {
		list = append(list, requirement{rule: why.rule,
			holds: func(r *Referee, side card.Side, o *game.Option) bool {
				cl := r.Clause(o.Card, o.Clause)
				if o.Target == 0 || len(cl.Targets) == 0 || cl.Targets[0].Steals == nil {
					return true
				}
				c := r.clauseCtx(side, o.Card, cl)
				return !cl.Targets[0].Match(c, o.Target) || cl.Targets[0].Bar(c, o.Target) != position.Bar(bar+1)
			},
			unmet: func(*Referee, card.Side, *game.Option) card.Text { return card.T(why.en, why.fr) }})
	}
	return append(list, requirement{rule: "steal.def",
		holds: func(r *Referee, side card.Side, o *game.Option) bool {
			t := r.clauseAt(o).Targets
			return len(t) == 0 || t[0].Steals == nil || !r.Said(position.ModNoSteal, o.Card)
		},
		unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
			return card.Say("%s steals nothing by its own text now.", "%s ne vole rien par son propre texte en ce moment.", r.Title(o.Card))
		}})
}()

// stealable is what a card that a clause would steal does not meet.
func (r *Referee) stealable(t *position.Target, c *position.Context, id game.CardID) []requirement {
	why := unstealable[t.Bar(c, id)]
	return so(why.rule == "", why.rule, why.en, why.fr)
}
