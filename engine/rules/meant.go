package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

// A gesture is how a person begins a kind of action: which card he takes, and what
// he brings it to. It says what a drop means, not what is legal: a gesture that
// comes to nothing is refused by the requirements of what it meant.
type gesture struct {
	when  moment
	takes func(g *Game, side card.Side, id game.CardID) bool     // nil: no card begins it, but a number
	onto  func(g *Game, side card.Side, id, to game.CardID) bool // nil: it is brought to nothing
}

// A moment is when an action can be meant.
type moment uint8

const (
	atAction   moment = 1 << iota // as a top-level action
	atResponse                    // as a response
)

// gestures are those of all kinds of action (TestEveryActionHasItsGesture).
var gestures = [game.Verbs]gesture{
	game.VActivate: {when: atAction},
	game.VDraw:     {when: atAction},

	game.VDeploy:      {atAction, deployable, anyTarget},
	game.VReactDeploy: {atResponse, deployable, anyTarget},
	game.VPlay:        {atAction | atResponse, playable, anyTarget},
	game.VForm:        {atAction, inHand(card.Starship), aPlace},
	game.VReplace:     {atAction, inHand(card.Character), mine(card.Character)},
	game.VBury:        {atAction, inHand(), minedSite},
	game.VBluff:       {atAction, inHand(), bluffSite},

	game.VUse:      {atAction | atResponse, usable, usedOn},
	game.VFire:     {atAction | atResponse, aWeapon, firedAt},
	game.VTransfer: {atAction, own(card.Weapon, card.Device), mine(card.Character, card.Vehicle, card.Starship)},
	game.VHaul:     {atAction, artillery, aPlace},

	game.VMove:      {atAction, own(card.Character, card.Vehicle, card.Starship, card.Creature), aPlace},
	game.VText:      {atAction, own(card.Character, card.Vehicle), aPlace},
	game.VTransit:   {atAction, own(card.Character, card.Vehicle, card.Starship), aPlace},
	game.VHyper:     {atAction, own(card.Starship), aPlace},
	game.VLand:      {atAction, own(card.Vehicle, card.Starship), aPlace},
	game.VTakeOff:   {atAction, own(card.Vehicle, card.Starship), aPlace},
	game.VSector:    {atAction, own(card.Vehicle, card.Starship), aPlace},
	game.VOrbit:     {atAction, own(card.Starship), aPlace},
	game.VBomb:      {atAction, own(card.Starship), aPlace},
	game.VRun:       {atAction, own(card.Starship), aPlace},
	game.VStar:      {atAction, mobileSystem, aPlace},
	game.VReact:     {atResponse, own(card.Character, card.Vehicle, card.Starship), aPlace},
	game.VDisembark: {atAction, own(card.Character, card.Vehicle, card.Starship), aPlace},
	game.VEmbark:    {atAction, own(card.Character, card.Vehicle, card.Starship), aCarrier},
	game.VSlot:      {atAction, own(card.Character), aCarrier},
	game.VShuttle:   {atAction, own(card.Character, card.Vehicle), placeOrCarrier},
	game.VSite:      {atAction, own(card.Character, card.Vehicle, card.Starship), placeOrCarrier},
	game.VDock:      {atAction, own(card.Starship), mine(card.Starship)},
	game.VCarry:     {atAction, own(card.Vehicle), mine(card.Starship)},

	game.VSeize:    {atAction, aCaptive, mine(card.Character)},
	game.VImprison: {atAction, aCaptive, aPlace},
	game.VLeave:    {atAction, aCaptive, placeOrCarrier},

	game.VDrain:    {atAction, aLocation, nil},
	game.VBattle:   {atAction, aLocation, nil},
	game.VSearch:   {atAction, aLocation, nil},
	game.VFlip:     {atAction, aLocation, nil},
	game.VAttack:   {atAction, aCreature, nil},
	game.VUnleash:  {atAction, own(card.Creature), nil},
	game.VCover:    {atAction, own(card.Character), nil},
	game.VRecall:   {atAction, aPiece, nil},
	game.VAsteroid: {atAction, theirShip, nil},
}

// Meant are the kinds of action that a seat can mean by bringing a card to another:
// what it does to that card, and then what it does at the place where that lies. With
// target 0 they are all that the card begins. While a question is open to the seat,
// every gesture is an answer to it.
func (g *Game) Meant(side card.Side, id, target game.CardID) (out []game.Verb) {
	d := g.Decision()
	if d == nil || !g.known(id) || target != 0 && !g.known(target) {
		return nil
	}
	if asks(d, side) {
		for i := range d.Options {
			if v := d.Options[i].Verb; !slices.Contains(out, v) {
				out = append(out, v)
			}
		}
		return out
	}
	now := atAction
	if d.Kind == game.AskRespond {
		now = atResponse
	}
	if target == 0 || g.S.C(target).Owner == side || !g.S.C(target).Is(game.FaceDown) { // what it is, must not show
		out = g.gesturesOf(now, side, id, target)
	}
	if loc := g.S.Where(target); loc != 0 && loc != target {
		for _, v := range g.gesturesOf(now, side, id, loc) {
			if !slices.Contains(out, v) {
				out = append(out, v)
			}
		}
	}
	return out
}

