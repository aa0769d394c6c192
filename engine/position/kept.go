package position

import "cantina/engine/game"

// A Kept is something that was made of what is so, and is kept for as long as nothing has
// changed at which its making looked. It is shared: nobody writes it.
type Kept[T any] struct {
	made  T
	state *game.State
	epoch uint64
	seen  game.Aspects
}

// Of is what a position makes, kept from the last time if that would be the same.
func (k *Kept[T]) Of(p *Position, what string, make func(*Position) T) T {
	m := &p.memo
	if k.state == p.S && p.S.Changed(k.epoch)&(k.seen|game.AtTable) == 0 {
		m.seen |= k.seen
		if auditedKept != nil {
			auditedKept(p, what, k.made, func(p *Position) any { return make(p) })
		}
		return k.made
	}
	outer := m.seen
	m.seen = 0
	epoch, _ := p.S.Epoch()
	k.made = make(p)
	k.state, k.epoch, k.seen = p.S, epoch, m.seen
	m.seen |= outer
	return k.made
}
