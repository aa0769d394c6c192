package scene

import (
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rules"
)

// judged is the position on which rulings are tried.
const judged = `dark: at "Tatooine: Mos Eisley": "Darth Vader", Stormtrooper with "Imperial Blaster"   hand: Stormtrooper   lost: "Grand Moff Tarkin"   force: 4   reserve: 9
light: at "Tatooine: Cantina": "Luke Skywalker", Rebel Pilot, 2 Rebel Trooper   at Yavin 4: "Red 3" { pilot Dutch }   hand: Sense   force: 3   reserve: 9
locations: dark "Tatooine: Mos Eisley", light "Tatooine: Cantina", light "Yavin 4"
phase: dark deploy
`

// A judge's change is done whole and told in the log, or refused by the rule that does not allow
// what it leaves, and then nothing is changed.
func TestRulings(t *testing.T) {
	cat, _ := Catalog()
	for _, c := range []struct{ ruling, want string }{
		{"dark judge luke-skywalker to tatooine-mos-eisley-dark", "Judge: Luke Skywalker moved from Tatooine: Cantina to Tatooine: Mos Eisley."},
		{"light judge rebel-trooper#2 into hand", "Judge: Rebel Trooper #2 moved from Tatooine: Cantina to hand."},
		{"dark judge stormtrooper into lost", "Judge: Imperial Blaster moved from Stormtrooper to Lost Pile.\nJudge: Stormtrooper moved from Tatooine: Mos Eisley to Lost Pile."},
		{"dark judge grand-moff-tarkin to tatooine-mos-eisley-dark", "Judge: Grand Moff Tarkin moved from Lost Pile to Tatooine: Mos Eisley."},
		{"dark judge imperial-blaster to tatooine-cantina-light", "deploy.where"},
		{"dark judge luke-skywalker to yavin-4-light", "deploy.where"},
		{"dark judge luke-skywalker to darth-vader", "Judge: Luke Skywalker moved from Tatooine: Cantina to Darth Vader."},
		{"dark judge luke-skywalker is captive", "capture.seize"},
		{"dark judge rebel-pilot to red-3 as pilot", "ship.capacity"},
		{"dark judge rebel-pilot to red-3 as passenger", "ship.capacity"},
		{"dark judge dutch to tatooine-cantina-light; rebel-pilot to red-3 as pilot", "Judge: Dutch moved from Red 3 to Tatooine: Cantina.\nJudge: Rebel Pilot moved from Tatooine: Cantina to Red 3 (pilot)."},
		{"dark judge luke-skywalker is hit", "Judge: Luke Skywalker is now: hit."},
		{"dark judge luke-skywalker is hit; luke-skywalker not hit", "Judge: Luke Skywalker is now: hit.\nJudge: Luke Skywalker is no longer: hit."},
		{"dark judge yavin-4-light is undercover", "spy.state"},
		{"dark judge tatooine-cantina-light is drained", "Judge: Tatooine: Cantina is now: drained this turn."},
		{"light judge 2 of dark reserve into force", "Judge: Dark: 2 cards moved from Reserve Deck to Force Pile."},
		{"light judge 20 of dark reserve into force", "!there are 9 cards in that pile (Reserve Deck), not 20"},
		{"dark judge stormtrooper#2 into reserve", "Judge: Stormtrooper #2 moved from hand to Reserve Deck."},
		{"dark judge tatooine-cantina-light into lost", "!cards lie at Tatooine: Cantina: take those away first"},
		{"dark judge luke-skywalker into table", "deploy.where"},
		{"dark judge luke-skywalker into row", "!Luke Skywalker cannot lie there"},
		{"dark judge darth-maul to tatooine-cantina-light", `!no card of this game is called "darth-maul"`},
		{"dark judge luke-skywalker beside everything", `!"luke-skywalker beside everything" is no change of a judge`},
	} {
		g, err := Lay(cat, "", judged)
		if err != nil {
			t.Fatal(err)
		}
		was := g.Hash()
		_, unlawful, err := g.Judge(c.ruling)
		events, done := g.Choose(c.ruling)
		switch got := ""; {
		case err != nil:
			if got = "!" + card.Why(err)[card.English]; !strings.HasPrefix(got, c.want) || c.want[0] != '!' || done == nil {
				t.Errorf("%s: %s", c.ruling, got)
			}
		case len(unlawful) > 0:
			if unlawful[0].Rule != c.want || done == nil {
				t.Errorf("%s: %s (%s), done %v", c.ruling, unlawful[0].Say, unlawful[0].Rule, done)
			}
		default:
			var told []string
			for _, l := range g.View(card.Dark).Log[len(g.View(card.Dark).Log)-len(events):] {
				if l.Kind == game.JudgeMoved || l.Kind == game.JudgeState || l.Kind == game.JudgeCards {
					told = append(told, l.Say[card.English])
				}
			}
			if got = strings.Join(told, "\n"); got != c.want || done != nil {
				t.Errorf("%s: %s, %v", c.ruling, got, done)
			}
			continue
		}
		if g.Hash() != was {
			t.Errorf("%s: refused, and yet something has changed", c.ruling)
		}
	}
}

