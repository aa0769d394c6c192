package rules

import (
	"strings"
	"testing"

	"cantina/engine/gametext"
)

// A second executor of a phrase is refused, and the refusal names the phrase.
func TestOneExecutor(t *testing.T) {
	defer func() {
		if s, _ := recover().(string); !strings.Contains(s, "gametext.WherePresent") {
			t.Errorf("a second executor of gametext.WherePresent: %q", s)
		}
	}()
	post(func(*compiler, gametext.WherePresent) matcher { return nil })
}
