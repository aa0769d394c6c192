package rules

import (
	"encoding"
	"encoding/json"
	"fmt"

	"cantina/engine/card"
	"cantina/engine/game"
)

// registers is a frame as version 0 wrote it: fields that 38 procedures shared, each
// for something else. Numbers are those of the constants of that version.
type registers struct {
	Proc           int
	Step           int16
	Side           card.Side
	Canceled       bool
	Passed         int
	Card, To, With game.CardID
	Slot           int
	Clause         int16
	N, M           int32
	Cards          []game.CardID
	Bound          []game.Value
	Event          game.Event
	Fire           int
	Plus           card.Num

	bad error // the first number that meant nothing
}

// What the numbers meant: words that today's constants have, too.
var (
	verbsV0 = []string{"pass", "activate", "draw", "deploy", "play", "use", "fire", "drain", "battle", "move", "transit", "hyperspace", "land",
		"take-off", "shuttle", "embark", "disembark", "seat", "transfer", "sector", "asteroid", "steer", "cross", "run", "bomb", "choose", "done",
		"number", "yes", "no", "forfeit", "lose", "start", "place", "dock", "replace", "form", "carry", "walk", "react", "search", "react-deploy",
		"enter", "uncover", "seize", "imprison", "escape", "rally", "haul", "leave", "recall", "bury", "attack", "unleash", "bluff", "flip", "concede"}
	zonesV0 = []string{"reserve", "force", "used", "lost", "hand", "out", "drawn", "playing", "row", "table", "under", "insert"}
	whysV0  = []string{"text", "battle-destiny", "weapon", "power-destiny", "attrition-destiny", "drain", "battle-damage", "react", "cost"}
	slotsV0 = []string{"on", "pilot", "driver", "passenger", "astromech", "vehicle-bay", "starfighter-bay", "tie-bay"}
	firesV0 = []string{"outside", "free", "again", "first", "second", "combined", "together", "instead", "seekers", "hits-lost", "retarget"} // by bit
)

// read reads into x what a number meant.
func (r *registers) read(x encoding.TextUnmarshaler, words []string, n int) {
	err := fmt.Errorf("the number %d meant nothing", n)
	if n >= 0 && n < len(words) {
		err = x.UnmarshalText([]byte(words[n]))
	}
	if err != nil && r.bad == nil {
		r.bad = err
	}
}

func (r *registers) verb(n int) (v game.Verb) { r.read(&v, verbsV0, n); return v }
func (r *registers) zone(n int) (z game.Zone) { r.read(&z, zonesV0, n); return z }
func (r *registers) why() (w game.Why)        { r.read(&w, whysV0, int(r.Clause)); return w }
func (r *registers) slot() (s card.Slot)      { r.read(&s, slotsV0, r.Slot); return s }

func (r *registers) fire() (how game.Fire) {
	for i := range firesV0 {
		if r.Fire>>i&1 != 0 {
			var one game.Fire
			r.read(&one, firesV0, i)
			how |= one
		}
	}
	return how
}

// bound is a value of a procedure that had some, once they were made.
func (r *registers) bound(i int) game.Value {
	if i < len(r.Bound) {
		return r.Bound[i]
	}
	return game.Value{}
}

// A procedureV0 is what a procedure was called in version 0, what its steps were
// called by their numbers, and what its registers meant.
type procedureV0 struct {
	name  string
	steps []string
	body  func(old *registers) game.Body
}

