package gametext

import (
	"reflect"
	"strings"

	"cantina/engine/card"
)

// Posts narrow a filter, or say at which place something happens. The place
// words have the meanings of the rulebook's chapter on presence.

type (
	BeIn struct {
		post
		What Situation
	}
	ToThis struct { // the card that carries the text
		post
		Does Tie
	}
	Stands struct { // in a relation to other cards
		post
		How   Relation
		Cards Filter
	}
	OnSystem struct { // place.on
		post
		On     Whether
		System string
	}
	Bearing struct {
		post
		With  Having
		Cards Filter
	}
	WithStat struct {
		post
		Stat Stat
		Cmp  Cmp
		N    Amount
	}
	Passing struct { // in a lasting change: of each, only while it is so
		post
		Is Post
	}
	ImmuneTo struct { // action.immune
		post
		Is    WhetherImmune
		Title string
	}
	InTitle struct { // words of the title
		post
		Words string
	}
	InText struct { // what the game text draws
		post
		Kind DestinyKind
	}
	InPile struct {
		post
		Whose Whose
		Pile  Pile
	}
)

// A Situation is how cards stand, of which no place and no other card is named.
type Situation uint8

const (
	Present        Situation = iota // present at that location (place.present-text)
	PresentThere                    // at the location in question
	PresentByScomp                  // with a scomp link there (icon.scomp)
	Alone                           // place.alone
	Fighting
	Defending // in a battle that the opponent initiated
	OnTable
	AtNight     // location.night
	WithoutCost // start.effect-no-cost
	OnYourSide  // where its text lets it deploy
	OffTable    // nor is another card of its title on table
	Unarmored   // value.undefined
	Dueling
	InSaberCombat // duel.saber-combat
	Attacked      // creature.attack.kinds
	Fresh         // in no battle this turn (battle.once-per-card)
	LeadingRun    // the lead starfighter (epic.attack-run.cover)
	DeployedByYou // a location, though it is converted or blown away since
	InMajority    // of a player who has the senate majority, at the Galactic Senate (senate.in-majority)
	StackedHere   // on the card with the text (state.stacked)
	Passed        // a Jedi Test (jedi-test.complete)
	OfTheirChoice // whatever the opponent picks (action.target)
	WithScomp     // it, or what is at it, has a scomp link that may be used (icon.scomp)
	OfThatDestiny // its destiny number is the total just drawn
	HeldCaptive   // captive.state
	Stealable     // by you (steal.def)
	DeployedNow   // in this turn
	DrawnBattle   // as battle destiny (destiny.draw)
	DrawnWeapon   // as weapon destiny
	OfAnyDestiny  // its destiny number is one of those just drawn
	BegunWithout  // an Objective for whose captive nobody was there (start.captive-start)
	OnForcePile   // face up (life.use)
	Releasing     // its text releases captives (captive.release.cards)
	JustRevealed  // by the text, and where it lay (pile.look)
)

// WhetherImmune is whether cards are immune to a title; a card in no play is if its own text
// says so without a condition.
type WhetherImmune uint8

const (
	AreImmune WhetherImmune = iota
	AreNotImmune
)

// Having is whether cards have something.
type Having uint8

const (
	HavingSome Having = iota
	HavingNone
)

// A Relation is how cards stand to others.
type Relation uint8

const (
	BesideThem   Relation = iota // place.with
	PresentWith                  // presence.present
	InBattleWith                 // in the same battle
	RelatedTo                    // location.related
	Aboard                       // or at a site of it
	PilotedBy                    // ship.pilot
	Piloting                     // ship.pilot.bonus
	Driving                      // ship.driver
	EquippedWith                 // carrying it
	ArmedWith                    // carrying it as a weapon, or with it built in (weapon.permanent)
	CarriedBy
	OrbitedBy // by a mobile system (move.death-star)
	Targeting // utinni.target, or with the action that it is played or used for (action.target)
	TargetedBy
	Escorting // captive.escort
	EscortedBy
)

// Whether is said of what is so, or is not.
type Whether uint8

const (
	IsSo Whether = iota
	IsNotSo
)

// A Tie is what ties cards to the one that carries the text.
type Tie uint8

const (
	ThisPilots Tie = iota
	ThisDrives
	ThisEscorts
	ThisAboard
	CarryingThis // what this lies on
	ThisTargets  // utinni.target
	UnderThis    // stacked on it (state.stacked)
)

