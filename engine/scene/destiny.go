package scene

import (
	"fmt"
	"strconv"
	"strings"

	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
)

// next reads "light 4, 2".
func (p *parser) next(at span) (next, bool) {
	side, ok := p.side()
	if !ok {
		return next{}, false
	}
	n := next{span: span{at.pos, p.toks[len(p.toks)-2].end}, side: side}
	for {
		num, ok := number(p.peek().text)
		if !ok || num < 0 {
			p.wanted("a destiny number")
			return n, false
		}
		p.i++
		n.nums = append(n.nums, num)
		if !p.is(",") {
			return n, true
		}
	}
}

// number reads "3", "-1", "+2", "½", "1½", "2.5" or "π".
func number(s string) (card.Num, bool) {
	if s == "π" {
		return card.Pi, true
	}
	body := strings.TrimLeft(s, "+-")
	if len(s)-len(body) > 1 {
		return 0, false
	}
	half := card.Num(0)
	if b, ok := strings.CutSuffix(body, "½"); ok {
		if body, half = b, card.One/2; body == "" {
			body = "0"
		}
	}
	f, err := strconv.ParseFloat(body, 64)
	if err != nil || f > 1e6 {
		return 0, false
	}
	n := card.Num(f*100+0.5) + half
	if strings.HasPrefix(s, "-") {
		n = -n
	}
	return n, true
}

// next makes the top cards of a Reserve Deck such as have these destinies: the
// first number is drawn first.
func (r *runner) next(n next) {
	st := r.g.S
	for i, num := range n.nums {
		d := r.ofDestiny(n.side, num)
		pile := st.Piles[n.side][game.Reserve]
		for len(pile) < len(n.nums) {
			st.UnderPile(r.add(d, n.side, game.Reserve), game.Reserve)
			pile = st.Piles[n.side][game.Reserve]
		}
		st.Recast(pile[len(pile)-1-i], r.g.Define(r.cat.At(int(d)).Slug)) // another card lies there now
	}
}

// ofDestiny is the first card of a side with a destiny number that the scene does not
// name, or -1.
func (r *runner) ofDestiny(side card.Side, num card.Num) int32 {
	d := r.filler(side, func(k *catalog.Card) bool {
		return k.Num[card.Destiny] == card.Some(num) && k.Type != card.Location
	})
	if d < 0 && num == 0 {
		d = r.filler(side, func(k *catalog.Card) bool { return k.Type == card.Location })
	}
	return d
}

// anyDestiny adds to the catalog of the scene a card for each destiny number that it
// wants drawn and that no card has.
func (r *runner) anyDestiny() {
	wanted := append([]next{}, r.scene.nexts...)
	for _, st := range r.scene.steps {
		if st.kind == 'n' {
			wanted = append(wanted, st.next)
		}
	}
	var cards strings.Builder
	made := map[string]bool{}
	for _, n := range wanted {
		for _, num := range n.nums {
			text := madeUp(n.side, num)
			if !made[text] && r.ofDestiny(n.side, num) < 0 {
				made[text] = true
				cards.WriteString(text)
			}
		}
	}
	if cards.Len() > 0 {
		r.cat = withCards(r.cat, "set = \"House\"\n"+cards.String())
	}
}

// madeUp is a card that has only a destiny number.
func madeUp(side card.Side, num card.Num) string {
	slug := strings.NewReplacer("-", "minus-", ".", "-").Replace(fmt.Sprintf("%.2f", float64(num)/float64(card.One)))
	return fmt.Sprintf(`
[card.destiny-%s-%s]
title = "Destiny %[5]s"
side = "%[2]s"
number = "999_%[4]d"
rarity = "H"
type = "interrupt"
kinds = ["used"]
destiny = %[3]v
blank = true
`, slug, side, float64(num)/float64(card.One), int(num)*int(card.Sides)+int(side), num)
}

// further are the cards that a scene adds to a catalog, the key of what that keeps for it.
type further string

// withCards is a catalog with further cards; the same one for the same cards.
func withCards(cat *catalog.Catalog, cards string) *catalog.Catalog {
	return cat.Kept(further(cards), func() any {
		if base, rewritten := cat.Base(); base != nil {
			return rewritten(withCards(base, cards))
		}
		more, problems := cat.WithText("made for a scene", cards)
		if len(problems) > 0 {
			panic(problems[0])
		}
		return more
	}).(*catalog.Catalog)
}
