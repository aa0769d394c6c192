package app

import (
	"testing"

	"fyne.io/fyne/v2"

	"cantina/app/store"
	"cantina/widgets"
)

// What the letters do is chosen where all keys are told, by keys, and is kept.
func TestTheLettersAreChosenByKeys(t *testing.T) {
	dir := t.TempDir()
	p := start(t, dir)
	p.openKeys()
	for range 6 {
		if _, ok := p.win.Canvas().Focused().(*chooser); ok {
			break
		}
		keys(t, p, "Tab")
	}
	keys(t, p, "Right")
	for range 6 {
		if _, ok := p.win.Canvas().Focused().(*button); ok {
			break
		}
		keys(t, p, "Tab")
	}
	keys(t, p, "Return")
	if p.modal != nil || p.opts.Keys != widgets.ActionKeys {
		t.Fatalf("%+v", p.opts)
	}
	var kept widgets.Options
	if p.store.Pref(store.PrefTable, &kept); kept.Keys != widgets.ActionKeys {
		t.Errorf("%+v is kept", kept)
	}
	p.openKeys()
	for range 6 {
		if _, ok := p.win.Canvas().Focused().(*scrolled); ok {
			break
		}
		keys(t, p, "Tab")
	}
	keys(t, p, "PageDown", string(fyne.KeyEscape))
	if p.modal != nil {
		t.Error("Escape does not close the keys")
	}
}
