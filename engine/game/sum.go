package game

import "cantina/engine/card"

// A Term is one line of an explained number.
type Term struct {
	Source CardID // whose text, or 0 for print and rules
	Say    card.Text
	By     card.Num
	Set    bool // a reset: By is the new value
}

// A Sum is a number with all its reasons; Total is what counts.
type Sum struct {
	Terms []Term
	Total card.Num
	Has   bool // false: the number does not exist (value.undefined)
}

// Reads says a number with all its reasons in one line: "6 printed, -2 Demotion,
// = 0 reset (Ion Cannon)". title names the sources.
func (sum Sum) Reads(title func(CardID) card.Text) (out card.Text) {
	if !sum.Has {
		return card.T("no such number: nothing changes it", "pas de telle valeur : rien ne la modifie") // value.undefined
	}
	for l := range out {
		for i, t := range sum.Terms {
			by := t.By.String()
			switch {
			case t.Set:
				by = "= " + by
			case i > 0 && t.By >= 0:
				by = "+" + by
			}
			why := t.Say[l]
			switch {
			case t.Source != 0 && why == "":
				why = title(t.Source)[l]
			case t.Source != 0:
				why += " (" + title(t.Source)[l] + ")"
			}
			if i > 0 {
				out[l] += ", "
			}
			out[l] += by + " " + why
		}
	}
	return out
}
