package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"cantina/widgets/fonts"
)

// fewFonts has Fyne read few fonts. What our letters lack it looks for in letters and coloured pictures of
// its own, then in the fonts of the system. It reads the first two whole for each style, 6 MB, and neither
// has ✓ or ★: our symbols stand in their place, so that these look the same on every system. Coloured
// pictures, which only words that players type can hold, are left to the system.
func fewFonts() {
	for _, r := range []fyne.Resource{theme.DefaultTextFont(), theme.DefaultTextBoldFont(), theme.DefaultTextItalicFont(), theme.DefaultTextBoldItalicFont()} {
		replace(r, fonts.Symbols.Data())
	}
	replace(theme.DefaultEmojiFont(), theme.DefaultSymbolFont().Content()) // a small one, as Fyne expects one
}

// replace puts other bytes in the place of a resource's.
func replace(r fyne.Resource, data []byte) {
	if s, ok := r.(*fyne.StaticResource); ok {
		s.StaticContent = data
	}
}
