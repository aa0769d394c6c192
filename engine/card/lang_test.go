package card

import "testing"

// French agrees with women, and with numbers.
func TestSayInFrench(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{Say("%s is missing.", "%s est porté{e} disparu{e}.", "Leia Organa")[French], "Leia Organa est portée disparue."},
		{Say("%s is missing.", "%s est porté{e} disparu{e}.", "Luke Skywalker")[French], "Luke Skywalker est porté disparu."},
		{Say("the text of %s", "le texte de %s", "Emperor Palpatine")[French], "le texte d’Emperor Palpatine"},
		{Say("the text of %s", "le texte de %s", "Han Solo")[French], "le texte de Han Solo"},
		{Say("the text of %s", "le texte de %s", "Emperor Palpatine")[English], "the text of Emperor Palpatine"},
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