// asks tells whether a decision is a question to a player, and no chance to act.
func asks(d *game.Decision, side card.Side) bool {
	return d.Seat == side && d.Kind != game.AskAction && d.Kind != game.AskRespond
}

// known tells whether there is such a card.
func (g *Game) known(id game.CardID) bool { return id > 0 && int(id) < len(g.S.Cards) }

// gesturesOf lists the kinds of action that bringing a card to exactly this target
// begins.
func (g *Game) gesturesOf(now moment, side card.Side, id, target game.CardID) (out []game.Verb) {
	for v := range gestures {
		x := &gestures[v]
		if x.when&now != 0 && x.takes != nil && x.takes(g, side, id) && (target == 0 || x.onto != nil && x.onto(g, side, id, target)) {
			out = append(out, game.Verb(v))
		}
	}
	return out
}

// Why says why what is meant by bringing a card to a target is not legal now: every
// unmet requirement of the candidate that comes nearest, and nothing if it is legal.
// Where a question is open to the seat, that is why.
func (g *Game) Why(side card.Side, id, target game.CardID) []game.Reason {
	d := g.Decision()
	if d != nil && asks(d, side) {
		if slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Card == id && (target == 0 || o.Target == target) }) {
			return nil
		}
		if rs, found := g.shutOut(id, target, func(game.Verb) bool { return true }); found {
			return rs
		}
		return []game.Reason{{Rule: d.Rule, Say: d.Prompt}}
	}
	meant := g.Meant(side, id, target)
	if d != nil && target != 0 && g.known(id) && g.S.C(id).Zone == game.Hand {
		_, there := g.nearest(d, side, meant, id, target)
		if loc := g.S.Where(target); !there && loc != 0 && loc != target {
			_, there = g.nearest(d, side, meant, id, loc)
		}
		targets := slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Card == id && o.Target != 0 })
		if !there && !targets { // let go anywhere: an Interrupt without a target, say
			target = 0
		}
	}
	return g.why(side, meant, id, target)
}

// What a gesture takes.

// inHand takes a card of the player's hand, of certain types or of any.
func inHand(types ...card.Type) func(*Game, card.Side, game.CardID) bool {
	return func(g *Game, side card.Side, id game.CardID) bool {
		c := g.S.C(id)
		return c.Zone == game.Hand && c.Owner == side && (len(types) == 0 || slices.Contains(types, g.def(id).Type))
	}
}

// deployable takes a card of the hand that goes on the table; Interrupts do only as
// pieces of the hologame (location.dejarik-rules).
func deployable(g *Game, side card.Side, id game.CardID) bool {
	return inHand()(g, side, id) && (g.def(id).Type != card.Interrupt || g.gamePiece(id))
}

// playable takes a card of the hand with a text that is played from there, and a
// destiny just drawn whose text says so (destiny.drawn-text).
func playable(g *Game, side card.Side, id game.CardID) bool {
	return g.S.C(id).Owner == side && slices.ContainsFunc(g.text(id).clauses, func(cl *clause) bool {
		return cl.fn != fnNone && g.S.C(id).Zone == game.Hand || cl.fn != fnNone && cl.drawn && g.S.C(id).Zone == game.Drawn
	})
}

// own takes a player's card on table of certain types. With characters come the cards
// that move like them, and seekers (move.like-character, weapon.seeker).
func own(types ...card.Type) func(*Game, card.Side, game.CardID) bool {
	return func(g *Game, side card.Side, id game.CardID) bool {
		if c := g.S.C(id); c.Zone != game.Table || c.Owner != side {
			return false
		}
		return slices.Contains(types, g.def(id).Type) || slices.Contains(types, card.Character) && (g.likeCharacter(id) || g.isSeeker(id))
	}
}

// artillery takes a weapon that warriors carry (weapon.artillery.carry).
func artillery(g *Game, side card.Side, id game.CardID) bool {
	return own(card.Weapon)(g, side, id) && g.isArtillery(id)
}

