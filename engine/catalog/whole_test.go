package catalog

import (
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"cantina/assets"
	"cantina/engine/card"
)

// TestWholeTable: the table says what reading every text says; -update writes it.
func TestWholeTable(t *testing.T) {
	c, _ := EmbeddedWith(os.DirFS(t.TempDir()))
	table := c.WholeTable()
	if *update {
		if err := os.WriteFile("whole.txt", []byte(table), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if now, _ := os.ReadFile("whole.txt"); string(now) != table {
		t.Error("whole.txt is not of these cards and words; write it anew: go run ./engine/cmd cards -update")
	}
	for _, k := range c.All() {
		if k.Whole() != k.understood() {
			t.Errorf("%s: the table says %t, its text says %t", k.Slug, k.Whole(), k.understood())
		}
	}
}

// What is remembered of a card holds only for the card as it was.
func TestWholeTableIsOfTheCard(t *testing.T) {
	c, _ := EmbeddedWith(os.DirFS(t.TempDir()))
	k := c.Get("admiral-motti")
	if _, known := remembered()[k.rememberedAs()]; !known {
		t.Fatal("nothing is remembered of a card that is written")
	}
	k.Rules += "a sentence that nobody understands\n"
	if _, known := remembered()[k.rememberedAs()]; known || k.Whole() {
		t.Error("a changed card is believed to be whole")
	}
}

// A card that is not written has facts, and in place of a text says so in both languages.
func TestUnwritten(t *testing.T) {
	c, problems := Load(assets.Cards)
	for _, p := range problems {
		t.Error(p.Explain())
	}
	n := 0
	for _, k := range c.All() {
		if k.Written() {
			continue
		}
		n++
		if k.Rules != "" || k.Example != "" || len(k.Clauses()) > 0 || k.Whole() || len(k.Problems()) > 0 {
			t.Errorf("%s is not written, and has a text, or is whole", k.Slug)
		}
		for l := range card.Langs {
			if want := append([]string{Unwritten[l]}, FactLines(k.Def, l)...); !slices.Equal(k.Text(l), want) {
				t.Errorf("%s says %q, want %q", k.Slug, k.Text(l), want)
			}
		}
		for _, word := range slices.Concat(k.Kinds, k.Icons, k.Traits, k.Personas, k.Groups, k.Words) {
			if len(word) > 40 || strings.ContainsAny(word, ".;:") && !strings.HasPrefix(word, "Lt.") {
				t.Errorf("%s: %q is no fact", k.Slug, word)
			}
		}
	}
	if n == 0 {
		t.Error("no card is unwritten")
	}
	if k := c.ByTitle("Boba Fett", card.Dark); k == nil || !k.Written() {
		t.Error("a card that is written is found before one of the same title that is not")
	}
}

// Many goroutines may ask for a text that nobody has read yet.
func TestReadingTogether(t *testing.T) {
	c, _ := Load(assets.Cards)
	var wg sync.WaitGroup
	for range 8 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for _, k := range c.All() {
				if k.Set == "Hoth" && k.Whole() && len(k.Text(card.French)) < len(k.Clauses()) {
					t.Errorf("%s: a clause is not printed", k.Slug)
				}
			}
		}()
	}
	wg.Wait()
}