func init() {
	words[Situation](card.T("present", "présent|présente|présents|présentes"),
		card.T("present there", "présent à cet endroit|présente à cet endroit|présents à cet endroit|présentes à cet endroit"),
		card.T("present with a scomp link", "présent avec un lien scomp|présente avec un lien scomp|présents avec un lien scomp|présentes avec un lien scomp"),
		card.T("alone", "seul|seule|seuls|seules"), card.T("in battle", "dans la bataille"), card.T("defending a battle", "en défense dans une bataille"),
		card.T("on table", "sur la table"), card.T("under nighttime conditions", "dans des conditions de nuit"), card.T("without deploy cost", "sans coût de déploiement"),
		card.T("deploying on your side of table", "qui se déploie de votre côté de la table|qui se déploie de votre côté de la table|qui se déploient de votre côté de la table|qui se déploient de votre côté de la table"), card.T("absent from table", "absent de la table|absente de la table|absents de la table|absentes de la table"), card.T("without armor", "sans blindage"),
		card.T("in a duel", "en duel"), card.T("in lightsaber combat", "dans un combat au sabre laser"),
		card.T("attacked by a creature", "attaqué par une créature|attaquée par une créature|attaqués par une créature|attaquées par une créature"),
		card.T("that has not battled this turn|that have not battled this turn", "qui ne s'est pas battu ce tour|qui ne s'est pas battue ce tour|qui ne se sont pas battus ce tour|qui ne se sont pas battues ce tour"),
		card.T("leading an Attack Run", "chef de file d'une mission d'attaque|chef de file d'une mission d'attaque|chefs de file d'une mission d'attaque|chefs de file d'une mission d'attaque"),
		card.T("that you have deployed", "que vous avez déployé|que vous avez déployée|que vous avez déployés|que vous avez déployées"),
		card.T("in a senate majority", "en majorité au Sénat"), card.T("stacked here", "empilé ici|empilée ici|empilés ici|empilées ici"), card.T("completed", "réussi|réussie|réussis|réussies"),
		card.T("that opponent chooses", "au choix de l'adversaire"), card.T("with a scomp link", "avec un lien scomp"), card.T("with that destiny number", "de ce chiffre de destinée"),
		card.T("held captive", "en captivité"),
		card.T("that you may steal", "que vous pouvez voler"),
		card.T("deployed this turn", "déployé ce tour-ci|déployée ce tour-ci|déployés ce tour-ci|déployées ce tour-ci"),
		card.T("drawn for battle destiny", "tiré comme destinée de bataille|tirée comme destinée de bataille|tirés comme destinée de bataille|tirées comme destinée de bataille"),
		card.T("drawn for weapon destiny", "tiré comme destinée d'arme|tirée comme destinée d'arme|tirés comme destinée d'arme|tirées comme destinée d'arme"),
		card.T("with any of those destiny numbers", "de l'un de ces chiffres de destinée"),
		card.T("begun without a captive", "sans captif au début de la partie"),
		card.T("on a Force Pile", "sur une pile de Force"),
		card.T("releasing captives", "qui libère des captifs|qui libère des captifs|qui libèrent des captifs|qui libèrent des captifs"),
		card.T("just revealed", "qui vient d'être révélé|qui vient d'être révélée|qui viennent d'être révélés|qui viennent d'être révélées"))
	words[Tie](card.T("this pilots", "pilote"), card.T("this drives", "conduit"), card.T("this escorts", "escorté|escortée|escortés|escortées"),
		card.T("this is aboard", "à bord duquel|à bord de laquelle|à bord desquels|à bord desquelles"),
		card.T("carrying this", "qui porte|qui portent"), card.T("this targets", "cible"),
		card.T("under this", "posé|posée|posés|posées"))
	words[Relation](card.T("with", "avec"), card.T("present with", "présent avec|présente avec|présents avec|présentes avec"),
		card.T("in battle with", "dans une bataille avec"), card.T("related to", "connexe à|connexes à"), card.T("aboard", "à bord de"),
		card.T("piloted by", "piloté par|pilotée par|pilotés par|pilotées par"), card.T("piloting", "aux commandes de"), card.T("driving", "au volant de"),
		card.T("equipped with", "qui porte|qui portent"), card.T("armed with", "armé de|armée de|armés de|armées de"),
		card.T("carried by", "porté par|portée par|portés par|portées par"),
		card.T("orbited by", "autour duquel orbite|autour de laquelle orbite|autour desquels orbite|autour desquelles orbite"),
		card.T("targeting", "qui cible|qui ciblent"), card.T("targeted by", "ciblé par|ciblée par|ciblés par|ciblées par"),
		card.T("escorting", "qui escorte|qui escortent"), card.T("escorted by", "escorté par|escortée par|escortés par|escortées par"))
	words[Whether](card.T("on", "sur"), card.T("not on", "hors de"))
	words[Having](card.T("with", "avec"), card.T("without", "sans"))
	say[Post, Bearing]("{With} {Cards} on board", "")
	say[Post, BeIn]("{What}", "{What}")
	say[Post, ToThis]("{Does}", "")
	say[Post, Stands]("{How} {Cards}", "{How} {Cards}")
	say[Post, OnSystem]("{On} {System}", "{On} {System}")
	say[Post, WithStat]("with {Stat} {Cmp} {N}", "")
	say[Post, Passing]("while {Is}", "tant_qu'il_est|tant_qu'elle_est|tant_qu'ils_sont|tant_qu'elles_sont {Is}")
	say[Post, InTitle]("with {Words} in title", "dont le titre contient {Words}")
	say[Post, InText]("with {Kind} in game text", "dont le texte parle de {Kind}")
	words[WhetherImmune](card.T("immune to", "immunisé contre|immunisée contre|immunisés contre|immunisées contre"),
		card.T("not immune to", "non immunisé contre|non immunisée contre|non immunisés contre|non immunisées contre"))
	say[Post, ImmuneTo]("{Is} {Title}", "{Is} {Title}")
	say[Post, InPile]("in {Whose} {Pile}", "dans {Whose:votre|la} {Pile} {Whose:|de l'adversaire}")
}

