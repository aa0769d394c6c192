package position

import (
	"fmt"
	"reflect"
)

// audited sees each thing that is remembered as it is asked for, and how to find it out
// anew; nil, as long as nobody audits.
var audited func(p *Position, what string, kept *cell, anew func(*Position) *cell)

// auditedKept is the same for what is kept.
var auditedKept func(p *Position, what string, kept any, anew func(*Position) any)

// Audit finds every n-th thing that any position recalls out anew, in one that remembers
// nothing, and panics if the two differ. It is there for tests, and returns what ends it
// and says how many things were recalled.
func Audit(every int) (stop func() (recalled int)) {
	n := 0
	audited = func(p *Position, what string, kept *cell, anew func(*Position) *cell) {
		if n++; n%every != 0 || kept.as != known {
			return
		}
		defer unwatched()()
		was, cold := *kept, p.Of(p.S)
		cold.rival = p.rival
		if now := anew(cold); was.n != now.n || was.has != now.has {
			panic(fmt.Sprintf("%s is remembered as %v, %v and is %v, %v", what, was.has, was.n, now.has, now.n))
		}
	}
	auditedKept = func(p *Position, what string, kept any, anew func(*Position) any) {
		if n++; n%every != 0 {
			return
		}
		defer unwatched()()
		if now := anew(p.Of(p.S)); !reflect.DeepEqual(kept, now) {
			panic(fmt.Sprintf("%s is kept as %+v and is %+v", what, kept, now))
		}
	}
	return func() int { audited, auditedKept = nil, nil; return n }
}

// unwatched lets what an audit asks go without audit, until again is called.
func unwatched() (again func()) {
	cells, kept := audited, auditedKept
	audited, auditedKept = nil, nil
	return func() { audited, auditedKept = cells, kept }
}
