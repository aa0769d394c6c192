package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/position"
)

// exactly are the words of an event, as exact as what it holds allows: a judge reads the
// log, and rebuilds the game from it. Events of games saved by earlier versions hold less.
func (r *Referee) exactly(e *game.Event) card.Text {
	say := eventWords[e.Kind]
	var more card.Text
	switch e.Kind {
	case game.Deployed:
		more = deployedExactly(e)
	case game.Moved:
		more = movedExactly(e)
	case game.Played, game.ActionStarted:
		more = r.actedExactly(e)
	case game.Canceled:
		more = canceledExactly(e)
	case game.DestinyDrawn, game.DestinyTotal:
		more = drawnExactly(e)
	case game.Answered:
		more = answered(e)
	case game.Lasts:
		more = r.lastsExactly(e)
	case game.LossDue, game.ForceLost, game.WasHit, game.Missed, game.PlacedCard, game.Fired, game.TargetChosen, game.Chose, game.Captured, game.BattleEnded, game.Declined, game.ForceUsed, game.Retrieved, game.Revealed, game.Inserted, game.SabaccOver, game.Forfeited:
		more = othersExactly(e)
	case game.GameOver:
		more = r.overExactly(e)
	case game.JudgeMoved, game.JudgeState:
		more = judgedExactly(e)
	case game.TurnedOver:
		if e.Def > 0 {
			d := r.Cards[e.Def-1].Def
			front, back := d.Face(e.N == 0).Title, d.Face(e.N > 0).Title
			more = card.T(front+" turns over: now "+back+".", front+" est retourné : voici "+back+".")
		}
	}
	if more[card.English] != "" {
		return more
	}
	return say
}

// judgedExactly says from where to where a ruling has moved a card, or which state it has ended.
func judgedExactly(e *game.Event) (say card.Text) {
	switch aboard := e.N > 0; {
	case e.Kind == game.JudgeState && e.N < 0:
		return card.T("Judge: {card} is no longer: {is}.", "Juge : {card} n’est plus : {is}.")
	case e.Kind == game.JudgeState, e.On == 0 && e.At == 0:
		return say
	case e.At == 0:
		return card.T("Judge: {card} moved from {on} to {to}.", "Juge : {card}, de « {on} » à « {to} ».")
	case e.On == 0 && aboard:
		return card.T("Judge: {card} moved from {from} to {at} ({slot}).", "Juge : {card}, de « {from} » à « {at} » ({slot}).")
	case e.On == 0:
		return card.T("Judge: {card} moved from {from} to {at}.", "Juge : {card}, de « {from} » à « {at} ».")
	case aboard:
		return card.T("Judge: {card} moved from {on} to {at} ({slot}).", "Juge : {card}, de « {on} » à « {at} » ({slot}).")
	}
	return card.T("Judge: {card} moved from {on} to {at}.", "Juge : {card}, de « {on} » à « {at} ».")
}

// deployedExactly says on or aboard what a card was deployed, and where in the row.
func deployedExactly(e *game.Event) (say card.Text) {
	switch here := e.At == e.Card || e.At == 0; {
	case here && e.On != 0 && e.N > 0:
		return card.T("{by} deploys {card}, after {on} in the row.", "{by} déploie {card}, après {on} dans la rangée.")
	case here && e.On != 0 && e.N < 0:
		return card.T("{by} deploys {card}, before {on} in the row.", "{by} déploie {card}, avant {on} dans la rangée.")
	case here && e.On != 0:
		return card.T("{by} deploys {card} over {on}.", "{by} déploie {card} par-dessus {on}.")
	case here:
		return card.T("{by} deploys {card}.", "{by} déploie {card}.")
	case e.On != 0 && e.On != e.At && e.N > 0:
		return card.T("{by} deploys {card} aboard {on} ({slot}) at {at}.", "{by} déploie {card} à bord de {on} ({slot}), à {at}.")
	case e.On != 0 && e.On != e.At:
		return card.T("{by} deploys {card} on {on} at {at}.", "{by} déploie {card} sur {on}, à {at}.")
	}
	return say
}

// movedWays are the words of the moves that have some of their own, by verb.
var movedWays = map[game.Verb]card.Text{
	game.Pass:     card.T("{by} relocates {card} from {on} to {at}.", "{by} relocalise {card} de {on} à {at}."),
	game.VTransit: card.T("{by} moves {card} from {on} to {at} by docking bay transit.", "{by} déplace {card} de {on} à {at} par transit."),
	game.VHyper:   card.T("{by} moves {card} from {on} to {at} by hyperspeed.", "{by} déplace {card} de {on} à {at} en hypervitesse."),
	game.VLand:    card.T("{by} lands {card} at {at}, from {on}.", "{by} fait atterrir {card} à {at}, depuis {on}."),
	game.VTakeOff: card.T("{by} takes off with {card} from {on} to {at}.", "{by} fait décoller {card} de {on} vers {at}."),
	game.VShuttle: card.T("{by} shuttles {card} from {on} to {at}.", "{by} transporte {card} en navette de {on} à {at}."),
	game.VBomb:    card.T("{by} moves {card} from {on} to {at} in a bombing run.", "{by} déplace {card} de {on} à {at} en mission de bombardement."),
	game.VRun:     card.T("{by} moves {card} from {on} to {at} in an Attack Run.", "{by} déplace {card} de {on} à {at} en mission d’attaque."),
	game.VHaul:    card.T("{by} carries {card} from {on} to {at}.", "{by} porte {card} de {on} à {at}."),
}

