package position

import (
	"fmt"
	"slices"

	"cantina/engine/card"
	"cantina/engine/game"
)

// TextWorks tells whether a card on table does what its text says, for a
// modifier of kind k (state.active, action.cancel.text, ship.unpiloted,
// ship.landed).
func (p *Position) TextWorks(id game.CardID, k ModKind) bool {
	m, class := p.fresh(), classOf(k)
	kept := &m.texts[int(id)*classes+class]
	if m.recalls(kept) {
		if audited != nil {
			audited(p, fmt.Sprintf("whether the text of %s works", p.Key(id)), kept, func(p *Position) *cell { p.TextWorks(id, k); return &p.memo.texts[int(id)*classes+class] })
		}
		return kept.has
	}
	if m.asksBack(kept) {
		return false
	}
	o := m.begin(kept)
	works := p.findWorks(id, class)
	m.end(kept, o, 0, works)
	return works
}

func (p *Position) findWorks(id game.CardID, class int) bool {
	if !p.IsActive(id) && !p.Spying(id) { // spy.state
		return false
	}
	d := p.Def(id)
	if d.Type == card.Location && p.S.C(id).Flags&(game.Collapsed|game.BlownAway) != 0 || p.Piece(id) {
		return false
	}
	if class != classMute && p.TextCanceled(id) {
		return false
	}
	if p.Carrier(id) {
		switch class {
		case classReact:
			return !p.Landed(id) || p.Crew(id)
		case classUsual:
			return p.Operational(id)
		}
	}
	return true
}

// TextCanceled tells whether a card's game text is canceled (action.cancel.text).
func (p *Position) TextCanceled(id game.CardID) bool {
	if slices.Contains(p.rival, id) {
		return false
	}
	if p.Piece(id) { // location.dejarik-rules: suspended
		return true
	}
	memo := p.fresh()
	kept := &memo.mute[id]
	if memo.recalls(kept) {
		if audited != nil {
			audited(p, "whether the text is canceled of "+p.Key(id), kept, func(p *Position) *cell { p.TextCanceled(id); return &p.memo.mute[id] })
		}
		return kept.has
	}
	if memo.asksBack(kept) {
		return false
	}
	o := memo.begin(kept)
	canceled := false
	for m := range p.Mods(ModNoText) {
		if m.Hits(id) {
			canceled = true
			break
		}
	}
	memo.end(kept, o, 0, canceled)
	return canceled
}

// IsActive tells whether a card is on table and in function (state.active,
// state.inactive.attached).
func (p *Position) IsActive(id game.CardID) bool {
	m := p.fresh()
	kept := &m.active[id]
	if m.recalls(kept) {
		if audited != nil {
			audited(p, "whether "+p.Key(id)+" is active", kept, func(p *Position) *cell { p.IsActive(id); return &p.memo.active[id] })
		}
		return kept.has
	}
	if m.asksBack(kept) {
		return false
	}
	o := m.begin(kept)
	is := p.findActive(id)
	m.end(kept, o, 0, is)
	return is
}

func (p *Position) findActive(id game.CardID) bool {
	if p.S.Cards[id].Is(game.Undercover) && !p.S.Cards[id].Is(game.Defends) {
		return false // but what lies on a spy stays in function (spy.state)
	}
	if p.Unusable(id) || p.astray(id) {
		return false
	}
	for n, first := 0, id; id != 0 && n < 10; n++ {
		it := &p.S.Cards[id]
		if bar := it.Flags & inert; bar != 0 && (id == first || !p.clings(first, id)) && !it.Is(game.Defends) && (bar != game.Captive || !it.Is(game.Loose) && !p.throughCapture(first, id) && !p.pursues(first, id)) {
			return false
		}
		if it.Zone != game.Table {
			return it.Zone == game.Row
		}
		id = it.At
	}
	return true
}