// readFramesV0 reads the frames of a state of version 0.
func readFramesV0(frames []json.RawMessage) ([]game.Frame, error) {
	out := make([]game.Frame, 0, len(frames))
	for i, data := range frames {
		var old registers
		err := json.Unmarshal(data, &old)
		if err == nil && (old.Proc <= 0 || old.Proc >= len(proceduresV0)) {
			err = fmt.Errorf("version 0 had no procedure with the number %d", old.Proc)
		}
		if err != nil {
			return nil, fmt.Errorf("procedure %d of those in progress: %w", i+1, err)
		}
		f, err := old.frame(&proceduresV0[old.Proc])
		if err != nil {
			return nil, fmt.Errorf("procedure %d of those in progress: %w", i+1, err)
		}
		if a := bodyOf[*acting](&f); a != nil {
			var act *acting
			if i > 0 && out[i-1].Proc == pAct && f.Proc != pAct {
				act = bodyOf[*acting](&out[i-1])
			}
			old.sort(a, act, f.Proc == pAct)
		}
		if proceduresV0[old.Proc].name == initiation {
			hasResult(out)
		}
		out = append(out, f)
	}
	return out, nil
}

// frame is what the registers are today.
func (r *registers) frame(was *procedureV0) (game.Frame, error) {
	f := game.Frame{Step: r.Step, Side: r.Side, Canceled: r.Canceled}
	var err error
	name := was.name
	if name == initiation {
		name = procs[pResult].name
	}
	if f.Proc, err = procNamed(name); err != nil {
		return f, err
	}
	if was.steps != nil {
		name := overStep
		if int(r.Step) < len(was.steps) {
			name = was.steps[r.Step]
		}
		if f.Step, err = stepNamed(f.Proc, name); err != nil {
			return f, err
		}
	}
	if was.body != nil {
		f.Body = was.body(r)
	}
	return f, r.bad
}

// sort finds what has a field of its own among the values of a clause: behind those
// that every clause has stood the forfeit value of a shot's first target, if the shot
// had been turned on another one, or the destinies among which one chooses. act is the
// action whose part the clause was, nil if it was none.
func (r *registers) sort(a, act *acting, isAct bool) {
	switch {
	case r.With == 0:
	case len(r.Bound) > 0 && (isAct || act != nil && act.Turned != 0):
		a.Turned, a.Forfeit = r.With, r.bound(len(r.Bound)-1).N
		a.Bound = a.Bound[:len(a.Bound)-1]
	default:
		a.Held = r.With
	}
	if act != nil && len(act.Bound) < len(a.Bound) {
		a.Kept = a.Bound[len(act.Bound):]
		a.Bound = a.Bound[:len(act.Bound):len(act.Bound)]
	}
}

// acting is what the registers of a clause of game text meant. Cards held what had
// taken the Interrupt, and what tripled it.
func (r *registers) acting() *acting {
	a := &acting{Card: r.Card, Clause: r.Clause, Event: r.Event, Bound: r.Bound, Fire: r.fire(), Plus: r.Plus, First: r.To == 1, Tripled: len(r.Cards)}
	if len(r.Cards) > 0 {
		a.Grabber = r.Cards[0]
	}
	return a
}

func alternatingV0(old *registers) game.Body { return &alternating{Passes: old.Passed} }

// actingV0 is an action of a clause, partV0 its result or its costs found by a draw.
func actingV0(old *registers) game.Body {
	a := old.acting()
	a.Targets = int(old.M)
	a.ToLost, a.ToDeck = old.Slot == 1, old.Slot == 2
	return a
}

func partV0(old *registers) game.Body {
	a := old.acting()
	a.Hit, a.Count, a.Moved = old.M == 1, int(old.M), old.Cards
	return a
}

func startingV0(old *registers) game.Body {
	s := &starting{Answers: int(old.M), Since: old.N, Aside: old.bound(0).Cards}
	for side := range card.Sides {
		at := func(i int) game.CardID {
			if i += int(side); i < len(old.Cards) {
				return old.Cards[i]
			}
			return 0
		}
		s.Place[side], s.Effect[side], s.Interrupt[side] = at(0), at(2), at(4)
		if s.Place[side] == -1 {
			s.Place[side], s.Again[side] = 0, true
		}
		s.Hands[side] = 8
		if v := old.bound(1 + int(side)); v.Set {
			s.Hands[side] = v.N.Int()
		}
	}
	return s
}

