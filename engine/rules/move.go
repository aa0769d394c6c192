package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// The regular and unlimited moves of the owner's move phase. Each is a verb of
// its own; they share requirements and the procedure pMove.
func init() {
	own := []requirement{inPhase(game.Move, "move.regular.once"), outsideBattle}
	regular := []requirement{notMoved, mayMove, mayMoveThere}
	mv := func(v game.Verb, list func(*Game, card.Side, want, func(game.Option)), needs ...requirement) {
		addVerb(&verb{verb: v, pre: own, list: list, needs: append(needs, affordable("move.cost")), start: startMove})
	}
	mv(game.VMove, listLandspeed, append(regular, moveCrew)...)
	mv(game.VTransit, listTransit, regular...)
	mv(game.VHyper, listHyper, append(regular, moveCrew, hyperRange)...)
	mv(game.VLand, listLand, append(regular, moveCrew)...)
	mv(game.VTakeOff, listTakeOff, append(regular, moveCrew)...)
	mv(game.VShuttle, listShuttle, append(regular, moveRoom)...)
	mv(game.VEmbark, listEmbark, mayMove, moveRoom)
	mv(game.VDisembark, listDisembark, mayMove, mayMoveThere)
	addVerb(&verb{
		verb: game.VSlot,
		pre: []requirement{{rule: "move.slots",
			holds: func(g *Game, side card.Side, _ *game.Option) bool {
				return g.S.Active == side && (g.S.Phase == game.Move || g.S.Phase == game.Deploy)
			},
			unmet: func(*Game, card.Side, *game.Option) card.Text {
				return card.T("Only in your own deploy or move phase.", "Seulement pendant votre propre phase de déploiement ou de mouvement.")
			}}, outsideBattle},
		list: listSlots, needs: []requirement{mayMove, moveRoom}, start: startMove,
	})
	addVerb(&verb{
		verb:  game.VTransfer,
		pre:   []requirement{inPhase(game.Deploy, "deploy.transfer"), outsideBattle},
		list:  listTransfer,
		needs: []requirement{transferTo, affordable("deploy.transfer")},
		start: startMove,
	})
	proc(pMove, "move",
		step{name: "group", ask: askGroup, took: tookGroup},
		step{name: "pay", do: payMove},
		step{name: "result", do: resolveMove},
	)
}

// notMoved: one regular move a turn (move.regular.once).
var notMoved = requirement{
	rule:  "move.regular.once",
	holds: func(g *Game, side card.Side, o *game.Option) bool { return g.S.C(o.Card).Moved != g.S.Turn },
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("%s has made its regular move this turn.", "%s a déjà fait son mouvement normal ce tour-ci.", g.title(o.Card))
	},
}

// mayMove: nothing forbids the card to move (move.cannot).
var mayMove = requirement{
	rule:  "move.cannot",
	holds: func(g *Game, side card.Side, o *game.Option) bool { return g.mobile(o.Card) },
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("%s may not move.", "%s ne peut pas se déplacer.", g.title(o.Card))
	},
}

// mobile tells whether a card may move at all.
func (g *Game) mobile(id game.CardID) bool {
	for _, k := range []modKind{mNoMove, mHinder} {
		for m := range g.mods(k) {
			if m.hits(id) {
				return false
			}
		}
	}
	return true
}

// mayMoveThere: the card's own text about where it may move.
var mayMoveThere = requirement{
	rule:  "move.cannot",
	holds: func(g *Game, side card.Side, o *game.Option) bool { return g.mayGo(o.Card, g.S.Where(o.Target)) },
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("%s may not move there.", "%s ne peut pas s'y déplacer.", g.title(o.Card))
	},
}

func (g *Game) mayGo(id, loc game.CardID) bool {
	if loc == g.S.Where(id) {
		return true
	}
	for _, m := range g.text(id).mods {
		c := &ctx{g: g, self: id, you: g.S.C(id).Owner}
		if m.kind == mMoveOnly && !m.affects(c, loc) || m.kind == mMoveNot && m.affects(c, loc) {
			return false
		}
	}
	return true
}

