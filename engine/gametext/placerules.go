package gametext

import "cantina/engine/card"

// PlaceRules are the rules of the rulebook that a location puts in effect: what
// they say stands in the chapter on locations.
type PlaceRules uint8

const (
	AsteroidRules PlaceRules = iota // location.asteroid-rules
	CaveRules                       // location.cave-rules
	TrenchRules                     // location.trench-rules
	DejarikRules                    // location.dejarik-rules
	ShieldRules                     // location.hoth-shield
	BluffRules                      // location.bluff-rules
)

// A Way is which way something moves.
type Way uint8

const (
	WayFrom Way = iota
	WayTo
)

type (
	RulesInEffect struct {
		rule
		Rules PlaceRules
	}
	ExtraSpeed struct { // move.landspeed, move.hyperspeed
		rule
		Cards Filter
		Way   Way
		By    Delta
		Pace  Pace
	}
	Lays struct {
		rule
		What Law
	}
	Refits struct { // of what carries the card
		rule
		What Fitting
	}
	ConvertedBy struct { // location.converting
		rule
		By Filter
	}
)

// A Pace is what a card needs to come so far.
type Pace uint8

const (
	ByLandspeed Pace = iota
	ByHyperspeed
)

// A Fitting is what is built into a starship or vehicle, and how that changes.
type Fitting uint8

const (
	AddsPilotPlace     Fitting = iota // leave.lost-capacity
	AddsAstromechPlace                // ship.astromech-slot, leave.lost-capacity
	LosesNavComputer                  // icon.nav
)

// A Law is a rule that says everything by itself.
type Law uint8

const (
	ParsecOfPosition       Law = iota // location.mobile
	LightGoesFirst                    // start.first-player
	CanceledUnlessCaptured            // capture.ship
	JumpOff                           // vehicle.creature.jump
	NeedsNoPower                      // weapon.artillery
	PoliticsAsPower                   // value.substituted
	DoubleInSabacc                    // sabacc.double
	ProbesGoUsed                      // of the cards under systems, when its card leaves (leave.attached)
	WeakensHost                       // ruling.vine-snake
	MildPermanents                    // weapon.permanent.shieldmod
	PilotsTurnedOut                   // ship.permanent-pilot
	OneAtEach                         // ruling.sith-probe-droid
	OpenUsedPiles                     // pile.look
	StoresCards                       // ruling.cyborg-construct
	TakesCaptured                     // capture.ship.where
	CaveIsBelly                       // location.cave-rules
	FreezesForce                      // of the Force Pile on which it lies (life.use)
	ClosesLostPile                    // of the player beside whose Lost Pile its card lies (pile.look)
	CountsInNoEpic                    // epic.generic-sites, of a site that is none
	HoldsOne                          // a card at no location on which characters stand (move.relocate)
)

func init() {
	words[PlaceRules](card.T("Asteroid Rules", "règles des astéroïdes"), card.T("Cave Rules", "règles de la caverne"),
		card.T("Trench Rules", "règles de la tranchée"), card.T("Dejarik Rules", "règles des dejariks"),
		card.T("Hoth Energy Shield Rules", "règles du bouclier d'énergie de Hoth"),
		card.T("Bluff Rules", "règles du bluff"))
	say[Rule, RulesInEffect]("{Rules} in effect", "les {Rules} sont en vigueur")
	words[Way](card.T("from here", "depuis ici"), card.T("to here", "jusqu'ici"))
	words[Pace](card.T("landspeed", "de vitesse terrestre"), card.T("hyperspeed", "d'hypervitesse"))
	say[Rule, ExtraSpeed]("movement of {Cards} {Way} requires {By} {Pace}", "le déplacement de {Cards} {Way} demande {By abs} {Pace} de_plus±de_moins")
	words[Fitting](card.T("1 more pilot place", "1 place de pilote de plus"), card.T("1 more astromech place", "1 place d'astromécano de plus"),
		card.T("1 less nav computer", "1 ordinateur de navigation de moins"))
	say[Rule, Refits]("what carries this has {What}", "ce qui porte cette carte a {What}")
	words[Law](card.T("X = parsec of current position", "X est le parsec de sa position actuelle"),
		card.T("Light Side goes first in game if this is your starting location", "le côté lumineux joue le premier si c'est votre localisation de départ"),
		card.T("canceled if that starship is stolen or released", "cette carte est annulée si ce vaisseau spatial est volé ou libéré"),
		card.T("characters aboard may jump off if this is lost", "les personnages à bord peuvent sauter si cette carte est perdue"),
		card.T("needs no power source", "cette arme se passe de source d'énergie"),
		card.T("during battles here, characters use politics as power", "pendant les batailles ici, la puissance de chaque personnage est égale à sa politique"),
		card.T("wins double in sabacc", "cette carte gagne le double au sabacc"),
		card.T("when this leaves table, opponent's probe cards go to Used Pile and opponent may retrieve 1 Force for each probe droid among them",
			"quand cette carte quitte la table, les cartes de sonde de l'adversaire vont à sa pile utilisée et il peut récupérer 1 Force pour chaque droïde sonde parmi elles"),
		card.T("host is power -X and eaten when its power is 0", "l'hôte a X de puissance en moins et est dévoré quand sa puissance est de 0"),
		card.T("permanent weapons make no forfeit 0, and characters hit by one are forfeit = printed forfeit -3", "les armes permanentes ne mettent aucune valeur de perte à 0, et celle d'un personnage touché par l'une d'elles est sa valeur imprimée moins 3"),
		card.T("permanent pilots of what carries this are removed, with 1 more pilot place for each", "les pilotes permanents de ce qui porte cette carte en sont retirés, avec 1 place de pilote de plus pour chacun"),
		card.T("limit 1 of its title at each location", "pas plus d'un exemplaire de ce titre à chaque localisation"),
		card.T("cards in each Used Pile lie face up", "les cartes de chaque pile utilisée sont face visible"),
		card.T("cards stacked here may be played and deployed as if from hand, and go to Used Pile when what carries this no longer does",
			"les cartes empilées ici peuvent être jouées et déployées comme depuis la main, et vont à la pile utilisée quand ce qui porte cette carte ne la porte plus"),
		card.T("starships captured by the starship that this belongs to go here", "les vaisseaux spatiaux capturés par le vaisseau spatial dont cette carte est un site vont ici"),
		card.T("cave related to here is its belly", "la caverne connexe à cet endroit est son ventre"),
		card.T("Force below this may not be drawn or used", "la Force qui se trouve sous cette carte ne peut être ni tirée ni utilisée"),
		card.T("Lost Pile beside this lies face down and Life Force lost to it is not shown", "la pile perdue à côté de cette carte est face cachée et la Force vitale qui y est perdue n'est pas montrée"),
		card.T("does not count in Epic Events", "ce site ne compte pas dans les événements épiques"),
		card.T("characters may be relocated to this, at no location, each until another arrives",
			"des personnages peuvent être relocalisés sur cette carte, hors de toute localisation, chacun jusqu'à l'arrivée d'un autre"))
	say[Rule, Lays]("{What}", "{What}")
	say[Rule, ConvertedBy]("converted by {By}", "{this} est convertie par {By}")
}
