package rules_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/gametext"
	"cantina/engine/rules"
)

// facts are what a card of a type must say besides its text.
var facts = map[card.Type]string{
	card.Character: "kinds = [\"alien\"]\nicons = [\"pilot\", \"warrior\"]\npower = 2\nability = 3\ndeploy = 2\nforfeit = 3\n",
	card.Starship:  "kinds = [\"starfighter\"]\npower = 2\nmaneuver = 3\nhyperspeed = 3\ndeploy = 2\nforfeit = 3\ncapacity = {pilots = 1}\n",
	card.Weapon:    "kinds = [\"character\"]\n",
	card.Interrupt: "kinds = [\"used\", \"lost\", \"starting\"]\n",
	card.Location:  "kinds = [\"site\"]\nsystem = \"Tatooine\"\nicons = [\"exterior\", \"planet\"]\nforce = {dark = 1, light = 1}\n",
	card.Effect:    "",
}

// told is the catalog with a card for each sentence, told-0 and on.
func told(t *testing.T, list []sentence) *catalog.Catalog {
	t.Helper()
	cat, problems := tell(list)
	for i := range list {
		problems = append(problems, cat.Get(fmt.Sprintf("told-%d", i)).Problems()...)
	}
	for _, p := range problems {
		t.Error(p.Explain())
	}
	return cat
}

// meantSo are the sentences that a catalog accepts: which titles there are, and of what
// cards, only that knows ("Luke" is no location).
func meantSo(list []sentence) (out []sentence) {
	cat, _ := tell(list)
	for i, s := range list {
		problems := cat.Get(fmt.Sprintf("told-%d", i)).Problems()
		if !slices.ContainsFunc(problems, func(p catalog.Problem) bool {
			return slices.ContainsFunc(lawful, func(words string) bool { return strings.Contains(p.Explain(), words) })
		}) {
			out = append(out, s)
		}
	}
	return out
}

// tell is the catalog with a card told-n of each sentence.
func tell(list []sentence) (*catalog.Catalog, []catalog.Problem) {
	b := "set = \"Premiere\"\n"
	for i, s := range list {
		title := fmt.Sprintf("Told %d", i)
		if s.def.Type == card.Location {
			title = "Tatooine: " + title
		}
		b += fmt.Sprintf("\n[card.told-%d]\ntitle = %q\nside = \"light\"\nnumber = \"1_%d\"\nrarity = \"C\"\ntype = %q\ndestiny = 2\n%srules = '''\n%s\n'''\n",
			i, title, 1000+i, s.def.Type, facts[s.def.Type], gametext.Print(s.cl, card.English))
	}
	return catalog.EmbeddedWith(fstest.MapFS{"cards/told.toml": {Data: []byte(b)}})
}

