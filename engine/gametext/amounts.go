package gametext

import "cantina/engine/card"

// An Amount is a number said in words, as a tree.

type (
	Number struct {
		amount
		N card.Num
	}
	X           struct{ amount } // chosen by the player where it is first used
	ThatDestiny struct {
		amount
		Ref int
	}
	ThatMuch struct {
		amount
		Ref int
	}
	ForceRetrieved struct{ amount } // so far by this text (life.retrieve)
	Total          struct{ amount } // the total of the destinies drawn so far
	TotalPlus      struct {
		amount
		By Delta
	}
	StatOf struct {
		amount
		Stat  Stat
		Cards Filter
	}
	Minus struct {
		amount
		A card.Num
		B Amount
	}
	Count struct {
		amount
		Cards Filter
	}
)

func (ThatDestiny) refersTo() string { return "destiny" }
func (ThatMuch) refersTo() string    { return "destiny" }

// A Change is what a modifier does to a number.
type Change interface{ isChange() }
type change struct{}

func (change) isChange() {}

type (
	By struct {
		change
		By Delta
	}
	ForEach struct {
		change
		By    Delta
		Cards Filter
	}
	ForEachIcon struct { // presence.force-icons
		change
		By   Delta
		Side ForceSide
		At   Place
	}
	ForEachLimited struct { // value.limit
		change
		By    Delta
		Cards Filter
		Limit Delta
	}
	ForEachPair struct { // battle.power.pairs
		change
		By   Delta
		A, B Filter
	}
)

// A ForceSide is a side of the Force.
type ForceSide uint8

const (
	DarkForce ForceSide = iota
	LightForce
)

func init() {
	words[ForceSide](card2("dark", "du côté obscur"), card2("light", "du côté lumineux"))
	say[Amount, Number]("{N}", "{N}")
	say[Amount, X]("X", "X")
	say[Amount, ThatDestiny]("that destiny", "cette destinée")
	say[Amount, ThatMuch]("that much", "autant de")
	say[Amount, Total]("total", "le total")
	say[Amount, ForceRetrieved]("number of Force retrieved", "le nombre de Force récupérées")
	say[Amount, TotalPlus]("total {By}", "le total {By}")
	say[Amount, StatOf]("{Stat} of {Cards}", "{Stat} de {Cards}")
	say[Amount, Minus]("({A} minus {B})", "({A} moins {B})")
	say[Amount, Count]("number of {Cards many}", "le nombre de {Cards many}")

	say[Change, By]("{By}", "{By}")
	say[Change, ForEach]("{By} for {Cards}", "{By} pour {Cards}")
	say[Change, ForEachIcon]("{By} for each {Side} Force icon {At}", "{By} pour chaque icône de Force {Side} {At}")
	say[Change, ForEachLimited]("{By} for {Cards} (limit {Limit})", "{By} pour {Cards} (limite {Limit})")
	say[Change, ForEachPair]("{By} for each pair of {A} and {B}", "{By} pour chaque paire formée de {A} et de {B}")
}
