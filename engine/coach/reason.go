package coach

import (
	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/game"
)

// reason says why an option is worth something; nothing where that cannot be said.
func reason(v *game.View, t *bot.Thought) card.Text {
	at, of := title(v, t.At), title(v, t.Card)
	switch t.Why {
	case bot.ToActivate:
		return activating(v, t)
	case bot.ToDrain:
		return card.Say("You control %s: the opponent loses %s Force.", "Vous contrôlez %s : l’adversaire perd %s Force.", at, t.N)
	case bot.ToFight:
		return card.Say("The battle at %s is %s, without weapons and texts.", "La bataille à %s est %s, sans compter armes et textes.", at, odds(&t.Odds))
	case bot.ToHold:
		return card.Say("Nobody of the opponent is at %s: you control it, and drain for %s a turn as long as that is so.",
			"Personne de l’adversaire n’est à %s : vous le contrôlez et y drainez %s par tour tant que cela dure.", at, t.N)
	case bot.ToContest:
		return card.Say("Presence at %s stops the opponent’s drains there (%s a turn): %s power against %s.",
			"Une présence à %s arrête les drains de l’adversaire (%s par tour) : une puissance de %s contre %s.", at, t.N, t.P, t.M)
	case bot.ToHelp:
		return helping(v, t)
	case bot.ToFlee:
		return card.Say("At %s your %s power stands against %s: whoever stays would probably be lost.",
			"À %s, votre puissance de %s fait face à %s : qui reste serait probablement perdu.", at, t.N, t.M)
	case bot.ToEscape:
		return card.Say("Whoever stays at %s is lost with it.", "Qui reste à %s est perdu avec cette localisation.", at)
	case bot.ToMan:
		return card.Say("%s has no pilot: without one it neither fights nor controls anything.", "%s n’a pas de pilote : sans lui, ni combat ni contrôle.", of)
	case bot.ToGrow:
		if t.N == 0 {
			return card.Say("A location costs nothing, and is a place more to control.", "Une localisation ne coûte rien : c’est un lieu de plus à contrôler.")
		}
		return card.Say("A location costs nothing; this one brings you %s Force more each turn.", "Une localisation ne coûte rien ; celle-ci vous apporte %s Force de plus par tour.", t.N)
	case bot.ToArm:
		return card.Say("With it %s is worth more in a battle.", "Avec elle, %s vaut plus dans une bataille.", of)
	case bot.ToShoot:
		return card.Say("If %s is hit, the opponent must lose that card.", "Si %s est touché{e}, l’adversaire doit perdre cette carte.", of)
	case bot.ToGain:
		return gaining(v, t)
	case bot.ToAnswer:
		return card.T("It answers what the opponent is doing: read what it says.", "Cela répond à ce que fait l’adversaire : lisez son texte.")
	case bot.ToDraw:
		return card.Say("Your hand has %s: more of them, more to choose from.", "Vous avez %s en main : plus il y en a, plus vous avez de choix.",
			card.Count(t.M.Int(), card.T("card", "carte"), card.T("cards", "cartes")))
	case bot.ToDrawDestiny:
		return card.T("Battle destiny is added to your total power, and is the attrition against the opponent.", "La destinée de bataille s’ajoute à votre puissance totale, et fait l’attrition contre l’adversaire.")
	case bot.ToRace:
		if t.M == 0 {
			return card.Say("The highest race destinies count most for %s.", "Les plus hautes destinées de course comptent le plus pour %s.", of)
		}
		return card.Say("A race destiny costs nothing: %s has a race total of %s, and more than %s wins.",
			"Une destinée de course ne coûte rien : %s a un total de course de %s, et plus de %s gagne.", of, t.N, t.M)
	case bot.ToForfeit, bot.ToKeep, bot.ToPay:
		return paying(v, t)
	}
	return card.Text{}
}

// activating says what Force is wanted for: the dearest card in hand that it could pay.
func activating(v *game.View, t *bot.Thought) card.Text {
	p := &v.Players[v.Seat]
	all := card.Whole(p.Force) + t.N
	var dear *game.CardView
	for i := range p.Hand {
		if d := p.Hand[i].Face(); d != nil && d.Num[card.Deploy].Has && d.Num[card.Deploy].N <= all && d.Num[card.Deploy].N > 0 &&
			(dear == nil || d.Num[card.Deploy].N > dear.Face().Num[card.Deploy].N) {
			dear = &p.Hand[i]
		}
	}
	if dear == nil {
		return card.Say("All you do is paid with Force, and what you do not use stays for later: activate %s.",
			"Tout se paie en Force, et ce que vous n’utilisez pas reste pour plus tard : activez %s.", t.N)
	}
	return card.Say("You will want %s Force for %s; what you do not use stays for later.", "Il vous faudra %s Force pour %s ; ce que vous n’utilisez pas reste pour plus tard.",
		dear.Face().Num[card.Deploy].N, dear.Def.Title)
}

// helping says what a place has then against what stands there.
func helping(v *game.View, t *bot.Thought) card.Text {
	if t.M == 0 {
		return card.Say("At %s you then have %s power: the stronger, the less the opponent likes to come.", "À %s vous avez alors une puissance de %s : plus on est fort, moins l’adversaire a envie de venir.", title(v, t.At), t.N)
	}
	return card.Say("At %s you then have %s power against %s.", "À %s vous avez alors une puissance de %s contre %s.", title(v, t.At), t.N, t.M)
}

