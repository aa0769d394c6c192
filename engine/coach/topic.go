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
	Others     Topic = ""
)

// Topics names them all but Others.
var Topics = []struct {
	Topic Topic
	Name  card.Text
}{
	{Activating, card.T("activating Force", "l’activation de la Force")},
	{Draining, card.T("Force drains", "les drains de Force")},
	{Deploying, card.T("deploying", "le déploiement")},
	{Fighting, card.T("battles", "les batailles")},
	{Shooting, card.T("weapons", "les armes")},
	{Moving, card.T("moving", "les déplacements")},
	{Drawing, card.T("drawing cards", "le tirage de cartes")},
	{Forfeiting, card.T("forfeiting", "l’abandon de cartes")},
	{Losing, card.T("losing Force", "la perte de Force")},
	{Responding, card.T("responses", "les réponses")},
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
	case game.VMove, game.VHyper, game.VText, game.VTransit, game.VSector, game.VShuttle, game.VTakeOff, game.VLand, game.VEmbark:
		return Moving
	}
	return Others
}

// Enough is how often somebody does something by himself before nothing is said of it any more.
const Enough = 3

// A Progress is how often a person has done what a topic is about, of his own accord: no advice
// on it stood beside the table, or another option was taken than was advised.
type Progress map[Topic]int

// Knows tells whether nothing need be said of a topic any more.
func (p Progress) Knows(t Topic) bool { return p[t] >= Enough }

// Did counts a choice. One that only follows the advice shown counts half: every second time.
func (p Progress) Did(t Topic, advised bool) {
	if t == Others {
		return
	}
	if advised {
		p[t+half]++
		if p[t+half] < 2 {
			return
		}
		delete(p, t+half)
	}
	p[t]++
}

// half marks what a Progress counts of choices that followed an advice.
const half = Topic(" advised")
