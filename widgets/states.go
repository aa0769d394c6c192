package widgets

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A state is something that a card is in and that a player must see: it has an
// icon, a word on the card (is.KEY), and beside the large card a sentence that says what
// it means and how it ends (means.KEY), with its rule. No state is told by colour alone.
type state struct {
	key, icon, rule string
	quiet           bool // a small mark of its own tells it on the card
	on              func(t *tableau, v *game.CardView) bool
}

// A stateSet is a set of states, by bit.
type stateSet uint64

// states are all of them, the most important first. What one of them includes is
// not said again by a later one.
var states = []state{
	{"blownaway", "hit", "location.blown-away", false, place(func(l *game.LocationView) bool { return l.BlownAway })},
	{"collapsed", "collapsed", "location.collapsed", false, place(func(l *game.LocationView) bool { return l.Collapsed && !l.BlownAway })},
	{"belly", "ferocity", "location.cave-rules", false, place(func(l *game.LocationView) bool { return l.Belly != 0 })},
	{"orbit", "parsec", "move.death-star", false, place(func(l *game.LocationView) bool { return l.Mobile && l.Orbits != 0 })},
	{"deepspace", "space", "move.death-star", false, place(func(l *game.LocationView) bool { return l.Mobile && l.Orbits == 0 })},
	{"trench", "trench", "location.trench-rules", false, place(func(l *game.LocationView) bool { return l.Trench })},
	{"clouds", "clouds", "location.sector.cloud", true, place(func(l *game.LocationView) bool { return l.Sector == game.Clouds })},
	{"asteroids", "asteroids", "location.sector.asteroid", true, place(func(l *game.LocationView) bool { return l.Sector == game.Asteroids })},
	{"depths", "sector", "location.sector.ds2", true, place(func(l *game.LocationView) bool { return l.Sector == game.Depths })},
	{"majority", "politics", "senate.in-majority", false, inMajority},
	{"senate", "politics", "senate.majority", false, func(t *tableau, v *game.CardView) bool { return t.view.Senate != nil && t.view.Senate.At == v.ID }},
	{"hit", "hit", "weapon.hit", true, alone(func(v *game.CardView) bool { return v.Hit })},
	{"frozen", "frozen", "captive.frozen", false, alone(func(v *game.CardView) bool { return v.Frozen })},
	{"captured", "captive", "capture.ship.state", false, alone(takenShip)},
	{"imprisoned", "captive", "captive.imprisoned", false, alone(func(v *game.CardView) bool { return v.Imprisoned })},
	{"captive", "captive", "captive.escort.move", false, func(t *tableau, v *game.CardView) bool {
		ty := custody(t, v)
		return ty == card.Character || ty != card.Types && !v.Frozen // his escort is lost, and he is about to be free
	}},
	{"unattended", "captive", "captive.frozen.release", false, func(t *tableau, v *game.CardView) bool {
		ty := custody(t, v)
		return v.Frozen && ty != card.Character && ty != card.Types
	}},
	{"attached", "ferocity", "creature.attach", false, func(t *tableau, v *game.CardView) bool {
		on := t.holds[v.ID]
		return on != nil && v.Def.Type == card.Creature && !v.Stacked && t.places[on.ID] == nil
	}},
	{"missing", "question", "missing.state", false, alone(func(v *game.CardView) bool { return v.Missing })},
	{"targeted", "mark", "utinni.target", false, alone(func(v *game.CardView) bool { return v.Targeted })},
	{"aims", "mark", "utinni.target", false, alone(func(v *game.CardView) bool { return v.Aims })},
	{"completed", "test", "jedi-test.complete", false, alone(func(v *game.CardView) bool { return v.Completed })},
	{"training", "test", "jedi-test.attempt", false, alone(func(v *game.CardView) bool { return v.Training })},
	{"mentor", "test", "jedi-test.mentor", false, alone(func(v *game.CardView) bool { return v.Mentor })},
	{"apprentice", "test", "jedi-test.apprentice", false, alone(func(v *game.CardView) bool { return v.Apprentice })},
	{"undercover", "undercover", "spy.state", false, alone(func(v *game.CardView) bool { return v.Under })},
	{"crossed", "crossed", "cross.identity", false, alone(func(v *game.CardView) bool { return v.Crossed })},
	{"converted", "converted", "convert.character", false, alone(func(v *game.CardView) bool { return v.Converted })},
	{"stolen", "stolen", "steal.owner", false, alone(func(v *game.CardView) bool { return v.Stolen })},
	{"crashed", "crashed", "vehicle.crashed", false, alone(func(v *game.CardView) bool { return v.Crashed })},
	{"damaged", "crashed", "podrace.damage", false, alone(func(v *game.CardView) bool { return v.Damaged })},
	{"bombing", "down", "move.bombing-run", false, alone(func(v *game.CardView) bool { return v.Bombing })},
	{"landed", "landed", "ship.landed", false, alone(func(v *game.CardView) bool { return v.Landed && !v.Crashed && !takenShip(v) })},
	{"unpiloted", "unpiloted", "ship.unpiloted", false, alone(func(v *game.CardView) bool { return v.Unpiloted && !takenShip(v) })},
	{"shut", "lock", "location.cave-rules", false, alone(func(v *game.CardView) bool { return v.Shut })},
	{"suspended", "lock", "state.suspended-effect", false, alone(func(v *game.CardView) bool { return v.Suspended })},
	{"covered", "question", "zone.stacked", false, alone(func(v *game.CardView) bool { return v.Covered })},
	{"stacked", "stacked", "state.stacked", false, alone(func(v *game.CardView) bool { return v.Stacked })},
	{"overlaid", "stacked", "location.converting.under", true, place(func(l *game.LocationView) bool { return l.Converted > 0 })},
	{"excluded", "excluded", "battle.exclude", false, alone(func(v *game.CardView) bool { return v.Excluded })},
	{"immune", "shield", "battle.attrition.immunity", false, alone(func(v *game.CardView) bool { return v.Immune && !v.Hit })},
	{"fights", "power", "battle.participants", true, alone(func(v *game.CardView) bool { return v.Fights })},
	{"moved", "landspeed", "move.regular.once", true, alone(func(v *game.CardView) bool { return v.Moved })},
	{"battled", "power", "battle.once-per-card", true, alone(func(v *game.CardView) bool { return v.Battled && !v.Fights })},
}

