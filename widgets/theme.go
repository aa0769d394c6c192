package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"cantina/widgets/fonts"
	"cantina/widgets/ink"
)

// Theme is the look of the window's other widgets: buttons, entries, lists and
// dialogs in the colours of the table and our fonts. It does not follow the
// system's light or dark.
type Theme struct {
	Palette Palette
	Scale   float32 // of text and widgets; 0 and 1 are as made
}

var _ fyne.Theme = Theme{}

// ColorRing is the ring around what the keyboard is at.
const ColorRing fyne.ThemeColorName = "cantina-ring"

// ColorEdge is the edge of a button where its ground is hardly told from what it stands on; elsewhere it is transparent.
const ColorEdge fyne.ThemeColorName = "cantina-edge"

// Color implements fyne.Theme.
func (t Theme) Color(n fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	s := &skins[t.Palette%Palettes]
	switch n {
	case theme.ColorNameBackground:
		return s.deep
	case theme.ColorNameButton, theme.ColorNameInputBackground:
		return s.raised
	case theme.ColorNameMenuBackground, theme.ColorNameOverlayBackground, theme.ColorNameHeaderBackground:
		return s.top
	case theme.ColorNameForeground:
		return menuInk(s.ink)
	case theme.ColorNamePlaceHolder, theme.ColorNameDisabled:
		return s.faint
	case theme.ColorNameDisabledButton:
		return s.panel
	case theme.ColorNamePrimary, theme.ColorNameHyperlink:
		return s.gold
	case theme.ColorNameForegroundOnPrimary, theme.ColorNameForegroundOnWarning, theme.ColorNameForegroundOnSuccess, theme.ColorNameForegroundOnError:
		return s.onGold
	case theme.ColorNameFocus:
		return ink.Fade(s.gold, 0.45)
	case ColorRing:
		return s.focus
	case ColorEdge:
		if t.Palette == Contrast {
			return s.faint
		}
		return color.Transparent
	case theme.ColorNameSelection:
		return ink.Fade(s.gold, 0.25)
	case theme.ColorNameHover:
		return ink.Fade(s.ink, 0.08)
	case theme.ColorNamePressed:
		return ink.Fade(s.ink, 0.16)
	case theme.ColorNameInputBorder: // also the ring of what is not chosen
		return s.faint
	case theme.ColorNameSeparator:
		return s.line
	case theme.ColorNameScrollBar:
		return ink.Fade(s.soft, 0.5)
	case theme.ColorNameShadow:
		return color.NRGBA{A: 120}
	case theme.ColorNameError, theme.ColorNameWarning:
		return s.bad
	case theme.ColorNameSuccess:
		return s.good
	}
	return theme.DefaultTheme().Color(n, theme.VariantDark)
}

// A menuInk is a colour that Fyne's menus keep legible: of the colour of a shortcut Fyne takes the low
// bytes, and with its alpha of 0.95 would paint it all but transparent (shortcutColor in its menu_item.go).
type menuInk color.NRGBA

// RGBA implements color.Color. The alpha is one whose 0.95 has a low byte of 255; to the eye it is opaque.
func (c menuInk) RGBA() (r, g, b, a uint32) {
	const alpha = 0xffc9
	r, g, b, _ = color.NRGBA(c).RGBA()
	return min(r, alpha), min(g, alpha), min(b, alpha), alpha
}

var themeFonts = [...]fyne.Resource{fonts.Plain: resource(fonts.Plain), fonts.Bold: resource(fonts.Bold), fonts.Italic: resource(fonts.Italic)}

func resource(s fonts.Style) fyne.Resource { return fyne.NewStaticResource(s.Name(), s.Data()) }

// Font implements fyne.Theme.
func (t Theme) Font(s fyne.TextStyle) fyne.Resource {
	switch {
	case s.Monospace || s.Symbol:
		return theme.DefaultTheme().Font(s)
	case s.Bold:
		return themeFonts[fonts.Bold]
	case s.Italic:
		return themeFonts[fonts.Italic]
	}
	return themeFonts[fonts.Plain]
}

// Icon implements fyne.Theme.
func (t Theme) Icon(n fyne.ThemeIconName) fyne.Resource { return theme.DefaultTheme().Icon(n) }

// Size implements fyne.Theme.
func (t Theme) Size(n fyne.ThemeSizeName) float32 {
	k := t.Scale
	if k <= 0 {
		k = 1
	}
	switch n {
	case theme.SizeNameText:
		return 15 * k
	case theme.SizeNameHeadingText:
		return 26 * k
	case theme.SizeNameSubHeadingText:
		return 19 * k
	case theme.SizeNameInputRadius, theme.SizeNameSelectionRadius:
		return 6 * k
	}
	return theme.DefaultTheme().Size(n) * k
}
