package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// The regular and unlimited moves of the owner's move phase. Each is a verb of
// its own; they share requirements and the procedure pMove.
var (
	moveVerb      = moves(game.VMove, inMovePhase, listLandspeed, slices.Concat(coveredMove, []requirement{landStarship, landGoing, moveCrew, landRange}))
	transitVerb   = moves(game.VTransit, inMovePhase, listTransit, slices.Concat(coveredMove, transitBays, []requirement{moveShield}))
	hyperVerb     = moves(game.VHyper, inOwnMovePhase, listHyper, slices.Concat(crewedMove, []requirement{hyperRange, noSpy}))
	landVerb      = moves(game.VLand, inOwnMovePhase, listLand, slices.Concat(crewedMove, []requirement{landPlace, moveShield, noSpy}))
	takeOffVerb   = moves(game.VTakeOff, inOwnMovePhase, listTakeOff, slices.Concat(crewedMove, []requirement{takeOffPlace, moveShield, noSpy}))
	sectorVerb    = moves(game.VSector, inOwnMovePhase, listSector, slices.Concat(crewedMove, []requirement{sectorAsteroid, sectorCloud, sectorDS2, noSpy}))
	orbitVerb     = moves(game.VOrbit, inOwnMovePhase, listOrbit, slices.Concat(crewedMove, []requirement{orbitWay, noSpy}))
	shuttleVerb   = moves(game.VShuttle, inOwnMovePhase, listShuttle, slices.Concat(regularMove, anyBoarding, shuttlePlaces, []requirement{moveShield, moveHidden}))
	siteVerb      = moves(game.VSite, inOwnMovePhase, listSites, slices.Concat(regularMove, []requirement{allowedAboard, moveRoom, sitePlace, noSpy}))
	embarkVerb    = moves(game.VEmbark, inOwnMovePhase, listEmbark, slices.Concat(anyMove, anyBoarding))
	disembarkVerb = moves(game.VDisembark, inOwnMovePhase, listDisembark, slices.Concat(anyMove, []requirement{footTrench, trappedLeaves, noSpy}))

	inOwnMovePhase = []requirement{inPhase(game.Move, "move.regular.once"), outsideBattle}
	inMovePhase    = []requirement{movePhase, outsideBattle} // these two moves serve undercover spies too
)

func moves(v game.Verb, pre []requirement, list lister, needs []requirement) *verb {
	return &verb{verb: v, pre: pre, list: list, needs: needs, pays: "move.cost", start: startMove}
}

// Changing places aboard a carrier (move.slots).
var slotVerb = &verb{
	verb: game.VSlot,
	pre: []requirement{{rule: "move.slots", grave: passing,
		holds: func(r *Referee, side card.Side, _ *game.Option) bool {
			return r.S.Active == side && (r.S.Phase == game.Move || r.S.Phase == game.Deploy)
		},
		unmet: func(*Referee, card.Side, *game.Option) card.Text {
			return card.T("Only in your own deploy or move phase.", "Seulement pendant votre propre phase de déploiement ou de déplacement.")
		}}, outsideBattle},
	list: listSlots, needs: slices.Concat(anyMove, anyBoarding), start: startMove,
}

// Handing weapons and devices on (deploy.transfer).
var transferVerb = &verb{
	verb:  game.VTransfer,
	pre:   []requirement{inPhase(game.Deploy, "deploy.transfer"), outsideBattle},
	list:  listTransfer,
	needs: []requirement{transferTo}, pays: "deploy.transfer",
	start: startMove,
}

// moving is any of these moves.
type moving struct {
	By    game.Verb     `json:"by"`              // which one
	Card  game.CardID   `json:"card"`            // who moves
	To    game.CardID   `json:"to"`              // the location, or the card to be aboard
	Slot  card.Slot     `json:"slot"`            // the place aboard
	Cost  int32         `json:"cost"`            // the Force that it costs
	Group []game.CardID `json:"group,omitempty"` // all who go, Card first (move.docking-bay, ruling.sergeant-brooks-carlson)
}

func (m *moving) Clone() game.Body {
	b := *m
	b.Group = slices.Clone(m.Group)
	return &b
}

func (m *moving) subject() game.CardID { return m.Card }

