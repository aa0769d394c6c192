package app

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/card"
	"cantina/widgets"
	"cantina/widgets/say"
)

// textOf is what an object says.
func textOf(o fyne.CanvasObject) string {
	switch o := o.(type) {
	case *canvas.Text:
		return o.Text
	case *widget.Label:
		return o.Text
	case *widgets.Prose:
		return o.Text
	case *button:
		return o.Text
	}
	return ""
}

// TestEveryWordExists finds the keys in the source and looks them up in both
// languages; no key may be left over.
func TestEveryWordExists(t *testing.T) {
	files, _ := filepath.Glob("*.go")
	used := map[string]bool{}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`"(app\.[a-z.%]+)"`).FindAllStringSubmatch(string(src), -1) {
			used[m[1]] = true
		}
	}
	for l := range card.Langs {
		words := say.Words(l)
		for key := range used {
			if _, ok := words[key]; !ok && !strings.Contains(key, "%") && !strings.HasSuffix(key, ".") {
				t.Errorf("%s: %q is missing", l.Code(), key)
			}
		}
		for key := range words {
			if strings.HasPrefix(key, "app.") && !used[key] && !used[strings.TrimRight(key, "0123456789")+"%d"] {
				t.Errorf("%s: nobody says %q", l.Code(), key)
			}
		}
		for key, text := range words {
			if other := say.Words(1 - l)[key]; strings.HasPrefix(key, "app.") && strings.Join(verbs(text), "") != strings.Join(verbs(other), "") {
				t.Errorf("%q: the languages want other arguments: %q, %q", key, text, other)
			}
		}
	}
}

// verbs are the formatting verbs of a text, in order.
func verbs(text string) []string { return regexp.MustCompile(`%[a-z]`).FindAllString(text, -1) }
