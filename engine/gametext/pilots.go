package gametext

// Matching pairs (char.matching), and the top of piles.

type (
	PeekTopMany struct {
		step
		N     int
		Whose Whose
		Pile  Pile
	}
	MatchingAboard struct{ cond }
	AtSameSiteOf   struct {
		post
		System string
	}
)

func init() {
	say[Step, PeekTopMany]("peek at top {N} cards of {Whose} {Pile}", "regarder les {N} cartes du dessus de {Whose:votre|la} {Pile} {Whose:|de l'adversaire}")
	say[Cond, MatchingAboard]("matching pilot is aboard this", "le pilote assorti est à bord")
	say[Post, AtSameSiteOf]("at same {System} site", "au même site de {System}")
}
