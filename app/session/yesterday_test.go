package session

import (
	"compress/gzip"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"cantina/app/store"
	"cantina/assets"
	"cantina/engine/card"
	"cantina/engine/catalog"
)

// yesterday opens a copy of a file of saved games of testdata.
func yesterday(t *testing.T, name string) *store.Store {
	t.Helper()
	f, err := os.Open(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	data, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), store.FileName)
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	st, rep, err := store.Open(path)
	if err != nil || !rep.Empty() {
		t.Fatalf("%+v, %v", rep, err)
	}
	t.Cleanup(func() { st.Close() })
	return st
}

// tomorrow is a catalog with cards before, between and after those of today.
func tomorrow(t *testing.T) *catalog.Catalog {
	t.Helper()
	src := "set = \"Tomorrow\"\n"
	for _, number := range []string{"0_1", "1_150", "3_100", "7_250", "99_1"} {
		slug := "tomorrow-" + strings.ReplaceAll(number, "_", "-")
		src += "\n[card." + slug + "]\ntitle = \"" + slug + "\"\nnumber = \"" + number + "\"\nside = \"light\"\ntype = \"character\"\n" +
			"kinds = [\"alien\"]\ndestiny = 2\ndeploy = 3\npower = 3\nability = 1\nforfeit = 3\n"
	}
	cat, problems := catalog.EmbeddedWith(fstest.MapFS{"more.toml": {Data: []byte(src)}})
	if len(problems) > 0 || cat.Index("tomorrow-0-1") != 0 {
		t.Fatalf("%v", problems)
	}
	return cat
}

// Saved games of every version open where they stood, also with tomorrow's cards and
// though texts are said in other words now, can be taken back to their beginning, and are
// played to their end. Where a ruling has been mended, so that something done then is
// not legal now, a game goes back to the checkpoint after it; in one at least nothing is.
// (Of four, one deploys what its text allows no more, one ended in a draw that is offered no
// more, by win.loop, one passed over a player who has an answer now.)
func TestYesterday(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.db.gz")
	if len(files) == 0 {
		t.Fatal("yesterday's saves are missing")
	}
	for _, file := range files {
		for name, cat := range map[string]*catalog.Catalog{"today": realRules().Cat, "tomorrow": tomorrow(t)} {
			t.Run(filepath.Base(file)+" "+name, func(t *testing.T) {
				st := yesterday(t, filepath.Base(file))
				games, err := st.Games()
				if err != nil || len(games) < 3 {
					t.Fatalf("%d games, %v", len(games), err)
				}
				whole := 0
				for _, g := range games {
					s, note, err := Resume(st, Rules{cat}, g.ID)
					if err != nil || note.Dropped > 0 || s.Decisions() != g.N || s.Status().Turn != g.Turn {
						t.Fatalf("game %d: %+v, %v", g.ID, note, err)
					}
					for players := randomPlayers(uint64(g.ID)); ; {
						if ok, err := s.step(players); err != nil {
							t.Fatal(err)
						} else if !ok {
							break
						}
					}
					for s.CanUndo(ByTurn) {
						if err := s.Undo(ByTurn); err != nil {
							t.Fatal(err)
						}
					}
					if first, _ := st.Lines(g.ID); s.Decisions() != len(first) {
						t.Errorf("game %d: %d decisions left of %d", g.ID, s.Decisions(), len(first))
					}
					if s.Decisions() <= 2 {
						whole++
					}
				}
				if whole == 0 {
					t.Errorf("none of %d games is taken back to its beginning", len(games))
				}
			})
		}
	}
}

// A game one of whose cards has another text now goes on from its newest checkpoint and
// names the card; one whose cards are as they were is not asked about the others.
func TestAChangedText(t *testing.T) {
	st := saves(t)
	play := func() *Session {
		s, err := Start(st, realRules(), starters(5))
		if err != nil {
			t.Fatal(err)
		}
		for players := randomPlayers(5); s.Decisions() < 120; {
			if ok, err := s.step(players); err != nil || !ok {
				t.Fatal(ok, err)
			}
		}
		return s
	}
	s := play()
	mine := s.Header().Cards
	k := realRules().Cat.Get(slices.Sorted(maps.Keys(mine))[0])
	var other *catalog.Card
	for _, x := range realRules().Cat.All() {
		if mine[x.Slug] == "" && x.Num[card.Destiny].Has {
			other = x
			break
		}
	}
	for _, c := range []struct {
		changed *catalog.Card
		want    []string
	}{{k, []string{k.Slug}}, {other, nil}} {
		cat := withDestiny(t, c.changed, "6")
		r, note, err := Resume(st, Rules{cat}, s.ID())
		if err != nil || !slices.Equal(note.Changed, c.want) {
			t.Fatalf("%s: %+v, %v", c.changed.Slug, note, err)
		}
		if note.Empty() != (c.want == nil) || r.Decisions() < note.Checkpoint || note.Checkpoint < 80 {
			t.Errorf("%s: %d decisions, %+v", c.changed.Slug, r.Decisions(), note)
		}
		if c.want == nil && r.hash() != s.hash() {
			t.Errorf("%s: another position", c.changed.Slug)
		}
		for players := randomPlayers(6); ; {
			if ok, err := r.step(players); err != nil {
				t.Fatal(err)
			} else if !ok {
				break
			}
		}
		s = play()
	}
}

