package widgets

import (
	"fmt"
	"strings"

	"cantina/engine/card"
	"cantina/engine/game"
)

// A maker builds views by hand.
type maker struct {
	n    game.CardID
	defs map[string]*card.Def
}

func (m *maker) def(title string, side card.Side, ty card.Type, f func(d *card.Def)) *card.Def {
	if d := m.defs[title]; d != nil {
		return d
	}
	d := &card.Def{Slug: slug(title), Title: title, Side: side, Set: "Premiere", Number: "1_1", Rarity: "C1", Dots: 1, Type: ty}
	d.Says = func() card.Lines {
		return card.Lines{[]string{"While at a battleground site, adds one destiny to power only.", "Your other characters here are each forfeit +1."}, []string{"Sur un site de champ de bataille, ajoute une destinée à la puissance seulement.", "Vos autres personnages ici ont chacun abandon +1."}}
	}
	if f != nil {
		f(d)
	}
	m.defs[title] = d
	return d
}

func slug(s string) string { return strings.ReplaceAll(strings.ToLower(s), " ", "-") }

func nums(d *card.Def, pairs ...int) {
	for i := 0; i < len(pairs); i += 2 {
		d.Num[pairs[i]] = card.Some(card.Whole(pairs[i+1]))
	}
}

const (
	dst, pow, abl = int(card.Destiny), int(card.Power), int(card.Ability)
	dep, ftt, man = int(card.Deploy), int(card.Forfeit), int(card.Maneuver)
	hyp, arm      = int(card.Hyperspeed), int(card.Armor)
)

func (m *maker) view(d *card.Def) game.CardView {
	m.n++
	return game.CardView{ID: m.n, Key: d.Slug, Def: d, Owner: d.Side, Now: d.Num}
}

func (m *maker) char(title string, side card.Side, p, a, cost, f int) game.CardView {
	return m.view(m.def(title, side, card.Character, func(d *card.Def) {
		d.Kinds = []string{[...]string{"imperial", "rebel"}[side]}
		d.Icons = []string{"pilot", "warrior"}
		nums(d, dst, 1+p%4, pow, p, abl, a, dep, cost, ftt, f)
	}))
}

func (m *maker) ship(title string, side card.Side, p int, cap map[card.Slot]int) game.CardView {
	v := m.view(m.def(title, side, card.Starship, func(d *card.Def) {
		d.Kinds, d.Class, d.Icons = []string{"starfighter"}, "X-wing", []string{"nav computer", "scomp link"}
		nums(d, dst, 2, pow, p, man, 4, hyp, 5, dep, p-1, ftt, p+1)
		for s, n := range cap {
			d.Capacity.In[s] = n
		}
	}))
	v.Piloted = true
	for s := card.Pilot; s < card.Slots; s++ {
		if cap[s] > 0 {
			v.Slots = append(v.Slots, game.SlotView{Slot: s, Capacity: cap[s]})
		}
	}
	return v
}

func (m *maker) thing(title string, side card.Side, ty card.Type) game.CardView {
	return m.view(m.def(title, side, ty, func(d *card.Def) {
		nums(d, dst, 4)
		if ty == card.Interrupt {
			d.Kinds = []string{"used"}
		}
		if ty == card.Weapon || ty == card.Device {
			d.Kinds = []string{"character"}
		}
	}))
}

func (m *maker) place(title, system, kind string, side card.Side, dark, light int) game.LocationView {
	d := m.def(title, side, card.Location, func(d *card.Def) {
		d.Kinds, d.System = []string{kind}, system
		d.Icons = []string{"planet", "exterior"}
		d.Force = [card.Sides]int{dark, light}
		d.SaysTo = func() [card.Sides]card.Lines {
			return [card.Sides]card.Lines{
				card.Dark:  {[]string{"Your starships deploy -1 here."}, []string{"Vos vaisseaux se déploient à -1 ici."}},
				card.Light: {[]string{"If you control, Force drain +1 here."}, []string{"Si vous contrôlez, drain de Force +1 ici."}},
			}
		}
	})
	l := game.LocationView{Card: m.view(d), Icons: d.Force, Drain: [2]int{-1, -1}}
	return l
}