func destinyV0(old *registers) game.Body {
	d := &destiny{For: old.Card, Why: old.why(), Card: old.To, Number: old.Plus, Value: card.Num(old.N),
		Instead: old.Slot == 1, Keep: old.Slot == 2, Again: old.Passed > 0}
	if old.M >= 0 { // else for the battle
		d.To, d.Bind = old.Event.Frame, int(old.M)
	}
	return d
}

func attackingV0(old *registers) game.Body {
	a := &attacking{Creature: old.Card, Victim: old.With, At: old.To, OnlyOwn: old.Passed == 1, OnlyTheirs: old.Passed == 2, Fired: old.Cards,
		Ferocity: [2]game.Value{old.bound(0), old.bound(1)}, Destiny: old.bound(resists)}
	old.read(&a.Kind, []string{1: "preying", 2: "hunting", 3: "hunted"}, int(old.N))
	if old.Step <= 1 { // not yet begun
		a.Cost = old.M
	} else {
		a.Defeated = old.M == 1
	}
	return a
}

func opportunityV0(old *registers) game.Body {
	return &opportunity{Log: int(old.M), Option: game.Option{Verb: old.verb(old.Passed), Card: old.Card, Target: old.To, With: old.With, Slot: old.slot(),
		Clause: old.Clause, Cost: old.N, N: int32(old.Fire), Via: old.Cards}}
}

