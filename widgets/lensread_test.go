package widgets

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/scene"
)

// The longest texts of all cards that can be played, in each language, stand whole beside the board: on
// the large face, or among its lines, all of which are reached by keys; and at the pointer too, when the
// column is shut.
func TestTheLargeCardSaysAllOfItsText(t *testing.T) {
	cat, _ := scene.Catalog()
	var all, many []*card.Def // many: with numbers of which there may be much to explain
	for _, k := range cat.All() {
		if all = append(all, k.Def); k.Def.Type == card.Character || k.Def.Type == card.Starship {
			many = append(many, k.Def)
		}
	}
	r := newRig(t, midgame())
	ln, lines := r.tb.lens, 0
	for l := range card.Langs {
		r.tb.SetLang(card.Lang(l))
		for _, d := range longest(all, card.Lang(l), 25) {
			v := &game.CardView{ID: 1, Def: d, Owner: d.Side, Now: d.Num}
			r.pops(v)
			ln.look(v)
			if d.Back != nil {
				for range ln.most {
					r.tb.TypedRune(';')
				}
				if ln.skip != ln.most {
					t.Errorf("%s: the keys come to line %d of %d", d.Title, ln.skip, ln.most)
				}
				continue
			}
			if at := ln.panel.at; ln.pic.bottom() > at.H || ln.pic.right() > at.W {
				t.Errorf("%s does not fit: %v in %v", d.Title, ln.pic, at)
			}
			if ln.whole(ln.key) {
				continue
			}
			r.Errorf("%s has room enough, and is cut", d.Title)
		}
		for _, d := range longest(many, card.Lang(l), 8) {
			v := &game.CardView{ID: 1, Def: d, Owner: d.Side, Now: d.Num}
			for s := range v.Now {
				v.Now[s].N += card.One
			}
			if ln.look(v); !ln.whole(ln.key) {
				lines++
				r.reads(d, card.Lang(l))
			}
		}
	}
	if lines == 0 {
		t.Error("no text of any card needs lines: is it asked for?")
	}
}

// longest are the cards with the longest texts: n locations and n others.
func longest(all []*card.Def, l card.Lang, n int) (out []*card.Def) {
	length := func(d *card.Def) (sum int) {
		for _, s := range append(append(d.Text(l), d.TextFor(card.Dark, l)...), d.TextFor(card.Light, l)...) {
			sum += len(s)
		}
		return sum
	}
	all = slices.Clone(all)
	slices.SortStableFunc(all, func(a, b *card.Def) int { return cmp.Compare(length(b), length(a)) })
	places, others := 0, 0
	for _, d := range all {
		count := &others
		if d.Type == card.Location {
			count = &places
		}
		if *count++; *count <= n {
			out = append(out, d)
		}
	}
	return out
}

// reads checks that the lines beside a card hold all of its text, and that keys come to the last one.
func (r *rig) reads(d *card.Def, l card.Lang) {
	r.Helper()
	ln := r.tb.lens
	var said []string
	pad := 14 * ln.bands.U
	for _, row := range ln.reads(ln.show, ln.panel.at.W-2*pad, ln.panel.at.H-2*pad, ln.bands.U).rows {
		said = append(said, row.left)
	}
	words := func(s string) string { return strings.Join(strings.Fields(s), " ") }
	for _, s := range append(append(d.Text(l), d.TextFor(card.Dark, l)...), d.TextFor(card.Light, l)...) {
		if !strings.Contains(words(strings.Join(said, " ")), words(s)) {
			r.Errorf("%s: %q is nowhere", d.Title, s)
		}
	}
	for range said {
		r.tb.TypedRune('.')
	}
	if ln.skip != ln.most || ln.most == 0 {
		r.Errorf("%s: the keys come to line %d of %d", d.Title, ln.skip, ln.most)
	}
	for range said {
		r.tb.TypedRune(',')
	}
	if ln.skip != 0 {
		r.Errorf("%s: and not back", d.Title)
	}
}

// pops checks that a card at the pointer says all of its text, when the column is shut.
func (r *rig) pops(v *game.CardView) {
	r.Helper()
	ln := r.tb.lens
	r.tb.TypedRune('c')
	ln.faces.now, ln.over = true, v
	ln.popZoom(v)
	if at := ln.zoom.Size(); !ln.pop || !ln.whole(ln.faceKey(v, at.Width)) || at.Height > r.tb.Size().Height {
		r.Errorf("%s at the pointer is cut: %v", v.Def.Title, at)
	}
	ln.leave()
	r.tb.TypedRune('c')
}
