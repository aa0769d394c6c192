package gametext

import (
	"reflect"

	"cantina/engine/card"
)

// Steps: what happens, one after the other.

// Several are steps that stand or fall together, joined by "and".
type Several []Step

// How steps are joined: done on a condition, at a price, or as somebody chooses.
type (
	Hedged struct {
		step
		By Hedge
		Do Step
	}
	IfThen struct {
		step
		If   Cond
		Then Several
		Else Else
	}
	OneByOne struct { // all that follows in the clause is done for one card after the other
		step
		Cards Filter `bind:"cards"`
		Do    []Step
	}
	UseThen struct { // action.cost
		step
		N    Amount `bind:"number"` // where it is counted
		Bind int
		Then Several
		Else Else
	}
	ChoosesX struct { // what X is (value.upto)
		step
		From, To Amount
	}
	Chooses struct { // one of them
		step
		Who  Who
		Ways []Several
	}
	MayChoose struct { // one of them or nothing
		step
		Ways []Several
	}
)

// A Hedge is what keeps a step from being done at once.
type Hedge uint8

const (
	IfWished         Hedge = iota // as the player chooses when it comes to it
	AtTurnEnd                     // state.inactive.scheduled
	AtNextEnd                     // of the player's next turn
	IfOpponentWishes              // as the opponent chooses
	AtBattleEnd                   // battle.end
)

// french: a choice is followed by an infinitive.
func (x Hedged) french(w *writer, host agreement, space bool) {
	join := ""
	if x.By == IfWished || x.By == IfOpponentWishes {
		join = "inf"
	}
	w.spaced(reflect.ValueOf(x.By), "", host, space)
	w.spaced(reflect.ValueOf(&x.Do).Elem(), join, host, true)
}

// french says what the one who chooses does in the infinitive: "l'adversaire choisit : perdre
// 2 Force ou annuler cette action".
func (x Chooses) french(w *writer, _ agreement, space bool) {
	who := reflect.ValueOf(x.Who)
	w.spaced(who, "", agreement{}, space)
	w.put(agreeWith(who, card.French).choose([]string{"choisit", "choisissez"}), true)
	x.frenchWays(w)
}

func (x MayChoose) french(w *writer, _ agreement, space bool) {
	w.put("vous pouvez choisir", space)
	Chooses{Ways: x.Ways}.frenchWays(w)
}

func (x Chooses) frenchWays(w *writer) {
	w.put(":", false)
	me := w.me
	for i, way := range x.Ways {
		w.between(i, len(x.Ways), "ou")
		for n, do := range way {
			w.between(n, len(way), "et")
			do = x.own(do)
			w.me = me
			w.spaced(reflect.ValueOf(&do).Elem(), "", agreement{}, true)
		}
	}
}

// own is a step without its agent, if that is the one who chooses.
func (x Chooses) own(way Step) Step {
	switch do := way.(type) {
	case HandleForce:
		if do.By == Agent(Another{Who: x.Who}) {
			do.By = nil
		}
		return do
	case NewTarget:
		if do.By == Agent(Another{Who: x.Who}) {
			do.By = nil
		}
		return do
	}
	return way
}

// binds: how much was used has a name where the text counts it.
func (x UseThen) binds(*Clause) bool {
	_, counted := x.N.(Count)
	return counted
}

// french says "utiliser 2 Force", "utiliser autant de Force que le nombre de cartes",
// "utiliser une Force égale au coût de déploiement de ce droïde".
func (x UseThen) french(w *writer, _ agreement, space bool) {
	if pay := (Pay{N: x.N}); x.binds(nil) {
		pay.french(w, agreement{}, space)
	} else if _, stat := x.N.(StatOf); stat {
		w.put("utiliser une Force égale à", space)
		w.spaced(reflect.ValueOf(&x.N).Elem(), "", agreement{}, true)
	} else {
		w.put("utiliser", space)
		w.spaced(reflect.ValueOf(&x.N).Elem(), "", agreement{}, true)
		w.put("Force", true)
	}
	w.put(":", false)
	w.spaced(reflect.ValueOf(x.Then), "", agreement{}, true)
	w.spaced(reflect.ValueOf(&x.Else).Elem(), "", agreement{}, false)
}

// suits refuses "for 2 droids: ...": it goes round for each of the cards.
func (x OneByOne) suits(Context) string {
	if x.Cards.Det != DetEach {
		return `steps are repeated "for each" of some cards`
	}
	return ""
}

