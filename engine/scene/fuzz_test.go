package scene

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"cantina/engine/catalog"
	"cantina/engine/rules"
)

// scenesOf adds a scene of each file, and what no scene may be.
func scenesOf(f *testing.F) {
	f.Add(sampleScene)
	f.Add("dark: hand: 3\n  [")
	files, _ := filepath.Glob("testdata/*.scene")
	for _, file := range files {
		src, _ := os.ReadFile(file)
		if all := strings.Split(string(src), "\ntitle: "); len(all) > 1 {
			f.Add("title: " + all[1+len(all)/2])
		}
	}
}

// sound: a problem says what, and where in the file; it is read on one screen.
func sound(t *testing.T, src string, problems []Problem) {
	t.Helper()
	lines := 1 + strings.Count(src, "\n")
	for _, p := range problems {
		if text := p.Explain(); p.Msg == "" || p.Line < 1 || p.Line > lines || p.Col < 1 || len(text) > 5000 {
			t.Errorf("line %d, column %d of %d lines: %.3000s", p.Line, p.Col, lines, text)
		}
	}
}

// FuzzParse: any text is read or refused; a file is what its scenes are one by one.
func FuzzParse(f *testing.F) {
	scenesOf(f)
	f.Fuzz(func(t *testing.T, src string) {
		if len(src) > catalog.MaxSceneFile {
			return
		}
		scenes, problems := Parse("x", src)
		sound(t, src, problems)
		cut := lines(src)
		if len(problems) > 0 || len(cut) == 0 {
			return
		}
		if first := src[1+strings.LastIndexByte(src[:cut[0].pos], '\n'):]; first[0] == ' ' || first[0] == '\t' { // it goes on with the line above
			return
		}
		twice, problems := Parse("x", src+"\n---\n"+src)
		if len(problems) > 0 || len(twice) != 2*len(scenes) {
			t.Errorf("%d scenes, and %d where the file stands twice; %v", len(scenes), len(twice), problems)
		}
	})
}

// FuzzRun: a scene that was read is played or says what cannot be: the rules never fail,
// and whatever position it lays is sound.
func FuzzRun(f *testing.F) {
	scenesOf(f)
	cat, _ := Catalog()
	f.Fuzz(func(t *testing.T, src string) {
		if len(src) > 4<<10 { // of what people write, none is longer
			return
		}
		scenes, _ := Parse("x", src)
		for _, s := range scenes {
			res := s.Run(cat)
			sound(t, src, res.Failures)
			for _, p := range res.Failures {
				if strings.HasPrefix(p.Msg, "the engine stopped") {
					t.Error(p.Explain())
				}
			}
			if g, ok := res.Game.(*rules.Game); ok {
				for _, bad := range g.S.Check() {
					t.Error(bad)
				}
			}
		}
	})
}
