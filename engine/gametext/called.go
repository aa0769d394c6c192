package gametext

import (
	"strings"

	"cantina/engine/card"
)

// otherWords are the French words of what is printed on cards and what no noun or
// adjective of game text is: icons and a few characteristics. With "icon" or "kind"
// before it a word is only that. Names of sets stay as printed.
var otherWords = map[string]string{
	"scomp link": "lien scomp", "nav computer": "ordinateur de navigation", "planet": "planète", "space": "espace",
	"mobile": "mobile", "icon starship": "vaisseau spatial", "kind starfighter": "chasseur stellaire", "presence": "présence",
	"permanent weapon": "arme permanente", "permanent pilot": "pilote permanent", "episode i": "Épisode I",
	"exterior": "extérieur", "interior": "intérieur", "underground": "souterrain", "underwater": "sous-marin",
	"selective": "sélective", "selective creature": "créature sélective", "vehicle site": "site de véhicule",
	"ship-docking capability": "amarrage de vaisseaux", "female": "femme", "male": "homme",
	"capital": "capital", "kind swamp": "des marais", "kind snow": "des neiges", "kind desert": "du désert", "kind ancient desert": "du désert ancien", "kind space": "de l'espace", "kind guard": "de garde", "kind scavenger": "charognard",
	"1st marker": "1er site marqueur", "4th marker": "4e site marqueur", "5th marker": "5e site marqueur", "7th marker": "7e site marqueur",
	"2nd marker": "2e site marqueur", "3rd marker": "3e site marqueur", "6th marker": "6e site marqueur",
	"used": "utilisée", "lost": "perdue", "starting": "de départ", "maintenance": "entretien", "grabber": "grappin",
	"avian": "oiseau", "ax": "hache", "bounty": "prime", "cruiser": "croiseur", "gigantic predator": "prédateur géant",
	"ophidian": "serpent", "recruit": "recrue", "refinery": "raffinerie",
	"royal naboo security": "sécurité royale de Naboo", "trade federation": "Fédération du commerce", "republic": "République",
	"automation droid": "droïde d'automatisation", "binary hydroponics droid": "droïde d'hydroponie binaire",
	"messenger droid": "droïde messager", "patrol droid": "droïde de patrouille", "recon droid": "droïde de reconnaissance",
	"security patrol droid": "droïde de patrouille de sécurité", "supervisor droid": "droïde superviseur",
	"vehicle repair droid": "droïde réparateur de véhicules", "anakin pilot": "pilote Anakin", "at-at cannon": "canon de TB-TT",
	"dfs squadron": "escadron DFS", "icon vader": "Vader",
	"jedi test #1": "test Jedi no 1", "jedi test #2": "test Jedi no 2", "jedi test #3": "test Jedi no 3",
	"jedi test #4": "test Jedi no 4", "jedi test #5": "test Jedi no 5", "jedi test #6": "test Jedi no 6",
	"independent": "indépendant", "sandcrawler site": "site de rampeur des sables", "dh-17 blaster": "blaster DH-17",
}

// Called says a kind, an icon or a characteristic of a card: the noun that tests it, else
// the adjective.
func Called(look Look, word string, l card.Lang) string {
	if l == card.English {
		return word
	}
	return raised(calledFrench(look, word))
}

// calledFrench is the same in French, with the apostrophes of the tables.
func calledFrench(look Look, word string) string {
	low := strings.ToLower(word)
	for _, key := range []string{lookWords[look] + " " + low, low} {
		if fr := otherWords[key]; fr != "" {
			return fr
		}
	}
	for _, n := range nouns {
		if n.Test.Value == low && (n.Test.Look == look || strings.ToLower(n.Word) == low) {
			if look == LookKind {
				return n.modifier(agreement{})
			}
			return n.Fr
		}
	}
	if n := nounByWord[low]; n != nil {
		return n.Fr
	}
	if a := adjByWord[low]; a != nil {
		return strings.TrimPrefix(frenchAdj(a.Word, agreement{}), "de l'")
	}
	for _, a := range adjectives { // "peace agenda", of which one says "peace-agenda"
		if a.Test.Look == look && a.Test.Value == low {
			return strings.TrimPrefix(strings.TrimPrefix(frenchAdj(a.Word, agreement{}), "au "), "à icône ")
		}
	}
	if look == LookIcon { // of an expansion, which keeps its name
		return asName(low)
	}
	return twoWords(word)
}

// asName writes each word of a name with a capital.
func asName(low string) string {
	words := strings.Fields(low)
	for i, w := range words {
		words[i] = strings.ToUpper(w[:1]) + w[1:]
	}
	return strings.Join(words, " ")
}

// twoWords says a characteristic such as "Tatooine site" or "Rogue Squadron pilot": a
// noun and what is before it.
func twoWords(word string) string {
	i := strings.LastIndexByte(word, ' ')
	if i < 0 {
		return word
	}
	n := nounByWord[strings.ToLower(word[i+1:])]
	if n == nil {
		return word
	}
	before := word[:i]
	if a := adjByWord[strings.ToLower(before)]; a != nil {
		return n.Fr + " " + frenchAdj(a.Word, agreement{fem: n.Fem})
	}
	if m := nounByWord[strings.ToLower(before)]; m != nil {
		return n.Fr + " " + m.modifier(agreement{fem: n.Fem})
	}
	if startsWithVowel(before) {
		return n.Fr + " d'" + before
	}
	return n.Fr + " de " + before
}
