package game

import "cantina/engine/card"

// A Phase of a turn (turn.order).
type Phase uint8

const (
	Start Phase = iota // start of turn
	Activate
	Control
	Deploy
	Battling
	Move
	Draw
	End // end of turn
	Phases
)

// PhaseNames names the phases.
var PhaseNames = [Phases]card.Text{
	card.T("start of turn", "début du tour"), card.T("activate", "activation"), card.T("control", "contrôle"),
	card.T("deploy", "déploiement"), card.T("battle", "bataille"), card.T("move", "déplacement"),
	card.T("draw", "tirage"), card.T("end of turn", "fin du tour"),
}

// OfPhase names the phases after "phase": "activate phase", "phase d'activation".
var OfPhase = [Phases]card.Text{
	card.T("start", "initiale"), card.T("activate", "d’activation"), card.T("control", "de contrôle"),
	card.T("deploy", "de déploiement"), card.T("battle", "de bataille"), card.T("move", "de déplacement"),
	card.T("draw", "de tirage"), card.T("end", "finale"),
}

func (p Phase) String() string { return PhaseNames[p][card.English] }

// A Segment of a battle.
type Segment uint8

const (
	Initiation Segment = iota
	Weapons
	PowerSegment
	Damage
	Over
	Segments
)

// A Battle is the battle in progress; On tells whether there is one.
type Battle struct {
	On      bool                 `json:"on,omitempty"`
	At      CardID               `json:"at,omitempty"`
	By      card.Side            `json:"by"` // who initiated it
	Segment Segment              `json:"segment"`
	Number  int16                `json:"number,omitempty"` // battles of this game so far, this one included
	Added   [card.Sides]int8     `json:"added"`            // battle destinies added by actions (battle.weapons.locked)
	Draws   [card.Sides]int8     `json:"draws"`            // battle destinies drawn and completed
	Destiny [card.Sides]card.Num `json:"destiny"`          // total battle destiny
	PowerN  [card.Sides]int8     `json:"powerN"`           // power destinies added by actions
	PowerD  [card.Sides]card.Num `json:"powerD"`           // total of power destinies
	AttrD   [card.Sides]card.Num `json:"attrD"`            // total of attrition destinies of each player
	Changed [card.Sides]card.Num `json:"changed"`          // what actions of the power segment add to the attrition against each player
	Local   bool                 `json:"local,omitempty"`  // restricted to some characters (battle.local)
	Power   [card.Sides]card.Num `json:"power"`            // total power, once known
	Against [card.Sides]card.Num `json:"against"`          // final attrition against each player, as fixed
	Exists  [card.Sides]bool     `json:"exists"`           // whether that attrition exists (battle.attrition.base)
	Pending [card.Sides]card.Num `json:"pending"`          // attrition still to be satisfied
	Damage  [card.Sides]int32    `json:"damage"`           // battle damage still to be satisfied
	Winner  int8                 `json:"winner,omitempty"` // 1 + side, 0 none
	Judged  bool                 `json:"judged,omitempty"` // whom attrition spares is fixed (battle.attrition.immunity); earlier saves lack it
	Spared  []CardID             `json:"spared,omitempty"` // whom
}
