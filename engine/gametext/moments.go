package gametext

import "cantina/engine/card"

// Moments that a response answers: what a player, or what befalls or is done by cards,
// has just happened or is about to.

type (
	Just struct {
		head
		Who   Actor
		Event Event
	}
	AboutTo struct { // action.before
		head
		Who   Actor
		Event Event
	}
	Befalls struct {
		head
		Cards Filter `bind:"cards"`
		Tense Tense
		Fate  Fate
	}
	Acts struct {
		head
		Cards Filter `bind:"cards"`
		Act   Act
	}
	BattleEnded struct { // battle.end, battle.end.winner-effects
		head
		At Place
	}
)

// A Tense says whether something has befallen cards, or is about to (action.before).
type Tense uint8

const (
	JustWas Tense = iota
	AboutToBe
)

// An Actor is a player whose deed makes a moment.
type Actor uint8

const (
	ByYou Actor = iota
	ByOpponent
	ByAnybody
)

// An Event is what a player does at a moment. What is drawn has a number only once it
// is drawn.
type Event interface{ isEvent() }
type event struct{}

func (event) isEvent() {}

type (
	Fights struct {
		event
		What Clash
		At   Place
		Bind int `bind:"location"` // where
	}
	DrawsOne struct { // destiny.about-to
		event
		What Drawing
		With Aid // the card whose text draws it
		At   Place
		Bind int `bind:"destiny"`
	}
	DrawsTargeting struct { // action.target.destiny-targeting
		event
		Stat  Stat
		Cards Filter `bind:"cards"`
		Bind  int    `bind:"destiny"`
	}
	BringsCards struct {
		event
		How   Bringing
		Cards Filter `bind:"cards"`
		From  From   // what is deployed
	}
	TurnsForce struct {
		event
		How  Turnover
		From Cause // of a loss
		Bind int   `bind:"number"`
		At   int   `bind:"location"` // where what took it happened
	}
)

// A Clash is a battle, a duel or a Force drain, and what of it a player does.
type Clash uint8

const (
	StartsBattle Clash = iota
	StartsDrain
	DrainsForce // drain.response.drained
	WinsBattle
	StartsDuel
	WinsDuel
	WinsCombat       // duel.saber-combat
	EndsBattle       // that the player initiated (battle.end)
	StartsAnswerable // an Interrupt or a react
)

// A Drawing is a destiny that a player draws; of an untold kind at no place.
type Drawing uint8

const (
	DrawsDestiny Drawing = iota
	DrawsBattleDestiny
	DrawsWeaponDestiny
	DrawsDuelDestiny
	DrawsFromForcePile // into hand (turn.draw)
)

// A Turnover of Force is its way to the Lost Pile, or back.
type Turnover uint8

const (
	LosesForce Turnover = iota
	RetrievesForce
)

// Bringing is how a player brings cards into play.
type Bringing uint8

const (
	DeploysCards   Bringing = iota
	PlaysCards              // icon.grabber
	CompletesCards          // jedi-test.complete
	Substitutes             // the text of a card, or its destiny, for one drawn (destiny.substitute)
)

// A Fate is what befalls cards.
type Fate interface{ isFate() }
type fate struct{}

func (fate) isFate() {}

type (
	BeGone struct {
		fate
		How  Loss
		From Origin
	}
	BeTargeted struct { // action.target.retarget
		fate
		By Filter `bind:"cards"`
	}
	Be struct {
		fate
		What Lot
	}
	BeThreatened struct { // by an action that steals, hits, loses or captures what it targets (action.target)
		fate
		By Who
	}
	BeDoneBy struct {
		fate
		What Doer
		By   Filter
	}
)

// A Doer is what others do to cards.
type Doer uint8

const (
	HitByThem        Doer = iota // weapon.hit
	DeliveredByThem              // into a prison, once until it is released (move.prisoner)
	ImprisonedByThem             // put into a prison by who took it into custody first, however often
	ExcludedByThem               // from a battle (battle.exclude)
	EatenByThem                  // defeated by a creature (creature.attacks.result)
)

// A Loss is how cards come off the place where they were.
type Loss uint8

const (
	BeLost Loss = iota // leave.just-lost, leave.about-to
	BeForfeited
	BeReleased // captive.release.active
)

// A Lot is what befalls cards without more words.
type Lot uint8

const (
	BeHit      Lot = iota // weapon.hit
	BeFired               // weapon.fire.just-fired
	BeDrawn               // destiny.drawn-text
	BeLaidDown            // face down (pile.look)
	BeEaten               // by a creature (creature.attacks.result)
	BeDisarmed            // by a card deployed on him whose text leaves him no weapons (weapon.permanent)
)

// An Act is what cards do, have done or are about to do.
type Act uint8

