package tool

import (
	"flag"
	"os"
	"strings"
	"testing"

	"cantina/engine/catalog"
)

var bless = flag.Bool("update", false, "bless the goldens")

// TestAudit compares invented cards with an invented reference; audit.txt is the list.
func TestAudit(t *testing.T) {
	cat, problems := catalog.Load(os.DirFS("testdata/audit"))
	for _, p := range problems {
		t.Error(p.Explain())
	}
	refs, err := readRefs("testdata/audit")
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	auditCards(cat, refs, &b)
	if *bless {
		os.WriteFile("testdata/audit/audit.txt", []byte(b.String()), 0o644)
	}
	if want, _ := os.ReadFile("testdata/audit/audit.txt"); b.String() != string(want) {
		t.Errorf("audit.txt is not what is printed now (bless with -update):\n%s", b.String())
	}
}

func TestAuditNeedsADirectory(t *testing.T) {
	for _, args := range [][]string{nil, {"testdata/no-such-place"}} {
		var b strings.Builder
		if code := Audit(args, &b); code != 2 {
			t.Errorf("audit %v ends with %d, want 2:\n%s", args, code, b.String())
		}
	}
}

func TestAuditWords(t *testing.T) {
	for in, want := range map[string]string{
		"Jawas' X-wing, Obi-Wan's; TIE/ln. 1½": "jawa x-wing obi-wan tie/ln 1 1/2",
		"Losses 3.14 (4)":                      "losse 3.14 4",
	} {
		var got []string
		for _, w := range textWords(in) {
			got = append(got, wordStem(w.text))
		}
		if s := strings.Join(got, " "); s != want {
			t.Errorf("%q gives %q, want %q", in, s, want)
		}
	}
}
