package app

import (
	"fmt"
	"path/filepath"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	finder "cantina/decks/find"
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/engine/scene"
	"cantina/widgets/say"
)

// A setting is the bench of a position that is set up from nothing, of all cards there are.
type setting struct {
	p    *program
	b    *board
	was  []*board // before each change
	v    *game.View
	of   map[game.CardID]*piece
	back func()
}

var _ bench = (*setting)(nil)

func newSetting(p *program, back func()) *setting {
	s := &setting{p: p, b: newBoard(), back: back}
	s.lay()
	return s
}

func (s *setting) title() string                           { return say.T("board.title") }
func (s *setting) prompt() string                          { return "board.prompt" }
func (s *setting) view() *game.View                        { return s.v }
func (s *setting) movable(id game.CardID) bool             { return s.of[id] != nil }
func (s *setting) leave(*boardEditor)                      { s.back() }
func (s *setting) menuItems(*boardEditor) []*fyne.MenuItem { return nil }

// lay builds the position.
func (s *setting) lay() error {
	g, err := scene.LayStill(s.p.cat, say.T("board.title"), s.b.text())
	if err != nil {
		return err
	}
	s.v = g.View(s.b.turn)
	s.v.Players[s.b.turn.Other()].Hand = g.View(s.b.turn.Other()).Players[s.b.turn.Other()].Hand
	s.of = s.b.pieceOf(s.v)
	return nil
}

// change makes a change; one that no position can have is taken back.
func (s *setting) change(do func(*board)) error {
	was := s.b
	s.b = was.clone()
	do(s.b)
	if err := s.lay(); err != nil {
		s.b = was
		s.lay()
		return err
	}
	s.was = append(s.was, was)
	return nil
}

func (s *setting) undo() {
	if n := len(s.was); n > 0 {
		s.b, s.was = s.was[n-1], s.was[:n-1]
		s.lay()
	}
}

func (s *setting) undoable() bool { return len(s.was) > 0 }

func (s *setting) find(line string) (out []held) {
	ix := finder.Of(s.p.cat)
	const most = 200
	for _, k := range ix.Find(ix.Parse(line, say.Lang())) {
		if mayBePlaced(k) && len(out) < most {
			out = append(out, held{def: k.Def})
		}
	}
	return out
}

// ways are the states that a card may be given, and taking it away.
func (s *setting) ways(c *game.CardView) (out []boardWay) {
	p := s.of[c.ID]
	for i := range boardStates {
		if st := &boardStates[i]; st.suits(p.def) {
			out = append(out, boardWay{st.word, st.says(p.is(st.word))})
		}
	}
	return append(out, boardWay{"", wordsOf("board.away")})
}

func (s *setting) do(id game.CardID, way string) error {
	path := s.b.path(s.of[id])
	return s.change(func(b *board) {
		if way == "" {
			b.remove(b.at(path))
			return
		}
		b.at(path).turn(way)
	})
}

func (s *setting) put(h held, at spotOnBoard) error {
	from, to := s.b.path(s.of[h.id]), s.b.path(s.of[at.on])
	return s.change(func(b *board) {
		on, p := b.at(to), b.at(from)
		if p == nil {
			b.put(h.def, at, on)
			return
		}
		b.remove(p)
		moved := b.put(p.def, at, on)
		moved.on, moved.states = p.on, p.states
		moved.atHome(on)
	})
}

func (s *setting) asksWhere(d *card.Def) (out []spotOnBoard) {
	out = append(out, spotOnBoard{side: d.Side, row: d.Type == card.Location})
	for _, z := range boardPiles {
		out = append(out, spotOnBoard{pile: true, side: d.Side, zone: z.zone})
	}
	return out
}

// note says which named cards lie where the table does not show them.
func (s *setting) note() string {
	var parts []string
	for side := range card.Sides {
		for _, z := range boardPiles {
			var names []string
			for _, p := range s.b.piles[side].cards[z.zone] {
				names = append(names, p.def.Title)
			}
			if len(names) > 0 && !(z.zone == game.Hand && card.Side(side) == s.b.turn) {
				parts = append(parts, fmt.Sprintf("%s, %s: %s", card.SideNames[side][say.Lang()], game.ZoneNames[z.zone][say.Lang()], strings.Join(names, ", ")))
			}
		}
	}
	if len(parts) == 0 {
		return say.T("board.about")
	}
	return strings.Join(parts, "\n")
}

// foot is how many cards that do not matter lie in the Reserve Decks and Force Piles.
func (s *setting) foot(e *boardEditor) fyne.CanvasObject {
	grid := container.NewGridWithColumns(3, widget.NewLabel(""), widget.NewLabel(say.T("pile.reserve")), widget.NewLabel(say.T("pile.force")))
	for side := range card.Sides {
		grid.Add(widget.NewLabel(card.SideNames[side][say.Lang()]))
		for _, z := range []game.Zone{game.Reserve, game.Force} {
			n := newWriting(strconv.Itoa(s.b.piles[side].blank[z]), 1)
			n.escape = e.leave
			n.OnChanged = func(text string) {
				if v, err := strconv.Atoi(text); err == nil && v >= 0 && v <= 60 && v != s.b.piles[side].blank[z] {
					e.changed(s.change(func(b *board) { b.piles[side].blank[z] = v }))
				}
			}
			grid.Add(n)
		}
	}
	return grid
}

// tools are whose turn it is, and clearing the board.
func (s *setting) tools(e *boardEditor) []fyne.CanvasObject {
	turn := phaseChooser(s.b.turn, s.b.phase, func(side card.Side, ph game.Phase) {
		e.changed(s.change(func(b *board) { b.turn, b.phase = side, ph }))
	})
	clear := newButton(say.T("board.clear"), false, func() { e.changed(s.change(func(b *board) { *b = *newBoard() })) })
	return []fyne.CanvasObject{container.New(room(210, 0), turn), clear}
}

// ends are what is done with the position.
func (s *setting) ends(e *boardEditor) []fyne.CanvasObject {
	play := newButton(say.T("board.play"), true, func() {
		e.p.openPosition(position{title: say.T("board.own"), text: s.b.text(), first: s.b.turn, back: func() { e.p.show(e) }})
	})
	return []fyne.CanvasObject{newButton(say.T("position.write"), false, s.write), play, newButton(say.T("app.back"), false, e.leave)}
}

// write writes the position as a scene.
func (s *setting) write() {
	dir := filepath.Join(filepath.Dir(s.p.store.Path()), "positions")
	name := "board-" + s.p.now().Format("2006-01-02-150405") + ".scene"
	file, _, err := writeText(dir, name, "title: A position\n"+s.b.text(), nil)
	if err != nil {
		s.p.fail(say.T("position.notwritten"), err)
		return
	}
	s.p.tell("position.write", say.T("position.written", file))
}

// phaseChooser chooses whose turn it is, and in which phase.
func phaseChooser(now card.Side, at game.Phase, chosen func(card.Side, game.Phase)) *chooser {
	var turns []string
	var is int
	for side := range card.Sides {
		for ph := game.Activate; ph <= game.Draw; ph++ {
			if card.Side(side) == now && ph == at {
				is = len(turns)
			}
			turns = append(turns, card.SideNames[side][say.Lang()]+" · "+game.PhaseNames[ph][say.Lang()])
		}
	}
	turn := newChooser(turns)
	turn.SetSelectedIndex(is)
	turn.OnChanged = func(string) {
		i, n := turn.SelectedIndex(), int(game.Draw-game.Activate)+1
		chosen(card.Side(i/n), game.Activate+game.Phase(i%n))
	}
	return turn
}
