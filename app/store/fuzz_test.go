package store

import (
	"errors"
	"fmt"
	"hash/crc32"
	"maps"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// mends opens what lies in dir, writes to it, and reads back what it wrote and what was
// there: whatever damage was found, what is open then is sound. The error is ErrNewer or nil.
func mends(t *testing.T, dir string) (found contents, rep Report, err error) {
	t.Helper()
	path := filepath.Join(dir, FileName)
	s, rep, err := Open(path)
	if errors.Is(err, ErrNewer) {
		return found, rep, err
	} else if err != nil {
		t.Fatal(err)
	}
	found = contentsOf(t, s)
	id := newGame(t, s, "a", "b")
	var want string
	written := contentsOf(t, s)
	s.Pref(PrefLang, &want)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	s, again, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if !again.Empty() {
		t.Errorf("opened and closed, it is damaged: %+v (at first: %+v)", again, rep)
	}
	wantLines(t, s, id, "a", "b")
	if !same(t, contentsOf(t, s), written) {
		t.Errorf("opened again, it holds something else: %+v", rep)
	}
	return found, rep, nil
}

// hurt changes bytes of a file, or ends it where they would stand.
func hurt(data []byte, at uint32, patch []byte, cut bool) []byte {
	data = slices.Clone(data)
	if i := int(at) % len(data); cut {
		data = append(data[:i], patch...)
	} else {
		copy(data[i:], patch)
	}
	return data
}

// FuzzOpen hurts the database, its journal, or both: it is opened and written to. Where one
// of the two is whole nothing that was saved is lost, and what was changed is told.
func FuzzOpen(f *testing.F) {
	sv := newSaver(f)
	journal := filepath.Base(journalPath(FileName))
	dir := filepath.Join(f.TempDir(), "data")
	for which := range uint8(3) {
		f.Add(which, uint32(4096), []byte{7}, false)
		f.Add(which, uint32(0), make([]byte, 4096), false)
		f.Add(which, uint32(16400), []byte{1, 0, 0xFF, 0xFF}, false)
		f.Add(which, uint32(9000), []byte(nil), true)
		f.Add(which, uint32(200), []byte("\n00000000 {}\n"), false)
	}
	f.Fuzz(func(t *testing.T, which uint8, at uint32, patch []byte, cut bool) {
		bad := saver{files: maps.Clone(sv.files), want: sv.want}
		names := [][]string{{FileName}, {journal}, {FileName, journal}}[which%3]
		for _, name := range names {
			bad.files[name] = hurt(sv.files[name], at, patch, cut)
		}
		bad.lay(t, dir, "", nil)
		found, rep, err := mends(t, dir)
		if err != nil || len(names) > 1 {
			return
		}
		if !same(t, found, sv.want) {
			t.Errorf("something is lost: %+v", rep)
		}
	})
}

// FuzzJournal writes lines into the journal whose checksums are good, whatever they say,
// with its database and without it: what can be done is done, and all is opened and
// written to.
func FuzzJournal(f *testing.F) {
	sv := newSaver(f)
	journal := filepath.Base(journalPath(FileName))
	head, rest, _ := strings.Cut(string(sv.files[journal]), "\n")
	dir := filepath.Join(f.TempDir(), "data")
	for _, lost := range []bool{false, true} {
		all := strings.Split(rest, "\n")
		for _, i := range []int{0, 1, 2, len(all) / 2, len(all) - 2} {
			_, data, _ := strings.Cut(all[i], " ")
			f.Add(data, lost)
		}
		f.Add(`{"Seq":1,"Kind":"new","Header":{}}`+"\n"+`{"Seq":2,"Kind":"undo","Game":1,"N":-1}`, lost)
		f.Add(`{"Seq":18446744073709551615,"Kind":"step","Game":1,"N":130,"Keys":["a"],"Marks":[{"Turn":1}]}`, lost)
		f.Add(`{"Kind":"keep","Game":1,"Cut":null}`+"\n"+`{"Kind":"pref","Name":"","Value":1}`+"\n"+`{"Kind":"pref","Name":"lang"}`, lost)
	}
	f.Fuzz(func(t *testing.T, lines string, lost bool) {
		if len(lines) > 64<<10 {
			return
		}
		text := head + "\n"
		if !lost {
			text += rest
		}
		for line := range strings.SplitSeq(lines, "\n") {
			text += fmt.Sprintf("%08x %s\n", crc32.ChecksumIEEE([]byte(line)), line)
		}
		bad := saver{files: map[string][]byte{journal: []byte(text)}}
		if !lost {
			bad.files[FileName] = sv.files[FileName]
		}
		bad.lay(t, dir, "", nil)
		mends(t, dir)
	})
}

// look is of the kinds that preferences are made of.
type look struct {
	Name  string
	Scale float32
	Sound bool
	Sides [2]string
	Last  map[string]int
}

// FuzzPref: whatever stands in the file as a preference is read as a whole or not at all;
// what was read is saved and reads back.
func FuzzPref(f *testing.F) {
	s, _, err := Open(filepath.Join(f.TempDir(), FileName))
	if err != nil {
		f.Fatal(err)
	}
	defer s.Close()
	s.db.NoSync = true
	for _, v := range []string{`{"Name":"felt","Scale":1.5,"Sides":["a","b"],"Last":{"x":1}}`, `{"Scale":"x"}`, `"fr"`, `null`, `[`, `{"Scale":1e99}`, `{"Last":{"a":null}}`} {
		f.Add(v)
	}
	f.Fuzz(func(t *testing.T, value string) {
		was := look{Name: "was", Scale: 2, Last: map[string]int{"was": 1}}
		v := look{Name: "was", Scale: 2, Last: map[string]int{"was": 1}}
		if err := s.do(&op{Kind: opPref, Name: "look", Value: []byte(value)}); err != nil {
			return // what is no JSON cannot be said in the journal
		}
		if !s.Pref("look", &v) {
			if !reflect.DeepEqual(v, was) {
				t.Errorf("%q was refused, and left %+v", value, v)
			}
			return
		}
		if err := s.SetPref("look", v); err != nil {
			t.Fatal(err)
		}
		var back look
		if !s.Pref("look", &back) || !reflect.DeepEqual(back, v) && fmt.Sprint(back) != fmt.Sprint(v) {
			t.Errorf("%q was read as %+v, then as %+v", value, v, back)
		}
	})
}
