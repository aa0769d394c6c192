package game

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Version 0 is how states were saved until November 2026: no version, cards by their
// index in the catalog, and a number for every constant. Nothing here changes with
// the constants of today: these tables say what the numbers meant then.

//go:embed v0.txt
var v0File string

// OldCatalog is the hash of the only catalog whose order is known, by which the cards
// of a state of version 0 can be told; OldSlugs are its cards in that order.
var OldCatalog, OldSlugs = func() (string, []string) {
	head, list, _ := strings.Cut(v0File, "\n")
	return strings.TrimPrefix(head, "catalog "), strings.Fields(list)
}()

var (
	v0Sides = []string{"dark", "light"}
	v0Zones = []string{
		"reserve", "force", "used", "lost", "hand", "out", "drawn", "playing", "row", "table", "under", "insert",
	}
	v0Slots = []string{
		"on", "pilot", "driver", "passenger", "astromech", "vehicle-bay", "starfighter-bay", "tie-bay",
	}
	v0Phases = []string{
		"start", "activate", "control", "deploy", "battle", "move", "draw", "end",
	}
	v0Segments = []string{
		"initiation", "weapons", "power", "damage", "over",
	}
	v0Kinds = []string{
		"none", "game-started", "turn-started", "phase-started", "activated", "force-used", "force-lost", "loss-due", "retrieved", "drew-card",
		"took-card", "placed-card", "reshuffled", "recirculated", "deploy-started", "deployed", "played", "action-started", "canceled", "move-started",
		"moved", "drain-started", "drained", "battle-started", "battle-segment", "battle-won", "battle-ended", "both-drew", "destiny-drawn",
		"destiny-total", "fired", "was-hit", "missed", "forfeited", "was-lost", "target-chosen", "revealed", "peeked", "added", "attrition",
		"battle-damage", "total-power", "game-over", "conceded", "reacts", "time-is-up", "turned-over", "shown", "found", "went-under", "cover-broken",
		"replaced", "formed", "was-excluded", "added-power", "captured", "escaped", "released", "blew-away", "buried", "bluffed", "standing", "leave-due",
		"destiny-due", "battle-due", "drain-due", "deploy-due", "move-due", "insert-shown", "stacked", "exchanged", "destiny-sum", "went-out",
		"handed-over", "attack-started", "hunted", "party-total", "attack-total", "eaten", "attack-ended", "stolen",
	}
	v0Whys = []string{
		"text", "battle-destiny", "weapon", "power-destiny", "attrition-destiny", "drain", "battle-damage", "react", "cost",
	}
	v0Untils = []string{
		"end-of-game", "end-of-turn", "end-of-battle", "start-of-turn", "scheduled",
	}
	v0Pers = []string{
		"turn", "battle", "game", "window", "react", "search",
	}
	v0Asks = []string{
		"action", "respond", "target", "number", "yes-no", "lose", "forfeit", "place", "start", "activate", "draw", "order",
	}
	v0Flags = bitset{
		"hit", "fought", "excluded", "undercover", "captive", "missing", "face-down", "crashed", "bombing", "collapsed", "blown-away", "flipped",
		"returned", "imprisoned", "frozen", "loose", "aside", "suspended", "on-stack", "defends",
	}
)

// bitset is the words of the bits of a number.
type bitset []string

// shape says of the fields of an object what their numbers mean: a []string, a bitset,
// or the shape of the objects in them.
type shape map[string]any

var (
	v0Event = shape{"kind": v0Kinds, "by": v0Sides, "from": v0Zones, "why": v0Whys}
	v0State = shape{
		"active": v0Sides, "phase": v0Phases, "first": v0Sides,
		"cards":   shape{"owner": v0Sides, "back": v0Sides, "zone": v0Zones, "slot": v0Slots, "beside": v0Sides, "flags": v0Flags},
		"battle":  shape{"by": v0Sides, "segment": v0Segments},
		"lasting": shape{"side": v0Sides, "until": v0Untils},
		"limits":  shape{"per": v0Pers},
		"frames":  shape{"side": v0Sides, "event": v0Event}, // the rest is for who knows the procedures
		"asked":   shape{"seat": v0Sides, "kind": v0Asks},
		"log":     v0Event,
	}
)