// movedExactly says from where and in what way a card moved.
func movedExactly(e *game.Event) (say card.Text) {
	switch {
	case e.Card == e.At && e.On != 0:
		return card.T("{by} moves {card} to parsec {n}, into orbit of {on}.", "{by} déplace {card} au parsec {n}, en orbite de {on}.")
	case e.Card == e.At:
		return card.T("{by} moves {card} to parsec {n}.", "{by} déplace {card} au parsec {n}.")
	case e.On == 0 || e.On == e.At:
		return say
	}
	if way, has := movedWays[game.Verb(e.N)]; has {
		return way
	}
	return card.T("{by} moves {card} from {on} to {at}.", "{by} déplace {card} de {on} à {at}.")
}

// actedExactly says which function or text was used, and on what.
func (r *Referee) actedExactly(e *game.Event) (say card.Text) {
	switch {
	case e.Why == game.ByReact:
		return eventWords[game.Reacts]
	case e.Kind == game.ActionStarted && e.Def > 0 && position.AGuests(int16(e.N.Int()-1)): // ruling.expand-the-empire
		whose := r.TextIn(e.Def-1, int16(e.N.Int()-1)).Def.Title
		say = card.Say("{by} uses the text of %s at {card}", "{by} utilise le texte de %s à {card}", whose)
	case e.Kind == game.ActionStarted && e.N > 0:
		say = card.T("{by} uses text {n} of {card}", "{by} utilise le texte {n} de {card}")
	case e.Kind == game.ActionStarted:
		say = card.T("{by} uses the text of {card}", "{by} utilise le texte de {card}")
	case e.N == card.Whole(int(position.UsedFunction)):
		say = card.T("{by} plays {card} (Used)", "{by} joue {card} (utilisée)")
	case e.N == card.Whole(int(position.LostFunction)):
		say = card.T("{by} plays {card} (Lost)", "{by} joue {card} (perdue)")
	case e.N == card.Whole(int(position.StartingFunction)):
		say = card.T("{by} plays {card} (Starting)", "{by} joue {card} (départ)")
	default:
		say = card.T("{by} plays {card}", "{by} joue {card}")
	}
	if e.On != 0 {
		return join(say, card.T(" on {on}.", " sur {on}."))
	}
	return join(say, card.T(".", "."))
}

// cancelings are the words of what is canceled, by Canceling.
var cancelings = [game.Cancelings]card.Text{
	game.CanceledCard:       card.T("{card} is canceled", "{card} est annulé{e}"),
	game.CanceledText:       card.T("The action of {card} is canceled", "L’action de {card} est annulée"),
	game.CanceledDrain:      card.T("The Force drain at {card} is canceled", "Le drain de Force à {card} est annulé"),
	game.CanceledBattle:     card.T("The battle at {card} is canceled", "La bataille à {card} est annulée"),
	game.CanceledDeployment: card.T("The deployment of {card} is canceled", "Le déploiement de {card} est annulé"),
	game.CanceledMove:       card.T("The movement of {card} is canceled", "Le déplacement de {card} est annulé"),
	game.CanceledReact:      card.T("The react of {card} is canceled", "La réaction de {card} est annulée"),
	game.CanceledStart:      card.T("The start with {card} cannot be completed and is undone", "Le départ avec {card} ne peut pas s’achever ; tout est défait"),
	game.CanceledDuel:       card.T("The duel is canceled", "Le duel est annulé"),
	game.CanceledCombat:     card.T("The lightsaber combat is canceled", "Le combat au sabre laser est annulé"),
	game.CanceledRetrieval:  card.T("The retrieval is canceled", "La récupération est annulée"),
	game.CanceledLoss:       card.T("The loss of {card} is canceled", "La perte de {card} est annulée"),
	game.CanceledDestiny:    card.T("The destiny {card} is canceled", "La destinée {card} est annulée"),
}

