package app

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"cantina/app/session"
	"cantina/app/store"
	"cantina/decks"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
)

// What the real window needs, at 2560x1440 and drawn in software on a display without a screen. Each
// is a benchmark of its own, as they take a minute or so:
//
//	go test ./app -run xxx -bench 'Window/(FirstFrame|Idle|Memory|Drag)' -benchtime 1x
//
// Times are of the clock where a person waits (the first frame) and of the processor elsewhere, which
// a busy machine does not lengthen.
func BenchmarkWindow(b *testing.B) {
	b.Run("FirstFrame", benchFirstFrame)
	b.Run("Idle/Home", func(b *testing.B) { benchIdle(b, false) })
	b.Run("Idle/Table", func(b *testing.B) { benchIdle(b, true) })
	b.Run("Memory", benchMemory)
	b.Run("Drag/Empty", func(b *testing.B) { benchDrag(b, "") })
	b.Run("Drag/Full", func(b *testing.B) { benchDrag(b, fullTable) })
}

const measured = "2560x1440"

// largeDesk is a desk on which the window fills the measured screen.
func largeDesk(b *testing.B) *desk {
	d := newDesk(b, measured)
	dir := filepath.Join(d.data, "fyne", ID)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		b.Fatal(err)
	}
	size, _ := json.Marshal(map[string]int{"width": 2560, "height": 1440})
	if err := os.WriteFile(filepath.Join(dir, "preferences.json"), size, 0o600); err != nil {
		b.Fatal(err)
	}
	return d
}

// painted tells whether something is drawn in all parts of the display.
func (d *desk) painted() bool {
	data, err := os.ReadFile(d.screen) // xwd: a header of 32-bit words, colours, then lines of pixels
	if err != nil || len(data) < 100 {
		return false
	}
	word := func(i int) int { return int(binary.BigEndian.Uint32(data[4*i:])) }
	pixels, line := data[word(0)+12*word(19):], word(12)
	for y := range 9 {
		for x := range 16 {
			at := (80+160*y)*line + 4*(80+160*x)
			if bytes.Equal(pixels[at:at+3], []byte{0, 0, 0}) {
				return false
			}
		}
	}
	return true
}

// benchFirstFrame starts the program until its first screen fills the window.
func benchFirstFrame(b *testing.B) {
	d := largeDesk(b)
	var sum time.Duration
	var used float64
	for range b.N {
		for d.painted() {
			time.Sleep(10 * time.Millisecond)
		}
		began := time.Now()
		d.open()
		for !d.painted() {
			if time.Since(began) > time.Minute {
				b.Fatal("nothing is painted")
			}
			time.Sleep(2 * time.Millisecond)
		}
		sum += time.Since(began)
		used += d.used()
		d.kill()
	}
	b.ReportMetric(sum.Seconds()*1000/float64(b.N), "ms")
	b.ReportMetric(used*1000/float64(b.N), "cpu-ms")
}

// used is the processor time that the program has taken, in seconds.
func (d *desk) used() float64 {
	d.t.Helper()
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", d.cmd.Process.Pid))
	if runtime.GOOS != "linux" {
		d.t.Skip(err)
	} else if err != nil {
		d.t.Fatalf("the program has ended: %v", err)
	}
	words := strings.Fields(string(data[bytes.LastIndexByte(data, ')')+2:]))
	user, _ := strconv.Atoi(words[11])
	system, _ := strconv.Atoi(words[12])
	return float64(user+system) / 100 // ticks of the clock, a hundredth of a second on every Linux
}

// memory is a line of the program's status, in MB.
func (d *desk) memory(name string) float64 {
	data, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", d.cmd.Process.Pid))
	for _, line := range strings.Split(string(data), "\n") {
		if words := strings.Fields(line); len(words) > 1 && words[0] == name+":" {
			kb, _ := strconv.Atoi(words[1])
			return float64(kb) / 1024
		}
	}
	return 0
}

// benchIdle lets the window alone for half a minute, on its first screen or at a table in the midst
// of a game.
func benchIdle(b *testing.B, atTable bool) {
	d := largeDesk(b)
	if atTable {
		d.lays(fullTable)
	}
	d.open()
	if d.until("Cantina"); atTable {
		d.once("crowd", "Return")
	}
	time.Sleep(5 * time.Second)
	for range b.N {
		before := d.used()
		time.Sleep(30 * time.Second)
		b.ReportMetric((d.used()-before)/30*100, "%core")
	}
}

// fullTable is a position with 120 cards in sight.
var fullTable = func() string {
	sites := []string{"Tatooine: Cantina", "Tatooine: Mos Eisley", "Tatooine: Docking Bay 94", "Tatooine: Jundland Wastes", "Tatooine: Lars' Moisture Farm",
		"Cloud City: Security Tower", "Cloud City: Upper Plaza Corridor", "Cloud City: Lower Corridor", "Cloud City: Carbonite Chamber", "Tatooine: Bluffs"}
	var dark, light, rows []string
	for _, s := range sites {
		dark = append(dark, fmt.Sprintf("at %q: 5 Stormtrooper", s))
		light = append(light, fmt.Sprintf("at %q: 5 Rebel Trooper", s))
		rows = append(rows, fmt.Sprintf("dark %q", s))
	}
	return "dark: " + strings.Join(dark, "   ") + "   hand: 9 Stormtrooper   force: 9   reserve: 9\n" +
		"light: " + strings.Join(light, "   ") + "   hand: 9   reserve: 9\n" +
		"locations: " + strings.Join(rows, ", ") + "\nphase: dark deploy\n"
}()