// withDestiny is the catalog with another destiny on a card.
func withDestiny(t *testing.T, k *catalog.Card, n string) *catalog.Catalog {
	t.Helper()
	files := fstest.MapFS{}
	err := fs.WalkDir(assets.Cards, ".", func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		data, err := fs.ReadFile(assets.Cards, path)
		if path == k.File {
			head, rest, _ := strings.Cut(string(data), "[card."+k.Slug+"]")
			card, more, next := strings.Cut(rest, "\n[card.")
			lines := strings.Split(card, "\n")
			for i := range lines {
				if strings.HasPrefix(lines[i], "destiny") {
					lines[i] = "destiny = " + n
				}
			}
			text := head + "[card." + k.Slug + "]" + strings.Join(lines, "\n")
			if next {
				text += "\n[card." + more
			}
			data = []byte(text)
		}
		files[path] = &fstest.MapFile{Data: data}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	cat, _ := catalog.Load(files)
	if x := cat.Get(k.Slug); x == nil || x.Hash() == k.Hash() {
		t.Fatalf("%s is as it was", k.Slug)
	}
	return cat
}

// replays tells whether all that was done in a saved game is legal now.
func replays(t *testing.T, st *store.Store, id store.ID) bool {
	t.Helper()
	h, err := st.Header(id)
	if err != nil {
		t.Fatal(err)
	}
	state, _, err := st.Checkpoint(id, 0)
	if err != nil {
		t.Fatal(err)
	}
	lines, _ := st.Lines(id)
	g, err := realRules().Load(h, state)
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range lines {
		if _, err := g.Choose(key); err != nil {
			return false
		}
	}
	return true
}

// A saved state whose cards stand in it by their numbers in an unknown catalog is not
// opened: the replay is, or else the error says why.
func TestAnUnknownCatalog(t *testing.T) {
	st := yesterday(t, "cantina-v1-2026-11.db.gz")
	all, _ := st.Games()
	games := slices.DeleteFunc(all, func(g store.Summary) bool { return !replays(t, st, g.ID) })
	if len(games) == 0 {
		t.Fatal("no game is replayed whole")
	}
	h, err := st.Header(games[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	h.Catalog = "0123456789abcdef"
	state, _, err := st.Checkpoint(games[0].ID, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := realRules().Load(h, state); err == nil || !strings.Contains(err.Error(), h.Catalog) {
		t.Errorf("%v", err)
	}
	lines, _ := st.Lines(games[0].ID)
	id, err := st.NewGame(h, store.Status{}, state)
	if err != nil {
		t.Fatal(err)
	}
	if err := st.Append(id, store.Step{Keys: lines}); err != nil {
		t.Fatal(err)
	}
	if s, note, err := Resume(st, realRules(), id); err != nil || s.Decisions() != len(lines) || !note.Empty() {
		t.Errorf("%+v, %v", note, err)
	}
	st.Truncate(id, 0, store.Status{})
	st.Append(id, store.Step{Keys: []string{"dark juggle"}})
	if _, _, err := Resume(st, realRules(), id); err == nil || !strings.Contains(err.Error(), "juggle") || !strings.Contains(err.Error(), h.Catalog) {
		t.Errorf("%v", err)
	}
}

// The replay and the checkpoints of a game agree: where a resume goes on from one it is
// where the replay leads.
func TestReplayAndCheckpointAgree(t *testing.T) {
	s, err := Start(saves(t), realRules(), starters(4))
	if err != nil {
		t.Fatal(err)
	}
	for players := randomPlayers(4); ; {
		if ok, err := s.step(players); err != nil {
			t.Fatal(err)
		} else if !ok {
			break
		}
	}
	g, err := s.maker.New(s.head)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for i, key := range s.keys {
		state, at, err := s.store.Checkpoint(s.id, i)
		if err != nil {
			t.Fatal(err)
		}
		if at == i {
			n++
			if c, err := s.maker.Load(s.head, state); err != nil || c.Hash() != g.Hash() {
				t.Errorf("another position at the checkpoint after %d decisions, %v", i, err)
			}
		}
		if _, err := g.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
	if n < 5 {
		t.Errorf("%d checkpoints", n)
	}
}
