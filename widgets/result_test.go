package widgets

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"cantina/engine/card"
	"cantina/engine/game"
)

// battleLog is the log of a battle that Dark wins: Luke is hit and forfeited, and a unit of Force lost.
func battleLog() []game.LogLine {
	luke := &card.Def{Title: "Luke Skywalker", Side: card.Light, Type: card.Character}
	saber := &card.Def{Title: "Anakin's Lightsaber", Side: card.Light, Type: card.Weapon}
	trooper := &card.Def{Title: "Stormtrooper", Side: card.Dark, Type: card.Character}
	ids := map[*card.Def]game.CardID{luke: 5, saber: 6, trooper: 7}
	line := func(k game.Kind, by card.Side, n int, d *card.Def) game.LogLine {
		return game.LogLine{Turn: 3, Kind: k, By: by, N: card.Whole(n), Card: ids[d], Def: d, Say: card.T(fmt.Sprint("line ", k), fmt.Sprint("ligne ", k))}
	}
	return []game.LogLine{
		line(game.Deployed, card.Dark, 0, trooper),
		line(game.BattleStarted, card.Dark, 0, nil),
		line(game.BattleSegment, card.Dark, int(game.Weapons), nil),
		line(game.DestinyDrawn, card.Dark, 4, trooper),
		line(game.WasHit, card.Dark, 4, luke),
		line(game.BattleSegment, card.Dark, int(game.PowerSegment), nil),
		line(game.DestinyDrawn, card.Dark, 3, trooper),
		line(game.DestinyDrawn, card.Dark, 5, trooper),
		line(game.TotalPower, card.Dark, 9, nil),
		line(game.TotalPower, card.Light, 6, nil),
		line(game.Attrition, card.Light, 8, nil),
		line(game.BattleDamage, card.Light, 3, nil),
		line(game.BattleWon, card.Dark, 0, nil),
		line(game.Forfeited, card.Light, 2, luke),
		line(game.WasLost, card.Light, 0, saber),
		line(game.WasLost, card.Light, 0, luke),
		line(game.ForceLost, card.Light, 0, trooper),
		line(game.BattleEnded, card.Dark, 0, nil),
	}
}

// The card of a battle that is over tells totals, destinies, hits and losses of both sides.
func TestFought(t *testing.T) {
	log := battleLog()
	f := foughtOf(log, 4, card.English, [card.Sides]string{"Ann", "Bea"})
	if f == nil || f.won == "" || f.sides[0].name != "Ann" {
		t.Fatalf("%+v", f)
	}
	want := [card.Sides]string{
		card.Dark:  "[[power 9] [destinies 3 + 5]]",
		card.Light: "[[power 6] [attrition 8] [damage 3] [hits Luke Skywalker] [losses Luke Skywalker, Anakin's Lightsaber] [force 1]]",
	}
	for side := range card.Sides {
		if got := fmt.Sprint(f.sides[side].rows()); got != want[side] {
			t.Errorf("of %s: %s, want %s", side, got, want[side])
		}
	}
	if foughtOf(log[:17], 4, card.English, f.names()) != nil || foughtOf(log, 18, card.English, f.names()) != nil {
		t.Error("a battle that is not over, or is old news, has a card")
	}
}

func (f *fought) names() [card.Sides]string { return [card.Sides]string{} }

// The card stays until it is closed, whatever is chosen meanwhile.
func TestTheCardOfABattleStays(t *testing.T) {
	v := midgame()
	r := newRig(t, v)
	now := *v
	now.Log = append(append([]game.LogLine(nil), v.Log...), battleLog()...)
	r.tb.SetView(&now)
	if r.tb.result.of == nil || !r.tb.result.panel.Visible() {
		t.Fatal("no card of the battle")
	}
	again := now
	r.tb.SetView(&again)
	r.tb.rest()
	if r.tb.result.of == nil {
		t.Fatal("it went by itself")
	}
	r.tb.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if r.tb.result.of != nil || r.tb.result.panel.Visible() || len(r.keys) > 0 {
		t.Errorf("after Escape it is there: %v; chosen %v", r.tb.result.of != nil, r.keys)
	}
}

// Destinies come one by one; a key shows all of them, and does nothing else.
func TestDestiniesComeOneByOne(t *testing.T) {
	v := midgame()
	r := newRig(t, v)
	o := r.tb.Options()
	o.Animations = true
	r.tb.SetOptions(o)
	now := *v
	now.Log = append(append([]game.LogLine(nil), v.Log...), battleLog()[:8]...)
	r.tb.SetView(&now)
	if n := r.tb.news; len(n.beats) != 4 || n.seen != 1 {
		t.Fatalf("%d of %d destinies and shots are seen", n.seen, len(n.beats))
	}
	r.tb.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if r.tb.news.seen != 4 || len(r.keys) > 0 {
		t.Errorf("after a key %d are seen; chosen %v", r.tb.news.seen, r.keys)
	}
	o.Animations = false
	r.tb.SetOptions(o)
	r.tb.SetView(v)
	r.tb.news.read = [card.Sides]int{len(v.Log), len(v.Log)}
	r.tb.SetView(&now)
	if r.tb.news.seen != 4 {
		t.Error("with reduced motion one waits for destinies")
	}
}

