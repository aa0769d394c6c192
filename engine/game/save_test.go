package game

import (
	"encoding"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// Every value has a word of its own, and the word reads back.
func TestWords(t *testing.T) {
	check := func(n int, value func(i int) (encoding.TextMarshaler, encoding.TextUnmarshaler, func() any)) {
		seen := map[string]bool{}
		for i := range n {
			x, back, got := value(i)
			text, err := x.MarshalText()
			if err != nil || len(text) == 0 || seen[string(text)] {
				t.Errorf("%T %d: %q, %v", x, i, text, err)
			}
			seen[string(text)] = true
			if err := back.UnmarshalText(text); err != nil || got() != x {
				t.Errorf("%T %q reads back as %v, %v", x, text, got(), err)
			}
		}
		x, back, _ := value(n)
		if text, err := x.MarshalText(); err == nil && len(text) > 0 { // of 32 flags there is no 33rd
			t.Errorf("%T %d has the word %q", x, n, text)
		}
		if back.UnmarshalText([]byte("nonsense")) == nil {
			t.Errorf("%T reads nonsense", x)
		}
	}
	check(int(Zones), both[Zone])
	check(int(Phases), both[Phase])
	check(int(Segments), both[Segment])
	check(int(Kinds), both[Kind])
	check(int(Whys), both[Why])
	check(int(Untils), both[Until])
	check(int(Pers), both[Per])
	check(int(Asks), both[Ask])
	check(int(Verbs), both[Verb])
	bits := func(i int) int { return 1 << i }
	check(len(flagWords.list), func(i int) (encoding.TextMarshaler, encoding.TextUnmarshaler, func() any) {
		return both[Flags](bits(i))
	})
	check(len(fireWords.list), func(i int) (encoding.TextMarshaler, encoding.TextUnmarshaler, func() any) { return both[Fire](bits(i)) })
	if Damaged != 1<<(len(flagWords.list)-1) || FireRetarget != 1<<(len(fireWords.list)-1) {
		t.Error("a flag has no word")
	}
}

func both[T interface {
	~uint8 | ~uint16 | ~uint32
	encoding.TextMarshaler
}](i int) (encoding.TextMarshaler, encoding.TextUnmarshaler, func() any) {
	x, back := T(i), new(T)
	return x, any(back).(encoding.TextUnmarshaler), func() any { return *back }
}

// Sets of words read back, too.
func TestSetsOfWords(t *testing.T) {
	for _, f := range []Flags{0, Hit, Hit | Captive | Defends, 1<<24 - 1} {
		text, err := f.MarshalText()
		var back Flags
		if err != nil || back.UnmarshalText(text) != nil || back != f {
			t.Errorf("%d: %q reads back as %d", f, text, back)
		}
	}
}

// In a save no constant is left out for being 0: it may not be 0 tomorrow.
func TestNoWordIsOmitted(t *testing.T) {
	var walk func(typ reflect.Type, path string)
	walk = func(typ reflect.Type, path string) {
		for typ.Kind() == reflect.Slice || typ.Kind() == reflect.Array {
			typ = typ.Elem()
		}
		if typ.Kind() != reflect.Struct {
			return
		}
		for i := range typ.NumField() {
			f := typ.Field(i)
			if !f.IsExported() { // what is remembered about it
				continue
			}
			name, rest, tagged := strings.Cut(f.Tag.Get("json"), ",")
			word := f.Type.Implements(reflect.TypeFor[encoding.TextMarshaler]())
			if word && f.Type.Kind() == reflect.Uint8 && strings.Contains(rest, "omitempty") {
				t.Errorf("%s.%s is omitted when it is 0", path, f.Name)
			}
			if typ.Name() != "Frame" && (name == "" || !tagged && rest == "" && name == f.Name) {
				t.Errorf("%s.%s has no name in saves", path, f.Name)
			}
			walk(f.Type, path+"."+f.Name)
		}
	}
	walk(reflect.TypeFor[State](), "State")
}

// A testBody is what a procedure of these tests remembers.
type testBody struct {
	Cards []CardID `json:"cards,omitempty"`
}

func (b *testBody) Clone() Body { return &testBody{slices.Clone(b.Cards)} }

// testFormat writes frames with such a body.
type testFormat struct{}

type testFrame struct {
	Frame
	Body *testBody
}

func (testFormat) WriteFrames(frames []Frame) (out []json.RawMessage, err error) {
	for _, f := range frames {
		data, err := json.Marshal(testFrame{f, f.Body.(*testBody)})
		if err != nil {
			return nil, err
		}
		out = append(out, data)
	}
	return out, nil
}

func (testFormat) ReadFrames(_ int, frames []json.RawMessage) (out []Frame, err error) {
	for _, data := range frames {
		var f testFrame
		if err := json.Unmarshal(data, &f); err != nil {
			return nil, err
		}
		f.Frame.Body = f.Body
		out = append(out, f.Frame)
	}
	return out, nil
}

// filled gives every field of a value something, slices two elements.
func filled(v reflect.Value, n *int64) {
	*n++
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				filled(v.Field(i), n)
			}
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 2, 4))
		fallthrough
	case reflect.Array:
		for i := range v.Len() {
			filled(v.Index(i), n)
		}
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Interface:
		v.Set(reflect.ValueOf(&testBody{Cards: []CardID{7}}))
	case reflect.String:
		v.SetString(fmt.Sprint("s", *n))
	case reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64, reflect.Int:
		v.SetInt(*n % 100)
	default:
		v.SetUint(1)
	}
}