// moveCrew: unpiloted starships and vehicles do not move (move.unpiloted).
var moveCrew = requirement{
	rule: "move.unpiloted",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		switch g.def(o.Card).Type {
		case card.Starship, card.Vehicle:
			return g.crew(o.Card)
		}
		return true
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("%s has no pilot or driver.", "%s n'a ni pilote ni conducteur.", g.title(o.Card))
	},
}

// moveRoom: capacity permitting (move.embark, ship.capacity).
var moveRoom = requirement{
	rule: "ship.capacity",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		return o.Slot == card.OnCard || g.roomAboard(o.Target, o.Slot, o.Card)
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("No free place as %s on %s.", "Plus de place libre comme %s sur %s.", card.SlotNames[o.Slot], g.title(o.Target))
	},
}

// hyperRange: nav computer and distance (move.hyperspeed).
var hyperRange = requirement{
	rule: "move.hyperspeed",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		speed, ok := g.value(o.Card, card.Hyperspeed)
		far, ok2 := g.parsecs(g.S.Where(o.Card), o.Target)
		return ok && ok2 && speed > 0 && card.Whole(far) <= speed && g.navigated(o.Card)
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		if !g.navigated(o.Card) {
			return format("%s has no nav computer aboard.", "%s n'a pas d'ordinateur de navigation à bord.", g.title(o.Card))
		}
		speed, _ := g.value(o.Card, card.Hyperspeed)
		far, _ := g.parsecs(g.S.Where(o.Card), o.Target)
		return format("The distance is %s parsecs, the hyperspeed %s.", "La distance est de %s parsecs, l'hypervitesse de %s.", far, speed)
	},
}

// navigated tells whether a starship has a nav computer, its own or an astromech
// or other character with one (icon.nav).
func (g *Game) navigated(id game.CardID) bool {
	if g.hasIcon(id, "nav computer") {
		return true
	}
	for x := range g.on(id) {
		d := g.def(x)
		if d.Type == card.Character && (d.Has("nav computer") || d.Is("astromech") || d.Is("astromech droid")) {
			return true
		}
	}
	return false
}

// movers lists the player's active characters and vehicles, or starships, that
// the player could want to move.
func (g *Game) movers(side card.Side, w want, types ...card.Type) func(func(game.CardID) bool) {
	return func(yield func(game.CardID) bool) {
		for id := range g.active() {
			if g.S.C(id).Owner == side && w.card_(id) && slices.Contains(types, g.def(id).Type) && !yield(id) {
				return
			}
		}
	}
}

// onFoot tells whether a card stands at a location, not aboard anything.
func (g *Game) onFoot(id game.CardID) bool {
	at := g.S.C(id).At
	return at != 0 && g.S.C(at).Zone == game.Row
}

// listLandspeed lists the sites within landspeed, along adjacent sites
// (move.landspeed).
func listLandspeed(g *Game, side card.Side, w want, emit func(game.Option)) {
	for id := range g.movers(side, w, card.Character, card.Vehicle) {
		if !g.onFoot(id) {
			continue
		}
		speed, _ := g.value(id, card.Landspeed)
		if g.def(id).Type == card.Vehicle && !g.crew(id) {
			speed = g.def(id).Num[card.Landspeed].N // listed broadly: move.unpiloted refuses
		}
		from := g.S.Where(id)
		i := slices.Index(g.S.Row, from)
		for _, dir := range []int{-1, 1} { // move.direction: no turning back
			for n := 1; n <= speed.Int(); n++ {
				j := i + dir*n
				if j < 0 || j >= len(g.S.Row) || !g.adjacent(g.S.Row[j-dir], g.S.Row[j]) {
					break
				}
				to := g.S.Row[j]
				d := g.def(id)
				if d.Type == card.Vehicle && !g.exterior(to) && !d.Trait("lift tube") {
					break
				}
				if w.target_(to) {
					emit(game.Option{Card: id, Target: to, Cost: g.moveCost(id, from, to, 1)})
				}
			}
		}
	}
}

