package card

// A Starting is what a player chose to start with, each a slug of his deck or ""
// for none (start.kinds, deck.no-start).
type Starting struct {
	Start     string `json:",omitempty"` // starting location, or Objective
	Effect    string `json:",omitempty"` // Starting Effect
	Interrupt string `json:",omitempty"` // Interrupt with a starting function
}

// A Deck is what a player brings to a game: a name and the slugs of his cards, one
// for each copy; those beside it lie under his Starting Effect, if he has one that holds
// them (deck.starting-effect.count).
type Deck struct {
	Name    string
	Side    Side
	Cards   []string
	Outside []string `json:",omitempty"`
	Starting
}
