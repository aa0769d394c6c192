package rules

import (
	"fmt"
	"slices"
	"strconv"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/position"
)

// Load opens a saved game. The error says what is damaged, or what this catalog
// lacks.
func Load(cat *catalog.Catalog, data []byte) (*Game, error) {
	s, err := game.Load(data, frameFormat{})
	if err != nil {
		return nil, err
	}
	return Resume(cat, s)
}

// LoadOld is Load for a state of version 0, which was saved with a catalog of these
// slugs, in this order.
func LoadOld(cat *catalog.Catalog, data []byte, slugs []string) (*Game, error) {
	s, err := game.LoadOld(data, slugs, frameFormat{})
	if err != nil {
		return nil, err
	}
	return Resume(cat, s)
}

// Resume goes on with a state that was read from a file: all in it that speaks of the
// texts of cards or of procedures is checked first.
func Resume(cat *catalog.Catalog, s *game.State) (g *Game, err error) {
	for _, slug := range s.Slugs {
		switch k := cat.Get(slug); {
		case k == nil:
			return nil, card.Because("this game was saved with other cards: there is no card %s", "cette partie a été enregistrée avec d’autres cartes : il n’y a pas de carte %s", strconv.Quote(slug))
		case !k.Written():
			return nil, card.Because("this game was saved with other cards: the text of \"%s\" is not written yet", "cette partie a été enregistrée avec d’autres cartes : le texte de « %s » n’est pas encore écrit", k.Title)
		case !k.Whole():
			return nil, card.Because("this game was saved with other cards: the text of \"%s\" is not understood", "cette partie a été enregistrée avec d’autres cartes : le texte de « %s » n’est pas compris", k.Title)
		}
	}
	g = FromState(cat, s)
	defer func() {
		if p := recover(); p != nil {
			g, err = nil, card.Because("this saved game is damaged: the rules fail where it stands: %s", "cette partie enregistrée est endommagée : les règles échouent là où elle en est : « %s »", p)
		}
	}()
	g.widen()
	if bad := g.unsound(); bad != "" {
		return nil, card.Because("this saved game is damaged: %s", "cette partie enregistrée est endommagée : « %s »", bad)
	}
	return g, nil
}

// widen makes room for what a text names today and did not name when its action was
// saved: after what it named then, before X and the total drawn.
func (g *Game) widen() {
	for i := range g.S.Frames {
		a, ok := g.S.Frames[i].Body.(*acting)
		if !ok || a.Card <= 0 || int(a.Card) >= len(g.S.Cards) || !g.HasClause(g.S.C(a.Card).Def, a.Clause) {
			continue
		}
		if more, had := g.clause(a).Values()-len(a.Bound), len(a.Bound)-2; more > 0 && had >= 0 {
			a.Bound = slices.Insert(a.Bound, had, make([]game.Value, more)...)
		}
	}
}

// unsound says what of a state does not fit the texts of its cards, or the
// procedures: "" if all does.
func (g *Game) unsound() string {
	for i := range g.S.Lasting {
		if bad := g.unsoundLasting(&g.S.Lasting[i]); bad != "" {
			return fmt.Sprintf("lasting change %d: %s", i, bad)
		}
	}
	for i := range g.S.Limits {
		l := &g.S.Limits[i]
		def := l.Title
		if l.Card != 0 {
			def = g.S.C(l.Card).Def
		}
		if l.Clause > 0 && !g.HasClause(def, l.Clause) || l.Clause < sharedClause && !g.HasClause(def, position.FirstOf(sharedClause-l.Clause)) {
			return fmt.Sprintf("limit %d: %s has no clause %d", i, g.Cards[def].Def.Title, l.Clause)
		}
	}
	for i := range g.S.Frames {
		if bad := g.unsoundFrame(&g.S.Frames[i]); bad != "" {
			return fmt.Sprintf("frame %d: %s", i, bad)
		}
	}
	if g.S.Ended {
		return ""
	}
	if len(g.S.Frames) == 0 {
		return "the game is not over and nothing is going on"
	}
	f := g.S.Top()
	if steps := g.steps(f); int(f.Step) >= len(steps) || steps[f.Step].ask == nil {
		return "it does not stand at a decision"
	}
	if d := g.Decision(); d == nil || len(d.Options) == 0 {
		return "nobody has anything to choose"
	}
	return ""
}

