package widgets

import (
	"image"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/face"
)

// The rules of piles, phases and types of cards.
var (
	pileRules = map[game.Zone]string{game.Reserve: "zone.reserve-deck", game.Force: "zone.force-pile", game.Used: "zone.used-pile",
		game.Lost: "zone.lost-pile", game.Out: "zone.out-of-play"}
	phaseRules = [game.Phases]string{game.Start: "turn.order", game.Activate: "turn.activate.generation", game.Control: "turn.control",
		game.Deploy: "turn.deploy", game.Battling: "turn.battle", game.Move: "turn.move", game.Draw: "turn.draw", game.End: "turn.end.recirculate"}
)

// ruleHere is the rule of what F1 asks about: a reason that is shown, what lies under the
// pointer (a number, a state, a pile, a phase, totals, a card), the card under the keyboard, or
// the question at hand.
func (po *pointer) ruleHere() string {
	var shown []game.Reason
	if po.menu.up {
		shown = po.menu.reasons
	}
	if po.toast.up {
		shown = slices.Concat(shown, po.toast.reasons)
	}
	for _, r := range shown {
		if r.Rule != "" {
			return r.Rule
		}
	}
	if rule := po.ruleUnder(po.mouse.X, po.mouse.Y); rule != "" {
		return rule
	}
	if v := po.shown[po.focus.card]; v != nil {
		return po.cardRule(v)
	}
	if p := po.view.Prompt; p != nil {
		return p.Rule
	}
	return ""
}

// ruleUnder is the rule of what lies at a place of the table, "" if nothing does.
func (po *pointer) ruleUnder(x, y float32) string {
	b := &po.bands
	if _, z, _, ok := po.pileAt(x, y); ok {
		return pileRules[z]
	}
	for k := range po.bars {
		if po.bars[k].Info.has(x, y) {
			return "life.def"
		}
	}
	if b.Phases.has(x, y) {
		w := min((b.Phases.W-20*b.U)/6, 128*b.U)
		if i := int((x - (b.Phases.right() - 10*b.U - 6*w)) / w); x >= b.Phases.right()-10*b.U-6*w && i < 6 {
			return phaseRules[int(game.Activate)+i]
		}
		return "turn.order"
	}
	if rule, ok := po.lens.ruleAt(x, y); ok {
		return rule
	}
	switch l, side, at := po.eye.totalsAt(x, y); { // of the drain where there is one
	case l == nil:
		return ""
	case l.View.Drain[side] > 0 && x > at.midX():
		return "drain.amount"
	case l.View.Controls == int8(side)+1:
		return "presence.control"
	}
	return "stat.power"
}

// ruleAt is the rule of what a place shows large, or of the card there; ok if it does.
func (ln *lens) ruleAt(x, y float32) (rule string, ok bool) {
	if p := ln.panel; ln.bands.Inspect.has(x, y) && !ln.opt.Shut {
		if ln.show != nil {
			if rule := ln.spotRule(ln.show, ln.key, ln.pic.move(p.at.X, p.at.Y), x, y); rule != "" {
				return rule, true
			}
		}
		return p.ruleAt(x, y), true
	}
	v := ln.over
	if v == nil || v.Def == nil {
		return "", false
	}
	if c := ln.pack.cards[v.ID]; c != nil && c.at.has(x, y) {
		if rule := ln.spotRule(v, ln.faceIn(v, c.at), c.at, x, y); rule != "" {
			return rule, true
		}
	}
	return ln.cardRule(v), true
}

// ruleAt is the rule of the part of a panel at a place of the table.
func (p *panel) ruleAt(x, y float32) string {
	for i := len(p.hits) - 1; i >= 0; i-- {
		if h := &p.hits[i]; h.Rule != "" && h.At.has(x-p.at.X, y-p.at.Y) {
			return h.Rule
		}
	}
	return ""
}

// spotRule is the rule of the number or icon of a card's face that lies at a place of the table,
// "" if none does; at is where the face of that key is drawn.
func (ln *lens) spotRule(v *game.CardView, key faceKey, at rect, x, y float32) string {
	if !at.has(x, y) || v.FaceDown || v.Def == nil {
		return ""
	}
	spot := image.Pt(int((x-at.X)*ln.k), int((y-at.Y)*ln.k))
	for _, s := range face.Spots(key.def, key.look) {
		if spot.In(s.At) {
			return iconRule(s.Icon)
		}
	}
	return ""
}

// iconRule is the rule of an icon.
func iconRule(icon string) string {
	for _, g := range symbolRows {
		for _, r := range g.rows {
			if r.icon == icon {
				return r.rule
			}
		}
	}
	return ""
}

// cardRule is the rule of a card: of the first state that it is in, or of its type.
func (t *tableau) cardRule(v *game.CardView) string {
	if v.Def == nil || v.FaceDown {
		return ""
	}
	set := t.statesOf(v)
	for i := range states {
		if set&(1<<i) != 0 {
			return states[i].rule
		}
	}
	return typeRules[v.Face().Type]
}

var typeRules = [card.Types]string{card.Character: "type.character", card.Creature: "type.creature", card.Starship: "type.starship", card.Vehicle: "type.vehicle",
	card.Weapon: "type.weapon", card.Device: "type.device", card.Effect: "type.effect", card.Interrupt: "type.interrupt", card.Location: "type.location",
	card.Objective: "type.objective", card.AdmiralsOrder: "type.admirals-order", card.EpicEvent: "type.epic-event", card.JediTest: "type.jedi-test",
	card.DefensiveShield: "type.defensive-shield", card.Podracer: "type.podracer"}

// statRule is the rule of a number of cards.
func statRule(s card.Stat) string { return iconRule(statIcon[s]) }
