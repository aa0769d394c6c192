package gametext

import "testing"

func TestFormat(t *testing.T) {
	for _, c := range []struct{ name, in, out string }{
		{"spelling", "A ALIEN are lost\n", "an alien is lost\n"},
		{"order", "leader  non-unique alien is lost", "leader  non-unique alien is lost\n"}, // not understood: kept
		{"nouns", "a leader alien is lost", "an alien leader is lost\n"},
		{"comments stay", "# first\na droid is lost # why\n\n# last\n", "# first\na droid is lost  # why\n# last\n"},
		{"lines join", "if a droid was just lost from table:\n    draw 1 destiny;\n    draw 1 destiny\n",
			"if a droid was just lost from table: draw 1 destiny; draw 1 destiny\n"},
		{"long lines break", "during your control phase, once per turn, use 1 Force: may take an alien scout from your reserve deck into hand; reshuffle",
			"during your control phase, once per turn, use 1 Force:\n    may take an alien scout from your Reserve Deck into hand; reshuffle\n"},
		{"numbers", "an alien with ability > 1 1/2 is lost", "an alien with ability > 1½ is lost\n"},
	} {
		if got, _ := Format(c.in); got != c.out {
			t.Errorf("%s:\n got %q\nwant %q", c.name, got, c.out)
		}
	}
}
