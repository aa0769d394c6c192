package scene

import "testing"

// The scenes of a rule are found without the others being read, and are those that all together
// hold.
func TestOfRule(t *testing.T) {
	want := map[string]int{}
	for _, s := range Embedded() {
		if id := s.Rule(); id != "" && !s.OfDecks() {
			want[id]++
		}
	}
	if len(want) < 700 {
		t.Fatalf("only %d rules have scenes", len(want))
	}
	for id, n := range want {
		if got := len(OfRule(id, n+1)); got != n {
			t.Errorf("%s: %d scenes, want %d", id, got, n)
		}
	}
	if got := OfRule("no.such-rule", 9); got != nil {
		t.Errorf("a rule that is none has %d scenes", len(got))
	}
}
