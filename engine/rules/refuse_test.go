package rules_test

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/gametext"
	"cantina/engine/rules"
)

var update = flag.Bool("update", false, "write the golden files")

// The sentences that are read and understood, and that nothing carries out.
var refused = []string{
	"once per turn: take a matching starship from your Reserve Deck into hand",
	"once per turn: target your weapon; relocate your character to that weapon",
	"once per turn: fire your weapon",
	"once per turn: draw 1 destiny; if total > 3: opponent loses 1 Force",
	"once per turn: draw 1 destiny; add 2 to total; opponent loses that destiny Force",
	"during your deploy phase: may deploy a character from your Reserve Deck as a react",
	"fire free: retrieve 1 Force",
	"if opponent is about to play an Interrupt: opponent loses 1 Force",
	"if your droids are about to be hit: opponent loses 1 Force",
	"at the end of battle: opponent loses 1 Force",
	"use 1 Force: deploy on your side of table",
	"up to 2 droids are power +1",
	"your aliens while alone are power +1",
	"your Effects are power +1",
	"\"Sense\" is power +1",
	"your (Effects or sites) are forfeit +1",
	"adds 2 to power of your Effects",
	"power of your Effects may not be increased",
	"power of your Effects is doubled",
	"your Lost Interrupts at same site are also Used Interrupts",
	"\"Luke\" is also a Used Interrupt",
	"your Objectives here are immune to \"Alter\"",
	"your aliens are also droids",
	"your droids are rotated",
	"your characters may not be played",
	"your Interrupts deploy free",
	"once per turn: for remainder of turn, your Effects are power +1",
	"once per turn: target an Interrupt here; that card is lost",
	"your Effects with power > 2 are immune to \"Alter\"",
	"your aliens are deploy cost = 1",
	"once per turn: opponent loses X Force",
	"once per turn, use 1 Force, use 2 Force: opponent loses 1 Force",
	"during your control phase, during your move phase, once per turn: opponent loses 1 Force",
	"during your turn: deploy on your side of table",
	"during battle, during your control phase, once per turn: opponent loses 1 Force",
	"during your control phase, during battle, once per turn: opponent loses 1 Force",
	"once per turn: use 2 Force: opponent loses X Force",
}

// Sentences that are carried out, of cards of which few texts say so.
var carried = []string{
	"during your activate phase: deploy on your side of table",
	"if opponent just initiated a battle: may deploy a weapon from your Reserve Deck as a react",
	"if opponent just initiated a battle: may deploy a device from your Reserve Deck as a react",
	"if opponent just initiated a battle: may deploy a vehicle from your Reserve Deck as a react",
}

// Those for which there is no other way to say it.
var unsayable = []string{
	"once per turn: for each droid: for each alien: retrieve 1 Force",
	"once per turn: target your captive; target a creature; that creature battles",
	"once per turn: target your character; place that card out of play as a cost; retrieve power of that card Force; retrieve forfeit of that card Force",
	"once per turn: opponent draws 1 weapon destiny",
	"adds 1 destiny to attrition only here",
	"once per turn: target opponent's weapon; steal that weapon for your spy",
	"your characters may not deploy here regardless of location deployment restrictions",
	"once per turn: target opponent's weapon; target 2 of your spies; steal that weapon for those spies",
	"your Force drains at a star cruiser are +1",
	"while you occupy this sector, power +1",
	"your aliens at a weapon are power +1",
	"while you control a droid, your Force generation is +1",
	"your aliens piloting a site are power +1",
	"your aliens driving a weapon are power +1",
	"sites related to a droid are immune to \"Revolution\"",
	"power +1",
	"immune to attrition",
	"your Force drains may not be canceled by opponent",
	"if opponent just initiated a battle at a location: for remainder of battle, battle damage is halved (rounded up)",
	"if opponent just initiated a battle at a location: for remainder of battle, battle damage is halved (rounded down)",
	"your aliens may not move regardless of location deployment restrictions",
	"may not pilot this",
	"your aliens may not pilot a starship",
	"your aliens may not be aboard a starship",
	"deploys for 1 Force here",
	"once per turn: target your alien; draw 1 destiny; move that many of opponent's characters away",
}