// proceduresV0 are the procedures of version 0 by their numbers. They stay as they are:
// what version 0 has written changes no more.
var proceduresV0 = [...]procedureV0{
	1: {"start of the game", []string{"starting effects", "starting locations", "offer conversion", "choose again", "again", "lay",
		"first objective", "second objective", "first interrupt", "second interrupt", "hands"}, startingV0},
	2: {"turn", []string{"start", "activate", "control", "deploy", "battle", "move", "draw", "end", "next"}, nil},
	3: {"phase", []string{"repetition", "actions", "mandatory"}, alternatingV0},
	4: {"activate", []string{"unit"}, func(old *registers) game.Body {
		return &activating{Left: int(old.N), Done: int(old.M), Ordered: old.Slot != 0}
	}},
	5: {"draw", []string{"unit"}, func(old *registers) game.Body { return &drawing{Left: int(old.N)} }},
	6: {"responses", []string{"automatic", "optional"}, func(old *registers) game.Body {
		return &responding{Event: old.Event, Occurrence: old.N, Passes: old.Passed, Rivals: old.Cards}
	}},
	7: {"action", []string{"targets", "x", "twice", "pay", "announce", "result", "fired", "next shot", "end"}, actingV0},
	8: {"result", nil, partV0},
	9: {"initiation", nil, partV0},
	10: {"deploy", []string{"initiate", "result"}, func(old *registers) game.Body {
		return &deploying{Card: old.Card, To: old.To, Slot: old.slot(), Pilot: old.With, Clause: old.Clause, Cost: old.N, React: old.Passed == 1}
	}},
	11: {"place a location", []string{"where", "orbit", "placed"}, func(old *registers) game.Body { return &placing{Card: old.Card} }},
	12: {"move", []string{"group", "pay", "result"}, func(old *registers) game.Body {
		return &moving{By: old.verb(old.Passed), Card: old.Card, To: old.To, Slot: old.slot(), Cost: old.N, Group: old.Cards}
	}},
	13: {"Force drain", []string{"initiate", "resolve", "drained"}, func(old *registers) game.Body {
		return &draining{At: old.To, Bonus: card.Num(old.N), Amount: int(old.M)}
	}},
	14: {"asteroid destiny", []string{"draw", "result"}, func(old *registers) game.Body {
		return &asteroid{Ship: old.Card, At: old.To, Drawn: old.bound(0)}
	}},
	15: {"move a mobile system", []string{"pay", "result"}, func(old *registers) game.Body {
		return &orbiting{Star: old.Card, Parsec: int16(old.M), Orbit: old.To, Cost: old.N}
	}},
	16: {"battle", []string{"initiate", "weapons segment", "power segment", "power destinies", "initiator's battle destiny",
		"defender's battle destiny", "both have drawn", "attrition destinies", "power segment actions", "totals", "winner",
		"damage segment", "end", "ended"}, func(old *registers) game.Body { return &battling{At: old.To, Cost: old.N, Among: old.Cards} }},
	17: {"battle actions", []string{"actions"}, alternatingV0},
	18: {"damage", []string{"actions"}, alternatingV0},
	19: {"destiny", []string{"about to", "turn up", "which number", "draw", "resolve"}, destinyV0},
	20: {"lose Force", []string{"about to", "unit"}, func(old *registers) game.Body {
		l := &losing{Left: int(old.N), Why: old.why(), At: old.To, OneZone: old.Passed > 0}
		if l.OneZone {
			l.From = old.zone(old.Passed - 1)
		}
		return l
	}},
	21: {"leave", []string{"about to", "jump off", "move"}, func(old *registers) game.Body {
		return &leaving{Card: old.Card, To: old.zone(int(old.N)), At: old.To, Forfeit: old.Event.Kind == game.Forfeited, Location: old.M != 0}
	}},
	22: {"react", []string{"who embarks", "pay", "move", "who disembarks"}, func(old *registers) game.Body {
		return &reacting{Card: old.Card, To: old.To, Cost: old.N}
	}},
	23: {"dock", []string{"pay", "who changes over"}, func(old *registers) game.Body {
		return &docking{Ship: old.Card, Other: old.To, Cost: old.N, Over: old.Cards}
	}},
	24: {"search party", []string{"who searches", "destiny", "result"}, func(old *registers) game.Body {
		return &searching{Site: old.To, Party: old.Cards, Drawn: old.bound(0)}
	}},
	25: {"excess", []string{"which"}, nil},
	26: {"operatives meet", []string{"which"}, nil},
	27: {"form a squadron", []string{"all there are", "which starfighters", "form", "who and what changes over", "used pile"}, func(old *registers) game.Body {
		return &forming{Squadron: old.Card, At: old.To, Ships: old.Cards}
	}},
	28: {"carry by a shuttle vehicle", []string{"who is carried"}, func(old *registers) game.Body {
		return &carrying{Vehicle: old.Card, Ship: old.To, Carried: old.Cards}
	}},
	29: {"capture", []string{"seize, imprison or let escape", "captured"}, func(old *registers) game.Body {
		return &capturing{Card: old.Card, By: old.To}
	}},
	30: {"power segment actions", []string{"actions"}, alternatingV0},
	31: {"release", []string{"rally or not", "released"}, func(old *registers) game.Body {
		return &releasing{Card: old.Card, At: old.To, Must: old.N != 0}
	}},
	32: {"fire together", []string{"weapons", "draw", "apply"}, func(old *registers) game.Body {
		return &firingTogether{Card: old.Card, Clause: old.Clause, At: old.To, Least: int(old.N), Weapons: old.Cards, Drawn: old.bound(0)}
	}},
	33: {"repetition", []string{"the player to act", "his opponent"}, nil},
	34: {"carry artillery", []string{"carriers", "pay", "move"}, func(old *registers) game.Body {
		return &hauling{Weapon: old.Card, To: old.To, By: old.Cards}
	}},
	35: {"a bluff card", []string{"deploy it", "not deployed"}, func(old *registers) game.Body { return &bluffing{Card: old.Card, Site: old.To} }},
	36: {"opportunity", []string{"before", "begin"}, opportunityV0},
	37: {"attack", []string{"whose cards", "begin", "weapons", "ferocity", "destiny", "compare", "fate", "end", "ended"}, attackingV0},
	38: {"shots", []string{"actions"}, alternatingV0},
}
