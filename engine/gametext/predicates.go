package gametext

import (
	"reflect"
	"slices"
	"strings"

	"cantina/engine/card"
)

// Predicates: what a rule says of cards. Their verbs agree with the subject.

type (
	Stats struct { // value.modifier
		pred
		Stats []Stat
		By    Change
	}
	StatIs struct { // value.reset
		pred
		Stat Stat
		N    Amount
	}
	Immune struct { // battle.attrition.immunity, action.immune
		pred
		To Threat
	}
	Are struct {
		pred
		State State
	}
	AreAlso struct {
		pred
		What Filter
	}
	AreMatching struct { // char.matching
		pred
		What Filter
	}
	Adds struct { // the card itself is the source (ship.pilot.bonus)
		pred
		N   Amount
		To  Quantity
		Cap Cap
	}
	AddsDestiny struct {
		pred
		N   int
		For Purpose
		At  Place
	}
	DrawsIfUnable struct { // battle.destiny.if-unable
		pred
		N int
	}
	May struct {
		pred
		Can Can
	}
	MayNot struct {
		pred
		Can []Can
	}
	Goes struct { // deploy.cost.modifiers, move.cost, weapon.fire.cost, value.free
		pred
		Act  Travel
		Cost Cost
		To   To
	}
	GoesOnly struct {
		pred
		Act Travel
		To  To
	}
	DeploysOnlyIf struct {
		pred
		If Cond
	}
	ActsLike struct { // move.like-starfighter, move.like-character, weapon.seeker
		pred
		Acts Going
		Like Kind
	}
	NeverTo struct { // rules.never
		pred
		Place Filter
	}
)

// A Travel is what cards do at a price.
type Travel uint8

const (
	ToDeploy Travel = iota
	ToMove
	ToFire
	ToGoUpOrDown // move.shuttle, move.land, move.take-off
	ToFly        // move.land, move.take-off
	ToShuttle    // move.shuttle
	ToPlay       // an Interrupt (action.cost)
)

// A Cap is how much may come from one source (value.limit).
type Cap interface{ isCap() }
type bound struct{}

func (bound) isCap() {}

type LimitOf struct {
	bound
	By Delta
}

// A Threat is what cards may be immune to.
type Threat interface{ isThreat() }
type threat struct{}

func (threat) isThreat() {}

type (
	AllAttrition   struct{ threat }
	AttritionBelow struct {
		threat
		N    Amount
		More Rise
	}
	AttritionOf struct { // only so much, neither more nor less
		threat
		N int
	}
	TitlesNamed struct {
		threat
		Titles []string
	}
)

// A Rise is what becomes of the immunity that a card has by other texts.
type Rise interface{ isRise() }
type rise struct{}

func (rise) isRise() {}

type IfImmune struct { // battle.attrition.immunity.highest
	rise
	By Delta
}

// A State is what a text can say that a card is, while the text stands.
type State uint8

const (
	Canceled State = iota
	Suspended
	Excluded
	UndercoverNow
	UnderNight
	Rotated
	NotUnique
	Asleep
	MissingNow     // missing.state
	NotImmune      // battle.attrition.immunity.lost
	Powered        // weapon.artillery
	Unlinked       // icon.scomp
	NoBattleground // presence.battleground.never
	Weaponless     // it carries none, and those built in do not count (weapon.permanent)
)

// Going is how a card gets about.
type Going uint8

const (
	OnlyMoves Going = iota
	DeploysAndMoves
	IsCarried // ship.capacity
)

// A Kind is what something moves like.
type Kind uint8

const (
	Starfighter Kind = iota
	Character
	UndercoverSpy
	Vehicle
)

// A Purpose is what a destiny is drawn for.
type Purpose uint8

const (
	BattleDestiny   Purpose = iota
	ToPowerOnly             // battle.power.destiny
	ToAttritionOnly         // battle.attrition.destiny
	ToDuelTotal             // duel.steps
	ToBothPowers            // each player draws his own (battle.power.destiny)
)

