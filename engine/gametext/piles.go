package gametext

// Steps that move cards from and to piles, by units of Force or by name, and what is
// told about draws and drains.

type (
	RetrieveForce struct { // life.retrieve
		step
		N int
	}
	LoseForceFrom struct { // life.lose.from
		step
		Who  Who
		N    int
		Pile Pile
	}
	ActivateForce struct { // turn.activate.forced
		step
		Who Who
		N   int
	}
	DrawCards struct { // turn.draw.forced
		step
		Who Who
		N   int
	}
	DrawUpTo struct {
		step
		N int
	}
	LoseAtRandom struct { // pile.random
		step
		Who Who
		N   int
	}
	UsedAtRandom struct { // pile.random
		step
		N int
	}
	ExchangeTop struct { // pile.exchange
		step
		Pile Pile
	}
	StackOnThis struct { // state.stacked
		step
		Cards Filter
	}
	StackFromHand struct{ step }
	ToHand        struct {
		step
		Cards Filter
	}
	AtEndOfThisTurn struct { // state.inactive.scheduled
		step
		Do Step
	}
	ExchangeCard struct { // pile.exchange
		step
		Cards Filter
		Pile  Pile
	}
	InsertIntoDeck struct{ step } // insert.def
	InsertIntoOwn  struct{ step } // insert.def
	NewTarget      struct{ step } // action.target.retarget
)

// Draws (destiny.*).
type (
	DestinyChange struct { // destiny.modify-draw-total
		step
		By Delta
	}
	TakeDestinyCard struct{ step } // destiny.card-vs-value
	ExchangeDestiny struct{ step } // destiny.exchange
	InsteadOfDraw   struct {       // destiny.substitute
		step
		N Amount
	}
	DrawAndChoose struct { // destiny.choose
		step
		N      int `bind:"destiny"`
		Bind   int
		Choose int
	}
	DrawInstead struct { // destiny.choose
		step
		N      int `bind:"destiny"`
		Bind   int
		Choose int
	}
)

// Drains (drain.*) and other standing rules.
type (
	DrainLimit struct { // drain.limit
		rule
		Who Who
		N   int
	}
	HalfDrains struct { // ex.drain.7
		rule
		Who Who
	}
	AddsPlaces struct { // leave.lost-capacity
		rule
		N     int
		Cards Filter
	}
	MustUseFirst struct { // action.cost
		rule
		N     int
		Cards Filter
	}
)

func init() {
	say[Step, RetrieveForce]("retrieve {N} Force", "récupérer {N} Force")
	say[Step, LoseForceFrom]("{Who} loses|lose {N} Force from {Pile}", "{Who} perd|perdez {N} Force depuis la {Pile}")
	say[Step, ActivateForce]("{Who} activates|activate {N} Force", "{Who} active|activez {N} Force")
	say[Step, DrawCards]("{Who} draws|draw {N} card|cards from Force Pile", "{Who} tire|tirez {N} carte|cartes de la pile de Force")
	say[Step, DrawUpTo]("draw up to {N} card|cards from Force Pile", "tirer jusqu'à {N} carte|cartes de la pile de Force")
	say[Step, LoseAtRandom]("{Who} loses|lose {N} card|cards from hand at random", "{Who} perd|perdez au hasard {N} carte|cartes de la main")
	say[Step, UsedAtRandom]("place {N} card|cards at random from opponent's hand in Used Pile", "placer au hasard {N} carte|cartes de la main de l'adversaire dans sa pile de cartes utilisées")
	say[Step, ExchangeTop]("exchange a card from hand with top card of your {Pile}", "échanger une carte de votre main avec la carte du dessus de votre {Pile}")
	say[Step, ExchangeCard]("exchange a card from hand with {Cards} from {Pile}", "échanger une carte de votre main avec {Cards} depuis la {Pile}")
	say[Step, StackOnThis]("stack {Cards} on this", "empiler {Cards} sur cette carte")
	say[Step, StackFromHand]("stack a card from hand on this", "empiler une carte de votre main sur cette carte")
	say[Step, ToHand]("return {Cards} to hand", "remettre {Cards} en main")
	say[Step, AtEndOfThisTurn]("at the end of this turn, {Do}", "à la fin de ce tour, {Do}")
	say[Step, InsertIntoDeck]("insert into opponent's Reserve Deck", "insérer dans la pile de cartes de réserve de l'adversaire")
	say[Step, InsertIntoOwn]("insert face up into your Reserve Deck", "insérer face visible dans votre pile de cartes de réserve")
	say[Step, NewTarget]("choose a new target for that action", "choisir une nouvelle cible pour cette action")

	say[Step, DestinyChange]("that destiny is {By}", "cette destinée est de {By}")
	say[Step, TakeDestinyCard]("take the card just drawn into hand", "prendre en main la carte qui vient d'être tirée")
	say[Step, ExchangeDestiny]("exchange the card just drawn with a card from hand", "échanger la carte qui vient d'être tirée avec une carte de votre main")
	say[Step, InsteadOfDraw]("use {N} instead of drawing", "utiliser {N} au lieu de tirer")
	say[Step, DrawAndChoose]("draw {N} destiny|destinies and choose {Choose}", "tirer {N} destinée|destinées et en choisir {Choose}")

	say[Step, DrawInstead]("instead draw {N} destiny|destinies and choose {Choose}", "tirer à la place {N} destinée|destinées et en choisir {Choose}")

	say[Rule, DrainLimit]("{Who} loses|lose no more than {N} Force from each Force drain", "{Who} ne perd|perdez pas plus de {N} Force par drain de Force")
	say[Rule, HalfDrains]("{Who} loses|lose half as much Force from each Force drain (rounded up)", "{Who} perd|perdez moitié moins de Force par drain de Force (arrondi au supérieur)")
	say[Rule, AddsPlaces]("adds {N} pilot place|places to {Cards}", "ajoute {N} place|places de pilote à {Cards}")
	say[Rule, MustUseFirst]("{N} Force must be used before {Cards} is|are played", "{N} Force doit être utilisée avant que {Cards} soit|soient joué|jouée|joués|jouées")
}
