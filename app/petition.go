package app

import (
	"cantina/app/session"
	"cantina/widgets/say"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// petition asks the other player whether what has shown cards may be taken back, or whether the
// position is changed by hand (judging). It covers the table: he sits in front of it for a moment.
type petition struct {
	p       *program
	t       *table
	unit    session.Unit
	judging *session.Judging // nil: a choice is to be taken back
	first   *button
}

var _ screen = (*petition)(nil)

// players are the names of who asks and of who is asked.
func (q *petition) players() (by, other string) {
	names, seat := q.t.s.Header().Names, q.t.s.Front()
	return playerFirst(names, seat), playerFirst(names, seat.Other())
}

func (q *petition) title() string {
	_, other := q.players()
	if q.judging != nil {
		return say.T("judge.petition.title", other)
	}
	return say.T("app.petition.title", other)
}

func (q *petition) content() fyne.CanvasObject {
	by, other := q.players()
	var text fyne.CanvasObject = note(say.T("judge.petition.text", by))
	if q.judging == nil {
		text = container.NewVBox(note(say.T("app.petition.text", by, q.t.s.UndoShows(q.unit).Text()[say.Lang()])), note(say.T("app.petition.same")))
	}
	q.first = newButton(say.T("app.petition.no", other), true, q.answered)
	q.first.escape, q.first.enter = q.answered, true
	yes := newButton(say.T("app.petition.yes", other), false, q.agreed)
	return overDusk(600,
		heading(q.title(), 26),
		text,
		container.NewGridWithColumns(2, yes, q.first))
}

// agreed takes it back, or shows the position to be changed.
func (q *petition) agreed() {
	if q.judging != nil {
		q.t.judge(q.judging)
		return
	}
	q.p.do(func() error { return q.t.s.UndoAgreed(q.unit) }, func(err error) {
		q.t.looked = false
		q.answered()
		if err != nil {
			q.p.fail(say.T("app.undo.failed"), err)
		}
	})
}

// answered goes back to the table, behind the curtain: nobody knows who sits in front.
func (q *petition) answered() {
	q.t.s.Leave()
	q.p.seat(q.t)
}

func (q *petition) shown() { q.p.win.Canvas().Focus(q.first) }

func (q *petition) menu() []*fyne.Menu { return q.t.coveredMenu() }

func (q *petition) key(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		q.answered()
	}
}

// stands says that what has shown cards is not taken back in this game.
func (t *table) stands(shown session.Shown) {
	t.p.tell("app.undo.failed", say.T("app.undo.stands", shown.Text()[say.Lang()]))
}

// tellTaken tells the player in front what the other one has taken back.
func (t *table) tellTaken() {
	text := ""
	for _, said := range t.s.Untold() {
		text += said[say.Lang()] + "\n"
	}
	if text != "" {
		t.p.tell("app.undo.told", text+"\n"+say.T("app.undo.same"))
	}
}
