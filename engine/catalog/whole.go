package catalog

import (
	_ "embed"
	"fmt"
	"strings"
	"sync"

	"cantina/engine/gametext"
)

// wholeTable says which of the program's cards are whole, so that nobody has to read
// the text of all to know. It is generated: `cards -update` writes it, check and
// TestWholeTable compare it. Its first line is the sum of the words that the texts
// were read with, each other line a card's slug and its hash, and "declined" if its text
// is not understood. A card is believed only if both are as today; any other is read.
//
//go:embed whole.txt
var wholeTable string

// remembered is the table by slug and hash; empty if it was made with other words.
var remembered = sync.OnceValue(func() map[string]bool {
	head, lines, _ := strings.Cut(wholeTable, "\n")
	if head != wordsLine() {
		return nil
	}
	table := make(map[string]bool, strings.Count(lines, "\n"))
	for line := range strings.Lines(lines) {
		key, declined := strings.CutSuffix(strings.TrimSuffix(line, "\n"), " declined")
		table[key] = !declined
	}
	return table
})

func wordsLine() string { return fmt.Sprintf("words %016x", gametext.Sum()) }

// rememberedAs is the key of a card in the table.
func (k *Card) rememberedAs() string { return fmt.Sprintf("%s %016x", k.Slug, k.Hash()) }

// WholeTable is what the table should be: every text is read.
func (c *Catalog) WholeTable() string {
	var b strings.Builder
	b.WriteString(wordsLine() + "\n")
	for _, k := range c.cards {
		if !k.Written() {
			continue
		}
		b.WriteString(k.rememberedAs())
		if !k.understood() {
			b.WriteString(" declined")
		}
		b.WriteString("\n")
	}
	return b.String()
}

// WholeTableHolds tells whether the table that the program carries is what it should be.
func (c *Catalog) WholeTableHolds() bool { return c.WholeTable() == wholeTable }