// canceledExactly says what exactly was canceled, and by what.
func canceledExactly(e *game.Event) card.Text {
	say := cancelings[e.N.Int()]
	if e.N == 0 && e.Card == e.At && e.At != 0 { // as earlier versions wrote it
		say = cancelings[game.CanceledDrain]
	}
	switch {
	case e.On != 0:
		return join(say, card.T(" by {on}.", " par {on}."))
	case e.N == card.Whole(int(game.CanceledDrain)):
		return join(say, card.T(": {by} controls it no more.", " : {by} ne contrôle plus la localisation."))
	}
	return join(say, card.T(".", "."))
}

// drawnExactly says what a destiny was drawn for, or a total is for.
func drawnExactly(e *game.Event) (say card.Text) {
	total := e.Kind == game.DestinyTotal
	switch {
	case total && e.Why == game.ByBattleDestiny:
		return card.T("{by}: total battle destiny {n}.", "{by} : destinée de bataille totale {n}.")
	case total && e.Card != 0 && e.Than > 0:
		return card.T("{card}: the total of {by} is {n}; more than {than} is needed.", "{card} : le total de {by} est de {n} ; il faut plus de {than}.")
	case total && e.Card != 0:
		return card.T("{card}: the total of {by} is {n}.", "{card} : le total de {by} est de {n}.")
	case total:
		return say
	case e.Why == game.ByBattleDestiny:
		return card.T("{by} draws battle destiny {n}: {card}.", "{by} tire la destinée de bataille {n} : {card}.")
	case e.Why == game.ByPowerDestiny:
		return card.T("{by} draws destiny {n} to power only: {card}.", "{by} tire la destinée {n}, pour la puissance seulement : {card}.")
	case e.Why == game.ByAttritionDestiny:
		return card.T("{by} draws destiny {n} to attrition only: {card}.", "{by} tire la destinée {n}, pour l’attrition seulement : {card}.")
	case e.Why == game.ByWeapon && e.On != 0:
		return card.T("{by} draws weapon destiny {n} for {on}: {card}.", "{by} tire la destinée d’arme {n} pour {on} : {card}.")
	case e.On != 0:
		return card.T("{by} draws destiny {n} for {on}: {card}.", "{by} tire la destinée {n} pour {on} : {card}.")
	}
	return say
}

// lastsExactly says on what a change is in force, or which change it is of those that a text
// lets its player declare.
func (r *Referee) lastsExactly(e *game.Event) (say card.Text) {
	switch declared := e.N == card.Whole(int(game.WithSource)); {
	case declared && e.Than > 0 && e.Def > 0:
		change := r.ChangeSaid(e.Def-1, e.Than.Int())
		return card.Say("{by} declares for {card}: %s.", "{by} déclare pour {card} : %s.", change)
	case e.On != 0:
		return card.T("{card}: its text works on {on} {until}.", "{card} : son texte agit sur {on} {until}.")
	}
	return say
}

