package widgets

import (
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"cantina/engine/card"
	"cantina/widgets/ink"
)

// newRules opens the rulebook in a window of a test.
func newRules(t *testing.T, w, h float32, id string) (*Rulebook, *int) {
	t.Helper()
	test.NewTempApp(t)
	left := 0
	r := NewRulebook(func() { left++ })
	win := test.NewTempWindow(t, r)
	win.SetPadded(false)
	win.Resize(fyne.NewSize(w, h))
	r.Open(id)
	r.Grab()
	return r, &left
}

func press(r *Rulebook, keys ...fyne.KeyName) {
	for _, k := range keys {
		r.search.TypedKey(&fyne.KeyEvent{Name: k})
	}
}

func TestRulebookKeys(t *testing.T) {
	r, left := newRules(t, 1366, 768, "deploy.presence-or-icon")
	is := func(id string) {
		t.Helper()
		if r.At() != id {
			t.Errorf("at %s, want %s", r.At(), id)
		}
	}
	is("deploy.presence-or-icon")
	press(r, fyne.KeyDown)
	is("deploy.others-anywhere")
	press(r, fyne.KeyUp, fyne.KeyUp)
	is("deploy.uniqueness")
	press(r, fyne.KeyTab, fyne.KeyTab, fyne.KeyTab, fyne.KeyReturn) // the third reference
	is("zone.out-of-play")
	press(r, fyne.KeyBackspace)
	is("deploy.uniqueness")
	r.search.TypedShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyRight, Modifier: fyne.KeyModifierAlt})
	is("zone.out-of-play")
	r.search.TypedShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyLeft, Modifier: fyne.KeyModifierAlt})
	is("deploy.uniqueness")

	test.Type(r.search, "docking bay transit")
	is("move.docking-bay")
	press(r, fyne.KeyReturn)
	if r.search.Text != "" || r.seek.on {
		t.Error("Enter did not end the search")
	}
	is("move.docking-bay")
	test.Type(r.search, "xyzzy")
	is("move.docking-bay")
	press(r, fyne.KeyEscape)
	if *left != 0 {
		t.Error("Escape left the book before it ended the search")
	}
	press(r, fyne.KeyEscape)
	if *left != 1 {
		t.Error("Escape did not leave the book")
	}
	test.Type(r.search, "attrition")
	press(r, fyne.KeyDown, fyne.KeyEscape)
	is("move.docking-bay") // Escape gives up what was found
	r.Open("no.such.rule")
	is("move.docking-bay")
}

func TestRulebookFits(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 640, Height: 420}, {Width: 1366, Height: 768}, {Width: 2560, Height: 1440}} {
		r, _ := newRules(t, size.Width, size.Height, "battle.destiny.count")
		for l := range card.Langs {
			r.SetLang(l)
			for _, c := range r.book.Chapters() {
				r.Open(c.Items[len(c.Items)-1].ID)
				p := r.flow.find(r.at)
				if y := p.At.Y - r.top[r.page].at; y < 0 || y+min(p.At.H, 200) > r.page.at.H {
					t.Errorf("%v: %s stands at %.0f of %.0f", size, r.at, y, r.page.at.H)
				}
				for _, p := range r.flow.pieces {
					for _, line := range p.Lines {
						last := line.runs[len(line.runs)-1]
						if end := last.x + widthOf(last); end > r.flow.x+r.flow.w+1 && len(line.runs) > 1 {
							t.Errorf("%v: %q ends at %.0f, beyond %.0f", size, last.s, end, r.flow.x+r.flow.w)
						}
					}
				}
			}
		}
	}
}

// TestRulebookPictures draws the book into the directory CANTINA_SHOTS names.
func TestRulebookPictures(t *testing.T) {
	dir := os.Getenv("CANTINA_SHOTS")
	if dir == "" {
		t.Skip("CANTINA_SHOTS names no directory")
	}
	for _, c := range []struct {
		name, id, query string
		w, h            float32
		l               card.Lang
		p               Palette
	}{
		{"en", "deploy.presence-or-icon", "", 1366, 768, card.English, Felt},
		{"fr", "deploy.presence-or-icon", "", 1366, 768, card.French, Felt},
		{"terms", "term.forfeit", "", 1366, 768, card.French, Felt},
		{"seek", "deploy.def", "escorte", 1366, 768, card.French, Felt},
		{"house", "presence.crashed", "", 1366, 768, card.French, Felt},
		{"big", "type.character.droid", "", 2560, 1440, card.English, Midnight},
		{"search", "deploy.def", "battle destiny", 1366, 768, card.English, Felt},
		{"contrast", "ex.battle.1", "", 1366, 768, card.French, Contrast},
		{"small", "win.depletion", "", 800, 600, card.English, Felt},
		{"start", "rules.precedence", "", 1366, 768, card.English, Felt},
	} {
		r, _ := newRules(t, c.w, c.h, c.id)
		o := DefaultOptions()
		o.Palette = c.p
		fyne.CurrentApp().Settings().SetTheme(Theme{Palette: c.p})
		r.SetOptions(o)
		r.SetLang(c.l)
		if c.query != "" {
			test.Type(r.search, c.query)
		}
		f, err := os.Create(filepath.Join(dir, "rules-"+c.name+".png"))
		if err != nil {
			t.Fatal(err)
		}
		png.Encode(f, fyne.CurrentApp().Driver().CanvasForObject(r).Capture())
		f.Close()
	}
}

func widthOf(run ruleRun) float32 { return ink.Width(run.f, run.size, run.s) }
