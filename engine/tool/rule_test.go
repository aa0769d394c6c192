package tool

import (
	"strings"
	"testing"
)

func TestRule(t *testing.T) {
	for _, c := range []struct {
		args string
		code int
		want []string
	}{
		{"deploy.presence-or-icon", fine, []string{"9. Deployment · Where: presence or Force icon", "The basic condition   (deploy.presence-or-icon)", "at least one Force icon"}},
		{"-lang fr deploy.presence-or-icon", fine, []string{"La condition de base", "Personnages, véhicules et vaisseaux"}},
		{"docking bay transit", fine, []string{"(move.docking-bay)", "Others:"}},
		{"-all landspeed", fine, []string{"(move.landspeed)", "stat.landspeed"}},
		{"type.character.droid", fine, []string{"House reading: "}},
		{"deploy.presence-or-ikon", finding, []string{`did you mean "deploy.presence-or-icon"?`}},
		{"xyzzy", finding, []string{"nothing in the rulebook"}},
		{"", usage, []string{"which rule?"}},
		{"-lang de x", usage, []string{"en and fr"}},
		{"-h", fine, []string{"-lang"}},
	} {
		var out strings.Builder
		if code := Run(append([]string{"rule"}, strings.Fields(c.args)...), nil, &out, &out); code != c.code {
			t.Errorf("rule %s: status %d, want %d", c.args, code, c.code)
		}
		for _, w := range c.want {
			if !strings.Contains(out.String(), w) {
				t.Errorf("rule %s prints no %q:\n%s", c.args, w, out.String())
			}
		}
		for line := range strings.SplitSeq(out.String(), "\n") {
			if n := len([]rune(line)); n > 100 {
				t.Errorf("rule %s prints a line of %d letters: %s", c.args, n, line)
			}
		}
	}
}

// Every rule has a scene, or a reason why none can show it, never both; every worked
// example has a scene.
func TestEveryRuleHasItsScene(t *testing.T) {
	code, out, errw := run(t, "", "rules")
	if code != fine || errw != "" || !strings.HasSuffix(lastLine(out), " 0 missing") {
		_, missing, _ := run(t, "", "rules", "-missing")
		t.Errorf("status %d, %s\n%s", code, errw, missing)
	}
}