// moveCost is what a move costs: its usual cost, 1 more to or from a collapsed
// site (move.cost, location.collapsed).
func (g *Game) moveCost(id, from, to game.CardID, n int32) int32 {
	if n > 0 && g.movesFree(id) {
		n = 0
	}
	for _, loc := range []game.CardID{from, to} {
		if loc != 0 && g.S.C(loc).Is(game.Collapsed) {
			n++
		}
	}
	return n
}

// movesFree tells whether a card's text lets it move free.
func (g *Game) movesFree(id game.CardID) bool {
	for m := range g.mods(mMoveFree) {
		if m.hits(id) {
			return true
		}
	}
	return false
}

// listTransit lists docking bay transits; others may join the group
// (move.docking-bay).
func listTransit(g *Game, side card.Side, w want, emit func(game.Option)) {
	for id := range g.movers(side, w, card.Character, card.Vehicle) {
		from := g.S.Where(id)
		if !g.onFoot(id) || !g.isBay(from) {
			continue
		}
		for _, to := range g.S.Row {
			if to != from && g.isBay(to) && w.target_(to) {
				emit(game.Option{Card: id, Target: to, Cost: g.transitCost(side, from, to)})
			}
		}
	}
}

// transitCost is the Force named on the bays: of leaving the first and arriving
// at the second; nothing written is 0.
func (g *Game) transitCost(side card.Side, from, to game.CardID) int32 {
	n := int32(0)
	for m := range g.mods(mTransit) {
		if m.c.self == from && m.c.you == side {
			n += int32(m.n.Int())
		}
	}
	for _, loc := range []game.CardID{from, to} {
		if g.S.C(loc).Is(game.Collapsed) {
			n++
		}
	}
	return n
}

// listHyper lists the systems a starship might jump to (move.hyperspeed).
func listHyper(g *Game, side card.Side, w want, emit func(game.Option)) {
	for id := range g.movers(side, w, card.Starship) {
		from := g.S.Where(id)
		if !g.onFoot(id) || !g.isSystem(from) {
			continue
		}
		for _, to := range g.S.Row {
			if to != from && g.isSystem(to) && w.target_(to) {
				emit(game.Option{Card: id, Target: to, Cost: 1})
			}
		}
	}
}

// smallShip tells whether a starship lands: starfighters and squadrons.
func (g *Game) smallShip(id game.CardID) bool { return g.isStarfighter(id) }

// landsAt tells whether a starfighter may land at a site: TIEs only at docking
// bays, and not directly from a system with cloud sectors (move.land).
func (g *Game) landsAt(id, site game.CardID) bool {
	if !g.exterior(site) || classIs(g.def(id).Class, "TIE") && !g.isBay(site) {
		return false
	}
	for _, loc := range g.S.Row {
		if g.isSector(loc) && g.def(loc).Has("planet") && g.related(loc, site) {
			return false
		}
	}
	return true
}

func listLand(g *Game, side card.Side, w want, emit func(game.Option)) {
	for id := range g.movers(side, w, card.Starship) {
		from := g.S.Where(id)
		if !g.onFoot(id) || !g.isSystem(from) || !g.smallShip(id) {
			continue
		}
		for _, to := range g.S.Row {
			if g.isSite(to) && g.related(from, to) && g.landsAt(id, to) && w.target_(to) {
				emit(game.Option{Card: id, Target: to, Cost: g.moveCost(id, 0, to, g.landCost(to))})
			}
		}
	}
}

// landCost: landing and taking off is 1 Force, free at a docking bay (move.land).
func (g *Game) landCost(site game.CardID) int32 {
	if g.isBay(site) {
		return 0
	}
	return 1
}

func listTakeOff(g *Game, side card.Side, w want, emit func(game.Option)) {
	for id := range g.movers(side, w, card.Starship) {
		from := g.S.Where(id)
		if !g.onFoot(id) || !g.isSite(from) || !g.smallShip(id) || !g.landsAt(id, from) {
			continue
		}
		for _, to := range g.S.Row {
			if g.isSystem(to) && g.related(from, to) && w.target_(to) {
				emit(game.Option{Card: id, Target: to, Cost: g.moveCost(id, from, 0, g.landCost(from))})
			}
		}
	}
}

