package ink

import (
	"strings"
	"testing"
)

func TestFit(t *testing.T) {
	const s = "Tatooine: Jundland Wastes"
	for room := float32(20); room < 220; room += 7 {
		f := Fit(Bold, 14, room, s)
		if Width(Bold, 14, f) > room {
			t.Errorf("%q is wider than %v", f, room)
		}
		if f != s && !strings.HasSuffix(f, "…") {
			t.Errorf("%q hides that it is short", f)
		}
	}
	if f := Fit(Bold, 14, 1000, s); f != s {
		t.Errorf("%q", f)
	}
}

func TestWrapKeepsEveryWord(t *testing.T) {
	const s = "Lumière déploie Obi-Wan Kenobi sur Tatooine: Cantina pour 6 de Force"
	lines := Wrap(Plain, 14, 150, s)
	if len(lines) < 3 || strings.Join(lines, " ") != s {
		t.Errorf("%q", lines)
	}
	for _, l := range lines {
		if Width(Plain, 14, l) > 150 {
			t.Errorf("%q is too wide", l)
		}
	}
}

// TestSigns: all signs that the window uses have a glyph in a bundled font.
func TestSigns(t *testing.T) {
	for _, r := range "éèàùçœŒÉÈÀ«»’…–—·×½←→↑↓␣‹›+−•" {
		type_.Lock()
		l := find(Plain, r)
		type_.Unlock()
		if l.gi == 0 {
			t.Errorf("no font has %q", r)
		}
	}
}

func TestPenStaysOnItsPicture(t *testing.T) {
	p := New(40, 30, 1.5)
	c := Hex(0xff0000)
	p.Rect(-10, -10, 100, 100, c)
	p.Round(-5, 20, 80, 80, 9, c)
	p.Frame(-5, -5, 90, 90, 9, 3, c)
	p.Corners(30, 20, 50, 50, 4, 2, 10, c)
	p.Dashes(30, 20, 50, 50, 4, 2, 10, c)
	p.Hatch(-5, -5, 100, 100, 5, 1, c)
	p.Glow(35, 25, 30, 30, 4, 9, c)
	p.Fold(35, 25, 30, c)
	p.Text(Bold, 30, -20, 10, c, "out of the picture")
	p.Icon("pilot", 35, 25, 30, c)
	if w, h := p.Size(); w != 40 || h != 30 {
		t.Errorf("%v by %v", w, h)
	}
	if p.Img.Pix[0] != 255 || p.Img.Pix[3] != 255 {
		t.Error("nothing was painted")
	}
}

// French signs stay with the word that they belong to.
func TestWrapKeepsFrenchSigns(t *testing.T) {
	s := "Prenez « Obi-Wan » en main ; sinon : rien !"
	for room := float32(1); room < 400; room += 7 {
		for _, line := range Wrap(Plain, 14, room, s) {
			if strings.HasSuffix(line, "«") || strings.ContainsAny(line[:1], ";:!") || strings.HasPrefix(line, "»") {
				t.Errorf("at %v a line is %q", room, line)
			}
		}
	}
	if got := strings.Join(Wrap(Plain, 14, 1, s), "|"); got != "Prenez|« Obi-Wan »|en|main ;|sinon :|rien !" {
		t.Errorf("broken as %s", got)
	}
}
