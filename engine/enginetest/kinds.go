package enginetest

import (
	"fmt"
	"slices"

	"cantina/engine/game"
)

// answers are what a question of each kind may be answered with; a top-level action may be
// anything else that the game has a verb for.
var answers = map[game.Ask][]game.Verb{
	game.AskRespond: {game.VPlay, game.VUse, game.VDeploy, game.VReact, game.VReactDeploy, game.Pass},
	game.AskTarget: {game.VTarget, game.VDone, game.VNumber, game.VDeploy, game.VReactDeploy, game.VPlay, game.VUse, game.VFire, game.VMove,
		game.VEmbark, game.VDisembark, game.VTransfer, game.VRun, game.VSector, game.VEscape, game.VImprison, game.VSeize, game.VRally,
		game.VFlip}, // a card that lies face down is called by its place
	game.AskNumber:   {game.VNumber},
	game.AskYesNo:    {game.VYes, game.VNo},
	game.AskLose:     {game.VLose},
	game.AskForfeit:  {game.VForfeit, game.VLose, game.VPlay, game.VUse, game.Pass},
	game.AskPlace:    {game.VPlace},
	game.AskStart:    {game.VStart, game.Pass},
	game.AskActivate: {game.VActivate, game.Pass},
	game.AskDraw:     {game.VDraw, game.Pass},
	game.AskOrder:    {game.VUse, game.VUnleash, game.VMove, game.VDone},
}

// ofItsKind tells of an answer that the kind of its question does not have: a table shows
// the question as its kind says.
func ofItsKind(d *game.Decision) error {
	verbs, asks := answers[d.Kind]
	for i := range d.Options {
		if o := &d.Options[i]; asks && !slices.Contains(verbs, o.Verb) {
			return fmt.Errorf("%q answers a question of another kind than %q (%s)", o.Key, d.Prompt[0], d.Rule)
		}
	}
	return nil
}
