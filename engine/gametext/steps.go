package gametext

// Steps: what happens, one after the other.

// Several are steps that stand or fall together, joined by "and".
type Several []Step

type (
	DeployOnFor struct {
		step
		Cards Filter `bind:"cards"`
		N     Amount
	}
	DeployOn struct {
		step
		Cards Filter `bind:"cards"`
	}
	DeployOnSideFor struct {
		step
		Whose Whose
		N     Amount
	}
	DeployOnSide struct {
		step
		Whose Whose
	}
	Beneath struct { // of a Starting Effect (deck.starting-effect.count)
		rule
		Cards Filter
	}

	Target struct {
		step
		Cards Filter `bind:"cards"`
	}
	LosesAsCost struct { // action.cost
		step
		Cards Filter
	}
	DrawDestiny struct {
		step
		N    int `bind:"destiny"`
		Bind int
	}
	WhoDraws struct {
		step
		Who Who
		N   int
	}
	DrawWeaponDestiny struct {
		step
		N int
	}
	TotalChange struct {
		step
		By Delta
	}
	HitIf struct {
		step
		Cards Filter
		Total Amount
	}
	IfHit struct {
		step
		Then Several
	}
	IfHitBy struct {
		step
		By   Filter
		Then Several
	}
	IfThen struct {
		step
		If   Cond
		Then Several
	}
	OpponentChooses struct {
		step
		A, B Step
	}
	UseOr struct {
		step
		N    Amount
		Then Step
		Else Step
	}
	For struct {
		step
		Until Until
		Mod   Rule
	}
	SetStat struct {
		step
		Stat  Stat
		Cards Filter
		N     Amount
	}

	CancelAction struct{ step }
	Cancel       struct {
		step
		Cards Filter
	}
	CancelDestiny    struct{ step }
	CancelAndRedraw  struct{ step }
	AddBattleDestiny struct {
		step
		N int
	}
	AddToDrain struct {
		step
		N int
	}
	LoseForce struct {
		step
		Who Who
		N   Amount
	}
	ReduceLoss struct {
		step
		N Amount
	}
	PayToRaiseLoss struct{ step }
	AreLost        struct {
		step
		Cards Filter
	}
	DeployFrom struct { // deploy.same-location-device
		step
		Cards Filter
		From  Pile
	}
	ReactFrom struct { // react.deploy
		step
		Cards Filter
		From  Pile
	}
	BreakCover struct { // spy.break
		step
		Cards Filter
	}
	MoveAway struct {
		step
		Cards Filter
	}
	ReactAwayFree struct { // react.away
		step
		Cards Filter
	}
	DrawsChange struct {
		step
		By Delta
	}
	AllMoveAway struct { // move.away
		step
		Cards Filter
	}
	Retrieve struct {
		step
		Cards Filter
	}
	HigherRetrieves struct {
		step
		N int
	}
	Take struct {
		step
		Cards Filter
		From  Pile
	}
	Reshuffle struct{ step }
	PeekTop   struct {
		step
		Whose Whose
		Pile  Pile `bind:"card"`
		Bind  int
	}
	MayPlace struct {
		step
		Cards Filter
		Whose Whose
		Pile  Pile
	}
	PlaceFromHand struct {
		step
		Whose Whose
		Pile  Pile
	}
	LookAtHand struct{ step }
	Relocate   struct {
		step
		Cards Filter
		To    Filter
	}
	PlaceThis struct {
		step
		Pile Pile
	}
	MoveBetween struct {
		step
		Cards Filter
		To    Filter
	}
	MoveFrom struct {
		step
		Cards Filter
		To    Filter
	}
	ReturnTo struct {
		step
		Cards Filter
		To    Filter
	}
)

