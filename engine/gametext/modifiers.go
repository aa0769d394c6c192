package gametext

import (
	"reflect"
	"strings"

	"cantina/engine/card"
)

// Modifiers and standing rules: steps of clauses without a moment. They hold as
// soon and as long as their condition does (value.automatic).

type (
	TransitCost struct { // move.docking-bay
		rule
		Way Transit
		N   int
	}
	CrossingOver struct { // cross.def
		rule
		With  Aid // by which cards; nothing said, by any
		Cards Filter
		By    Change
	}
	ShuttleOr struct { // move.shuttle.vehicle
		rule
		Speed int
		N     int
	}
	Replaces struct { // deploy.squadron.replacement
		rule
		N     int
		Cards Filter
	}
	AbilityRequired struct { // battle.destiny.requirement
		rule
		N   card.Num
		Who Who
		At  Place
	}
	IconsHere struct { // presence.battleground
		rule
		Done        Iconing
		Dark, Light int
	}
	IconsGone struct { // presence.battleground: all icons of one player, added ones included
		rule
		Whose Whose
	}
)

// A Transit is one of the two ends of a docking bay transit: each names its own price.
type Transit uint8

const (
	TransitFrom Transit = iota
	TransitTo
	TransitEither // whatever other bays ask
)

// Iconing is what is done with Force icons.
type Iconing uint8

const (
	IconsAdded Iconing = iota
	IconsCanceled
)

func init() {
	words[Transit](card.T("from here costs", "depuis ici coûte"), card.T("to here also costs", "jusqu'ici coûte aussi"),
		card.T("to or from here, whatever other docking bays say, costs", "vers ici ou depuis ici coûte, quoi que disent les autres aires,"))
	say[Rule, TransitCost]("your docking bay transit {Way} {N} Force", "votre transit par les aires de mise à quai {Way} {N} Force")
	say[Rule, CrossingOver]("attempts {With?} to cross {Cards} over are {By}", "le total de toute tentative {With?} de faire passer {Cards} dans l'autre camp est augmenté±diminué de {By abs}")
	say[Rule, ShuttleOr]("landspeed {Speed}, or may carry up to {N} character|characters@N to or from its site free",
		"{this} a une vitesse terrestre de {Speed}, ou peut transporter gratuitement jusqu'à {N} personnage|personnages vers ou depuis son site")
	say[Rule, Replaces]("replaces {N} {Cards many} at one location", "{this} remplace {N} {Cards many} à une localisation")
	say[Rule, AbilityRequired]("total ability of {N} or more required for {Who} to draw battle destiny {At?}", "une habileté totale d'au moins {N} est requise pour que {Who} tire|tiriez une destinée de bataille {At?}")
	words[Iconing](card.T("add", "ajoute"), card.T("cancel", "annule"))
	say[Rule, IconsGone]("{Whose} Force icons here are canceled", "{Whose:vos icônes de Force ici|les icônes de Force de l'adversaire ici} sont annulées")
	say[Rule, IconsHere]("{Done} {Dark} dark Force icon|icons@Dark and {Light} light Force icon|icons@Light here", "")
}

// french leaves out the side of which no icon is said.
func (x IconsHere) french(w *writer, _ agreement, space bool) {
	w.put("cette carte", space)
	w.spaced(reflect.ValueOf(x.Done), "", agreement{}, true)
	w.put("ici "+frenchIcons(x.Dark, x.Light), true)
}

// frenchIcons says "1 icône de Force du côté obscur et 2 du côté lumineux".
func frenchIcons(dark, light int) string {
	var said []string
	for _, side := range [...]struct {
		n    int
		name string
	}{{dark, "obscur"}, {light, "lumineux"}} {
		switch {
		case side.n == 0:
		case len(said) > 0:
			said = append(said, itoa(side.n)+" du côté "+side.name)
		case side.n == 1:
			said = append(said, "1 icône de Force du côté "+side.name)
		default:
			said = append(said, itoa(side.n)+" icônes de Force du côté "+side.name)
		}
	}
	return strings.Join(said, " et ")
}
