package gametext

import "cantina/engine/card"

// What cards may do, or may not.

type (
	CanDeploy struct {
		can
		Cost Cost
		To   To
		How  How
	}
	CanMove struct {
		can
		Cost Cost
		To   To
		How  How
	}
	CanDo struct {
		can
		What Feat
	}
	CanDeal struct {
		can
		What  Dealing
		Cards Filter
	}
	CanStandIn struct { // battle.forfeit.in-place
		can
		Cards Filter
	}
	CanBeThreatened struct { // by an action that steals, hits, loses or captures what it targets (action.target)
		can
		By Who
	}
	CanDraw struct { // battle.destiny.if-unable
		can
		N int
	}
	CanBeFiredAt struct { // by weapons that target no such card else
		can
		N card.Num // its defense value
	}
	CanPassTo struct { // deploy.transfer
		can
		To Filter
	}
	CanDeployForPower struct { // deploy.squadron
		can
		Place Filter
		N     int
	}
)

// A Dealing is what cards may have to do with others.
type Dealing uint8

const (
	ToBeTargetedBy Dealing = iota // weapon.no-target
	ToBeAboard
	ToAttack // creature.attacks.target
	ToPilot  // ship.pilot
	ToDrive  // ship.driver
)

// A Feat is something that cards do or that is done to them, of which nothing more is
// said: which, where or for how much.
type Feat uint8

const (
	ToBattle         Feat = iota // battle.may-not-battle
	ToBeBattled                  // presence.pseudo
	ToInitiateBattle             // presence.pseudo
	ToInitiateDrains             // presence.pseudo
	ToBePlayed                   // interrupt.when
	ToBeConverted                // location.converting, convert.replace
	ToBeStolen                   // steal.def
	ToPassToWarriors             // deploy.transfer
	ToBeForfeitedForAll
	ToSatisfyAttrition // battle.forfeit
	ToBeForfeited      // battle.forfeit
	ToUseAny
	ToUseNone  // weapon.use, weapon.device-use
	ToBeSpared // battle.participants.captive-text
	ToFireMany
	ToFireTwice // weapon.separate-or-combined
	ToUseLandspeed
	ToBeUsed        // weapon.use
	ToBomb          // move.bombing-run
	ToApplyAbility  // battle.destiny.ability
	ToShiftTotal    // of a sabacc hand
	ToCloneItself   // sabacc.clone.option
	ToMoveOtherwise // than on foot (move.landspeed)
	ToHide          // be excluded by its own text (battle.exclude)
	ToEscortMany    // ruling.binders
	ToFireAgain     // weapon.once-per-battle
	ToUseDevices    // any number of them (weapon.device-use)
	ToBeCanceled    // action.cancel
	ToBeAttacked    // creature.attack.kinds
	ToReachNext     // of weapons (weapon.long-range)
	ToSteal         // by its own text (steal.def)
	ToForfeitInHand // battle.forfeit
)