// On a location.
var refusedThere = []string{
	"dark: this sector is immune to \"Revolution\"",
	"light: this system is immune to \"Revolution\"",
}

// cardsWith is the catalog of the program and a card with each of some texts.
func cardsWith(kind string, texts ...string) (*catalog.Catalog, []catalog.Problem) {
	b := "set = \"Premiere\"\n"
	for i, text := range texts {
		b += fmt.Sprintf("\n[card.told-%d]\ntitle = \"Told %d\"\nside = \"light\"\nnumber = \"1_%d\"\nrarity = \"C\"\ntype = %q\n"+
			"destiny = 2\nrules = '''\n%s\n'''\n", i, i, 600+i, kind, text)
	}
	cat, problems := catalog.EmbeddedWith(fstest.MapFS{"cards/told.toml": {Data: []byte(b)}})
	for i := range texts {
		problems = append(problems, cat.Get(fmt.Sprintf("told-%d", i)).Problems()...)
	}
	return cat, problems
}

// Text that nothing carries out is told where it stands, with what would do; all of it
// at once.
func TestRefused(t *testing.T) {
	_, problems := cardsWith("effect", slices.Concat(refused, unsayable, []string{"once per turn: fire your weapon; fire your lightsaber"})...)
	out := ""
	for _, p := range problems {
		out += p.Explain() + "\n"
	}
	if _, problems := cardsWith("effect", carried...); len(problems) > 0 {
		t.Errorf("this is carried out: %s", problems[0].Explain())
	}
	const file = "testdata/refused.txt"
	if out != recorded(t, file, out) {
		t.Errorf("%s differs (-update blesses it): got\n%s", file, out)
	}
}

// recorded is what a golden says, and with -update that it says this from now on.
func recorded(t *testing.T, file, now string) string {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(now), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	was, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(was)
}

// A weapon or device that does not say on whose card it deploys is refused: its owner's is
// said (deploy.weapon, deploy.device).
func TestWhoseBearer(t *testing.T) {
	for text, wrong := range map[string]bool{
		"deploy on a warrior": true, "deploy on a (Rebel or alien) for 1 Force": true,
		"deploy on your warrior": false, "deploy on opponent's warrior": false, "deploy on a site": false, "deploy on \"Luke\"": false,
	} {
		for _, kind := range []string{"weapon", "device"} {
			if _, problems := cardsWith(kind, text); (len(problems) > 0) != wrong {
				t.Errorf("%s %q: %v", kind, text, problems)
			}
		}
	}
	if _, problems := cardsWith("effect", "deploy on a warrior"); len(problems) > 0 {
		t.Errorf("an Effect deploys on anybody's card, and is refused: %v", problems)
	}
}

// Nobody fires in answer to a moment: such a sentence is refused, and says "may target"; and
// of several places the one to relocate to is targeted first.
func TestNeverOffered(t *testing.T) {
	for text, wrong := range map[string]bool{
		"fire free: target a character; draw 1 weapon destiny; hit that card if total > defense value":                                                           false,
		"if a player just initiated a battle, fire free: target a character; draw 1 weapon destiny; hit that card if total > defense value":                      true,
		"once per turn: target your character; relocate that character to your site":                                                                             true,
		"once per turn: target your character; target a site; relocate that character to that site":                                                              false,
		"if a player just initiated a battle where this is present: may target a character present; draw 1 weapon destiny; if total > 5: that character is lost": false,
	} {
		if _, problems := cardsWith("weapon", "deploy on your warrior\n"+text); (len(problems) > 0) != wrong {
			t.Errorf("%q: %v", text, problems)
		}
	}
}

