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
		if v.Type() == reflect.TypeFor[card.Side]() { // of which there are two
			v.SetUint(uint64(*n % 2))
			return
		}
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
		{`{"proc":"pazaak","step":"deal","side":"dark"}`, `no procedure "pazaak"`},
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

// TestStepInTheMidst: a step that is added to a procedure shifts no saved game.
func TestStepInTheMidst(t *testing.T) {
	f := game.Frame{Proc: pMove, Step: stepOf(pMove, "pay"), Body: &moving{}}
	data, err := frameFormat{}.WriteFrames([]game.Frame{f})
	if err != nil {
		t.Fatal(err)
	}
	defer func(was []step) { procs[pMove].steps = was }(procs[pMove].steps)
	procs[pMove].steps = append([]step{{name: "look around"}}, procs[pMove].steps...)
	back, err := frameFormat{}.ReadFrames(1, data)
	if err != nil || procs[pMove].steps[back[0].Step].name != "pay" {
		t.Errorf("it stands at step %d now: %v", back[0].Step, err)
	}
}

// TestFramesV0: what the registers of version 0 meant, where no state of yesterday
// shows it.
func TestFramesV0(t *testing.T) {
	value := func(n card.Num, cards ...game.CardID) game.Value { return game.Value{Cards: cards, N: n, Set: true} }
	for _, c := range []struct {
		name   string
		frames string // the last one is looked at
		step   string
		body   game.Body
	}{
		{"asteroid destiny", `{"Proc":14,"Step":1,"side":"dark","card":3,"to":4,"bound":[{"n":6,"set":true}]}`, "result",
			&asteroid{Ship: 3, At: 4, Drawn: value(6)}},
		{"mobile system", `{"Proc":15,"Step":1,"Card":3,"To":4,"N":1,"M":7}`, "result", &orbiting{Star: 3, Parsec: 7, Orbit: 4, Cost: 1}},
		{"artillery", `{"Proc":34,"Card":3,"To":4,"Cards":[5]}`, "carriers", &hauling{Weapon: 3, To: 4, By: []game.CardID{5}}},
		{"a loss from one pile", `{"Proc":20,"Step":1,"N":2,"Passed":4}`, "unit", &losing{Left: 2, OneZone: true, From: game.Lost}},
		{"a step that is over", `{"Proc":20,"Step":2,"Clause":6}`, overStep, &losing{Why: game.ByBattleDamage}},
		{"a choice set aside", `{"Proc":1,"Step":3,"M":2,"Cards":[-1,-1,0,5,6,0],"Bound":[{"cards":[2,3]},{},{"n":` + strconv.Itoa(int(card.Whole(9))) + `,"set":true}]}`,
			"choose again", &starting{Effect: [2]game.CardID{0, 5}, Interrupt: [2]game.CardID{6, 0}, Aside: []game.CardID{2, 3},
				Again: [2]bool{true, true}, Answers: 2, Hands: [2]int{8, 9}}},
		{"an Interrupt that is taken", `{"Proc":7,"Step":5,"Card":2,"Slot":2,"Cards":[9],"M":1,"Fire":5}`, "result",
			&acting{Card: 2, Targets: 1, Grabber: 9, Tripled: 1, ToDeck: true, Fire: game.FireOutside | game.FireAgain}},
		{"a shot turned on another target", `{"Proc":7,"Step":5,"Card":2,"With":8,"Bound":[{"cards":[4],"set":true},{},{"n":3,"set":true}]}`, "result",
			&acting{Card: 2, Bound: []game.Value{value(0, 4), {}}, Turned: 8, Forfeit: 3}},
		{"its result", `{"Proc":7,"Step":6,"Card":2,"With":8,"Bound":[{},{},{"n":3,"set":true}]},
			{"Proc":8,"Step":1,"Card":2,"With":8,"M":1,"Bound":[{},{},{"n":3,"set":true}]}`, "1",
			&acting{Card: 2, Bound: []game.Value{{}, {}}, Turned: 8, Forfeit: 3, Hit: true, Count: 1}},
		{"destinies to choose among", `{"Proc":7,"Step":6,"Card":2,"Bound":[{},{}]},
			{"Proc":8,"Step":2,"Card":2,"With":5,"Bound":[{},{},{"cards":[6],"n":3,"set":true}]}`, "2",
			&acting{Card: 2, Bound: []game.Value{{}, {}}, Kept: []game.Value{value(3, 6)}, Held: 5}},
		{"a destiny drawn again", `{"Proc":19,"Card":2,"Clause":2,"M":1,"Passed":1,"Event":{"frame":3}}`, "about to",
			&destiny{For: 2, Why: game.ByWeapon, To: 3, Bind: 1, Again: true}},
		{"a battle destiny", `{"Proc":19,"Step":4,"Card":2,"To":7,"Clause":1,"M":-1,"N":4,"Plus":5,"Event":{"frame":3}}`, "resolve",
			&destiny{For: 2, Why: game.ByBattleDestiny, Card: 7, Number: 5, Value: 4}},
		{"an opportunity", `{"Proc":36,"Step":1,"Passed":9,"Card":2,"To":3,"With":4,"Slot":3,"N":1,"M":55,"Fire":6,"Cards":[8]}`, "begin",
			&opportunity{Log: 55, Option: game.Option{Verb: game.VMove, Card: 2, Target: 3, With: 4, Slot: card.Passenger, Cost: 1, N: 6, Via: []game.CardID{8}}}},
	} {
		var list []json.RawMessage
		if err := json.Unmarshal([]byte("["+c.frames+"]"), &list); err != nil {
			t.Fatal(c.name, err)
		}
		out, err := frameFormat{}.ReadFrames(0, list)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		f := out[len(out)-1]
		if !reflect.DeepEqual(f.Body, c.body) || stepName(f.Proc, f.Step) != c.step {
			t.Errorf("%s: step %q and\n%+v, not %q and\n%+v", c.name, stepName(f.Proc, f.Step), f.Body, c.step, c.body)
		}
	}
	for _, bad := range []string{`{"Proc":12,"Passed":77}`, `{"Proc":21,"N":12}`, `{"Proc":37,"N":0}`, `{"Proc":0}`, `{"Proc":39}`} {
		if _, err := (frameFormat{}).ReadFrames(0, []json.RawMessage{json.RawMessage(bad)}); err == nil {
			t.Errorf("%s opens", bad)
		}
	}
}
