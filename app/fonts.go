package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"cantina/widgets/fonts"
)

// fewFonts has Fyne read few fonts. What our letters lack it looks for in letters and coloured pictures of
// its own, then in the fonts of the system. It reads the first two whole for each style, 6 MB, and neither
// has ✓ or ★: the symbols of our texts stand in their place, so that these look the same on every system.
// Anything else, which only words that players type can hold, is left to the system.
func fewFonts() {
	signs := fonts.Signs()
	for _, r := range []fyne.Resource{theme.DefaultTextFont(), theme.DefaultTextBoldFont(), theme.DefaultTextItalicFont(), theme.DefaultTextBoldItalicFont(), theme.DefaultEmojiFont()} {
		replace(r, signs)
	}
}

// replace puts other bytes in the place of a resource's.
func replace(r fyne.Resource, data []byte) {
	if s, ok := r.(*fyne.StaticResource); ok {
		s.StaticContent = data
	}
}
