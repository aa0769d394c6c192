package store

import (
	"runtime"
	"runtime/debug"
	"sync"
	"sync/atomic"
)

// A shelved is a game that is still to be checked: its bucket, and the page where that stands.
type shelved struct {
	shelf  []byte
	page   uint64
	bucket element
}

// checkGames checks the games, several at once: they share nothing but the pages that
// have been seen. What is told is what the first one has, as if it were done in order.
func (p *pages) checkGames() error {
	errs := make([]error, len(p.games))
	problems := make([]error, len(p.games))
	newest := make([]uint64, len(p.games))
	var next atomic.Int64
	var all sync.WaitGroup
	var panicked atomic.Pointer[any]
	for range min(runtime.GOMAXPROCS(0), len(p.games)) {
		all.Add(1)
		go func() {
			defer all.Done()
			defer debug.SetPanicOnFault(debug.SetPanicOnFault(true)) // a disk that cannot read
			defer func() {
				if cause := recover(); cause != nil {
					panicked.Store(&cause)
				}
			}()
			for i := int(next.Add(1)) - 1; i < len(p.games); i = int(next.Add(1)) - 1 {
				g := p.games[i]
				one := &pages{data: p.data, size: p.size, high: p.high, seen: p.seen, records: checkerOf(g.shelf)}
				errs[i] = one.within(g.page, g.bucket)
				problems[i], newest[i] = one.records.problem, one.records.newest
			}
		}()
	}
	all.Wait()
	if cause := panicked.Load(); cause != nil {
		panic(*cause)
	}
	for i, err := range errs {
		if err != nil {
			return err
		}
		p.records.newest = max(p.records.newest, newest[i])
		if p.records.problem == nil {
			p.records.problem = problems[i]
		}
	}
	return nil
}

// checkerOf looks at a game of a shelf.
func checkerOf(shelf []byte) *checker {
	return &checker{path: [][]byte{shelf}, shelf: true}
}
