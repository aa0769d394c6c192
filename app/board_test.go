package app

import (
	"os"
	"path/filepath"
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
	get := func(slug string) *catalog.Card {
		k := p.cat.Get(slug)
		if k == nil {
			t.Fatalf("no card %q", slug)
		}
		return k
	}
	row := func(slug string) *piece {
		for _, one := range e.b.rows {
			if one.def.Slug == slug {
				return one
			}
		}
		t.Fatalf("%s is not in the row", slug)
		return nil
	}
	e.place(get("tatooine-cantina-light"), spotOnBoard{row: true})
	e.place(get("tatooine-mos-eisley-dark"), spotOnBoard{row: true})
	e.place(get("luke-skywalker"), spotOnBoard{on: row("tatooine-cantina-light")})
	e.place(get("stormtrooper"), spotOnBoard{on: row("tatooine-mos-eisley-dark")})
	e.place(get("stormtrooper"), spotOnBoard{pile: true, side: card.Dark, zone: game.Hand})
	e.place(get("jedi-lightsaber"), spotOnBoard{on: row("tatooine-cantina-light").on[0]})
	if p.modal != nil {
		t.Fatal("a card that may lie there is refused")
	}
	for _, want := range []string{`at "tatooine-cantina-light": "luke-skywalker" with "jedi-lightsaber"`, `hand: "stormtrooper"`, "phase: light deploy"} {
		if !strings.Contains(e.b.text(), want) {
			t.Errorf("%q lacks %q", e.b.text(), want)
		}
	}
	luke := game.CardID(0)
	site := game.CardID(0)
	for id, one := range e.of {
		switch one.def.Slug {
		case "luke-skywalker":
			luke = id
		case "tatooine-mos-eisley-dark":
			site = id
		}
	}
	state := func(slug, word string) {
		t.Helper()
		for _, o := range e.view.Prompt.Options {
			if one := e.of[o.Card]; one != nil && one.def.Slug == slug && o.Say[card.English] == word {
				e.choose(o.Key)
				return
			}
		}
		t.Errorf("%s may not be said of %s", word, slug)
	}
	state("luke-skywalker", "State: Hit")
	state("luke-skywalker", "State: Missing")
	if !strings.Contains(e.b.text(), `"luke-skywalker" [hit, missing] with "jedi-lightsaber"`) {
		t.Errorf("%s", e.b.text())
	}
	state("luke-skywalker", "No longer: Missing")
	state("luke-skywalker", "No longer: Hit")
	state("tatooine-mos-eisley-dark", "State: Was drained this turn")
	e.undo()
	trooper := row("tatooine-mos-eisley-dark").on[0]
	e.place(get("leia-organa"), spotOnBoard{on: trooper})
	if !strings.Contains(e.b.text(), `"stormtrooper" with light "leia-organa" [captive]`) || p.modal != nil {
		t.Errorf("nobody is captured:\n%s", e.b.text())
	}
	e.undo()
	for id, one := range e.of { // the cards of a position that is built anew
		switch one.def.Slug {
		case "luke-skywalker":
			luke = id
		case "tatooine-mos-eisley-dark":
			site = id
		}
	}
	if at, ok := e.spot(get("rebel-trooper").Def, widgets.Ring{Kind: widgets.RingCard, Card: site}); !ok || at.on == nil {
		t.Error("a trooper may be dragged onto a site")
	}
	if _, ok := e.spot(get("stormtrooper").Def, widgets.Ring{Kind: widgets.RingPile, Side: card.Light, Zone: game.Hand}); ok {
		t.Error("a card goes to piles of its own side only")
	}
	key := ""
	for _, o := range e.view.Prompt.Options {
		if o.Card == luke && o.Target == site {
			key = o.Key
		}
	}
	e.choose(key)
	if !strings.Contains(e.b.text(), `at "tatooine-mos-eisley-dark": "luke-skywalker" with "jedi-lightsaber"`) {
		t.Errorf("Luke was not moved with his weapon:\n%s", e.b.text())
	}
	was := e.b.text()
	for _, o := range e.view.Prompt.Options {
		if one := e.of[o.Card]; o.Target == 0 && one != nil && one.def.Slug == "tatooine-mos-eisley-dark" {
			key = o.Key
		}
	}
	e.choose(key)
	if len(e.b.rows) != 1 || strings.Contains(e.b.text(), "luke") {
		t.Errorf("what lay there is still there:\n%s", e.b.text())
	}
	e.undo()
	if e.b.text() != was {
		t.Error("an undo brings another position")
	}
	e.write()
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
