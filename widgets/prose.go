package widgets

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"cantina/widgets/ink"
)

// A Prose is a text in as many lines as it needs, on a screen whose theme is that of the window. Fyne's own labels break a line at every space, so that
// in French a line may begin with a colon; here the lines end where ink.Wrap would end them.
type Prose struct {
	widget.RichText
	Text string // what it says, in one line a paragraph; SetText changes it

	run    *widget.TextSegment // Text, broken
	broken string              // the Text that run was made of,
	room   float32             // and the width that it was made for
}

var _ fyne.Widget = (*Prose)(nil)

// NewProse is a text from the left, in the colour of the window's text.
func NewProse(text string) *Prose {
	style := widget.RichTextStyle{ColorName: theme.ColorNameForeground, SizeName: theme.SizeNameText, Inline: true}
	p := &Prose{Text: text, run: &widget.TextSegment{Text: text, Style: style}}
	p.Segments, p.Wrapping, p.Scroll = []widget.RichTextSegment{p.run}, fyne.TextWrapWord, container.ScrollNone
	p.ExtendBaseWidget(p)
	return p
}

// InMiddle sets each line in the middle.
func (p *Prose) InMiddle() *Prose {
	p.run.Style.Alignment = fyne.TextAlignCenter
	return p
}

// Bold sets it in bold letters.
func (p *Prose) Bold() *Prose {
	p.run.Style.TextStyle.Bold = true
	return p
}

// Colored gives it a colour of the theme.
func (p *Prose) Colored(c fyne.ThemeColorName) *Prose {
	p.run.Style.ColorName = c
	return p
}

// SetText says something else.
func (p *Prose) SetText(text string) {
	p.Text = text
	p.Refresh()
}

// Resize implements fyne.CanvasObject.
func (p *Prose) Resize(size fyne.Size) {
	p.fold(size.Width)
	p.RichText.Resize(size)
}

// Refresh implements fyne.Widget: the letters may have another size now.
func (p *Prose) Refresh() {
	p.room = -1 // no width: it is broken anew, be it empty now
	p.fold(p.Size().Width)
	p.RichText.Refresh()
}

// fold breaks the text for a width.
func (p *Prose) fold(width float32) {
	th := p.Theme()
	room := width - 2*th.Size(theme.SizeNameInnerPadding)
	if room == p.room && p.Text == p.broken {
		return
	}
	p.room, p.broken, p.run.Text = room, p.Text, p.Text
	if room > 0 {
		size, style := th.Size(p.run.Style.SizeName), p.run.Style.TextStyle
		p.run.Text = strings.Join(ink.WrapBy(func(s string) float32 { return fyne.MeasureText(s, size, style).Width }, room, p.Text), "\n")
	}
}
