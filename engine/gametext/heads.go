package gametext

// Heads: on which side, as which function, when, how often, at what cost.

type (
	LightSide struct{ face } // the side of a location that faces Light
	DarkSide  struct{ face }

	UsedFunction     struct{ head } // the function of an Interrupt (interrupt.function)
	LostFunction     struct{ head }
	StartingFunction struct{ head }

	During struct { // a top-level action of one's own phase
		head
		Phase Phase
	}
	DuringOpponents struct {
		head
		Phase Phase
	}
	DuringYourTurn      struct{ head }
	DuringOpponentsTurn struct{ head }
	DuringBattle        struct{ head }
	ExceptDuringBattle  struct{ head }

	InsteadOfDrain struct{ head } // here, by a player who could drain

	OncePerTurn   struct{ head }
	OncePerBattle struct{ head }
	OncePerGame   struct{ head }

	UseForce struct { // a cost
		head
		N Amount
	}
	FireFor struct { // the firing of a weapon, at a cost
		head
		N Amount
	}
	FireFree struct{ head }

	If struct { // a condition of the action
		head
		If Cond
	}
)

// Moments that a response answers.
type (
	BattleInitiated struct { // by either player
		head
		At Place
	}
	BattleInitiatedBy struct {
		head
		Who Who
		At  Place
	}
	DrainInitiatedBy struct {
		head
		Who Who
		At  Place
	}
	DestinyDrawnBy struct {
		head
		Who  Who `bind:"destiny"`
		Bind int
	}
	DeployedBy struct {
		head
		Who   Who
		Cards Filter `bind:"cards"`
	}
	BeingDeployed struct {
		head
		Cards Filter `bind:"cards"`
	}
	JustLost struct {
		head
		Cards Filter `bind:"cards"`
	}
	JustForfeited struct {
		head
		Cards Filter `bind:"cards"`
		From  Filter `bind:"cards"`
	}
	ActionInitiated struct{ head } // an Interrupt or a react
	JustPlayed      struct {
		head
		Title string
	}
	AboutToLoseForce struct {
		head
		Who Who
	}
	LostForceInBattle struct {
		head
		Who Who
	}
	BattleWonBy struct {
		head
		Who Who
		At  Place
	}
)

func init() {
	say[Head, LightSide]("light", "Lumière")
	say[Head, DarkSide]("dark", "Obscur")
	say[Head, UsedFunction]("used", "utilisée")
	say[Head, LostFunction]("lost", "perdue")
	say[Head, StartingFunction]("starting", "de départ")
	say[Head, During]("during your {Phase} phase", "pendant votre phase {Phase}")
	say[Head, DuringOpponents]("during opponent's {Phase} phase", "pendant la phase {Phase} de l'adversaire")
	say[Head, DuringYourTurn]("during your turn", "pendant votre tour")
	say[Head, DuringOpponentsTurn]("during opponent's turn", "pendant le tour de l'adversaire")
	say[Head, DuringBattle]("during battle", "pendant une bataille")
	say[Head, ExceptDuringBattle]("except during battle", "sauf pendant une bataille")
	say[Head, InsteadOfDrain]("instead of a Force drain here", "au lieu d'un drain de Force ici")
	say[Head, OncePerTurn]("once per turn", "une fois par tour")
	say[Head, OncePerBattle]("once per battle", "une fois par bataille")
	say[Head, OncePerGame]("once per game", "une fois par partie")
	say[Head, UseForce]("use {N} Force", "utilisez {N} Force")
	say[Head, FireFor]("fire for {N} Force", "tirez pour {N} Force")
	say[Head, FireFree]("fire free", "tirez gratuitement")
	say[Head, If]("if {If}", "si {If}")

	say[Head, BattleInitiated]("if a battle was just initiated {At}", "si une bataille vient d'être engagée {At}")
	say[Head, BattleInitiatedBy]("if {Who} just initiated a battle {At}", "si {Who} vient|venez d'engager une bataille {At}")
	say[Head, DrainInitiatedBy]("if {Who} just initiated a Force drain {At}", "si {Who} vient|venez d'engager un drain de Force {At}")
	say[Head, DestinyDrawnBy]("if {Who} just drew a destiny", "si {Who} vient|venez de tirer une destinée")
	say[Head, DeployedBy]("if {Who} just deployed {Cards}", "si {Who} vient|venez de déployer {Cards}")
	say[Head, BeingDeployed]("if {Cards} is|are being deployed", "si {Cards} est|sont en cours de déploiement")
	say[Head, JustLost]("if {Cards} was|were just lost from table", "si {Cards} vient|viennent d'être perdu|perdue|perdus|perdues depuis la table")
	say[Head, JustForfeited]("if {Cards} was|were just forfeited from {From}", "si {Cards} vient|viennent d'être abandonné|abandonnée|abandonnés|abandonnées depuis {From}")
	say[Head, ActionInitiated]("if an Interrupt or a react was just initiated", "si une interruption ou une réaction vient d'être engagée")
	say[Head, JustPlayed]("if {Title} was just played", "si {Title} vient d'être joué")
	say[Head, AboutToLoseForce]("if {Who} is|are about to lose Force", "si {Who} est|êtes sur le point de perdre de la Force")
	say[Head, LostForceInBattle]("if {Who} just lost Force from a battle", "si {Who} vient|venez de perdre de la Force à cause d'une bataille")
	say[Head, BattleWonBy]("if {Who} just won a battle {At}", "si {Who} vient|venez de gagner une bataille {At}")
}
