package scene

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"cantina/engine/card"
	"cantina/engine/game"
)

// goalWords say to a player, by the words of a form, what is not so of it. Of a form with a
// figure they name the number, and what it is and should be is said after it; of any other
// they are the sentence that denies it. The slots come in their order: a side, a pile, a
// card's title and so on, the number left out. In French a side is "côté obscur".
var goalWords = map[string]card.Text{
	"power of {side} at {place}: {num}":    card.T("Power of %s at %s", "Puissance du %s à « %s »"),
	"ability of {side} at {place}: {num}":  card.T("Ability of %s at %s", "Habileté du %s à « %s »"),
	"drain of {side} at {place}: {num}":    card.T("What %s may drain at %s", "Ce que le %s peut drainer à « %s »"),
	"{side} occupies {place}":              card.T("%s does not occupy %s.", "Le %s n’occupe pas « %s »."),
	"{side} does not occupy {place}":       card.T("%s occupies %s.", "Le %s occupe « %s »."),
	"{side} controls {place}":              card.T("%s does not control %s.", "Le %s ne contrôle pas « %s »."),
	"{side} does not control {place}":      card.T("%s controls %s.", "Le %s contrôle « %s »."),
	"nobody controls {place}":              card.T("Somebody controls %s.", "Quelqu’un contrôle « %s »."),
	"nobody occupies {place}":              card.T("Somebody occupies %s.", "Quelqu’un occupe « %s »."),
	"{side} drains at {place}":             card.T("%s does not drain at %s.", "Le %s ne draine pas à « %s »."),
	"{side} drains at {place}: {num}":      card.T("The Force drain of %s at %s", "Le drain de Force du %s à « %s »"),
	"generation of {side}: {num}":          card.T("Force that %s generates", "Force que génère le %s"),
	"life force of {side}: {num}":          card.T("Life Force of %s", "Force vitale du %s"),
	"{pile} of {side}: none":               card.T("There are cards: %s of %s.", "Il y a des cartes : %s du %s."),
	"{pile} of {side}: {num}":              card.T("Cards (%s of %s)", "Cartes (%s du %s)"),
	"{pile} of {side} has {names}":         card.T("Not all of these cards are there, %s of %s: %s.", "Ces cartes n’y sont pas toutes, %s du %s : %s."),
	"{pile} of {side}: {names}":            card.T("Not just these cards are there, %s of %s: %s.", "Il n’y a pas ces cartes-là et elles seules, %s du %s : %s."),
	"top of {pile} of {side}: {card}":      card.T("On top there lies another card, %s of %s: not %s.", "Une autre carte se trouve dessus, %s du %s : ce n’est pas « %s »."),
	"no battle":                            card.T("A battle is going on.", "Une bataille est en cours."),
	"battle at {place}":                    card.T("There is no battle at %s.", "Il n’y a pas de bataille à « %s »."),
	"battle destiny of {side}: none":       card.T("%s may draw or has drawn battle destiny.", "Le %s peut tirer, ou a tiré, une destinée de bataille."),
	"battle destiny of {side}: {num}":      card.T("Battle destiny of %s", "Destinée de bataille du %s"),
	"battle destinies of {side}: {num}":    card.T("Battle destinies of %s", "Destinées de bataille du %s"),
	"total power of {side}: {num}":         card.T("Power of %s in the battle", "Puissance du %s dans la bataille"),
	"attrition against {side}: {num}":      card.T("Attrition against %s", "Attrition contre le %s"),
	"battle damage of {side}: {num}":       card.T("Battle damage of %s", "Dommages de bataille du %s"),
	"damage left of {side}: {num}":         card.T("Battle damage left of %s", "Dommages de bataille restants du %s"),
	"attrition left against {side}: {num}": card.T("Attrition left against %s", "Attrition restante contre le %s"),
	"senate majority: {side}":              card.T("%s has no senate majority.", "Le %s n’a pas la majorité au Sénat."),
	"total politics of {side}: {num}":      card.T("Politics of %s", "Politique du %s"),
	"{side} sees {card}":                   card.T("%s does not see %s.", "Le %s ne voit pas « %s »."),
	"{side} does not see {card}":           card.T("%s sees %s.", "Le %s voit « %s »."),
	"one of {names} in {pile} of {side}":   card.T("Of these, not just one (%s) is there: %s of %s.", "De celles-ci (%s), il n’y en a pas une et une seule : %s du %s."),
	"one of {names} is {state}":            card.T("Of these, not just one (%s) is %s.", "De celles-ci (%s), il n’y en a pas une et une seule : %s."),
	"one of {names} at {place}":            card.T("Of these, not just one (%s) is at %s.", "De celles-ci (%s), il n’y en a pas une et une seule à « %s »."),
	"one of {names} on table":              card.T("Of these, not just one is on table: %s.", "De celles-ci, il n’y en a pas une et une seule sur la table : %s."),
	"no Force drain":                       card.T("A Force drain is going on.", "Un drain de Force est en cours."),
	"{stat} of {card}: {num}":              card.T("%s of %s", "%s de « %s »"),
	"{card} aboard {card} as {slot}":       card.T("%s is not aboard %s as %s.", "« %s » n’est pas à bord de « %s » comme %s."),
	"{card} aboard {card}":                 card.T("%s is not aboard %s.", "« %s » n’est pas à bord de « %s »."),
	"{card} at {place}":                    card.T("%s is not at %s.", "« %s » n’est pas à « %s »."),
	"{card} not at {place}":                card.T("%s is still at %s.", "« %s » est encore à « %s »."),
	"{card} on table":                      card.T("%s is not on table.", "« %s » n’est pas sur la table."),
	"{card} not on table":                  card.T("%s is still on table.", "« %s » est encore sur la table."),
	"{card} on {card}":                     card.T("%s is not on %s.", "« %s » n’est pas sur « %s »."),
	"{card} stacked on {card}":             card.T("%s is not stacked on %s.", "« %s » n’est pas empilée sur « %s »."),
	"{card} in {pile} of {side}":           card.T("%s is elsewhere: not there, %s of %s.", "« %s » est ailleurs, pas là : %s du %s."),
	"{card} in {pile}":                     card.T("%s is elsewhere, not there: %s.", "« %s » est ailleurs, pas là : %s."),
	"{card} out of play":                   card.T("%s is not out of play.", "« %s » n’est pas hors jeu."),
	"{card} is {state}":                    card.T("%s is not %s.", "« %s » n’est pas : %s."),
	"{card} is not {state}":                card.T("%s is still %s.", "« %s » est encore : %s."),
	"phase: {side} {phase}":                card.T("It is another phase, not that of %s: %s.", "C’est une autre phase, pas celle du %s : %s."),
	"turn: {num}":                          card.T("Turn", "Tour"),
	"winner: {side}":                       card.T("%s has not won.", "Le %s n’a pas gagné."),
	"winner: none":                         card.T("The game is over.", "La partie est finie."),
}

