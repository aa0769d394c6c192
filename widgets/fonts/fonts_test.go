package fonts

import "testing"

// TestAFontIsReadOnce asks that all who use a font share its bytes: they stay in memory.
func TestAFontIsReadOnce(t *testing.T) {
	for s := range Styles {
		if a, b := s.Data(), s.Data(); &a[0] != &b[0] {
			t.Errorf("%s is read twice", s.Name())
		}
		if f, again := s.Font(), s.Font(); f == nil || f != again {
			t.Errorf("%s is parsed twice", s.Name())
		}
	}
}
