package gametext

import "cantina/engine/card"

// Modifiers and standing rules: steps of clauses without a moment. They hold as
// soon and as long as their condition does (value.automatic).

type (
	SelfStat struct {
		step
		Stat Stat
		By   Change
	}
	SelfSet struct { // value.reset
		step
		Stat Stat
		N    card.Num
	}
	CardStat struct {
		step
		Cards Filter
		Stat  Stat
		By    Change
	}
	CardStatInBattle struct {
		step
		Cards Filter
		Stat  Stat
		By    Change
	}
	AddsTo struct { // the card itself is the source (ship.pilot.bonus)
		step
		N     card.Num
		Stat  Stat
		Cards Filter
	}
	NotRaised struct { // value.forbidden
		step
		Stat Stat
	}
	CardNotRaised struct {
		step
		Stat  Stat
		Cards Filter
	}
	CardNotLowered struct {
		step
		Stat  Stat
		Cards Filter
	}
	NotAbovePrinted struct { // value.limit
		step
		Stat  Stat
		Cards Filter
	}
	PowerDoubled struct {
		step
		Cards Filter
	}
	ImmuneBelow struct { // battle.attrition.immunity
		step
		N card.Num
	}
	ImmuneToAll     struct{ step }
	CardImmuneBelow struct {
		step
		Cards Filter
		N     card.Num
	}
	CardImmuneToAll struct {
		step
		Cards Filter
	}
	ImmuneTo struct { // action.immune
		step
		Titles []string
	}
	CardImmuneTo struct {
		step
		Cards  Filter
		Titles []string
	}
	DrainHere struct {
		step
		By Change
	}
	TotalPowerIn struct {
		step
		Whose Whose
		By    Change
		At    Post
	}
	TotalAbilityHere struct {
		step
		Whose Whose
		By    Change
	}
	ForceGeneration struct {
		step
		Whose Whose
		By    Change
	}
	TransitCost struct {
		step
		N int
	}
	TransitFree struct{ step }
	DeployHere  struct {
		step
		Cards Filter
		By    Change
	}
	DeployToSystemWith struct {
		step
		By    Change
		Cards Filter
	}
	SelfDeployAt struct {
		step
		By    Change
		Place Filter
	}
	DeployFreeTo struct {
		step
		Place Filter
	}
	DeployFreeToSiteOf struct {
		step
		Cards Filter
	}
	DeployOnlyTo struct {
		step
		Place Filter
	}
	MayNotDeployTo struct {
		step
		Place Filter
	}
	DeployAt struct {
		step
		Cards Filter
		By    Change
		Place Filter
	}
	MoveOnlyTo struct {
		step
		Place Filter
	}
	NeverTo struct { // rules.never
		step
		Place Filter
	}
	CrossingOver struct { // crossing over
		step
		Cards Filter
		By    Change
	}
	MayNotMoveTo struct {
		step
		Place Filter
	}
	MayNotMove struct{ step }
	Hindered   struct { // may neither battle nor move
		step
		Cards Filter
	}
	ReactMove      struct{ step } // react.move
	ReactAdjacent  struct{ step }
	ReactOnlyFight struct{ step }
	ReactHere      struct {
		step
		Cards Filter
	}
	ReactDeploy   struct{ step } // react.deploy
	ReactDeployBy struct {
		step
		By Change
	}
	ReactDeployTo struct {
		step
		Place Filter
	}
	ReactDeployPilotTo struct {
		step
		Place Filter
	}
	ReactDeployHere struct {
		step
		Cards Filter
	}
	ReactAway    struct{ step } // react.away
	NoReact      struct{ step }
	NoReactTo    struct{ step }
	DeployAboard struct {
		step
		Cards Filter
		By    Change
	}
	Regardless struct { // deploy.restriction.location
		step
		Cards Filter
	}
	FirstUseToDeploy struct { // value.separate-cost
		step
		Who   Who
		N     int
		Cards Filter
	}
	UnderNight struct { // location.night
		step
		Cards Filter
	}
	IsUndercover struct { // spy.going-under
		step
		Cards Filter
	}
	DeployUnder struct{ step }
	MovesFree   struct{ step }
	ShuttleOr   struct { // move.shuttle.vehicle
		step
		Speed int
		N     int
	}
	Replaces struct { // deploy.squadron.replacement
		step
		N     int
		Cards Filter
	}
	NotAboard struct {
		step
		Cards Filter
	}
	WeaponDestinyHere struct {
		step
		Whose Whose
		By    Change
	}
	BattleDestinyDraws struct {
		step
		Whose Whose
		By    Change
	}
	AbilityRequired struct { // battle.destiny.requirement
		step
		N   card.Num
		Who Who
	}
	DrawsIfUnable struct { // battle.destiny.if-unable
		step
		N int
	}
	DrawIfUnable struct {
		step
		N int
	}
	TextCanceled struct {
		step
		Cards Filter
	}
	CardCanceled struct {
		step
		Cards Filter
	}
	IconsHere struct {
		step
		Dark, Light int
	}
	AnyWeapons struct {
		step
		Cards Filter
	}
)

