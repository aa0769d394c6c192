package mutate

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Every mutant of a small module is drawn; those that neither its cases nor its tests hold
// survive, and stand in order of their lines here. A case notices what it alone passes, what
// was made before it and what never ends.
func TestCode(t *testing.T) {
	root, err := filepath.Abs("testdata/module")
	if err != nil {
		t.Fatal(err)
	}
	p := &Program{Root: root, Packages: []string{"./."}, LeaveOut: []string{"unsound*"}, Names: []string{"Seat"}, Trial: "trial", Cases: "./cases", Suites: []Suite{{Package: "./.", Skip: "Slow"}}}
	told := 0
	list, err := p.Judge(Draw{Seed: 1, N: 100}, func(Verdict) { told++ })
	if err != nil {
		t.Fatal(err)
	}
	var alive []string
	by := map[string]bool{}
	for _, v := range list {
		if v.By == "" {
			alive = append(alive, v.Where+" "+oneLine(v.After))
		}
		by[v.By] = true
	}
	for _, want := range []string{"worth", "right", "it never ends", "TestHalf"} {
		if !by[want] {
			t.Errorf("nothing is noticed by %q, but by %v", want, by)
		}
	}
	slices.Sort(alive)
	want := []string{
		"tiny.go:21:32 func Wide(n int) bool { return n >= 10 }",
		"tiny.go:21:36 func Wide(n int) bool { return n > 10 + 1 }",
		"tiny.go:21:36 func Wide(n int) bool { return n > 10 - 1 }",
		"tiny.go:24:26 var Left = map[Kind]bool{Rook: true}",
		"tiny.go:24:32 var Left = map[Kind]bool{Pawn: !true}",
	}
	if !slices.Equal(alive, want) {
		t.Errorf("alive:\n%s\nwant:\n%s", strings.Join(alive, "\n"), strings.Join(want, "\n"))
	}
	if told != len(list) || Count(list).All != len(list) || len(list) < 15 {
		t.Errorf("%d told of %d: %s", told, len(list), Count(list))
	}
}

// The mutants of a file are all of its own, in its order; one without any is an error.
func TestWithin(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	p := &Program{Root: filepath.Dir(root), Packages: []string{"./engine/tool/mutate"}}
	sites, _, err := p.sites()
	if err != nil {
		t.Fatal(err)
	}
	list, err := within(sites, []string{"trees.go", "known.go"})
	if err != nil {
		t.Fatal(err)
	}
	files, before := map[string]int{}, map[string]int{}
	for _, s := range sites {
		before[filepath.Base(s.file)]++
	}
	for i, s := range list {
		name := filepath.Base(s.file)
		files[name]++
		if (name == "trees.go") != (i < before["trees.go"]) {
			t.Errorf("%s stands at %d", s.Where, i)
		}
	}
	if len(files) != 2 || files["trees.go"] != before["trees.go"] || files["known.go"] != before["known.go"] {
		t.Errorf("of the files' %v there are %v", before, files)
	}
	if _, err := within(sites, []string{"known.go", "none.go"}); err == nil || !strings.Contains(err.Error(), "none.go") {
		t.Errorf("a file without mutants: %v", err)
	}
	if _, err := p.Judge(Draw{Of: []string{"none.go"}}, func(Verdict) {}); err == nil || !strings.Contains(err.Error(), "none.go") {
		t.Errorf("judging a file without mutants: %v", err)
	}
}

// A site that the compiler does not take is no mutant.
func TestBlame(t *testing.T) {
	root, err := filepath.Abs("testdata/module")
	if err != nil {
		t.Fatal(err)
	}
	b := &build{Program: &Program{Root: root, Packages: []string{"./."}, Trial: "trial", Cases: "./cases"}, dir: t.TempDir(), module: "tiny"}
	sites, _, err := b.sites()
	if err != nil {
		t.Fatal(err)
	}
	bad, good := sites[0], sites[len(sites)-1]
	bad.after = `"no number"`
	list, err := b.make([]site{bad, good}, 2)
	if err != nil || len(list) != 1 || list[0].Where != good.Where {
		t.Errorf("%v, %v", list, err)
	}
}
