package enginetest

import (
	"encoding/binary"
	"fmt"
	"hash"
	"hash/fnv"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
)

// A Course is how a game went, as far as its players can tell: a mark for each decision, made
// of who was asked, what was on offer at which price, what the log has told since, and how the
// cards in sight and the locations stood. What is said in words does not count.
//
// Scenes say what a rule is; a course says nothing is right, only that something goes otherwise
// than it did. A change of the rules that alters the course of a scene that is about something
// else has a consequence that its author should have seen.
type Course struct {
	marks []uint16
	told  [card.Sides]int // lines of each seat's log that have been told
	h     hash.Hash64
}

// Look marks the decision at hand.
func (c *Course) Look(g game.Game) {
	d := g.Decision()
	if d == nil {
		return
	}
	if c.h == nil {
		c.h = fnv.New64a()
	}
	c.h.Reset()
	c.word(d.Rule)
	c.count(int(d.Seat), int(d.Kind))
	for i := range d.Options {
		c.word(d.Options[i].Key)
		c.count(int(d.Options[i].Cost))
	}
	v := g.View(d.Seat)
	c.log(v)
	c.table(v)
	sum := c.h.Sum64()
	c.marks = append(c.marks, uint16(sum^sum>>16^sum>>32^sum>>48))
}

// Refusals marks why the cards that the player at hand sees can do nothing.
func (c *Course) Refusals(g game.Game) {
	d := g.Decision()
	if d == nil || c.h == nil {
		return
	}
	c.h.Reset()
	for v := range g.View(d.Seat).All() {
		if v.ID > 0 {
			for _, r := range g.Why(d.Seat, v.ID, 0) {
				c.word(r.Rule)
			}
		}
	}
	c.marks = append(c.marks, uint16(c.h.Sum64()))
}

func (c *Course) word(s string) {
	c.h.Write([]byte(s))
	c.h.Write([]byte{0})
}

func (c *Course) count(list ...int) {
	var b [4]byte
	for _, n := range list {
		binary.LittleEndian.PutUint32(b[:], uint32(n))
		c.h.Write(b[:])
	}
}

func (c *Course) log(v *game.View) {
	for _, l := range v.Log[min(c.told[v.Seat], len(v.Log)):] {
		c.count(l.Turn, int(l.By), int(l.Kind), int(l.Card), int(l.At), int(l.N))
	}
	c.told[v.Seat] = len(v.Log)
}

// table marks what lies there and what counts.
func (c *Course) table(v *game.View) {
	for i := range v.Players {
		p := &v.Players[i]
		c.count(p.Reserve, p.Force, p.Used, p.LostCount, p.LifeForce, p.Generation, p.Activated, p.Entitled, len(p.Beside), len(p.Out), len(p.Drawn))
	}
	for i := range v.Groups {
		for j := range v.Groups[i].Locations {
			l := &v.Groups[i].Locations[j]
			c.count(int(l.Next), len(l.Adjacent), len(l.Related), int(l.Controls), int(l.Orbits), int(l.Parsec))
			for s := range card.Sides {
				c.count(l.Icons[s], l.Drain[s], int(l.Power[s]), int(l.Ability[s]), truth(l.Presence[s]))
			}
		}
	}
	for k := range v.All() {
		c.word(k.Key)
		c.count(len(k.On), len(k.Slots))
		c.states(k)
		for _, n := range k.Now {
			c.count(int(n.N), truth(n.Has))
		}
	}
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

// stateFields are the fields of a CardView that are so or not so, and their names.
var stateFields = func() map[int]string {
	fields := map[int]string{}
	t := reflect.TypeFor[game.CardView]()
	for i := range t.NumField() {
		if t.Field(i).Type.Kind() == reflect.Bool {
			fields[i] = t.Field(i).Name
		}
	}
	return fields
}()

// states marks what is so of a card, by name: a field that is new changes nothing where it is not so.
func (c *Course) states(k *game.CardView) {
	v := reflect.ValueOf(k).Elem()
	for i := range v.NumField() {
		if name := stateFields[i]; name != "" && v.Field(i).Bool() {
			c.word(name)
		}
	}
}

// String writes the marks, four letters each.
func (c *Course) String() string {
	var b strings.Builder
	for _, m := range c.marks {
		fmt.Fprintf(&b, "%04x", m)
	}
	return b.String()
}

// Courses are the courses of games, by their names.
type Courses map[string]string

// Note adds a course; equal names are told apart.
func (cs Courses) Note(name string, c *Course) {
	name = strings.ReplaceAll(name, "\t", " ")
	for n := 2; cs[name] != ""; n++ {
		base, _, _ := strings.Cut(name, " (again ")
		name = fmt.Sprintf("%s (again %d)", base, n)
	}
	if cs[name] = c.String(); cs[name] == "" {
		cs[name] = "-"
	}
}

// tellMost is how many differences are told.
const tellMost = 20

// Golden compares courses with those of a file, and writes the file if it is to be blessed.
func (cs Courses) Golden(t *testing.T, file string, bless bool) {
	t.Helper()
	if bless {
		if err := os.WriteFile(file, []byte(cs.text()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	data, err := catalog.ReadFile(file, 8<<20)
	if err != nil {
		t.Fatal(err)
	}
	bad := cs.differ(string(data))
	for _, what := range bad[:min(len(bad), tellMost)] {
		t.Error(what)
	}
	if len(bad) > 0 {
		t.Errorf("%d of %d courses are not those of %s. Where that is meant: go test -update; the file's diff lists what else has changed.\n"+
			"What happens in a scene: go run ./engine/cmd scene -trace FILE, here and in the commit before", len(bad), len(cs), file)
	}
}

func (cs Courses) text() string {
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(cs)) {
		fmt.Fprintf(&b, "%s\t%s\n", name, cs[name])
	}
	return b.String()
}

// differ says where courses are not those of a golden.
func (cs Courses) differ(golden string) (bad []string) {
	was := Courses{}
	for line := range strings.Lines(golden) {
		name, marks, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		was[name] = marks
	}
	for _, name := range slices.Sorted(maps.Keys(cs)) {
		switch is, before := cs[name], was[name]; {
		case before == "":
			bad = append(bad, name+": is new")
		case is != before:
			bad = append(bad, fmt.Sprintf("%s: goes otherwise from decision %d of %d on", name, parting(is, before)+1, len(is)/4))
		}
		delete(was, name)
	}
	for _, name := range slices.Sorted(maps.Keys(was)) {
		bad = append(bad, name+": is gone")
	}
	return bad
}

// parting is the number of the first mark in which two courses differ, from 0.
func parting(a, b string) int {
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n / 4
}
