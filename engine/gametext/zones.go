package gametext

import (
	"reflect"

	"cantina/engine/card"
)

// Out of what cards are taken and into what they are put. Whose pile it is is always said.

type (
	FromPile struct { // looked through (pile.search)
		from
		Whose Whose
		Pile  Pile
	}
	FromTop struct { // unseen, from the top down
		from
		Whose Whose
		Pile  Pile
	}
	Among struct { // some of those on top, which both players see
		from
		N     int
		Whose Whose
		Pile  Pile
	}
	Lying struct {
		from
		Where Lie
	}

	OnTop struct {
		into
		Whose Whose
		Pile  Pile
	}
	Beyond struct {
		into
		Where Rest
	}

	AtRandom struct{ chance } // pile.random
)

// A Lie is where cards lie that are in no pile.
type Lie uint8

const (
	JustDrawn     Lie = iota // as the destiny in question (destiny.card-vs-value)
	Stacked                  // below this card (state.stacked)
	JustSeen                 // on top of a pile, where this text has peeked at it (pile.peek)
	FaceDownThere            // face down at some location
)

// A Rest is where cards come to lie that go into no pile.
type Rest uint8

const (
	OnThis       Rest = iota // stacked (state.stacked)
	OutOfPlayNow             // zone.out-of-play
	OpenOnThis               // stacked, where both players see it (pile.look)
	ClosedOnThis             // stacked face down
	UsedWithAll
	HandWithAll // of each card's owner
)

// Stacks tells whether cards come to lie on the card with the text (state.stacked).
func Stacks(x Into) bool {
	to, beyond := x.(Beyond)
	return beyond && to.Where != OutOfPlayNow && to.Where != UsedWithAll && to.Where != HandWithAll
}

// A Chance says that nobody chooses.
type Chance interface{ isChance() }
type chance struct{}

func (chance) isChance() {}

// An Agent is a player who does what the text says; nobody is named if it is "you".
type Agent interface{ isAgent() }
type agent struct{}

func (agent) isAgent() {}

type Another struct {
	agent
	Who Who
}

func (x Another) agrees() agreement { return agreeWith(reflect.ValueOf(x.Who), card.English) }

// suits refuses "you retrieve": that is what a step says without a player.
func (x Another) suits(Context) string {
	if x.Who == You {
		return `"you" goes without saying; right: retrieve 1 Force`
	}
	return ""
}

// Each says for what so much is counted, or for whom something is done.
type Each interface{ isEach() }
type each struct{}

func (each) isEach() {}

type (
	PerCard struct {
		each
		Cards Filter
	}
	PerIcon struct { // presence.force-icons
		each
		Side ForceSide
		At   Place
	}
	PerPair struct { // battle.power.pairs
		each
		A, B Filter
	}
)

// Steps that move cards between piles, hands, stacks and the table.
type (
	Take struct { // from table if nothing is said
		step
		How   Taking
		Cards Filter
		From  From
	}
	Put struct {
		step
		Cards  Filter `bind:"cards"`
		Chance Chance
		From   From
		Into   Into
	}
	Exchange struct { // pile.exchange, destiny.exchange
		step
		Cards Filter
		From  From
		With  Filter
		Of    From
	}
	PlayFrom struct { // shield.play, shield.limit
		step
		Cards Filter
		From  From
	}
	Relocate struct { // move.relocate; from table if nothing is said, else leave.just-lost
		step
		Cards Filter
		From  From
		To    Filter
	}
	PeekAt struct { // pile.peek
		step
		Cards  Filter `bind:"cards"`
		Chance Chance
		From   From
		Each   Each
	}
	LookAt struct {
		step
		Whose Whose
		Pile  Pile
	}
	HandleForce struct {
		step
		By   Agent
		Do   Handling
		N    Amount `bind:"number"`
		Bind int
		From From // of a loss (life.lose.from)
		Into Into // where what is lost comes to lie, if not in the Lost Pile
		Each Each
	}
	HigherRetrieves struct { // life.retrieve.random
		step
		N int
	}
)