// put adds cards of one side and reckons the totals as a widget test needs them.
func put(l *game.LocationView, cs ...game.CardView) {
	for _, c := range cs {
		s := c.Owner
		l.Cards[s] = append(l.Cards[s], c)
		l.Power[s] += c.Now[card.Power].N
		l.Ability[s] += c.Now[card.Ability].N
		l.Presence[s] = true
	}
	l.Controls = 0
	for s := range l.Cards {
		if l.Presence[s] && !l.Presence[1-s] {
			l.Controls = 1 + int8(s)
			l.Drain[s] = l.Icons[1-s]
		}
	}
}

// midgame is a rich table: nine locations in three systems, some sixty cards,
// Light to move.
func midgame() *game.View {
	m := &maker{defs: map[string]*card.Def{}}
	D, L := card.Dark, card.Light
	v := &game.View{Seat: L, Status: game.Status{Turn: 7, Active: L, Phase: game.Deploy, Decider: L}}

	tat := m.place("Tatooine", "Tatooine", "system", L, 1, 2)
	falcon := m.ship("Millennium Falcon", L, 3, map[card.Slot]int{card.Pilot: 2, card.Passenger: 2})
	han := m.char("Captain Han Solo", L, 3, 3, 3, 6)
	han.On = append(han.On, m.thing("Han's Heavy Blaster Pistol", L, card.Weapon))
	falcon.Slots[0].Cards = append(falcon.Slots[0].Cards, han, m.char("Chewbacca", L, 6, 2, 6, 7))
	falcon.Slots[1].Cards = append(falcon.Slots[1].Cards, m.char("Leia Organa", L, 3, 3, 3, 7))
	falcon.On = append(falcon.On, m.thing("Quad Laser Cannon", L, card.Weapon))
	falcon.Now[card.Power] = card.Some(card.Whole(6))
	xw := m.ship("Red 5", L, 3, map[card.Slot]int{card.Pilot: 1, card.Astromech: 1})
	xw.Slots[1].Cards = append(xw.Slots[1].Cards, m.char("R2-D2 (Artoo-Detoo)", L, 1, 0, 2, 5))
	put(&tat, falcon, xw)
	sd := m.ship("Devastator", D, 8, map[card.Slot]int{card.Pilot: 6, card.Passenger: 6, card.VehicleBay: 2, card.TIEBay: 4})
	sd.Slots[0].Cards = append(sd.Slots[0].Cards, m.char("Admiral Motti", D, 3, 3, 3, 5), m.char("Captain Piett", D, 2, 2, 3, 5))
	sd.Slots[3].Cards = append(sd.Slots[3].Cards, m.ship("Black 2", D, 2, nil))
	put(&tat, sd, m.ship("TIE Advanced x1", D, 3, map[card.Slot]int{card.Pilot: 1}))

	can := m.place("Tatooine: Cantina", "Tatooine", "site", D, 2, 2)
	vader := m.char("Darth Vader", D, 6, 6, 6, 8)
	vader.On = append(vader.On, m.thing("Vader's Lightsaber", D, card.Weapon))
	vader.Now[card.Power], vader.Now[card.Forfeit] = card.Some(card.Whole(8)), card.Some(card.Whole(9))
	put(&can, vader, m.char("Grand Moff Tarkin", D, 2, 4, 4, 7), m.char("Stormtrooper", D, 1, 1, 2, 1), m.char("Stormtrooper", D, 1, 1, 2, 1))
	obi := m.char("Obi-Wan Kenobi", L, 5, 6, 6, 9)
	obi.On = append(obi.On, m.thing("Obi-Wan's Lightsaber", L, card.Weapon))
	luke := m.char("Luke Skywalker", L, 4, 4, 3, 7)
	luke.Hit = true
	put(&can, obi, luke, m.char("C-3PO (See-Threepio)", L, 0, 0, 2, 6), m.char("Momaw Nadon", L, 2, 2, 2, 4))

	dune := m.place("Tatooine: Jundland Wastes", "Tatooine", "site", L, 1, 1)
	put(&dune, m.char("Tusken Raider", D, 2, 1, 2, 3), m.char("Tusken Raider", D, 2, 1, 2, 3))
	db := m.place("Tatooine: Docking Bay 94", "Tatooine", "site", L, 1, 1)
	put(&db, m.char("Biggs Darklighter", L, 2, 2, 2, 5), m.char("Rebel Guard", L, 1, 1, 1, 2), m.char("Rebel Guard", L, 1, 1, 1, 2), m.char("Wedge Antilles", L, 2, 2, 2, 5), m.char("General Dodonna", L, 1, 3, 3, 6))

	yav := m.place("Yavin 4", "Yavin 4", "system", L, 1, 2)
	put(&yav, m.ship("Gold 1", L, 3, map[card.Slot]int{card.Pilot: 2, card.Astromech: 1}))
	war := m.place("Yavin 4: Massassi War Room", "Yavin 4", "site", L, 1, 2)
	put(&war, m.char("Mon Mothma", L, 1, 3, 3, 6))
	jun := m.place("Yavin 4: Jungle", "Yavin 4", "site", D, 2, 1)
	walker := m.ship("Blizzard 2", D, 6, map[card.Slot]int{card.Driver: 1, card.Passenger: 4})
	walker.Slots[0].Cards = append(walker.Slots[0].Cards, m.char("General Veers", D, 3, 3, 3, 6))
	put(&jun, walker, m.char("Snowtrooper", D, 1, 1, 2, 2))

	ds := m.place("Death Star", "Death Star", "system", D, 2, 0)
	cb := m.place("Death Star: Central Core", "Death Star", "site", D, 2, 1)
	put(&cb, m.char("Colonel Wullf Yularen", D, 1, 2, 2, 5), m.char("Chief Bast", D, 2, 2, 2, 4), m.char("Death Star Trooper", D, 1, 1, 1, 2))
	eff := m.thing("Presence Of The Force", D, card.Effect)
	cb.Card.On = append(cb.Card.On, eff)

	v.Groups = []game.GroupView{
		{Name: "Tatooine", Locations: []game.LocationView{tat, can, dune, db}},
		{Name: "Yavin 4", Locations: []game.LocationView{yav, war, jun}},
		{Name: "Death Star", Locations: []game.LocationView{ds, cb}},
	}
	hand := []game.CardView{
		m.char("Lando Calrissian", L, 3, 3, 3, 6), m.ship("Y-wing", L, 2, nil), m.thing("It Could Be Worse", L, card.Interrupt),
		m.thing("Jedi Lightsaber", L, card.Weapon), m.thing("Nabrun Leids", L, card.Interrupt), m.thing("Traffic Control", L, card.Effect),
		m.char("Bo Shuda", L, 2, 1, 2, 3), m.place("Dagobah", "Dagobah", "system", L, 0, 1).Card, m.thing("Sense", L, card.Interrupt), m.thing("A Few Maneuvers", L, card.Interrupt),
	}
	v.Hands[L], v.Hands[D] = len(hand), 8
	v.Players[L] = game.PlayerView{Hand: hand, Reserve: 18, Force: 7, Used: 6, LostCount: 9, LifeForce: 31,
		Lost: []game.CardView{m.char("Red Leader", L, 2, 2, 2, 5)}, Generation: 9, Activated: 7, Entitled: 9,
		Beside: []game.CardView{m.thing("Yavin Sentry", L, card.Effect), m.thing("Do, Or Do Not", L, card.Effect)}}
	v.Players[D] = game.PlayerView{Reserve: 21, Force: 3, Used: 9, LostCount: 6, LifeForce: 33, Generation: 8,
		Lost: []game.CardView{m.char("Lieutenant Tanbris", D, 2, 2, 2, 3)}, Out: []game.CardView{m.char("Garindan", D, 1, 1, 2, 3)},
		Beside: []game.CardView{m.thing("Reactor Terminal", D, card.Effect)}}
	v.Log = sampleLog(v)
	v.Prompt = deployPrompt(v)
	return v
}