// alone is a state that the card shows by itself; place is one of a location in the row.
func alone(on func(*game.CardView) bool) func(*tableau, *game.CardView) bool {
	return func(_ *tableau, v *game.CardView) bool { return on(v) }
}

func place(on func(*game.LocationView) bool) func(*tableau, *game.CardView) bool {
	return func(t *tableau, v *game.CardView) bool { l := t.places[v.ID]; return l != nil && on(l) }
}

// inMajority tells whether a character is counted at the Galactic Senate for the player who
// has the majority there.
func inMajority(t *tableau, v *game.CardView) bool {
	s := t.view.Senate
	return s != nil && s.Has == int8(v.Owner)+1 && slices.ContainsFunc(s.Sides[v.Owner].Terms, func(term game.Term) bool { return term.Source == v.ID })
}

func takenShip(v *game.CardView) bool { return v.Captive && v.Def.Type == card.Starship }

// custody is what has a captive outside a prison: the type of the card it lies on, which
// is a character's for one under escort; card.Types for who is no such captive, or fights.
func custody(t *tableau, v *game.CardView) card.Type {
	on := t.holds[v.ID]
	if !v.Captive || v.Imprisoned || v.Fights || takenShip(v) || on == nil || on.Def == nil {
		return card.Types
	}
	return on.Def.Type
}

// statesOf is what a card is in now.
func (t *tableau) statesOf(v *game.CardView) (set stateSet) {
	if v == nil || v.FaceDown || v.Def == nil {
		return 0
	}
	for i := range states {
		if states[i].on(t, v) {
			set |= 1 << i
		}
	}
	return
}

// has tells whether the state called key is in the set.
func (set stateSet) has(key string) bool {
	for i := range states {
		if states[i].key == key {
			return set&(1<<i) != 0
		}
	}
	return false
}

// loud are the states that are written on the card; what is landed has no need of a
// pilot to lie there.
func (set stateSet) loud() (out []*state) {
	for i := range states {
		if set&(1<<i) != 0 && !states[i].quiet && !(states[i].key == "unpiloted" && set.has("landed")) {
			out = append(out, &states[i])
		}
	}
	return
}
