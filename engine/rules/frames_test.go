package rules

import (
	"encoding/json"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
)

// bodies calls see with the procedures that remember something.
func bodies(t *testing.T, see func(t *testing.T, p game.Proc)) {
	for p := pNone + 1; p < nProcs; p++ {
		if procs[p].body != nil {
			t.Run(procs[p].name, func(t *testing.T) { see(t, p) })
		}
	}
}

// fill puts something into every field, one after the other something else.
func fill(v reflect.Value, n *int) {
	*n++
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			fill(v.Field(i), n)
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 2, 4))
		fallthrough
	case reflect.Array:
		for i := range v.Len() {
			fill(v.Index(i), n)
		}
	case reflect.Bool:
		v.SetBool(true)
	case reflect.String:
		v.SetString("word " + strconv.Itoa(*n))
	case reflect.Uint8, reflect.Uint16, reflect.Uint32:
		v.SetUint(uint64(1 + *n%2)) // small: most of these are enumerations
	default:
		v.SetInt(int64(*n))
	}
}

func filled(p game.Proc) game.Body {
	b, n := procs[p].body(), 0
	fill(reflect.ValueOf(b).Elem(), &n)
	return b
}

// share tells whether two values have a slice in common, and where.
func share(a, b reflect.Value, path string) string {
	switch a.Kind() {
	case reflect.Struct:
		for i := range a.NumField() {
			if s := share(a.Field(i), b.Field(i), path+"."+a.Type().Field(i).Name); s != "" {
				return s
			}
		}
	case reflect.Slice:
		if a.Pointer() == b.Pointer() {
			return path
		}
		fallthrough
	case reflect.Array:
		for i := range a.Len() {
			if s := share(a.Index(i), b.Index(i), path+"[]"); s != "" {
				return s
			}
		}
	case reflect.Pointer, reflect.Map, reflect.Func, reflect.Interface, reflect.Chan:
		return path + ", which is no plain data"
	}
	return ""
}

func TestClonedBodySharesNothing(t *testing.T) {
	bodies(t, func(t *testing.T, p game.Proc) {
		b := filled(p)
		c := b.Clone()
		if !reflect.DeepEqual(b, c) {
			t.Errorf("the copy differs:\n%+v\n%+v", b, c)
		}
		if s := share(reflect.ValueOf(b).Elem(), reflect.ValueOf(c).Elem(), ""); s != "" {
			t.Error("the copy shares", s)
		}
	})
}

// TestFrameNames: what a saved game calls procedures and steps means one thing.
func TestFrameNames(t *testing.T) {
	seen := map[string]bool{}
	for p := pNone + 1; p < nProcs; p++ {
		name := procs[p].name
		if name == "" || seen[name] {
			t.Errorf("procedure %d has no name of its own: %q", p, name)
		}
		seen[name] = true
		steps := map[string]bool{overStep: true}
		for _, s := range procs[p].steps {
			if steps[s.name] {
				t.Errorf("%s has two steps %q", name, s.name)
			}
			steps[s.name] = true
			if (s.do == nil) == (s.ask == nil) || (s.ask == nil) != (s.took == nil) {
				t.Errorf("%s: the step %q must either do something, or ask and take the answer", name, s.name)
			}
		}
	}
}

// TestTurnSteps: the steps of the turn stand in the order of its phases.
func TestTurnSteps(t *testing.T) {
	for p := game.Start; p <= game.End; p++ {
		if got, want := procs[pTurn].steps[turnStep(p)].name, game.PhaseNames[p][card.English]; !strings.HasPrefix(want, got) { // "start of turn"
			t.Errorf("the step of the phase %q is %q", want, got)
		}
	}
}

// TestFramesReadBack: every procedure at every step, with every field of its body.
func TestFramesReadBack(t *testing.T) {
	for p := pNone + 1; p < nProcs; p++ {
		for n := range len(procs[p].steps) + 1 {
			f := game.Frame{Proc: p, Step: int16(n), Side: card.Light, Canceled: true}
			if procs[p].body != nil {
				f.Body = filled(p)
			}
			data, err := frameFormat{}.WriteFrames([]game.Frame{f})
			if err != nil {
				t.Fatal(procs[p].name, err)
			}
			back, err := frameFormat{}.ReadFrames(1, data)
			if err != nil {
				t.Fatal(procs[p].name, err)
			}
			if !reflect.DeepEqual(back[0], f) {
				t.Errorf("%s is written as %s and read as\n%+v, not\n%+v", procs[p].name, data[0], back[0].Body, f.Body)
			}
		}
	}
}

// TestBodiesAreNamed: the fields of a body have names in saved games that do not
// change when those in Go do, and whatever is a constant here is a word there.
func TestBodiesAreNamed(t *testing.T) {
	bodies(t, func(t *testing.T, p game.Proc) {
		typ := reflect.TypeOf(procs[p].body()).Elem()
		for i := range typ.NumField() {
			f := typ.Field(i)
			name, opt, _ := strings.Cut(f.Tag.Get("json"), ",")
			if name == "" || (opt == "omitempty") != (f.Type.Kind() == reflect.Slice) {
				t.Errorf("%s has the tag %q: it needs a name, and a slice omitempty, since none and an empty one are the same", f.Name, f.Tag)
			}
		}
	})
}

func TestUnknownFrames(t *testing.T) {
	for _, c := range []struct{ frame, says string }{
		{`{"proc":"sabacc","step":"deal","side":"dark"}`, `no procedure "sabacc"`},
		{`{"proc":"move","step":"dance","side":"dark","body":{}}`, `"move" has no step "dance"`},
		{`{"proc":"move","step":"pay","side":"grey","body":{}}`, `side`},
		{`{"proc":"move","step":"pay","side":"dark"}`, `has lost what it remembers`},
		{`{"proc":"result","step":"first","side":"dark","body":{}}`, `"first" is no number of a step`},
		{`{"proc":"move","step":"pay","side":"dark","body":{"group":7}}`, `what the procedure "move" remembers`},
	} {
		_, err := frameFormat{}.ReadFrames(1, []json.RawMessage{json.RawMessage(c.frame)})
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, not %q", c.frame, err, c.says)
		}
	}
	if _, err := (frameFormat{}).ReadFrames(0, []json.RawMessage{json.RawMessage(`{"Proc":77}`)}); err == nil || !strings.Contains(err.Error(), "77") {
		t.Error(err)
	}
}
