package position

import (
	"fmt"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Value is a number of a card as it is now; false if the card has none
// (value.undefined).
func (p *Position) Value(id game.CardID, s card.Stat) (card.Num, bool) {
	m := p.fresh()
	if kept := &m.sums[int(id)*int(card.Stats)+int(s)]; m.recalls(kept) {
		if audited != nil {
			audited(p, fmt.Sprintf("%v of %s", s, p.Key(id)), kept, func(p *Position) *cell { p.Value(id, s); return &p.memo.sums[int(id)*int(card.Stats)+int(s)] })
		}
		return kept.n, kept.has
	}
	sum := p.total(id, s, false)
	return sum.Total, sum.Has
}

// Explain says why a number of a card is what it is: print, then every change
// with its source.
func (p *Position) Explain(id game.CardID, s card.Stat) game.Sum {
	if id <= 0 || int(id) >= len(p.S.Cards) {
		return game.Sum{}
	}
	sum := p.total(id, s, true)
	p.ringed(id, s, &sum)
	return sum
}

// What the lines of an itemised number say.
var (
	sayPrinted   = card.T("printed", "imprimé")
	sayByText    = card.T("by its text", "par son texte")
	sayRule      = card.T("by rule", "par règle")
	sayUnpiloted = card.T("unpiloted", "sans pilote")
	sayLanded    = card.T("landed", "atterri")
	sayFrozen    = card.T("frozen", "congelé")
	sayReset     = card.T("reset", "fixé")
	sayDoubled   = card.T("doubled", "doublé")
	sayInstead   = card.T("politics instead", "politique à la place")
	sayFirst     = card.T("of the first target", "de la première cible")
	sayLimit     = card.T("limit", "limite")
	sayFloor     = card.T("no value is below 0", "aucune valeur n’est inférieure à 0")
	sayNoRaise   = card.T("may not be increased", "ne peut pas être augmenté")
	sayNoLower   = card.T("may not be reduced", "ne peut pas être réduit")
	saySource    = card.T("as far as its limit allows", "dans sa limite")
)

// total adds up a number and remembers it. One that is asked for while it is being
// added up is given without the changes that depend on it.
func (p *Position) total(id game.CardID, s card.Stat, explain bool) game.Sum {
	m, i := p.fresh(), int(id)*int(card.Stats)+int(s)
	kept, bare := &m.sums[i], (*cell)(nil)
	if m.bare != nil && m.asksBack(&m.bare[i]) {
		return game.Sum{Total: p.Def(id).Num[s].N, Has: p.Def(id).Num[s].Has}
	}
	if m.asksBack(kept) {
		if m.bare == nil {
			m.bare = make([]cell, len(m.sums))
		}
		kept, bare = &m.bare[i], &m.bare[i]
		if m.recalls(kept) {
			return game.Sum{Total: kept.n, Has: kept.has}
		}
	}
	o := m.begin(kept)
	sum := p.reckon(id, s, explain, bare)
	m.end(kept, o, sum.Total, sum.Has)
	return sum
}

// reckon adds up a number: what is printed, then every change in the order in which
// they came (value.modifier), then what bounds the sum: a reset, of several the
// lowest (value.reset), a limit (value.limit), and 0 (value.negative).
func (p *Position) reckon(id game.CardID, s card.Stat, explain bool, bare *cell) game.Sum {
	if s == card.Defense {
		return p.defense(id, explain, bare)
	}
	t := &tally{explain: explain}
	d := p.faceUp(id)
	base, say := d.Num[s], sayPrinted
	if s == card.Destiny && p.S.C(id).Latter { // value.multi-destiny
		base = d.Destiny2
	}
	if !base.Has {
		if opt := p.baseByText(id, s); opt.Has {
			base, say = opt, sayByText
		}
	}
	if !base.Has && s == card.Landspeed && (d.Type == card.Character || d.Type == card.Creature || p.LikeCharacter(id)) {
		base, say = card.Some(card.One), sayRule // stat.landspeed
	}
	if !base.Has && s == card.Politics && d.Type == card.Character && p.S.OnTable(id) && len(p.Changes(id, s, bare)) > 0 {
		base, say = card.Some(0), sayRule // stat.politics: without it, adding is nevertheless allowed
	}
	if !base.Has {
		base, say = p.pieceNumber(id, s), sayRule // location.dejarik-rules
	}
	from, given := game.CardID(0), false
	if !base.Has && p.S.OnTable(id) { // value.reset: to give a card what it did not have is no reset
		var r resetting
		if r, given = p.reset(id, s, 0, &bounds{}, bare); given {
			base, say, from = card.Some(r.n), sayByText, r.source
		}
	}
	if !base.Has {
		return t.Sum // value.undefined
	}
	if s == card.Ability { // jedi-test.complete
		if by, n := p.trained(id, base.N); by != 0 {
			base, say, from = card.Some(n), sayByText, by
		}
	}
	if s == card.Forfeit { // weapon.forfeit-note
		for m := range p.Mods(ModForfeitOf) {
			if m.Hits(id) {
				base, say, from = card.Some(m.By(&m.C)), sayFirst, m.C.Self
			}
		}
	}
	t.Has, t.Total = true, base.N
	t.term(from, say, base.N, false)
	if frozenOut(s) && p.S.C(id).Is(game.Frozen) {
		t.set(0, sayFrozen, 0)
		return t.Sum
	}
	if p.S.OnTable(id) && p.Carrier(id) {
		if n, why, fixed := p.grounded(id, s); fixed {
			t.set(0, why, n)
			return t.Sum
		}
	}
	if src, n, has := p.instead(id, s, bare); has {
		t.set(src, sayInstead, n)
		return t.Sum
	}
	p.altered(t, id, s, base.N, given, bare)
	return t.Sum
}

// baseByText is a number that is printed "*": the card's own text gives it.
func (p *Position) baseByText(id game.CardID, s card.Stat) card.Opt {
	if s == card.Hyperspeed && p.IsMobile(id) { // what its text sets
		return card.Some(0)
	}
	if s == card.Parsec && p.S.OnTable(id) && p.IsMobile(id) { // its position
		return card.Some(card.Whole(int(p.S.C(id).Parsec)))
	}
	if s == card.Ferocity {
		return p.drawnFerocity(id)
	}
	for _, m := range p.Text(id).Mods {
		if m.Kind == ModBase && m.mask&(1<<s) != 0 {
			return card.Some(m.By(&Context{P: p, Self: id, You: p.S.C(id).Owner}))
		}
	}
	return card.Opt{}
}

// altered adds to a number what changes and bounds it; base is what it began as, given
// where another card gave that.
func (p *Position) altered(t *tally, id game.CardID, s card.Stat, base card.Num, given bool, bare *cell) {
	b := p.bounds(id, s, base, bare)
	for _, one := range p.Changes(id, s, bare) {
		t.change(&one, &b)
	}
	if r, has := p.reset(id, s, t.Total, &b, bare); has && !given {
		say := sayReset
		if r.ring {
			say = both(say, sayRing)
		}
		t.set(r.source, say, r.n)
		return
	}
	if b.capped && t.Total > b.cap {
		t.set(b.capBy, sayLimit, b.cap)
	}
	if t.Total < 0 {
		t.set(0, sayFloor, 0)
	}
}

// frozenOut tells whether a number is 0 in carbonite (captive.frozen).
func frozenOut(s card.Stat) bool { return s == card.Power || s == card.Ability || s == card.Landspeed }

// grounded gives the numbers that an unpiloted, landed or crashed carrier has by
// rule, which nothing changes (ship.unpiloted, ship.landed, vehicle.crashed).
func (p *Position) grounded(id game.CardID, s card.Stat) (card.Num, card.Text, bool) {
	unpiloted := !p.Crew(id) || p.S.C(id).Is(game.Crashed)
	switch s {
	case card.Power, card.Maneuver, card.Hyperspeed, card.Landspeed:
		if unpiloted {
			return 0, sayUnpiloted, true
		}
		if p.Landed(id) {
			return 0, sayLanded, true
		}
	case card.Armor:
		if unpiloted {
			return card.Whole(2), sayUnpiloted, true
		}
	}
	return 0, card.Text{}, false
}

// defenses are the numbers of which the highest defends, the last only a character.
var defenses = [...]card.Stat{card.Armor, card.Maneuver, card.Ability}

// defense is a card's defense value: a character's highest of ability, armor and
// maneuver; a starship's or vehicle's armor or maneuver; then what is changed about
// the defense value itself (stat.defense-value).
func (p *Position) defense(id game.CardID, explain bool, bare *cell) game.Sum {
	t := &tally{explain: explain}
	from := defenses[:2]
	switch p.Def(id).Type {
	case card.Character:
		from = defenses[:]
		t.Has = true
	case card.Starship, card.Vehicle:
	case card.Creature: // creature.ferocity: its own
		if n := p.Def(id).Num[card.Defense]; n.Has {
			t.Has, t.Total = true, n.N
			t.term(0, sayPrinted, n.N, false)
			p.altered(t, id, card.Defense, n.N, false, bare)
		}
		return t.Sum
	default:
		return t.Sum
	}
	for _, s := range from {
		if sum := p.total(id, s, explain); sum.Has {
			if !t.Has || sum.Total > t.Total || len(t.Terms) == 0 && sum.Total >= t.Total {
				t.Terms = nil
				t.term(0, card.StatNames[s], sum.Total, false)
				t.Total = sum.Total
			}
			t.Has = true
		}
	}
	if t.Has {
		p.altered(t, id, card.Defense, t.Total, false, bare)
	}
	return t.Sum
}

// immunity is below how much attrition a card is immune; -1 for not at all, and
// a very great number for all attrition (battle.attrition.immunity.highest).
func (p *Position) immunity(id game.CardID) card.Num {
	best := card.Num(-1)
	for m := range p.Mods(ModNoImmune) { // battle.attrition.immunity.lost
		if m.Hits(id) {
			return best
		}
	}
	for m := range p.Mods(ModImmune) {
		if m.Hits(id) {
			best = max(best, m.below())
		}
	}
	var gives Once
	best = p.immuneOr(id, best, &gives)
	if best < 0 || best == immuneToAll { // what changes an immunity gives none
		return best
	}
	for m := range p.Mods(ModImmunity) {
		if m.Hits(id) {
			gives.Add(m)
		}
	}
	return max(best+gives.Sum(), 0)
}

// immuneOr is the immunity by texts that give one to whom no other text gives any, and more
// to others.
func (p *Position) immuneOr(id game.CardID, best card.Num, more *Once) card.Num {
	anyway := best >= 0
	for m := range p.Mods(ModImmuneOr) {
		switch {
		case !m.Hits(id):
		case anyway:
			more.Put(m, m.limit)
		default:
			best = max(best, m.below())
		}
	}
	return best
}

// below is the attrition below which a text makes immune: a number, or what it counts.
func (m *Working) below() card.Num {
	if m.By != nil {
		return max(m.By(&m.C), 0)
	}
	return m.N
}

// immuneToAll is the immunity that has no limit.
const immuneToAll = card.Num(1 << 30)

// InBattle tells whether a card takes part in the battle in progress.
func (p *Position) InBattle(id game.CardID) bool {
	return p.S.Battle.On && p.S.C(id).Is(game.Fought) && p.IsActive(id) && p.battleplace(id) == p.S.Battle.At
}