// A shot is a beat after its destiny: while it is told its target is ringed; it says the weapon, what
// the destiny came to against which defense value, and whether it hit.
func TestAShotIsABeat(t *testing.T) {
	v := battle()
	r := newRig(t, v)
	o := r.tb.Options()
	o.Animations = true
	r.tb.SetOptions(o)
	target := r.card("Luke Skywalker")
	blaster := &card.Def{Title: "Imperial Blaster", Side: card.Dark, Type: card.Weapon}
	now := *v
	now.Log = append(append([]game.LogLine(nil), v.Log...), battleLog()[3],
		game.LogLine{Turn: 3, Kind: game.WasHit, By: card.Dark, Card: target.id, Def: target.view.Def, With: blaster, N: card.Whole(5), Than: card.Whole(4)})
	r.tb.SetView(&now)
	n, ringed := r.tb.news, func() bool { return r.tb.rings.shot == target.id && r.tb.rings.drawn[0][0].Visible() }
	if len(n.beats) != 2 || n.seen != 1 || r.tb.rings.shot != 0 {
		t.Fatalf("%d of %d beats, %d ringed", n.seen, len(n.beats), r.tb.rings.shot)
	}
	n.nextBeat(n.n)
	if n.seen != 2 || !ringed() {
		t.Errorf("%d seen, the target is ringed: %v", n.seen, r.tb.rings.shot)
	}
	if len(n.lines) > 0 {
		t.Error("the hit is told a second time")
	}
	n.drop()
	if r.tb.rings.shot != 0 {
		t.Error("the ring stays when the news are gone")
	}
}

// The card of a battle covers no more of the cards than it must, and lies on the board.
func TestTheCardOfABattleStandsAside(t *testing.T) {
	tb := stillTable(midgame(), fyne.NewSize(1366, 768), card.English, 1, DefaultOptions(), sampleActions())
	tb.result.of = &fought{title: "The battle is over."}
	at, b := tb.result.rect(), tb.bands.Board
	middle := rect{b.midX() - at.W/2, b.midY() - at.H/2, at.W, at.H}
	if !b.holds(at) || tb.eye.covered(at) >= tb.eye.covered(middle) {
		t.Errorf("at %v of %v it covers %.0f, in the middle %.0f", at, b, tb.eye.covered(at), tb.eye.covered(middle))
	}
	tb.news.panel.put(at)
	if now := tb.result.rect(); now.common(at) >= at.W*at.H/2 {
		t.Errorf("at %v it covers the news at %v", now, at)
	}
	if tb.news.panel.put(rect{}); tb.result.rect() != at {
		t.Errorf("at %v it avoids news that are gone", tb.result.rect())
	}
}

// What a battle came to is told until the next one begins.
func TestTheCardOfABattleGoesWithTheNext(t *testing.T) {
	v := midgame()
	r := newRig(t, v)
	now := *v
	now.Log = append(append([]game.LogLine(nil), v.Log...), battleLog()...)
	r.tb.SetView(&now)
	next := now
	next.Battle = battle().Battle
	r.tb.SetView(&next)
	if r.tb.result.of != nil {
		t.Error("the card of the battle before stands over the next")
	}
}

// Where the wide card would cover something and a narrower does not, it is narrower.
func TestTheCardOfABattleIsAsWideAsThereIsRoom(t *testing.T) {
	m := &maker{defs: map[string]*card.Def{}}
	l := m.place("Place", "Tatooine", "site", card.Dark, 1, 1)
	put(&l, m.char("Trooper", card.Dark, 1, 1, 1, 1), m.char("Scout", card.Light, 1, 1, 1, 1))
	v := midgame()
	for _, one := range []struct {
		groups []game.GroupView
		wide   float32
	}{{nil, foughtWidths[0]}, {[]game.GroupView{{Name: "Tatooine", Locations: []game.LocationView{l}}}, foughtWidths[1]}} {
		v.Groups = one.groups
		tb := stillTable(v, fyne.NewSize(1280, 740), card.English, 1, DefaultOptions(), sampleActions())
		tb.result.of = &fought{title: "The battle is over."}
		at := tb.result.rect()
		if c := tb.eye.covered(at); c > 0 || tb.result.wide < one.wide-1 || tb.result.wide > one.wide+1 {
			t.Errorf("%v units wide at %v it covers %v", tb.result.wide, at, c)
		}
	}
}

// What one player has closed the other still finds, and does not bring back; while another battle is
// fought the card of the last one is in nobody's way.
func TestTheCardOfABattleIsEachPlayersOwn(t *testing.T) {
	v := midgame()
	v.Battle = nil
	r := newRig(t, v)
	seat, now := v.Seat, *v
	now.Log = append(append([]game.LogLine(nil), v.Log...), battleLog()...)
	r.tb.SetView(&now)
	if r.tb.result.of == nil {
		t.Fatal("no battle is told")
	}
	other := now
	other.Seat = seat.Other()
	r.tb.result.close()
	r.tb.news.read = [card.Sides]int{}
	r.tb.news.read[seat] = len(now.Log)
	if r.tb.SetView(&other); r.tb.result.of == nil {
		t.Error("the other player does not find it")
	}
	if r.tb.SetView(&now); r.tb.result.of != nil {
		t.Error("it comes back to who has closed it")
	}
	if r.tb.SetView(&other); r.tb.result.of == nil {
		t.Error("it is closed for who has not closed it")
	}
	fights := battle()
	fights.Seat, fights.Log = other.Seat, other.Log
	if r.tb.SetView(fights); r.tb.result.of != nil {
		t.Error("it stands over the next battle")
	}
}
