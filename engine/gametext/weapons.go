package gametext

import "cantina/engine/card"

// Words of weapons: how they fire, and what answers or allows a shot.

// Steps.
type (
	FireTogether struct { // weapon.combined
		step
		N     int
		Cards Filter
		At    Filter
	}
	MayAddIfFiring struct {
		step
		By Filter
		N  card.Num
	}
	UseDefense struct { // the weapon counts so
		step
		N     card.Num
		Cards Filter
	}
	FireRepeatedly struct { // weapon.repeating
		step
		N Amount
	}
	HitUsesForfeit struct { // weapon.forfeit-note
		step
		Cards Filter
		Of    Filter
	}
	Retarget struct { // weapon.retarget-valid
		step
		Cards Filter
		To    Filter
	}
)

// Modifiers and standing rules.
type (
	CarriedByTwo struct { // weapon.artillery.carry
		rule
		Cards Filter
		N     card.Num
	}
)

func init() {
	say[Step, FireTogether]("fire {N} or more {Cards many} together, targeting {At}", "faire feu ensemble sur {At} avec au moins {N} {Cards many}")
	say[Step, MayAddIfFiring]("if fired by {By}, may add {N} to each weapon destiny draw", "si le tireur est {By}, vous pouvez ajouter {N} à chaque destinée d'arme")
	say[Step, UseDefense]("use {N} as defense value of {Cards}", "utiliser {N} comme valeur de défense de {Cards}")
	say[Step, FireRepeatedly]("may fire repeatedly for {N} Force each time", "vous pouvez faire feu de nouveau pour {N} Force chaque fois")
	say[Step, Retarget]("retarget {Cards} to {To}", "rediriger {Cards} vers {To}")

	say[Step, HitUsesForfeit]("if {Cards} is hit: use forfeit of {Of}", "si {Cards} est touché|touchée|touchés|touchées : utiliser la valeur de perte de {Of}")

	say[Rule, CarriedByTwo]("2 {Cards many} may carry this for {N} Force", "2 {Cards many} peuvent porter cette carte pour {N} Force")
}