// listShuttle lists shuttling between an exterior site and the owner's capital
// starship at the related system: 1 Force, 1 more for each cloud sector there
// (move.shuttle).
func listShuttle(g *Game, side card.Side, w want, emit func(game.Option)) {
	for id := range g.movers(side, w, card.Character, card.Vehicle) {
		loc := g.S.Where(id)
		cost := int32(1)
		for _, x := range g.S.Row {
			if g.isSector(x) && g.def(x).Has("planet") && loc != 0 && g.system(x) == g.system(loc) {
				cost++
			}
		}
		if g.onFoot(id) && g.exterior(loc) {
			for ship := range g.movers(side, want{w.target, 0}, card.Starship) {
				if at := g.S.Where(ship); g.def(ship).Is("capital") && g.onFoot(ship) && g.isSystem(at) && g.related(at, loc) {
					for _, slot := range g.slotsFor(id, ship) {
						emit(game.Option{Card: id, Target: ship, Slot: slot, Cost: cost})
					}
				}
			}
		}
		if ship := g.S.Host(id); ship != 0 && g.def(ship).Type == card.Starship && g.def(ship).Is("capital") && g.isSystem(loc) {
			for _, to := range g.S.Row {
				if g.exterior(to) && g.related(to, loc) && w.target_(to) {
					emit(game.Option{Card: id, Target: to, Cost: cost})
				}
			}
		}
	}
}

// listEmbark lists boarding: a character or vehicle onto a vehicle or landed
// starship at its site; a starship into a hold (move.embark).
func listEmbark(g *Game, side card.Side, w want, emit func(game.Option)) {
	for id := range g.movers(side, w, card.Character, card.Vehicle, card.Starship) {
		if !g.onFoot(id) {
			continue
		}
		loc := g.S.Where(id)
		for x := range g.movers(side, want{w.target, 0}, card.Vehicle, card.Starship) {
			if x == id || g.S.Where(x) != loc || !g.onFoot(x) {
				continue
			}
			for _, slot := range g.slotsFor(id, x) {
				emit(game.Option{Card: id, Target: x, Slot: slot, Cost: g.crashCost(x)})
			}
		}
	}
}

// crashCost: 1 Force a character to get in or out of a crashed enclosed vehicle
// (move.embark.crashed).
func (g *Game) crashCost(carrier game.CardID) int32 {
	if g.S.C(carrier).Is(game.Crashed) && g.enclosed(carrier) {
		return 1
	}
	return 0
}

// listDisembark lists getting off: to the site where the carrier stands, or from
// a hold to the carrier's location (move.embark).
func listDisembark(g *Game, side card.Side, w want, emit func(game.Option)) {
	for id := range g.movers(side, w, card.Character, card.Vehicle, card.Starship) {
		host := g.S.Host(id)
		if host == 0 || g.S.C(id).Slot == card.OnCard {
			continue
		}
		at := g.S.C(host).At
		if at == 0 || g.S.C(at).Zone != game.Row || !w.target_(at) {
			continue
		}
		ok := g.isSite(at)
		if g.def(id).Type == card.Starship {
			ok = !ok || g.exterior(at)
		}
		if ok {
			emit(game.Option{Card: id, Target: at, Cost: g.crashCost(host)})
		}
	}
}

// listSlots lists changes of place aboard the same carrier (move.slots).
func listSlots(g *Game, side card.Side, w want, emit func(game.Option)) {
	for id := range g.movers(side, w, card.Character) {
		host, slot := g.S.Host(id), g.S.C(id).Slot
		if host == 0 || slot == card.OnCard || !w.target_(host) {
			continue
		}
		for _, s := range g.slotsFor(id, host) {
			if s != slot {
				emit(game.Option{Card: id, Target: host, Slot: s})
			}
		}
	}
}

// listTransfer lists handing a weapon or device on (deploy.transfer).
func listTransfer(g *Game, side card.Side, w want, emit func(game.Option)) {
	for id := range g.movers(side, w, card.Weapon, card.Device) {
		host := g.S.Host(id)
		if host == 0 {
			continue
		}
		for x := range g.movers(side, want{w.target, 0}, card.Character, card.Vehicle, card.Starship) {
			if x == host || !g.presentWith(x, host) {
				continue
			}
			for _, n := range g.text(id).deploys {
				emit(game.Option{Card: id, Target: x, Clause: n, Cost: int32(g.costOf(id, x, n))})
			}
		}
	}
}