// Taking is how a card comes into a player's hand.
type Taking uint8

const (
	Takes  Taking = iota
	Steals        // the opponent's (steal.def)
)

// Handling is what a player does with Force.
type Handling uint8

const (
	Retrieves     Handling = iota // life.retrieve
	Activates                     // turn.activate.forced
	Loses                         // life.lose
	ActivatesUpTo                 // value.upto
	Uses                          // as much of it as there is (action.cost)
	LosesAll                      // a loss that nothing reduces (value.forbidden)
)

// suits: what is on table and taken, or put somewhere, has been named before.
func (x Take) suits(Context) string {
	return named(x.Cards, x.From, "take a droid from your Reserve Deck into hand")
}
func (x Put) suits(Context) string {
	return named(x.Cards, x.From, "place a droid from your hand on top of your Used Pile")
}

// binds: what was found in a pile and put somewhere is named if a step after it speaks of it.
func (x Put) binds(c *Clause) bool {
	if _, found := x.From.(FromPile); !found || x.Chance != nil || len(x.Cards.Nouns) == 0 {
		return false
	}
	noun, after, said := x.Cards.Nouns[len(x.Cards.Nouns)-1], false, false
	for _, s := range c.Steps {
		Walk(s, func(n any) bool {
			if put, is := n.(Put); is && put.Cards.Pos == x.Cards.Pos {
				after = true
				return false
			}
			f, is := n.(*Filter)
			said = said || after && is && f.Det == DetThat && len(f.Nouns) > 0 && (x.Cards.isA(f.Nouns[0]) > 0 || f.Nouns[0] == noun)
			return true
		})
	}
	return said
}

// suits: what the player himself uses is a price.
func (x HandleForce) suits(Context) string {
	if x.Do == Uses && x.By == nil {
		return "what you use is a price; right: use 1 Force: draw 1 destiny"
	}
	return ""
}

func named(f Filter, from From, right string) string {
	if from != nil || f.Det == DetThat || f.Det == DetThose || f.Det == DetThis {
		return ""
	}
	return "it does not say from where; right: " + right
}

// french says "activer une Force égale à cette destinée", "récupérer une Force égale à la
// valeur de perte de ce rebelle", "activer de la Force jusqu'à hauteur de cette destinée".
func (x HandleForce) french(w *writer, host agreement, space bool) {
	w.spaced(reflect.ValueOf(&x.By).Elem(), "", host, space)
	space = space || x.By != nil
	found, is := x.N.(Found)
	_, stat := x.N.(StatOf)
	_, sum := x.N.(PlusOrMinus)
	equal, do, amount := is && found.What == ThatDestiny || stat || sum, x.Do, "une Force égale à"
	if equal && do == ActivatesUpTo {
		do, amount = Activates, "de la Force jusqu'à hauteur de"
	}
	w.spaced(reflect.ValueOf(do), "", host, space)
	if equal {
		w.put(amount, true)
		w.spaced(reflect.ValueOf(&x.N).Elem(), "", agreement{}, true)
	} else {
		w.spaced(reflect.ValueOf(&x.N).Elem(), "inf", agreement{}, true)
		w.put("Force", true)
	}
	w.spaced(reflect.ValueOf(&x.From).Elem(), "", host, true)
	w.spaced(reflect.ValueOf(&x.Into).Elem(), "", host, true)
	w.spaced(reflect.ValueOf(&x.Each).Elem(), "", host, true)
}

