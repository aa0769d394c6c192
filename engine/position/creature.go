package position

import (
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/gametext"
)

func init() {
	modifies(func(comp *Compiler, x gametext.Habitat) []*Modifier {
		return one(Modifier{Kind: ModHabitat, Affects: comp.Filter(x.Place)})
	})
	modifies(func(comp *Compiler, x gametext.FerocityDrawn) []*Modifier {
		m := Modifier{Kind: ModFerocity, N: card.Whole(x.N)}
		if x.By != nil {
			m.By = comp.change(x.By)
		}
		return one(m)
	})
	modifies(func(comp *Compiler, x gametext.Parasite) []*Modifier {
		return one(Modifier{Kind: ModParasite, Affects: comp.Filter(x.Cards)})
	})
	modifies(func(comp *Compiler, x gametext.Swallows) []*Modifier {
		comp.Demand(x.By, card.Creature)
		return one(Modifier{Kind: ModSwallows, Affects: comp.Filter(x.Cards), At: placer(comp.Filter(x.By))})
	})
	modifies(func(comp *Compiler, x gametext.Homing) []*Modifier {
		comp.Demand(x.Cards, card.Creature)
		return one(Modifier{Kind: ModHoming, Affects: comp.seen(x.Cards)})
	})
	modifies(func(comp *Compiler, x gametext.CarriesOff) []*Modifier {
		where := comp.Filter(x.Place)
		return one(Modifier{Kind: ModCarriesOff, Affects: comp.Filter(x.Cards), At: func(c *Context, loc game.CardID) bool { return where(c, loc) }})
	})
}

// Swallows tells whether a text places what a creature eats out of play.
func (p *Position) Swallows(beast, id game.CardID) bool {
	for m := range p.Mods(ModSwallows) {
		if m.At(&m.C, beast) && m.Hits(id) {
			return true
		}
	}
	return false
}

// Quarry lists where those are toward whom the text of a creature makes it move.
func (p *Position) Quarry(beast game.CardID) (at []game.CardID) {
	for m := range p.Mods(ModHoming) {
		if m.C.Self != beast {
			continue
		}
		for _, id := range p.Creatures() {
			if loc := p.S.Where(id); m.Affects(&m.C, id) && !slices.Contains(at, loc) {
				at = append(at, loc)
			}
		}
	}
	return at
}

// Creatures lists the creatures in play.
func (p *Position) Creatures() []game.CardID {
	return p.with(ModHabitat)
}

// LivesAt tells whether a location is in the habitat of a creature (creature.deploy).
// Where it lives is known though its text be canceled.
func (p *Position) LivesAt(id, loc game.CardID) bool {
	for _, m := range p.Text(id).Mods {
		if m.Kind == ModHabitat && loc != 0 && m.Affects(&Context{P: p, Self: id, You: p.S.C(id).Owner}, loc) {
			return true
		}
	}
	return false
}

// LeavesNow tells whether a card is about to leave the table already.
func (p *Position) LeavesNow(id game.CardID) bool {
	return slices.ContainsFunc(p.S.Frames, func(frame game.Frame) bool { d, ok := frame.Body.(Departure); return ok && d.Leaver() == id })
}

// Hobbled tells whether a text keeps a card from using its landspeed.
func (p *Position) Hobbled(id game.CardID) bool {
	p.InPlay()
	return p.Said(ModNoLandspeed, id)
}

// FerocityDraws is how many destinies are drawn for the ferocity of a creature each
// time; 0 if it is printed (creature.ferocity).
func (p *Position) FerocityDraws(id game.CardID) int {
	for _, m := range p.Text(id).Mods {
		if m.Kind == ModFerocity {
			return m.N.Int()
		}
	}
	return 0
}

