package rules

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/position"
)

// A gesture is how a person begins a kind of action: which card he takes, and what
// he brings it to. It says what a drop means, not what is legal: a gesture that
// comes to nothing is refused by the requirements of what it meant.
type gesture struct {
	when  moment
	takes func(r *Referee, side card.Side, id game.CardID) bool     // nil: no card begins it, but a number
	onto  func(r *Referee, side card.Side, id, to game.CardID) bool // nil: it is brought to nothing
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

	game.VDeploy:      {atAction | atResponse, deployable, anyTarget},
	game.VReactDeploy: {atResponse, deployable, anyTarget},
	game.VPlay:        {atAction | atResponse, playable, anyTarget},
	game.VForm:        {atAction, inHand(card.Starship), aPlace},
	game.VReplace:     {atAction, inHand(card.Character), replaceable},
	game.VBury:        {atAction, inHand(), minedSite},
	game.VBluff:       {atAction, inHand(), bluffSite},

	game.VUse:      {atAction | atResponse, usable, usedOn},
	game.VFire:     {atAction | atResponse, aWeapon, firedAt},
	game.VTransfer: {atAction, own(card.Weapon, card.Device), mine(card.Character, card.Vehicle, card.Starship)},
	game.VHaul:     {atAction, artillery, aPlace},

	game.VMove:      {atAction, own(card.Character, card.Vehicle, card.Starship, card.Creature), aPlace},
	game.VText:      {atAction, own(card.Character, card.Vehicle), aPlace},
	game.VTransit:   {atAction, rider, aPlace},
	game.VHyper:     {atAction, own(card.Starship), aPlace},
	game.VLand:      {atAction, own(card.Vehicle, card.Starship, card.Creature), aPlace},
	game.VTakeOff:   {atAction, own(card.Vehicle, card.Starship, card.Creature), aPlace},
	game.VSector:    {atAction, own(card.Vehicle, card.Starship, card.Creature), aPlace},
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

	game.VFree: {atAction, theFrozen, nil},

	game.VDrain:    {atAction, aLocation, nil},
	game.VBattle:   {atAction, aLocation, nil},
	game.VSearch:   {atAction, aLocation, nil},
	game.VFlip:     {atAction, aLocation, nil},
	game.VRace:     {atAction, racer, nil},
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
func (r *Referee) known(id game.CardID) bool { return id > 0 && int(id) < len(r.S.Cards) }

// gesturesOf lists the kinds of action that bringing a card to exactly this target
// begins.
func (r *Referee) gesturesOf(now moment, side card.Side, id, target game.CardID) (out []game.Verb) {
	for v := range gestures {
		gest := &gestures[v]
		switch game.Verb(v) { // effect.immediate: in response, and no react
		case game.VDeploy:
			if now == atResponse && !r.Prompt(id) {
				continue
			}
		case game.VReactDeploy:
			if r.Prompt(id) {
				continue
			}
		}
		if gest.when&now != 0 && gest.takes != nil && gest.takes(r, side, id) && (target == 0 || gest.onto != nil && gest.onto(r, side, id, target)) {
			out = append(out, game.Verb(v))
		}
	}
	return out
}

// Why says why what is meant by bringing a card to a target is not legal now: for each
// kind of action that the card can take, every unmet requirement of the candidate that
// comes nearest, the decisive ones first; and nothing if it is legal. Where a question is
// open to the seat that asks for no card, such as yes or no, that is why. What is no card
// of the game is one of which the seat sees the back alone (game.CardView).
func (g *Game) Why(side card.Side, id, target game.CardID) []game.Reason {
	if !g.known(id) || target != 0 && !g.known(target) {
		return []game.Reason{{Rule: "card.owner", Say: theirCard}}
	}
	d := g.Decision()
	if d != nil && asks(d, side) {
		if slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Card == id && (target == 0 || o.Target == target) }) {
			return nil
		}
		if rs := g.shutOut(d.Source, id, target, func(game.Verb) bool { return true }); rs != nil {
			return rs
		}
		return []game.Reason{{Rule: d.Rule, Say: card.Say("First a question: %s", "D’abord une question : %s", d.Prompt)}}
	}
	meant := g.Meant(side, id, target)
	if d != nil && target != 0 && g.known(id) && g.InHand(id) {
		ref := g.asking(d)
		there := len(ref.findings(side, meant, id, target)) > 0
		if loc := g.S.Where(target); !there && loc != 0 && loc != target {
			there = len(ref.findings(side, meant, id, loc)) > 0
		}
		targets := slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Card == id && o.Target != 0 && slices.Contains(meant, o.Verb) })
		if !there && !targets { // let go anywhere: an Interrupt without a target, say
			target = 0
		}
	}
	rs, found := g.why(side, meant, id, target, (*Referee).tell)
	if found {
		return rs
	}
	if rs := g.idle(side, id, target); rs != nil {
		return rs
	}
	return []game.Reason{{Rule: "action.condition", Say: card.Say("Nothing can be done there with %s.", "Il n’y a rien à y faire avec %s.", g.Title(id))}}
}