// Nothing is changed while something is in progress; a ruling that moves a card from a hand into
// a pile tells the opponent only that a card was moved.
func TestRulingsKeepOut(t *testing.T) {
	cat, _ := Catalog()
	g, _ := Lay(cat, "", judged)
	if _, err := g.Choose("dark judge stormtrooper#2 into reserve"); err != nil {
		t.Fatal(err)
	}
	log := g.View(card.Light).Log
	if got := log[len(log)-1].Say[card.English]; got != "Judge: a card moved from hand to Reserve Deck." {
		t.Errorf("%s", got)
	}
	if _, err := g.Choose("dark judge luke-skywalker to tatooine-mos-eisley-dark"); err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"dark pass", "dark battle tatooine-mos-eisley-dark"} {
		if _, err := g.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
	if _, _, err := g.Judge("dark judge luke-skywalker to tatooine-cantina-light"); err == nil || !strings.Contains(err.Error(), "in progress") {
		t.Errorf("%v", err)
	}
}

// What a judge gives a card it has until he takes it away, a location as well as a character; who is
// frozen no longer is a captive still, and who is no captive is neither frozen nor imprisoned.
func TestConditions(t *testing.T) {
	cat, _ := Catalog()
	const vader, cantina = "darth-vader", "tatooine-cantina-light"
	for _, c := range []struct {
		changes string
		of      string
		is      game.Condition
		want    bool
	}{
		{cantina + " is collapsed", cantina, game.IsCollapsed, true},
		{cantina + " is collapsed; " + cantina + " not collapsed", cantina, game.IsCollapsed, false},
		{cantina + " is drained", cantina, game.HasDrained, true},
		{cantina + " is drained; " + cantina + " not drained", cantina, game.HasDrained, false},
		{cantina + " is battled", cantina, game.HasBattled, true},
		{vader + " is battled", vader, game.HasBattled, true},
		{vader + " is drained", vader, game.HasDrained, true},
		{vader + " is moved", vader, game.HasMoved, true},
		{vader + " is hit", vader, game.HasMoved, false},
		{vader + " is frozen; " + vader + " not frozen", vader, game.IsFrozen, false},
		{vader + " is frozen; " + vader + " not frozen", vader, game.IsCaptive, true},
		{vader + " is frozen; " + vader + " not captive", vader, game.IsFrozen, false},
		{vader + " is imprisoned; " + vader + " not captive", vader, game.IsImprisoned, false},
	} {
		g, err := Lay(cat, "", judged)
		if err != nil {
			t.Fatal(err)
		}
		then, _, err := g.Judge("dark judge " + c.changes)
		if err != nil {
			t.Fatal(c.changes, err)
		}
		s := then.(*rules.Game).S
		for id := range s.All {
			if s.OnTable(id) && s.SlugOf(id) == c.of && then.Conditioned(id, c.is) != c.want {
				t.Errorf("%s: %s is %v", c.changes, c.is, !c.want)
			}
		}
	}
}
