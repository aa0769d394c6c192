package widgets

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// In no width does a line of a French text begin with a sign that is set apart, nor end with an opening
// quote; nothing of the text is lost, all lines have room, and no line is longer than there is room.
func TestProseKeepsFrenchSigns(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(Theme{Scale: 1})
	const text = "Cartes inconnues\u00a0: 1 ; «\u00a0Obi-Wan\u00a0» est là\u00a0!\nDeux lignes\u00a0?"
	p, most := NewProse("before"), 0
	for width := float32(110); width < 400; width += 7 {
		p.Resize(fyne.NewSize(width, 200))
		p.SetText(text)
		var lines []string
		for _, o := range test.LaidOutObjects(p) {
			if o, is := o.(*canvas.Text); is && o.Text != "" {
				lines = append(lines, o.Text)
				if o.MinSize().Width > width {
					t.Errorf("at %v %q is %v wide", width, o.Text, o.MinSize().Width)
				}
			}
		}
		for _, line := range lines {
			if strings.HasSuffix(strings.TrimSpace(line), "«") || strings.Trim(line, "\u00a0 ;:!?»") != strings.TrimRight(line, "\u00a0 ;:!?»") {
				t.Errorf("at %v a line is %q", width, line)
			}
		}
		if got := strings.Join(strings.Fields(strings.Join(lines, " ")), " "); got != strings.Join(strings.Fields(text), " ") {
			t.Errorf("at %v it says %q", width, got)
		}
		if high := p.MinSize().Height; high < 15*float32(len(lines)) {
			t.Errorf("at %v %d lines are %v high", width, len(lines), high)
		}
		most = max(most, len(lines))
	}
	if most < 4 {
		t.Errorf("never more than %d lines", most)
	}
}

// A text that is taken away is gone.
func TestProseIsTakenAway(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(Theme{Scale: 1})
	p := NewProse("what a deck loses")
	p.Resize(fyne.NewSize(300, 100))
	p.SetText("")
	for _, o := range test.LaidOutObjects(p) {
		if o, is := o.(*canvas.Text); is && o.Text != "" {
			t.Errorf("%q is still shown", o.Text)
		}
	}
}