func init() {
	say[From, FromPile]("from {Whose} {Pile}", "{Pile:depuis|depuis|depuis|depuis|de} {Whose:votre|la} {Pile} {Whose:|de l'adversaire}")
	say[From, FromTop]("from top of {Whose} {Pile}", "du dessus de {Whose:votre|la} {Pile} {Whose:|de l'adversaire}")
	say[From, Among]("from top {N} cards of {Whose} {Pile}", "parmi les {N} cartes du dessus de {Whose:votre|la} {Pile} {Whose:|de l'adversaire}")
	words[Lie](card.T("just drawn", "qui vient d'être tiré|qui vient d'être tirée|qui viennent d'être tirés|qui viennent d'être tirées"), card.T("stacked on this", "empilé sur cette carte|empilée sur cette carte|empilés sur cette carte|empilées sur cette carte"),
		card.T("just peeked at", "qui vient d'être regardé|qui vient d'être regardée|qui viennent d'être regardés|qui viennent d'être regardées"),
		card.T("lying face down at a location", "posé face cachée à une localisation|posée face cachée à une localisation|posés face cachée à une localisation|posées face cachée à une localisation"))
	say[From, Lying]("{Where}", "{Where}")
	say[Into, OnTop]("on top of {Whose} {Pile}", "sur {Whose:votre|la} {Pile} {Whose:|de l'adversaire}")
	words[Rest](card.T("on this", "sur cette carte"), card.T("out of play", "hors jeu"), card.T("face up on this", "face visible sur cette carte"), card.T("face down on this", "face cachée sur cette carte"),
		card.T("in Used Pile with all cards on it", "dans la pile utilisée de son propriétaire, avec toutes les cartes qui se trouvent dessus"),
		card.T("in hand with all cards on it", "dans la main de son propriétaire, avec toutes les cartes qui se trouvent dessus"))
	say[Into, Beyond]("{Where}", "{Where}")
	say[Chance, AtRandom]("at random", "au hasard")

	words[Taking](card.T("take", "prendre en main"), card.T("steal", "voler et prendre en main"))
	say[Step, Take]("{How} {Cards} {From?} into hand", "{How} {Cards} {From?}")
	say[Step, Put]("place {Cards} {Chance?} {From?} {Into}", "placer {Chance?} {Cards} {From?} {Into}")
	say[Step, PlayFrom]("play {Cards} {From}", "jouer {Cards} {From}")
	say[Step, Exchange]("exchange {Cards} {From} with {With} {Of}", "échanger {Cards} {From} contre {With} {Of}")
	say[Step, Relocate]("relocate {Cards} {From?} to {To}", "relocaliser {Cards} {From?} à {To}")
	say[Step, PeekAt]("peek at {Cards} {Chance?} {From?} {Each?}", "regarder {Cards} {From?} {Chance?} {Each?}")
	say[Step, LookAt]("look at {Whose} {Pile}", "regarder {Whose:votre|la} {Pile} {Whose:|de l'adversaire}")
	say[Each, PerCard]("for {Cards}", "pour {Cards}")
	say[Each, PerIcon]("for each {Side} Force icon {At}", "pour chaque icône de Force {Side} {At}")
	say[Each, PerPair]("for each pair of {A} and {B}", "pour chaque paire formée de {A} et de {B}")
	say[Agent, Another]("{Who}", "{Who}")
	say[Step, HigherRetrieves]("player with higher total may retrieve {N} card|cards at random", "le joueur au plus haut total peut récupérer {N} carte|cartes au hasard")
	words[Handling](card.T("retrieves|retrieve", "récupère|récupérer|récupèrent"), card.T("activates|activate", "active|activer|activent"),
		card.T("loses|lose", "perd|perdre|perdent"),
		card.T("activates up to|activate up to", "active jusqu'à|activer jusqu'à|activent jusqu'à"),
		card.T("uses|use", "utilise|utiliser|utilisent"),
		card.T("loses, without reduction,|lose, without reduction,", "perd, sans réduction possible,|perdre, sans réduction possible,|perdent, sans réduction possible,"))
	say[Step, HandleForce]("{By?} {Do} {N} Force {From?} {Into?} {Each?}", "{By?} {Do} {N inf} Force {From?} {Into?} {Each?}")
}