// lays keeps a game that begins from a position; the program must not be running.
func (d *desk) lays(position string) {
	d.t.Helper()
	if position == "" {
		position = "dark: hand: 1 Stormtrooper   force: 9   reserve: 9\nlight: reserve: 9\nlocations: dark \"Tatooine: Cantina\"\nphase: dark deploy\n"
	}
	d.keeps(func(st *store.Store, rules session.Rules) error {
		s, err := session.Start(st, rules, store.Header{Program: Version, Seed: 1, First: card.Dark, Position: position, Title: "crowd", Created: time.Now()})
		if err == nil {
			s.Leave()
		}
		return err
	})
}

// keeps opens the saved games for a while.
func (d *desk) keeps(do func(*store.Store, session.Rules) error) {
	d.t.Helper()
	st, _, err := store.Open(filepath.Join(d.data, store.FileName))
	if err != nil {
		d.t.Fatal(err)
	}
	defer st.Close()
	cat, _ := catalog.Embedded()
	if err := do(st, session.Rules{Cat: cat}); err != nil {
		d.t.Fatal(err)
	}
}

// rests waits until the program has done what it was asked for.
func (d *desk) rests() {
	for quiet, was := 0, d.used(); quiet < 3; {
		time.Sleep(time.Second)
		if now := d.used(); now-was < 0.06 {
			quiet++
		} else {
			quiet, was = 0, now
		}
	}
}

// benchMemory looks through 500 decisions of a game, each at its moment.
func benchMemory(b *testing.B) {
	d := largeDesk(b)
	d.keeps(func(st *store.Store, rules session.Rules) error {
		for seed := uint64(1); ; seed++ {
			h := store.Header{Program: Version, Seed: seed, Options: game.Options{Shuffled: true}, Created: time.Now()}
			for side, name := range [card.Sides]string{card.Dark: "imperial-fist", card.Light: "rebel-strike"} {
				k, _ := decks.LoadFile(name)
				h.Decks[side] = k.Dealt()
			}
			id, err := session.Exhibit(st, rules, h)
			if err != nil {
				return err
			}
			if g, err := st.Games(); err != nil || g[0].N >= 500 {
				return err
			}
			st.Delete(id)
		}
	})
	d.open()
	d.until("Cantina")
	for range b.N {
		time.Sleep(2*time.Second + 2*thriftEvery)
		b.ReportMetric(d.memory("VmRSS"), "MB-home")
		d.do("mousemove", "1300", "400")
		d.each(40*time.Second, "Replay", "Tab", "Tab", "Tab", "Tab", "Tab", "Right", "Right", "Return")
		for range 10 { // a busy machine falls behind
			d.do("key", "--delay", "100", "--repeat", "50", "Right")
			d.rests()
		}
		time.Sleep(2 * thriftEvery)
		d.shot("memory")
		b.ReportMetric(d.memory("VmRSS"), "MB")
		b.ReportMetric(d.memory("VmHWM"), "MB-most")
		b.ReportMetric(d.memory("RssAnon"), "MB-own")
	}
}

// strip is what the display shows on a few lines that the dragged card covers.
func (d *desk) strip() []byte {
	f, err := os.Open(d.screen)
	if err != nil {
		return nil
	}
	defer f.Close()
	head := make([]byte, 100)
	f.ReadAt(head, 0)
	word := func(i int) int { return int(binary.BigEndian.Uint32(head[4*i:])) }
	out := make([]byte, 0, 3*word(12))
	for y := 540; y < 600; y += 20 {
		line := make([]byte, word(12))
		f.ReadAt(line, int64(word(0)+12*word(19)+y*word(12)))
		out = append(out, line...)
	}
	return out
}

// benchDrag drags a card of the hand over the board, at an empty table or a full one: a step, the
// frame that shows it, and then the next step.
func benchDrag(b *testing.B, position string) {
	d := largeDesk(b)
	d.lays(position)
	d.open()
	d.until("Cantina")
	d.once("crowd", "Return")
	time.Sleep(4 * time.Second)
	d.do("mousemove", "1250", "1330", "mousedown", "1", "mousemove", "1255", "1300", "mousemove", "1240", "1250")
	time.Sleep(time.Second)
	const steps = 150
	for range b.N {
		before, missed := d.used(), 0
		for i := range steps {
			was := d.strip()
			d.do("mousemove", strconv.Itoa(500+i*8), strconv.Itoa(500+i%50))
			end := time.Now().Add(3 * time.Second)
			for bytes.Equal(was, d.strip()) && time.Now().Before(end) {
				time.Sleep(2 * time.Millisecond)
			}
			if !time.Now().Before(end) {
				missed++
			}
		}
		b.ReportMetric((d.used()-before)*1000/steps, "cpu-ms/frame")
		b.ReportMetric(float64(missed), "missed")
		d.shot("drag")
	}
	d.do("mouseup", "1")
}