func init() {
	say[Step, DeployOnFor]("deploy on {Cards} for {N} Force", "déployer sur {Cards} pour {N} Force")
	say[Step, DeployOn]("deploy on {Cards}", "déployer sur {Cards}")
	say[Step, DeployOnSideFor]("deploy on {Whose} side of table for {N} Force", "déployer sur {Whose:votre côté|le côté adverse} de la table pour {N} Force")
	say[Step, DeployOnSide]("deploy on {Whose} side of table", "déployer sur {Whose:votre côté|le côté adverse} de la table")
	say[Rule, Beneath]("{Cards} from outside your deck may lie under this", "{Cards} hors de votre jeu peuvent se trouver sous cette carte")

	say[Step, Target]("target {Cards}", "cibler {Cards}")
	say[Step, DrawDestiny]("draw {N} destiny|destinies", "tirer {N} destinée|destinées")
	say[Step, WhoDraws]("{Who} draws|draw {N} destiny|destinies", "{Who} tire|tirez {N} destinée|destinées")
	say[Step, DrawWeaponDestiny]("draw {N} weapon destiny", "tirer {N} destinée|destinées d'arme")
	say[Step, TotalChange]("total is {By}", "le total est de {By}")
	say[Step, HitIf]("hit {Cards} if {Total} > defense value", "toucher {Cards} si {Total} > valeur de défense")
	say[Step, IfHit]("if hit: {Then}", "en cas de coup au but : {Then}")
	say[Step, IfHitBy]("if hit by {By}: {Then}", "en cas de coup au but par {By} : {Then}")
	say[Step, IfThen]("if {If}: {Then}", "si {If} : {Then}")
	say[Step, OpponentChooses]("opponent chooses: {A}, or {B}", "l'adversaire choisit : {A}, ou {B}")
	say[Step, UseOr]("use {N} Force: {Then}, otherwise {Else}", "utiliser {N} Force : {Then}, sinon {Else}")
	say[Step, For]("{Until}, {Mod}", "{Until}, {Mod}")
	say[Step, SetStat]("{Stat} of {Cards} = {N}", "{Stat} de {Cards} = {N}")

	say[Step, CancelAction]("cancel that action", "annuler cette action")
	say[Step, Cancel]("cancel {Cards}", "annuler {Cards}")
	say[Step, CancelDestiny]("cancel that destiny", "annuler cette destinée")
	say[Step, CancelAndRedraw]("cancel that destiny and redraw it", "annuler cette destinée et la tirer de nouveau")
	say[Step, AddBattleDestiny]("add {N} battle destiny", "ajouter {N} destinée|destinées de bataille")
	say[Step, AddToDrain]("add {N} to that Force drain", "ajouter {N} à ce drain de Force")
	say[Step, LoseForce]("{Who} loses|lose {N} Force", "{Who} perd|perdez {N} Force")
	say[Step, ReduceLoss]("reduce that loss by {N}", "réduire cette perte de {N}")
	say[Step, PayToRaiseLoss]("may use X Force to raise that loss by X", "vous pouvez utiliser X Force pour augmenter cette perte de X")
	say[Step, AreLost]("{Cards} is|are lost", "{Cards} est|sont perdu|perdue|perdus|perdues")
	say[Step, DeployFrom]("deploy {Cards} to same location from {From}", "déployer {Cards} à la même localisation depuis votre {From}")
	say[Step, ReactFrom]("deploy {Cards} from {From} as a react", "déployer en réaction {Cards} depuis votre {From}")
	say[Step, BreakCover]("break cover of {Cards}", "découvrir {Cards}")
	say[Step, MoveAway]("{Cards} moves|move away free", "{Cards} s'éloigne|s'éloignent gratuitement")
	say[Step, ReactAwayFree]("{Cards} moves|move away free as a react", "{Cards} s'éloigne|s'éloignent gratuitement en réaction")
	say[Step, DrawsChange]("each destiny draw of that weapon is {By}", "chaque destinée tirée pour cette arme est de {By}")
	say[Step, AllMoveAway]("move {Cards} away", "éloigner {Cards}")
	say[Step, Retrieve]("retrieve {Cards}", "récupérer {Cards}")
	say[Step, HigherRetrieves]("player with higher total may retrieve {N} card|cards at random", "le joueur au plus haut total peut récupérer {N} carte|cartes au hasard")
	say[Step, Take]("take {Cards} from {From} into hand", "prendre en main {Cards} depuis votre {From}")
	say[Step, Reshuffle]("reshuffle", "mélanger de nouveau")
	say[Step, PeekTop]("peek at top card of {Whose} {Pile}", "regarder la carte du dessus de {Whose:votre|la} {Pile} {Whose:|de l'adversaire}")
	say[Step, MayPlace]("may place {Cards} on top of {Whose} {Pile}", "vous pouvez placer {Cards} au-dessus de {Whose:votre|la} {Pile} {Whose:|de l'adversaire}")
	say[Step, PlaceFromHand]("place any number of cards from your hand on top of {Whose} {Pile}", "placer n'importe quel nombre de cartes de votre main au-dessus de {Whose:votre|la} {Pile} {Whose:|de l'adversaire}")
	say[Step, LookAtHand]("look at opponent's hand", "regarder la main de l'adversaire")
	say[Step, Relocate]("relocate {Cards} to {To}", "transférer {Cards} à {To}")
	say[Step, LosesAsCost]("lose {Cards} as a cost", "perdre {Cards} comme coût")
	say[Step, PlaceThis]("place this in {Pile}", "placer cette carte dans votre {Pile}")
	say[Step, MoveBetween]("move {Cards} free between here and {To}", "déplacer {Cards} gratuitement entre ici et {To}")
	say[Step, MoveFrom]("move {Cards} free from here to {To}", "déplacer {Cards} gratuitement d'ici à {To}")
	say[Step, ReturnTo]("return {Cards} from Lost Pile to {To}", "ramener {Cards} de la pile de cartes perdues à {To}")
}