// notMoved: one regular move a turn (move.regular.once).
var notMoved = requirement{
	rule:  "move.regular.once",
	when:  once,
	grave: passing,
	holds: func(r *Referee, side card.Side, o *game.Option) bool { return r.S.C(o.Card).Moved != r.S.Turn },
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("%s has made its regular move this turn.", "%s a déjà fait son déplacement normal ce tour-ci.", r.Title(o.Card))
	},
}

// mayMove: nothing forbids the card to move (move.cannot).
var mayMove = requirement{
	rule:  "move.cannot",
	when:  once,
	holds: func(r *Referee, side card.Side, o *game.Option) bool { return r.mobile(o.Card) },
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		switch by := r.Says(position.ModNoMove, o.Card); by {
		case 0:
		case o.Card:
			return card.Say("By its own text %s does not move.", "D’après son propre texte, %s ne se déplace pas.", r.Title(o.Card))
		default:
			return card.Say("%s may not move, by the text of %s.", "%s ne peut pas se déplacer, d’après le texte de %s.", r.Title(o.Card), r.Title(by))
		}
		return card.Say("%s may not move.", "%s ne peut pas se déplacer.", r.Title(o.Card))
	},
}

// mayMoveSo: a text may leave a card its own landspeed only (move.cannot).
var mayMoveSo = requirement{
	rule: "move.cannot",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return o.Verb == game.VMove || !r.Said(position.ModOnFoot, o.Card)
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("%s moves by landspeed only, by the text of %s.", "%s ne se déplace que par vitesse terrestre, d’après le texte de %s.",
			r.Title(o.Card), r.Title(r.Says(position.ModOnFoot, o.Card)))
	},
}

// notSearched: whoever has searched this turn does not move in it
// (missing.search.bound).
var notSearched = requirement{
	rule:  "missing.search.bound",
	when:  once,
	grave: passing,
	ends:  true,
	holds: func(r *Referee, side card.Side, o *game.Option) bool { return !r.BoundBySearch(o.Card) },
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("%s has searched this turn and does not move in it.", "%s a cherché ce tour-ci et ne s’y déplace plus.", r.Title(o.Card))
	},
}

// mobile tells whether a card may move at all; a searcher is bound by notSearched.
func (r *Referee) mobile(id game.CardID) bool {
	return !r.Asleep(id) && (!r.Said(position.ModNoMove, id) || r.Said(position.ModMayMove, id)) // move.sleeping
}

// mayMoveThere: the card's own text about where it may move.
var mayMoveThere = requirement{
	rule:  "move.cannot",
	holds: func(r *Referee, side card.Side, o *game.Option) bool { return r.mayGo(o.Card, r.S.Where(o.Target)) },
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		by, cl := r.barsMove(o.Card, r.S.Where(o.Target))
		if cl == nil {
			return card.Say("%s may not move there, by the text of %s.", "%s ne peut pas s’y déplacer, d’après le texte de %s.", r.Title(o.Card), r.Title(by))
		}
		return card.Say("The text of %s does not let it move there: %s.", "Le texte de %s ne permet pas d’y aller : %s.", r.Title(o.Card), cl.Sentence())
	},
}

func (r *Referee) mayGo(id, loc game.CardID) bool {
	by, _ := r.barsMove(id, loc)
	return by == 0
}

// barsMove is the card whose text does not let another one move to a location, 0 if none;
// and the sentence, where it is that card's own.
func (r *Referee) barsMove(id, loc game.CardID) (by game.CardID, cl *position.Clause) {
	if loc == r.S.Where(id) {
		return 0, nil
	}
	for m := range r.Mods(position.ModNoEntry) {
		if m.C.Self == loc && m.Hits(id) {
			return loc, nil
		}
	}
	text := r.Text(id)
	if !text.Kinds.Has(int(position.ModMoveOnly), int(position.ModMoveNot)) {
		return 0, nil
	}
	c := &position.Context{P: r.Position, Self: id, You: r.S.C(id).Owner}
	for _, m := range text.Mods {
		if m.Kind == position.ModMoveOnly && !m.Affects(c, loc) || m.Kind == position.ModMoveNot && m.Affects(c, loc) {
			return id, text.Clauses[m.Clause()]
		}
	}
	return 0, nil
}

