package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// positions lists the indexes of the row at which a location may be put: inside
// its own group, in the order of ranks; a new group goes to the end
// (location.insert, location.fixed).
func (g *Game) positions(id game.CardID) []int {
	first, last := -1, -1
	for i, loc := range g.S.Row {
		if g.kin(loc, id) {
			if first < 0 {
				first = i
			}
			last = i
		}
	}
	if first < 0 {
		return []int{len(g.S.Row)}
	}
	r := g.rank(id)
	var out []int
	for i := first; i <= last+1; i++ {
		if i > first && g.rank(g.S.Row[i-1]) > r || i <= last && g.rank(g.S.Row[i]) < r {
			continue
		}
		out = append(out, i)
	}
	return g.spaceports(id, out)
}

// PlaceInRow puts a location into the row at the first place where it may lie; a
// generic one at the system named last.
func PlaceInRow(g *Game, id game.CardID) {
	Settle(g, id)
	g.S.ToRow(id, g.positions(id)[0])
}

// adjacent tells whether two locations lie side by side, or are a vehicle's site
// and the site where the vehicle stands (location.adjacent).
func (g *Game) adjacent(a, b game.CardID) bool {
	stands := func(a, b game.CardID) bool {
		v := g.shipOf(a)
		return v != 0 && g.def(v).Type == card.Vehicle && g.S.C(v).At == b && g.isSite(b)
	}
	return g.beside(a, b) || stands(a, b) || stands(b, a)
}

// beside tells whether two locations lie side by side, are of one kind and of one
// system, starship or vehicle.
func (g *Game) beside(a, b game.CardID) bool {
	i, j := slices.Index(g.S.Row, a), slices.Index(g.S.Row, b)
	if i < 0 || j < 0 || i-j != 1 && j-i != 1 {
		return false
	}
	same := g.isSite(a) && g.isSite(b) || g.isCloud(a) && g.isCloud(b) || g.isAsteroid(a) && g.isAsteroid(b) || g.isDS2Sector(a) && g.isDS2Sector(b)
	return same && g.kin(a, b)
}

// isBay tells whether a location is a docking bay.
func (g *Game) isBay(loc game.CardID) bool {
	return isDockingBay(g.def(loc))
}

// exterior and interior read a site's icons (location.exterior-interior).
func (g *Game) exterior(loc game.CardID) bool {
	return g.isSite(loc) && (g.def(loc).Has("exterior") || g.S.C(loc).Is(game.BlownAway))
}

// night tells whether a location is under nighttime conditions: a text that works
// says so (location.night).
func (g *Game) night(loc game.CardID) bool {
	for m := range g.mods(mNight) {
		if loc != 0 && m.hits(loc) {
			return true
		}
	}
	return false
}

// isBattleground tells whether both sides have a Force icon at a location
// (presence.battleground). Shielded sites and hidden planets are never battlegrounds
// (location.hoth-shield, location.dagobah-rules).
func (g *Game) isBattleground(loc game.CardID) bool {
	if g.shielded(loc) || g.hidden(loc) || g.holosite(loc) { // presence.battleground.never
		return false
	}
	return g.Icons(loc, card.Dark) > 0 && g.Icons(loc, card.Light) > 0
}

// parsecs is the distance of two systems (location.parsec).
func (g *Game) parsecs(a, b game.CardID) (int, bool) {
	x, ok := g.value(a, card.Parsec)
	y, ok2 := g.value(b, card.Parsec)
	n := (x - y).Int()
	return max(n, -n), ok && ok2
}

// placing lays a location into the row, and a mobile system into its orbit.
type placing struct {
	Card game.CardID `json:"card"` // the location
}

func (p *placing) Clone() game.Body {
	b := *p
	return &b
}

// pollPlace: a location lies within its own group, in the order of ranks
// (location.insert, location.fixed).
func pollPlace(g *Game, _ *game.Frame, p *placing, b *ballot) {
	fits := g.positions(p.Card)
	for i := range len(g.S.Row) + 1 {
		o := game.Option{Verb: game.VPlace, Card: p.Card, N: int32(i)}
		if i < len(g.S.Row) {
			o.Target = g.S.Row[i]
		}
		b.put(o, so(slices.Contains(fits, i), "location.insert", "There %s would lie outside of its group, or out of order in it.",
			"Là, %s serait hors de son groupe, ou n'y serait pas à son rang.", g.title(p.Card)))
	}
}

