package position

import (
	"slices"
	"strconv"

	"cantina/engine/card"
	"cantina/engine/game"
)

// Newest tells whether this game reads the rules in doubt as the newest rulebook
// does, where the extracts that the rules follow otherwise rule differently. Each
// place that asks says both readings, and has a scene for both.
func (p *Position) Newest() bool { return p.S.Options.Edition == game.Newest }

// Bind finds the text of each definition of the state. The state names them by
// slug, so that it goes on with a catalog that has other cards besides.
func (p *Position) Bind() {
	p.Cards = make([]*Text, len(p.S.Slugs))
	p.byTitle = make(map[string][]int32, len(p.S.Slugs))
	p.kinds, p.answers, p.apart = bitset{}, bitset{}, false
	for i, slug := range p.S.Slugs {
		t := p.Prog.Text(p.Cat.Index(slug))
		p.Cards[i] = t
		p.kinds.join(&t.Kinds)
		p.answers.join(&t.Answers)
		p.apart = p.apart || t.apart()
		for _, title := range t.Def.Titles() {
			p.byTitle[title] = append(p.byTitle[title], int32(i))
		}
	}
	p.noteAloof()
	p.noteAbroad()
}

// noteAloof notes to which cards of the game something may be immune, so that of the others
// nobody has to ask.
func (p *Position) noteAloof() {
	p.aloof = make([]bool, len(p.Cards))
	note := func(list []*Modifier) {
		for _, m := range list {
			if m.Kind != ModImmuneTo {
				continue
			}
			for i, t := range p.Cards {
				p.aloof[i] = p.aloof[i] || slices.ContainsFunc(m.titles, t.Def.Named)
			}
		}
	}
	for _, t := range p.Cards {
		note(t.Mods)
		for _, cl := range t.Clauses {
			for _, list := range cl.Lastings {
				note(list)
			}
		}
	}
}

// Responds tells whether some card of the game answers a kind of event.
func (p *Position) Responds(k game.Kind) bool { return p.answers.Has(int(k)) }

// AddsPlaces tells whether some card of the game adds places aboard (leave.lost-capacity).
func (p *Position) AddsPlaces() bool { return p.kinds.Has(int(ModPlaces)) }

// KeepApart tells whether some cards of the game keep apart from others of their title.
func (p *Position) KeepApart() bool { return p.apart }

// Def is the printed card of a copy.
func (p *Position) Def(id game.CardID) *card.Def { return p.Cards[p.S.Cards[id].Def].Def }

// Text is the compiled text of a copy.
func (p *Position) Text(id game.CardID) *Text { return p.Cards[p.S.Cards[id].Def] }

// Key is the name of a card in option keys: "darth-vader", or "stormtrooper#2"
// for the second copy of a deck.
func (p *Position) Key(id game.CardID) string {
	it, key := p.S.C(id), &p.dealt().keys[id]
	if *key == "" {
		*key = p.Def(id).Slug
		if it.Copy > 1 {
			*key += "#" + strconv.Itoa(int(it.Copy))
		}
	}
	return *key
}