// moveCrew: unpiloted starships and vehicles do not move (move.unpiloted).
var moveCrew = requirement{
	rule: "move.unpiloted",
	when: once,
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		switch r.Def(o.Card).Type {
		case card.Starship, card.Vehicle:
			return r.Crew(o.Card)
		}
		return true
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("%s has no pilot or driver.", "%s n’a ni pilote ni conducteur.", r.Title(o.Card))
	},
}

// movers lists the player's active characters and vehicles, or starships, and his
// undercover spies, that the player could want to move. With characters come cards
// that move like them (move.like-character).
func (r *Referee) movers(side card.Side, sought want, types ...card.Type) func(func(game.CardID) bool) {
	return func(yield func(game.CardID) bool) {
		for _, id := range r.InPlay() {
			if r.S.C(id).Owner != side || !sought.card_(id) {
				continue
			}
			fits := slices.Contains(types, r.Def(id).Type) || types[0] == card.Character && r.LikeCharacter(id)
			carried := types[0] == card.Weapon && r.Unusable(id) // steal.equipment.carry
			if fits && (r.IsActive(id) || r.Spying(id) || carried) && sought.open(id, 0) && !yield(id) {
				return
			}
		}
	}
}

// moveCost is what a move costs: its usual cost, 1 more to or from a collapsed
// site (move.cost, location.collapsed).
func (r *Referee) moveCost(id, from, to game.CardID, n int32) int32 {
	if r.movesFree(id, from, to) {
		n = 0
	}
	for _, loc := range []game.CardID{from, to} {
		if r.S.C(loc).Is(game.Collapsed) {
			n++
		}
	}
	return max(n+r.dearer(id, to), 0) // value.free: what is free stays dearer by it
}

// dearer is what texts make a move to a location cost more (value.separate-cost).
func (r *Referee) dearer(id, to game.CardID) (n int32) {
	for m := range r.Mods(position.ModMoveCost) {
		if m.Hits(id) && m.At(&m.C, to) {
			n += int32(m.By(&m.C).Int())
		}
	}
	return n
}

// movesFree tells whether a text lets a card move free between two locations.
func (r *Referee) movesFree(id, from, to game.CardID) bool {
	for m := range r.Mods(position.ModMoveFree) {
		if m.Hits(id) && (m.At == nil || m.N >= 0 && m.At(&m.C, from) || m.N <= 0 && m.At(&m.C, to)) {
			return true
		}
	}
	return false
}

// startMove begins any of these moves.
func startMove(g *Game, side card.Side, o *game.Option) {
	g.push(pMove, side, &moving{By: o.Verb, Card: o.Card, To: o.Target, Slot: o.Slot, Cost: o.Cost, Group: []game.CardID{o.Card}})
}

// pollGroup: the companions of a transit are judged as if each made it by itself: a card
// that may not go there does not go in company (move.docking-bay, move.cannot).
func pollGroup(r *Referee, f *game.Frame, m *moving, b *ballot) {
	from := r.S.Where(m.Card)
	switch m.By {
	case game.VTransit:
	case game.VMove:
		r.pollCompany(f.Side, m.By, m.Card, m.To, m.Group, m.Cost, b)
		return
	default:
		return
	}
	b.among("move.docking-bay", "Only your cards at %s go along.", "Seules vos cartes à %s sont du voyage.", r.Title(from))
	for id := range r.movers(f.Side, want{}, card.Character, card.Vehicle, card.Weapon) {
		if r.S.Where(id) == from && !slices.Contains(m.Group, id) {
			more := max(r.transitCost(f.Side, id, from, m.To)-m.Cost, 0) // move.cost: the highest of the group
			b.judge(game.Option{Verb: game.VTarget, Card: id, Cost: more}, game.Option{Verb: game.VTransit, Card: id, Target: m.To},
				so(r.CanUse(f.Side, int(m.Cost+more)), "move.cost", "The Force does not suffice for %s.", "La Force ne suffit pas pour %s.", r.Title(id)),
				so(r.OnFoot(id), "move.carried", "%s is aboard something and goes along with that.", "%s est à bord et suit son transport.", r.Title(id)),
				transitVerb.needs)
		}
	}
}

// askGroup lets others join a docking bay transit (move.docking-bay), or the one whose
// text lets them move with it.
func askGroup(r *Referee, f *game.Frame, m *moving) *game.Decision {
	rule := "move.docking-bay"
	if m.By == game.VMove {
		rule = "move.landspeed"
	}
	return r.whoElse(m.Card, m.To, polled(r, f, m, pollGroup), rule)
}

