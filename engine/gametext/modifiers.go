package gametext

import "cantina/engine/card"

// Modifiers and standing rules: steps of clauses without a moment. They hold as
// soon and as long as their condition does (value.automatic).

type (
	TransitCost struct {
		rule
		N int
	}
	TransitFree  struct{ rule }
	CrossingOver struct { // crossing over
		rule
		Cards Filter
		By    Change
	}
	FirstUseToDeploy struct { // value.separate-cost
		rule
		Who   Who
		N     int
		Cards Filter
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
	}
	IconsHere struct {
		rule
		Dark, Light int
	}
)

func init() {
	say[Rule, TransitCost]("your docking bay transit from here costs {N} Force", "votre transit par les aires de mise à quai depuis ici coûte {N} Force")
	say[Rule, TransitFree]("your docking bay transit from here is free", "votre transit par les aires de mise à quai depuis ici est gratuit")
	say[Rule, CrossingOver]("attempts to cross {Cards} over where this is present are {By}", "les tentatives de faire passer {Cards} dans l'autre camp là où cette carte est présente sont de {By}")
	say[Rule, FirstUseToDeploy]("{Who} must first use {N} Force here to deploy {Cards}", "{Who} doit|devez d'abord utiliser ici {N} Force pour déployer {Cards}")
	say[Rule, ShuttleOr]("landspeed {Speed}, or may carry up to {N} character|characters@N to or from its site free",
		"vitesse terrestre {Speed}, ou peut transporter gratuitement jusqu'à {N} personnage|personnages vers ou depuis son site")
	say[Rule, Replaces]("replaces {N} {Cards many} at one location", "remplace {N} {Cards many} à une localisation")
	say[Rule, AbilityRequired]("total ability of {N} or more required for {Who} to draw battle destiny here", "une habileté totale d'au moins {N} est requise pour que {Who} tire|tiriez une destinée de bataille ici")
	say[Rule, IconsHere]("add {Dark} dark Force icon|icons@Dark and {Light} light Force icon|icons@Light here", "ajoute ici {Dark} icône|icônes de Force du côté obscur et {Light} icône|icônes de Force du côté lumineux")
}
