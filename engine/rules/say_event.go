package rules

import (
	"bytes"
	"strconv"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// eventWords are the words of events: {by} the player, {card}, {on}, {at}, {n},
// {from}. A French {n|carte|cartes} takes the noun along.
var eventWords = [game.Kinds]card.Text{
	game.SabaccDrew:    card.T("{by} draws {card} for sabacc.", "{by} tire {card} pour le sabacc."),
	game.SabaccPassed:  card.T("{by} draws no more sabacc cards.", "{by} ne tire plus de carte de sabacc."),
	game.SabaccShown:   card.T("{by} reveals {card}: {n}.", "{by} révèle {card} : {n}."),
	game.SabaccTotal:   card.T("Sabacc total of {by}: {n}.", "Total de sabacc de {by} : {n}."),
	game.SabaccPerfect: card.T("{by} has a perfect sabacc.", "{by} a un sabacc parfait."),
	game.SabaccWon:     card.T("{by} wins at {on}.", "{by} gagne au {on}."),
	game.WentMissing:   card.T("{card} goes missing.", "{card} est porté{e} disparu{e}."),
	game.WasFrozen:     card.T("{card} is frozen.", "{card} est gelé{e}."),
	game.FastenedOn:    card.T("{card} attaches to {on}.", "{card} s’attache à {on}."),
	game.LetGo:         card.T("{card} detaches from {on}.", "{card} se détache de {on}."),
	game.CavedIn:       card.T("{card} collapses.", "{card} s’effondre."),
	game.LaidDown:      card.T("{by} lays a card face down.", "{by} pose une carte face cachée."),
	game.MouthShut:     card.T("{card} closes its mouth.", "{card} ferme la gueule."),
	game.MouthOpened:   card.T("{card} opens its mouth.", "{card} ouvre la gueule."),
	game.LaidUnder:     card.T("{by} lays {n|card|cards} from beside the deck under {card}.", "{by} place {n|carte|cartes} hors du deck sous {card}."),
	game.SabaccOver:    card.T("{card} is a draw.", "{card} : partie nulle."),
	game.StakeWon:      card.T("{by} wins {card}, as stolen.", "{by} gagne {card}, comme volé{e}."),
	game.StakeLost:     card.T("{by} loses {card} from the sabacc hand.", "{by} perd {card} de la main de sabacc."),
	game.DuelStarted:   card.T("{by} initiates a duel of {card} against {on}.", "{by} engage un duel de {card} contre {on}."),
	game.DuelTotal:     card.T("{card}: total {n}.", "{card} : total {n}."),
	game.DuelWon:       card.T("{card} wins the duel against {on}.", "{card} gagne le duel contre {on}."),
	game.DuelOver:      card.T("The duel of {card} and {on} has no result.", "Le duel de {card} et de {on} reste sans résultat."),
	game.CombatStarted: card.T("{by} initiates lightsaber combat of {card} against {on}.", "{by} engage un combat au sabre laser de {card} contre {on}."),
	game.CombatWon:     card.T("{card} wins the lightsaber combat against {on}.", "{card} gagne le combat au sabre laser contre {on}."),
	game.CombatOver:    card.T("The lightsaber combat of {card} and {on} has no result.", "Le combat au sabre laser de {card} et de {on} reste sans résultat."),
	game.CombatCard:    card.T("{by} uses the combat card {card}: {n}.", "{by} utilise la carte de combat {card} : {n}."),
	game.AddedDuel:     card.T("{by} adds {n} duel destiny with {card}.", "{by} ajoute {n|destinée|destinées} de duel avec {card}."),
	game.BroughtTo:     card.T("{card} delivers {on}.", "{card} livre {on}."),
	game.CameBack:      card.T("{card} comes back to {at}: {on}.", "{card} revient à {at} : {on}."),
	game.RunNoted:      card.T("{card} begins at {at}: {n} parsecs.", "{card} commence à {at} : {n} parsecs."),
	game.ReturnDue:     card.T("{card} must return to {at}: {on}.", "{card} doit revenir à {at} : {on}."),
	game.ReachedAim:    card.T("{card} reaches {on}.", "{card} atteint {on}."),
	game.LostToDrain:   card.T("{by} has lost {n} Force to a Force drain at {at}.", "{by} a perdu {n} Force à cause d’un drain de Force à {at}."),
	game.GameStarted:   card.T("The game begins.", "La partie commence."),
	game.TurnStarted:   card.T("Turn {n}: {by}.", "Tour {n} : {by}."),
	game.PhaseStarted:  card.T("{by}: {phase} phase.", "{by} : phase {phase}."),
	game.Activated:     card.T("{by} activates {n} Force.", "{by} active {n} Force."),
	game.ForceUsed:     card.T("{by} uses {n} Force.", "{by} utilise {n} Force."),
	game.EpicTotal:     card.T("{card}: the total of {by} is {n}.", "{card} : le total de {by} est de {n}."),
	game.EpicFailed:    card.T("{card}: the attempt fails.", "{card} : la tentative échoue."),
	game.MajorityWon:   card.T("{by} has the senate majority, with {n} politics.", "{by} a la majorité au Sénat, avec {n} en politique."),
	game.MajorityLost:  card.T("{by} has lost the senate majority; nobody has it.", "{by} a perdu la majorité au Sénat ; personne ne l’a."),
	game.ExclusionDue:  card.T("{card} is about to be excluded from battle.", "{card} est sur le point d’être exclu{e} de la bataille."),
	game.Delivered:     card.T("{on} delivers {card}.", "{on} livre {card}."),
	game.TestPassed:    card.T("{card} completes {on}.", "{card} réussit {on}."),
	game.BlewAway:      card.T("{card} is blown away.", "{card} est anéanti{e}."),
	game.ForceLost:     card.T("{by} loses {card} from {from}.", "{by} perd {card} ({from})."),
	game.LossDue:       card.T("{by} must lose {n} Force.", "{by} doit perdre {n} Force."),
	game.RetrieveDue:   card.T("{by} is about to retrieve {n} Force.", "{by} est sur le point de récupérer {n} Force."),
	game.Retrieved:     card.T("{by} retrieves {card}.", "{by} récupère {card}."),
	game.DrewCard:      card.T("{by} draws {card}.", "{by} tire {card}."),
	game.TookCard:      card.T("{by} takes {card} into hand ({from}).", "{by} prend {card} en main ({from})."),
	game.WentOut:       card.T("{card} is placed out of play.", "{card} est placé{e} hors jeu."),
	game.PlacedCard:    card.T("{by} places {card} on top of the {from}.", "{by} place {card} sur la {from}."),
	game.Reshuffled:    card.T("{by} reshuffles the {from}.", "{by} mélange de nouveau la {from}."),
	game.Recirculated:  card.T("{by} re-circulates {n}.", "{by} remet {n|carte|cartes} en circulation."),
	game.DeployStarted: card.T("{by} is deploying {card}.", "{by} est en train de déployer {card}."),
	game.Deployed:      card.T("{by} deploys {card} to {at}.", "{by} déploie {card} à {at}."),
	game.Played:        card.T("{by} plays {card}.", "{by} joue {card}."),
	game.ActionStarted: card.T("{by} uses the text of {card}.", "{by} utilise le texte de {card}."),
	game.Canceled:      card.T("{card} is canceled.", "{card} est annulé{e}."),
	game.MoveStarted:   card.T("{by} is moving {card}.", "{by} est en train de déplacer {card}."),
	game.Moved:         card.T("{by} moves {card} to {at}.", "{by} déplace {card} vers {at}."),
	game.DrainStarted:  card.T("{by} initiates a Force drain at {at}.", "{by} engage un drain de Force à {at}."),
	game.Drained:       card.T("{by} drains {n} at {at}.", "{by} effectue un drain de Force de {n} à {at}."),
	game.BattleStarted: card.T("{by} initiates a battle at {at}.", "{by} engage une bataille à {at}."),
	game.BattleSegment: card.T("Battle: {segment} segment.", "Bataille : segment {segment}."),
	game.BattleWon:     card.T("{by} wins the battle at {at}.", "{by} gagne la bataille à {at}."),
	game.TimeIsUp:      card.T("{by}: time is up; this is the last turn.", "{by} : le temps est écoulé ; c’est le dernier tour."),
	game.TurnedOver:    card.T("{card} turns over.", "{card} est retourné{e}."),
	game.BattleEnded:   card.T("The battle at {at} is over.", "La bataille à {at} est terminée."),
	game.DestinyDrawn:  card.T("{by} draws destiny {n}: {card}.", "{by} tire la destinée {n} : {card}."),
	game.DestinyTotal:  card.T("{by}: destiny total {n}.", "{by} : total de destinée {n}."),
	game.Fired:         card.T("{by} fired {card}.", "{by} a fait feu avec {card}."),
	game.Bluffed:       card.T("{by} lays a card face down at {at}.", "{by} pose une carte face cachée à {at}."),
	game.Buried:        card.T("{by} buries a card at {at}.", "{by} enterre une carte à {at}."),
	game.Standing:      card.T("What acts by itself, acts.", "Ce qui agit de soi-même agit."),
	game.WasHit:        card.T("{card} is hit by {on} ({n}).", "{card} est touché{e} par {on} ({n})."),
	game.Missed:        card.T("{on} misses {card} ({n}).", "{on} manque {card} ({n})."),
	game.Forfeited:     card.T("{by} forfeits {card} for {n}.", "{by} abandonne {card} (valeur de perte : {n})."),
	game.WasLost:       card.T("{card} is lost.", "{card} est perdu{e}."),
	game.TargetChosen:  card.T("{on}: {by} targets {card}.", "{on} : {by} cible {card}."),
	game.Revealed:      card.T("{by} shows {card} ({from}).", "{by} montre {card} ({from})."),
	game.Peeked:        card.T("{by} peeks at {card} ({from}).", "{by} regarde {card} ({from})."),
	game.Added:         card.T("{by} adds {n} battle destiny with {card}.", "{by} ajoute {n|destinée|destinées} de bataille avec {card}."),
	game.Attrition:     card.T("Attrition against {by}: {n}.", "Attrition contre {by} : {n}."),
	game.BattleDamage:  card.T("Battle damage of {by}: {n}.", "Dommages de bataille de {by} : {n}."),
	game.TotalPower:    card.T("Total power of {by}: {n}.", "Puissance totale de {by} : {n}."),
	game.GameOver:      card.T("The game is over.", "La partie est terminée."),
	game.Conceded:      card.T("{by} concedes.", "{by} abandonne la partie."),
	game.Formed:        card.T("{by} forms {card} at {at}.", "{by} forme {card} à {at}."),
	game.Reacts:        card.T("{by} reacts with {card}.", "{by} réagit avec {card}."),
	game.Found:         card.T("{by} finds {card} at {at}.", "{by} retrouve {card} à {at}."),
	game.WentUnder:     card.T("{card} goes undercover.", "{card} devient clandestin{e}."),
	game.CoverBroken:   card.T("The cover of {card} is broken.", "{card} est découvert{e}."),
	game.WasExcluded:   card.T("{card} is excluded from the battle.", "{card} est exclu{e} de la bataille."),
	game.DestinySum:    card.T("{card} makes {by}'s total battle destiny {n}.", "{card} porte la destinée de bataille totale de {by} à {n}."),
	game.AddedPower:    card.T("{by} adds {n} destiny to total power with {card}.", "{by} ajoute {n|destinée|destinées} à sa puissance totale avec {card}."),
	game.Captured:      card.T("{card} is captured: {on}.", "{card} est capturé{e} : {on}."),
	game.Escaped:       card.T("{card} escapes.", "{card} s’échappe."),
	game.Released:      card.T("{card} is released.", "{card} est libéré{e}."),
	game.AttackStarted: card.T("{card} attacks {on}.", "{card} attaque {on}."),
	game.Hunted:        card.T("{by} attacks {card} at {at}.", "{by} attaque {card} à {at}."),
	game.PartyTotal:    card.T("Attack: total power of {by}: {n}.", "Attaque : puissance totale de {by} : {n}."),
	game.AttackTotal:   card.T("Attack: ferocity of {card}: {n}.", "Attaque : férocité de {card} : {n}."),
	game.DefenseTotal:  card.T("Attack: ferocity and defense value of {card}: {n}.", "Attaque : férocité et valeur de défense de {card} : {n}."),
	game.VictimTotal:   card.T("Attack: power of {card}: {n}.", "Attaque : puissance de {card} : {n}."),
	game.Withstood:     card.T("{card} withstands the attack.", "{card} résiste à l’attaque."),
	game.Unmet:         card.T("{card}: what its text asks for is not so.", "{card} : la condition du texte n’est pas remplie."),
	game.Lasts:         card.T("{card}: its text works {until}.", "{card} : son texte agit {until}."),
	game.Eaten:         card.T("{on} eats {card}.", "{on} dévore {card}."),
	game.AttackEnded:   card.T("The attack at {at} is over.", "L’attaque à {at} est terminée."),
	game.Replaced:      card.T("{by} replaces {on} with {card}.", "{by} remplace {on} par {card}."),
	game.LeaveDue:      card.T("{card} is about to leave the table.", "{card} est sur le point de quitter la table."),
	game.DestinyDue:    card.T("{by} is about to draw destiny.", "{by} est sur le point de tirer une destinée."),
	game.BattleDue:     card.T("{by} is about to initiate a battle at {at}.", "{by} est sur le point d’engager une bataille à {at}."),
	game.DrainDue:      card.T("{by} is about to initiate a Force drain at {at}.", "{by} est sur le point d’engager un drain de Force à {at}."),
	game.DeployDue:     card.T("{by} is about to deploy {card}.", "{by} est sur le point de déployer {card}."),
	game.HandDue:       card.T("{by} is about to look at the opponent's hand with {card}.", "{by} est sur le point de regarder la main adverse avec {card}."),
	game.MoveDue:       card.T("{by} is about to move {card}.", "{by} est sur le point de déplacer {card}."),
	game.InsertShown:   card.T("{card} comes to the top of a Reserve Deck ({by}).", "{card} arrive sur le dessus d’une Réserve ({by})."),
	game.Stacked:       card.T("{card} is stacked on {on}.", "{card} est empilé{e} sur {on}."),
	game.Exchanged:     card.T("{by} exchanges {card} for {on}.", "{by} échange {card} contre {on}."),
	game.Wrecked:       card.T("{card} crashes.", "{card} s’écrase."),
	game.WasConverted:  card.T("{card} is converted ({by}).", "{card} est converti{e} ({by})."),
	game.RaceStarted:   card.T("{by} starts a Podrace at {at}.", "{by} commence une course à {at}."),
	game.Raced:         card.T("{by} places race destiny {card} on {on}: race total {n}.", "{by} place la destinée de course {card} sur {on} : total de course {n}."),
	game.RaceWon:       card.T("{by} wins the Podrace with {card}: race total {n}.", "{by} gagne la course avec {card} : total de course {n}."),
	game.RaceOver:      card.T("The Podrace is over: race destinies go to the Used Piles, Podracers are lost.", "La course est finie : les destinées de course vont aux piles utilisées, les modules sont perdus."),
	game.Assured:       card.T("{card} succeeds without a destiny draw, by {on}.", "{card} réussit sans tirage de destinée, grâce à {on}."),
	game.BeganWithout:  card.T("{card} cannot start a game: {by} begins without a starting location.", "{card} ne peut pas débuter une partie : {by} commence sans localisation de départ."),
	game.WasDamaged:    card.T("{on} damages {card}.", "{on} endommage {card}."),
	game.Repaired:      card.T("{on} repairs {card}.", "{on} répare {card}."),
	game.CrossedOver:   card.T("{card} crosses over ({by}).", "{card} passe dans l’autre camp ({by})."),
	game.Stolen:        card.T("{by} steals {card}.", "{by} vole {card}."),
	game.HandedOver:    card.T("{card} is handed over: {on}.", "{card} est remis{e} : {on}."),
	game.Shown:         card.T("{card}", "{card}"),
	game.Transferred:   card.T("{by} transfers {card} from {at} to {on}.", "{by} transfère {card} de {at} à {on}."),
	game.Boarded:       card.T("{by} moves {card} aboard {on} ({slot}).", "{by} fait monter {card} à bord de {on} ({slot})."),
	game.Alighted:      card.T("{by} moves {card} off {on} to {at}.", "{by} fait descendre {card} de {on} à {at}."),
	game.Answered:      card.T("{on}: {by} says yes.", "{on} : {by} dit oui."),
	game.Numbered:      card.T("{on}: {by} chooses {n}.", "{on} : {by} choisit {n}."),
	game.Declined:      card.T("{on}: {by} chooses nothing more.", "{on} : {by} ne choisit rien de plus."),
	game.Chose:         card.T("{on}: {by} chooses {card}.", "{on} : {by} choisit {card}."),
	game.DrewNone:      card.T("{by} can draw no destiny: the Reserve Deck is empty.", "{by} ne peut pas tirer de destinée : la Réserve est vide."),
	game.JudgeMoved:    card.T("Judge: {card} moved from {from} to {to}.", "Juge : {card}, de « {from} » à « {to} »."),
	game.JudgeState:    card.T("Judge: {card} is now: {is}.", "Juge : {card} est désormais : {is}."),
	game.JudgePhase:    card.T("Judge: it is now the {phase} phase of {by}.", "Juge : c’est désormais la phase {phase} de {by}."),
	game.TypeNamed:     card.T("{on}: {by} names the card type {type}.", "{on} : {by} nomme le type de carte « {type} »."),
	game.JudgeCards:    card.T("Judge: {by}: {n|card|cards} moved from {from} to {to}.", "Juge : {by} : {n|carte|cartes}, de « {from} » à « {to} »."),
	game.Inserted:      card.T("{by} inserts {card} into the opponent's Reserve Deck.", "{by} insère {card} dans la Réserve adverse."),
}

// untils are the words of when a lasting change stops.
var untils = [game.Untils]card.Text{
	game.EndOfGame: card.T("for the rest of the game", "pour le reste de la partie"), game.EndOfTurn: card.T("until the end of turn", "jusqu’à la fin du tour"),
	game.EndOfBattle: card.T("until the end of the battle", "jusqu’à la fin de la bataille"), game.StartOfTurn: card.T("until the start of turn", "jusqu’au début du tour"),
	game.EndOfDuel: card.T("until the end of the duel", "jusqu’à la fin du duel"), game.WithSource: card.T("while it is on table", "tant qu’elle est sur la table"),
}

var segmentNames = [...]card.Text{
	card.T("start", "initial"), card.T("weapons", "des armes"), card.T("power", "de la puissance"),
	card.T("damage", "des dommages"), card.T("end", "final"),
}

// sideSubject names the sides where a sentence begins with them.
var sideSubject = [card.Sides]card.Text{card.T("Dark", "Le côté obscur"), card.T("Light", "Le côté lumineux")}

// appendSide writes a side into a sentence. In French a side in its midst has a small
// article, which runs together with "de".
func appendSide(buf []byte, side card.Side, l card.Lang) []byte {
	name := sideSubject[side][l]
	if l == card.English || len(buf) == 0 {
		return append(buf, name...)
	}
	if head, ok := bytes.CutSuffix(buf, []byte("de ")); ok {
		return append(append(head, "du"...), name[len("Le"):]...)
	}
	return append(append(buf, 'l'), name[1:]...)
}

// told is the name of a card in the log: its title, which of equal cards it is, and of a
// generic location where it lies.
func told(title string, copyNo uint8, of string) string {
	switch {
	case of != "":
		return title + " (" + of + ")"
	case copyNo > 1:
		return title + " #" + strconv.Itoa(int(copyNo))
	}
	return title
}

// appendName writes a name into a sentence: a French "de" before a vowel is "d'".
func appendName(buf []byte, name string, l card.Lang) []byte {
	if l == card.French && bytes.HasSuffix(buf, []byte(" de ")) && card.Elides(name) {
		buf = append(buf[:len(buf)-2], '\'')
	}
	return append(buf, name...)
}

// aCard is a card that is not named, in a sentence; aCardFirst begins one.
var aCard, aCardFirst = card.T("a card", "une carte"), card.T("A card", "Une carte")

// EventText says an event as a seat may read it: a secret card is "a card" to
// the other seat. Both languages share one string.
func (r *Referee) EventText(e *game.Event, seat card.Side) card.Text {
	var room [2][320]byte
	words := r.exactly(e)
	english := r.appendEvent(room[0][:0], words[card.English], e, seat, card.English)
	french := r.appendEvent(room[1][:0], words[card.French], e, seat, card.French)
	all, n := string(append(english, french...)), len(english)
	return card.Text{all[:n], all[n:]}
}

// appendEvent writes the words of an event, with its names and numbers in their slots.
func (r *Referee) appendEvent(buf []byte, words string, e *game.Event, seat card.Side, l card.Lang) []byte {
	name := func(id game.CardID, def int32, copyNo uint8) string {
		switch {
		case def <= 0:
			return aCard[l]
		case id == e.At:
			return told(r.Cards[def-1].Def.Title, copyNo, e.Of)
		case id == e.On:
			return told(r.Cards[def-1].Def.Title, copyNo, e.OnOf)
		}
		return told(r.Cards[def-1].Def.Title, copyNo, "")
	}
	secret := e.Secret && seat != e.By
	some := func() []byte { // a card that is not named
		if len(buf) == 0 {
			return append(buf, aCardFirst[l]...)
		}
		return append(buf, aCard[l]...)
	}
	for words != "" {
		plain, rest, slot := strings.Cut(words, "{")
		if buf = append(buf, plain...); !slot {
			break
		}
		inner, after, _ := strings.Cut(rest, "}")
		words = after
		key, forms, counted := strings.Cut(inner, "|")
		switch key {
		case "by":
			buf = appendSide(buf, e.By, l)
		case "card":
			if secret || e.Def <= 0 {
				buf = some()
			} else {
				buf = appendName(buf, name(e.Card, e.Def, e.Copy), l)
			}
		case "e": // the feminine of what is said of the card
			if e.Def <= 0 || secret || card.Feminine(r.Cards[e.Def-1].Def.Title) {
				buf = append(buf, 'e')
			}
		case "on":
			buf = appendName(buf, name(e.On, e.OnDef, e.OnCopy), l)
		case "at":
			if e.At != 0 {
				buf = appendName(buf, told(r.Def(e.At).Title, 0, e.Of), l)
			} else {
				buf = append(buf, card.T("the table", "la table")[l]...)
			}
		case "n":
			buf = append(buf, e.N.String()...)
			if one, many, _ := strings.Cut(forms, "|"); counted && e.N < card.Whole(2) {
				buf = append(append(buf, ' '), one...)
			} else if counted {
				buf = append(append(buf, ' '), many...)
			}
		case "than":
			buf = append(buf, e.Than.String()...)
		case "until":
			buf = append(buf, untils[e.N.Int()][l]...)
			if e.Than > 0 { // of which turn
				buf = append(append(buf, ' '), e.Than.String()...)
			}
		case "from":
			buf = append(buf, game.ZoneNames[e.From][l]...)
		case "to": // of a ruling
			buf = append(buf, game.ZoneNames[min(max(e.Than.Int(), 0), int(game.Zones)-1)][l]...)
		case "is":
			buf = append(buf, game.Conditioned[min(max(e.N, -e.N).Int(), int(game.Conditions)-1)][l]...)
		case "type":
			buf = append(buf, position.CardTypes[min(max(e.N.Int(), 0), len(position.CardTypes)-1)].Name[l]...)
		case "phase":
			buf = append(buf, game.OfPhase[e.N.Int()][l]...)
		case "segment":
			buf = append(buf, segmentNames[e.N.Int()][l]...)
		case "slot":
			buf = append(buf, card.SlotNames[e.N.Int()][l]...)
		case "why":
			buf = append(buf, r.S.Why[l]...)
		}
	}
	return buf
}