// othersExactly are the exact words of events that need few of them.
func othersExactly(e *game.Event) (say card.Text) {
	switch {
	case e.Kind == game.LossDue && e.Why == game.ByDrain:
		return card.T("{by} must lose {n} Force to the Force drain at {at}.", "{by} doit perdre {n} Force à cause du drain de Force à {at}.")
	case e.Kind == game.LossDue && e.Why == game.ByBattleDamage:
		return card.T("{by} must lose {n} Force as battle damage.", "{by} doit perdre {n} Force en dommages de bataille.")
	case e.Kind == game.LossDue && e.On != 0:
		return card.T("{by} must lose {n} Force to {on}.", "{by} doit perdre {n} Force à cause de {on}.")
	case e.Kind == game.ForceLost && e.Why == game.ByCost && e.On != 0:
		return card.T("{by} loses {card} from {from} to pay for {on}.", "{by} perd {card} ({from}) pour payer {on}.")
	case e.Kind == game.WasHit && e.Than > 0:
		return card.T("{card} is hit by {on} ({n} against {than}).", "{card} est touché{e} par {on} ({n} contre {than}).")
	case e.Kind == game.Missed && e.Than > 0:
		return card.T("{on} misses {card} ({n} against {than}).", "{on} manque {card} ({n} contre {than}).")
	case e.Kind == game.Forfeited && e.From == game.Hand:
		return card.T("{by} forfeits {card} from hand for {n}.", "{by} abandonne {card} depuis sa main (valeur de perte : {n}).")
	case e.Kind == game.LossDue && e.At != 0:
		return card.T("{by} must lose {n} Force ({at}).", "{by} doit perdre {n} Force ({at}).")
	case e.Kind == game.PlacedCard && e.From == game.Out:
		return eventWords[game.WentOut]
	case e.Kind == game.Fired && e.On != 0:
		return card.T("{by} fired {card} at {on}.", "{by} a fait feu avec {card} sur {on}.")
	case e.Kind == game.TargetChosen && e.N == card.One:
		return card.T("{on}: {by} targets {card}, the only possible target.", "{on} : {by} cible {card}, seule cible possible.")
	case e.Kind == game.Chose && e.N == card.One:
		return card.T("{on}: {by} chooses {card}, the only one possible.", "{on} : {by} choisit {card}, seul choix possible.")
	case e.Kind == game.Chose && e.N > card.One:
		return card.T("{on}: {by} chooses {card} (one of {n}).", "{on} : {by} choisit {card} (parmi {n}).")
	case e.Kind == game.TargetChosen && e.N > card.One:
		return card.T("{on}: {by} targets {card} (one of {n}).", "{on} : {by} cible {card} (parmi {n}).")
	case e.Kind == game.Captured && e.On == e.At:
		return card.T("{card} is captured and imprisoned at {on}.", "{card} est capturé{e} et emprisonné{e} à {on}.")
	case e.Kind == game.Captured && e.On != 0:
		return card.T("{card} is captured, held by {on}.", "{card} est capturé{e} ; {on} en a la garde.")
	case e.Kind == game.BattleEnded && e.N == 0:
		return card.T("The battle at {at} is over; nobody has won it.", "La bataille à {at} est terminée ; personne ne l’a gagnée.")
	case e.Kind == game.SabaccOver && e.N > 0:
		return card.T("{card} is broken off without result.", "{card} est interrompu sans résultat.")
	case e.Kind == game.Declined && e.N > 0:
		return card.T("{on}: {by} takes nothing.", "{on} : {by} ne prend rien.")
	case e.Kind == game.Inserted && e.N > 0:
		return card.T("{by} inserts {card} into his own Reserve Deck.", "{by} insère {card} dans sa propre Réserve.")
	case e.Kind == game.ForceUsed && e.On != 0:
		return card.T("{by} uses {n} of the opponent’s Force ({on}).", "{by} utilise {n} Force de l’adversaire ({on}).")
	case e.Kind == game.Retrieved && e.From == game.Hand:
		return card.T("{by} retrieves {card} into hand.", "{by} récupère {card} en main.")
	case e.Kind == game.Revealed && e.At != 0 && e.From == game.Table:
		return card.T("{by} places {card} at {at}.", "{by} place {card} à {at}.")
	case e.Kind == game.Revealed && e.At != 0:
		return card.T("{card} is turned up at {at}.", "{card} est mis{e} face visible à {at}.")
	}
	return say
}

// answers are the words of a yes and of a no to each question.
var answers = [game.Questions][2]card.Text{
	game.Plainly:       {card.T("{on}: {by} says yes.", "{on} : {by} dit oui."), card.T("{on}: {by} says no.", "{on} : {by} dit non.")},
	game.ToPay:         {card.T("{on}: {by} pays.", "{on} : {by} paie."), card.T("{on}: {by} does not pay.", "{on} : {by} ne paie pas.")},
	game.ToDrawBattle:  {card.T("{by} will draw battle destiny.", "{by} va tirer une destinée de bataille."), card.T("{by} draws no battle destiny.", "{by} ne tire pas de destinée de bataille.")},
	game.ToDrawAgainst: {card.T("{by} will draw a destiny against {on}.", "{by} va tirer une destinée contre {on}."), card.T("{by} draws no destiny against {on}.", "{by} ne tire pas de destinée contre {on}.")},
	game.ToRetrieve:    {card.T("{on}: {by} retrieves at random.", "{on} : {by} récupère au hasard."), card.T("{on}: {by} retrieves nothing.", "{on} : {by} ne récupère rien.")},
	game.ToAct:         {card.T("{on}: {by} does what its text allows.", "{on} : {by} fait ce que le texte permet."), card.T("{on}: {by} does not do what its text allows.", "{on} : {by} ne fait pas ce que le texte permet.")},
	game.ToTheFirst:    {card.T("{on}: {by} chooses the first.", "{on} : {by} choisit la première possibilité."), card.T("{on}: {by} chooses the second.", "{on} : {by} choisit la seconde possibilité.")},
	game.ToAgreeOnDraw: {card.T("{by} agrees to a draw.", "{by} accepte la nulle."), card.T("{by} does not agree to a draw.", "{by} refuse la nulle.")},
}

// answered says what a player has answered.
func answered(e *game.Event) card.Text {
	if e.N < 0 {
		return answers[-e.N.Int()][1]
	}
	return answers[e.N.Int()][0]
}

// overExactly says who has won, and why.
func (r *Referee) overExactly(e *game.Event) (say card.Text) {
	switch {
	case !r.S.Ended:
		return say
	case e.N == 0:
		return card.T("The game is over, a draw. {why}", "La partie est terminée, sans vainqueur. {why}")
	}
	winner := sideSubject[e.N.Int()-1]
	winner[card.French] = "l" + winner[card.French][1:]
	return card.Say("The game is over: %s wins. {why}", "La partie est terminée : %s gagne. {why}", winner)
}