// unsoundLasting checks a lasting change against the text it comes from.
func (r *Referee) unsoundLasting(l *game.Lasting) string {
	if !r.HasClause(l.Def, l.Clause) {
		return fmt.Sprintf("%s has no clause %d", r.Cards[l.Def].Def.Title, l.Clause)
	}
	t, cl := r.TextIn(l.Def, l.Clause), r.ClauseIn(l.Def, l.Clause)
	ops := len(cl.Lastings)
	if l.Until == game.Scheduled {
		ops = len(r.book.scripts[t.Index][position.Within(l.Clause)].result)
	}
	if l.Op < 0 || int(l.Op) >= ops {
		return fmt.Sprintf("clause %d of %s has no step %d", l.Clause, t.Def.Title, l.Op)
	}
	if cl.Inherits == 0 && len(l.Bound) < cl.Binders {
		return fmt.Sprintf("clause %d of %s binds %d values, here are %d", l.Clause, t.Def.Title, cl.Binders, len(l.Bound))
	}
	return ""
}

// unsoundFrame checks a procedure in progress.
func (r *Referee) unsoundFrame(f *game.Frame) string {
	if f.Proc == pNone || f.Proc >= nProcs {
		return fmt.Sprintf("there is no procedure %d", f.Proc)
	}
	switch b := f.Body.(type) {
	case *acting:
		t := r.Text(b.Card)
		if b.Card == 0 || !r.HasClause(r.S.C(b.Card).Def, b.Clause) {
			return fmt.Sprintf("%s has no clause %d", t.Def.Title, b.Clause)
		}
		if cl := r.Clause(b.Card, b.Clause); len(b.Bound) < cl.Values() {
			return fmt.Sprintf("clause %d of %s binds %d values, here are %d", b.Clause, t.Def.Title, cl.Values(), len(b.Bound))
		}
	case *firingTogether:
		t := r.Text(b.Card)
		if b.Clause < 0 || int(b.Clause) >= len(t.Clauses) || t.Clauses[b.Clause].Partners == nil {
			return fmt.Sprintf("clause %d of %s makes no weapons fire together", b.Clause, t.Def.Title)
		}
	case *gambling:
		if t := r.Text(b.Card); b.Clause < 0 || int(b.Clause) >= len(t.Clauses) || t.Clauses[b.Clause].Sabacc == nil {
			return fmt.Sprintf("clause %d of %s plays no sabacc", b.Clause, t.Def.Title)
		}
		if b.Winner < 0 || b.Winner > int8(card.Sides) {
			return "the winner of the sabacc is no player"
		}
	case *dueling:
		if bad := r.unsoundDuel(b); bad != "" {
			return bad
		}
	case *blowing:
		if !slices.Contains(r.S.Row, b.Location) || b.Cause == 0 {
			return "what is blown away is no location on table, or nothing does it"
		}
	case *running:
		if bad := r.unsoundRun(b); bad != "" {
			return bad
		}
	case *fleeing:
		if bad := r.unsoundEscape(b); bad != "" {
			return bad
		}
	case *destiny:
		if b.To != 0 && !r.takes(b) {
			return "nothing takes the value of the destiny"
		}
	case *retrieving:
		if a := bodyOf[*acting](r.frame(b.To)); b.N < 0 || b.To != 0 && (a == nil || b.Bind < 0 || b.Bind >= len(a.Bound)) || len(b.Named) > b.N {
			return "nothing counts what is retrieved"
		}
	case *losing:
		if b.From >= game.Piles {
			return fmt.Sprintf("Force is lost from zone %d", b.From)
		}
	case *leaving:
		if b.To >= game.Piles {
			return fmt.Sprintf("a card leaves to zone %d", b.To)
		}
	}
	if n := len(r.steps(f)); f.Step < 0 || int(f.Step) > n {
		return fmt.Sprintf("%q has %d steps, this is step %d", procs[f.Proc].name, n, f.Step)
	}
	return ""
}

// takes tells whether there is a value for a destiny draw to go to.
func (r *Referee) takes(d *destiny) bool {
	f := r.frame(d.To)
	if a := bodyOf[*acting](f); a != nil {
		return d.Keep || d.Bind >= 0 && d.Bind < len(a.Bound)
	} else if b := bodyOf[*dueling](f); b != nil {
		return !d.Keep && b.holds(d.Bind)
	} else if f == nil || d.Keep {
		return false
	}
	_, ok := f.Body.(drawer)
	return ok && d.Bind >= 0 && d.Bind <= resists
}