const (
	Moved       Act = iota
	AboutToMove     // action.before
	CameHere        // on foot, by deploying or moving (weapon.mines)
	LeftHere
	Deploying
	FromNextSite // moved
	ReachedThis  // an Utinni Effect (utinni.reach)
	CameBack     // to the system that the Effect has noted (NotesStart)
	WentMissing  // missing.state
	TookPlace    // of another version of the persona (persona.replace)
	Reacted      // moved or deployed as a react (react.def)
	Shot         // fired a weapon, perhaps one built in (weapon.fire.just-fired)
	DeliversAim  // brings an Utinni Effect that it carries to whom that targets (utinni.reach)
	Arrived      // moved, or was aboard what did (move.carried)
	ShowsHand    // the opponent is about to look at your hand with it (pile.look)
	Came         // as CameHere, of what does not walk
)

// An Origin is where cards are lost or forfeited from.
type Origin interface{ isOrigin() }
type origin struct{}

func (origin) isOrigin() {}

type (
	FromTable struct{ origin }
	FromPlace struct {
		origin
		Place Filter `bind:"cards"`
	}
)

// A Cause is what Force is lost to.
type Cause interface{ isCause() }
type cause struct{}

func (cause) isCause() {}

type LostTo struct {
	cause
	What Fray
}

// A Fray is what costs the loser Force.
type Fray uint8

const (
	FrayBattle Fray = iota
	FrayDrain
)

// eatenFrench is said of what a creature has just eaten.
const eatenFrench = "d'être dévoré|d'être dévorée|d'être dévorés|d'être dévorées"

// coming is said of heads that may speak of what has not happened yet.
type coming interface{ isComing() bool }

func (AboutTo) isComing() bool   { return true }
func (x Acts) isComing() bool    { return x.Act == AboutToMove || x.Act == ShowsHand }
func (x Befalls) isComing() bool { return x.Tense == AboutToBe }

