package session

import (
	"time"

	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/game"
)

// View is what those eyes see, with what is chosen next in the place of the question; a seat
// does not learn what the other one is about to choose.
func (w *Watch) View(eyes Eyes) *game.View {
	var v *game.View
	err := guard(func() error {
		v = w.g.View(eyes.Seat)
		if eyes.Open {
			other := eyes.Seat.Other()
			v.Players[other].Hand = w.g.View(other).Players[other].Hand
		}
		v.Shown = nil
		if v.Prompt = w.next(eyes); v.Prompt != nil {
			v.Decider = v.Prompt.Seat
		}
		return nil
	})
	if err != nil {
		return noView(eyes.Seat)
	}
	return v
}

// next is the choice that comes, as a question without answers.
func (w *Watch) next(eyes Eyes) *game.Decision {
	d := w.g.Decision()
	if d == nil {
		return nil
	}
	out := &game.Decision{Seat: d.Seat, Kind: d.Kind, Rule: d.Rule}
	if w.at == len(w.keys) || d.Seat != eyes.Seat && !eyes.Open {
		return out
	}
	for i := range d.Options {
		if o := &d.Options[i]; o.Key == w.keys[w.at] {
			out.Seat, out.Prompt = eyes.Seat, card.Say("Next, %s: %s", "Ensuite, %s : %s", card.SideNames[d.Seat], o.Say)
		}
	}
	return out
}

// Ask lets somebody look at the game at that moment. Nobody may change it.
func (w *Watch) Ask(ask func(game.Game)) error {
	return guard(func() error { ask(w.g); return nil })
}

// Status is where the game stands at that moment.
func (w *Watch) Status() game.Status { return w.g.Status() }

// Explain says why a number is what it is at that moment, of a card that those eyes see.
func (w *Watch) Explain(eyes Eyes, id game.CardID, stat card.Stat) game.Sum {
	sum := game.Sum{Terms: []game.Term{{Say: unseen}}}
	guard(func() error {
		for c := range w.View(eyes).All() {
			if c.ID == id && !c.FaceDown {
				sum = w.g.Explain(id, stat)
				break
			}
		}
		return nil
	})
	return sum
}

// Branch begins a game of its own at the moment that is looked at: as the one watched up to
// there. Program, catalog and the time of its beginning are those of h.
func (w *Watch) Branch(program, catalog string, now time.Time) (*Session, error) {
	h := w.s.head
	h.Program, h.Catalog, h.Created = program, catalog, now
	st, mk := w.s.store, w.s.maker
	var from *built
	var first store.Status
	var start, state []byte
	err := guard(func() error {
		g, err := mk.New(h)
		if err != nil {
			return err
		}
		h.Cards = mk.Texts(h)
		probe := &Session{g: g}
		first = probe.status()
		if start, err = g.Save(); err != nil {
			return err
		}
		from = &built{g: g, whole: true}
		from.run(&h, w.keys[:w.at])
		if from.err != nil {
			return from.err
		}
		state, err = g.Save()
		return err
	})
	if err != nil {
		return nil, err
	}
	id, err := st.NewGame(h, first, start)
	if err != nil {
		return nil, err
	}
	if w.at > 0 {
		now := (&Session{g: from.g}).status()
		if err := st.Append(id, store.Step{Keys: w.keys[:w.at], Marks: from.marks, Status: now, State: state}); err != nil {
			return nil, err
		}
	}
	s, _, err := Resume(st, mk, id)
	return s, err
}
