package app

import (
	"runtime/debug"
	"runtime/metrics"
	"time"

	"cantina/widgets"
)

// A thrift gives the memory back that the program no longer needs, once it is at rest: a game that
// was looked through leaves much behind, and then nothing is made that would bring the collector.
type thrift struct {
	made uint64 // bytes made since the start, when it last looked
}

const (
	thriftEvery = 3 * time.Second
	thriftRest  = 1 << 20 // bytes: who made less since the last look is at rest
	thriftWorth = 3 << 20 // bytes: what is worth the work of giving it back
)

// look tells whether the program is at rest now and keeps much that nobody needs; made is the bytes
// made since the start, live those that the last collection left in use, held those that are kept,
// spare those in use that only save work.
func (t *thrift) look(made, live, held, spare uint64) bool {
	rest := made-t.made < thriftRest
	t.made = made
	return rest && held+spare > live+thriftWorth
}

// run looks now and then, for ever.
func (t *thrift) run() {
	s := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}, {Name: "/gc/heap/live:bytes"}, {Name: "/memory/classes/heap/objects:bytes"}, {Name: "/memory/classes/heap/free:bytes"}}
	for range time.Tick(thriftEvery) {
		metrics.Read(s)
		if t.look(s[0].Value.Uint64(), s[1].Value.Uint64(), s[2].Value.Uint64()+s[3].Value.Uint64(), uint64(widgets.Spare())) {
			widgets.LetGo()
			debug.FreeOSMemory()
		}
	}
}
