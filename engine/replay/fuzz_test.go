package replay

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"cantina/engine/catalog"
)

// placed is how the error of a reader begins.
var placed = regexp.MustCompile(`^x:(\d+): .`)

// FuzzRead: any text is read or refused with the line; what was read is written as a text
// that reads back as the same.
func FuzzRead(f *testing.F) {
	var b strings.Builder
	sample().Write(&b)
	f.Add(b.String())
	f.Add("cantina replay 1\nmoves\n")
	f.Fuzz(func(t *testing.T, src string) {
		r, err := Read("x", src)
		if err != nil {
			m := placed.FindStringSubmatch(err.Error())
			if m == nil || len(err.Error()) > 2000 {
				t.Fatalf("an error without its place, or a long one: %.2000s", err)
			}
			if n, _ := strconv.Atoi(m[1]); n < 1 || n > 1+strings.Count(src, "\n") {
				t.Fatalf("of %d lines: %v", 1+strings.Count(src, "\n"), err)
			}
			return
		}
		var b strings.Builder
		r.Write(&b)
		again, err := Read("x", b.String())
		if err != nil {
			t.Fatalf("what was written does not read back: %v\n%s", err, b.String())
		}
		again.line, r.line = nil, nil
		if !reflect.DeepEqual(again, r) {
			t.Fatalf("reads back differently:\n%s", b.String())
		}
	})
}

// FuzzVerify: a replay that was read is played to its end, or to a move that is not legal,
// which is named with its line; or it cannot begin. The rules never fail.
func FuzzVerify(f *testing.F) {
	files, _ := filepath.Glob("testdata/v*.replay")
	for _, file := range files {
		src, _ := os.ReadFile(file)
		head, moves, _ := strings.Cut(string(src), "\nmoves\n")
		lines := strings.SplitAfter(moves, "\n")
		f.Add(head + "\nmoves\n" + strings.Join(lines[:min(len(lines), 40)], ""))
	}
	cat, _ := catalog.Embedded()
	f.Fuzz(func(t *testing.T, src string) {
		r, err := Read("x", src)
		if err != nil || len(r.Moves) > 200 {
			return
		}
		res, err := r.Verify(cat)
		var mis *Mismatch
		switch {
		case errors.As(err, &mis):
			if mis.Move != res.Decisions+1 || mis.Line < 1 || mis.Line > 1+strings.Count(src, "\n") || mis.Why == "" || len(mis.Error()) > 5000 {
				t.Errorf("after %d decisions: %v", res.Decisions, mis)
			}
		case err == nil && res.Decisions != len(r.Moves):
			t.Errorf("%d of %d moves", res.Decisions, len(r.Moves))
		}
		if res.Game != nil && res.Game.Decision() == nil && !res.Game.Status().Ended {
			t.Error("nobody has a decision, but the game is not over")
		}
	})
}
