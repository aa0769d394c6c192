package gametext

import (
	"strings"
	"testing"

	"cantina/engine/card"
)

// refs lists what each "that" and "those" of a text was resolved to.
func refs(c Clause) (out []int) {
	Walk(c, func(n any) bool {
		if f, ok := n.(*Filter); ok && (f.Det == DetThat || f.Det == DetThose) {
			out = append(out, f.Ref)
		}
		return true
	})
	return out
}

func TestReferences(t *testing.T) {
	for _, c := range []struct {
		text string
		refs []int
		bad  string
	}{
		{"target a droid; that droid is lost", []int{1}, ""},
		{"target a droid; that character is lost", []int{1}, ""},
		{"target a droid; that card is lost", []int{1}, ""},
		{"target a droid; target a weapon; that droid is lost; that weapon is lost", []int{1, 2}, ""},
		{"target a droid; target a droid; that droid is lost", []int{2}, ""},
		{"target a character; target a Rebel; that character is lost", []int{1}, ""},
		{"target 2 droids; those droids are lost", []int{1}, ""},
		{"target (a droid or weapon); that card is lost", nil, "a kind of card"},
		{"target a (droid or weapon); that card is lost", []int{1}, ""},
		{`target "Luke"; that character is lost`, []int{1}, ""},
		{"target a character; that droid is lost", []int{0}, "named before it: a character"},
		{"if a droid was just forfeited from a docking bay: that droid is lost", []int{1}, ""},
		{"if a droid was just forfeited from a Jawa: that character is lost", []int{2}, "could mean more than one"},
	} {
		clauses, errs := Parse(c.text, Context{Type: card.Interrupt})
		if c.bad == "" {
			for _, e := range errs {
				t.Error(e.Explain("test", c.text, 0))
			}
		} else if len(errs) != 1 || !strings.Contains(errs[0].Msg+errs[0].Help, c.bad) {
			t.Errorf("%q: want an error with %q, got %v", c.text, c.bad, errs)
			continue
		}
		if len(clauses) == 1 {
			if got := refs(clauses[0]); len(got) != len(c.refs) || len(got) > 0 && got[0] != c.refs[0] {
				t.Errorf("%q: refers to %v, want %v", c.text, got, c.refs)
			}
		}
	}
}

func TestTests(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"an alien leader is lost", "trait leader, type character, rule card, kind alien"},
		{"a Rebel starship is lost", "type starship, rule card, kind rebel"},
		{"a non-droid character is lost", "not kind droid, type character, rule card"},
		{"a unique TIE/ln is lost", "rule unique, class tie/ln, class tie, kind starfighter, type starship, rule card"},
	} {
		clauses, errs := Parse(c.text, Context{Type: card.Interrupt})
		if len(errs) > 0 {
			t.Fatal(errs[0].Explain("test", c.text, 0))
		}
		Walk(clauses, func(n any) bool {
			if f, ok := n.(*Filter); ok {
				if got := tests(f); got != c.want {
					t.Errorf("%q tests %q, want %q", c.text, got, c.want)
				}
			}
			return true
		})
	}
}

// A function or a side that does not suit the card is refused.
func TestHeadsSuit(t *testing.T) {
	for _, c := range []struct {
		text string
		ctx  Context
		ok   bool
	}{
		{"used: draw 1 destiny", Context{Type: card.Interrupt, Kinds: []string{"used", "lost"}}, true},
		{"used: draw 1 destiny", Context{Type: card.Interrupt, Kinds: []string{"lost"}}, false},
		{"used: draw 1 destiny", Context{Type: card.Effect}, false},
		{"light: once per turn: draw 1 destiny\ndark:", Context{Type: card.Location}, true},
		{"light: during your control phase, once per turn: may draw 1 destiny", Context{Type: card.Location}, true},
		{"draw 1 destiny", Context{Type: card.Location}, false},
		{"dark:", Context{Type: card.Character}, false},
	} {
		if _, errs := Parse(c.text, c.ctx); (len(errs) == 0) != c.ok {
			t.Errorf("%q on %v: %v", c.text, c.ctx.Type, errs)
		}
	}
}

func tests(f *Filter) string {
	var out []string
	for _, t := range f.Tests() {
		out = append(out, t.String())
	}
	return strings.Join(out, ", ")
}

// "Either" opens what "or" closes: each sentence has one meaning, in French too, and an
// "or" without it is refused.
func TestEither(t *testing.T) {
	for text, fr := range map[string]string{
		"while either alone or here, power +1":                                "tant que cette carte est seule ou qu’elle est ici, elle gagne 1 en puissance",
		"while in battle and either alone or here, power +1":                  "tant que cette carte est dans la bataille et qu’elle est soit seule, soit ici, elle gagne 1 en puissance",
		"while either in battle and alone or here, power +1":                  "tant que cette carte est soit dans la bataille et seule, soit ici, elle gagne 1 en puissance",
		"while either in battle or alone and here, power +1":                  "tant que cette carte est soit dans la bataille, soit seule et ici, elle gagne 1 en puissance",
		"once per turn, if either in battle or alone: opponent loses 1 Force": "une fois par tour, si cette carte est dans la bataille ou si elle est seule : l’adversaire perd 1 Force",
	} {
		clauses, errs := Parse(text, Context{Type: card.Character})
		if len(errs) > 0 {
			t.Error(errs[0].Explain("test", text, 0))
			continue
		}
		if got := strings.ReplaceAll(Print(&clauses[0], card.French), "\u00a0", " "); got != fr {
			t.Errorf("%q in French:\n%s\nwant\n%s", text, got, fr)
		}
	}
	const bare = "while in battle or alone, power +1"
	if _, errs := Parse(bare, Context{Type: card.Character}); len(errs) == 0 || !strings.Contains(errs[0].Explain("test", bare, 0), "either CONDITION or CONDITION") {
		t.Errorf("%q is taken, or its error does not say what to write: %v", bare, errs)
	}
}