// A clone shares nothing that may change: whatever is written into it, the state it
// was made from stays as it is. The log and the slugs only grow.
func TestCloneSharesNothing(t *testing.T) {
	s, n := &State{}, int64(0)
	filled(reflect.ValueOf(s).Elem(), &n)
	for i := range s.Cards {
		s.Cards[i].Owner, s.Cards[i].Beside = 0, 0
	}
	c := s.Clone()
	if !reflect.DeepEqual(s, c) {
		t.Fatal("a clone is not equal")
	}
	var walk func(a, b reflect.Value, path string)
	walk = func(a, b reflect.Value, path string) {
		switch a.Kind() {
		case reflect.Struct:
			for i := range a.NumField() {
				if name := a.Type().Field(i).Name; path != "State" || name != "Log" && name != "Slugs" {
					walk(a.Field(i), b.Field(i), path+"."+name)
				} else if b.Field(i).Cap() != b.Field(i).Len() {
					t.Errorf("%s.%s of a clone grows into that of the other", path, name)
				}
			}
		case reflect.Slice:
			if a.Len() > 0 && a.Pointer() == b.Pointer() {
				t.Errorf("%s is shared", path)
			}
			fallthrough
		case reflect.Array:
			for i := range a.Len() {
				walk(a.Index(i), b.Index(i), fmt.Sprintf("%s[%d]", path, i))
			}
		case reflect.Interface: // the body of a frame
			walk(a.Elem().Elem(), b.Elem().Elem(), path)
		case reflect.Pointer, reflect.Map, reflect.Func, reflect.Chan:
			t.Errorf("%s is no plain data", path)
		}
	}
	walk(reflect.ValueOf(s).Elem(), reflect.ValueOf(c).Elem(), "State")
}

// Every field is saved and read, and counts for the hash; the log does not.
func TestEveryFieldIsSaved(t *testing.T) {
	s, n := &State{}, int64(0)
	filled(reflect.ValueOf(s).Elem(), &n)
	data, err := s.Save(testFormat{})
	if err != nil {
		t.Fatal(err)
	}
	back := &State{}
	if back, err = decode(data, testFormat{}); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(s, back) {
		t.Errorf("read back:\n%+v\nsaved:\n%+v", back, s)
	}
	if s.Hash() != back.Hash() {
		t.Error("another hash")
	}
	v := reflect.ValueOf(back).Elem()
	for i := range v.NumField() {
		if !v.Type().Field(i).IsExported() { // what is remembered about it
			continue
		}
		was := back.Hash()
		name, old := v.Type().Field(i).Name, reflect.ValueOf(*back).Field(i)
		v.Field(i).SetZero()
		if changed := back.Hash() != was; changed != (name != "Log") {
			t.Errorf("%s counts for the hash: %v", name, changed)
		}
		v.Field(i).Set(old)
	}
}

func TestNewerVersionsAreRefused(t *testing.T) {
	_, err := Load([]byte(`{"version":99}`), testFormat{})
	if err == nil || !strings.Contains(err.Error(), "newer program") {
		t.Error(err)
	}
	for _, src := range []string{"", "[]", "{", `{"version":"x"}`, `{"version":1}`, `{"version":1,"cards":7}`, `{"Cards":[{"Zone":77}]}`, "{}", "null"} {
		if _, err := Load([]byte(src), testFormat{}); err == nil {
			t.Errorf("%q opens", src)
		}
	}
}