// What a gesture takes.

// inHand takes a card of the player's hand, of certain types or of any.
func inHand(types ...card.Type) func(*Referee, card.Side, game.CardID) bool {
	return func(r *Referee, side card.Side, id game.CardID) bool {
		it := r.S.C(id)
		return it.Owner == side && r.InHand(id) && (len(types) == 0 || slices.Contains(types, r.Def(id).Type))
	}
}

// deployable takes a card of the hand that goes on the table; Interrupts do only as
// pieces of the hologame (location.dejarik-rules).
func deployable(r *Referee, side card.Side, id game.CardID) bool {
	return inHand()(r, side, id) && (r.Def(id).Type != card.Interrupt || r.GamePiece(id))
}

// playable takes a card of the hand with a text that is played from there, and a
// destiny just drawn whose text says so (destiny.drawn-text).
func playable(r *Referee, side card.Side, id game.CardID) bool {
	if r.Def(id).Type == card.DefensiveShield {
		return r.S.C(id).Owner == side && r.InHand(id)
	}
	return r.S.C(id).Owner == side && slices.ContainsFunc(r.Text(id).Clauses, func(cl *position.Clause) bool {
		return cl.Fn != position.NoFunction && r.InHand(id) || cl.Fn != position.NoFunction && cl.Drawn && r.S.C(id).Zone == game.Drawn
	})
}

// own takes a player's card on table of certain types. With characters come the cards
// that move like them, and seekers (move.like-character, weapon.seeker).
func own(types ...card.Type) func(*Referee, card.Side, game.CardID) bool {
	return func(r *Referee, side card.Side, id game.CardID) bool {
		if it := r.S.C(id); it.Zone != game.Table || it.Owner != side {
			return false
		}
		return slices.Contains(types, r.Def(id).Type) || slices.Contains(types, card.Character) && (r.LikeCharacter(id) || r.isSeeker(id))
	}
}

// artillery takes a weapon that warriors carry (weapon.artillery.carry).
func artillery(r *Referee, side card.Side, id game.CardID) bool {
	return own(card.Weapon)(r, side, id) && r.IsArtillery(id)
}

// rider takes what a player could think of sending from bay to bay (move.docking-bay).
func rider(r *Referee, side card.Side, id game.CardID) bool {
	return own(card.Character, card.Vehicle, card.Starship)(r, side, id) || artillery(r, side, id)
}

// usable takes a card with a text that acts: one's own or a location on table, what is
// just leaving it, and a destiny just drawn.
func usable(r *Referee, side card.Side, id game.CardID) bool {
	if !r.speaksTo(side, id) {
		return false
	}
	w := bodyOf[*responding](r.innermost(pWindow))
	here := r.S.OnTable(id) || r.S.C(id).Zone == game.Lost && w != nil && w.Event.Card == id // it answers its own loss
	acts := func(cl *position.Clause) bool {
		return here && cl.Acts() && !cl.Fire && cl.Fn == position.NoFunction || cl.Drawn && r.S.C(id).Zone == game.Drawn
	}
	for g := range r.GuestsAt(id) {
		if slices.ContainsFunc(g.Text.Clauses, acts) {
			return true
		}
	}
	return slices.ContainsFunc(r.Text(id).Clauses, acts)
}

// aWeapon takes what fires: a weapon, or who has one built in.
func aWeapon(r *Referee, side card.Side, id game.CardID) bool {
	return r.S.OnTable(id) && r.speaksTo(side, id) &&
		(r.Def(id).Type == card.Weapon || len(r.Text(id).Fires) > 0)
}

func aLocation(r *Referee, _ card.Side, id game.CardID) bool { return r.S.C(id).Zone == game.Row }

func mobileSystem(r *Referee, side card.Side, id game.CardID) bool {
	return aLocation(r, side, id) && r.IsMobile(id)
}

// aCaptive takes a prisoner on table: Dark leads him about (move.prisoner).
func aCaptive(r *Referee, side card.Side, id game.CardID) bool {
	return side == card.Dark && r.S.C(id).Zone == game.Table && r.S.C(id).Is(game.Captive) && r.Def(id).Type == card.Character
}