func sampleLog(v *game.View) (out []game.LogLine) {
	add := func(turn int, by card.Side, k game.Kind, c *game.CardView, en, fr string) {
		l := game.LogLine{Turn: turn, By: by, Kind: k, Say: card.T(en, fr)}
		if c != nil {
			l.Card, l.Def = c.ID, c.Def
		}
		out = append(out, l)
	}
	can := &v.Groups[0].Locations[1]
	vader, obi := &can.Cards[card.Dark][0], &can.Cards[card.Light][0]
	for t := 4; t < 7; t++ {
		add(t, card.Dark, game.PhaseStarted, nil, "activate phase", "phase d’activation")
		add(t, card.Dark, game.Activated, nil, "Dark activates 8 Force", "Obscur active 8 de Force")
		add(t, card.Dark, game.Deployed, vader, "Dark deploys Darth Vader to Tatooine: Cantina for 6 Force", "Obscur déploie Darth Vader sur Tatooine: Cantina pour 6 de Force")
		add(t, card.Dark, game.Drained, &can.Card, "Dark Force drains at Tatooine: Jundland Wastes for 1", "Obscur draine 1 de Force à Tatooine: Jundland Wastes")
		add(t, card.Light, game.ForceLost, nil, "Light loses 1 Force from Reserve Deck", "Lumière perd 1 de Force de sa Réserve")
	}
	add(7, card.Light, game.PhaseStarted, nil, "activate phase", "phase d’activation")
	add(7, card.Light, game.Activated, nil, "Light activates 9 Force", "Lumière active 9 de Force")
	add(7, card.Light, game.PhaseStarted, nil, "deploy phase", "phase de déploiement")
	add(7, card.Light, game.Deployed, obi, "Light deploys Obi-Wan Kenobi to Tatooine: Cantina for 6 Force", "Lumière déploie Obi-Wan Kenobi sur Tatooine: Cantina pour 6 de Force")
	return
}

