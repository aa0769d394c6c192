package app

import (
	"testing"

	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"cantina/engine/card"
	"cantina/engine/game"
	"cantina/widgets/say"
)

// boxes are the boxes of the dialog in front, by their words.
func boxes(p *program) map[string]*widget.Check {
	out := map[string]*widget.Check{}
	for _, o := range test.LaidOutObjects(p.modal.pop.Content) {
		if box, ok := o.(*widget.Check); ok {
			out[box.Text] = box
		}
	}
	return out
}

// What a player orders holds when the dialog closes, is his alone, and is there in the next game.
func TestOrdersOfAPlayer(t *testing.T) {
	p := start(t, t.TempDir())
	tab := sitDown(t, p)
	front := tab.s.Front()
	if got, ok := game.PresetOf(tab.s.Orders(front), front); !ok || got != game.Normal {
		t.Errorf("a first game begins with %+v", tab.s.Orders(front))
	}
	tab.orderTable()
	box := boxes(p)["draw"] // of his own turns, or the opponent's: the last one laid out
	if box == nil {
		t.Fatal("no box for the draw phase")
	}
	lose := boxes(p)[say.T("orders.lose")]
	if !lose.Checked {
		t.Error("Normal does not lose from the Reserve Deck")
	}
	lose.SetChecked(false)
	if !tab.s.Orders(front).Lose {
		t.Error("it holds before the dialog is closed")
	}
	p.modal.leave()
	if tab.s.Orders(front).Lose || !tab.s.Orders(front.Other()).Lose {
		t.Errorf("ordered: %+v", tab.s.Orders(front))
	}
	tab.leave()
	again := sitDown(t, p)
	if again.s.Orders(front).Lose || !again.s.Orders(front.Other()).Lose {
		t.Error("the next game knows nothing of it")
	}
}

// A preset sets every box, and boxes that are no preset show none.
func TestOrdersByPreset(t *testing.T) {
	p := start(t, t.TempDir())
	o := &ordering{seat: card.Light, orders: game.Orders{Pass: game.Everywhere}}
	p.ask("", o.content(), choice{label: "close"})
	if i := o.preset.SelectedIndex(); i >= 0 {
		t.Errorf("orders of his own are preset %d", i)
	}
	for preset := range game.Presets {
		o.preset.SetSelectedIndex(int(preset))
		want := preset.Ordered(card.Light)
		if o.orders != want || o.lose.Checked != want.Lose || o.skip[card.Dark][game.Deploy].Checked != want.Skip[card.Dark].Has(game.Deploy) {
			t.Errorf("preset %d orders %+v", preset, o.orders)
		}
	}
	o.skip[card.Light][game.Move].SetChecked(true)
	if o.preset.SelectedIndex() >= 0 || !o.orders.Skip[card.Light].Has(game.Move) {
		t.Errorf("after another order: preset %d, %+v", o.preset.SelectedIndex(), o.orders)
	}
}
