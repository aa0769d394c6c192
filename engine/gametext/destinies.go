package gametext

import (
	"slices"

	"cantina/engine/card"
)

// Steps about destinies: drawn, changed, replaced, added.

type (
	DrawDestiny struct {
		step
		By   Agent
		N    Amount `bind:"destiny"`
		Bind int
		Kind DestinyKind
		Keep Keep
		Each Each
		Odds Odds // "total" is that number as it was before (destiny.draws)
	}
	InsteadOfDraw struct { // destiny.substitute
		step
		N Amount
	}
	AddDestiny struct {
		step
		N   Amount
		For Purpose
	}
	Add struct { // destiny.modify-draw-total, drain.modifier
		step
		N    Amount
		To   Quantity
		Each Each
	}
	Reduce struct {
		step
		What Quantity
		N    Amount
	}
)

// A DestinyKind is what a destiny is drawn for.
type DestinyKind uint8

const (
	AnyDestiny DestinyKind = iota
	WeaponDestiny
	ForBattle       // drawn by a text: it counts for what the text says
	EpicDestiny     // epic.destiny
	TrainingDestiny // jedi-test.destiny
	MovementDestiny // of who moves from a place (epic.ds2.escape)
)

// binds tells whether a draw names a destiny: "total" is that of weapon, Epic Event and
// training destinies, and of the other player's where no weapon fires.
func (x DrawDestiny) binds(c *Clause) bool {
	return x.Kind != WeaponDestiny && x.Kind != EpicDestiny && x.Kind != TrainingDestiny && (x.By == nil || fires(c))
}

// Totals tells whether a clause draws destinies whose total it may speak of, or that which they are
// drawn against.
func (c *Clause) Totals() (found bool) {
	Walk(*c, func(n any) bool {
		x, draws := n.(DrawDestiny)
		found = found || draws && (!x.binds(c) || x.Odds != nil)
		return !found
	})
	return found
}

// fires tells whether a clause is a shot, whose total is that of its weapon destiny.
func fires(c *Clause) bool {
	return slices.ContainsFunc(c.Heads, func(h Head) bool { _, yes := h.(FireFor); return yes })
}

// A Keep says which of the destinies drawn count.
type Keep interface{ isKeep() }
type keep struct{}

func (keep) isKeep() {}

type AndChoose struct { // destiny.choose
	keep
	N int
}

// That is a number that the clause speaks of.
type That struct {
	quantity
	Number Running
}

// A Running number is one that something in progress comes to, or needs.
type Running uint8

const (
	ThatDestinyNow Running = iota
	TheTotal
	ThatDrain
	ThatLoss
	BattleDamage  // battle.damage.amount
	AbilityNeeded // battle.destiny.threshold
	CountedX      // of a creature, since it attached (creature.attach)
)

func (x That) agrees() agreement {
	return agreement{fem: x.Number != TheTotal && x.Number != ThatDrain && x.Number != BattleDamage}
}

func init() {
	words[DestinyKind](card.T("destiny|destinies", "destinée|destinées"), card.T("weapon destiny", "destinée d'arme|destinées d'arme"),
		card.T("battle destiny|battle destinies", "destinée de bataille|destinées de bataille"),
		card.T("Epic Event destiny|Epic Event destinies", "destinée d'événement épique|destinées d'événement épique"),
		card.T("training destiny|training destinies", "destinée d'entraînement|destinées d'entraînement"),
		card.T("movement destiny|movement destinies", "destinée de déplacement|destinées de déplacement"))
	words[Running](card.T("that destiny", "cette destinée"), card.T("total", "le total"), card.T("that Force drain", "ce drain de Force"), card.T("that loss", "cette perte"),
		card.T("battle damage", "le total des dommages de bataille"), card.T("ability required to draw battle destiny", "l'habileté requise pour tirer une destinée de bataille"), card.T("X", "X"))

	say[Step, DrawDestiny]("{By?} draws|draw {N} {Kind} {Keep?} {Each?} {Odds?}", "{By?} tire|tirer|tirent {N} {Kind} {Keep?} {Each?} {Odds?}")
	say[Keep, AndChoose]("and choose {N}", "et en choisir {N}")
	say[Step, InsteadOfDraw]("use {N} instead of drawing", "utiliser {N} au lieu de tirer")
	say[Step, AddDestiny]("add {N} {For}", "ajouter {N} destinée|destinées {For}")
	say[Step, Add]("add {N} to {To} {Each?}", "ajouter {N} à {To} {Each?}")
	say[Step, Reduce]("reduce {What} by {N}", "réduire {What} de {N}")
	say[Quantity, That]("{Number}", "{Number}")
}