// drawnFerocity is the ferocity that a creature's text defines, as drawn for the
// attack in progress: there is none otherwise, nor without a completed draw
// (stat.ferocity, destiny.failed).
func (p *Position) drawnFerocity(id game.CardID) card.Opt {
	v := p.drawnInAttack(id)
	if !v.Set {
		return card.Opt{}
	}
	for _, m := range p.Text(id).Mods {
		if m.Kind == ModFerocity {
			if m.By != nil {
				v.N += m.By(&Context{P: p, Self: id, You: p.S.C(id).Owner})
			}
			return card.Some(v.N)
		}
	}
	return card.Opt{}
}

// An Attack is what a procedure remembers of the attack of a creature, as far as
// numbers depend on it.
type Attack interface {
	FerocityOf(id game.CardID) game.Value // what has been drawn for it; not set, nothing
	Hunts(id game.CardID) bool            // a character or creature vehicle
}

// A Departure is what a procedure remembers of a card that is about to leave the table.
type Departure interface{ Leaver() game.CardID }

// hunted tells whether a creature is attacking a card (creature.attack.kinds).
func (p *Position) hunted(id game.CardID) bool {
	return slices.ContainsFunc(p.S.Frames, func(f game.Frame) bool {
		attack, is := f.Body.(Attack)
		return is && attack.Hunts(id)
	})
}

// drawnInAttack is the ferocity drawn for a creature in the attack in progress.
func (p *Position) drawnInAttack(id game.CardID) (v game.Value) {
	for i := len(p.S.Frames) - 1; i >= 0; i-- {
		if a, ok := p.S.Frames[i].Body.(Attack); ok {
			return a.FerocityOf(id)
		}
	}
	return v
}

func Btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// Hostile tells whether of two creatures one attacks the other, or each the other: present
// together, and not selective ones of the same species (icon.selective,
// creature.selective). If both would have to draw and cannot there would be no result
// (destiny.failed), and they leave each other alone. Of two that are attached to hosts
// neither attacks (creature.attach).
func (p *Position) Hostile(a, b game.CardID) bool {
	gone := func(id game.CardID) bool { return !p.IsActive(id) || p.LeavesNow(id) }
	if p.HostOf(a) != 0 && p.HostOf(b) != 0 || !p.PresentWith(a, b) || gone(a) || gone(b) {
		return false
	}
	if p.hasIcon(a, "selective creature") && p.hasIcon(b, "selective creature") && p.Def(a).Title == p.Def(b).Title {
		return false
	}
	vain := func(id game.CardID) bool { return p.FerocityDraws(id) > 0 && p.Top(p.S.C(id).Owner, game.Reserve) == 0 }
	return (p.Assails(a, b) || p.Assails(b, a)) && (!vain(a) || !vain(b))
}

// Assails tells whether no text says that a creature does not attack another, or that
// nobody attacks the other (creature.vs-creature).
func (p *Position) Assails(beast, other game.CardID) bool {
	return !p.Said(ModNotAttacked, other) && !p.spares(beast, other)
}

// MustAttack tells whether the attack that is due from a creature in this battle phase
// has not been made.
func (p *Position) MustAttack(id game.CardID) bool {
	return p.IsActive(id) && !p.HasAttacked(id) && !p.Forbidden(ModNoAttacks, p.S.C(id).Owner, p.S.Where(id)) && (!p.Newest() || p.IsTurnOf(p.S.C(id).Owner))
}

// Prowlers lists the attacks that are still due when the battle phase ends.
func (p *Position) Prowlers() (out []game.Option) {
	if p.Phase() != game.Battling {
		return nil
	}
	for _, id := range p.Creatures() {
		if p.MustAttack(id) && len(p.Prey(id)) > 0 {
			out = append(out, game.Option{Verb: game.VUnleash, Card: id})
		}
	}
	return out
}

// HostOf is the card that a creature is attached to, 0 if it is to none
// (creature.attach).
func (p *Position) HostOf(id game.CardID) game.CardID {
	if p.Def(id).Type != card.Creature || p.S.C(id).Zone != game.Table || p.S.C(id).Slot != card.OnCard {
		return 0
	}
	return p.S.Host(id)
}

