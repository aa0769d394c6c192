package bot

import (
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
)

// chosen is how often a devoted player of each of 400 seeds picks an option, of those that think
// alike about spreading their cards.
func chosen(v *game.View, dear *card.Def, wide bool, key string) (n int) {
	for seed := range uint64(400) {
		p := NewDevoted(seed, card.Dark, Heart{Dear: map[*card.Def]bool{dear: true}})
		if p.wide == wide && p.Choose(v) == key {
			n++
		}
	}
	return n
}

// at is a place with cards of the Dark Side.
func at(id game.CardID, cards ...game.CardView) game.GroupView {
	return game.GroupView{Locations: []game.LocationView{{Card: game.CardView{ID: id}, Cards: [card.Sides][]game.CardView{card.Dark: cards}}}}
}

// A devoted player acts with the cards it has at heart before others, and gives them up after others.
func TestDevotedActsWithWhatIsDear(t *testing.T) {
	dear, other := &card.Def{}, &card.Def{}
	v := &game.View{Prompt: &game.Decision{Options: []game.Option{
		{Verb: game.VDeploy, Card: 1, Key: "dear"}, {Verb: game.VDeploy, Card: 2, Key: "other"},
	}}}
	v.Players[card.Dark].Hand = []game.CardView{{ID: 1, Def: dear}, {ID: 2, Def: other}}
	if n := chosen(v, dear, false, "dear"); n < 150 {
		t.Errorf("of 200 it deploys what is dear %d times", n)
	}
	v.Prompt.Kind = game.AskLose
	if n := chosen(v, dear, false, "dear"); n > 40 {
		t.Errorf("of 200 it loses what is dear %d times", n)
	}
}

// What it has at heart comes together, or is spread, as the seed will have it.
func TestDevotedBringsTogetherOrSpreads(t *testing.T) {
	dear, other := &card.Def{}, &card.Def{}
	v := &game.View{Prompt: &game.Decision{Options: []game.Option{
		{Verb: game.VMove, Card: 3, Target: 10, Key: "there"}, {Verb: game.VMove, Card: 3, Target: 20, Key: "elsewhere"},
	}}}
	v.Groups = []game.GroupView{at(10, game.CardView{ID: 1, Def: dear}), at(20),
		at(30, game.CardView{ID: 3, Def: other}, game.CardView{ID: 4, Def: other})}
	if n := chosen(v, dear, false, "there"); n < 150 {
		t.Errorf("of 200 it moves to what is dear %d times", n)
	}
	if n := chosen(v, dear, true, "elsewhere"); n < 150 {
		t.Errorf("of 200 it spreads %d times", n)
	}
	v.Prompt.Options = []game.Option{{Verb: game.VMove, Card: 1, Target: 20, Key: "leaves"}, {Verb: game.VMove, Card: 3, Target: 20, Key: "goes"}}
	v.Groups[0] = at(10, game.CardView{ID: 1, Def: other}, game.CardView{ID: 5, Def: dear})
	if n := chosen(v, dear, false, "leaves"); n > 40 {
		t.Errorf("of 200 it leaves what is dear %d times", n)
	}
	v.Prompt.Options = []game.Option{{Verb: game.VDeploy, Card: 6, Target: 30, Key: "full"}, {Verb: game.VDeploy, Card: 6, Target: 20, Key: "empty"}}
	if n := chosen(v, dear, true, "empty"); n < 120 {
		t.Errorf("of 200 it deploys where it has nobody %d times", n)
	}
}

// What it has done often it does less, and what is in vain no more than a random player.
func TestDevotedTriesOtherThings(t *testing.T) {
	dear := &card.Def{}
	v := &game.View{Prompt: &game.Decision{Options: []game.Option{{Verb: game.VUse, Card: 1, Key: "use"}, {Verb: game.Pass, Key: "pass"}}}}
	v.Players[card.Dark].Hand = []game.CardView{{ID: 1, Def: dear}}
	p, first, later := NewDevoted(5, card.Dark, Heart{Dear: map[*card.Def]bool{dear: true}}), 0, 0
	for i := range 400 {
		n := one(p.Choose(v) == "use")
		if i < 20 {
			first += n
		} else if i >= 380 {
			later += n
		}
	}
	if first < 10 || later > first/2 {
		t.Errorf("of the first 20 times it does it %d, of the last %d", first, later)
	}
	v.Prompt.Options[0].Vain = true
	if n := chosen(v, dear, false, "use"); n > 150 {
		t.Errorf("of 200 it does what is in vain %d times", n)
	}
	v.Prompt.Options = []game.Option{{Verb: game.VDrain, Card: 7, Target: 30, Key: "drain"}, {Verb: game.Pass, Key: "pass"}}
	if n := chosen(v, dear, false, "drain"); n > 100 { // a random player does eight times of nine
		t.Errorf("of 200 it drains %d times with what is not dear", n)
	}
	bold := 0
	for seed := range uint64(200) {
		bold += one(NewDevoted(seed, card.Dark, Heart{Dear: map[*card.Def]bool{dear: true}, Drains: true}).Choose(v) == "drain")
	}
	if bold < 150 {
		t.Errorf("of 200 a bold one drains %d times", bold)
	}
	v.Prompt.Options = []game.Option{{Verb: game.VConcede, Key: "concede"}}
	if p.Choose(v) != "concede" {
		t.Error("it has no answer where there is one only")
	}
}

// What is dear goes where other dear cards are carried rather, and what belongs aboard goes aboard.
func TestDevotedLoads(t *testing.T) {
	dear, ship, site := &card.Def{}, &card.Def{Type: card.Starship}, &card.Def{Type: card.Location}
	v := &game.View{Prompt: &game.Decision{Options: []game.Option{
		{Verb: game.VDeploy, Card: 1, Target: 11, Key: "laden"}, {Verb: game.VDeploy, Card: 1, Target: 12, Key: "empty"}, {Verb: game.VDeploy, Card: 1, Target: 20, Key: "ashore"},
	}}}
	v.Players[card.Dark].Hand = []game.CardView{{ID: 1, Def: dear}}
	v.Groups = []game.GroupView{
		at(10, game.CardView{ID: 11, Def: ship, On: []game.CardView{{ID: 3, Def: dear}}}, game.CardView{ID: 12, Def: ship}),
		at(20), at(30),
	}
	v.Groups[1].Locations[0].Card.Def = site
	counts := func(h Heart) map[string]int {
		n := map[string]int{}
		for seed := range uint64(400) {
			if p := NewDevoted(seed, card.Dark, h); !p.wide {
				n[p.Choose(v)]++
			}
		}
		return n
	}
	all := map[*card.Def]bool{dear: true, ship: true, site: true}
	if n := counts(Heart{Dear: all}); n["laden"] < n["empty"]*3/2 || n["ashore"] == 0 {
		t.Errorf("of 200 it deploys %v", n)
	}
	if n := counts(Heart{Dear: all, Aboard: map[*card.Def]bool{dear: true}}); n["ashore"] > 4 || n["empty"] == 0 {
		t.Errorf("of 200 it deploys what belongs aboard %v", n)
	}
	none := counts(Heart{Dear: map[*card.Def]bool{dear: true}})
	if both := counts(Heart{Dear: map[*card.Def]bool{dear: true, ship: true}}); both["ashore"] >= none["ashore"] {
		t.Errorf("where the ship is dear, too, it goes ashore %d times, else %d", both["ashore"], none["ashore"])
	}
}
