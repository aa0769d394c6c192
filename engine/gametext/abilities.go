package gametext

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
	CanMoveAway     struct{ can } // react.away
	CanApplyAbility struct{ can } // battle.destiny.ability
	CanBattle       struct{ can } // battle.may-not-battle
	CanBeBattled    struct{ can } // presence.pseudo
	CanInitiate     struct {      // presence.pseudo
		can
		What Contest
	}
	CanBeTargeted struct { // weapon.no-target
		can
		By Filter
	}
	CanStandIn struct { // battle.forfeit.in-place
		can
		Cards Filter
	}
	CanBePlayed          struct{ can } // interrupt.when
	CanBeForfeitedForAll struct{ can }
	CanBeConverted       struct{ can } // location.converting
	CanUseAny            struct{ can }
	CanFireTwice         struct{ can } // weapon.separate-or-combined
	CanDraw              struct {      // battle.destiny.if-unable
		can
		N int
	}
	CanRun struct { // move.bombing-run, move.attack-run
		can
		Run Run
	}
	CanUseLandspeed struct{ can }
	CanBeAboard     struct {
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

// A Contest is what a player initiates.
type Contest uint8

const (
	Battles Contest = iota
	ForceDrains
)

// A Run is a way to attack from above.
type Run uint8

const (
	BombingRuns Run = iota
	AttackRuns
)

func init() {
	words[Contest](card2("battle", "une bataille"), card2("Force drains", "des drains de Force"))
	words[Run](card2("bombing runs to here", "des missions de bombardement ici"), card2("Attack Runs here", "des missions d'attaque ici"))

	say[Can, CanDeploy]("deploy {With?} {Cost?} {To?} {How?}", "se déployer {With?} {To? short} {Cost?} {To? long} {How?}")
	say[With, WithPilot]("with a pilot", "avec un pilote")
	say[Can, CanMove]("move {To?} {How?}", "se déplacer {To? moving} {How?}")
	say[Can, CanMoveAway]("move away from a battle at same site as a react", "s'éloigner en réaction si une bataille a lieu au même site")
	say[Can, CanApplyAbility]("apply ability toward drawing battle destiny", "compter son|leur@host habileté pour tirer une destinée de bataille")
	say[Can, CanBattle]("battle", "se battre")
	say[Can, CanBeBattled]("be battled", "être combattu|combattue|combattus|combattues")
	say[Can, CanInitiate]("initiate {What}", "engager {What}")
	say[Can, CanBeTargeted]("be targeted by {By}", "être ciblé|ciblée|ciblés|ciblées par {By}")
	say[Can, CanStandIn]("be forfeited in place of {Cards} that was hit", "être abandonné|abandonnée|abandonnés|abandonnées à la place de {Cards} qui a|ont été touché|touchée|touchés|touchées@Cards")
	say[Can, CanBePlayed]("be played", "être joué|jouée|joués|jouées")
	say[Can, CanBeForfeitedForAll]("be forfeited to satisfy all battle damage and attrition against you", "être abandonné|abandonnée|abandonnés|abandonnées pour absorber tous les dommages de bataille et toute l'attrition contre vous")
	say[Can, CanBeConverted]("be converted", "être converti|convertie|convertis|converties")
	say[Can, CanUseAny]("use any number of weapons and devices", "utiliser n'importe quel nombre d'armes et d'équipements")
	say[Can, CanFireTwice]("fire twice in battle, separately or combined", "faire feu deux fois dans une bataille, séparément ou ensemble")
	say[Can, CanDraw]("draw {N} battle destiny if unable to otherwise", "tirer {N} destinée|destinées de bataille si vous ne pouvez pas en tirer autrement")
	say[Can, CanRun]("make {Run}", "faire {Run}")
	say[Can, CanUseLandspeed]("use landspeed", "utiliser sa|leur vitesse terrestre")
	say[Can, CanBeAboard]("be aboard {Cards}", "être à bord de {Cards}")
	say[Can, CanDeployForPower]("deploy to {Place} for (power minus {N}) Force", "se déployer à {Place} pour une Force égale à sa|leur@host puissance moins {N}")
}
