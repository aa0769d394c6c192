package tool

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"cantina/engine/catalog"
)

const oldEntry = `# By hand, and odd.
[card.quiet-barge]
title = "Quiet Barge"
side   = "dark"
number = "900_4"
type = "effect"   # what stands here stays
rules = '''
nobody understands this
'''
`

// The facts of printed cards are added around what stands there already, which stays as it
// is; a second time there is nothing to add. What was added reads, and agrees with print.
func TestFacts(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "test-dark.toml")
	if err := os.WriteFile(file, []byte("set = \"Test\"\n\n"+oldEntry), 0o644); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	e := &env{out: &out, errw: &out}
	for _, want := range []string{"cards: 3 cards added, 4 printed\n", "cards: 0 cards added, 4 printed\n"} {
		out.Reset()
		if code := writeFacts(e, "testdata/audit", dir); code != fine || out.String() != want {
			t.Fatalf("status %d: %s, want %s", code, out.String(), want)
		}
	}
	data, _ := os.ReadFile(file)
	before, after, found := strings.Cut(string(data), oldEntry)
	if !found || !strings.Contains(before, `number = "900_2"`) || !strings.Contains(after, `number = "900_5"`) {
		t.Errorf("the file is now\n%s", data)
	}
	cat, problems := catalog.Load(os.DirFS(dir))
	for _, p := range problems {
		t.Error(p.Explain())
	}
	refs, err := readRefs("testdata/audit")
	if err != nil {
		t.Fatal(err)
	}
	delete(refs, "900_4")
	out.Reset()
	auditCards(cat, refs, &out)
	for line := range strings.Lines(out.String()) { // what a ruling alone says is for an author to write
		if strings.Contains(line, ": ") && !strings.Contains(line, "900_4") && !strings.Contains(line, "of a ruling") && !strings.HasPrefix(line, "audit: ") {
			t.Error(line)
		}
	}
	if k := cat.ByNumber("900_2"); k == nil || k.Slug != "quiet-barge-test" || k.Written() {
		t.Errorf("the second card of a title is %+v", k)
	}
}
