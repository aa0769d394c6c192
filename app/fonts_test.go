package app

import (
	"io/fs"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"golang.org/x/image/font/sfnt"

	"cantina/assets"
	"cantina/widgets/fonts"
)

// symbolsOf is what the texts of the window have and our letters lack, with a file that has it.
func symbolsOf(t *testing.T) map[rune]string {
	out := map[rune]string{'✓': "lessons", '✗': "lessons", '★': "puzzles", '☆': "puzzles"}
	err := fs.WalkDir(assets.Lang, ".", func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		text, err := fs.ReadFile(assets.Lang, path)
		for _, c := range string(text) {
			if gi, _ := fonts.Plain.Font().GlyphIndex(nil, c); gi == 0 && !unicode.IsControl(c) {
				out[c] = path
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestFyneReadsFewFonts asks that what stands behind our letters has the symbols of our texts, and that
// no large font is read for each style.
func TestFyneReadsFewFonts(t *testing.T) {
	styles := []fyne.TextStyle{{}, {Bold: true}, {Italic: true}, {Bold: true, Italic: true}}
	behind := []fyne.Resource{theme.DefaultEmojiFont()}
	for _, s := range styles {
		behind = append(behind, theme.DefaultTheme().Font(s))
	}
	for _, r := range behind {
		if r != nil { // none with the tag no_emoji
			was := r.Content()
			t.Cleanup(func() { replace(r, was) })
		}
	}
	fewFonts()
	symbols := symbolsOf(t)
	for _, r := range behind {
		if r == nil {
			continue
		}
		f, err := sfnt.Parse(r.Content())
		if err != nil {
			t.Fatalf("%s: %v", r.Name(), err)
		}
		for c, file := range symbols {
			if gi, _ := f.GlyphIndex(nil, c); gi == 0 {
				t.Errorf("behind our letters there is no %q, which %s has", c, file)
			}
		}
		if len(r.Content()) > 100<<10 {
			t.Errorf("%s is read for each style, %d KB", r.Name(), len(r.Content())>>10)
		}
	}
}