func init() {
	words[State](card.T("canceled", "annulé|annulée|annulés|annulées"), card.T("suspended", "suspendu|suspendue|suspendus|suspendues"),
		card.T("excluded from battle", "exclu de la bataille|exclue de la bataille|exclus de la bataille|exclues de la bataille"),
		card.T("undercover", "clandestin|clandestine|clandestins|clandestines"), card.T("under nighttime conditions", "dans des conditions de nuit"),
		card.T("rotated", "tourné|tournée|tournés|tournées"), card.T("not unique", "considéré comme non unique|considérée comme non unique|considérés comme non uniques|considérées comme non uniques"),
		card.T("asleep", "endormi|endormie|endormis|endormies"),
		card.T("kept missing", "porté disparu|portée disparue|portés disparus|portées disparues"),
		card.T("not immune to attrition", "privé de son immunité contre l'attrition|privée de son immunité contre l'attrition|privés de leur immunité contre l'attrition|privées de leur immunité contre l'attrition"),
		card.T("powered", "alimenté en énergie|alimentée en énergie|alimentés en énergie|alimentées en énergie"),
		card.T("without scomp links", "privé de liens scomp|privée de liens scomp|privés de liens scomp|privées de liens scomp"),
		card.T("no battleground", "exclu des terrains de bataille|exclue des terrains de bataille|exclus des terrains de bataille|exclues des terrains de bataille"),
		card.T("unable to carry weapons and without permanent ones", "incapable de porter des armes et privé de ses armes permanentes|incapable de porter des armes et privée de ses armes permanentes|incapables de porter des armes et privés de leurs armes permanentes|incapables de porter des armes et privées de leurs armes permanentes"))
	words[Travel](card.T("deploys|deploy", "se déploie|se déploie|se déploient|se déploient"), card.T("moves|move", "se déplace|se déplace|se déplacent|se déplacent"),
		card.T("fires|fire", "fait feu|fait feu|font feu|font feu"),
		card.T("shuttles, lands or takes off|shuttle, land or take off", "prend la navette, atterrit ou décolle|prend la navette, atterrit ou décolle|prennent la navette, atterrissent ou décollent|prennent la navette, atterrissent ou décollent"),
		card.T("lands and takes off|land and take off", "atterrit et décolle|atterrit et décolle|atterrissent et décollent|atterrissent et décollent"),
		card.T("shuttles|shuttle", "prend la navette|prend la navette|prennent la navette|prennent la navette"),
		card.T("plays|play", "se joue|se joue|se jouent|se jouent"))
	words[Going](card.T("moves|move", "se déplace|se déplace|se déplacent|se déplacent"), card.T("deploys and moves|deploy and move", "se déploie et se déplace|se déploie et se déplace|se déploient et se déplacent|se déploient et se déplacent"),
		card.T("is carried|are carried", "est transporté|est transportée|sont transportés|sont transportées"))
	words[Kind](card.T("a starfighter", "un chasseur stellaire"), card.T("a character", "un personnage"), card.T("an undercover spy", "un espion clandestin"), card.T("a vehicle", "un véhicule"))
	words[Purpose](card.T("battle destiny", "de bataille"), card.T("destiny to your total power only", "à votre puissance totale seulement"),
		card.T("destiny to attrition only", "à l'attrition seulement"),
		card.T("destiny to your duel total", "à votre somme de duel"),
		card.T("destiny to each player's total power only", "à la puissance totale de chaque joueur seulement"))

	say[Pred, Stats]("is|are {Stats and} {By}", "")
	say[Pred, StatIs]("is|are {Stat} = {N}", "")
	say[Pred, Immune]("is|are immune to {To}", "est|sont immunisé|immunisée|immunisés|immunisées contre {To}")
	say[Pred, Are]("is|are {State}", "est|sont {State}")
	say[Pred, AreAlso]("is|are also {What}", "est|sont aussi {What}")
	say[Pred, AreMatching]("is|are matching pilot of {What}", "est|sont le_pilote_assorti|la_pilote_assortie|les_pilotes_assortis|les_pilotes_assorties de {What}")
	say[Pred, Adds]("adds|add {N} to {To} {Cap?}", "ajoute|ajoutent {N} à {To} {Cap?}")
	say[Pred, AddsDestiny]("adds|add {N} {For} {At?}", "ajoute|ajoutent {N} destinée|destinées {For} {At?}")
	say[Pred, DrawsIfUnable]("draws|draw {N} battle destiny if unable to otherwise", "tire|tirent {N} destinée|destinées de bataille si vous ne pouvez pas en tirer autrement")
	say[Pred, May]("may {Can}", "peut|peuvent {Can}")
	say[Pred, MayNot]("may not {Can or}", "ne peut|peuvent {Can ni}")
	say[Pred, Goes]("{Act} {Cost} {To?}", "")
	say[Pred, GoesOnly]("{Act} only {To}", "")
	say[Pred, DeploysOnlyIf]("deploys|deploy only if {If}", "ne se déploie|déploient que si {If}")
	say[Pred, ActsLike]("{Acts} like {Like}", "{Acts} comme {Like}")
	say[Pred, NeverTo]("never deploys|deploy or moves|move, even aboard a starship or vehicle, to {Place}", "ne se déploie|déploient ni ne se déplace|déplacent jamais à {Place}, même à bord d'un vaisseau spatial ou d'un véhicule")

	say[Cap, LimitOf]("(limit {By})", "(limite : {By})")
	say[Threat, AllAttrition]("attrition", "l'attrition")
	say[Threat, AttritionBelow]("attrition < {N} {More?}", "l'attrition < {N} {More?}")
	say[Threat, AttritionOf]("attrition = {N}", "l'attrition = {N}")
	say[Rise, IfImmune]("(or {By} if immune anyway)", "(ou {By} à l'immunité existante)")
	say[Threat, TitlesNamed]("{Titles and}", "{Titles and}")
}

