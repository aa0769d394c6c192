package rules

import (
	"iter"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// ways lists the sites to which a character or vehicle on the ground could go one
// after the other in a direction, in their order: adjacent sites, for vehicles
// exterior ones only (move.landspeed). With each comes the landspeed needed to get
// there: 1 a site, and what sites ask besides.
func (r *Referee) ways(id game.CardID, dir int) iter.Seq2[int, game.CardID] {
	return func(yield func(int, game.CardID) bool) {
		if r.Hobbled(id) {
			return
		}
		d := r.Def(id)
		i := slices.Index(r.S.Row, r.S.Where(id))
		far := 0
		for n := 1; i+n*dir >= 0 && i+n*dir < len(r.S.Row); n++ {
			from, to := r.S.Row[i+(n-1)*dir], r.S.Row[i+n*dir]
			if !r.Beside(from, to) || d.Type == card.Vehicle && !r.Exterior(to) && !position.LiftTube(d) {
				return
			}
			far += 1 + r.extraSpeed(id, from, to)
			if !yield(far, to) {
				return
			}
		}
	}
}

// listLandspeed lists the sites within landspeed, and the one asked about
// (move.landspeed).
var listLandspeed = landspeeds(card.Character, card.Vehicle, card.Starship)

func landspeeds(types ...card.Type) func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	return func(r *Referee, side card.Side, sought want, emit func(game.Option)) {
		for id := range r.movers(side, sought, types...) {
			from := r.S.Where(id)
			if !r.OnFoot(id) && r.HostOf(id) == 0 || !r.IsSite(from) || r.Def(id).Type == card.Creature && r.LikeFighter(id, false) {
				continue
			}
			if sought.target != 0 {
				if r.IsSite(sought.target) && sought.target != from {
					emit(game.Option{Card: id, Target: sought.target, Cost: r.moveCost(id, from, sought.target, r.stepCost(id))})
				}
				continue
			}
			speed, _ := r.Value(id, card.Landspeed)
			for _, dir := range []int{-1, 1} { // move.direction: no turning back
				for n, to := range r.ways(id, dir) {
					if n > speed.Int() {
						break
					}
					emit(game.Option{Card: id, Target: to, Cost: r.moveCost(id, from, to, r.stepCost(id))})
				}
			}
		}
	}
}

// landRange: adjacent sites up to the landspeed (move.landspeed).
var landRange = requirement{
	rule: "move.landspeed",
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		speed, _ := r.Value(o.Card, card.Landspeed)
		for _, dir := range []int{-1, 1} {
			for n, to := range r.ways(o.Card, dir) {
				if to == o.Target {
					return n <= speed.Int()
				}
			}
		}
		return false
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		if r.Hobbled(o.Card) {
			return card.Say("%s may not move by landspeed.", "%s ne peut pas se déplacer par vitesse terrestre.", r.Title(o.Card))
		}
		for _, dir := range []int{-1, 1} {
			for n, to := range r.ways(o.Card, dir) {
				if to == o.Target {
					speed, _ := r.Value(o.Card, card.Landspeed)
					return card.Say("It takes landspeed %s to get to %s; %s has %s.", "Il faut une vitesse terrestre de %s pour atteindre %s ; %s en a %s.", n, r.Title(o.Target), r.Title(o.Card), speed)
				}
			}
		}
		return card.Say("No way on the ground leads %s to %s.", "Aucun chemin terrestre ne mène %s à %s.", r.Title(o.Card), r.Title(o.Target))
	},
}

// landGoing: a crashed vehicle has no landspeed (vehicle.crashed).
var landGoing = requirement{
	rule:  "vehicle.crashed",
	ends:  true,
	holds: func(r *Referee, side card.Side, o *game.Option) bool { return !r.S.C(o.Card).Is(game.Crashed) },
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("%s has crashed and does not move.", "%s est accidenté{e} et ne se déplace plus.", r.Title(o.Card))
	},
}

