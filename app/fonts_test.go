package app

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"golang.org/x/image/font/sfnt"
)

// TestFyneReadsFewFonts asks that what stands behind our letters has the symbols of our texts, and that
// no large font is read for each style.
func TestFyneReadsFewFonts(t *testing.T) {
	styles := []fyne.TextStyle{{}, {Bold: true}, {Italic: true}, {Bold: true, Italic: true}}
	fonts := []fyne.Resource{theme.DefaultEmojiFont()}
	for _, s := range styles {
		fonts = append(fonts, theme.DefaultTheme().Font(s))
	}
	for _, r := range fonts {
		if r != nil { // none with the tag no_emoji
			was := r.Content()
			t.Cleanup(func() { replace(r, was) })
		}
	}
	fewFonts()
	for _, style := range styles {
		r := theme.DefaultTheme().Font(style)
		f, err := sfnt.Parse(r.Content())
		if err != nil {
			t.Fatalf("%s: %v", r.Name(), err)
		}
		for _, c := range "✓✗★☆←→↑↓−ЖΩ" {
			if gi, err := f.GlyphIndex(nil, c); gi == 0 {
				t.Errorf("behind %+v lacks %q (%v)", style, c, err)
			}
		}
	}
	if r := theme.DefaultEmojiFont(); r != nil && len(r.Content()) > 100<<10 {
		t.Errorf("%s is read, %d KB", r.Name(), len(r.Content())>>10)
	}
}
