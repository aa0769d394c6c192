package tool

import (
	"regexp"
	"slices"
	"strings"
)

// What rulings say of a card's kind: that it is one of some group, or whose ship it is.
var (
	ruledKind  = regexp.MustCompile(`^This (?:card|weapon|device|character|starship|vehicle) is an? ([^.,(]+)`)
	ruledMatch = regexp.MustCompile(`^The card titled (.+?) is a matching pilot`)
)

// ruled: the facts have each kind that a ruling gives the card.
func (a *auditor) ruled() {
	for _, r := range a.ref.Rulings {
		if m := ruledKind.FindStringSubmatch(r); m != nil && !a.isOf(strings.TrimSpace(m[1])) {
			a.say("the kind %q of a ruling is missing", strings.TrimSpace(m[1]))
		}
		if m := ruledMatch.FindStringSubmatch(r); m != nil && !slices.Contains(a.k.Matching, m[1]) {
			a.say("the matching pilot %q of a ruling is missing", m[1])
		}
	}
}

// isOf tells whether the facts call the card so: by a kind or characteristic, or by a
// characteristic and a skill, as "Black Squadron pilot".
func (a *auditor) isOf(kind string) bool {
	group, pilot := strings.CutSuffix(kind, " pilot")
	return slices.ContainsFunc(slices.Concat(a.k.Kinds, a.k.Traits), func(x string) bool {
		return strings.EqualFold(x, kind) || pilot && strings.EqualFold(x, group) && slices.Contains(a.k.Icons, "pilot")
	})
}
