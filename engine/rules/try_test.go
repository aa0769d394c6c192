package rules

import (
	"fmt"
	"testing"

	"cantina/assets"
	"cantina/engine/catalog"
)

func TestTry(t *testing.T) {
	cat, problems := catalog.Load(assets.Cards)
	for _, p := range problems {
		fmt.Println(p.Explain())
	}
	n := 0
	for _, k := range cat.All() {
		if k.Whole {
			n++
		}
	}
	fmt.Println(n, "whole of", cat.Len())
	compile(cat)
}
