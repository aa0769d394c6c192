package coach

import (
	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/game"
)

// gaining says what a text would bring about: the first of the things that would be otherwise then.
// What is drawn on the way may come out otherwise, so it says what is to be expected.
func gaining(v *game.View, t *bot.Thought) card.Text {
	prompt, me, foe := v.Prompt, v.Seat, v.Seat.Other()
	v, after := t.Seen[0], t.Seen[1]
	if n := life(v, foe) - life(after, foe); n > 0 && whole(v) {
		return card.Say("Its text costs the opponent %s Force.", "Son texte coûte %s Force à l’adversaire.", n)
	}
	for c := range v.All() {
		if c.Def == nil || c.ID <= 0 || !onTable(v, c.ID) {
			continue
		}
		now := find(after, c.ID)
		switch gone := now == nil || !onTable(after, c.ID); {
		case c.Owner == foe && gone:
			return card.Say("By its text %s would leave the table.", "Par son texte, %s quitterait la table.", c.Face().Title)
		case c.Owner == foe && !gone && now.Hit && !c.Hit:
			return card.Say("By its text %s would be hit.", "Par son texte, %s serait touché{e}.", c.Face().Title)
		case c.Owner == me && !gone && c.Hit && !now.Hit:
			return card.Say("By its text %s would no longer be hit.", "Par son texte, %s ne serait plus touché{e}.", c.Face().Title)
		}
	}
	if n := after.Hands[me] - v.Hands[me]; n > 0 {
		return card.Say("Its text brings your hand %s.", "Son texte vous donne %s de plus en main.", card.Count(n, card.T("card", "carte"), card.T("cards", "cartes")))
	}
	if place, n := stronger(v, after); place != "" {
		return card.Say("By its text you have %s more power at %s against the opponent’s.", "Par son texte, vous gagnez %s en puissance à %s face à l’adversaire.", n, place)
	}
	if n := life(after, me) - life(v, me); n > 0 && whole(v) {
		return card.Say("Its text gives you %s Life Force back.", "Son texte vous rend %s Force vitale.", n)
	}
	if prompt.Kind == game.AskRespond && prompt.Event.By == foe {
		return card.T("It answers what the opponent is doing, and you are better off with it.", "Cela répond à ce que fait l’adversaire, et vous vous en trouvez mieux.")
	}
	return card.Say("What its text does is worth about %s Force to you.", "Ce que fait son texte vaut environ %s Force pour vous.", rounded(t.N))
}

// life is the Life Force of a side; 0 where it may not be counted.
func life(v *game.View, side card.Side) int { return max(v.Players[side].LifeForce, 0) }

// whole tells whether Life Force may be counted.
func whole(v *game.View) bool {
	return v.Players[card.Dark].LifeForce >= 0 && v.Players[card.Light].LifeForce >= 0
}

// stronger is where the seat gains most power against the other, and how much.
func stronger(v, after *game.View) (place string, most card.Num) {
	lead := func(l *game.LocationView) card.Num { return l.Power[v.Seat] - l.Power[v.Seat.Other()] }
	for i := range v.Groups {
		for j := range v.Groups[i].Locations {
			l := &v.Groups[i].Locations[j]
			if now := location(after, l.Card.ID); now != nil && lead(now)-lead(l) > most {
				place, most = l.Card.Face().Title, lead(now)-lead(l)
			}
		}
	}
	return place, most
}