func init() {
	words[Feat](card.T("battle", "se battre"), card.T("be battled", "être combattu|être combattue|être combattus|être combattues"),
		card.T("initiate battle", "engager une bataille"), card.T("initiate Force drains", "engager des drains de Force"),
		card.T("be played", "être joué|être jouée|être joués|être jouées"), card.T("be converted", "être converti|être convertie|être convertis|être converties"),
		card.T("be stolen", "être volé|être volée|être volés|être volées"),
		card.T("be transferred free to warriors", "être transféré gratuitement à des guerriers|être transférée gratuitement à des guerriers|être transférés gratuitement à des guerriers|être transférées gratuitement à des guerriers"),
		card.T("be forfeited to satisfy all battle damage and attrition against you", "être abandonné pour absorber tous les dommages de bataille et toute l'attrition contre vous|être abandonnée pour absorber tous les dommages de bataille et toute l'attrition contre vous|être abandonnés pour absorber tous les dommages de bataille et toute l'attrition contre vous|être abandonnées pour absorber tous les dommages de bataille et toute l'attrition contre vous"),
		card.T("be forfeited to satisfy attrition", "être abandonné pour absorber l'attrition|être abandonnée pour absorber l'attrition|être abandonnés pour absorber l'attrition|être abandonnées pour absorber l'attrition"),
		card.T("be forfeited", "être abandonné|être abandonnée|être abandonnés|être abandonnées"),
		card.T("use any number of weapons and devices", "utiliser n'importe quel nombre d'armes et d'équipements"),
		card.T("use weapons or devices", "utiliser d'armes ou d'équipements"),
		card.T("be forfeited or relocated by your choice", "être abandonné ou relocalisé de votre plein gré|être abandonnée ou relocalisée de votre plein gré|être abandonnés ou relocalisés de votre plein gré|être abandonnées ou relocalisées de votre plein gré"),
		card.T("fire 2 or more weapons in battle", "faire feu avec 2 armes ou plus dans une bataille"),
		card.T("fire twice in battle, separately or combined", "faire feu deux fois dans une bataille, séparément ou ensemble"),
		card.T("use landspeed", "utiliser sa vitesse terrestre|utiliser sa vitesse terrestre|utiliser leur vitesse terrestre|utiliser leur vitesse terrestre"),
		card.T("be used", "être utilisé|être utilisée|être utilisés|être utilisées"),
		card.T("make bombing runs to here", "faire des missions de bombardement ici"),
		card.T("apply ability toward drawing battle destiny", "compter son habileté pour tirer une destinée de bataille|compter son habileté pour tirer une destinée de bataille|compter leur habileté pour tirer une destinée de bataille|compter leur habileté pour tirer une destinée de bataille"),
		card.T("increase or reduce your total by 1 in sabacc", "augmenter ou diminuer votre total de 1 au sabacc"),
		card.T("count clone cards as its destiny number in sabacc", "compter les cartes clones pour son chiffre de destinée au sabacc"),
		card.T("move except by personal landspeed", "se déplacer autrement que par sa propre vitesse terrestre|se déplacer autrement que par sa propre vitesse terrestre|se déplacer autrement que par leur propre vitesse terrestre|se déplacer autrement que par leur propre vitesse terrestre"),
		card.T("hide from battle", "se cacher pendant la bataille"),
		card.T("escort any number of captives", "escorter n'importe quel nombre de captifs"),
		card.T("fire twice in battle", "faire feu deux fois dans une bataille"),
		card.T("use any number of devices", "utiliser n'importe quel nombre d'équipements"),
		card.T("be canceled", "être annulé|être annulée|être annulés|être annulées"),
		card.T("be attacked", "être attaqué|être attaquée|être attaqués|être attaquées"),
		card.T("target at an adjacent site", "prendre pour cible ce qui se trouve à un site adjacent"),
		card.T("steal by its own text|steal by their own text", "voler par son propre texte|voler par son propre texte|voler par leur propre texte|voler par leur propre texte"),
		card.T("be forfeited from hand in battles that you lose", "être abandonné depuis la main dans les batailles que vous perdez|être abandonnée depuis la main dans les batailles que vous perdez|être abandonnés depuis la main dans les batailles que vous perdez|être abandonnées depuis la main dans les batailles que vous perdez"))

	say[Can, CanDeploy]("deploy {Cost?} {To?} {How?}", "se déployer {To? short} {Cost?} {To? long} {How?}")
	say[Can, CanMove]("move {Cost?} {To?} {How?}", "se déplacer {Cost?} {To? moving} {How?}")
	say[Can, CanDo]("{What}", "{What}")
	words[Dealing](card.T("be targeted by", "être ciblé par|être ciblée par|être ciblés par|être ciblées par"), card.T("be aboard", "être à bord de"), card.T("attack", "attaquer"), card.T("pilot", "piloter"), card.T("drive", "conduire"))
	say[Can, CanDeal]("{What} {Cards}", "{What} {Cards}")
	say[Can, CanStandIn]("be forfeited in place of {Cards} that was hit", "être abandonné|abandonnée|abandonnés|abandonnées à la place de {Cards} qui a|ont été touché|touchée|touchés|touchées@Cards")
	say[Can, CanBeThreatened]("be targeted by {By} to be stolen, hit, lost or captured", "être ciblé|ciblée|ciblés|ciblées par {By} pour être volé|volée|volés|volées, touché|touchée|touchés|touchées, perdu|perdue|perdus|perdues ou capturé|capturée|capturés|capturées")
	say[Can, CanDraw]("draw {N} battle destiny if unable to otherwise", "tirer {N} destinée|destinées de bataille si vous ne pouvez pas en tirer autrement")
	say[Can, CanBeFiredAt]("be fired at with any weapon (defense value = {N})", "être pris|prise|pris|prises pour cible par n'importe quelle arme (valeur de défense = {N})")
	say[Can, CanPassTo]("be transferred from here to {To}", "être transféré|transférée|transférés|transférées d'ici à {To}")
	say[Can, CanDeployForPower]("deploy to {Place} for (power minus {N}) Force", "se déployer à {Place} pour une Force égale à sa|leur@host puissance moins {N}")
}
