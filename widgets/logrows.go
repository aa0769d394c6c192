package widgets

import (
	"strconv"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/say"
)

// A logRow is what stands in one place of the log: what is told by one or several lines of it.
type logRow struct {
	line    *game.LogLine // the first of them
	at      int           // which that is
	text    string        // "" only of a heading
	heading bool          // a turn begins over it
}

// logRows are the rows of a log, oldest first: what is said several times in a row stands once,
// phases in which nothing happened share one row, and what only begins what the next line tells is
// left out. Of a search, those stand whose words hold each word of it.
func logRows(log []game.LogLine, lang card.Lang, search string) (out []logRow) {
	words := strings.Fields(strings.ToLower(search))
	turn := -1 // of the newest heading
	add := func(i int, text string) {
		low := strings.ToLower(text)
		for _, w := range words {
			if !strings.Contains(low, w) {
				return
			}
		}
		if text == "" && len(words) > 0 {
			return
		}
		l := &log[i]
		out = append(out, logRow{line: l, at: i, text: text, heading: l.Turn != turn && (l.Turn > 0 || text == "")})
		turn = l.Turn
	}
	var idle []string // the phases in which nothing happened
	first := 0        // the line of the first of them
	flush := func() {
		if len(idle) > 0 {
			add(first, sentence(say.In(lang, "log.idle", strings.Join(idle, ", "))))
		}
		idle = nil
	}
	for i := 0; i < len(log); i++ {
		l, times := &log[i], 1
		switch {
		case l.Kind == game.PhaseStarted && i+1 < len(log) && (log[i+1].Kind == game.PhaseStarted || log[i+1].Kind == game.TurnStarted):
			if ph := game.Phase(l.N.Int()); ph >= game.Activate && ph <= game.Draw {
				if len(idle) == 0 {
					first = i
				}
				idle = append(idle, game.PhaseNames[ph][lang])
			}
			continue
		case l.Kind == game.TurnStarted && i > 0:
			flush()
			add(i, "")
			continue
		case begun(log[i:]):
			continue
		}
		flush()
		at := i
		for i+1 < len(log) && same(&log[i+1], l) {
			i++
			times++
		}
		add(at, often(sentence(l.Say[lang]), times))
	}
	flush()
	return out
}

// same tells whether two lines say the same, one after the other.
func same(a, b *game.LogLine) bool {
	return a.Kind == b.Kind && a.By == b.By && a.Turn == b.Turn && a.Say == b.Say
}

// often is a text that was said so many times in a row.
func often(s string, times int) string {
	if times > 1 {
		s += " ×" + strconv.Itoa(times)
	}
	return s
}

// begun tells whether the first of lines only begins what one of the next tells.
func begun(lines []game.LogLine) bool {
	done := game.None
	switch lines[0].Kind {
	case game.DeployStarted:
		done = game.Deployed
	case game.MoveStarted:
		done = game.Moved
	case game.DrainStarted:
		done = game.Drained
	default:
		return false
	}
	for _, l := range lines[1:min(len(lines), 5)] {
		if l.Kind == done && l.Card == lines[0].Card && l.By == lines[0].By {
			return true
		}
	}
	return false
}
