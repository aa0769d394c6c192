package replay_test

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"cantina/engine/catalog"
	"cantina/engine/replay"
)

func readFile(t *testing.T, file string) *replay.Replay {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	r, err := replay.Read(file, string(data))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func files(t *testing.T) []string {
	t.Helper()
	all, _ := filepath.Glob("testdata/v*.replay")
	if len(all) < 6 {
		t.Fatal("yesterday's replays are missing")
	}
	return all
}

// Replays of every version play to their end, whatever cards the catalog has besides; or
// to a move that a mended rule makes illegal, which is named with its reason: those stand in
// testdata/stops.txt.
func TestYesterday(t *testing.T) {
	today, _ := catalog.Embedded()
	more, _ := catalog.EmbeddedWith(fstest.MapFS{"more.toml": {Data: []byte(`set = "Tomorrow"
[card.tomorrow]
title = "Tomorrow"
number = "0_1"
side = "dark"
type = "character"
kinds = ["alien"]
destiny = 2
deploy = 3
power = 3
ability = 1
forfeit = 3
`)}})
	if more.Index("tomorrow") != 0 {
		t.Fatal("tomorrow's card is not the first")
	}
	var stops strings.Builder
	for _, file := range files(t) {
		r := readFile(t, file)
		for _, cat := range []*catalog.Catalog{today, more} {
			res, err := r.Verify(cat)
			var first *replay.Mismatch
			switch {
			case err != nil && !errors.As(err, &first):
				t.Errorf("%s: %v", file, err)
			case err == nil && res.Decisions != len(r.Moves):
				t.Errorf("%s: %d of %d moves", file, res.Decisions, len(r.Moves))
			case err != nil && cat == today:
				fmt.Fprintf(&stops, "%s: %v\n", filepath.Base(file), err)
			case err != nil && !strings.HasSuffix(stops.String(), fmt.Sprintf("%s: %v\n", filepath.Base(file), err)):
				t.Errorf("%s: with more cards it stops elsewhere: %v", file, err)
			}
		}
	}
	if *update {
		if err := os.WriteFile("testdata/stops.txt", []byte(stops.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if want, _ := os.ReadFile("testdata/stops.txt"); stops.String() != string(want) {
		t.Errorf("other moves of yesterday are illegal now than testdata/stops.txt says (-update blesses):\n%s", stops.String())
	}
}

var update = flag.Bool("update", false, "write the golden files")

// A move that is not legal is named with its number and turn, and why.
func TestTheFirstIllegalMove(t *testing.T) {
	cat, _ := catalog.Embedded()
	r := readFile(t, files(t)[1])
	i := slices.IndexFunc(r.Moves, func(key string) bool { return strings.Contains(key, " deploy ") })
	deploy := r.Moves[i]
	side, card := strings.Fields(deploy)[0], strings.Fields(deploy)[2]
	other := map[string]string{"dark": "light", "light": "dark"}[side]
	for _, c := range []struct{ key, want string }{
		{"pass", "a move says its side"},
		{"grey pass", "is no side"},
		{side + " juggle " + card, `nothing that can be done is called "juggle"`},
		{other + " pass", side + " decides here"},
		{side + " deploy no-such-card", `no card of this game is called "no-such-card"`},
		{side + " activate 99", "("}, // by a rule
		{side + " drain at " + card, "("},
	} {
		bad := *r
		bad.Moves = slices.Clone(r.Moves)
		bad.Moves[i] = c.key
		res, err := bad.Verify(cat)
		var mis *replay.Mismatch
		if !errors.As(err, &mis) || mis.Move != i+1 || res.Decisions != i || mis.Key != c.key || mis.Turn == 0 || !strings.Contains(mis.Why, c.want) {
			t.Errorf("%q: got %v\nwant move %d and %q", c.key, err, i+1, c.want)
		}
	}
	again := *r
	again.Moves = append(slices.Clone(r.Moves), "dark pass")
	if _, err := again.Verify(cat); err == nil || !strings.Contains(err.Error(), "the game is over") {
		t.Errorf("%v", err)
	}
}

// Another hash after legal moves is a remark, not a failure.
func TestAnotherHashIsARemark(t *testing.T) {
	cat, _ := catalog.Embedded()
	var r *replay.Replay
	var res replay.Result
	err := errors.New("there is no replay")
	for _, file := range files(t) { // the first that plays to its end
		if err != nil {
			r = readFile(t, file)
			res, err = r.Verify(cat)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	r.Hash = res.Hash ^ 1
	if res, err = r.Verify(cat); err != nil || !strings.Contains(res.Remark, "reproduced in moves") || !strings.Contains(res.Remark, fmt.Sprintf("%016x", r.Hash)) {
		t.Errorf("%q, %v", res.Remark, err)
	}
}
