package catalog

import (
	"encoding/binary"
	"hash/fnv"

	"cantina/engine/card"
)

// hashCards hashes the facts and rules of all cards in order (not the wording
// that the phrasebook prints, which may improve without changing a game).
func (c *Catalog) hashCards() uint64 {
	h := fnv.New64a()
	for _, k := range c.cards {
		h.Write(k.facts())
	}
	return h.Sum64()
}

// Hash is the same for the same facts and rules of the card on every system. A saved
// game carries it for each card of its decks.
func (k *Card) Hash() uint64 {
	h := fnv.New64a()
	h.Write(k.facts())
	return h.Sum64()
}

// facts is all of a card that a game depends on.
func (k *Card) facts() []byte {
	buf := make([]byte, 0, 1024)
	num := func(n int) { buf = binary.AppendVarint(buf, int64(n)) }
	str := func(ss ...string) {
		num(len(ss))
		for _, s := range ss {
			num(len(s))
			buf = append(buf, s...)
		}
	}
	str(k.Slug, k.Title, k.Set, k.Number, k.Class, k.System, k.Rules)
	num(int(k.Side))
	num(k.Dots)
	num(k.Diamond)
	num(int(k.Type))
	for _, list := range [][]string{k.Kinds, k.Icons, k.Traits, k.Personas, k.Newest, k.Groups, k.Matching} {
		str(list...)
	}
	for s := range card.Stats {
		if k.Num[s].Has {
			num(int(s))
			num(int(k.Num[s].N))
		}
	}
	num(-1)
	for s, sign := range k.Signs {
		if sign != "" {
			num(s)
		}
	}
	num(-1)
	num(k.Force[card.Dark])
	num(k.Force[card.Light])
	for _, n := range k.Capacity.In {
		num(n)
	}
	num(k.Capacity.Either)
	for _, p := range k.Permanent {
		num(int(p.Role))
		num(int(p.Ability))
		str(p.Persona)
	}
	num(b2i(k.Enclosed))
	if k.Back != nil {
		for _, n := range k.Back.Num {
			num(int(n.N))
		}
	}
	if k.Defending != "" {
		str(k.Defending)
	}
	if k.Destiny2.Has {
		num(int(k.Destiny2.N))
	}
	if len(k.Words) > 0 {
		str(k.Words...)
	}
	return buf
}
