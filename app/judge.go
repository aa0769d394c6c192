package app

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"cantina/app/session"
	finder "cantina/decks/find"
	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/say"
)

// A mending is the bench of a position of a game that both players change by hand, as a judge
// would: of what both see, or of what one sees while the other looks away.
type mending struct {
	t     *table
	j     *session.Judging
	seat  card.Side // whose hand lies open,
	alone bool      // if one does
	from  [2]int    // what the choosers of unseen cards stand at
	v     *game.View
}

var _ bench = (*mending)(nil)

// mayJudge tells whether the players of this table can change a position by hand: who looks at
// a position of his own has the board editor, and of two players of the program nobody asks.
func (t *table) mayJudge() bool {
	h := t.s.Header()
	return h.Position == "" && !t.over() && !(h.Machine(card.Dark) && h.Machine(card.Light))
}

func (t *table) judgeItem() *fyne.MenuItem {
	item := fyne.NewMenuItem(say.T("judge.menu"), t.askJudge)
	item.Disabled = !t.mayJudge()
	return item
}

// askJudge says what it is to change the position by hand, and asks the other player: the
// program, and who is not there, agree.
func (t *table) askJudge() {
	if !t.mayJudge() {
		return
	}
	j, err := t.s.Judge()
	if err != nil {
		t.p.fail(say.T("judge.title"), err)
		return
	}
	h, names := t.s.Header(), t.s.Header().Names
	other := j.By().Other()
	yes := choice{label: say.T("judge.ask", playerName(names, other)), main: true, do: func() { t.p.show(&petition{p: t.p, t: t, judging: j}) }}
	if h.Machine(other) || h.Idle(other) {
		yes = choice{label: say.T("judge.begin"), main: true, do: func() { t.judge(j) }}
	}
	t.p.ask(say.T("judge.title"), prose(say.T("judge.about")), yes, choice{label: say.T("app.cancel")})
}

// judge shows the position to be changed.
func (t *table) judge(j *session.Judging) {
	e := newBoardEditor(t.p, &mending{t: t, j: j, seat: j.By(), from: [2]int{0, 1}})
	e.table.SetNames(t.s.Header().Names)
	t.p.show(e)
}

func (m *mending) title() string { return say.T("judge.title") }

func (m *mending) prompt() string {
	if m.alone {
		return [card.Sides]string{"judge.prompt.dark", "judge.prompt.light"}[m.seat]
	}
	return "judge.prompt.both"
}

// view is the position, made anew after each change.
func (m *mending) view() *game.View {
	if m.v == nil {
		m.v = m.j.View(m.seat, m.alone)
		m.v.Common = false // nobody is asked
	}
	return m.v
}

func (m *mending) movable(id game.CardID) bool { return id > 0 }

func (m *mending) find(line string) (out []held) {
	ix := finder.Of(m.t.p.cat)
	found := map[string]bool{}
	for _, k := range ix.Find(ix.Parse(line, say.Lang())) {
		found[k.Slug] = true
	}
	v := m.view()
	for c := range v.All() {
		if c.ID > 0 && !c.FaceDown && c.Def != nil && found[c.Def.Slug] {
			out = append(out, held{def: c.Def, id: c.ID, where: m.where(v, c)})
		}
	}
	return out
}

// where says in which pile a card lies; on the table otherwise.
func (m *mending) where(v *game.View, c *game.CardView) string {
	z := game.Table
	for side := range v.Players {
		p := &v.Players[side]
		for zone, list := range map[game.Zone][]game.CardView{game.Hand: p.Hand, game.Used: p.UsedOpen, game.Lost: p.Lost, game.Out: p.Out} {
			if among(list, c.ID) {
				z = zone
			}
		}
	}
	return game.ZoneNames[z][say.Lang()]
}

// judgePiles are where a card may be sent by its menu.
var judgePiles = []game.Zone{game.Hand, game.Reserve, game.Force, game.Used, game.Lost, game.Out}

