package catalog

import (
	"strings"
	"testing"

	"cantina/engine/card"
)

// A double-sided card is two cards in print: each side has its title, its number
// and what it says; what was done at the start stands on the front only.
func TestFaces(t *testing.T) {
	cat, _ := Embedded()
	seen := 0
	for _, k := range cat.All() {
		if double := strings.Contains(k.Title, faceBreak); double != (k.Back != nil && k.Front != nil) || k.Type == card.Objective && !double {
			t.Errorf("%s: front %v, back %v", k.Slug, k.Front, k.Back)
		}
		if k.Back == nil {
			continue
		}
		if k.Title != k.Front.Title+faceBreak+k.Back.Title || k.Face(false) != k.Front || k.Face(true) != k.Back {
			t.Errorf("%s: its sides are %q and %q", k.Slug, k.Front.Title, k.Back.Title)
		}
		if !k.Written() {
			continue
		}
		seen++
		for l := range card.Langs {
			front, back := strings.Join(k.Front.Text(l), "\n"), strings.Join(k.Back.Text(l), "\n")
			start := card.T("Starting:", "De départ")[l]
			if !strings.Contains(front, start) || strings.Contains(back, start) || front == back {
				t.Errorf("%s: front\n%s\nback\n%s", k.Slug, front, back)
			}
			if n := len(k.Front.Text(l)) + len(k.Back.Text(l)); n < len(k.Text(l)) {
				t.Errorf("%s: %d lines on both sides, %d in all", k.Slug, n, len(k.Text(l)))
			}
		}
	}
	if seen < 2 {
		t.Errorf("%d double-sided cards", seen)
	}
}
