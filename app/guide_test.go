package app

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// The bar over a table is as high as its text needs, within bounds: no hint lies below its edge.
func TestGuideBarGrows(t *testing.T) {
	p := learner(t)
	press(t, p, "Begin")
	k := p.screen.(*table).guide
	height := func(words int) float32 {
		return p.guideBar(k, barTitle("title"), left(strings.Repeat("word ", words)), newButton("one", false, nil)).MinSize().Height
	}
	one, some, many := height(3), height(150), height(2000)
	if one != barHeight*p.opts.Scale || some <= one || many != barMost*p.opts.Scale {
		t.Errorf("the bar is %v high with three words, %v with 150, %v with 2000", one, some, many)
	}
	for words := 1; words < 200; words += 3 {
		text := left(strings.Repeat("word ", words))
		bar := p.guideBar(k, barTitle("title"), text, newButton("one", false, nil), newButton("Another", false, nil))
		bar.Resize(fyne.NewSize(p.win.Canvas().Size().Width, bar.MinSize().Height))
		if s := scrollIn(bar); s == nil || text.MinSize().Height > s.Size().Height+0.1 {
			t.Fatalf("%d words are %v high where there are %v", words, text.MinSize().Height, s.Size().Height)
		}
	}
}

// scrollIn is what scrolls in an object, nil if nothing does.
func scrollIn(o fyne.CanvasObject) *container.Scroll {
	switch x := o.(type) {
	case *container.Scroll:
		return x
	case *fyne.Container:
		for _, sub := range x.Objects {
			if s := scrollIn(sub); s != nil {
				return s
			}
		}
	}
	return nil
}
