package tables

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"
)

var lays = flag.Int("lay", 0, "lay so many positions anew")

// TestLay lays all positions anew, if that is asked for. What stops the engine on the way is
// printed, and is a fault.
func TestLay(t *testing.T) {
	if *lays == 0 {
		t.Skip("only where positions are wanted: -lay 400")
	}
	l := newLayer(cards(t), uint64(*lays))
	var b strings.Builder
	for n := 1; n <= *lays; {
		l.last = ""
		stuck := time.AfterFunc(time.Minute, func() { panic("the engine never ends:\n" + l.last) })
		text, ok := l.lay()
		stuck.Stop()
		if ok {
			fmt.Fprintf(&b, "title: T%03d\n%s\n", n, text)
			n++
		}
	}
	if err := os.WriteFile("testdata/tables.scene", []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}
