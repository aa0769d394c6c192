package gametext

import (
	"fmt"
	"hash/fnv"
	"sync"

	"cantina/engine/card"
)

// Sum is the same as long as no phrase, noun or adjective is added, changed or taken
// away: what is remembered of texts that were read with other words does not hold.
var Sum = sync.OnceValue(func() uint64 {
	ready()
	h := fnv.New64a()
	for _, p := range phrases {
		fmt.Fprintln(h, p.iface.Name(), p.typ.String(), p.text[card.English])
	}
	h.Write([]byte(nounTable + adjectiveTable))
	return h.Sum64()
})
