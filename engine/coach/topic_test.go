package coach

import (
	"testing"

	"cantina/engine/card"
	"cantina/engine/game"
)

func TestProgress(t *testing.T) {
	p := Progress{}
	for n := range 4 {
		if p.Knows(Draining) != (n >= 3) {
			t.Errorf("after %d drains: %v", n, p.Knows(Draining))
		}
		p.Did(Draining)
		p.Did(Others)
	}
	if p.Knows(Deploying) || p.Knows(Others) || len(p) != 1 {
		t.Errorf("%v", p)
	}
}

// Every topic has a name in both languages and is known some time.
func TestTopics(t *testing.T) {
	seen := map[Topic]bool{}
	for _, x := range Topics {
		if x.Topic == Others || x.Enough < 1 || seen[x.Topic] {
			t.Errorf("%+v", x)
		}
		seen[x.Topic] = true
		for l := range card.Langs {
			if x.Name[l] == "" {
				t.Errorf("%s has no name in %s", x.Topic, l.Code())
			}
		}
	}
	for v := range game.Verbs {
		for _, kind := range []game.Ask{game.AskAction, game.AskRespond} {
			if topic := TopicOf(&game.Decision{Kind: kind}, &game.Option{Verb: v}); topic != Others && !seen[topic] {
				t.Errorf("%s is about %q", v, topic)
			}
		}
	}
}
