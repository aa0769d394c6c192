package gametext

import (
	"os"
	"strings"
	"testing"

	"cantina/engine/card"
)

// One card has about four clauses; 2,500 cards are read when the table starts.
func BenchmarkParse(b *testing.B) {
	data, _ := os.ReadFile("testdata/valid/filters.txt")
	lines := strings.Split(strings.TrimSpace(string(data)), "\n")[1:]
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		Parse(lines[i%len(lines)], Context{})
		i++
	}
}

func BenchmarkPrint(b *testing.B) {
	data, _ := os.ReadFile("testdata/valid/filters.txt")
	clauses, _ := Parse(string(data), Context{})
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		Print(clauses[i%len(clauses)], card.French)
		i++
	}
}
