package card

import "strings"

// feminine are the titles and personas with which French words agree in the feminine:
// women, for other titles are masculine.
var feminine = map[string]bool{}

const feminineTitles = `
Amidala
Arica
Aunt Beru
Aurra
Aurra Sing
Beru Lars
Captain Madakor
Corporal Beezer
Depa Billaba
Dice Ibegon
Greeata
Guri
H'nemthe
Jess
Kabe
Karie Neth
Leesub Sirln
Leia
Leia Of Alderaan
Leia Organa
Leia With Blaster Rifle
Leia, Rebel Princess
Lyn Me
M'iiyoom Onith
Madakor
Mara Jade
Mara Jade, The Emperor's Hand
Mirax Terrik
Mon Mothma
Oola
Padme Naberrie
Princess Leia
Princess Leia Organa
Princess Organa
Queen Amidala
Queen Amidala, Ruler Of Naboo
Rystall
Sabe
Shmi Skywalker
Sy Snootles
Tonnika Sisters
Toryn Farr
`

func init() {
	for title := range strings.Lines(feminineTitles) {
		feminine[strings.TrimSpace(title)] = true
	}
}

// Feminine tells whether French words agree with a title in the feminine.
func Feminine(title string) bool { return feminine[title] }
