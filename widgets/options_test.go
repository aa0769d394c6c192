package widgets

import (
	"encoding/json"
	"testing"
)

// Whatever a file says, the options are within their bounds: letters of any height would
// leave no button to mend it with.
func TestTidy(t *testing.T) {
	for _, src := range []string{`{"Scale":1e30,"Cards":-1e30}`, `{"Scale":-1,"Cards":1e30}`, `{"Palette":250,"Sort":[9,250]}`, `{}`} {
		var o Options
		if err := json.Unmarshal([]byte(src), &o); err != nil {
			t.Fatal(src, err)
		}
		o = o.Tidy()
		if o.Scale < 0.75 || o.Scale > 2.5 || o.Cards < 1 || o.Cards > 3 || o.Palette >= Palettes || o.Sort[0] >= handSorts || o.Sort[1] >= handSorts {
			t.Errorf("%s: %+v", src, o)
		}
		if again := o.Tidy(); again != o {
			t.Errorf("%s: %+v, then %+v", src, o, again)
		}
	}
}
