package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// Judge implements game.Game: both players agree to change a position by hand. They do so where
// one of them may begin an action, so that nothing is in progress that speaks of the cards.
func (g *Game) Judge(key string) (game.Game, []game.Reason, error) {
	ruling, err := game.ReadRuling(key)
	if err != nil {
		return nil, nil, err
	}
	if d := g.Decision(); d == nil || d.Kind != game.AskAction || g.S.Top().Proc != pPhase {
		return nil, nil, card.Because("something is in progress: nothing is changed before it is over, or taken back",
			"une action est en cours : rien ne se change avant qu’elle soit finie, ou reprise")
	}
	then := g.Clone()
	touched, err := then.carryOut(ruling)
	if err != nil {
		return nil, nil, err
	}
	return then, then.unlawful(touched), nil
}

// judged carries out a ruling and goes on. It takes none that leaves what the rules do not allow.
func (g *Game) judged(key string) ([]game.Event, error) {
	_, unlawful, err := g.Judge(key)
	if err != nil {
		return nil, err
	}
	if len(unlawful) > 0 {
		return nil, card.Because("%s", "%s", unlawful[0].Say)
	}
	ruling, _ := game.ReadRuling(key)
	from := len(g.S.Log)
	g.reveal.begin(g, from)
	g.carryOut(ruling)
	if turns := bodyOf[*alternating](g.S.Top()); turns != nil {
		turns.Passes = 0
	}
	g.Run()
	return g.S.Log[from:], nil
}

// carryOut makes the changes of a ruling, and tells which cards they have touched.
func (g *Game) carryOut(ruling *game.Ruling) (touched []game.CardID, err error) {
	g.dec = nil
	for i := range ruling.Changes {
		c := &ruling.Changes[i]
		if c.Now != game.Start {
			g.goesTo(c.Of, c.Now)
			continue
		}
		if c.Card == "" {
			if err := g.movesUnseen(c); err != nil {
				return nil, err
			}
			continue
		}
		id, err := g.byKey(c.Card)
		if err != nil {
			return nil, err
		}
		switch {
		case c.Is != game.NoCondition:
			err = g.puts(ruling.By, id, c.Is, !c.Ends)
		case c.To != "":
			err = g.brings(ruling.By, id, c)
		default:
			err = g.sends(ruling.By, id, c.Zone)
		}
		if err != nil {
			return nil, err
		}
		touched = append(append(touched, id), g.Attached(id)...)
	}
	g.S.Close()
	return touched, nil
}

// byKey is the card of this game that a key names.
func (r *Referee) byKey(key string) (game.CardID, error) {
	for id := range r.S.All {
		if r.Key(id) == key {
			return id, nil
		}
	}
	return 0, card.Because("no card of this game is called \"%s\"", "aucune carte de cette partie ne s’appelle « %s »", key)
}

// movesUnseen moves cards from the top of a pile to that of another one.
func (g *Game) movesUnseen(c *game.Change) error {
	if have := len(g.S.Pile(c.Of, c.From)); have < c.N {
		return card.Because("there are %s cards in that pile (%s), not %s", "cette pile (%[2]s) a %[1]s cartes, pas %[3]s", have, game.ZoneNames[c.From], c.N)
	}
	for range c.N {
		g.S.ToPile(g.Top(c.Of, c.From), c.Zone)
	}
	g.event(game.Event{Kind: game.JudgeCards, By: c.Of, From: c.From, N: card.Whole(c.N), Than: card.Whole(int(c.Zone))})
	return nil
}

// brings lays a card at a location, on a card or aboard one, with all that lies on it. On one of
// the opponent's a character is his captive, a weapon or device stolen.
func (g *Game) brings(by card.Side, id game.CardID, c *game.Change) error {
	to, err := g.byKey(c.To)
	if err != nil {
		return err
	}
	switch {
	case g.Def(id).Type == card.Location:
		return card.Because("%s is a location: it lies in the row", "%s est une localisation : elle est dans la rangée", g.Title(id))
	case !g.S.OnTable(to) || to == id || g.S.Bears(id, to):
		return card.Because("%s cannot lie on %s", "%s ne peut pas être sur %s", g.Title(id), g.Title(to))
	}
	e := g.movedBy(by, id)
	owner := g.S.C(id).Owner
	g.comesHome(id)
	g.S.ToTable(id, to, c.Slot, owner)
	if other := g.S.C(to); other.Zone == game.Table && other.Owner != owner {
		switch g.Def(id).Type {
		case card.Character:
			g.S.Edit(id).Flags |= game.Captive
			g.S.Edit(id).Captor = to
		case card.Weapon, card.Device:
			g.S.Give(id, other.Owner)
		}
	}
	e.At, e.N = to, card.Whole(int(c.Slot))
	g.event(e)
	return nil
}

// comesHome ends what a card was only where it lay: a captive, hit, undercover.
func (g *Game) comesHome(id game.CardID) {
	c := g.S.Edit(id)
	c.Flags &^= game.Captive | game.Imprisoned | game.Frozen | game.Undercover | game.Missing
	c.Captor, c.Guard = 0, 0
}

// movedBy is the event of a card that a ruling is about to move from where it is.
func (g *Game) movedBy(by card.Side, id game.CardID) game.Event {
	c := g.S.C(id)
	e := game.Event{Kind: game.JudgeMoved, By: by, Card: id, From: c.Zone}
	if c.Zone == game.Table {
		e.On = c.At
	}
	return e
}

// sends puts a card on top of a pile of its owner's, with all that lies on it; or beside the
// table, or into the row of locations where it belongs.
func (g *Game) sends(by card.Side, id game.CardID, z game.Zone) error {
	e := g.movedBy(by, id)
	e.Than = card.Whole(int(z))
	location := g.Def(id).Type == card.Location
	switch {
	case z == game.Row && !location, z == game.Table && location:
		return card.Because("%s cannot lie there", "%s ne peut pas être là", g.Title(id))
	case z == game.Row && g.S.C(id).Zone == game.Row:
		return card.Because("%s lies there already", "%s y est déjà", g.Title(id))
	case z == game.Row:
		PlaceInRow(g, id)
	case z == game.Table:
		g.comesHome(id)
		g.S.ToTable(id, 0, card.OnCard, g.S.C(id).Owner)
	case location && g.S.C(id).Zone == game.Row && len(g.S.On(id))+len(g.S.Below(id)) > 0:
		return card.Because("cards lie at %s: take those away first", "des cartes sont à %s : retirez-les d’abord", g.Title(id))
	default:
		for _, other := range g.Attached(id) {
			with := g.movedBy(by, other)
			with.Than = e.Than
			g.S.ToPile(other, z)
			g.event(with)
		}
		g.S.ToPile(id, z)
		e.Secret = e.From != game.Table && !g.sees(e.From) && !g.sees(z)
		if e.Secret {
			e.By = g.S.C(id).Owner
		}
	}
	g.event(e)
	return nil
}

// sees tells whether a card lies open in a pile, or lay so as it came there.
func (r *Referee) sees(z game.Zone) bool { return z == game.Lost || z == game.Out || z == game.Row }
