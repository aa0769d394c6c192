package rules

import "cantina/engine/game"

// newest tells whether this game reads the rules in doubt as the newest rulebook
// does, where the extracts that the rules follow otherwise rule differently. Each
// place that asks says both readings, and has a scene for both.
func (g *Game) newest() bool { return g.S.Options.Edition == game.Newest }
