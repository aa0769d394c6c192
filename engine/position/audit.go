package position

import "fmt"

// audited sees each thing that is remembered as it is asked for, and how to find it out
// anew; nil, as long as nobody audits.
var audited func(p *Position, what string, kept *cell, anew func(*Position) *cell)

// Audit finds every n-th thing that any position recalls out anew, in one that remembers
// nothing, and panics if the two differ. It is there for tests, and returns what ends it
// and says how many things were recalled.
func Audit(every int) (stop func() (recalled int)) {
	n := 0
	audited = func(p *Position, what string, kept *cell, anew func(*Position) *cell) {
		if n++; n%every != 0 || kept.as != known {
			return
		}
		defer func(do func(*Position, string, *cell, func(*Position) *cell)) { audited = do }(audited)
		audited = nil
		was, cold := *kept, p.Of(p.S)
		cold.rival = p.rival
		if now := anew(cold); was.n != now.n || was.has != now.has {
			panic(fmt.Sprintf("%s is remembered as %v, %v and is %v, %v", what, was.has, was.n, now.has, now.n))
		}
	}
	return func() int { audited = nil; return n }
}
