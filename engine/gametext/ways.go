package gametext

import (
	"reflect"
	"slices"
	"strings"

	"cantina/engine/card"
)

// Adverbials that any deployment or move may take: where to, at what price, in what way.

// A Spot is a kind of place that is the same for two cards.
type Spot uint8

const (
	SameSite Spot = iota
	SameExterior
	SameSystem
	SameLocation
	SameOrAdjacent // weapon.long-range
	SameAndRelated // place.same-and-related
	SameOrRelated
)

type (
	Toward struct {
		to
		Way Direction
	}
	ToCard struct { // a location
		to
		Place Filter
	}
	ToPlanet struct { // place.on
		to
		System string
	}
	ToSame struct {
		to
		Spot Spot
		As   Model
	}
	ToParsec struct { // of a mobile system
		to
		N int
	}
	InOrbitOf struct { // of a mobile system
		to
		System string
	}

	ToNext struct { // of a Mobile Effect, in its direction (effect.mobile)
		to
		Route Route
		Place Filter
	}
	Along struct { // move.location-text
		to
		Way   Course
		Place Filter
	}

	ByCost struct {
		cost
		By Change
	}
	ByCostOnce struct { // of one card a turn (limit.one)
		cost
		By Change
	}
	Free struct { // value.free
		cost
		price
	}
	OfEach struct { // of both Force Piles
		cost
		N Amount
	}

	InWay struct {
		how
		Way Manner
	}
)

// A Manner is a way in which cards deploy or move.
type Manner uint8

const (
	AsReact          Manner = iota // react.def
	AsReactWithPilot               // deploy.simultaneous
	Regardless                     // deploy.restriction.location
	PastObjective                  // deploy.restriction.objective
	WithMatch                      // from the Reserve Deck (char.matching, deploy.simultaneous)
	AsCaptive                      // start.captive-start: as its owner chooses
	InCompany                      // by the landspeed of the card that carries the text
	WithoutPresence                // deploy.presence-or-icon
	AsFrozen                       // start.captive-start, captive.frozen.unattended
)

// A Route is what a Mobile Effect does at the end of its way.
type Route uint8

const (
	Reversing Route = iota
	Ebbing          // it turns at the innermost end only, and is lost beyond the other
)

// A Direction is a way of cards that names no place.
type Direction uint8

const (
	Hither Direction = iota
	FromHere
	ToOrFrom // to or from here
	ToAboard // aboard the card that carries the text
	OnIt     // on it
	Away     // move.away
)

// A Course is where a movement text leads: there only, or there and back.
type Course uint8

const (
	There Course = iota
	ThereAndBack
)

// french says "à une localisation", where something moves "vers une localisation", and of what
// is boarded "à bord d'un croiseur stellaire".
func (x ToCard) french(w *writer, _ agreement, space bool) {
	places := []Filter{x.Place}
	if f := &x.Place; len(f.Nouns)+len(f.Titles)+len(f.Adj)+len(f.Posts)+len(f.Except) == 0 && f.Det == DetNone && f.Owner == Anybodys &&
		slices.ContainsFunc(f.Or, func(g Filter) bool { return g.boarded() != f.Or[0].boarded() }) {
		places = f.Or
	}
	for i := range places {
		w.between(i, len(places), "ou")
		switch {
		case places[i].boarded():
			w.put("à bord de", space || i > 0)
		case w.moving:
			w.put("vers", space || i > 0)
		default:
			w.put("à", space || i > 0)
		}
		w.filter(&places[i], true, "")
	}
}

// boarded tells whether a filter names starships or vehicles.
func (f *Filter) boarded() bool {
	if len(f.Nouns) == 0 {
		return len(f.Or) > 0 && !slices.ContainsFunc(f.Or, func(g Filter) bool { return !g.boarded() })
	}
	n := nounOf(f.Nouns[len(f.Nouns)-1])
	return n.lies("starship") || n.lies("vehicle")
}

func (x ToSame) french(w *writer, _ agreement, space bool) { w.same(x.Spot, x.As, space) }

// same says the other card where the place of it is named: "au même site que « Luke » ou à un
// site adjacent".
func (w *writer) same(spot Spot, as Model, space bool) {
	place, more, _ := strings.Cut(enums[reflect.TypeFor[Spot]()].names[spot][card.French], "…")
	w.put(place, space)
	w.spaced(reflect.ValueOf(&as).Elem(), "", agreement{}, true)
	w.put(strings.TrimSpace(more), true)
}

func init() {
	words[Spot](card.T("site", "au même site"), card.T("exterior site", "au même site extérieur"), card.T("system", "au même système"), card.T("location", "à la même localisation"),
		card.T("or adjacent site", "au même site… ou à un site adjacent"), card.T("and related sites", "au même site… et aux sites connexes"),
		card.T("or related location", "à la même localisation… ou à une localisation connexe"))

	words[Direction](card.T("here", "ici^jusqu'ici"), card.T("from here", "depuis ici"), card.T("to or from here", "vers ici ou depuis ici"),
		card.T("aboard", "à bord de cette carte"), card.T("on this", "sur cette carte"), card.T("away", "ailleurs"))
	say[To, Toward]("{Way}", "{Way}")
	say[To, ToCard]("to {Place}", "")
	say[To, ToPlanet]("on {System}", "sur {System}")
	say[To, ToSame]("to same {Spot} {As?}", "")
	say[To, ToParsec]("at parsec {N}", "au parsec {N}")
	say[To, InOrbitOf]("in orbit of {System}", "en orbite de {System}")

	words[Route](card.T("to", "vers"), card.T("in and out to", "vers l'intérieur, puis vers l'extérieur, jusqu'à"))
	say[To, ToNext]("{Route} next {Place one}", "{Route} le|la|les|les prochain|prochaine|prochains|prochaines {Place bare}")
	words[Course](card.T("from here to", "d'ici à"), card.T("between here and", "entre ici et"))
	say[To, Along]("{Way} {Place}", "{Way} {Place}")

	say[Cost, ByCost]("{By}", "à un coût augmenté±réduit de {By abs}")
	say[Cost, ByCostOnce]("{By} once per turn", "à un coût augmenté±réduit de {By abs} une fois par tour")
	say[Cost, Free]("free", "gratuitement")

	say[Cost, ForForce]("for {N} Force", "")
	say[Cost, OfEach]("for {N} Force of each player", "pour {N} Force de chaque joueur")

	words[Manner](card.T("as a react", "en réaction"), card.T("as a react with a pilot", "en réaction avec un pilote"),
		card.T("regardless of location deployment restrictions", "quelles que soient les restrictions de déploiement de la localisation"),
		card.T("regardless of Objective deployment restrictions", "quelles que soient les restrictions de déploiement de l'objectif"),
		card.T("with its match from Reserve Deck", "avec la carte assortie, cherchée dans votre Réserve"),
		card.T("imprisoned as its owner chooses", "comme captif emprisonné, au choix de son propriétaire"),
		card.T("with this", "avec cette carte"),
		card.T("without presence", "sans présence ni icône de Force"),
		card.T("as a frozen captive", "comme captif gelé"))
	say[How, InWay]("{Way}", "{Way}")
}