func init() {
	say[Step, SelfStat]("{Stat} {By}", "{Stat bare} {By}")
	say[Step, SelfSet]("{Stat} = {N}", "{Stat bare} = {N}")
	say[Step, CardStat]("{Cards} is|are {Stat} {By}", "{Cards} a|ont {Stat a} de {By}")
	say[Step, CardStatInBattle]("{Cards} is|are {Stat} {By} in battle", "{Cards} a|ont {Stat a} de {By} dans une bataille")
	say[Step, AddsTo]("adds {N} to {Stat} of {Cards}", "ajoute {N} à {Stat} de {Cards}")
	say[Step, NotRaised]("{Stat} may not be increased", "{Stat} de cette carte ne peut pas augmenter")
	say[Step, CardNotRaised]("{Stat} of {Cards} may not be increased", "{Stat} de {Cards} ne peut pas augmenter")
	say[Step, CardNotLowered]("{Stat} of {Cards} may not be reduced", "{Stat} de {Cards} ne peut pas diminuer")
	say[Step, NotAbovePrinted]("{Stat} of {Cards} may not be above its printed value", "{Stat} de {Cards} ne peut pas dépasser sa valeur imprimée")
	say[Step, PowerDoubled]("power of {Cards} is doubled", "la puissance de {Cards} est doublée")
	say[Step, ImmuneBelow]("immune to attrition < {N}", "cette carte est immunisée contre l'attrition < {N}")
	say[Step, ImmuneToAll]("immune to attrition", "cette carte est immunisée contre l'attrition")
	say[Step, CardImmuneBelow]("{Cards} is|are immune to attrition < {N}", "{Cards} est|sont immunisé|immunisée|immunisés|immunisées contre l'attrition < {N}")
	say[Step, CardImmuneToAll]("{Cards} is|are immune to attrition", "{Cards} est|sont immunisé|immunisée|immunisés|immunisées contre l'attrition")
	say[Step, ImmuneTo]("immune to {Titles and}", "cette carte est immunisée contre {Titles and}")
	say[Step, CardImmuneTo]("{Cards} is|are immune to {Titles and}", "{Cards} est|sont immunisé|immunisée|immunisés|immunisées contre {Titles and}")
	say[Step, DrainHere]("Force drain {By} here", "drain de Force {By} ici")
	say[Step, TotalPowerIn]("{Whose} total power is {By} in battles {At}", "{Whose:votre|la} puissance totale {Whose:|de l'adversaire} est de {By} dans les batailles {At}")
	say[Step, TotalAbilityHere]("{Whose} total ability here is {By}", "{Whose:votre habileté totale|l'habileté totale de l'adversaire} ici est de {By}")
	say[Step, ForceGeneration]("{Whose} Force generation is {By}", "{Whose:votre génération de Force|la génération de Force de l'adversaire} est de {By}")
	say[Step, TransitCost]("your docking bay transit from here costs {N} Force", "votre transit par les aires de mise à quai depuis ici coûte {N} Force")
	say[Step, TransitFree]("your docking bay transit from here is free", "votre transit par les aires de mise à quai depuis ici est gratuit")
	say[Step, DeployHere]("{Cards} deploys|deploy {By} here", "{Cards} se déploie|déploient pour {By} ici")
	say[Step, DeployToSystemWith]("deploys {By} to same system as {Cards}", "se déploie pour {By} au même système que {Cards}")
	say[Step, SelfDeployAt]("deploys {By} to {Place}", "se déploie pour {By} à {Place}")
	say[Step, DeployFreeTo]("deploys free to {Place}", "se déploie gratuitement à {Place}")
	say[Step, DeployFreeToSiteOf]("deploys free to same site as {Cards}", "se déploie gratuitement au même site que {Cards}")
	say[Step, DeployOnlyTo]("deploys only to {Place}", "se déploie seulement à {Place}")
	say[Step, MayNotDeployTo]("cannot deploy to {Place}", "ne peut pas se déployer à {Place}")
	say[Step, DeployAt]("{Cards} deploys|deploy {By} to {Place}", "{Cards} se déploie|déploient pour {By} à {Place}")
	say[Step, NeverTo]("never deploys or moves, even aboard a starship or vehicle, to {Place}", "ne se déploie ni ne se déplace jamais, même à bord d'un vaisseau spatial ou d'un véhicule, à {Place}")
	say[Step, CrossingOver]("attempts to cross {Cards} over where this is present are {By}", "les tentatives de faire passer {Cards} dans l'autre camp là où cette carte est présente sont de {By}")
	say[Step, MoveOnlyTo]("moves only to {Place}", "ne peut se déplacer que vers {Place}")
	say[Step, MayNotMoveTo]("cannot move to {Place}", "ne peut pas se déplacer vers {Place}")
	say[Step, MayNotMove]("cannot move", "ne peut pas se déplacer")
	say[Step, Hindered]("{Cards} may not battle or move", "{Cards} ne peut|peuvent ni se battre ni se déplacer")
	say[Step, ReactMove]("move as a react", "déplacer cette carte en réaction")
	say[Step, ReactOnlyFight]("move as a react only to a battle or Force drain", "déplacer cette carte en réaction seulement vers une bataille ou un drain de Force")
	say[Step, ReactAdjacent]("move to an adjacent site as a react", "déplacer cette carte vers un site adjacent en réaction")
	say[Step, ReactHere]("{Cards} may move here as a react", "{Cards} peut|peuvent se déplacer ici en réaction")
	say[Step, ReactDeploy]("deploy as a react", "déployer cette carte en réaction")
	say[Step, ReactDeployBy]("deploy {By} as a react", "déployer cette carte pour {By} en réaction")
	say[Step, ReactDeployTo]("deploy to {Place} as a react", "déployer cette carte à {Place} en réaction")
	say[Step, ReactDeployPilotTo]("deploy with a pilot to {Place} as a react", "déployer cette carte avec un pilote à {Place} en réaction")
	say[Step, ReactDeployHere]("{Cards} may deploy here as a react", "{Cards} peut|peuvent se déployer ici en réaction")
	say[Step, ReactAway]("move away from a battle at same site as a react", "éloigner cette carte d'une bataille au même site en réaction")
	say[Step, NoReact]("opponent may not react to or from here", "l'adversaire ne peut réagir ni vers ici ni depuis ici")
	say[Step, NoReactTo]("opponent may not react to here", "l'adversaire ne peut pas réagir vers ici")
	say[Step, DeployAboard]("{Cards} deploys|deploy {By} aboard", "{Cards} se déploie|déploient pour {By} à bord")
	say[Step, Regardless]("{Cards} may deploy here regardless of location deployment restrictions", "{Cards} peut|peuvent se déployer ici quelles que soient les restrictions de lieu")
	say[Step, FirstUseToDeploy]("{Who} must first use {N} Force here to deploy {Cards}", "{Who} doit|devez d'abord utiliser ici {N} Force pour déployer {Cards}")
	say[Step, UnderNight]("{Cards} is|are under nighttime conditions", "{Cards} est|sont dans des conditions de nuit")
	say[Step, IsUndercover]("{Cards} is|are undercover", "{Cards} est|sont clandestin|clandestine|clandestins|clandestines")
	say[Step, DeployUnder]("deploys only to a site as an undercover spy", "se déploie seulement à un site, comme espion clandestin")
	say[Step, MovesFree]("moves free", "se déplace gratuitement")
	say[Step, ShuttleOr]("landspeed {Speed}, or may carry up to {N} character|characters@N to or from its site free",
		"vitesse terrestre {Speed}, ou peut transporter gratuitement jusqu'à {N} personnage|personnages vers ou depuis son site")
	say[Step, Replaces]("replaces {N} {Cards many} at one location", "remplace {N} {Cards many} à une localisation")
	say[Step, NotAboard]("cannot be aboard {Cards}", "ne peut pas être à bord de {Cards}")
	say[Step, WeaponDestinyHere]("{Whose} weapon destiny draws here are {By}", "{Whose:vos destinées d'arme|les destinées d'arme de l'adversaire} ici sont de {By}")
	say[Step, BattleDestinyDraws]("{Whose} battle destiny draws are {By}", "{Whose:vos destinées de bataille|les destinées de bataille de l'adversaire} sont de {By}")
	say[Step, AbilityRequired]("total ability of {N} or more required for {Who} to draw battle destiny here", "une habileté totale d'au moins {N} est requise pour que {Who} tire|tiriez une destinée de bataille ici")
	say[Step, DrawsIfUnable]("draws {N} battle destiny if unable to otherwise", "tire {N} destinée|destinées de bataille si ce n'est pas possible autrement")
	say[Step, DrawIfUnable]("draw {N} battle destiny if unable to otherwise", "tirer {N} destinée|destinées de bataille si ce n'est pas possible autrement")
	say[Step, TextCanceled]("game text of {Cards} is canceled", "le texte de {Cards} est annulé")
	say[Step, CardCanceled]("{Cards} is|are canceled", "{Cards} est|sont annulé|annulée|annulés|annulées")
	say[Step, IconsHere]("add {Dark} dark Force icon|icons@Dark and {Light} light Force icon|icons@Light here", "ajoute ici {Dark} icône|icônes de Force du côté obscur et {Light} icône|icônes de Force du côté lumineux")
	say[Step, AnyWeapons]("{Cards} may use any number of weapons and devices", "{Cards} peut|peuvent utiliser n'importe quel nombre d'armes et d'équipements")
}
