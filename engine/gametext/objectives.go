package gametext

import "cantina/engine/card"

// What Objectives say: how many locations are controlled, Force drains and battle
// destiny wherever they are, squadrons that deploy.

type (
	ControlsAtLeast struct {
		cond
		Who    Who
		N      int
		Places Filter
	}
	ControlsAtLeastWith struct { // presence.occupy-with
		cond
		Who    Who
		N      int
		Places Filter
		Cards  Filter
	}
	ControlsNone struct {
		cond
		Who    Who
		Places Filter
	}
	IsBlownAway struct { // location.blown-away
		cond
		System string
	}

	Drains struct { // drain.modifier.whose
		step
		Whose Whose
		By    Change
	}
	DrainsAt struct { // drain.modifier.sources
		step
		Whose Whose
		At    Post
		By    Change
	}
	TotalDestiny struct { // battle.destiny.total
		step
		Whose Whose
		By    Change
	}
	CardsDrawIfUnable struct { // battle.destiny.if-unable
		step
		Cards Filter
		N     int
	}
	DeployForPower struct { // deploy.squadron
		step
		Cards Filter
		Place Filter
		N     card.Num
	}

	OccupiedWith struct { // presence.occupy-with
		post
		Cards Filter
	}
)

func init() {
	say[Cond, ControlsAtLeast]("{Who} controls|control at least {N} {Places many}", "{Who} contrôle|contrôlez au moins {N} {Places many}")
	say[Cond, ControlsAtLeastWith]("{Who} controls|control at least {N} {Places many} with {Cards}", "{Who} contrôle|contrôlez au moins {N} {Places many} avec {Cards}")
	say[Cond, ControlsNone]("{Who} controls|control no {Places one}", "{Who} ne contrôle|contrôlez aucun|aucune|aucun|aucune@Places {Places one}")
	say[Cond, IsBlownAway]("{System} is blown away", "{System} est anéanti")

	say[Step, Drains]("{Whose} Force drains are {By}", "{Whose:vos drains de Force|les drains de Force de l'adversaire} sont de {By}")
	say[Step, DrainsAt]("{Whose} Force drains {At} are {By}", "{Whose:vos drains de Force|les drains de Force de l'adversaire} {At} sont de {By}")
	say[Step, TotalDestiny]("{Whose} total battle destiny is {By}", "{Whose:votre|la} destinée de bataille totale {Whose:|de l'adversaire} est de {By}")
	say[Step, CardsDrawIfUnable]("{Cards} may draw {N} battle destiny if unable to otherwise", "{Cards} peut|peuvent tirer {N} destinée|destinées de bataille si ce n'est pas possible autrement")
	say[Step, DeployForPower]("{Cards} may deploy to {Place} for (power minus {N}) Force", "{Cards} peut|peuvent se déployer à {Place} pour (puissance moins {N}) Force")

	say[Post, OccupiedWith]("you occupy with {Cards}", "que vous occupez avec {Cards}")
}
