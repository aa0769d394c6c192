package game

// A Later is what a player could do of his own accord in a later phase of his turn, if both pass
// until then.
type Later struct {
	Phase
	Option
}
