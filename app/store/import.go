package store

import (
	"cmp"
	"crypto/sha256"
	"encoding/json"
	"io"
	"slices"

	"cantina/engine/card"

	bolt "go.etcd.io/bbolt"
)

// An Imported is what Import took over from a text.
type Imported struct {
	Games    int         // new ones
	Longer   int         // that were there, with fewer decisions
	Back     int         // out of the trash
	Known    int         // that were there already
	Prefs    int         // that there were none of
	Decks    int         // new ones, and those that were brought further
	Drafts   int         // unsaved changes of decks
	Problems []card.Text // what the text had lost already, and what could not be taken
}

// A TextDamage is why a text was refused: it is damaged or cut short. Nothing of it was
// taken; Whole of its games could be.
type TextDamage struct {
	Faults       []TextFault
	Whole, Games int
}

var _ card.Teller = (*TextDamage)(nil)

// Error says it in English.
func (d *TextDamage) Error() string { return d.Said()[card.English] }

// Said tells the first faults, in every language.
func (d *TextDamage) Said() card.Text {
	all := card.T("the text is damaged or cut short, and nothing of it was restored", "le texte est endommagé ou tronqué, et rien n’en a été restauré")
	for _, f := range d.Faults[:min(len(d.Faults), 5)] {
		all = card.Say("%s\n  %s", "%s\n  %s", all, f.said())
	}
	if more := len(d.Faults) - 5; more > 0 {
		all = card.Say("%s\n  and %s more", "%s\n  et %s de plus", all, more)
	}
	return all
}

// Import adds what an export holds: games that are not here, decisions that come after
// those that a game has here, preferences that there are none of, and each deck by the
// function, which tells whether it was a new one. A game that is here, even in the
// trash, is not added again: it is taken out of the trash if it is not there in the text.
// A text with a fault is refused with a TextDamage, unless only what is whole is asked for.
func (s *Store) Import(r io.ReadSeeker, onlyWhole bool, deck func(DeckFile) (bool, error)) (did Imported, err error) {
	defer asError(&err)
	t, err := readText(r, func(*block) error { return nil })
	if err != nil {
		return did, err
	}
	if len(t.faults) > 0 && !onlyWhole {
		return did, &TextDamage{t.faults, t.whole, max(t.games, t.seen)}
	}
	if _, err := r.Seek(0, io.SeekStart); err != nil {
		return did, err
	}
	in := &importing{s: s, did: &did, deck: deck}
	if err := in.known(); err != nil {
		return did, err
	}
	for _, f := range t.faults {
		in.bad("%s", "%s", f.said())
	}
	_, err = readText(r, in.take)
	return did, err
}

// An importing is the work of Import.
type importing struct {
	s    *Store
	did  *Imported
	deck func(DeckFile) (bool, error)
	same map[[32]byte][]ID // the games that began in the same way

	decks map[[32]byte][]DeckID // the decks that began in the same way
}

func (in *importing) bad(en, fr string, args ...any) {
	in.did.Problems = append(in.did.Problems, card.Say(en, fr, args...))
}

// known reads how all games began.
func (in *importing) known() error {
	in.same, in.decks = map[[32]byte][]ID{}, map[[32]byte][]DeckID{}
	return in.s.db.View(func(tx *bolt.Tx) error {
		for _, id := range decksIn(tx).all() {
			if v, err := decksIn(tx).version(id, 1); err == nil {
				in.decks[v.beginning()] = append(in.decks[v.beginning()], id)
			}
		}
		for _, id := range gamesIn(tx) {
			var h Header
			if gameIn(tx, id).getJSON(nil, headerKey, &h) == nil {
				key := beginning(&h)
				in.same[key] = append(in.same[key], id)
			}
		}
		return nil
	})
}

// beginning is the same for two headers that say the same. A header says when its game was
// begun: no two games have the same one.
func beginning(h *Header) [32]byte {
	data, _ := json.Marshal(h) // plain data
	return sha256.Sum256(data)
}

// take takes a block.
func (in *importing) take(b *block) error {
	switch b.kind {
	case wordDeck:
		if b.kept != nil {
			return in.keptDeck(b.kept)
		}
		added, err := in.deck(b.deck)
		if err != nil {
			in.bad("%s: %s", "%s : %s", b.said(), card.Why(err))
		} else if added {
			in.did.Decks++
		}
		return nil
	case wordPrefs:
		return in.prefs(b.prefs)
	}
	if n := len(b.game.lost); n > 0 {
		in.bad("%s: %s of its decisions were lost before the export, the first one is decision %s",
			"%s : %s de ses décisions étaient perdues avant l’exportation, la première est la décision %s", b.said(), n, b.game.lost[0])
	}
	if b.game.header == nil {
		in.bad("%s: its decks were lost before the export, and without them there is no game",
			"%s : ses decks étaient perdus avant l’exportation, et sans eux il n’y a pas de partie", b.said())
		return nil
	}
	if len(in.same[beginning(b.game.header)]) >= maxAlike {
		in.bad("%s: %s games that began like it are here already", "%s : %s parties qui ont commencé comme elle sont déjà ici", b.said(), maxAlike)
		return nil
	}
	return in.game(&b.game)
}