// french says an adverb before the price and any other place after it: "se déploie ici
// gratuitement", "se déploie gratuitement à ...", "se déplace gratuitement vers ...".
func (x Goes) french(w *writer, host agreement, space bool) {
	w.spaced(reflect.ValueOf(x.Act), "", host, space)
	to := reflect.ValueOf(&x.To).Elem()
	if x.Act == ToDeploy {
		w.spaced(to, "short", host, true)
	}
	w.spaced(reflect.ValueOf(&x.Cost).Elem(), "", host, true)
	join := "long"
	if x.Act == ToMove || x.Act >= ToGoUpOrDown {
		join = "moving"
	}
	w.spaced(to, join, host, true)
}

// french says "gagne 1 en puissance", "perd 1 en puissance"; but nobody loses "en valeur de
// perte": "voit sa puissance et sa valeur de perte réduites de 1".
func (x Stats) french(w *writer, host agreement, space bool) {
	less := falls(reflect.ValueOf(x))
	by := reflect.ValueOf(&x.By).Elem()
	if less && slices.Contains(x.Stats, Forfeit) {
		w.put(host.choose([]string{"voit", "voient"}), space)
		fem := true
		for i, s := range x.Stats {
			w.between(i, len(x.Stats), "et")
			w.put(possessive(enums[reflect.TypeFor[Stat]()].names[s][card.French], host), true)
			fem = fem && StatOfCards{Stat: s}.agrees().fem
		}
		w.put(agreement{fem: fem, many: len(x.Stats) > 1}.choose([]string{"réduit", "réduite", "réduits", "réduites"}), true)
		w.put("de", true)
		w.spaced(by, "n", agreement{}, true)
		w.spaced(by, "tail", agreement{}, true)
		return
	}
	verbs := []string{"gagne", "gagnent"}
	if less {
		verbs = []string{"perd", "perdent"}
	}
	w.put(host.choose(verbs), space)
	w.spaced(by, "n", agreement{}, true)
	w.spaced(reflect.ValueOf(x.Stats), "en", agreement{}, true)
	w.spaced(by, "tail", agreement{}, true)
}

// possessive is a noun with its article as what the host has: "sa puissance", "leur
// habileté".
func possessive(noun string, host agreement) string {
	rest, elided := strings.CutPrefix(noun, "l'")
	if !elided {
		_, rest, _ = strings.Cut(noun, " ")
	}
	switch {
	case host.many:
		return "leur " + rest
	case elided || strings.HasPrefix(noun, "le "):
		return "son " + rest
	}
	return "sa " + rest
}

func (x GoesOnly) french(w *writer, host agreement, space bool) {
	w.put("ne", space)
	w.spaced(reflect.ValueOf(x.Act), "", host, true)
	w.put("que", true)
	join := ""
	if x.Act == ToMove {
		join = "moving"
	}
	w.spaced(reflect.ValueOf(&x.To).Elem(), join, host, true)
}

// french says "a une puissance de 3", but "a une puissance égale à l'habileté de ...".
func (x StatIs) french(w *writer, host agreement, space bool) {
	w.put(host.choose([]string{"a", "ont"}), space)
	w.spaced(reflect.ValueOf(x.Stat), "a", agreement{}, true)
	if _, plain := x.N.(Number); plain || x.N == Amount(X{}) {
		w.put("de", true)
	} else {
		w.put(StatOfCards{Stat: x.Stat}.agrees().choose([]string{"égal", "égale", "égaux", "égales"}), true)
		w.put("à", true)
	}
	w.spaced(reflect.ValueOf(&x.N).Elem(), "", agreement{}, true)
}
