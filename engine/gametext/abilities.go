package gametext

import "cantina/engine/card"

// What cards may do, or may not.

type (
	CanDeploy struct {
		can
		With With
		Cost Cost
		To   To
		How  How
	}
	CanMove struct {
		can
		To  To
		How How
	}
	CanMoveAway struct{ can } // react.away
	CanDo       struct {
		can
		What Feat
	}
	CanBeTargeted struct { // weapon.no-target
		can
		By Filter
	}
	CanStandIn struct { // battle.forfeit.in-place
		can
		Cards Filter
	}
	CanDraw struct { // battle.destiny.if-unable
		can
		N int
	}
	CanBeAboard struct {
		can
		Cards Filter
	}
	CanDeployForPower struct { // deploy.squadron
		can
		Place Filter
		N     int
	}
)

// A With is who deploys along.
type With interface{ isWith() }
type with struct{}

func (with) isWith() {}

type WithPilot struct{ with } // deploy.simultaneous

// A Feat is something that cards do or that is done to them, of which nothing more is
// said: which, where or for how much.
type Feat uint8

const (
	ToBattle            Feat = iota // battle.may-not-battle
	ToBeBattled                     // presence.pseudo
	ToInitiateBattle                // presence.pseudo
	ToInitiateDrains                // presence.pseudo
	ToBePlayed                      // interrupt.when
	ToBeConverted                   // location.converting, convert.replace
	ToBeStolen                      // steal.def
	ToBeTransferredFree             // deploy.transfer
	ToBeForfeitedForAll
	ToUseAny
	ToFireTwice // weapon.separate-or-combined
	ToUseLandspeed
	ToBomb         // move.bombing-run
	ToApplyAbility // battle.destiny.ability
)

func init() {
	words[Feat](card.T("battle", "se battre"), card.T("be battled", "être combattu|être combattue|être combattus|être combattues"),
		card.T("initiate battle", "engager une bataille"), card.T("initiate Force drains", "engager des drains de Force"),
		card.T("be played", "être joué|être jouée|être joués|être jouées"), card.T("be converted", "être converti|être convertie|être convertis|être converties"),
		card.T("be stolen", "être volé|être volée|être volés|être volées"),
		card.T("be transferred free", "être transféré gratuitement|être transférée gratuitement|être transférés gratuitement|être transférées gratuitement"),
		card.T("be forfeited to satisfy all battle damage and attrition against you", "être abandonné pour absorber tous les dommages de bataille et toute l'attrition contre vous|être abandonnée pour absorber tous les dommages de bataille et toute l'attrition contre vous|être abandonnés pour absorber tous les dommages de bataille et toute l'attrition contre vous|être abandonnées pour absorber tous les dommages de bataille et toute l'attrition contre vous"),
		card.T("use any number of weapons and devices", "utiliser n'importe quel nombre d'armes et d'équipements"),
		card.T("fire twice in battle, separately or combined", "faire feu deux fois dans une bataille, séparément ou ensemble"),
		card.T("use landspeed", "utiliser sa vitesse terrestre|utiliser sa vitesse terrestre|utiliser leur vitesse terrestre|utiliser leur vitesse terrestre"),
		card.T("make bombing runs to here", "faire des missions de bombardement ici"),
		card.T("apply ability toward drawing battle destiny", "compter son habileté pour tirer une destinée de bataille|compter son habileté pour tirer une destinée de bataille|compter leur habileté pour tirer une destinée de bataille|compter leur habileté pour tirer une destinée de bataille"))

	say[Can, CanDeploy]("deploy {With?} {Cost?} {To?} {How?}", "se déployer {To? short} {Cost?} {With?} {To? long} {How?}")
	say[With, WithPilot]("with a pilot", "avec un pilote")
	say[Can, CanMove]("move {To?} {How?}", "se déplacer {To? moving} {How?}")
	say[Can, CanDo]("{What}", "{What}")
	say[Can, CanMoveAway]("move away from a battle at same site as a react", "s'éloigner en réaction si une bataille a lieu au même site")
	say[Can, CanBeTargeted]("be targeted by {By}", "être ciblé|ciblée|ciblés|ciblées par {By}")
	say[Can, CanStandIn]("be forfeited in place of {Cards} that was hit", "être abandonné|abandonnée|abandonnés|abandonnées à la place de {Cards} qui a|ont été touché|touchée|touchés|touchées@Cards")
	say[Can, CanDraw]("draw {N} battle destiny if unable to otherwise", "tirer {N} destinée|destinées de bataille si vous ne pouvez pas en tirer autrement")
	say[Can, CanBeAboard]("be aboard {Cards}", "être à bord de {Cards}")
	say[Can, CanDeployForPower]("deploy to {Place} for (power minus {N}) Force", "se déployer à {Place} pour une Force égale à sa|leur@host puissance moins {N}")
}
