package say

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"cantina/engine/card"
)

func TestSameKeys(t *testing.T) {
	en, fr := Words(card.English), Words(card.French)
	if len(en) < 80 {
		t.Fatalf("only %d English texts", len(en))
	}
	verbs := regexp.MustCompile(`%[a-z]`)
	for k, s := range en {
		f, ok := fr[k]
		if !ok {
			t.Errorf("%s is missing in French", k)
			continue
		}
		if a, b := verbs.FindAllString(s, -1), verbs.FindAllString(f, -1); !slices.Equal(a, b) {
			t.Errorf("%s takes %v in English and %v in French", k, a, b)
		}
		if strings.Contains(s, " …") || strings.Contains(f, " …") {
			t.Errorf("%s: three dots follow their word: %q, %q", k, s, f)
		}
		if s == "" || f == "" {
			t.Errorf("%s is empty", k)
		}
	}
	for k := range fr {
		if en[k] == "" {
			t.Errorf("%s is missing in English", k)
		}
	}
}

// TestUsedKeysExist reads the sources: every key written out is in the catalogue.
func TestUsedKeysExist(t *testing.T) {
	used := regexp.MustCompile(`(?:say\.T|\.say|say\.In)\((?:[a-z.]+, )?"([a-z0-9._]+)"`)
	keys := Words(card.English)
	n := 0
	for _, dir := range []string{"../*.go", "../../app/*.go", "../../app/*/*.go"} {
		files, _ := filepath.Glob(dir)
		for _, f := range files {
			src, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range used.FindAllStringSubmatch(string(src), -1) {
				n++
				if _, ok := keys[m[1]]; !ok && !strings.HasSuffix(m[1], ".") {
					t.Errorf("%s: the key %q is in no catalogue", f, m[1])
				}
			}
		}
	}
	if n < 30 {
		t.Errorf("only %d keys found in the sources", n)
	}
}

func TestFallBack(t *testing.T) {
	if s := In(card.French, "no.such.key"); s != "no.such.key" {
		t.Error(s)
	}
	SetLang(card.French)
	defer SetLang(card.English)
	if s := T("hand.count", 3); s != "3 cartes en main" {
		t.Error(s)
	}
}