// landStarship: a landed starship takes off; on the ground it has no way
// (move.landspeed).
var landStarship = requirement{
	rule: "move.landspeed",
	ends: true,
	holds: func(r *Referee, side card.Side, o *game.Option) bool {
		return r.Def(o.Card).Type != card.Starship
	},
	unmet: func(r *Referee, side card.Side, o *game.Option) card.Text {
		return card.Say("%s has no landspeed: it takes off and lands again.", "%s n’a pas de vitesse terrestre : il faut décoller, puis atterrir.", r.Title(o.Card))
	},
}

// listTransit lists docking bay transits; others may join the group. A weapon at a bay
// may go, too, and even alone, if its text lets it be moved (move.docking-bay).
func listTransit(r *Referee, side card.Side, sought want, emit func(game.Option)) {
	for id := range r.movers(side, sought, card.Character, card.Vehicle, card.Weapon) {
		from := r.S.Where(id)
		if r.Def(id).Type == card.Weapon && sought.card == 0 && r.haulText(id) == nil {
			continue
		}
		if !r.OnFoot(id) || sought.target == 0 && !r.IsBay(from) {
			continue
		}
		for _, to := range r.S.Row {
			if to != from && r.IsSite(to) && sought.target_(to) && (sought.target != 0 || r.IsBay(to)) {
				emit(game.Option{Card: id, Target: to, Cost: r.transitCost(side, id, from, to)})
			}
		}
	}
}

// transitBays: characters and vehicles, and the weapons that their own text lets be
// moved, from one docking bay to another (move.docking-bay).
var transitBays = []requirement{
	{rule: "move.docking-bay", grave: foreign,
		holds: func(r *Referee, _ card.Side, o *game.Option) bool {
			return r.Def(o.Card).Type != card.Weapon || r.haulText(o.Card) != nil
		},
		unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
			return card.Say("%s is fixed: no text lets it be moved.", "%s est fixe : aucun texte ne permet de déplacer cette arme.", r.Title(o.Card))
		}},
	noBay, bothBays,
}

var (
	noBay = need("move.docking-bay", "Neither is a docking bay.", "Ni l’un ni l’autre n’est une aire de mise à quai.",
		func(r *Referee, _ card.Side, o *game.Option) bool {
			return r.IsBay(r.S.Where(o.Card)) || r.IsBay(o.Target)
		}).kind()
	bothBays = requirement{rule: "move.docking-bay",
		holds: func(r *Referee, _ card.Side, o *game.Option) bool {
			return r.IsBay(r.S.Where(o.Card)) == r.IsBay(o.Target)
		},
		unmet: func(r *Referee, _ card.Side, o *game.Option) card.Text {
			not := r.S.Where(o.Card)
			if r.IsBay(not) {
				not = o.Target
			}
			return card.Say("%s is no docking bay.", "%s n’est pas une aire de mise à quai.", r.Title(not))
		}}
)

// transitCost is the Force named on the bays: of leaving the first and arriving
// at the second; nothing written is 0.
func (r *Referee) transitCost(side card.Side, id, from, to game.CardID) int32 {
	for m := range r.Mods(position.ModTransitAll) {
		if (m.C.Self == from || m.C.Self == to) && m.C.You == side {
			return r.moveCost(id, from, to, int32(m.N.Int()))
		}
	}
	n := int32(0)
	for m := range r.Mods(position.ModTransit) {
		if m.C.Self == from && m.C.You == side {
			n += int32(m.N.Int())
		}
	}
	for m := range r.Mods(position.ModTransitTo) {
		if m.C.Self == to && m.C.You == side {
			n += int32(m.N.Int())
		}
	}
	return r.moveCost(id, from, to, n)
}

// extraSpeed is the speed that two locations ask of a card besides what the way from the
// first to the second takes (move.landspeed, move.hyperspeed).
func (r *Referee) extraSpeed(id, from, to game.CardID) int {
	n := card.Num(0)
	for m := range r.Mods(position.ModExtraSpeed) {
		if (!m.May && m.C.Self == from || m.May && m.C.Self == to) && m.Hits(id) {
			n += m.N
		}
	}
	return n.Int()
}