// ways are the states that a card may be given or has, and the piles into which it may go.
func (m *mending) ways(c *game.CardView) (out []boardWay) {
	if lies(m.view(), c.ID) {
		for i := range boardStates {
			if st := &boardStates[i]; st.suits(c.Def) {
				is := m.j.Is(c.ID, st.is)
				if is && st.is == game.IsCompleted { // who has taught it nobody knows any more
					continue
				}
				word := "is "
				if is {
					word = "not "
				}
				out = append(out, boardWay{word + st.is.String(), st.says(is)})
			}
		}
	}
	for _, z := range judgePiles {
		var says card.Text
		for l := range card.Langs {
			says[l] = say.In(card.Lang(l), "board.into", game.ZoneNames[z][l])
		}
		out = append(out, boardWay{"into " + m.word(z), says})
	}
	return out
}

func (m *mending) word(z game.Zone) string {
	word, _ := z.MarshalText()
	return string(word)
}

// do makes a change that a card's menu offers, in the words of a ruling.
func (m *mending) do(id game.CardID, way string) error {
	c := m.card(id)
	if c == nil {
		return session.ErrNotNow
	}
	change, err := game.ReadChange(c.Key + " " + way)
	if err != nil {
		return err
	}
	return m.change(change)
}

func (m *mending) card(id game.CardID) *game.CardView {
	for c := range m.view().All() {
		if c.ID == id {
			return c
		}
	}
	return nil
}

func (m *mending) change(c ...game.Change) error {
	err := m.j.Change(c...)
	m.v = nil
	return err
}

// put lays a card somewhere; aboard something in the first place in which the rules allow it.
func (m *mending) put(h held, at spotOnBoard) error {
	c := m.card(h.id)
	if c == nil {
		return session.ErrNotNow
	}
	switch {
	case at.pile:
		return m.change(game.Change{Card: c.Key, Zone: at.zone})
	case at.row:
		return m.change(game.Change{Card: c.Key, Zone: game.Row})
	case at.on == 0:
		return m.change(game.Change{Card: c.Key, Zone: game.Table})
	}
	on := m.card(at.on)
	if on == nil {
		return session.ErrNotNow
	}
	slots := []card.Slot{card.OnCard}
	if on.Def.Type == card.Starship || on.Def.Type == card.Vehicle {
		slots = append(slots, card.Pilot, card.Driver, card.Passenger, card.Astromech, card.VehicleBay, card.StarfighterBay, card.TIEBay)
	}
	bad := len(m.j.Unlawful())
	for _, slot := range slots {
		if m.change(game.Change{Card: c.Key, To: on.Key, Slot: slot}) == nil {
			if len(m.j.Unlawful()) <= bad {
				return nil
			}
			m.undo()
		}
	}
	return m.change(game.Change{Card: c.Key, To: on.Key, Slot: slotOn(on.Def, c.Def)})
}

func (m *mending) undo() {
	m.j.Undo()
	m.v = nil
}

func (m *mending) undoable() bool { return m.j.Changes() > 0 }

func (m *mending) asksWhere(d *card.Def) (out []spotOnBoard) {
	out = append(out, spotOnBoard{side: d.Side, row: d.Type == card.Location})
	for _, z := range judgePiles {
		out = append(out, spotOnBoard{pile: true, side: d.Side, zone: z})
	}
	return out
}

// note is what was changed, and what of it the rules do not allow.
func (m *mending) note() string {
	var lines []string
	for _, r := range m.j.Unlawful() {
		lines = append(lines, say.T("judge.unlawful", r.Say[say.Lang()]))
	}
	for _, s := range m.j.Said() {
		lines = append(lines, s[say.Lang()])
	}
	if len(lines) == 0 {
		return say.T("judge.how")
	}
	return strings.Join(lines, "\n")
}

// unseen are the piles of whose top cards nobody looks at which one moves from one to another.
var unseen = []game.Zone{game.Reserve, game.Force, game.Used, game.Hand}

