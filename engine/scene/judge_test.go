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
		{"dark judge red-3 is stolen", "ship.capacity"}, // its pilot is not
		{"dark judge dutch to tatooine-cantina-light; red-3 is stolen", "Judge: Dutch moved from Red 3 to Tatooine: Cantina.\nJudge: Red 3 is now: stolen."},
		{"dark judge imperial-blaster to luke-skywalker; imperial-blaster not stolen", "deploy.where"},
		{"dark judge luke-skywalker is stolen", "!Luke Skywalker cannot be stolen"},
		{"dark judge luke-skywalker is converted", "Judge: Luke Skywalker is now: converted."},
		{"dark judge darth-vader is completed", "!Darth Vader cannot be completed"},
		{"dark judge red-3 is bombing", "move.bombing-run"},
		{"dark judge yavin-4-light is blown-away", "Judge: Yavin 4 is now: blown away."},
		{"dark judge dark phase move", "Judge: it is now the move phase of Dark."},
		{"dark judge light phase control", "Judge: it is now the control phase of Light."},
		{"dark judge light phase end", `!"light phase end" is no change of a judge`},
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
				if l.Kind == game.JudgeMoved || l.Kind == game.JudgeState || l.Kind == game.JudgeCards || l.Kind == game.JudgePhase {
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

// A judge sets the phase and the turn: its player may act in it, once it is over the next phase comes,
// and of a turn that is not the one at hand nothing that was done in it is known.
func TestJudgedPhases(t *testing.T) {
	cat, _ := Catalog()
	for _, c := range []struct {
		key    string
		of     card.Side
		phase  game.Phase
		next   game.Phase
		drains bool // that a drain of the turn is still noted
	}{
		{"dark judge dark phase control", card.Dark, game.Control, game.Deploy, true},
		{"dark judge dark phase battle", card.Dark, game.Battling, game.Move, true},
		{"light judge light phase deploy", card.Light, game.Deploy, game.Battling, false},
		{"light judge light phase move; dark phase deploy", card.Dark, game.Deploy, game.Battling, false},
	} {
		g, err := Lay(cat, "", `dark: at "Tatooine: Cantina": "Darth Vader"   at "Tatooine: Mos Eisley": Stormtrooper   hand: Stormtrooper   force: 4   reserve: 9
light: at "Tatooine: Cantina": "Luke Skywalker"   hand: Rebel Trooper   force: 4   reserve: 9
locations: light "Tatooine: Mos Eisley", light "Tatooine: Cantina"
phase: dark deploy
`)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := g.Choose("dark judge tatooine-cantina-light is drained"); err != nil {
			t.Fatal(err)
		}
		turn := g.Status().Turn
		if _, err := g.Choose(c.key); err != nil {
			t.Fatal(c.key, err)
		}
		st, d, s := g.Status(), g.Decision(), g.(*rules.Game).S
		if st.Active != c.of || st.Phase != c.phase || d.Seat != c.of || d.Kind != game.AskAction {
			t.Errorf("%s: %v phase of %v, %v is asked", c.key, st.Phase, st.Active, d.Seat)
		}
		if noted := len(s.Drains) > 0; noted != c.drains || (st.Turn == turn) != c.drains {
			t.Errorf("%s: drains noted: %v, in turn %d after %d", c.key, noted, st.Turn, turn)
		}
		for g.Status().Phase == c.phase {
			pass, ok := g.Decision().Passes()
			if !ok {
				t.Fatalf("%s: %+v", c.key, g.Decision())
			}
			g.Choose(pass)
		}
		if st := g.Status(); st.Phase != c.next || st.Active != c.of {
			t.Errorf("%s: then comes phase %v of %v", c.key, st.Phase, st.Active)
		}
		if bad := s.Check(); len(bad) > 0 {
			t.Errorf("%s: %v", c.key, bad)
		}
	}
}

// A Jedi Test is completed by hand only where it has an apprentice, and lies on him then; who has
// taught it is forgotten, and so it is not taken back by hand.
func TestAJudgedJediTest(t *testing.T) {
	cat, _ := Catalog()
	scenes, problems := Parse("judge", `title: a test is begun
light: at "Dagobah: Bog Clearing": Obi-Wan Kenobi, "Luke Skywalker"   hand: 2 Great Warrior   reserve: 40
dark: reserve: 40
locations: light "Dagobah: Bog Clearing"
phase: light deploy
> light deploy "Great Warrior" on "Dagobah: Bog Clearing"
> light choose "Obi-Wan Kenobi"
`)
	if len(problems) > 0 {
		t.Fatal(problems[0])
	}
	g := scenes[0].Run(cat).Game
	for _, c := range []struct{ ruling, want string }{
		{"light judge great-warrior#2 is completed", "Great Warrior is not on table"},
		{"light judge great-warrior is completed", ""},
		{"light judge great-warrior not completed", "a completed Jedi Test has no mentor any more: take the choice back instead"},
	} {
		said := ""
		if _, err := g.Choose(c.ruling); err != nil {
			said = card.Why(err)[card.English]
		}
		if !strings.HasSuffix(said, c.want) || c.want == "" && said != "" {
			t.Errorf("%s: %q, want %q", c.ruling, said, c.want)
		}
	}
	for c := range g.View(card.Light).All() {
		if c.Def != nil && c.Def.Title == "Luke Skywalker" && (len(c.On) != 1 || !c.On[0].Completed) {
			t.Errorf("on him lies %+v", c.On)
		}
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
		{cantina + " is blown-away", cantina, game.IsBlownAway, true},
		{cantina + " is blown-away; " + cantina + " not blown-away", cantina, game.IsBlownAway, false},
		{vader + " is converted", vader, game.IsConverted, true},
		{vader + " is converted; " + vader + " not converted", vader, game.IsConverted, false},
		{"red-3 is stolen", "red-3", game.IsStolen, true},
		{"red-3 is stolen; red-3 not stolen", "red-3", game.IsStolen, false},
		{"red-3 is bombing", "red-3", game.IsBombing, true},
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