// An Else is what is done otherwise.
type Else interface{ isElse() }
type orelse struct{}

func (orelse) isElse() {}

type Otherwise struct {
	orelse
	Do Several
}

type (
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
	AwayOrLost struct { // move.away: each as its owner chooses
		step
		Cards Filter
	}
	OutAsCost struct { // action.cost; what it was counts where the text asks for it afterwards
		step
		Cards Filter
	}
	Strike struct { // weapon.hit, capture.choice: Dark chooses what becomes of each
		step
		Blow  Blow
		Cards Filter
		Total Amount
	}
	IfHit struct {
		step
		By   Shooter
		Then Several
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

	CancelThat struct {
		step
		That Answered
	}
	Treat struct {
		step
		How    Treatment
		Cards  Filter
		Chance Chance // of captives released
		Each   Each   // who steals it
	}
	Become struct {
		step
		Cards Filter
		What  Ruin
	}
	Simply struct {
		step
		Do Doing
	}
	DeployOn struct { // where the card with the text deploys
		step
		On   On
		Cost Cost
	}
	InsertInto struct { // insert.def
		step
		Whose Whose
	}
	Deploy struct { // deploy.same-location-device, react.deploy
		step
		Cards Filter
		From  From
		To    To
		Cost  Cost
		How   How
	}
	Move struct { // move.by-card, move.forced-by-opponent, move.follow, move.away, react.away
		step
		Cards Filter
		To    To
		Cost  Cost
		How   How
	}
	Fire struct { // weapon.outside
		step
		Cards Filter
		Cost  Cost
	}
)

// A Treatment is what is done to cards, of which nothing more is said.
type Treatment uint8

const (
	Cancel       Treatment = iota // action.cancel.card
	Release                       // captive.release.cards
	BreakCover                    // spy.break
	Retrieve                      // life.retrieve.specific
	Steal                         // steal.def
	Convert                       // convert.character
	CrossOver                     // cross.def
	Repair                        // weapon.ion
	Detach                        // creature.attach
	TakeCaptive                   // capture.choice
	SwapRaces                     // the top race destiny of the card with the text with theirs (podrace.stacked)
	ReleaseThere                  // where it is, not to the Used Pile (captive.release.cards)
)

// A Ruin is what becomes of cards.
type Ruin uint8

const (
	AreLost      Ruin = iota
	AreBlownAway      // location.blown-away
	AreHit            // by a destiny drawn for it
	AreMissing        // missing.state
	AreCrashed        // vehicle.crashed
	AreCollapsed      // location.collapsed
	AreFrozen         // captive.frozen
	ArePassed         // jedi-test.complete
	AreForfeited      // battle.forfeit
	AreRestored       // no longer hit (weapon.hit)
	AreDamaged        // a Podracer (podrace.damage)
)

// Doing is what is done to no cards in particular.
type Doing uint8

const (
	Reshuffle          Doing = iota // pile.reshuffle
	HitsLost                        // weapon.hit.immediately-lost
	TripleResult                    // of the action that is answered
	OutcomeOpponents                // where no destiny was drawn (destiny.failed)
	SwitchDestinies                 // battle.destiny.both-complete
	SwitchPower                     // battle.power.total
	DoublePower                     // what it is at that moment (battle.power.total)
	CancelDamage                    // battle.damage.amount
	SeekersAsTargets                // weapon.seeker.as-target
	ChooseHeading                   // of a Mobile Effect (effect.mobile)
	MakeAttackRun                   // epic.attack-run
	FlipsThis                       // objective.flip, where its player chooses
	KeepDraw                        // action.cancel.destiny
	StaysOnTable                    // the card itself, for all that its draw could have done to it
	SubstituteFromHand              // destiny.substitute
	BattleAgain                     // ruling.counterattack
	OpensOrShuts                    // the mouth of a creature (location.cave-rules)
	TurnPile                        // pile.place
	StartPodrace                    // podrace.start
	SucceedsUndrawn                 // the action that is answered (destiny.automatic)
	ShuffleAny                      // pile.reshuffle
)

// A Blow is what a weapon does to a target whose defense value it beats.
type Blow uint8

const (
	Hit Blow = iota
	Capture
	Crash // vehicle.crashed
)

// An Answered thing is what a response is about.
type Answered uint8

const (
	ThatAction Answered = iota
	ThatDraw
	ThatDrawAgain // destiny.cancel-redraw
	ThatLeaving   // of a card about to be lost (leave.about-to)
)

// On is what a card deploys on.
type On interface{ isOn() }
type on struct{}

func (on) isOn() {}

type (
	OnCards struct {
		on
		Cards Filter `bind:"cards"`
	}
	OnSide struct {
		on
		Whose Whose
	}
	OnPile struct { // face up, as no part of it
		on
		Whose Whose
		Pile  Pile
	}
	BesidePile struct {
		on
		Whose Whose
		Pile  Pile
	}
)

// A Shooter is who fired what hit.
type Shooter interface{ isShooter() }
type shooter struct{}

func (shooter) isShooter() {}

type HitBy struct {
	shooter
	Cards Filter
}

func init() {
	say[Rule, Beneath]("{Cards} from outside your deck may lie under this", "{Cards} hors de votre deck peut|peuvent se trouver sous cette carte")

	words[Answered](card.T("that action", "cette action"), card.T("that destiny", "cette destinée"), card.T("that destiny and redraw it", "cette destinée et la tirer de nouveau"),
		card.T("its being lost", "cette perte"))
	say[On, OnCards]("on {Cards}", "sur {Cards}")
	say[On, OnPile]("on top of {Whose} {Pile}", "sur {Whose:votre|la} {Pile} {Whose:|de l'adversaire}")
	say[On, BesidePile]("beside {Whose} {Pile}", "à côté de {Whose:votre|la} {Pile} {Whose:|de l'adversaire}")
	say[On, OnSide]("on {Whose} side of table", "sur {Whose:votre côté|le côté adverse} de la table")

	words[Hedge](card.T("may", "vous pouvez"), card.T("at the end of this turn,", "à la fin de ce tour,"),
		card.T("at the end of your next turn,", "à la fin de votre prochain tour,"),
		card.T("opponent may", "l'adversaire peut"), card.T("at the end of this battle,", "à la fin de cette bataille,"))
	say[Step, Hedged]("{By} {Do}", "")
	say[Step, IfThen]("if {If}: {Then}{Else?}", "si {If} : {Then}{Else?}")
	say[Step, OneByOne]("for {Cards}: {Do ;}", "pour {Cards} : {Do ;}")
	say[Step, UseThen]("use {N} Force: {Then}{Else?}", "")
	say[Step, Chooses]("{Who} chooses|choose: {Ways or}", "")
	say[Step, MayChoose]("you may choose: {Ways or}", "")
	say[Step, ChoosesX]("X = number you choose from {From} to {To}", "X est un nombre de votre choix de {From} à {To}")
	say[Else, Otherwise](", otherwise {Do}", ", sinon {Do}")

	say[Step, DeployOn]("deploy {On} {Cost?}", "déployer {On} {Cost?}")
	say[Step, InsertInto]("insert into {Whose} Reserve Deck", "insérer dans {Whose:votre|la} Réserve {Whose:|de l'adversaire}")
	say[Step, Deploy]("deploy {Cards} {From} {To?} {Cost?} {How?}", "déployer {Cards} {From} {To?} {Cost?} {How?}")
	say[Step, Move]("move {Cards} {To} {Cost?} {How?}", "déplacer {To short} {Cards} {To long} {Cost?} {How?}")
	say[Step, Fire]("fire {Cards} {Cost?}", "faire feu {Cost?} avec {Cards}")

	say[Step, Target]("target {Cards}", "cibler {Cards}")
	words[Blow](card.T("hit", "toucher"), card.T("capture", "capturer"), card.T("crash", "faire s'écraser"))
	say[Step, Strike]("{Blow} {Cards} if {Total} > defense value", "{Blow} {Cards} si {Total} > valeur de défense")
	say[Step, IfHit]("if hit {By?}: {Then}", "en cas de coup au but {By?} : {Then}")
	say[Shooter, HitBy]("by {Cards}", "avec {Cards} comme tireur")
	say[Step, For]("{Until}, {Mod}", "{Until}, {Mod}")
	say[Step, SetStat]("{Stat} of {Cards} = {N}", "{Stat} de {Cards} = {N}")

	say[Step, CancelThat]("cancel {That}", "annuler {That}")
	words[Treatment](card.T("cancel", "annuler"), card.T("release", "libérer"), card.T("break cover of", "découvrir"), card.T("retrieve", "récupérer"),
		card.T("steal", "voler"), card.T("convert", "convertir"), card.T("cross over", "faire passer"), card.T("repair", "réparer"), card.T("detach", "détacher"), card.T("capture", "capturer"),
		card.T("exchange top race destiny here with that of", "échanger la destinée de course du dessus ici avec celle de"),
		card.T("release on the spot", "libérer"))
	words[Ruin](card.T("lost", "perdu|perdue|perdus|perdues"), card.T("blown away", "anéanti|anéantie|anéantis|anéanties"),
		card.T("hit", "touché|touchée|touchés|touchées"),
		card.T("missing", "porté disparu|portée disparue|portés disparus|portées disparues"), card.T("crashed", "accidenté|accidentée|accidentés|accidentées"),
		card.T("collapsed", "effondré|effondrée|effondrés|effondrées"), card.T("frozen", "gelé|gelée|gelés|gelées"), card.T("completed", "réussi|réussie|réussis|réussies"), card.T("forfeited", "abandonné|abandonnée|abandonnés|abandonnées"),
		card.T("restored to normal", "remis en état|remise en état|remis en état|remises en état"),
		card.T("damaged", "endommagé|endommagée|endommagés|endommagées"))
	words[Doing](card.T("reshuffle", "mélanger de nouveau"), card.T("hit targets are immediately lost", "les cibles touchées sont immédiatement perdues"),
		card.T("triple its result", "tripler son résultat"),
		card.T("without a destiny opponent chooses whether it succeeds", "sans destinée, l'adversaire choisit si l'effet réussit"),
		card.T("switch those battle destinies", "échanger ces destinées de bataille"),
		card.T("switch your total power with opponent's", "échanger votre puissance totale contre celle de l'adversaire"),
		card.T("double your total power", "doubler votre puissance totale"),
		card.T("cancel your remaining battle damage", "annuler vos dommages de bataille restants"),
		card.T("for a character weapon a seeker is a character with defense value 4", "pour une arme de personnage, une sonde chercheuse est un personnage de valeur de défense 4"),
		card.T("choose its direction", "choisir sa direction"),
		card.T("make an Attack Run", "effectuer une mission d'attaque"),
		card.T("flip this", "retourner cette carte"),
		card.T("you may not cancel that destiny", "vous ne pouvez pas annuler cette destinée"),
		card.T("this stays on table", "cette carte reste sur la table"),
		card.T("lose the card drawn and use the destiny number of a card from your hand instead", "perdre la carte tirée et utiliser à sa place le chiffre de destinée d'une carte de votre main"),
		card.T("initiate a new battle there", "engager une nouvelle bataille à cet endroit"),
		card.T("open or close its mouth", "ouvrir ou fermer sa gueule"),
		card.T("put top card of any pile at its bottom", "placer la carte du dessus de n'importe quelle pile sous celle-ci"),
		card.T("start a Podrace: in each control phase of Dark each player may draw 1 race destiny and place it on own Podracer (on the arena without one) or in Used Pile",
			"commencer une course : à chaque phase de contrôle du côté obscur, chaque joueur peut tirer 1 destinée de course et la placer sur son module (sur l'arène s'il n'en a pas) ou dans sa pile utilisée"),
		card.T("that action succeeds without drawing destiny", "cette action réussit sans tirage de destinée"),
		card.T("shuffle any Reserve Deck, Used Pile or Lost Pile", "mélanger n'importe quelle Réserve, pile utilisée ou pile perdue"))
	say[Step, Treat]("{How} {Cards} {Chance?} {Each?}", "")
	say[Step, Become]("{Cards} is|are {What}", "{Cards} est|sont {What}")
	say[Step, Simply]("{Do}", "{Do}")
	say[Step, LosesAsCost]("lose {Cards} as a cost", "perdre {Cards} comme coût")
	say[Step, AwayOrLost]("{Cards} moves|move away free or is|are lost", "{Cards} se déplace|déplacent ailleurs gratuitement ou est|sont perdu|perdue|perdus|perdues")
	say[Step, OutAsCost]("place {Cards} out of play as a cost", "placer {Cards} hors jeu comme coût")
}

// french says "faire passer ce personnage dans l'autre camp": what is done, to whom, and where.
func (x Treat) french(w *writer, _ agreement, space bool) {
	w.spaced(reflect.ValueOf(x.How), "", agreement{}, space)
	w.spaced(reflect.ValueOf(&x.Chance).Elem(), "", agreement{}, true)
	w.spaced(reflect.ValueOf(&x.Cards).Elem(), "", agreement{}, true)
	w.spaced(reflect.ValueOf(&x.Each).Elem(), "", agreement{}, true)
	switch x.How {
	case CrossOver:
		w.put("dans l'autre camp", true)
	case ReleaseThere:
		w.put("sur place", true)
	}
}