// foot moves cards that nobody looks at from the top of a pile.
func (m *mending) foot(e *boardEditor) fyne.CanvasObject {
	var from, to []string
	for side := range card.Sides {
		for _, z := range unseen[:3] {
			from = append(from, card.SideNames[side][say.Lang()]+" · "+game.ZoneNames[z][say.Lang()])
		}
	}
	for _, z := range unseen {
		to = append(to, game.ZoneNames[z][say.Lang()])
	}
	first, second := newChooser(from), newChooser(to)
	first.SetSelectedIndex(m.from[0])
	second.SetSelectedIndex(m.from[1])
	move := newButton(say.T("judge.move"), false, func() {
		m.from = [2]int{first.SelectedIndex(), second.SelectedIndex()}
		e.changed(m.change(game.Change{N: 1, Of: card.Side(m.from[0] / 3), From: unseen[m.from[0]%3], Zone: unseen[m.from[1]]}))
	})
	return container.NewVBox(widget.NewLabel(say.T("judge.top")), first, second, move)
}

// turns is whose turn it is, and in which phase.
func (m *mending) turns(e *boardEditor) fyne.CanvasObject {
	v := m.view()
	turn := phaseChooser(v.Active, v.Phase, func(side card.Side, ph game.Phase) {
		e.changed(m.change(game.Change{Of: side, Now: ph}))
	})
	return container.New(room(210, 0), turn)
}

// tools are whose turn it is, and who looks: both, or one alone, behind the curtain.
func (m *mending) tools(e *boardEditor) []fyne.CanvasObject {
	h := m.t.s.Header()
	out := []fyne.CanvasObject{m.turns(e)}
	for side := range card.Sides {
		if seat := card.Side(side); !m.alone && !h.Machine(seat) {
			out = append(out, newButton(say.T("judge.hand", playerName(h.Names, seat)), false, func() { e.p.show(&handAlone{e: e, m: m, seat: seat}) }))
		}
	}
	if m.alone {
		out = append(out, newButton(say.T("judge.cover"), true, func() { m.look(e, m.seat, false) }))
	}
	return out
}

// look shows what both see, or one alone.
func (m *mending) look(e *boardEditor, seat card.Side, alone bool) {
	m.seat, m.alone, m.v = seat, alone, nil
	e.p.show(e)
}

func (m *mending) ends(e *boardEditor) []fyne.CanvasObject {
	return []fyne.CanvasObject{newButton(say.T("judge.done"), true, func() { m.finish(e) }), newButton(say.T("app.cancel"), false, e.leave)}
}

func (m *mending) menuItems(e *boardEditor) []*fyne.MenuItem {
	return []*fyne.MenuItem{fyne.NewMenuItem(say.T("judge.done"), func() { m.finish(e) })}
}

// finish tells what would be changed, and makes it the game's if both agree. A position that the
// rules do not allow is not left.
func (m *mending) finish(e *boardEditor) {
	bad := m.j.Unlawful()
	switch {
	case m.j.Changes() == 0:
		m.close()
		return
	case len(bad) > 0:
		var lines []string
		for _, r := range bad {
			lines = append(lines, r.Say[say.Lang()])
		}
		e.p.tell("judge.not", strings.Join(lines, "\n"))
		return
	}
	m.look(e, m.j.By(), false)
	e.p.ask(say.T("judge.agree"), prose(m.note()+"\n\n"+say.T("judge.marked")),
		choice{label: say.T("judge.yes"), main: true, do: func() {
			e.p.do(m.j.Done, func(err error) {
				m.close()
				if err != nil {
					e.p.fail(say.T("judge.failed"), err)
				}
			})
		}},
		choice{label: say.T("app.cancel")})
}

// leave gives the changes up, if that is meant.
func (m *mending) leave(e *boardEditor) {
	if m.j.Changes() == 0 {
		m.close()
		return
	}
	e.p.ask(say.T("judge.title"), prose(say.T("judge.giveup")), choice{label: say.T("judge.drop"), main: true, do: m.close}, choice{label: say.T("app.cancel")})
}

// close goes back to the table, behind the curtain: nobody knows who sits in front.
func (m *mending) close() {
	m.t.s.Leave()
	m.t.p.seat(m.t)
}
