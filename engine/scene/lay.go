package scene

import (
	"slices"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
)

// Lay starts the game of a position's text, which holds one scene; its moves, if there are
// any, are not made. The error is a Problem, or says that there is not one scene.
func Lay(cat *catalog.Catalog, file, src string) (game.Game, error) {
	s, err := only(file, src)
	if err != nil {
		return nil, err
	}
	return s.Start(cat)
}

// LayStill is Lay, but the game stops in its phase, also where nobody has a choice there: to
// be looked at, not to be played.
func LayStill(cat *catalog.Catalog, file, src string) (game.Game, error) {
	s, err := only(file, src)
	if err != nil {
		return nil, err
	}
	return s.Still(cat)
}

// only is the only scene of a text.
func only(file, src string) (*Scene, error) {
	if file == "" {
		file = "position"
	}
	scenes, problems := Parse(file, src)
	if len(problems) > 0 {
		return nil, problems[0]
	}
	if len(scenes) != 1 {
		return nil, card.Because("%s: here is the text of one position expected, not of %s", "%s : le texte d’une seule position est attendu, pas de %s", file, len(scenes))
	}
	return scenes[0], nil
}

// Position is the text of the scene's position: its lines without title and steps.
func (s *Scene) Position() string {
	end := len(s.text()) + s.pos
	if len(s.steps) > 0 {
		end = s.steps[0].pos
	}
	var b strings.Builder
	for _, l := range lines(s.src[s.pos:end]) {
		line := strings.TrimRight(s.src[s.pos+l.pos:s.pos+l.end], "\n ")
		if strings.HasPrefix(line, "title:") || strings.HasPrefix(line, "seeds:") || strings.Trim(line, "-") == "" {
			continue
		}
		b.WriteString(line + "\n")
	}
	return b.String()
}

// Names are the titles that the scene's position names, as written, each once.
func (s *Scene) Names() (names []string) {
	add := func(text string) {
		if text != "" && !slices.Contains(names, text) {
			names = append(names, text)
		}
	}
	var walk func(items []item)
	walk = func(items []item) {
		for _, it := range items {
			add(it.text)
			walk(it.with)
			for _, a := range it.aboard {
				walk(a.items)
			}
		}
	}
	for _, p := range s.puts {
		add(p.place.text)
		walk(p.items)
	}
	return names
}

// Moves is the text of the scene's steps.
func (s *Scene) Moves() string {
	if len(s.steps) == 0 {
		return ""
	}
	var b strings.Builder
	last := s.steps[len(s.steps)-1].pos
	for _, l := range lines(s.src[s.steps[0].pos:]) {
		from, to := s.steps[0].pos+l.pos, s.steps[0].pos+l.end
		if from > last {
			break
		}
		b.WriteString(strings.TrimRight(s.src[from:to], "\n ") + "\n")
	}
	return b.String()
}
