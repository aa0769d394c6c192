package card

import "testing"

// French agrees with women, and with numbers.
func TestSayInFrench(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{Say("%s is missing.", "%s est porté{e} disparu{e}.", "Leia Organa")[French], "Leia Organa est portée disparue."},
		{Say("%s is missing.", "%s est porté{e} disparu{e}.", "Luke Skywalker")[French], "Luke Skywalker est porté disparu."},
		{Count(1, T("card", "carte"), T("cards", "cartes"))[French], "1 carte"},
		{Count(0, T("card", "carte"), T("cards", "cartes"))[French], "0 carte"},
		{Count(0, T("card", "carte"), T("cards", "cartes"))[English], "0 cards"},
		{Count(2, T("card", "carte"), T("cards", "cartes"))[French], "2 cartes"},
	} {
		if c.got != c.want {
			t.Errorf("%q, not %q", c.got, c.want)
		}
	}
}