// theFrozen takes a frozen captive: Light releases it (captive.frozen.release).
func theFrozen(r *Referee, side card.Side, id game.CardID) bool {
	return side == card.Light && r.S.C(id).Zone == game.Table && r.S.C(id).Is(game.Frozen)
}

func aCreature(r *Referee, _ card.Side, id game.CardID) bool {
	return r.S.C(id).Zone == game.Table && r.Def(id).Type == card.Creature
}

func aPiece(r *Referee, side card.Side, id game.CardID) bool {
	return r.S.C(id).Owner == side && r.Piece(id)
}

// theirShip takes a starship of the opponent (location.asteroid-rules).
func theirShip(r *Referee, side card.Side, id game.CardID) bool {
	return r.S.C(id).Zone == game.Table && r.S.C(id).Owner != side && r.Def(id).Type == card.Starship
}

// What a gesture brings it to.

func anyTarget(*Referee, card.Side, game.CardID, game.CardID) bool { return true }

func aPlace(r *Referee, _ card.Side, _, to game.CardID) bool { return r.S.C(to).Zone == game.Row }

// aCarrier is a starship or vehicle on table, or a device that takes riders: the player's
// own, for seekers the opponent's (weapon.seeker).
func aCarrier(r *Referee, side card.Side, id, to game.CardID) bool {
	it := r.S.C(to)
	return it.Zone == game.Table && r.TakesAboard(to) && (it.Owner == side) != r.isSeeker(id)
}

// mine is a player's card on table of certain types.
func mine(types ...card.Type) func(*Referee, card.Side, game.CardID, game.CardID) bool {
	return func(r *Referee, side card.Side, _, to game.CardID) bool {
		it := r.S.C(to)
		return it.Zone == game.Table && it.Owner == side && slices.Contains(types, r.Def(to).Type)
	}
}

// replaceable is a character on table that a card of the hand could replace: the player's
// own, or one of the opponent's that is the same person (persona.replace, convert.replace).
func replaceable(r *Referee, side card.Side, id, to game.CardID) bool {
	it := r.S.C(to)
	return it.Zone == game.Table && !it.Is(game.FaceDown) && r.Def(to).Type == card.Character && (it.Owner == side || r.SharesPersona(id, to))
}

func placeOrCarrier(r *Referee, side card.Side, id, to game.CardID) bool {
	return aPlace(r, side, id, to) || aCarrier(r, side, id, to)
}

// minedSite is a site where the player has a mining droid: elsewhere a card of the
// hand is brought to be deployed (weapon.mines).
func minedSite(r *Referee, side card.Side, _, to game.CardID) bool {
	return r.IsSite(to) && r.MinersAt(side, to)
}

// bluffSite is a site where Dark may lay cards face down (location.bluff-rules).
func bluffSite(r *Referee, side card.Side, _, to game.CardID) bool {
	return side == card.Dark && r.S.C(to).Zone == game.Row && r.Ruled(to, gametext.BluffRules)
}

// usedOn is what a text in question can target. What moves is brought to other cards
// to move, unless its text looks for just that.
func usedOn(r *Referee, side card.Side, id, to game.CardID) bool {
	moves := r.Mover(id) || r.isSeeker(id) || r.Def(id).Type == card.Creature || r.Def(id).Type == card.Location
	return !moves || r.targets(game.VUse, side, id, to)
}

// firedAt is a card of the opponent, or a creature or location that the weapon targets.
func firedAt(r *Referee, side card.Side, id, to game.CardID) bool {
	if t := r.Def(to).Type; t == card.Creature || t == card.Location {
		return r.targets(game.VFire, side, id, to)
	}
	return r.S.C(to).Zone == game.Table && r.S.C(to).Owner != side
}

// targets tells whether a text of a card looks for such a target, perhaps one that what it
// answers now names.
func (r *Referee) targets(v game.Verb, side card.Side, id, to game.CardID) (found bool) {
	ref := r
	if w := bodyOf[*responding](r.innermost(pWindow)); w != nil && r.ev == nil {
		ref = r.answeringTo(&w.Event)
	}
	ref.listClauses(v, side, want{card: id, target: to}, func(o game.Option) {
		cl, c := ref.clauseOf(side, &o)
		found = found || cl.Targets[0].Match(c, to)
	})
	return found
}

// racer is what a player draws race destinies for (podrace.podracers).
func racer(r *Referee, side card.Side, id game.CardID) bool {
	event := r.Podrace()
	return event != 0 && slices.Contains(r.Racers(side, r.Arena(event)), id)
}