// deployPrompt offers a fair number of options in the deploy phase.
func deployPrompt(v *game.View) *game.Decision {
	d := &game.Decision{Seat: card.Light, Kind: game.AskAction, Rule: "deploy.phase", Prompt: card.T("deploy phase: deploy, play, use or pass", "phase de déploiement : déployez, jouez, utilisez ou passez")}
	opt := func(o game.Option, en, fr string, a ...any) {
		o.Say = card.T(fmt.Sprintf(en, a...), fmt.Sprintf(fr, a...))
		o.Key = strings.ReplaceAll(strings.ToLower(o.Say[0]), " ", "-")
		d.Options = append(d.Options, o)
	}
	h := v.Players[card.Light].Hand
	for gi := range v.Groups {
		for li := range v.Groups[gi].Locations {
			l := &v.Groups[gi].Locations[li]
			if l.Card.Def.Is("site") && l.Icons[card.Light] > 0 {
				for _, c := range []*game.CardView{&h[0], &h[6]} {
					opt(game.Option{Verb: game.VDeploy, Card: c.ID, Target: l.Card.ID, Cost: int32(c.Now[card.Deploy].N.Int())}, "deploy %s to %s", "déployer %s sur %s", c.Def.Title, l.Card.Def.Title)
				}
			}
			if l.Card.Def.Is("system") && l.Icons[card.Light] > 0 {
				opt(game.Option{Verb: game.VDeploy, Card: h[1].ID, Target: l.Card.ID, Cost: 2}, "deploy %s to %s", "déployer %s sur %s", h[1].Def.Title, l.Card.Def.Title)
			}
		}
	}
	falcon, xw := &v.Groups[0].Locations[0].Cards[card.Light][0], &v.Groups[0].Locations[0].Cards[card.Light][1]
	for _, c := range []*game.CardView{&h[0], &h[6]} {
		opt(game.Option{Verb: game.VDeploy, Card: c.ID, Target: xw.ID, Slot: card.Pilot, Cost: 3}, "deploy %s aboard %s as pilot", "déployer %s à bord de %s comme pilote", c.Def.Title, xw.Def.Title)
		opt(game.Option{Verb: game.VDeploy, Card: c.ID, Target: falcon.ID, Slot: card.Passenger, Cost: 3}, "deploy %s aboard %s as passenger", "déployer %s à bord de %s comme passager", c.Def.Title, falcon.Def.Title)
	}
	obi := &v.Groups[0].Locations[1].Cards[card.Light][0]
	opt(game.Option{Verb: game.VDeploy, Card: h[0].ID, Target: falcon.ID, Slot: card.Pilot, Cost: 3}, "deploy %s aboard %s as pilot", "déployer %s à bord de %s comme pilote", h[0].Def.Title, falcon.Def.Title)
	opt(game.Option{Verb: game.VDeploy, Card: h[3].ID, Target: obi.ID, Cost: 1}, "deploy %s on %s", "déployer %s sur %s", h[3].Def.Title, obi.Def.Title)
	opt(game.Option{Verb: game.VPlay, Card: h[4].ID}, "play %s", "jouer %s", h[4].Def.Title)
	opt(game.Option{Verb: game.VDeploy, Card: h[5].ID}, "deploy %s", "déployer %s", h[5].Def.Title)
	for n := range 10 {
		if n == 0 || n == 4 || n == 7 || n == 9 {
			opt(game.Option{Verb: game.VPlace, Card: h[7].ID, N: int32(n)}, "deploy Dagobah, place %d in the row", "déployer Dagobah, place %d de la rangée", n+1)
		}
	}
	opt(game.Option{Verb: game.VUse, Card: obi.ID, Clause: 1}, "use the text of %s", "utiliser le texte de %s", obi.Def.Title)
	opt(game.Option{Verb: game.Pass}, "pass", "passer")
	return d
}