// parasite is what a creature's text says of its hosts, nil if it attaches to nobody.
func (p *Position) parasite(id game.CardID) *Modifier {
	t := p.Text(id)
	if !t.Kinds.Has(int(ModParasite)) || p.TextCanceled(id) {
		return nil
	}
	return t.Mods[slices.IndexFunc(t.Mods, func(m *Modifier) bool { return m.Kind == ModParasite })]
}

// Attaches tells whether a creature attacks by attaching to a host (creature.attach).
func (p *Position) Attaches(id game.CardID) bool { return p.parasite(id) != nil }

// seizable tells whether a parasite could attach to a card of the kind that it attaches
// to: nobody aboard anything, unless the creature is aboard it too, nor imprisoned nor
// frozen captives (creature.attach.target, captive.frozen).
func (p *Position) seizable(id, beast game.CardID) bool {
	if p.S.C(id).Flags&(game.FaceDown|game.Suspended|game.OnStack|game.Imprisoned|game.Frozen) != 0 {
		return false
	}
	for host := p.S.Host(id); host != 0; host = p.S.Host(host) {
		if p.Def(host).Type != card.Character && !p.Within(beast, host) {
			return false
		}
	}
	return true
}

// clings tells whether a parasite stays active though its host is not
// (creature.attach.inactive).
func (p *Position) clings(id, host game.CardID) bool {
	return p.Def(id).Type == card.Creature && p.S.Cards[id].At == host
}

// Prey lists whom a creature attacks: non-droid characters and creature vehicles
// present with it, but those its text spares (creature.attacks).
func (p *Position) Prey(beast game.CardID) (out []game.CardID) {
	if p.HostOf(beast) != 0 {
		return nil
	}
	eats := func(id game.CardID) bool { return p.edible(id) || p.preysOn(beast, id) }
	if hosts := p.parasite(beast); hosts != nil {
		c := &Context{P: p, Self: beast, You: p.S.C(beast).Owner}
		eats = func(id game.CardID) bool { return hosts.Affects(c, id) && p.seizable(id, beast) }
	}
	for _, id := range p.InPlay() {
		if p.PresentWith(id, beast) && eats(id) && !p.spares(beast, id) {
			out = append(out, id)
		}
	}
	return out
}

// preysOn tells whether the text of a creature says that it attacks a card, too.
func (p *Position) preysOn(beast, id game.CardID) bool {
	for m := range p.Mods(ModPreys) {
		if m.C.Self == beast && p.IsActive(id) && m.Hits(id) {
			return true
		}
	}
	return false
}

// edible tells whether creatures attack a card: missing and captured characters and
// undercover spies too; nobody aboard anything, and neither imprisoned nor frozen
// captives (creature.attacks.protected, creature.attacks.captive).
func (p *Position) edible(id game.CardID) bool {
	it, d := p.S.C(id), p.Def(id)
	if it.Flags&(game.FaceDown|game.Suspended|game.OnStack|game.Imprisoned|game.Frozen) != 0 {
		return false
	}
	switch d.Type {
	case card.Vehicle:
		return d.Is("creature") && p.IsActive(id)
	case card.Character:
		for host := p.S.Host(id); host != 0; host = p.S.Host(host) {
			if p.Def(host).Type != card.Character {
				return false
			}
		}
		return !d.Is("droid")
	}
	return false
}

// spares tells whether a text, of a creature itself or of another card, says that it does not attack a card.
func (p *Position) spares(beast, id game.CardID) bool {
	for m := range p.Mods(ModSpares) {
		if m.At == nil && m.C.Self != beast || m.At != nil && !m.At(&m.C, beast) {
			continue
		}
		if m.Hits(id) {
			return true
		}
	}
	return false
}