func init() {
	words[Actor](card.T("you", "vous"), card.T("opponent", "l'adversaire"), card.T("a player", "un joueur"))

	say[Head, Just]("if {Who} just {Event past}", "si {Who} vient|venez de {Event inf}")
	say[Head, AboutTo]("if {Who} is|are about to {Event inf}", "si {Who} est|êtes sur le point de {Event inf}")
	words[Tense](card.T("was just|were just", "vient|viennent"), card.T("is about to be|are about to be", "est sur le point|sont sur le point"))
	say[Head, Befalls]("if {Cards} {Tense} {Fate}", "si {Cards} {Tense} {Fate}")
	words[Act](card.T("just moved", "vient de se déplacer|vient de se déplacer|viennent de se déplacer|viennent de se déplacer"),
		card.T("is about to move|are about to move", "est sur le point de se déplacer|est sur le point de se déplacer|sont sur le point de se déplacer|sont sur le point de se déplacer"),
		card.T("just arrived here on foot", "vient d'arriver ici à pied|vient d'arriver ici à pied|viennent d'arriver ici à pied|viennent d'arriver ici à pied"),
		card.T("just left here", "vient de partir d'ici|vient de partir d'ici|viennent de partir d'ici|viennent de partir d'ici"),
		card.T("is being deployed|are being deployed", "est en cours de déploiement|est en cours de déploiement|sont en cours de déploiement|sont en cours de déploiement"),
		card.T("just moved from an adjacent site", "vient de se déplacer depuis un site adjacent|vient de se déplacer depuis un site adjacent|viennent de se déplacer depuis un site adjacent|viennent de se déplacer depuis un site adjacent"),
		card.T("just reached this", "vient d'atteindre cette carte|vient d'atteindre cette carte|viennent d'atteindre cette carte|viennent d'atteindre cette carte"),
		card.T("just returned to noted system", "vient de revenir au système de départ|vient de revenir au système de départ|viennent de revenir au système de départ|viennent de revenir au système de départ"),
		card.T("just went missing", "vient de disparaître|vient de disparaître|viennent de disparaître|viennent de disparaître"),
		card.T("just replaced another version", "vient de remplacer une autre version|vient de remplacer une autre version|viennent de remplacer une autre version|viennent de remplacer une autre version"),
		card.T("just reacted", "vient de réagir|vient de réagir|viennent de réagir|viennent de réagir"),
		card.T("just fired a weapon", "vient de faire feu avec une arme|vient de faire feu avec une arme|viennent de faire feu avec une arme|viennent de faire feu avec une arme"),
		card.T("just delivered a Utinni Effect", "vient de livrer un effet Utinni|vient de livrer un effet Utinni|viennent de livrer un effet Utinni|viennent de livrer un effet Utinni"),
		card.T("just moved or was carried|just moved or were carried", "vient de se déplacer ou d'être transporté|vient de se déplacer ou d'être transportée|viennent de se déplacer ou d'être transportés|viennent de se déplacer ou d'être transportées"),
		card.T("is about to show opponent your hand|are about to show opponent your hand", "est sur le point de montrer votre main à l'adversaire|est sur le point de montrer votre main à l'adversaire|sont sur le point de montrer votre main à l'adversaire|sont sur le point de montrer votre main à l'adversaire"),
		card.T("just arrived here", "vient d'arriver ici|vient d'arriver ici|viennent d'arriver ici|viennent d'arriver ici"))
	say[Head, Acts]("if {Cards} {Act}", "si {Cards} {Act}")
	say[Head, BattleEnded]("if a battle just ended {At?}", "si une bataille vient de se terminer {At?}")

	words[Clash](card.T("initiated a battle^initiate a battle", "engager une bataille"), card.T("initiated a Force drain^initiate a Force drain", "engager un drain de Force"),
		card.T("Force drained^Force drain", "effectuer un drain de Force"), card.T("won a battle^win a battle", "gagner une bataille"),
		card.T("initiated a duel^initiate a duel", "engager un duel"), card.T("won a duel^win a duel", "gagner un duel"),
		card.T("won lightsaber combat^win lightsaber combat", "gagner un combat au sabre laser"),
		card.T("ended a battle of their own^end a battle of their own", "terminer une bataille de sa propre initiative"),
		card.T("initiated an Interrupt or a react^initiate an Interrupt or a react", "engager une interruption ou une réaction"))
	words[Drawing](card.T("drew destiny^draw destiny", "tirer une destinée"), card.T("drew battle destiny^draw battle destiny", "tirer une destinée de bataille"),
		card.T("drew weapon destiny^draw weapon destiny", "tirer une destinée d'arme"), card.T("drew duel destiny^draw duel destiny", "tirer une destinée de duel"),
		card.T("drew a card from Force Pile^draw a card from Force Pile", "tirer une carte de la pile de Force"))
	words[Bringing](card.T("deployed^deploy", "déployer"), card.T("played^play", "jouer"), card.T("completed^complete", "réussir"), card.T("replaced a draw with^replace a draw with", "remplacer un tirage par"))
	say[Event, Fights]("{What} {At?}", "{What} {At?}")
	say[Event, DrawsOne]("{What} {With?} {At?}", "{What} {With?} {At?}")
	say[Event, DrawsTargeting]("drew^draw destiny targeting {Stat} of {Cards}", "tirer une destinée ciblant {Stat} de {Cards}")
	say[Event, BringsCards]("{How} {Cards} {From?}", "{How} {From?} {Cards}")
	words[Turnover](card.T("lost^lose", "perdre"), card.T("retrieved^retrieve", "récupérer"))
	say[Event, TurnsForce]("{How} Force {From?}", "{How} de la Force {From?}")
	words[Fray](card.T("a battle", "une bataille"), card.T("a Force drain", "un drain de Force"))
	say[Cause, LostTo]("from {What}", "à cause de {What}")

	words[Loss](card.T("lost", "d'être perdu|d'être perdue|d'être perdus|d'être perdues"),
		card.T("forfeited", "d'être abandonné|d'être abandonnée|d'être abandonnés|d'être abandonnées"),
		card.T("released", "d'être libéré|d'être libérée|d'être libérés|d'être libérées"))
	say[Fate, BeGone]("{How} {From?}", "{How} {From?}")
	words[Lot](card.T("hit", "d'être touché|d'être touchée|d'être touchés|d'être touchées"), card.T("fired", "de faire feu"),
		card.T("drawn for destiny", "d'être tiré comme destinée|d'être tirée comme destinée|d'être tirés comme destinée|d'être tirées comme destinée"),
		card.T("laid face down on table", "d'être posé face cachée sur la table|d'être posée face cachée sur la table|d'être posés face cachée sur la table|d'être posées face cachée sur la table"),
		card.T("eaten", eatenFrench),
		card.T("disarmed", "d'être désarmé|d'être désarmée|d'être désarmés|d'être désarmées"))
	say[Fate, Be]("{What}", "{What}")
	words[Doer](card.T("hit", "d'être touché|d'être touchée|d'être touchés|d'être touchées"),
		card.T("delivered", "d'être livré|d'être livrée|d'être livrés|d'être livrées"),
		card.T("seized and imprisoned", "d'être saisi et emprisonné|d'être saisie et emprisonnée|d'être saisis et emprisonnés|d'être saisies et emprisonnées"),
		card.T("excluded", "d'être exclu|d'être exclue|d'être exclus|d'être exclues"),
		card.T("eaten", eatenFrench))
	say[Fate, BeDoneBy]("{What} by {By}", "{What} par {By}")
	say[Fate, BeThreatened]("targeted by {By} to be stolen, hit, lost or captured", "d'être ciblé|ciblée|ciblés|ciblées par {By} pour être volé|volée|volés|volées, touché|touchée|touchés|touchées, perdu|perdue|perdus|perdues ou capturé|capturée|capturés|capturées")
	say[Fate, BeTargeted]("targeted by {By}", "d'être ciblé|ciblée|ciblés|ciblées par {By}")
	say[Origin, FromTable]("from table", "depuis la table")
	say[Origin, FromPlace]("from {Place}", "à {Place}")
}
