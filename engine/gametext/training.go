package gametext

// What is said of Jedi Tests and of those who take them (chapter 20 of the rules). A test is
// text like any other: where it deploys, whom it targets, at which moment training destiny
// is drawn, and what it gives once it is completed.

type (
	HasPassed struct { // jedi-test.order
		post
		N int
	}
	Quiet struct{ cond } // for a test that asks for a turn of peace (jedi-test.attempt)
)

func init() {
	say[Post, HasPassed]("having completed Jedi Test {N}", "ayant réussi le test Jedi no {N}")
	say[Cond, Quiet]("your cards have not battled, Force drained or trained this turn", "aucune de vos cartes ne s'est battue, n'a drainé de Force ni suivi d'entraînement ce tour-ci")
}
