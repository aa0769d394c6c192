package scene

import (
	"strings"
	"testing"

	"cantina/engine/catalog"
)

// A file of any size or shape is read or refused, at once, and with few words.
func TestBounds(t *testing.T) {
	for name, c := range map[string]struct{ src, want string }{
		"large":     {strings.Repeat("turn: 3\n", 200_000), "larger than 1024 KB"},
		"long line": {"dark: " + strings.Repeat("a ", 20_000), "longer than"},
		"nested":    {"dark: " + strings.Repeat("stormtrooper [", 500), ""},
		"braces":    {"dark: " + strings.Repeat("stormtrooper {", 500), ""},
		"scenes":    {strings.Repeat("turn: x\n---\n", 80_000), ""},
		"word":      {strings.Repeat("x", 8000) + ": 3", "…"},
		"expected":  {"= " + strings.Repeat("power of ", 800), ""},
	} {
		_, problems := Parse("x.scene", c.src)
		if len(problems) == 0 || len(problems) > catalog.MaxProblems {
			t.Errorf("%s: %d problems", name, len(problems))
			continue
		}
		text := problems[0].Explain()
		if !strings.Contains(text, c.want) || len(text) > 2000 {
			t.Errorf("%s: %.3000s", name, text)
		}
	}
}

// A scene that cannot be read takes no other of its file with it.
func TestAScenesMistakesAreItsOwn(t *testing.T) {
	bad := []string{"dark: " + strings.Repeat("x ", 20_000), "frob", "dark: [[[", "\"", "= ", "turn: x", strings.Repeat("{", 500), "\x00\xff"}
	for _, text := range bad {
		src := "title: first\n= deploy cost of Luke Skywalker: 4\n---\ntitle: bad\n" + text + "\n---\ntitle: last\n= deploy cost of Luke Skywalker: 4\n"
		scenes, problems := Parse("x.scene", src)
		if len(problems) == 0 || len(scenes) != 2 || scenes[0].Title != "first" || scenes[1].Title != "last" {
			t.Errorf("%.40q: %d scenes, %d problems", text, len(scenes), len(problems))
		}
	}
}
