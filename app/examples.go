package app

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2/container"

	"cantina/engine/card"
	"cantina/engine/scene"
	"cantina/widgets"
	"cantina/widgets/say"
)

// cardExample opens the example of a card at the table; nil if it has none.
func (p *program) cardExample(slug string) func() {
	if p.store == nil {
		return nil
	}
	k := p.cat.Get(slug)
	if k == nil || strings.TrimSpace(k.Example) == "" {
		return nil
	}
	return func() {
		scenes, problems := scene.Example(k)
		if len(problems) > 0 || len(scenes) == 0 {
			return
		}
		p.pickScene(k.Title, scenes)
	}
}

// ruleExample opens the positions of a rule; nil if it has none.
func (p *program) ruleExample(rule string) func() {
	has, known := p.laid[rule]
	if !known {
		if p.laid == nil {
			p.laid = map[string]bool{}
		}
		has = len(scene.OfRule(rule, 1)) > 0
		p.laid[rule] = has
	}
	if !has || p.store == nil {
		return nil
	}
	return func() {
		p.pickScene(widgets.RuleTitle(rule, say.Lang()), scene.OfRule(rule, maxScenes))
	}
}

// maxScenes is how many scenes are offered to choose among.
const maxScenes = 12

// pickScene opens the only one of some scenes, or asks which.
func (p *program) pickScene(title string, scenes []*scene.Scene) {
	back := p.aside()
	if len(scenes) == 1 {
		p.openPosition(positionOf(scenes[0], title, back))
		return
	}
	list := container.NewVBox()
	for i, s := range scenes {
		b := newButton(fmt.Sprintf("%d   %s", i+1, sceneWords(s)), false, func() {
			p.closeModal()
			p.openPosition(positionOf(s, fmt.Sprintf("%s · %d", title, i+1), back))
		})
		b.escape = p.closeModal
		list.Add(b)
	}
	p.ask(title, container.NewVBox(prose(say.T("position.which")), list), choice{label: say.T("app.cancel")})
	p.win.Canvas().Focus(list.Objects[0].(*button))
}

// sceneWords tell scenes apart: in English by their title, in any other language by the cards
// that lie in them, whose names are the same everywhere.
func sceneWords(s *scene.Scene) string {
	text := strings.Join(s.Names(), ", ")
	if say.Lang() == card.English {
		text = strings.TrimSpace(strings.TrimPrefix(s.Title, s.Rule()))
		text = strings.TrimSpace(strings.TrimPrefix(text, ":"))
	}
	const most = 84
	if r := []rune(text); len(r) > most {
		text = strings.TrimSpace(string(r[:most-1])) + "…"
	}
	return text
}