// transferTo: the taker must meet the weapon's own restrictions.
var transferTo = requirement{
	rule: "deploy.transfer",
	holds: func(g *Game, side card.Side, o *game.Option) bool {
		return g.S.C(o.Target).Owner == side && deployOwnText.holds(g, side, o)
	},
	unmet: func(g *Game, side card.Side, o *game.Option) card.Text {
		return format("%s may not carry it.", "%s ne peut pas la porter.", g.title(o.Target))
	},
}

// startMove begins any of these moves; Frame.Passed keeps which one.
func startMove(g *Game, side card.Side, o *game.Option) {
	g.push(game.Frame{Proc: pMove, Side: side, Card: o.Card, To: o.Target, Slot: o.Slot, N: o.Cost, Passed: uint8(o.Verb), Cards: []game.CardID{o.Card}})
}

// askGroup lets others join a docking bay transit (move.docking-bay).
func askGroup(g *Game, f *game.Frame) *game.Decision {
	if game.Verb(f.Passed) != game.VTransit {
		return nil
	}
	d := &game.Decision{Seat: f.Side, Kind: game.AskTarget, Rule: "move.docking-bay", Source: f.Card,
		Prompt: format("Who else goes to %s?", "Qui d'autre va à %s ?", g.title(f.To))}
	from := g.S.Where(f.Card)
	for id := range g.movers(f.Side, want{}, card.Character, card.Vehicle) {
		o := game.Option{Verb: game.VTarget, Card: id, Target: f.To}
		if g.onFoot(id) && g.S.Where(id) == from && !slices.Contains(f.Cards, id) && notMoved.holds(g, f.Side, &o) && g.mobile(id) && g.mayGo(id, f.To) {
			o.Target = 0
			d.Options = append(d.Options, o)
		}
	}
	if len(d.Options) == 0 {
		return nil
	}
	d.Options = append(d.Options, game.Option{Verb: game.VDone})
	return d
}

func tookGroup(g *Game, f *game.Frame, o *game.Option) flow {
	if o.Verb == game.VDone {
		return next
	}
	f.Cards = append(f.Cards, o.Card)
	return again
}

func payMove(g *Game, f *game.Frame) flow {
	g.use(f.Side, int(f.N))
	if v := game.Verb(f.Passed); v != game.VSlot && v != game.VTransfer {
		e := game.Event{Kind: game.MoveStarted, By: f.Side, Card: f.Card, On: f.To, At: g.S.Where(f.Card), Frame: g.frameNo()}
		g.window(e)
	}
	return next
}

// resolveMove carries the move out: landspeed site by site (move.through), the
// others at once.
func resolveMove(g *Game, f *game.Frame) flow {
	if f.Canceled {
		return done
	}
	v := game.Verb(f.Passed)
	for _, id := range f.Cards {
		g.moveTo(id, f.To, f.Slot, v)
	}
	return done
}

// moveTo puts a card in its new place and tells what happened. Regular moves are
// marked; changes of place that change no location are not moves to a place
// (move.location-change).
func (g *Game) moveTo(id, to game.CardID, slot card.Slot, v game.Verb) {
	from := g.S.Where(id)
	switch v {
	case game.VEmbark, game.VDisembark, game.VSlot, game.VTransfer:
	default:
		g.S.C(id).Moved = g.S.Turn
	}
	g.S.ToTable(id, to, slot, g.S.C(id).Owner)
	at := g.S.Where(id)
	e := game.Event{Kind: game.Moved, By: g.S.C(id).Owner, Card: id, On: from, At: at, N: card.Num(v)}
	g.event(e)
	if from != at {
		if g.S.C(id).Is(game.Hit) && g.S.Battle.On {
			g.lost(id) // weapon.hit: a hit card that moves away is lost
		}
		for _, x := range append(g.attached(id), id) {
			g.S.C(x).Flags &^= game.Fought
		}
		g.joinBattle(id)
		g.window(e)
	}
}
