package widgets

import "cantina/engine/card"

// Options are what a player sets for his table. The zero Options are good ones
// except that animations are off.
type Options struct {
	Scale      float32 // of the furniture: 0.75 to 2.5; 0 is 1
	Cards      float32 // zoom of the row of locations: 1 fits all into view, more needs panning; 0 is 1
	Palette    Palette
	Animations bool // cards fly
	Shut       bool // the right column is folded away
	Passing    Passing
	Sort       [card.Sides]HandSort // of each seat
	Unwarned   bool                 // nothing is asked again before provable waste
	Keys       Keymap               // which letters do what
	Plain      bool                 // no felt: a plain colour, for slow machines
}

// Passing tells when the table passes by itself.
type Passing uint8

const (
	AskAlways Passing = iota // never: every window is shown
	WhenAlone                // when Pass is the only option; a line says so
)

// DefaultOptions are those of a new player.
func DefaultOptions() Options { return Options{Scale: 1, Cards: 1, Animations: true} }

// Tidy is the options with what is out of bounds brought back, as a file may say anything.
func (o Options) Tidy() Options {
	if o.Scale == 0 {
		o.Scale = 1
	}
	if o.Cards == 0 {
		o.Cards = 1
	}
	o.Scale = clampf(o.Scale, 0.75, 2.5)
	o.Cards = clampf(o.Cards, 1, 3)
	for s := range o.Sort {
		o.Sort[s] %= handSorts
	}
	if o.Palette >= Palettes {
		o.Palette = Felt
	}
	if o.Keys >= Keymaps {
		o.Keys = OwnKeys
	}
	return o
}