func tookGroup(g *Game, _ *game.Frame, m *moving, o *game.Option) {
	m.Group = append(m.Group, o.Card)
	m.Cost += o.Cost
}

func payMove(g *Game, f *game.Frame, m *moving) flow {
	g.use(f.Side, int(m.Cost))
	if m.By != game.VSlot && m.By != game.VTransfer {
		e := game.Event{Kind: game.MoveStarted, By: f.Side, Card: m.Card, On: m.To, At: g.S.Where(m.Card), Frame: g.frameNo()}
		g.window(e)
	}
	return next
}

// resolveMove carries the move out: landspeed site by site (move.through), the
// others at once.
func resolveMove(g *Game, f *game.Frame, m *moving) flow {
	if f.Canceled || !g.S.OnTable(m.To) {
		return done
	}
	if m.By == game.VMove {
		if g.marches(m) {
			return again
		}
		return done
	}
	for _, id := range m.Group {
		g.moveTo(id, m.To, m.Slot, m.By)
	}
	return done
}

// nextSite is the site after the one where a card is, on its way along the row to another;
// 0 if it has come there, or is no longer on that way.
func (r *Referee) nextSite(id, to game.CardID) game.CardID {
	i, j := slices.Index(r.S.Row, r.S.Where(id)), slices.Index(r.S.Row, to)
	switch {
	case i == j || !r.OnFoot(id):
		return 0
	case i < j:
		return r.S.Row[i+1]
	}
	return r.S.Row[i-1]
}

// moveTo puts a card in its new place and tells what happened. Regular moves are
// marked; changes of place that change no location are not moves to a place
// (move.location-change).
func (g *Game) moveTo(id, to game.CardID, slot card.Slot, v game.Verb) {
	from := g.S.Where(id)
	switch v {
	case game.VEmbark, game.VDisembark, game.VSlot, game.VTransfer, game.VHaul:
	default:
		g.S.Mark(id).Moved = g.S.Turn
	}
	if v == game.VBomb && g.IsSite(to) {
		g.S.Edit(id).Flags |= game.Bombing
	}
	was := g.S.Host(id)
	if v == game.VTransfer {
		g.unstore(id)
		g.S.Drop(id, game.OnStack)
	}
	g.S.ToTable(id, to, slot, g.S.C(id).Owner)
	at := g.S.Where(id)
	e := game.Event{Kind: game.Moved, By: g.S.C(id).Owner, Card: id, On: from, At: at, N: card.Num(v)}
	g.tellMove(e, was, to, slot)
	if from != at && v != game.VTransfer {
		if g.S.Top().Proc == pReact {
			e.Why = game.ByReact
		}
		g.comesTo(e)
	}
}

// comesTo is what follows when a card has come to another location, by itself or relocated
// (move.relocate): who is hit and leaves the battle is lost (weapon.hit), or it joins one, what
// is buried there is dug up (weapon.mines), and there are responses.
func (g *Game) comesTo(e game.Event) {
	if g.S.C(e.Card).Is(game.Hit) && g.S.Battle.On {
		g.lost(e.Card)
	}
	for _, other := range append(g.Attached(e.Card), e.Card) {
		g.S.Drop(other, game.Fought)
	}
	g.joinBattle(e.Card)
	g.trip(e.At)
	g.window(e)
}

// tellMove writes a move into the log: also what the card got off, aboard what it is now,
// from whom to whom it went.
func (g *Game) tellMove(e game.Event, was, to game.CardID, slot card.Slot) {
	v, aboard := game.Verb(e.N), slot != card.OnCard
	if v == game.VTransfer {
		g.event(game.Event{Kind: game.Transferred, By: e.By, Card: e.Card, On: to, At: was})
		return
	}
	if e.On != e.At {
		g.event(e)
	}
	switch {
	case aboard:
		g.event(game.Event{Kind: game.Boarded, By: e.By, Card: e.Card, On: to, At: e.At, N: card.Whole(int(slot))})
	case v == game.VDisembark:
		g.event(game.Event{Kind: game.Alighted, By: e.By, Card: e.Card, On: was, At: e.At})
	}
}