// askPlace asks where in its group a location goes, if there is a choice.
func askPlace(g *Game, f *game.Frame, p *placing) *game.Decision {
	return polled(g, f, p, pollPlace).decision(&game.Decision{Seat: f.Side, Kind: game.AskPlace, Rule: "location.insert", Source: p.Card,
		Prompt: format("Where does %s go?", "Où placer %s ?", g.title(p.Card))})
}

func tookPlace(g *Game, _ *game.Frame, p *placing, o *game.Option) flow {
	g.S.ToRow(p.Card, int(o.N))
	g.S.Edit(p.Card).Parsec = int16(g.deployParsec(p.Card))
	return next
}

func placed(g *Game, f *game.Frame, p *placing) flow {
	g.S.Edit(p.Card).Deployed = g.S.Turn
	g.event(game.Event{Kind: game.Deployed, By: f.Side, Card: p.Card, At: p.Card})
	g.window(game.Event{Kind: game.Deployed, By: f.Side, Card: p.Card, At: p.Card})
	return done
}

// deployLocation lays a location: beside its kin, or over the opponent's version
// of it (location.deploy, location.converting). A generic one takes the name of
// the system it goes to (location.generic).
func (g *Game) deployLocation(side card.Side, id, over game.CardID) {
	g.belongs(id, over)
	if !g.converts(id, over) {
		g.push(pPlaceLocation, side, &placing{Card: id})
		return
	}
	g.S.Convert(id, over)
	g.S.Edit(id).Deployed = g.S.Turn
	g.event(game.Event{Kind: game.Deployed, By: side, Card: id, At: id, On: over})
	g.window(game.Event{Kind: game.Deployed, By: side, Card: id, At: id})
}

// belongs notes whose site or whose generic location a card becomes that is deployed
// to a target.
func (g *Game) belongs(id, to game.CardID) {
	if g.isShipSite(id) && to != 0 && g.carrier(to) {
		g.S.Edit(id).Of = to
	} else if g.homeless(id) {
		g.S.Edit(id).Of = to
		if c := g.S.C(to); c.Of != 0 && !(g.isCave(id) && g.isBigOne(to)) {
			g.S.Edit(id).Of = c.Of
		}
	}
}

// afterwards is the game as it would be with a location deployed: what a text asks of
// the location that it deploys must be so then (location.conditions-at-deploy).
func (g *Game) afterwards(o *game.Option) *Game {
	then := g.Clone()
	then.belongs(o.Card, o.Target)
	if then.converts(o.Card, o.Target) {
		then.S.Convert(o.Card, o.Target)
	} else {
		PlaceInRow(then, o.Card)
	}
	return then
}

// twin is the location on table that a location would convert.
func (g *Game) twin(id game.CardID) game.CardID {
	for _, loc := range g.S.Row {
		if loc != id && g.def(id).Dots == 1 && g.takesPlace(id, loc) {
			return loc
		}
	}
	return 0
}

// takesPlace tells whether a location is a version of another one: it has its title,
// or the other's text names it as what converts it (location.converting).
func (g *Game) takesPlace(id, over game.CardID) bool {
	if g.def(id).Title == g.def(over).Title {
		return true
	}
	t := g.text(over)
	return t.kinds.has(int(mConverted)) && slices.ContainsFunc(t.mods, func(m *mod) bool {
		return m.kind == mConverted && m.affects(&ctx{g: g, self: over, you: g.S.C(over).Owner}, id)
	})
}

// faceUp is what is printed on the side of a card that is up (type.double-sided).
func (g *Game) faceUp(id game.CardID) *card.Def { return g.def(id).Face(g.S.C(id).Is(game.Flipped)) }

// title is a card's title, the same in both languages; a generic location on
// table has the planet's name before it (location.generic).
func (g *Game) title(id game.CardID) card.Text {
	t := g.faceUp(id).Title // objective.title
	if g.S.C(id).Of != 0 && g.homeless(id) && !g.isCave(id) {
		t = g.system(id) + ": " + t
	}
	return card.T(t, t)
}
