package mutate

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"
)

// A Mutant is one small change.
type Mutant struct {
	Where  string // file:line:column, or the card
	Within string // what stays when lines move: the file and function, or the card's slug
	Kind   string // "number", "condition", ...
	Before string
	After  string
}

// Key tells the mutant from all others, wherever its line has gone.
func (m Mutant) Key() string {
	return m.Within + " | " + oneLine(m.Before) + " | " + oneLine(m.After)
}

// String shows a mutant on three lines; the last words of the first and the other two are
// what the list of known ones asks for.
func (m Mutant) String() string {
	return fmt.Sprintf("%s: %s in %s\n\t%s\n\t%s", m.Where, m.Kind, m.Within, oneLine(m.Before), oneLine(m.After))
}

// Survivors are the keys of those that an earlier output says nobody noticed.
func Survivors(output string) map[string]bool {
	keys := map[string]bool{}
	lines := strings.Split(output, "\n")
	for i, l := range lines {
		if at := strings.LastIndex(l, " in "); at > 0 && strings.HasPrefix(l, Unnoticed) && i+2 < len(lines) {
			keys[Mutant{Within: l[at+len(" in "):], Before: lines[i+1], After: lines[i+2]}.Key()] = true
		}
	}
	return keys
}

// Unnoticed is how the line of a survivor begins.
const Unnoticed = "nobody notices "

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

// A Draw says which mutants are judged.
type Draw struct {
	Seed uint64
	N    int
	Only map[string]bool // of those, the ones with these keys; nil all

	// Of are cards by slug, or files of cards by name ("hoth-dark"), or files of code
	// ("duel.go"): every mutant of theirs is judged, in their order, and nothing is drawn.
	Of []string
}

// drawn puts what has keys into the order in which a seed draws it.
func drawn[T any](list []T, seed uint64, key func(T) string) []T {
	rank := make(map[string]uint64, len(list))
	for _, x := range list {
		h := fnv.New64a()
		fmt.Fprint(h, seed, key(x))
		rank[key(x)] = mixed(h.Sum64())
	}
	out := slices.Clone(list)
	slices.SortStableFunc(out, func(a, b T) int {
		return cmp.Or(cmp.Compare(rank[key(a)], rank[key(b)]), strings.Compare(key(a), key(b)))
	})
	return out
}

// mixed spreads neighbouring sums over all numbers.
func mixed(x uint64) uint64 {
	x ^= x >> 33
	x *= 0xff51afd7ed558ccd
	x ^= x >> 33
	x *= 0xc4ceb9fe1a85ec53
	return x ^ x>>33
}

// A Verdict is what became of a mutant.
type Verdict struct {
	Mutant
	By  string // who noticed it; "" nobody
	Why string // of one that nobody noticed: why it changes nothing

	Found  string // of one that nobody noticed: a game in which it shows
	Passed bool   // it was drawn, and not judged (Draw.Only)
}

// Alarm begins the name of a case that tells that something has changed, and not what it
// should be: a recorded table.
const Alarm = "table "

// A Tally sums up verdicts. Alarmed are those of the noticed that raise an alarm, and break nothing
// that is said to be so.
type Tally struct{ All, Noticed, Alarmed, Known, Survived int }

// Count sums up verdicts.
func Count(list []Verdict) (t Tally) {
	for _, v := range list {
		if v.Passed {
			continue
		}
		t.All++
		switch {
		case v.By != "":
			t.Noticed++
			if strings.HasPrefix(v.By, Alarm) {
				t.Alarmed++
			}
		case v.Why != "":
			t.Known++
		default:
			t.Survived++
		}
	}
	return t
}

func (t Tally) String() string {
	share := func(n int) float64 { return 100 * float64(n) / float64(max(1, t.All)) }
	alarmed := ""
	if t.Alarmed > 0 {
		alarmed = fmt.Sprintf(", without recorded tables %d (%.1f %%)", t.Survived+t.Alarmed, share(t.Survived+t.Alarmed))
	}
	return fmt.Sprintf("%d mutants: %d noticed, %d explained, %d survive (%.1f %%%s)", t.All, t.Noticed, t.Known, t.Survived, share(t.Survived), alarmed)
}
