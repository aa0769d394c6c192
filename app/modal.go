package app

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"cantina/widgets/say"
)

// A modal is a dialog in front of everything. Escape and its last choice leave it.
type modal struct {
	p     *program
	pop   *widget.PopUp
	leave func()
	arrow func(step int) // told of the arrows up and down on a choice; may be nil
}

// A choice is a button of a modal; do may be nil.
type choice struct {
	label string
	main  bool
	do    func()
	enter bool // Space does not take it: what Space does at the table has asked
}

// ask shows a question or a message with its choices. The last choice is the one
// that Escape takes.
func (p *program) ask(title string, body fyne.CanvasObject, choices ...choice) *modal {
	p.closeModal()
	m := &modal{p: p}
	p.modal = m
	row := container.NewHBox(layout.NewSpacer())
	var focus fyne.Focusable
	for i, c := range choices {
		act := func() {
			p.closeModal()
			if c.do != nil {
				c.do()
			}
		}
		b := newButton(c.label, c.main, act)
		b.enter = c.enter
		row.Add(b)
		if i == len(choices)-1 {
			m.leave = act
		}
		if c.main || focus == nil {
			focus = b
		}
	}
	for _, o := range row.Objects {
		if b, ok := o.(*button); ok {
			b.escape = m.leave
			b.arrow = func(step int) {
				if m.arrow != nil {
					m.arrow(step)
				}
			}
		}
	}
	head := widget.NewLabelWithStyle(title, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	head.SizeName = "subHeadingText"
	box := container.NewBorder(head, row, nil, nil, container.NewPadded(body))
	m.pop = widget.NewModalPopUp(container.NewPadded(box), p.win.Canvas())
	m.pop.Show()
	if focus != nil {
		p.win.Canvas().Focus(focus)
	}
	return m
}

// tell shows a text that is only to be read.
func (p *program) tell(title, text string) {
	p.ask(say.T(title), prose(text), choice{label: say.T("app.close"), main: true})
}

// fail shows an error: what was tried, what went wrong, how to mend it.
func (p *program) fail(title string, err error) {
	p.tell(title, errorText(err))
}

// key takes the keys that no button of the modal took.
func (m *modal) key(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape && m.leave != nil {
		m.leave()
	}
}

// closeModal takes the dialog away.
func (p *program) closeModal() {
	if p.modal != nil {
		p.modal.pop.Hide()
		p.modal = nil
	}
}

// prose is a text in lines of a readable length.
func prose(text string) fyne.CanvasObject {
	height := float32(60 + 22*(len(text)/70+strings.Count(text, "\n")/2))
	return container.New(room(520, min(height, 360)), container.NewVScroll(left(text)))
}

// atLeast gives one object the window's room, but never less than size.
type atLeast struct{ size fyne.Size }

// room is at least so much, as large as everything has grown.
func room(width, height float32) atLeast { return atLeast{fyne.NewSize(width*grown, height*grown)} }

func (l atLeast) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return l.size.Max(objects[0].MinSize())
}
func (l atLeast) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(size)
	objects[0].Move(fyne.Position{})
}
