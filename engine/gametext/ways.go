package gametext

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
	Hither struct{ to }
	ToCard struct { // a location
		to
		Place Filter
	}
	ToPlanet struct { // place.on
		to
		System string
	}
	ToSame struct { // the place of some cards
		to
		Spot  Spot
		Cards Filter
	}
	ToSpot struct { // the place of this card
		to
		Spot Spot
	}
	ToAboard struct{ to }
	ToOrFrom struct{ to } // to or from here
	ToParsec struct {     // of a mobile system
		to
		N int
	}

	Away       struct{ to } // move.away
	FromHereTo struct {     // move.location-text
		to
		Place Filter
	}
	BetweenHereAnd struct {
		to
		Place Filter
	}

	ByCost struct {
		cost
		By Change
	}
	Free     struct{ cost } // value.free
	ForForce struct {
		cost
		N Amount
	}

	AsReact    struct{ how } // react.def
	Regardless struct{ how } // deploy.restriction.location
)

func init() {
	words[Spot](card2("site", "site"), card2("exterior site", "site extérieur"), card2("system", "système"), card2("location", "lieu"),
		card2("or adjacent site", "site ou à un site adjacent"), card2("and related sites", "site et aux sites connexes"),
		card2("or related location", "lieu ou à un lieu connexe"))

	say[To, Hither]("here", "ici")
	say[To, ToCard]("to {Place}", "à {Place}")
	say[To, ToPlanet]("on {System}", "sur {System}")
	say[To, ToSame]("to same {Spot} as {Cards}", "au même {Spot} que {Cards}")
	say[To, ToSpot]("to same {Spot}", "au même {Spot}")
	say[To, ToAboard]("aboard", "à bord")
	say[To, ToOrFrom]("to or from here", "vers ici ou depuis ici")
	say[To, ToParsec]("at parsec {N}", "au parsec {N}")

	say[To, Away]("away", "ailleurs")
	say[To, FromHereTo]("from here to {Place}", "d'ici à {Place}")
	say[To, BetweenHereAnd]("between here and {Place}", "entre ici et {Place}")

	say[Cost, ByCost]("{By}", "avec un coût augmenté±réduit de {By abs}")
	say[Cost, Free]("free", "gratuitement")

	say[Cost, ForForce]("for {N} Force", "pour {N} Force")

	say[How, AsReact]("as a react", "en réaction")
	say[How, Regardless]("regardless of location deployment restrictions", "quelles que soient les restrictions de lieu")
}