var theSide = [card.Sides]card.Text{card.Dark: card.T("Dark", "côté obscur"), card.Light: card.T("Light", "côté lumineux")}

// unmet says to a player what is not so.
func (r *runner) unmet(st step) card.Text {
	form := forms[st.form].words
	var said []any
	i := 0
	for _, e := range elements(form) {
		if e.slot {
			if e.text != "num" {
				said = append(said, st.args[i].said(e.text))
			}
			i++
		}
	}
	words := goalWords[form]
	say := card.Say(words[card.English], words[card.French], said...)
	figure := figures[form]
	if figure == nil {
		return upper(say)
	}
	want, bound := st.args[len(st.args)-1].num, card.T("it should be %s", "il faudrait %s")
	switch {
	case st.least:
		bound = card.T("it should be %s or more", "il faudrait %s ou plus")
	case st.most:
		bound = card.T("it should be %s or less", "il faudrait %s ou moins")
	}
	should := card.Say(bound[card.English], bound[card.French], want)
	if got, ok := figure(r, st.args); ok {
		return upper(card.Say("%s: %s; %s.", "%s : %s ; %s.", say, got, should))
	}
	return upper(card.Say("%s: none; %s.", "%s : aucune ; %s.", say, should))
}

// said is what stood in a slot, in words.
func (a *arg) said(slot string) any {
	switch slot {
	case "side":
		return theSide[a.side]
	case "pile":
		return game.ZoneNames[a.zone]
	case "stat":
		return card.StatNames[a.stat]
	case "slot":
		return card.SlotNames[a.slot]
	case "phase":
		return game.PhaseNames[a.phase]
	case "state":
		return a.stateWords()
	case "names":
		return namesSaid(a.names)
	}
	return a.name.text
}

// frenchStates are the states of flagWords and seenWords in French.
var frenchStates = map[string]string{
	"hit": "touché", "participating": "participant à la bataille", "excluded": "exclu de la bataille", "undercover": "clandestin",
	"captive": "captif", "captured": "captif", "missing": "disparu", "face down": "face cachée", "crashed": "accidenté",
	"collapsed": "effondré", "blown away": "annihilé", "flipped": "retourné", "returned": "revenu", "imprisoned": "emprisonné",
	"frozen": "congelé", "bombing": "en bombardement", "converted": "converti", "crossed over": "passé dans l’autre camp", "completed": "accompli", "mouth closed": "gueule fermée",
	"stolen": "volé", "active": "actif", "piloted": "piloté", "landed": "atterri", "under nighttime conditions": "dans la nuit",
}

// stateWords names the state of a slot.
func (a *arg) stateWords() card.Text {
	word := a.seen
	for _, f := range flagWords {
		if word == "" && f.flag == a.flag {
			word = f.word
		}
	}
	return card.T(word, frenchStates[word])
}

// namesSaid lists titles.
func namesSaid(items []item) string {
	out := make([]string, len(items))
	for i, it := range items {
		if out[i] = it.text; it.count > 1 {
			out[i] = fmt.Sprintf("%d %s", it.count, it.text)
		}
	}
	return strings.Join(out, ", ")
}

// upper begins a sentence with a capital.
func upper(t card.Text) card.Text {
	for l, s := range t {
		r, n := utf8.DecodeRuneInString(s)
		t[l] = string(unicode.ToUpper(r)) + s[n:]
	}
	return t
}
