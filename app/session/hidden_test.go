package session

import (
	"testing"

	"cantina/app/store"
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// refuses tells whether a session says nothing of a card but that it is not seen.
func refuses(s *Session, id game.CardID) bool {
	sum := s.Explain(id, card.Power)
	return !sum.Has && len(sum.Terms) == 1 && sum.Terms[0].Say == unseen && refusesWhy(s, id, 0)
}

func refusesWhy(s *Session, id, target game.CardID) bool {
	rs := s.Why(id, target)
	return len(rs) == 1 && rs[0].Say == unseen && rs[0].Rule == "pile.look"
}

// covered tells where a card lies that a seat may not see (pile.look, zone.hand); "" if
// it lies open.
func covered(st *game.State, seat card.Side, id game.CardID) string {
	it := st.C(id)
	switch it.Zone {
	case game.Reserve, game.Force, game.Used, game.Insert:
		return game.ZoneNames[it.Zone][card.English]
	case game.Hand:
		if it.Owner != seat {
			return "the opponent's hand"
		}
	case game.Lost:
		if pile := st.Pile(it.Owner, game.Lost); pile[len(pile)-1] != id {
			return "the Lost Pile, below the top"
		}
	}
	return ""
}

// A player who asks why, or what a number is, learns nothing of a card that he does not
// see, wherever it lies; of those he sees, the rules answer.
func TestTheUnseenIsNotExplained(t *testing.T) {
	refused, answered := map[string]int{}, 0
	for seed := range uint64(2) {
		s, err := Start(saves(t), realRules(), starters(seed))
		if err != nil {
			t.Fatal(err)
		}
		for players, ok := randomPlayers(seed), true; ok; {
			s.Lift()
			g := s.g.(*rules.Game)
			offered := map[game.CardID]bool{} // a pile that he searches lies before him
			if d := g.Decision(); d != nil {
				for i := range d.Options {
					offered[d.Options[i].Card] = true
				}
			}
			mine := g.S.Pile(s.Front(), game.Hand)
			for n := range g.S.Cards[1:] {
				id := game.CardID(n + 1)
				switch where := covered(g.S, s.Front(), id); {
				case where == "":
					if !refuses(s, id) {
						answered++
					}
				case offered[id]:
				case !refuses(s, id):
					t.Fatalf("decision %d: %s asks about %s in %s and is answered", s.Decisions(), s.Front(), g.Key(id), where)
				case len(mine) > 0 && !refusesWhy(s, mine[0], id):
					t.Fatalf("decision %d: %s brings a card to %s in %s and is answered", s.Decisions(), s.Front(), g.Key(id), where)
				default:
					refused[where]++
				}
			}
			if ok, err = s.step(players); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, where := range []string{"the opponent's hand", "Reserve Deck", "Force Pile", "Used Pile", "the Lost Pile, below the top"} {
		if refused[where] == 0 {
			t.Errorf("no card in %s was asked about", where)
		}
	}
	if answered == 0 {
		t.Error("nothing is explained")
	}
}

// A talker answers whatever it is asked, and one of its cards lies face down.
type talker struct{ *fake }

const faceDown = game.CardID(9)

func (t talker) View(seat card.Side) *game.View {
	v := t.fake.View(seat)
	v.Players[seat.Other()].Beside = []game.CardView{{ID: faceDown, FaceDown: true}}
	return v
}

func (talker) Why(card.Side, game.CardID, game.CardID) []game.Reason {
	return []game.Reason{{Rule: "card.owner"}}
}

func (talker) Explain(game.CardID, card.Stat) game.Sum { return game.Sum{Has: true} }

// Of a card that lies face down the place is seen, and nothing is said.
func TestAFaceDownCardIsNotExplained(t *testing.T) {
	s, err := Start(saves(t), today, store.Header{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	s.g = talker{s.g.(*fake)}
	mine := game.CardID(1 + s.Front())
	if refuses(s, mine) {
		t.Error("nothing is said of a card in one's own hand")
	}
	if !refuses(s, faceDown) || !refusesWhy(s, mine, faceDown) {
		t.Error("a card that lies face down is explained")
	}
}
