package scene_test

import (
	"testing"

	"cantina/engine/enginetest"
	"cantina/engine/scene"
)

// TestBans: every way to move, deploy or fire against every standing ban.
func TestBans(t *testing.T) {
	all, _ := scene.Catalog()
	scenes, cat, problems := enginetest.Bans(all)
	for _, p := range problems {
		t.Fatal(p.Explain())
	}
	for _, s := range scenes {
		t.Run(s.Title, func(t *testing.T) {
			for _, p := range s.Run(cat).Failures {
				t.Error(p.Explain())
			}
		})
	}
}
