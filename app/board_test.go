package app

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/scene"
	"cantina/widgets"
)

// A position is set up by putting cards onto the board, moving and taking them away; each
// step is a position that the rules build, and what is written opens as what was set up.
func TestBoardEditor(t *testing.T) {
	p := learner(t)
	press(t, p, "Board editor")
	e, ok := p.screen.(*boardEditor)
	if !ok {
		t.Fatalf("on %T", p.screen)
	}
	b := e.bench.(*setting)
	get := func(slug string) *catalog.Card {
		k := p.cat.Get(slug)
		if k == nil {
			t.Fatalf("no card %q", slug)
		}
		return k
	}
	find := func(slug string) game.CardID {
		for id, one := range b.of {
			if one.def.Slug == slug {
				return id
			}
		}
		t.Fatalf("%s is not on the board", slug)
		return 0
	}
	place := func(slug string, at spotOnBoard) { e.place(held{def: get(slug).Def}, at) }
	place("tatooine-cantina-light", spotOnBoard{row: true})
	place("tatooine-mos-eisley-dark", spotOnBoard{row: true})
	place("luke-skywalker", spotOnBoard{on: find("tatooine-cantina-light")})
	place("stormtrooper", spotOnBoard{on: find("tatooine-mos-eisley-dark")})
	place("stormtrooper", spotOnBoard{pile: true, side: card.Dark, zone: game.Hand})
	place("jedi-lightsaber", spotOnBoard{on: find("luke-skywalker")})
	if p.modal != nil {
		t.Fatal("a card that may lie there is refused")
	}
	for _, want := range []string{`at "tatooine-cantina-light": "luke-skywalker" with "jedi-lightsaber"`, `hand: "stormtrooper"`, "phase: light deploy"} {
		if !strings.Contains(b.b.text(), want) {
			t.Errorf("%q lacks %q", b.b.text(), want)
		}
	}
	luke := game.CardID(0)
	site := game.CardID(0)
	for id, one := range b.of {
		switch one.def.Slug {
		case "luke-skywalker":
			luke = id
		case "tatooine-mos-eisley-dark":
			site = id
		}
	}
	state := func(slug, word string) {
		t.Helper()
		for _, o := range e.bench.view().Prompt.Options {
			if one := b.of[o.Card]; one != nil && one.def.Slug == slug && o.Say[card.English] == word {
				e.choose(o.Key)
				return
			}
		}
		t.Errorf("%s may not be said of %s", word, slug)
	}
	state("luke-skywalker", "State: Hit")
	state("luke-skywalker", "State: Missing")
	if !strings.Contains(b.b.text(), `"luke-skywalker" [hit, missing] with "jedi-lightsaber"`) {
		t.Errorf("%s", b.b.text())
	}
	state("luke-skywalker", "No longer: Missing")
	state("luke-skywalker", "No longer: Hit")
	state("tatooine-mos-eisley-dark", "State: Was drained this turn")
	e.undo()
	for id, one := range b.of {
		if one.def.Slug == "stormtrooper" && one.side == card.Dark && slices.Contains(b.b.rows[1].on, one) {
			place("leia-organa", spotOnBoard{on: id})
			break
		}
	}
	if !strings.Contains(b.b.text(), `"stormtrooper" with light "leia-organa" [captive]`) || p.modal != nil {
		t.Errorf("nobody is captured:\n%s", b.b.text())
	}
	e.undo()
	for id, one := range b.of { // the cards of a position that is built anew
		switch one.def.Slug {
		case "luke-skywalker":
			luke = id
		case "tatooine-mos-eisley-dark":
			site = id
		}
	}
	if at, ok := e.spot(get("rebel-trooper").Def, widgets.Ring{Kind: widgets.RingCard, Card: site}); !ok || at.on == 0 {
		t.Error("a trooper may be dragged onto a site")
	}
	if _, ok := e.spot(get("stormtrooper").Def, widgets.Ring{Kind: widgets.RingPile, Side: card.Light, Zone: game.Hand}); ok {
		t.Error("a card goes to piles of its own side only")
	}
	key := ""
	for _, o := range e.bench.view().Prompt.Options {
		if o.Card == luke && o.Target == site {
			key = o.Key
		}
	}
	e.choose(key)
	if !strings.Contains(b.b.text(), `at "tatooine-mos-eisley-dark": "luke-skywalker" with "jedi-lightsaber"`) {
		t.Errorf("Luke was not moved with his weapon:\n%s", b.b.text())
	}
	was := b.b.text()
	for _, o := range e.bench.view().Prompt.Options {
		if one := b.of[o.Card]; o.Target == 0 && one != nil && one.def.Slug == "tatooine-mos-eisley-dark" {
			key = o.Key
		}
	}
	e.choose(key)
	if len(b.b.rows) != 1 || strings.Contains(b.b.text(), "luke") {
		t.Errorf("what lay there is still there:\n%s", b.b.text())
	}
	e.undo()
	if b.b.text() != was {
		t.Error("an undo brings another position")
	}
	b.write()
	files, _ := filepath.Glob(filepath.Join(filepath.Dir(p.store.Path()), "positions", "board-*.scene"))
	if len(files) != 1 {
		t.Fatalf("%d files", len(files))
	}
	data, _ := os.ReadFile(files[0])
	if _, err := scene.Lay(p.cat, "x", string(data)); err != nil {
		t.Error(err)
	}
	p.closeModal()
	press(t, p, "Play from here")
	tab, ok := p.screen.(*table)
	if !ok || tab.s.Status().Active != card.Light {
		t.Fatalf("on %T", p.screen)
	}
	press(t, p, "Leave")
	if p.screen != screen(e) {
		t.Errorf("on %T", p.screen)
	}
}
