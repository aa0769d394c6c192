// Package trial is what a program with mutants in it imports: which of them is at work (On,
// Pick), and a court of cases that is asked about them one after the other (Hear).
package trial

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"runtime/metrics"
	"strconv"
	"strings"
	"sync/atomic"
	"time"
)

// room is more memory than any case wants.
const room = 2 << 30

var (
	active, _ = strconv.Atoi(os.Getenv("MUTANT")) // the mutant at work; 0 none
	reached   = map[int]bool{}                    // the mutants whose place was passed; nil if that is not noted
)

// On tells whether mutant n is at work.
func On(n int) bool {
	if reached != nil {
		reached[n] = true
	}
	return n == active
}

// Pick is b in mutant n, else a.
func Pick[T any](n int, a, b T) T {
	if On(n) {
		return b
	}
	return a
}

// Show puts a mutant to work, 0 none.
func Show(no int) { active = no }

// Passed are the mutants whose place a case passes, without any of them at work.
func Passed(try func()) map[int]bool {
	active, reached = 0, map[int]bool{}
	defer func() { reached = nil }()
	try()
	return reached
}

// Guard ends the program if since is not 0 and more than patience has gone by since then,
// or if it wants too much memory; since is in nanoseconds.
func Guard(since *atomic.Int64, patience time.Duration, out io.Writer) {
	reached = nil
	go watch(since, patience, out)
}

func init() {
	if active != 0 {
		reached = nil
		debug.SetMaxStack(128 << 20)
		go watch(nil, 0, nil)
	}
}

// Hear answers questions about n cases, each a line, until there are no more; those from late on
// are alarms, which tell that something has changed, and not what it should be. It begins with
// a line of its own: n, late, and the mutants whose place was passed before; these are at work from
// the start (MUTANT=no) or not at all. A question is a mutant and the cases that it is to be
// shown to; try begins anew for each, and says what is wrong with a case, or "". The answer is
// "noticed" and by whom, "stops" if this program stops with it, or "passed"; of no mutant (0)
// with those whose place was passed. A case that takes longer than patience never ends.
func Hear(in io.Reader, out io.Writer, n, late int, patience time.Duration, try func() func(no int) string) {
	fmt.Fprintln(out, n, late, numbers(reached))
	began := new(atomic.Int64)
	go watch(began, patience, out)
	fixed := active
	questions := bufio.NewScanner(in)
	questions.Buffer(nil, 1<<20)
	for questions.Scan() {
		var list []int
		for _, word := range strings.Fields(questions.Text()) {
			no, _ := strconv.Atoi(word)
			list = append(list, no)
		}
		if len(list) == 0 {
			return
		}
		if active, reached = list[0], nil; active == 0 {
			active, reached = fixed, map[int]bool{}
		}
		fmt.Fprintln(out, heard(list[1:], try(), began))
	}
}

// heard is the answer of some cases.
func heard(cases []int, try func(no int) string, began *atomic.Int64) string {
	for _, no := range cases {
		began.Store(time.Now().UnixNano())
		wrong := try(no)
		began.Store(0)
		if wrong != "" {
			return "noticed " + strings.Join(strings.Fields(wrong), " ")
		}
	}
	return "passed " + numbers(reached)
}

func numbers(set map[int]bool) string {
	var b strings.Builder
	for no := range set {
		fmt.Fprint(&b, no, " ")
	}
	return b.String()
}

// watch ends a program that wants more time for a case than it may take, or too much memory.
func watch(began *atomic.Int64, patience time.Duration, out io.Writer) {
	heap := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
	for now := range time.Tick(50 * time.Millisecond) {
		why := ""
		if began != nil && began.Load() != 0 && now.UnixNano()-began.Load() > int64(patience) {
			why = "stops: it never ends"
		}
		if metrics.Read(heap); heap[0].Value.Uint64() > room {
			why = "stops: it wants too much memory"
		}
		if why == "" {
			continue
		}
		if out != nil {
			fmt.Fprintln(out, why)
		}
		os.Exit(3)
	}
}