// french says "d'habileté > 2", "d'habileté 1", but "dont l'habileté est égale à cette
// destinée", "de même habileté que ce personnage".
func (x WithStat) french(w *writer, host agreement, space bool) {
	stat, cmp, n := reflect.ValueOf(x.Stat), x.Cmp, reflect.ValueOf(&x.N).Elem()
	if _, found := x.N.(Found); found && cmp == Equal {
		w.put("dont", space)
		w.spaced(stat, "", host, true)
		w.put("est", true)
		w.put(StatOfCards{Stat: x.Stat}.agrees().choose([]string{"égal", "égale", "égaux", "égales"}), true)
		w.put("à", true)
		w.spaced(n, "", host, true)
		return
	}
	if of, same := x.N.(StatOf); same && cmp == Equal && of.Stat == x.Stat {
		w.put("de même", space)
		w.spaced(stat, "bare", host, true)
		w.spaced(reflect.ValueOf(of.Cards), "que", agreement{}, true)
		return
	}
	w.put("de", space)
	w.spaced(stat, "bare", host, true)
	if sign := [...]string{Less: "<", More: ">", Equal: "", AtLeast: "≥", AtMost: "≤"}[cmp]; sign != "" {
		w.put(sign, true)
	}
	w.spaced(n, "", host, true)
}

// french leaves the article out after "sans": "avec un pilote à bord", "sans pilote à bord".
func (x Bearing) french(w *writer, host agreement, space bool) {
	w.spaced(reflect.ValueOf(x.With), "", host, space)
	join := ""
	if x.With == HavingNone {
		join = "bare"
	}
	w.spaced(reflect.ValueOf(x.Cards), join, host, true)
	w.put("à bord", true)
}

func (x ToThis) french(w *writer, host agreement, space bool) {
	words := enums[reflect.TypeOf(x.Does)].names[x.Does][card.French]
	if x.Does <= ThisDrives || x.Does == ThisTargets {
		w.steers(x.Does, words, host, space)
		return
	}
	said := host.choose(strings.Split(words, "|"))
	if x.Does == CarryingThis && w.me { // "elle ajoute 2 à la puissance du véhicule qui la porte"
		w.put(strings.Replace(said, "qui", "qui la", 1), space)
		return
	}
	w.put(said, space)
	switch x.Does {
	case ThisEscorts:
		w.put("par cette carte", true)
	case ThisAboard:
		w.subjectOf(true)
		w.put("se trouve", true)
	case CarryingThis:
		w.put("cette carte", true)
	case UnderThis:
		w.put("sous cette carte", true)
	}
}

// steered are what cards are of which a card does that.
var steered = map[Tie][]string{
	ThisPilots:  {"piloté", "pilotée", "pilotés", "pilotées"},
	ThisDrives:  {"conduit", "conduite", "conduits", "conduites"},
	ThisTargets: {"ciblé", "ciblée", "ciblés", "ciblées"},
}

// steers says of a title when it counts, of other cards which they are: "« Red 3 » piloté par cette
// carte", "« Red 3 » quand elle le pilote", "tout ce qu'elle pilote".
func (w *writer) steers(does Tie, verb string, host agreement, space bool) {
	if host.named && !w.me {
		w.put(host.choose(steered[does]), space)
		w.put("par cette carte", true)
		return
	}
	if host.named {
		w.put("quand", space)
		w.subjectOf(true)
		w.put(host.choose([]string{"le", "la", "les", "les"}), true)
	} else {
		w.put("que", space)
		w.subjectOf(true)
	}
	w.put(verb, true)
}
