package gametext

// Heads that name a moment of the turn, of a draw or of a drain, and what a player
// pays with besides using Force.

type (
	AtStartOfTurn struct { // turn.start.mandatory, turn.start.optional
		head
		Whose Whose
	}
	AtEndOfTurn struct { // turn.end.mandatory, turn.end.optional
		head
		Whose Whose
	}
	MustDuring struct { // action.mandatory
		head
		Phase Phase
	}
	LoseAsCost struct { // life.lose.as-cost
		head
		N Amount
	}
	DrainedBy struct { // drain.response.drained
		head
		Who Who
		At  Place
	}
	AboutToDraw struct { // destiny.about-to
		head
		Who Who
	}
	DestinyTargeting struct { // action.target.destiny-targeting
		head
		Who   Who `bind:"destiny"`
		Bind  int
		Stat  Stat
		Cards Filter
	}
	DrawnForDestiny struct{ head } // destiny.drawn-text
	AboutToLeave    struct {       // leave.about-to
		head
		Cards Filter `bind:"cards"`
	}
	AboutToBattle struct { // action.before
		head
		Who Who
	}
	AboutToDrawBattle struct { // destiny.about-to
		head
		Who Who
		At  Place
	}
	AboutToBeLost struct { // leave.about-to
		head
		Cards Filter `bind:"cards"`
	}
	ImmuneFunction struct { // action.immune
		head
		Title string
	}
	AboutToDrain struct { // action.before
		head
		Who Who
		At  Place
	}
	AboutToDeploy struct { // action.before
		head
		Who   Who
		Cards Filter `bind:"cards"`
	}
	AboutToMove struct { // action.before
		head
		Cards Filter `bind:"cards"`
	}
	ActionTargeting struct { // action.target.retarget
		head
		Cards Filter `bind:"cards"`
	}
	WhenRevealed struct{ head } // insert.reveal
)

func init() {
	say[Head, AtStartOfTurn]("at the start of {Whose} turn", "au début {Whose:de votre tour|du tour de l'adversaire}")
	say[Head, AtEndOfTurn]("at the end of {Whose} turn", "à la fin {Whose:de votre tour|du tour de l'adversaire}")
	say[Head, MustDuring]("must during your {Phase} phase", "obligatoirement pendant votre phase {Phase}")
	say[Head, LoseAsCost]("lose {N} Force", "perdez {N} Force")
	say[Head, DrainedBy]("if {Who} just Force drained {At}", "si {Who} vient|venez d'effectuer un drain de Force {At}")
	say[Head, AboutToDraw]("if {Who} is|are about to draw destiny", "si {Who} est|êtes sur le point de tirer une destinée")
	say[Head, DestinyTargeting]("if {Who} just drew a destiny targeting {Stat} of {Cards}", "si {Who} vient|venez de tirer une destinée visant {Stat} de {Cards}")
	say[Head, DrawnForDestiny]("if this was just drawn for destiny", "si cette carte vient d'être tirée comme destinée")
	say[Head, AboutToLeave]("if {Cards} is|are about to leave table", "si {Cards} est|sont sur le point de quitter la table")
	say[Head, AboutToBattle]("if {Who} is|are about to initiate a battle", "si {Who} est|êtes sur le point d'engager une bataille")
	say[Head, AboutToDrawBattle]("if {Who} is|are about to draw battle destiny {At}", "si {Who} est|êtes sur le point de tirer une destinée de bataille {At}")
	say[Head, AboutToBeLost]("if {Cards} is|are about to be lost", "si {Cards} est|sont sur le point d'être perdu|perdue|perdus|perdues")
	say[Head, ImmuneFunction]("immune to {Title}", "insensible à {Title}")
	say[Head, AboutToDrain]("if {Who} is|are about to initiate a Force drain {At}", "si {Who} est|êtes sur le point d'engager un drain de Force {At}")
	say[Head, AboutToDeploy]("if {Who} is|are about to deploy {Cards}", "si {Who} est|êtes sur le point de déployer {Cards}")
	say[Head, AboutToMove]("if {Cards} is|are about to move", "si {Cards} est|sont sur le point de se déplacer")
	say[Head, ActionTargeting]("if an action targeting {Cards} was just initiated", "si une action ciblant {Cards} vient d'être engagée")
	say[Head, WhenRevealed]("when revealed", "une fois révélée")
}
