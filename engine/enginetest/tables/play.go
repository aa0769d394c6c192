package tables

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

// toldMost is how many lines are told of one table that goes otherwise.
const toldMost = 150

// Far is how many decisions of a table are played.
const Far = 14

// A Reading is what was noted at a decision.
type Reading struct {
	Mark  string     // two letters for each aspect
	Took  string     // the key that was then chosen
	Lines [][]string // of each aspect, in words, if they are wanted
}

// Play plays a table, with its readings in words if told. An engine that stops is an error.
func (t Table) Play(cat *catalog.Catalog, told bool) (list []Reading, err error) {
	defer func() {
		if e := recover(); e != nil {
			err = fmt.Errorf("the engine stops: %v", e)
		}
	}()
	g, err := t.Begin(cat)
	if err != nil {
		return nil, err
	}
	h := fnv.New64a()
	h.Write([]byte(t.Title))
	seed := h.Sum64()
	player := &Player{rand.New(rand.NewPCG(seed, 0)), map[string]int{}}
	log := [card.Sides]int{}
	for side := range card.Sides {
		log[side] = len(g.View(side).Log)
	}
	for n := range uint64(Far) {
		l := &look{g: g, d: g.Decision(), seed: seed + n, log: &log}
		if l.d == nil {
			break
		}
		for side := range card.Sides {
			l.views[side] = g.View(side)
		}
		reading := l.all(told)
		reading.Took = player.choose(l.d).Key
		list = append(list, reading)
		if _, err := g.Choose(reading.Took); err != nil {
			return list, fmt.Errorf("what is on offer is refused: %w", err)
		}
		if bad := g.S.Check(); len(bad) > 0 {
			return list, fmt.Errorf("the state is unsound: %s", bad[0])
		}
	}
	return list, nil
}

// all notes every aspect.
func (l *look) all(told bool) (r Reading) {
	for _, a := range aspects {
		p := &print{tells: told}
		a.note(l, p)
		r.Mark += fmt.Sprintf("%02x", byte(p.sum^p.sum>>32))
		r.Lines = append(r.Lines, p.lines)
	}
	return r
}

// Marks are the marks of readings, as a line of notes has them.
func Marks(list []Reading) string {
	var b strings.Builder
	for i, r := range list {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(r.Mark)
	}
	return b.String()
}

// Otherwise is how a table goes otherwise than noted, in a line, "" if it does not.
func (t Table) Otherwise(cat *catalog.Catalog) string {
	list, err := t.Play(cat, false)
	n, what := t.parting(list)
	switch {
	case err != nil:
		return fmt.Sprintf("table %s: decision %d: %v", t.Title, len(list)+1, err)
	case n < 0:
		return ""
	}
	return fmt.Sprintf("table %s: decision %d: %s", t.Title, n+1, strings.Join(what, ", "))
}

// parting is the first reading that is not as noted, from 0, and the aspects in which; -1 none.
func (t Table) parting(list []Reading) (n int, what []string) {
	was := strings.Fields(t.Noted)
	for n := range list {
		if n >= len(was) {
			return n, []string{"nothing was noted so far on"}
		}
		if was[n] != list[n].Mark {
			return n, changed(was[n], list[n].Mark)
		}
	}
	if len(list) < len(was) {
		return len(list), []string{"it is over"}
	}
	return -1, nil
}

// changed names the aspects in which two marks differ.
func changed(was, is string) (list []string) {
	for i, a := range aspects {
		if len(was) != len(is) || was[2*i:2*i+2] != is[2*i:2*i+2] {
			list = append(list, a.name)
		}
	}
	return list
}

// Tell is how a table goes otherwise than noted, for a person: the position as a scene, the
// moves to where it does, and what is so there now; "" if it does not.
func (t Table) Tell(cat *catalog.Catalog) string {
	where := t.Otherwise(cat)
	if where == "" {
		return ""
	}
	list, _ := t.Play(cat, true)
	n, what := t.parting(list)
	b := &strings.Builder{}
	fmt.Fprintf(b, "%s\n%s", where, t.Text)
	for i := range list[:min(max(n, 0), len(list))] {
		fmt.Fprintf(b, "> %s\n", list[i].Took)
	}
	if n >= 0 && n < len(list) {
		list[n].write(b, func(aspect string) bool { return slices.Contains(what, aspect) })
	}
	if lines := strings.SplitAfterN(b.String(), "\n", toldMost); len(lines) == toldMost {
		return strings.Join(lines[:toldMost-1], "") + "... and more\n"
	}
	return b.String()
}

// write says aspects of a reading, one a line.
func (r Reading) write(b *strings.Builder, which func(aspect string) bool) {
	for i, a := range aspects {
		if which(a.name) {
			fmt.Fprintf(b, "%s:\n", a.name)
			for _, line := range r.Lines[i] {
				fmt.Fprintf(b, "  %s\n", line)
			}
		}
	}
}

// Readings are all readings of a table in words.
func (t Table) Readings(cat *catalog.Catalog) string {
	list, err := t.Play(cat, true)
	b := &strings.Builder{}
	b.WriteString(t.Text)
	for i, r := range list {
		fmt.Fprintf(b, "\ndecision %d\n", i+1)
		r.write(b, func(string) bool { return true })
		fmt.Fprintf(b, "> %s\n", r.Took)
	}
	if err != nil {
		fmt.Fprintln(b, err)
	}
	return b.String()
}
