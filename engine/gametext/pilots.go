package gametext

// Matching pairs (char.matching), and the top of piles.

type (
	MatchingAboard struct{ cond }
	AtSameSiteOf   struct {
		post
		place
		System string
	}
)

func init() {
	say[Cond, MatchingAboard]("matching pilot is aboard this", "le pilote assorti est à bord")
	say[Post, AtSameSiteOf]("at same {System} site", "au même site de {System}")
	say[Place, AtSameSiteOf]("at same {System} site", "au même site de {System}")
}
