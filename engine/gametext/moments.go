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
	JustWas struct {
		head
		Cards Filter `bind:"cards"`
		Fate  Fate
	}
	AboutToBe struct {
		head
		Cards Filter `bind:"cards"`
		Fate  Fate
	}
	JustDid struct {
		head
		Cards Filter `bind:"cards"`
		Act   Act
	}
	AboutToDo struct {
		head
		Cards Filter `bind:"cards"`
		Act   Act
	}
	BeingDeployed struct {
		head
		Cards Filter `bind:"cards"`
	}
	ActionInitiated struct{ head } // an Interrupt or a react
	BothDrew        struct {       // battle.destiny.both-complete
		head
		N int
	}
	BattleEnded struct { // battle.end, battle.end.winner-effects
		head
		Won Outcome
		At  Place
	}
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
	StartsBattle struct {
		event
		At Place
	}
	StartsDrain struct {
		event
		At Place
	}
	Drained struct { // drain.response.drained
		event
		At Place
	}
	DrawsDestiny struct { // destiny.about-to
		event
		Bind int `bind:"destiny"`
	}
	DrawsFor struct { // destiny.about-to
		event
		Kind Draw
		At   Place
		Bind int `bind:"destiny"`
	}
	DrawsTargeting struct { // action.target.destiny-targeting
		event
		Stat  Stat
		Cards Filter
		Bind  int `bind:"destiny"`
	}
	DeploysCards struct {
		event
		Cards Filter `bind:"cards"`
	}
	PlaysCards struct { // icon.grabber
		event
		Cards Filter `bind:"cards"`
	}
	LosesForce struct {
		event
		From Cause
	}
	WinsBattle struct {
		event
		At Place
	}
)

// A Fate is what befalls cards.
type Fate interface{ isFate() }
type fate struct{}

func (fate) isFate() {}

type (
	BeLost struct { // leave.just-lost, leave.about-to
		fate
		From Origin
	}
	BeForfeited struct {
		fate
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
)

// A Lot is what befalls cards without more words.
type Lot uint8

const (
	BeHit   Lot = iota // weapon.hit
	BeFired            // weapon.fire.just-fired
	BeDrawn            // destiny.drawn-text
)

// An Act is what cards do.
type Act interface{ isAct() }
type act struct{}

func (act) isAct() {}

type (
	MoveAct   struct{ act }
	ComeHere  struct{ act } // on foot, by deploying or moving (weapon.mines)
	LeaveHere struct{ act }
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

type FromBattle struct{ cause }

// An Outcome is how a battle went.
type Outcome interface{ isOutcome() }
type outcome struct{}

func (outcome) isOutcome() {}

type WonBy struct {
	outcome
	Who Who
}

// coming is said of heads of what has not happened yet.
type coming interface{ isComing() }

func (AboutTo) isComing()   {}
func (AboutToBe) isComing() {}
func (AboutToDo) isComing() {}

func init() {
	words[Actor](card.T("you", "vous"), card.T("opponent", "l'adversaire"), card.T("a player", "un joueur"))

	say[Head, Just]("if {Who} just {Event past}", "si {Who} vient|venez de {Event inf}")
	say[Head, AboutTo]("if {Who} is|are about to {Event inf}", "si {Who} est|êtes sur le point de {Event inf}")
	say[Head, JustWas]("if {Cards} was|were just {Fate}", "si {Cards} vient|viennent {Fate}")
	say[Head, AboutToBe]("if {Cards} is|are about to be {Fate}", "si {Cards} est|sont sur le point {Fate}")
	say[Head, JustDid]("if {Cards} just {Act past}", "si {Cards} vient|viennent de {Act inf}")
	say[Head, AboutToDo]("if {Cards} is|are about to {Act inf}", "si {Cards} est|sont sur le point de {Act inf}")
	say[Head, BeingDeployed]("if {Cards} is|are being deployed", "si {Cards} est|sont en cours de déploiement")
	say[Head, ActionInitiated]("if an Interrupt or a react was just initiated", "si une interruption ou une réaction vient d'être engagée")
	say[Head, BothDrew]("if both players just drew {N} battle destiny", "si les deux joueurs viennent de tirer {N} destinée|destinées de bataille")
	say[Head, BattleEnded]("if a battle {Won?} just ended {At?}", "si une bataille {Won?} vient de se terminer {At?}")

	say[Event, StartsBattle]("initiated^initiate a battle {At?}", "engager une bataille {At?}")
	say[Event, StartsDrain]("initiated^initiate a Force drain {At?}", "engager un drain de Force {At?}")
	say[Event, Drained]("Force drained^drain {At?}", "effectuer un drain de Force {At?}")
	say[Event, DrawsDestiny]("drew^draw destiny", "tirer une destinée")
	say[Event, DrawsFor]("drew^draw {Kind} destiny {At?}", "tirer une destinée {Kind} {At?}")
	say[Event, DrawsTargeting]("drew^draw destiny targeting {Stat} of {Cards}", "tirer une destinée ciblant {Stat} de {Cards}")
	say[Event, DeploysCards]("deployed^deploy {Cards}", "déployer {Cards}")
	say[Event, PlaysCards]("played^play {Cards}", "jouer {Cards}")
	say[Event, LosesForce]("lost^lose Force {From?}", "perdre de la Force {From?}")
	say[Event, WinsBattle]("won^win a battle {At?}", "gagner une bataille {At?}")
	say[Cause, FromBattle]("from a battle", "à cause d'une bataille")

	say[Outcome, WonBy]("{Who} won", "{Who:que vous avez gagnée|que l'adversaire a gagnée|que chaque joueur a gagnée}")

	say[Fate, BeLost]("lost {From?}", "d'être perdu|perdue|perdus|perdues {From?}")
	say[Fate, BeForfeited]("forfeited {From?}", "d'être abandonné|abandonnée|abandonnés|abandonnées {From?}")
	words[Lot](card.T("hit", "d'être touché|d'être touchée|d'être touchés|d'être touchées"), card.T("fired", "de faire feu"),
		card.T("drawn for destiny", "d'être tiré comme destinée|d'être tirée comme destinée|d'être tirés comme destinée|d'être tirées comme destinée"))
	say[Fate, Be]("{What}", "{What}")
	say[Fate, BeTargeted]("targeted by {By}", "d'être ciblé|ciblée|ciblés|ciblées par {By}")
	say[Origin, FromTable]("from table", "depuis la table")
	say[Origin, FromPlace]("from {Place}", "à {Place}")

	say[Act, MoveAct]("moved^move", "se déplacer")
	say[Act, ComeHere]("arrived^arrive here on foot", "arriver ici à pied")
	say[Act, LeaveHere]("left^leave here", "partir d'ici")
}