// laid is a table with cards of all kinds on both sides, and the card told-n where its
// text works.
func laid(cat *catalog.Catalog, n int, t card.Type, active card.Side, phase game.Phase) *rules.Game {
	s := &game.State{Rand: uint64(n) + 1}
	g := rules.FromState(cat, s)
	row := func(slug string) game.CardID {
		id := g.Add(slug, cat.Get(slug).Side, game.Hand)
		s.ToRow(id, len(s.Row))
		return id
	}
	sky := row("tatooine-light")
	site, other := row("tatooine-mos-eisley-light"), row("tatooine-cantina-dark")
	lay := func(slug string, at game.CardID, slot card.Slot) game.CardID {
		side := cat.Get(slug).Side
		id := g.Add(slug, side, game.Hand)
		s.ToTable(id, at, slot, side)
		return id
	}
	luke := lay("luke-skywalker", site, card.OnCard)
	lay("anakins-lightsaber", luke, card.OnCard)
	lay("c-3po-see-threepio", site, card.OnCard)
	lay("rebel-pilot", lay("red-3", sky, card.OnCard), card.Pilot)
	lay("darth-vader", site, card.OnCard)
	lay("imperial-blaster", lay("stormtrooper", site, card.OnCard), card.OnCard)
	lay("devastator", sky, card.OnCard)
	lay("ds-61-3", other, card.OnCard)
	for side, pile := range [card.Sides][]string{{"stormtrooper", "devastator", "sense-dark"}, {"rebel-trooper", "red-3", "sense-light"}} {
		for _, slug := range pile {
			for _, z := range []game.Zone{game.Reserve, game.Reserve, game.Reserve, game.Force, game.Force, game.Used, game.Lost, game.Hand} {
				g.Add(slug, card.Side(side), z)
			}
		}
	}
	id := g.Add(fmt.Sprintf("told-%d", n), card.Light, game.Hand)
	switch t {
	case card.Location:
		s.ToRow(id, len(s.Row))
	case card.Character:
		s.ToTable(id, site, card.OnCard, card.Light)
	case card.Starship:
		s.ToTable(id, sky, card.OnCard, card.Light)
	case card.Weapon:
		s.ToTable(id, luke, card.OnCard, card.Light)
	case card.Interrupt:
	default:
		s.ToTable(id, site, card.OnCard, card.Light)
	}
	rules.StartAt(s, active, phase)
	g.Run()
	return g
}

// play chooses at random, the card that is looked at before all others.
func play(t *testing.T, g *rules.Game, slug string, r *rand.Rand, turns int) (used bool) {
	for range turns {
		d := g.Decision()
		if d == nil || len(d.Options) == 0 {
			return used
		}
		for side := range card.Sides {
			g.View(side)
		}
		o := d.Options[r.IntN(len(d.Options))]
		for _, x := range d.Options {
			if strings.Contains(x.Key, slug) {
				o, used = x, true
			}
		}
		if _, err := g.Choose(o.Key); err != nil {
			t.Errorf("%s: %v", o.Key, err)
			return used
		}
	}
	return used
}

// Every phrase works at a table: whoever plays with a card that says it, in whatever
// phase, meets no fault of the rules.
func TestEveryPhraseRuns(t *testing.T) {
	w := newWalk(t)
	var list []sentence
	for _, speech := range speechTypes {
		for _, p := range phrasesOf(speech) {
			x, at, ok := w.base(p)
			if !ok {
				continue
			}
			if s := around(x.Interface())[at]; s.def.Type != card.Objective {
				list = append(list, s)
			}
		}
	}
	if list = meantSo(list); playAll(t, list) < len(list)/2 {
		t.Errorf("of %d cards less than half were ever used", len(list))
	}
}

// Sentences grown at random work at a table, too.
func TestGrownSentencesRun(t *testing.T) {
	w := newWalk(t)
	seeds := uint64(4)
	if os.Getenv("CANTINA_LONG") != "" {
		seeds = 60
	}
	for seed := range seeds {
		var list []sentence
		for g := newGardener(1000 + seed); len(list) < 100; {
			if s := g.sentence(); w.look(s) {
				list = append(list, s)
			}
		}
		playAll(t, meantSo(list))
	}
}

// playAll plays with a card of each sentence and returns how often one was used.
func playAll(t *testing.T, list []sentence) (used int) {
	t.Helper()
	cat := told(t, list)
	turns := 12
	if os.Getenv("CANTINA_LONG") != "" {
		turns = 40
	}
	for i, s := range list {
		slug := fmt.Sprintf("told-%d", i)
		for k, phase := range []game.Phase{game.Control, game.Deploy, game.Battling} {
			func() {
				defer func() {
					if p := recover(); p != nil {
						t.Errorf("%q on %v in phase %v: %v", gametext.Print(s.cl, card.English), s.def.Type, phase, p)
					}
				}()
				g := laid(cat, i, s.def.Type, card.Side((i+k)%2), phase)
				if play(t, g, slug, rand.New(rand.NewPCG(uint64(i), uint64(k))), turns) {
					used++
				}
			}()
		}
	}
	return used
}
