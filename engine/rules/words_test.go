package rules

import (
	"strings"
	"testing"

	"cantina/engine/gametext"
	"cantina/engine/position"
)

// A second executor of a phrase is refused, and the refusal names the phrase.
func TestOneExecutor(t *testing.T) {
	defer func() {
		if s, _ := recover().(string); !strings.Contains(s, "gametext.AtLocation") {
			t.Errorf("a second executor of gametext.AtLocation: %q", s)
		}
	}()
	position.Post(func(*position.Compiler, gametext.AtLocation) position.Matcher { return nil })
}