// loadV0 reads a state of version 0, saved with a catalog of these slugs.
func loadV0(data []byte, slugs []string, format FrameFormat) (*State, error) {
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.UseNumber()
	var tree any
	if err := dec.Decode(&tree); err != nil {
		return nil, err
	}
	if _, err := dec.Token(); err != io.EOF {
		return nil, fmt.Errorf("something follows the state")
	}
	tree, err := v0State.words(tree)
	if err != nil {
		return nil, err
	}
	if data, err = json.Marshal(tree); err != nil {
		return nil, err
	}
	s, err := decode(data, format) // there is no version in it: 0
	if err != nil {
		return nil, err
	}
	return s, s.rename(slugs)
}

// words puts words in the place of numbers, and begins the names of fields with a
// small letter.
func (sh shape) words(x any) (any, error) {
	switch x := x.(type) {
	case []any:
		for i := range x {
			var err error
			if x[i], err = sh.words(x[i]); err != nil {
				return nil, err
			}
		}
	case map[string]any:
		out := make(map[string]any, len(x))
		for key, v := range x {
			if key == "" {
				return nil, fmt.Errorf("a field has no name")
			}
			key = strings.ToLower(key[:1]) + key[1:]
			var err error
			switch means := sh[key].(type) {
			case []string:
				v, err = oldWord(means, v)
			case bitset:
				v, err = oldBits(means, v)
			case shape:
				v, err = means.words(v)
			default:
				v, err = shape(nil).words(v)
			}
			if err != nil {
				return nil, fmt.Errorf("%s: %w", key, err)
			}
			out[key] = v
		}
		for key, means := range sh { // 0 was often left out
			if w, ok := means.([]string); ok && out[key] == nil {
				out[key] = w[0]
			}
		}
		return out, nil
	}
	return x, nil
}

func oldNumber(x any) (uint64, error) {
	n, ok := x.(json.Number)
	if !ok {
		return 0, fmt.Errorf("%v is no number", x)
	}
	return strconv.ParseUint(n.String(), 10, 32)
}

func oldWord(words []string, x any) (any, error) {
	n, err := oldNumber(x)
	if err != nil || n >= uint64(len(words)) {
		return nil, fmt.Errorf("the number %v means nothing", x)
	}
	return words[n], nil
}

func oldBits(words bitset, x any) (any, error) {
	n, err := oldNumber(x)
	if err != nil || n>>len(words) != 0 {
		return nil, fmt.Errorf("the number %v means nothing", x)
	}
	var out []string
	for i, word := range words {
		if n>>i&1 != 0 {
			out = append(out, word)
		}
	}
	return strings.Join(out, " "), nil
}

// rename gives the definitions of a state, indexes of the slugs of a catalog until
// now, a table of their own.
func (s *State) rename(slugs []string) error {
	var bad error
	def := func(d *int32, from int32) {
		i := *d - from
		switch {
		case from == 1 && *d == 0:
		case i < 0 || int(i) >= len(slugs):
			bad = fmt.Errorf("there is no card %d in the catalog it was saved with", i)
		default:
			*d = s.Def(slugs[i]) + from
		}
	}
	for i := 1; i < len(s.Cards); i++ { // card 0 is none
		def(&s.Cards[i].Def, 0)
	}
	for i := range s.Lasting {
		def(&s.Lasting[i].Def, 0)
	}
	for i := range s.Limits {
		if l := &s.Limits[i]; l.Title != 0 || l.Per == PerGame || l.Per == PerReact || l.Per == PerSearch { // others have none
			def(&l.Title, 0)
		}
	}
	for i := range s.Played {
		def(&s.Played[i], 0)
	}
	event := func(e *Event) { def(&e.Def, 1); def(&e.OnDef, 1) }
	for i := range s.Frames {
		parts(s.Frames[i].Body, func(part any) {
			if e, ok := part.(*Event); ok {
				event(e)
			}
		})
	}
	for i := range s.Log {
		event(&s.Log[i])
	}
	return bad
}
