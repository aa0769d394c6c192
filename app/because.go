package app

import (
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/say"
)

// because says why a player is asked, in words that both may hear: what has happened, and what
// he is to do.
func (t *table) because() string {
	v := t.s.Common()
	if v == nil || v.Prompt == nil {
		return ""
	}
	who, d := playerFirst(t.s.Header().Names, v.Seat), v.Prompt
	asks := say.T("because.chooses", who)
	switch d.Kind {
	case game.AskAction:
		asks = say.T("because.acts", who)
	case game.AskRespond:
		asks = say.T("because.answers", who)
	case game.AskLose:
		asks = say.T("because.loses", who, max(d.Left, 1))
	case game.AskForfeit:
		asks = say.T("because.pays", who)
	}
	if done := t.done(v); done != "" {
		return say.T("because.after", done, asks)
	}
	return asks
}

// done is the newest of what both have seen that leads to a question: "Ann has drained 2 at Mos
// Eisley"; "" if there is none in this turn.
func (t *table) done(v *game.View) string {
	words := map[game.Kind]string{
		game.TurnStarted: "because.turn", game.Drained: "because.drained", game.DrainStarted: "because.drains", game.BattleStarted: "because.battle",
		game.Played: "because.played", game.ActionStarted: "because.used", game.Deployed: "because.deployed", game.DeployStarted: "because.deployed", game.Moved: "because.moved",
		game.Fired: "because.fired", game.BattleWon: "because.won",
	}
	for i := len(v.Log) - 1; i >= 0; i-- {
		l := &v.Log[i]
		if slices.Contains(outcomes, l.Kind) {
			return t.outcome(l)
		}
		key := words[l.Kind]
		if key == "" {
			continue
		}
		args := []any{playerFirst(t.s.Header().Names, l.By)}
		switch l.Kind {
		case game.TurnStarted:
		case game.BattleWon:
			args = append(args, titleIn(v, l.At))
		case game.Drained:
			args = append(args, l.N.String(), titleIn(v, l.At))
		case game.DrainStarted, game.BattleStarted:
			args = append(args, titleIn(v, l.At))
		default:
			if l.Def == nil {
				continue
			}
			args = append(args, l.Def.Title)
		}
		if args[len(args)-1] == "" {
			continue
		}
		return say.T(key, args...)
	}
	return ""
}

// outcomes are what ends something that both have seen begin: what it came to is what happened last,
// and no longer its beginning.
var outcomes = []game.Kind{game.WasHit, game.Missed, game.Forfeited, game.WasLost, game.Captured, game.Escaped, game.BattleEnded, game.AttackEnded, game.DuelWon, game.DuelOver, game.CombatWon, game.CombatOver,
	game.SabaccWon, game.SabaccOver, game.RaceWon, game.RaceOver, game.Canceled}

// outcome says what something came to: who has won a battle by his name, all else as the log has it.
func (t *table) outcome(l *game.LogLine) string {
	if l.Kind == game.BattleEnded && l.N > 0 {
		winner := card.Side(l.N - 1) // as BattleEnded has it
		if at := titleIn(t.s.Common(), l.At); at != "" {
			return say.T("because.won", playerFirst(t.s.Header().Names, winner), at)
		}
	}
	return strings.TrimSuffix(l.Say[say.Lang()], ".")
}

// titleIn is the title of a card that lies open in a view; "" if it does not.
func titleIn(v *game.View, id game.CardID) string {
	for c := range v.All() {
		if c.ID == id && !c.FaceDown && c.Def != nil {
			return c.Face().Title
		}
	}
	return ""
}

// look lets a player who is asked while both look on see his hand first.
func (t *table) look() {
	t.s.Look()
	t.p.seat(t)
}
