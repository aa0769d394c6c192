package rules

import (
	"encoding/json"
	"fmt"
	"strconv"

	"cantina/engine/card"
	"cantina/engine/game"
)

// frameFormat writes frames by the words of their procedures and steps, so that a
// procedure or a step that is added later does not change what an old one means.
type frameFormat struct{}

var _ game.FrameFormat = frameFormat{}

// A savedFrame is a frame as it is written.
type savedFrame struct {
	Proc     string          `json:"proc"`
	Step     string          `json:"step"` // its name; of a clause of game text its number
	Side     string          `json:"side"`
	Canceled bool            `json:"canceled,omitempty"`
	Body     json.RawMessage `json:"body,omitempty"`
}

// overStep is the step of a procedure whose last one has been done.
const overStep = "over"

// WriteFrames writes frames as this version does.
func (frameFormat) WriteFrames(frames []game.Frame) ([]json.RawMessage, error) {
	out := make([]json.RawMessage, 0, len(frames))
	for i := range frames {
		f := &frames[i]
		w := savedFrame{Proc: procs[f.Proc].name, Step: stepName(f.Proc, f.Step), Side: f.Side.String(), Canceled: f.Canceled}
		if f.Body != nil {
			b, err := json.Marshal(f.Body)
			if err != nil {
				return nil, err
			}
			w.Body = b
		}
		b, err := json.Marshal(w)
		if err != nil {
			return nil, err
		}
		out = append(out, b)
	}
	return out, nil
}

// ReadFrames reads what this version or an older one has written. The error names the
// frame and what of it is not understood.
func (frameFormat) ReadFrames(version int, frames []json.RawMessage) ([]game.Frame, error) {
	if version == 0 {
		return readFramesV0(frames)
	}
	out := make([]game.Frame, 0, len(frames))
	for i, data := range frames {
		frame, was, err := readFrame(data)
		if err != nil {
			return nil, fmt.Errorf("procedure %d of those in progress: %w", i+1, err)
		}
		if was == initiation {
			hasResult(out)
		}
		out = append(out, frame)
	}
	return out, nil
}

// initiation was what an action did while a destiny told its price, until that became the
// beginning of its result (action.steps).
const initiation = "initiation"

// hasResult brings the action on top, whose result is read next, beyond its beginning.
func hasResult(frames []game.Frame) {
	if i := len(frames) - 1; i >= 0 && frames[i].Proc == pAct {
		frames[i].Step, _ = stepNamed(pAct, "fired")
	}
}

// readFrame reads a frame, and what its procedure was called.
func readFrame(data []byte) (frame game.Frame, was string, err error) {
	var w savedFrame
	if err := json.Unmarshal(data, &w); err != nil {
		return frame, "", err
	}
	if was = w.Proc; was == initiation {
		w.Proc = procs[pResult].name
	}
	if frame.Proc, err = procNamed(w.Proc); err != nil {
		return frame, was, err
	}
	if frame.Step, err = stepNamed(frame.Proc, w.Step); err != nil {
		return frame, was, err
	}
	side, ok := card.SideOf(w.Side)
	if !ok {
		return frame, was, fmt.Errorf("%q is no side", w.Side)
	}
	frame.Side = side
	frame.Canceled = w.Canceled
	if procs[frame.Proc].body != nil {
		frame.Body = procs[frame.Proc].body()
		if len(w.Body) == 0 {
			return frame, was, fmt.Errorf("the procedure %q has lost what it remembers", w.Proc)
		}
		if err := json.Unmarshal(w.Body, frame.Body); err != nil {
			return frame, was, fmt.Errorf("what the procedure %q remembers: %w", w.Proc, err)
		}
	}
	return frame, was, nil
}

// procNamed finds a procedure by its word.
func procNamed(name string) (game.Proc, error) {
	for p := pNone + 1; p < nProcs; p++ {
		if procs[p].name == name {
			return p, nil
		}
	}
	return pNone, fmt.Errorf("this program has no procedure %q", name)
}

// stepName is what a saved game calls a step.
func stepName(p game.Proc, n int16) string {
	switch steps := procs[p].steps; {
	case steps == nil:
		return strconv.Itoa(int(n))
	case int(n) < len(steps):
		return steps[n].name
	}
	return overStep
}

// stepNamed is the step that a saved game calls so.
func stepNamed(p game.Proc, name string) (int16, error) {
	steps := procs[p].steps
	if steps == nil {
		n, err := strconv.ParseInt(name, 10, 16)
		if err != nil || n < 0 {
			return 0, fmt.Errorf("%q is no number of a step", name)
		}
		return int16(n), nil
	}
	for i := range steps {
		if steps[i].name == name {
			return int16(i), nil
		}
	}
	if name == overStep {
		return int16(len(steps)), nil
	}
	return 0, fmt.Errorf("the procedure %q has no step %q", procs[p].name, name)
}
