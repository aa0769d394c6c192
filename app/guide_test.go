package app

import (
	"strings"
	"testing"
)

// The bar over a table is as high as its text needs, within bounds: no hint lies below its edge.
func TestGuideBarGrows(t *testing.T) {
	p := learner(t)
	press(t, p, "Begin")
	k := p.screen.(*table).guide
	height := func(words int) float32 {
		return p.guideBar(k, barTitle("title"), barText(strings.Repeat("word ", words)), newButton("one", false, nil)).MinSize().Height
	}
	one, some, many := height(3), height(150), height(2000)
	if one != barHeight*p.opts.Scale || some <= one || many != barMost*p.opts.Scale {
		t.Errorf("the bar is %v high with three words, %v with 150, %v with 2000", one, some, many)
	}
}