// battle turns the table into a battle at the Cantina.
func battle() *game.View {
	v := midgame()
	v.Phase = game.Battling
	l := &v.Groups[0].Locations[1]
	b := &game.BattleView{At: l.Card.ID, By: card.Light, Segment: game.Damage}
	for s := range l.Cards {
		side := &b.Sides[s]
		for i := range l.Cards[s] {
			c := &l.Cards[s][i]
			c.Fights = true
			side.Power.Terms = append(side.Power.Terms, game.Term{Source: c.ID, Say: card.T(c.Def.Title, c.Def.Title), By: c.Now[card.Power].N})
			side.Power.Total += c.Now[card.Power].N
		}
		side.Power.Has = true
		side.Destinies, side.Drawn, side.Destiny, side.Ability = 1, 1, card.Whole(4), l.Ability[s]
		side.Exists = true
	}
	l.Cards[card.Dark][3].Excluded, l.Cards[card.Dark][3].Fights = true, false
	b.Sides[card.Light].Attrition, b.Sides[card.Light].Fixed = card.Whole(4), card.Whole(4)
	b.Sides[card.Dark].Fixed = card.Whole(4)
	b.Sides[card.Light].Damage = 3
	v.Battle = b
	v.Prompt = &game.Decision{Seat: card.Light, Kind: game.AskForfeit, Rule: "battle.damage", Prompt: card.T("attrition 4 and battle damage 3: forfeit a card or lose Force", "attrition 4 et dégâts de bataille 3 : abandonnez une carte ou perdez de la Force")}
	for i := range l.Cards[card.Light] {
		c := &l.Cards[card.Light][i]
		v.Prompt.Options = append(v.Prompt.Options, game.Option{Key: "forfeit " + c.Key, Verb: game.VForfeit, Card: c.ID, N: 5, Say: card.T("forfeit "+c.Def.Title, "abandonner "+c.Def.Title)})
	}
	for _, z := range []game.Zone{game.Reserve, game.Force, game.Used} {
		v.Prompt.Options = append(v.Prompt.Options, game.Option{Key: "lose " + game.ZoneNames[z][0], Verb: game.VLose, Zone: z, Say: card.T("lose 1 from "+game.ZoneNames[z][0], "perdre 1 de "+game.ZoneNames[z][1])})
	}
	return v
}

func sampleActions() Actions {
	return Actions{
		Explain: func(id game.CardID, s card.Stat) game.Sum {
			return game.Sum{Has: true, Terms: []game.Term{{Say: card.T("printed", "imprimé"), By: card.Whole(6)}, {Source: 1, Say: card.T("Vader’s Lightsaber", "Vader’s Lightsaber"), By: card.Whole(2)}}}
		},
		Why: func(id, target game.CardID) []game.Reason {
			return []game.Reason{
				{Rule: "deploy.presence-or-icon", Does: card.T("Deploy Lando Calrissian to Death Star", "Déployer Lando Calrissian à Death Star"), Say: card.T("a character deploys only where you have presence or Force icons", "un personnage ne se déploie que là où vous avez une présence ou des icônes de Force"), Fix: card.T("Deploy to a site with a Light Force icon first.", "Déployez d’abord sur un site qui porte une icône de Force de la Lumière.")},
				{Rule: "deploy.cost", Does: card.T("Bury Lando Calrissian at Death Star", "Enterrer Lando Calrissian à Death Star"), Say: card.T("it costs 9 Force and your Force Pile holds 7", "cela coûte 9 de Force et votre pile de Force en contient 7")},
			}
		},
		OpenRule: func(string) {},
	}
}