// A starship is a destination of what deploys aboard it; nothing moves, reacts or may come to
// one as to a location, and such a sentence is refused in every predicate that says where to.
func TestDestinations(t *testing.T) {
	cruiser := gametext.ToCard{Place: gametext.Filter{Det: gametext.DetA, Nouns: []string{"star cruiser"}}}
	site := gametext.ToCard{Place: one("site")}
	n, told := 0, map[string]bool{} // the fillings that differ by nothing but where to are one
	for _, speech := range []typed{predT, canT} {
		for _, p := range phrasesOf(speech) {
			slot, ok := p.FieldByName("To")
			if !ok || slot.Type != reflect.TypeFor[gametext.To]() {
				continue
			}
			fillings(p, func(v reflect.Value) bool {
				x := reflect.New(p).Elem()
				x.Set(v)
				x.FieldByName("To").Set(reflect.ValueOf(site))
				said := gametext.Print(x.Interface(), card.English)
				if told[said] {
					return false
				}
				told[said] = true
				whole := func(to gametext.To) bool {
					x.FieldByName("To").Set(reflect.ValueOf(to))
					return slices.ContainsFunc(around(x.Interface()), func(s sentence) bool { v := judge(s); return v.whole() })
				}
				deploys := false
				switch y := v.Interface().(type) {
				case gametext.Goes:
					deploys = y.Act == gametext.ToDeploy
				case gametext.GoesOnly:
					deploys = y.Act == gametext.ToDeploy
				}
				if here, aboard := whole(site), whole(cruiser); aboard != (here && deploys) {
					t.Errorf("%s: to a site %v, to a star cruiser %v", gametext.Print(x.Interface(), card.English), here, aboard)
				}
				n++
				return false
			})
		}
	}
	if n < 20 {
		t.Errorf("only %d predicates say where to", n)
	}
}

// What the help of a refusal calls right is carried out, and what it calls wrong is not.
func TestRightAndWrong(t *testing.T) {
	_, problems := cardsWith("effect", refused...)
	found := 0
	for _, p := range problems {
		for line := range strings.Lines(p.Help) {
			how, text, ok := strings.Cut(strings.TrimSpace(line), ": ")
			if !ok || how != "right" && how != "wrong" {
				continue
			}
			found++
			if _, bad := cardsWith("effect", text); (len(bad) == 0) != (how == "right") {
				t.Errorf("called %s: %s\n%v", how, text, bad)
			}
		}
	}
	if found < 3*len(refused)/2 { // some say what is expected, and no sentences
		t.Errorf("only %d lines are called right or wrong", found)
	}
}

// A card that is declined costs no other game: a deck with it is refused in both
// languages, and one without it plays.
func TestDeclinedCard(t *testing.T) {
	cat, _ := cardsWith("effect", refused[0])
	_, setup := starters(1)
	if _, err := rules.New(cat, setup); err != nil {
		t.Fatalf("a game without it: %v", err)
	}
	setup.Decks[card.Light].Cards = append(slices.Clone(setup.Decks[card.Light].Cards), "told-0")
	_, err := rules.New(cat, setup)
	var why rules.CannotStart
	if !errors.As(err, &why) || len(why) != 1 {
		t.Fatalf("a game with it: %v", err)
	}
	if said := why.Said(); !strings.Contains(said[card.English], "\"Told 0\" is declined") || !strings.Contains(said[card.French], "« Told 0 » est refusée") {
		t.Errorf("it is said as\n%s\n%s", said[card.English], said[card.French])
	}
}

// An executor that fails while a sentence is compiled costs the card, not the program.
func TestExecutorFails(t *testing.T) {
	defer rules.Spoil[gametext.Simply]()()
	cat, problems := cardsWith("effect", "once per turn: reshuffle", "once per turn: retrieve 1 Force")
	failed := 0
	for _, p := range problems {
		if strings.Contains(p.Msg, "the rules fail at this sentence") {
			failed++
		}
	}
	if cat.Get("told-0").Whole() || !cat.Get("told-1").Whole() || failed == 0 {
		t.Errorf("declined %v and %v, %d problems", !cat.Get("told-0").Whole(), !cat.Get("told-1").Whole(), failed)
	}
}
