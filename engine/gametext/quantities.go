package gametext

import "cantina/engine/card"

import "reflect"

// Quantities: numbers of the game that a rule may change, limit or cancel.

type (
	StatOfCards struct {
		quantity
		Stat  Stat
		Cards Filter
	}
	OfPlayer struct { // what there is one of for each player
		quantity
		Whose Whose
		Tally Tally
	}
	TotalWeaponOf struct {
		quantity
		Cards Filter
	}
	Draws struct {
		quantity
		Whose Whose
		Kind  Draw
	}
	DrawsOf struct {
		quantity
		Kind  Draw
		Cards Filter
		Foes  Foes // while they target these
	}
	BonusesOf struct { // drain.modifier.whose
		quantity
		Cards Filter
	}
	AttritionAgainst struct { // battle.attrition.total
		quantity
		Who Who
	}
	XOf struct { // what the text of a card calls X (ByX, CalledX)
		quantity
		Title string
	}
	StatOfPiloted struct { // of what the subject pilots, who is the source (value.cumulative)
		quantity
		Stat Stat
	}
)

// A Tally is a number of a player's.
type Tally uint8

const (
	DrainLoss    Tally = iota // drain.limit, ex.drain.7
	Drains                    // drain.modifier.sources
	DrainBonuses              // drain.modifier.whose
	Generation
	TotalPower // battle.power.total
	TotalAbility
	TotalBattleDestiny // battle.destiny.total
	TotalWeaponDestiny // weapon.destiny
	TotalOfDuel        // duel.steps
	TotalOfCombat      // duel.saber-combat.total
	DamageAgainst      // battle.damage.amount
	Retrieval          // life.retrieve
	BountyRetrieval    // of a text that answers the delivery of a captive by who carries this (move.prisoner)
	RaceDestinies      // each of those on the card with the text (podrace.total)
	NextDrain          // the first one initiated from now on (drain.modifier.sources)
	AbilityToDraw      // battle.destiny.threshold
	AnyLoss            // each loss of Force but a price (life.lose)
)

// A Draw is a kind of destiny.
type Draw uint8

const (
	BattleDraw Draw = iota
	WeaponDraw
	DuelDraw
	EpicDraw
	TextDraw     // by what the text of a card says, and no weapon
	TrainingDraw // jedi-test.destiny
	AsteroidDraw // for a starship (location.asteroid-rules)
)

// In battles at some place.
type InBattles struct {
	place
	At Place
}

func (x OfPlayer) agrees() agreement {
	several := x.Tally == Drains || x.Tally == DrainBonuses || x.Tally == RaceDestinies || x.Tally == AnyLoss
	return agreement{fem: x.Tally == RaceDestinies || x.Tally == AnyLoss || !several && x.Tally != NextDrain, many: several}
}

// french says "votre puissance totale", "la puissance totale de l'adversaire"; of what he needs
// "de l'adversaire" would belong to the destiny.
func (x OfPlayer) french(w *writer, _ agreement, space bool) {
	mine := x.Whose == Your
	if !mine && x.Tally == AbilityToDraw {
		w.put("l'habileté dont l'adversaire a besoin pour tirer une destinée de bataille", space)
		return
	}
	switch many := x.agrees().many; {
	case !mine && x.Tally == NextDrain:
		w.put("le", space)
	case mine && many:
		w.put("vos", space)
	case mine:
		w.put("votre", space)
	case many:
		w.put("les", space)
	default:
		w.put("la", space)
	}
	w.spaced(reflect.ValueOf(x.Tally), "", agreement{}, true)
	if !mine {
		w.put("de l'adversaire", true)
	}
}

func (TotalWeaponOf) agrees() agreement    { return agreement{fem: true} }
func (Draws) agrees() agreement            { return agreement{fem: true, many: true} }
func (DrawsOf) agrees() agreement          { return agreement{fem: true, many: true} }
func (BonusesOf) agrees() agreement        { return agreement{many: true} }
func (AttritionAgainst) agrees() agreement { return agreement{fem: true} }
func (XOf) agrees() agreement              { return agreement{} }

func (x StatOfPiloted) agrees() agreement { return StatOfCards{Stat: x.Stat}.agrees() }

// Of the numbers of a card some are feminine.
func (x StatOfCards) agrees() agreement {
	switch x.Stat {
	case Armor, ArmorOrManeuver, DeployCost, Destiny, Parsec:
		return agreement{}
	}
	return agreement{fem: true}
}

func init() {
	words[Tally](card.T("loss to each Force drain or insert card", "perte à chaque drain de Force ou carte insérée"), card.T("Force drains", "drains de Force"), card.T("Force drain bonuses", "bonus de drain de Force"), card.T("Force generation", "génération de Force"),
		card.T("total power", "puissance totale"), card.T("total ability", "habileté totale"),
		card.T("total battle destiny", "destinée de bataille totale"), card.T("total weapon destiny", "destinée d'arme totale"),
		card.T("duel total", "somme de duel"), card.T("lightsaber combat total", "somme de combat au sabre laser"),
		card.T("battle damage", "perte due aux dommages de bataille"), card.T("Force retrieval", "récupération de Force"),
		card.T("Force retrieval for a bounty collected with this", "récupération de Force pour une prime touchée avec cette carte"), card.T("race destinies stacked on this", "destinées de course posées sur cette carte"), card.T("next Force drain", "prochain drain de Force"),
		card.T("ability required to draw battle destiny", "habileté requise pour tirer une destinée de bataille"), card.T("losses of Force", "pertes de Force"))
	words[Draw](card.T("battle", "de bataille"), card.T("weapon", "d'arme"), card.T("duel", "de duel"), card.T("Epic Event", "d'événement épique"), card.T("text", "de texte"),
		card.T("training", "d'entraînement"), card.T("asteroid", "d'astéroïde"))

	say[Quantity, StatOfCards]("{Stat} of {Cards}", "{Stat} de {Cards}")
	say[Quantity, OfPlayer]("{Whose} {Tally}", "")
	say[Quantity, StatOfPiloted]("{Stat} of what it pilots", "{Stat} de ce qu'il pilote")
	say[Quantity, TotalWeaponOf]("total weapon destiny of {Cards}", "la destinée d'arme totale de {Cards}")
	say[Quantity, Draws]("{Whose} {Kind} destiny draws", "{Whose:vos destinées|les destinées} {Kind} {Whose:|de l'adversaire}")
	say[Quantity, DrawsOf]("{Kind} destiny draws of {Cards} {Foes?}", "les destinées {Kind} de {Cards} {Foes?}")
	say[Quantity, BonusesOf]("Force drain bonuses of {Cards}", "les bonus de drain de Force de {Cards}")
	say[Quantity, XOf]("X of {Title}", "X de {Title}")
	say[Quantity, AttritionAgainst]("attrition against {Who}", "l'attrition contre {Who:vous|l'adversaire|chaque joueur}")
	say[Place, InBattles]("in battles {At}", "dans les batailles {At}")
}