// paying says why a card is forfeited, or Force lost from a place.
func paying(v *game.View, t *bot.Thought) card.Text {
	switch {
	case t.Why == bot.ToForfeit && find(v, t.Card) != nil && find(v, t.Card).Hit:
		return card.Say("%s is hit and lost in any case: forfeited first, it still counts %s.", "%s est touché{e} et sera perdu{e} de toute façon : abandonner cette carte d’abord compte encore pour %s.", title(v, t.Card), t.N)
	case t.Why == bot.ToForfeit && v.Battle != nil && v.Battle.Sides[v.Seat].Takes() > 0 && !find(v, t.Card).Spares:
		return card.Say("Attrition takes a card in any case; %s counts %s, against the damage at the same time.", "L’attrition prend une carte de toute façon ; %s compte pour %s, contre les dommages en même temps.", title(v, t.Card), t.N)
	case t.Why == bot.ToForfeit:
		return card.Say("%s counts %s against the damage.", "%s compte pour %s contre les dommages.", title(v, t.Card), t.N)
	case t.Why == bot.ToKeep:
		return card.Say("Of what you may give up, %s is missed least.", "De ce que vous pouvez donner, %s vous manquera le moins.", title(v, t.Card))
	}
	switch t.Option.Zone {
	case game.Used:
		return card.T("Used cards you do not need this turn.", "Les cartes utilisées ne servent plus à ce tour.")
	case game.Reserve:
		return card.T("A card from the Reserve Deck is one that you did not have in hand.", "Une carte de la Réserve n’était pas dans votre main.")
	case game.Force:
		return card.T("Force in the pile would still pay for something this turn.", "La Force de la pile paierait encore quelque chose à ce tour.")
	}
	if lost := find(v, t.Card); lost != nil {
		for c := range v.All() {
			if c.Def == lost.Def && c.ID != lost.ID && c.Def.Dots == 1 && c.Owner == v.Seat && onTable(v, c.ID) { // unique.dots
				return card.Say("%s is on table already: a second one cannot come.", "%s est déjà sur la table : il n’en viendra pas de second exemplaire.", title(v, t.Card))
			}
		}
	}
	return card.Say("%s is of little use in hand now.", "%s ne sert guère en main en ce moment.", title(v, t.Card))
}

// odds says how a battle goes: "won by 3 at least".
func odds(o *bot.Outcome) card.Text {
	switch {
	case o.Worst > 0:
		return card.Say("won by %s at least", "gagnée avec un écart de %s au moins", o.Worst)
	case o.Best < 0:
		return card.Say("lost by %s at best", "perdue avec un écart de %s au mieux", -o.Best)
	}
	return card.Say("probably won %s times in 100 (on average the opponent loses %s, you %s)",
		"probablement gagnée %s fois sur 100 (en moyenne, l’adversaire perd %s et vous %s)", o.Win, rounded(o.Theirs), rounded(o.Ours))
}

// rounded is a number without its fraction of a half at most: an average is no exact number.
func rounded(n card.Num) card.Num { return (n + card.One/2) / card.One * card.One }

// whatever says why to give an answer that is asked for, where nothing speaks for one more than for another.
func whatever(v *game.View) card.Text {
	if v.Prompt.Kind == game.AskPlace {
		return card.T("Any gap will do: neighbours are one step apart, so it only changes who walks how far.", "N’importe quel intervalle convient : d’un voisin à l’autre il y a un pas, cela ne change que les distances.")
	}
	return card.T("An answer is asked for; this one is as good as any, as far as the coach can tell.", "Il faut répondre ; cette réponse en vaut une autre, pour autant que l’entraîneur puisse en juger.")
}

// waiting says why to pass.
func waiting(v *game.View) card.Text {
	if v.Prompt.Kind == game.AskRespond {
		return card.T("There is nothing that must be answered: pass.", "Rien ne demande de réponse : passez.")
	}
	if v.Prompt.Kind == game.AskActivate || v.Phase == game.Activate && v.Active == v.Seat {
		return card.T("Destiny is drawn from the Reserve Deck: leave the last cards there.", "Les destinées se tirent de la Réserve : laissez-y les dernières cartes.")
	}
	return card.T("Nothing on offer gains you anything now: pass.", "Rien de ce qui est proposé ne vous avance en ce moment : passez.")
}

// title is what a card that the seat sees is called; "?" if it does not see it.
func title(v *game.View, id game.CardID) string {
	if id != 0 {
		for c := range v.All() {
			if c.ID == id && c.Def != nil {
				return c.Face().Title
			}
		}
	}
	return "?"
}

// onTable tells whether a card lies at a location.
func onTable(v *game.View, id game.CardID) bool {
	for i := range v.Groups {
		for j := range v.Groups[i].Locations {
			for _, list := range v.Groups[i].Locations[j].Cards {
				for k := range list {
					if has(&list[k], id) {
						return true
					}
				}
			}
		}
	}
	return false
}

// has tells whether a card is another one, or carries it.
func has(c *game.CardView, id game.CardID) bool {
	for i := range c.Slots {
		for k := range c.Slots[i].Cards {
			if has(&c.Slots[i].Cards[k], id) {
				return true
			}
		}
	}
	return c.ID == id
}
