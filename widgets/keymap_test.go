package widgets

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"cantina/engine/card"
	"cantina/engine/game"
)

// actions is a rig whose letters are those of ActionKeys.
func actions(t *testing.T, text string) *rig {
	t.Helper()
	r := played(t, text)
	o := r.tb.Options()
	o.Keys = ActionKeys
	r.tb.SetOptions(o)
	return r
}

// Each thing that is done in every turn has a key of its own, and says so where there is nothing
// to be done by it.
func TestActionKeys(t *testing.T) {
	const cantina = `dark:  at "Tatooine: Cantina": Stormtrooper, Darth Vader   force: 3   reserve: 9   hand: Trooper Assault
locations: dark "Tatooine: Cantina"
`
	r := actions(t, cantina+"phase: dark activate")
	r.tb.TypedRune('a')
	all := r.keys
	r.keys = nil
	r.tb.TypedRune('A')
	r.chose("dark activate 1")
	if len(all) != 1 || all[0] == "dark activate 1" || !strings.HasPrefix(all[0], "dark activate ") {
		t.Errorf("all Force is activated by %v", all)
	}
	r.tb.TypedRune('r')
	if r.chose(); !r.tb.toast.up || r.tb.toast.head != "Nothing for this key now: Force drain" {
		t.Errorf("%+v", r.tb.toast)
	}

	r = actions(t, cantina+"phase: dark control")
	r.tb.TypedRune('r')
	r.chose("dark drain tatooine-cantina-dark")
	var to []game.Phase
	r.tb.act.PassTo = func(p game.Phase) { to = append(to, p) }
	r.tb.TypedRune('n')
	if len(to) != 1 || to[0] != game.Deploy {
		t.Errorf("the end of the phase leads to %v", to)
	}

	r = actions(t, `dark:  at "Tatooine: Cantina": Stormtrooper   at "Tatooine: Mos Eisley": Darth Vader   force: 3
light: at "Tatooine: Cantina": Rebel Trooper   at "Tatooine: Mos Eisley": Rebel Trooper
phase: dark battle`)
	r.tb.TypedRune('b')
	r.chose()
	if !r.tb.menu.up || len(r.tb.menu.opts) != 2 {
		t.Fatalf("of two battles: %+v", r.tb.menu)
	}
	r.tb.TypedRune('2')
	if len(r.keys) != 1 || !strings.HasPrefix(r.keys[0], "dark battle ") {
		t.Errorf("chose %v", r.keys)
	}

	r = actions(t, cantina+"phase: dark draw")
	r.tb.TypedRune('d')
	r.chose("dark draw 1")
}

// The keys are told in each language, with their letters, and no letter twice.
func TestKeyRows(t *testing.T) {
	for l := range card.Langs {
		for m := range Keymap(Keymaps) {
			seen := map[string]bool{}
			for _, row := range KeyRows(m, l) {
				if strings.Contains(row.Key+row.Say, "help.") {
					t.Errorf("%s: %+v", l.Code(), row)
				}
				for _, k := range strings.Split(row.Key, ", ") {
					if seen[k] {
						t.Errorf("%s, map %d: %q stands twice", l.Code(), m, k)
					}
					seen[k] = true
				}
			}
		}
	}
	r := newRig(t, midgame())
	r.tb.TypedRune('A') // of one's own keys it opens the list
	if r.tb.column.tab != listTab {
		t.Error("A does not open the list")
	}
}

// What the right column shows is reached by keys: the piles one after the other, the log with its
// search, and what lies further down.
func TestTheColumnByKeys(t *testing.T) {
	r := newRig(t, midgame())
	own := r.tb.view.Seat
	var seen []string
	for range 5 {
		r.tb.TypedRune('j')
		if r.tb.column.tab != pileTab {
			seen = append(seen, "back")
			continue
		}
		seen = append(seen, fmt.Sprint(pileKey[r.tb.column.pile.zone], " ", r.tb.column.pile.of == own))
	}
	if got := strings.Join(seen, ", "); got != "lost true, lost false, out true, out false, back" {
		t.Error(got)
	}
	r.tb.TypedRune('l')
	if r.tb.column.tab != logTab || !r.tb.column.search.on {
		t.Errorf("tab %d", r.tb.column.tab)
	}
	r.tb.column.search.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	r.key(fyne.KeyPageUp)
	back := r.tb.column.log.back
	r.key(fyne.KeyPageDown)
	if back <= 0 || r.tb.column.log.back != 0 {
		t.Errorf("scrolled by %v, and back to %v", back, r.tb.column.log.back)
	}
	asked := 0
	r.tb.act.Orders = func() { asked++ }
	if r.tb.TypedRune('o'); asked != 1 {
		t.Error("O does not open the orders")
	}
}

// The ring of the keyboard begins anew where the card that had it can do nothing any more, and a
// digit takes only what shows it.
func TestTheRingBeginsAnew(t *testing.T) {
	r := newRig(t, midgame())
	r.tb.focus.card = r.card("Darth Vader").id // he can do nothing now
	if len(r.tb.moves.byCard[r.tb.focus.card]) > 0 {
		t.Fatal("he can do something")
	}
	r.tb.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	if id := r.tb.focus.card; len(r.tb.moves.byCard[id]) == 0 {
		t.Errorf("the ring is at %s", r.tb.title(id))
	}
	ended := false
	r.tb.act.PassTo = func(game.Phase) { ended = true }
	v := *r.tb.view
	v.Active, v.Phase, v.Fighting = v.Seat, game.Control, false
	r.tb.SetView(&v)
	if bs := r.tb.prompt.buttons(); len(bs) == 0 || bs[0].cap != "E" {
		t.Fatalf("the buttons are %+v", bs)
	}
	if r.tb.TypedRune('1'); ended {
		t.Error("1 ends the turn")
	}
}
