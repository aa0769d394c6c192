package app

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

// A report of a problem is one file with the player's words, the program, and the game as a replay
// that runs; where it cannot be written a sentence says so.
func TestReportAProblem(t *testing.T) {
	p, _ := coached(t)
	dir := filepath.Dir(p.store.Path())
	p.askProblem()
	words, ok := p.win.Canvas().Focused().(interface {
		fyne.Focusable
		SetText(string)
	})
	if !ok {
		t.Fatalf("the keyboard is on %T", p.win.Canvas().Focused())
	}
	words.SetText("the drain was 3")
	press(t, p, "Write the file")
	files, _ := filepath.Glob(filepath.Join(dir, "reports", "*"))
	if len(files) != 1 || p.modal == nil {
		t.Fatalf("files: %v", files)
	}
	text, _ := os.ReadFile(files[0])
	for _, part := range []string{"the drain was 3", "program " + Version, "asked: ", "turn 2", "Log of this seat", "cantina replay", "light activate"} {
		if !strings.Contains(string(text), part) {
			t.Errorf("the report does not hold %q:\n%s", part, text)
		}
	}
	p.closeModal()
	os.RemoveAll(filepath.Join(dir, "reports"))
	os.WriteFile(filepath.Join(dir, "reports"), nil, 0o600)
	p.writeProblem("")
	if p.modal == nil || find(p, "Close") == nil {
		t.Error("nothing is told of a report that cannot be written")
	}
}
