package widgets

import (
	"fmt"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"cantina/engine/card"
	"cantina/widgets/face"
	"cantina/widgets/ink"
)

// Small text stands out from what it stands on by 4.5 to 1, large text and marks by 3 to 1, in each
// palette (WCAG 2.2, 1.4.3 and 1.4.11).
func TestTextStandsOut(t *testing.T) {
	for p := range Palettes {
		s := &skins[p]
		grounds := map[string]color.NRGBA{"panel": s.panel, "top": s.top, "raised": s.raised, "felt": s.felt, "deep": s.deep,
			"mine": ink.Mix(s.panel, s.gold, 0.17), "hot": ink.Mix(s.raised, s.ink, 0.16), "picked": ink.Mix(s.panel, s.gold, 0.16)}
		texts := map[string]color.NRGBA{"ink": s.ink, "soft": s.soft, "gold": s.gold, "dark": s.side[card.Dark], "light": s.side[card.Light], "bad": s.bad}
		check := func(name string, of, on color.NRGBA, least float64) {
			if r := face.Ratio(of, on); r < least {
				t.Errorf("palette %d: %s is %.2f, below %.1f", p, name, r, least)
			}
		}
		for on, g := range grounds {
			for of, c := range texts {
				least := 4.5
				if on == "hot" && of != "ink" { // only words of buttons stand there
					continue
				}
				check(of+" on "+on, c, g, least)
			}
		}
		for _, on := range []string{"panel", "top", "felt", "deep"} {
			check("faint on "+on, s.faint, grounds[on], 4.5)
		}
		check("what is on gold", s.onGold, s.gold, 4.5)
		for side := range card.Sides {
			check(fmt.Sprintf("the phase on the colour of side %d", side), s.deep, s.side[side], 4.5)
		}
		for _, on := range []string{"panel", "top", "felt", "deep", "raised"} {
			check("target on "+on, s.good, grounds[on], 3)
			check("target in focus on "+on, s.hot, grounds[on], 3)
			check("keyboard on "+on, s.focus, grounds[on], 3)
		}
	}
}

// So do the words of Fyne's own widgets, as the theme colours them.
func TestThemeStandsOut(t *testing.T) {
	for p := range Palettes {
		th := Theme{Palette: p}
		get := func(n fyne.ThemeColorName) color.NRGBA {
			return color.NRGBAModel.Convert(th.Color(n, theme.VariantDark)).(color.NRGBA)
		}
		for _, pair := range [][2]fyne.ThemeColorName{
			{theme.ColorNameForeground, theme.ColorNameBackground}, {theme.ColorNameForeground, theme.ColorNameButton},
			{theme.ColorNameForeground, theme.ColorNameInputBackground}, {theme.ColorNameForeground, theme.ColorNameMenuBackground},
			{theme.ColorNameForeground, theme.ColorNameOverlayBackground}, {theme.ColorNameForegroundOnPrimary, theme.ColorNamePrimary},
			{theme.ColorNamePlaceHolder, theme.ColorNameInputBackground}, {theme.ColorNameHyperlink, theme.ColorNameBackground},
			{theme.ColorNameError, theme.ColorNameBackground},
		} {
			if r := face.Ratio(get(pair[0]), get(pair[1])); r < 4.5 {
				t.Errorf("palette %d: %s on %s is %.2f", p, pair[0], pair[1], r)
			}
		}
	}
}

// A shortcut beside the entry of a menu is as good as opaque: Fyne makes its colour of the low bytes of the
// text's own, and of 0.95 of its alpha.
func TestShortcutsStandOut(t *testing.T) {
	for p := range Palettes {
		r, g, b, a := Theme{Palette: p}.Color(theme.ColorNameForeground, theme.VariantDark).RGBA()
		faint := color.NRGBA{uint8(r), uint8(g), uint8(b), uint8(uint32(float32(a) * 0.95))}
		menu := color.NRGBAModel.Convert(Theme{Palette: p}.Color(theme.ColorNameMenuBackground, theme.VariantDark)).(color.NRGBA)
		if ratio := face.Ratio(faint, menu); faint.A < 0xf0 || ratio < 4.5 {
			t.Errorf("palette %d: a shortcut is %v, %.2f on its menu", p, faint, ratio)
		}
	}
}