// usable takes a card with a text that acts: one's own or a location on table, what is
// just leaving it, and a destiny just drawn.
func usable(g *Game, side card.Side, id game.CardID) bool {
	if g.S.C(id).Owner != side && g.def(id).Type != card.Location {
		return false
	}
	w := bodyOf[*responding](g.innermost(pWindow))
	here := g.S.OnTable(id) || g.S.C(id).Zone == game.Lost && w != nil && w.Event.Card == id // it answers its own loss
	return slices.ContainsFunc(g.text(id).clauses, func(cl *clause) bool {
		return here && cl.acts() && !cl.fire && cl.fn == fnNone || cl.drawn && g.S.C(id).Zone == game.Drawn
	})
}

// aWeapon takes what fires: a weapon, or who has one built in.
func aWeapon(g *Game, side card.Side, id game.CardID) bool {
	return g.S.OnTable(id) && (g.S.C(id).Owner == side || g.def(id).Type == card.Location) &&
		(g.def(id).Type == card.Weapon || len(g.text(id).fires) > 0)
}

func aLocation(g *Game, _ card.Side, id game.CardID) bool { return g.S.C(id).Zone == game.Row }

func mobileSystem(g *Game, side card.Side, id game.CardID) bool {
	return aLocation(g, side, id) && g.isMobile(id)
}

// aCaptive takes a prisoner on table: Dark leads him about (move.prisoner).
func aCaptive(g *Game, side card.Side, id game.CardID) bool {
	return side == card.Dark && g.S.C(id).Zone == game.Table && g.S.C(id).Is(game.Captive) && g.def(id).Type == card.Character
}

func aCreature(g *Game, _ card.Side, id game.CardID) bool {
	return g.S.C(id).Zone == game.Table && g.def(id).Type == card.Creature
}

func aPiece(g *Game, side card.Side, id game.CardID) bool {
	return g.S.C(id).Owner == side && g.piece(id)
}

// theirShip takes a starship of the opponent (location.asteroid-rules).
func theirShip(g *Game, side card.Side, id game.CardID) bool {
	return g.S.C(id).Zone == game.Table && g.S.C(id).Owner != side && g.def(id).Type == card.Starship
}

// What a gesture brings it to.

func anyTarget(*Game, card.Side, game.CardID, game.CardID) bool { return true }

func aPlace(g *Game, _ card.Side, _, to game.CardID) bool { return g.S.C(to).Zone == game.Row }

// aCarrier is a starship or vehicle on table: the player's own, for seekers the
// opponent's (weapon.seeker).
func aCarrier(g *Game, side card.Side, id, to game.CardID) bool {
	c := g.S.C(to)
	return c.Zone == game.Table && g.carrier(to) && (c.Owner == side) != g.isSeeker(id)
}

// mine is a player's card on table of certain types.
func mine(types ...card.Type) func(*Game, card.Side, game.CardID, game.CardID) bool {
	return func(g *Game, side card.Side, _, to game.CardID) bool {
		c := g.S.C(to)
		return c.Zone == game.Table && c.Owner == side && slices.Contains(types, g.def(to).Type)
	}
}

func placeOrCarrier(g *Game, side card.Side, id, to game.CardID) bool {
	return aPlace(g, side, id, to) || aCarrier(g, side, id, to)
}

// minedSite is a site where the player has a mining droid: elsewhere a card of the
// hand is brought to be deployed (weapon.mines).
func minedSite(g *Game, side card.Side, _, to game.CardID) bool {
	return g.isSite(to) && g.minersAt(side, to)
}

// bluffSite is a site where Dark may lay cards face down (location.bluff-rules).
func bluffSite(g *Game, side card.Side, _, to game.CardID) bool {
	return side == card.Dark && g.S.C(to).Zone == game.Row && g.ruled(to, gametext.BluffRules)
}

// usedOn is what a text in question can target. What moves is brought to other cards
// to move, unless its text looks for just that.
func usedOn(g *Game, side card.Side, id, to game.CardID) bool {
	moves := g.mover(id) || g.def(id).Type == card.Creature || g.def(id).Type == card.Location
	return !moves || g.targets(game.VUse, side, id, to)
}

// firedAt is a card of the opponent, or a creature or location that the weapon targets.
func firedAt(g *Game, side card.Side, id, to game.CardID) bool {
	if t := g.def(to).Type; t == card.Creature || t == card.Location {
		return g.targets(game.VFire, side, id, to)
	}
	return g.S.C(to).Zone == game.Table && g.S.C(to).Owner != side
}

// targets tells whether a text of a card looks for such a target.
func (g *Game) targets(v game.Verb, side card.Side, id, to game.CardID) (found bool) {
	r := g.referee()
	r.listClauses(v, side, want{id, to}, func(o game.Option) {
		cl, c := r.clauseOf(side, &o)
		found = found || cl.targets[0].match(c, to)
	})
	return found
}
