package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/rulebook"
)

// headed tells whether the reason i begins those of another action: where they speak of
// one action only, what that is needs no saying.
func headed(rs []game.Reason, i int) bool {
	several := false
	for _, r := range rs {
		several = several || r.Does != rs[0].Does
	}
	return several && rs[i].Does[0] != "" && (i == 0 || rs[i].Does != rs[i-1].Does)
}

// reasonLines are reasons one below the other, those of an action below its words: each with its
// nearest fix, and the title of its rule, which opens the rulebook.
func (t *tableau) reasonLines(rs []game.Reason) (out []fyne.CanvasObject) {
	for i, r := range rs {
		if headed(rs, i) {
			out = append(out, slipText(r.Does[t.lang], theme.ColorNameForeground, fyne.TextStyle{Bold: true}))
		}
		out = append(out, slipText("• "+sentence(r.Say[t.lang]), theme.ColorNameForeground, fyne.TextStyle{}))
		if fix := r.Fix[t.lang]; fix != "" {
			out = append(out, slipText(sentence(fix), softText, fyne.TextStyle{Italic: true}))
		}
		if r.Rule == "" {
			continue
		}
		title := t.say("toast.rule", RuleTitle(r.Rule, t.lang))
		if t.act.OpenRule == nil {
			out = append(out, slipText(title, softText, fyne.TextStyle{}))
			continue
		}
		link := widget.NewHyperlink(title, nil)
		link.Wrapping = fyne.TextWrapWord
		link.OnTapped = func() { t.act.OpenRule(r.Rule) }
		out = append(out, link)
	}
	return out
}

// RuleTitle is what the rulebook calls a rule: its chapter and its title, since many a title
// such as "When" says nothing without.
func RuleTitle(id string, l card.Lang) string {
	if i := rulebook.Embedded().Lookup(id); i != nil {
		return i.Chapter.Title[l] + " · " + i.Title[l]
	}
	return id
}
