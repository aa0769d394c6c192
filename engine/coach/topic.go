package coach

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// A Topic is what an advice is about.
type Topic string

// The topics, in the order of a turn. They are kept in a person's progress by these words.
const (
	Activating Topic = "activate"
	Draining   Topic = "drain"
	Deploying  Topic = "deploy"
	Fighting   Topic = "battle"
	Shooting   Topic = "fire"
	Moving     Topic = "move"
	Drawing    Topic = "draw"
	Forfeiting Topic = "forfeit"
	Losing     Topic = "lose"
	Responding Topic = "respond"
	Using      Topic = "text"
	Others     Topic = ""
)

// Topics names them all but Others.
var Topics = []struct {
	Topic  Topic
	Enough int // so often somebody does it by himself before nothing is said of it any more
	Name   card.Text
}{
	{Activating, 3, card.T("activating Force", "l’activation de la Force")},
	{Draining, 3, card.T("Force drains", "les drains de Force")},
	{Deploying, 10, card.T("deploying", "le déploiement")},
	{Fighting, 3, card.T("battles", "les batailles")},
	{Shooting, 3, card.T("weapons", "les armes")},
	{Moving, 5, card.T("moving", "les déplacements")},
	{Drawing, 3, card.T("drawing cards", "le tirage de cartes")},
	{Forfeiting, 4, card.T("forfeiting", "l’abandon de cartes")},
	{Losing, 6, card.T("losing Force", "la perte de Force")},
	{Responding, 3, card.T("responses", "les réponses")},
	{Using, 5, card.T("what cards say", "ce que disent les cartes")},
}

// TopicOf is what a choice is about: by what it does, or by what its player passes over.
func TopicOf(d *game.Decision, o *game.Option) Topic {
	switch o.Verb {
	case game.VActivate:
		return Activating
	case game.VDrain:
		return Draining
	case game.VDeploy, game.VReplace, game.VReactDeploy:
		return Deploying
	case game.VBattle:
		return Fighting
	case game.VFire:
		return Shooting
	case game.VDraw:
		return Drawing
	case game.VForfeit:
		return Forfeiting
	case game.VLose:
		return Losing
	case game.VPlay, game.VUse:
		if d.Kind == game.AskRespond {
			return Responding
		}
		return Using
	case game.VMove, game.VHyper, game.VText, game.VTransit, game.VSector, game.VShuttle, game.VTakeOff, game.VLand, game.VEmbark:
		return Moving
	}
	return Others
}

// A Progress is how often a person has done what a topic is about of his own accord: by his own
// gesture, and not by taking an advice.
type Progress map[Topic]int

// Knows tells whether nothing need be said of a topic any more.
func (p Progress) Knows(t Topic) bool {
	for _, x := range Topics {
		if x.Topic == t {
			return p[t] >= x.Enough
		}
	}
	return false
}

// Did counts what a person has done of his own accord.
func (p Progress) Did(t Topic) {
	if t != Others {
		p[t]++
	}
}
