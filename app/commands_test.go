package app

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"cantina/app/session"
	"cantina/app/store"
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

func TestSavesExportAndRestore(t *testing.T) {
	t.Setenv("CANTINA_DATA", t.TempDir())
	path, err := store.DefaultPath()
	if err != nil {
		t.Fatal(err)
	}
	st, _, err := store.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := session.Start(st, fakeRules{}, store.Header{Names: [card.Sides]string{"Ana", "Bob"}}); err != nil {
		t.Fatal(err)
	}
	run := func(want string, args ...string) {
		t.Helper()
		var out, errw bytes.Buffer
		status := Saves(args, &out, &errw)
		if status != 0 || !strings.Contains(out.String(), want) {
			t.Errorf("saves %q: status %d, %s%s; want %q", args, status, out.String(), errw.String(), want)
		}
	}
	if status := Saves(nil, io.Discard, io.Discard); status != 1 {
		t.Errorf("status %d while the window is open", status)
	}
	st.Close()
	file := filepath.Join(t.TempDir(), "saves.txt")
	run("Ana (Dark) to decide")
	run("saves: exported", "export", file)
	run("saves: 1 games restored", "restore", file)
	run("saves: 2 games", "check")
	for _, args := range [][]string{{"export"}, {"frob"}, {"restore", "a", "b"}} {
		if status := Saves(args, io.Discard, io.Discard); status != 2 {
			t.Errorf("saves %q: status %d", args, status)
		}
	}
}