// prefs takes the preferences that there are none of.
func (in *importing) prefs(all []*op) error {
	var had json.RawMessage
	all = slices.DeleteFunc(all, func(o *op) bool { return in.s.Pref(o.Name, &had) })
	if len(all) == 0 {
		return nil
	}
	in.did.Prefs += len(all)
	return in.s.do(all...)
}

// game adds a game, or what it lacks here.
func (in *importing) game(g *savedGame) error {
	key := beginning(g.header)
	here, found := in.find(in.same[key], g)
	if !found {
		ops := append([]*op{{Kind: opNew, Header: g.header, Status: g.record.Status, At: g.record.Updated}}, g.steps(0)...)
		ops = append(ops, g.keeps(nil)...)
		if err := in.s.do(ops...); err != nil {
			return err
		}
		in.did.Games++
		in.same[key] = append(in.same[key], ops[0].Game)
		if g.trash {
			return in.s.Delete(ops[0].Game)
		}
		return nil
	}
	var ops []*op
	if in.did.Known++; !g.within(here) {
		in.did.Known--
		in.did.Longer++
		ops = g.steps(len(here.keys))
	}
	if ops = append(ops, g.keeps(here.cuts)...); len(ops) > 0 {
		ops[0].Game = here.id
		if err := in.s.do(ops...); err != nil {
			return err
		}
	}
	if here.trash && !g.trash {
		in.did.Back++
		return in.s.Undelete(here.id)
	}
	return nil
}

// find looks among the games that began in the same way for the one that has all decisions
// of g, else for the longest one that g goes on from.
func (in *importing) find(among []ID, g *savedGame) (best kept, found bool) {
	for _, id := range among {
		k, ok := in.s.kept(id)
		if !ok {
			continue
		}
		if g.within(k) {
			return k, true
		}
		if len(g.lines) > len(k.keys) && g.startsWith(k.keys) && (!found || len(k.keys) > len(best.keys)) {
			best, found = k, true
		}
	}
	return best, found
}

// startsWith tells whether the lines begin with those of the game, a lost one being any.
func (g *savedGame) startsWith(lines []string) bool {
	for i := range min(len(lines), len(g.lines)) {
		if g.lines[i] != lines[i] && !g.isLost(i) {
			return false
		}
	}
	return true
}

func (g *savedGame) isLost(n int) bool {
	_, lost := slices.BinarySearch(g.lost, n)
	return lost
}

// within tells whether all decisions of the game are here, or were undone here.
func (g *savedGame) within(k kept) bool {
	if len(g.lines) <= len(k.keys) && g.startsWith(k.keys) {
		return true
	}
	return slices.ContainsFunc(k.cuts, func(c Cut) bool {
		return c.N <= len(k.keys) && len(g.lines) <= c.N+len(c.Keys) && g.startsWith(slices.Concat(k.keys[:c.N], c.Keys))
	})
}

// steps says the lines from number from on, a step to each checkpoint; a new one begins
// where the marks do.
func (g *savedGame) steps(from int) (all []*op) {
	slices.SortStableFunc(g.states, func(a, b savedState) int { return cmp.Compare(a.n, b.n) })
	states := g.states
	if len(g.marks) > 0 {
		states = slices.Concat(states, []savedState{{n: g.from}})
		slices.SortStableFunc(states, func(a, b savedState) int { return cmp.Compare(a.n, b.n) })
	}
	for _, st := range append(states, savedState{n: len(g.lines)}) {
		if st.n < from || st.n > len(g.lines) || st.n == from && st.data == nil {
			continue
		}
		o := &op{Kind: opStep, N: from, Keys: g.lines[from:st.n], Status: g.record.Status, At: g.record.Updated, state: st.data}
		if len(g.marks) > 0 && from >= g.from {
			at := func(n int) int { return min(n-g.from, len(g.marks)) }
			o.Marks = g.marks[at(from):at(st.n)]
		}
		all, from = append(all, o), st.n
	}
	return all
}

// keeps says the undone lines that are not among cuts.
func (g *savedGame) keeps(cuts []Cut) (all []*op) {
	for i := range g.cuts {
		if !slices.ContainsFunc(cuts, g.cuts[i].equal) {
			all = append(all, &op{Kind: opKeep, Cut: &g.cuts[i], At: g.cuts[i].When})
		}
	}
	return all
}
