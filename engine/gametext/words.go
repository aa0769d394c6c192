package gametext

import "cantina/engine/card"

// The small closed classes of words. Their values are in the order of the lists
// that name them.
type (
	Who   uint8 // a player as subject
	Whose uint8 // a player as owner
	Cmp   uint8 // a comparison
	Phase uint8 // a phase of the turn
	Pile  uint8 // a pile or the hand
	Stat  uint8 // a number of a card
	Until uint8 // how long a change lasts
)

const (
	You Who = iota
	Opponent
	EachPlayer
)

const (
	Your Whose = iota
	Opponents
)

const (
	Less Cmp = iota
	More
	Equal
	AtLeast
	AtMost
)

const (
	ActivatePhase Phase = iota
	ControlPhase
	DeployPhase
	BattlePhase
	MovePhase
	DrawPhase
)

const (
	ReserveDeck Pile = iota
	ForcePile
	UsedPile
	LostPile
	Hand
)

const (
	Power Stat = iota
	Ability
	Forfeit
	Maneuver
	Armor
	ArmorOrManeuver
	Hyperspeed
	Landspeed
	DeployCost
	DefenseValue
	Destiny
	Politics
	Ferocity
	Parsec
	Immunity // to attrition (battle.attrition.immunity)
)

const (
	RestOfTurn Until = iota
	RestOfBattle
	EndOfYourNextTurn
	NextEndOnTable // that, and as long as the card with the text is on table
	RestOfGame
	StartOfYourNextTurn // turn.start.until
	RestOfDuel
	WhileInForce // as long as the card with the text is on table
)

func init() {
	words[Who](card.T("you", "vous"), card.T("opponent", "l'adversaire"), card.T("each player", "chaque joueur"))
	words[Whose](card.T("your", "votre"), card.T("opponent's", "adverse"))
	words[Cmp](card.T("<", "<"), card.T(">", ">"), card.T("=", "="), card.T(">=", "≥"), card.T("<=", "≤"))
	words[Phase](card.T("activate", "d'activation"), card.T("control", "de contrôle"), card.T("deploy", "de déploiement"),
		card.T("battle", "de bataille"), card.T("move", "de déplacement"), card.T("draw", "de tirage"))
	words[Pile](card.T("Reserve Deck", "Réserve"), card.T("Force Pile", "pile de Force"),
		card.T("Used Pile", "pile utilisée"), card.T("Lost Pile", "pile perdue"), card.T("hand", "main"))
	words[Stat](card.T("power", "la puissance"), card.T("ability", "l'habileté"), card.T("forfeit", "la valeur de perte"),
		card.T("maneuver", "la manœuvre"), card.T("armor", "le blindage"), card.T("armor or maneuver", "le blindage ou la manœuvre"),
		card.T("hyperspeed", "l'hypervitesse"), card.T("landspeed", "la vitesse terrestre"), card.T("deploy cost", "le coût de déploiement"),
		card.T("defense value", "la valeur de défense"), card.T("destiny number", "le chiffre de destinée"),
		card.T("politics", "la politique"), card.T("ferocity", "la férocité"), card.T("parsec", "le parsec"), card.T("immunity to attrition", "l'immunité contre l'attrition"))
	words[Until](card.T("for remainder of turn", "pour le reste du tour"), card.T("for remainder of battle", "pour le reste de la bataille"),
		card.T("until the end of your next turn", "jusqu'à la fin de votre prochain tour"),
		card.T("until the end of your next turn and as long as this is on table", "jusqu'à la fin de votre prochain tour et tant que cette carte est sur la table"),
		card.T("for remainder of game", "pour le reste de la partie"),
		card.T("until the start of your next turn", "jusqu'au début de votre prochain tour"),
		card.T("for remainder of duel", "pour le reste du duel"), card.T("as long as this is on table", "tant que cette carte est sur la table"))
}
