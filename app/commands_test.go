package app

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

func TestScreenshotRefusesBadUsage(t *testing.T) {
	for args, want := range map[string]string{
		"":                      "expected one file",
		"a.png b.png":           "expected one file",
		"-size 12 a.png":        "-size",
		"-size 5x5 a.png":       "-size",
		"-lang de a.png":        "expected en or fr",
		"-seat blue a.png":      "expected dark or light",
		"-scale 9 a.png":        "-scale",
		"-colour a.png":         "not defined",
		"-seed minus-one a.png": "invalid value",
	} {
		var errw bytes.Buffer
		if status := Screenshot(strings.Fields(args), io.Discard, &errw); status != 2 || !strings.Contains(errw.String(), want) {
			t.Errorf("%q: status %d, %s; want %q", args, status, errw.String(), want)
		}
	}
	if status := Screenshot([]string{"-h"}, io.Discard, io.Discard); status != 0 {
		t.Errorf("-h: status %d", status)
	}
}

func TestScreenshotOfAGameInTheMiddle(t *testing.T) {
	s, err := shotOf([]string{"-moves", "60", "-lang", "fr", "a.png"}, io.Discard)
	if err != nil || s.lang != card.French {
		t.Fatal(s, err)
	}
	g, err := s.game()
	if err != nil || g.Decision() == nil || g.View(card.Dark).Turn < 2 {
		t.Fatalf("%v, %v", g, err)
	}
	again, _ := s.game()
	a, _ := g.Save()
	b, _ := again.Save()
	if !bytes.Equal(a, b) {
		t.Error("the same seed gives another game")
	}
}

func TestScreenshotOfASceneNamesItsMistakes(t *testing.T) {
	file := filepath.Join(t.TempDir(), "bad.scene")
	cat, _ := catalog.Embedded()
	for text, want := range map[string]string{"": "no scene", "nonsense\n": "bad.scene:1"} {
		os.WriteFile(file, []byte(text), 0o644)
		if _, err := sceneGame(cat, file); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v; want %q", text, err, want)
		}
	}
}
