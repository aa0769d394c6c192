package tool

import (
	"slices"
	"strings"
	"testing"

	"cantina/engine/bot"
	"cantina/engine/card"
	"cantina/engine/catalog"
	"cantina/engine/game"
	"cantina/engine/rules"
	"cantina/engine/scene"
)

// exploring is a series whose Dark games are played round a card that is hard to use, or said to be.
func exploring(slug string) (*series, *catalog.Card) {
	cat, _ := catalog.Embedded()
	k := cat.Get(slug)
	s := newSeries(cat, rules.Setup{Options: game.Options{Shuffled: true}})
	s.random, s.census, s.goes = true, true, 60
	s.aim[k.Side], s.hard = []*catalog.Card{k}, map[*catalog.Card]bool{k: true}
	return s, k
}

// Where a card is hard to use, choices are found by which it is; the game is played by them from its
// start, and comes to its end.
func TestExplorer(t *testing.T) {
	s, k := exploring("caller-dark")
	for seed := uint64(1); ; seed += 4 {
		if seed > 40 {
			t.Fatal("in ten games no use is found")
		}
		p := s.play(seed)
		if !p.explored || p.err != nil || !p.over {
			t.Fatalf("seed %d: explored %v, over %v, %v", seed, p.explored, p.over, p.err)
		}
		if !p.found {
			continue
		}
		if !p.fates[k.Slug].used {
			t.Errorf("seed %d: a use was found, and the card is not used", seed)
		}
		if again := s.play(seed); again.decisions != p.decisions {
			t.Errorf("seed %d: %d decisions, then %d", seed, p.decisions, again.decisions)
		}
		s.hard = nil
		if plain := s.play(seed); plain.explored || plain.found {
			t.Errorf("seed %d: explored where no card is hard to use", seed)
		}
		return
	}
}

// What goes wrong while the explorer plays is an error of the game, with a replay of the way there.
func TestExplorerFault(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	s, _ := exploring("caller-dark")
	s.devoted = func(uint64, card.Side, bot.Heart) bot.Player { return lost{} }
	p := s.play(1)
	if p.err == nil || !strings.Contains(p.err.Error(), "panic") || !strings.Contains(p.err.Error(), "replay: ") {
		t.Errorf("a fault while exploring is told as: %v", p.err)
	}
}

// A stand is the farther the nearer the card is to being used: in hand, on table, with what its text
// asks for.
func TestExplorerStandings(t *testing.T) {
	list := []standing{
		{}, {flags: game.Captive}, {dear: "a b", joined: 1}, {near: 8}, {near: 8, passed: 1}, {near: 12, dear: "a b c", joined: 3, passed: 1}, {near: 16, passed: 1},
	}
	if !slices.IsSortedFunc(list, func(a, b standing) int { return a.worth() - b.worth() }) {
		for _, st := range list {
			t.Logf("%+v: %d", st, st.worth())
		}
		t.Error("they are not in order")
	}
	if more := (standing{near: 8, drain: 1}); more.worth() <= list[3].worth() {
		t.Error("a larger Force drain counts for nothing")
	}
	x := &explorer{stands: []*stand{{standing: standing{dear: "a"}}, {standing: standing{dear: "a b"}}}}
	s, k := exploring("caller-dark")
	y := s.explorer(1, s.first)
	x.rand = y.rand
	had := map[*stand]int{}
	for range 40 {
		had[x.pick()]++
	}
	if n := had[x.stands[1]]; n < 19 || n > 22 {
		t.Errorf("of two stands the one that has come farther is taken %d times of 40", n)
	}
	if y.card != k || s.explorer(4, s.first).card != nil {
		t.Error("it looks for the use of the wrong card")
	}
	if s.tried[k] = 2 * patience; s.explorer(1, s.first).goes != 3*y.goes {
		t.Error("it looks no longer for what is harder to use")
	}
}

// What the opponent of whose card it is could drain is seen at each location: almost, where he does
// not control it, and never what the player himself could. A card face down is none of those in play.
func TestExplorerSees(t *testing.T) {
	s, k := exploring("thank-the-maker")
	lay := func(text string) *rules.Game {
		scenes, problems := scene.Parse("x", "title: x\n"+text+"\n")
		if len(problems) > 0 {
			t.Fatal(problems[0].Explain())
		}
		door, err := scenes[0].Start(s.cat)
		if err != nil {
			t.Fatal(err)
		}
		return door.(*rules.Game)
	}
	x := s.explorer(1, s.first)
	if x.card != k || !x.heart.Drains {
		t.Fatal("it does not look for a use of Thank The Maker, or not at Force drains")
	}
	for text, want := range map[string]int{
		`dark: at "Tatooine: Cantina": Stormtrooper   effect "Presence Of The Force" on "Tatooine: Cantina"`: 3,
		`dark: at "Tatooine: Cantina": Stormtrooper`:                                                         2,
		`light: at "Tatooine: Cantina": Rebel Trooper`:                                                       1,
	} {
		if got := x.drain(lay(text)); got != want {
			t.Errorf("%s: a Force drain of %d, want %d", text, got, want)
		}
	}
	g := lay(`dark: at "Tatooine: Cantina": Stormtrooper`)
	for id := range g.S.All {
		if g.S.SlugOf(id) != "stormtrooper" {
			continue
		}
		if !inPlay(g, id) {
			t.Error("the Stormtrooper is not in play")
		}
		if g.S.Cards[id].Flags = game.FaceDown; inPlay(g, id) {
			t.Error("a card face down is in play as itself")
		}
	}
}

// lost is a player who falls over his first choice.
type lost struct{}

func (lost) Choose(*game.View) string { panic("lost") }

// Where both sides' cards are hard to use each has its games to itself.
func TestSeriesRounds(t *testing.T) {
	s, k := exploring("caller-dark")
	other := s.cat.Get("caller-light")
	s.aim[other.Side], s.hard[other] = []*catalog.Card{other}, true
	had := map[*catalog.Card]int{}
	for seed := range uint64(64) {
		r := s.round(seed)
		if r[card.Dark] != nil && r[card.Light] != nil {
			t.Fatalf("seed %d: the game is played round two cards", seed)
		}
		for _, x := range r {
			had[x]++
		}
	}
	if had[k] < 16 || had[other] < 16 {
		t.Errorf("of 64 games %d and %d are played round the two", had[k], had[other])
	}
	delete(s.hard, other)
	delete(s.hard, k)
	if r := s.round(1); r[card.Dark] != k || r[card.Light] != other {
		t.Error("cards that are not hard to use are not played together")
	}
}

// Of the games round a card that is hard to use some have the decks of one that came far, some its
// shuffling too and go along its trail; those of other seeds do not.
func TestSeriesTrails(t *testing.T) {
	s, k := exploring("caller-dark")
	s.learn(played{seed: 1, trail: trail{decks: 9, order: 8, way: []string{"a"}, worth: 30}})
	had := map[string]int{}
	for seed := uint64(1); seed < 400; seed += 4 {
		switch c := s.chances(seed); {
		case c.decks == 9 && c.order == 8 && len(c.way) == 1:
			had["along"]++
		case c.decks == 9 && c.order == seed && c.way == nil:
			had["again"]++
		case c.decks == seed && c.order == seed && c.way == nil:
			had["own"]++
		default:
			t.Fatalf("seed %d: %+v", seed, c)
		}
	}
	if had["along"] < 50 || had["again"] < 8 || had["own"] < 8 {
		t.Errorf("of 100 games: %v", had)
	}
	if c := s.chances(4); c.decks != 4 || s.tried[k] != 1 {
		t.Errorf("a game round nothing has the decks of %d; %d games have been tried", c.decks, s.tried[k])
	}
	var list []trail
	for i := range 2 * trails {
		list = kept(list, trail{decks: uint64(i), way: []string{"a"}, worth: i})
	}
	if len(list) != trails || list[0].worth != 2*trails-1 || list[trails-1].worth != trails {
		t.Errorf("kept are %v", list)
	}
	if list = kept(list, trail{decks: 9, way: []string{"b"}, worth: 8}); len(list) != trails || slices.ContainsFunc(list, func(x trail) bool { return x.way[0] == "b" }) {
		t.Errorf("of two games with the same chances the one is kept that came less far: %v", list)
	}
	for range vainest - 1 {
		list = kept(list, trail{decks: 8, way: []string{"c"}, worth: 8})
	}
	if len(list) != trails {
		t.Errorf("a trail is given up after %d games in vain", vainest-1)
	}
	list = kept(list, trail{decks: 8, way: []string{"d"}, worth: 9})
	list = kept(list, trail{decks: 8, way: []string{"c"}, worth: 8})
	if i := slices.IndexFunc(list, func(x trail) bool { return x.decks == 8 }); len(list) != trails || list[i].way[0] != "d" || list[i].vain != 1 {
		t.Errorf("one that led farther at last is not begun anew: %v", list)
	}
	for range vainest - 1 {
		list = kept(list, trail{decks: 8, way: []string{"c"}, worth: 8})
	}
	if len(list) != trails-1 {
		t.Errorf("after %d games in vain it is kept: %v", vainest, list)
	}
	list = kept(list, trail{decks: 99, used: true, way: []string{"b"}})
	list = kept(list, trail{decks: 100, worth: 99, way: []string{"c"}})
	if len(list) != 1 || list[0].decks != 99 {
		t.Errorf("kept are not only those on which the card was used: %v", list)
	}
	for range 2 * vainest {
		list = kept(list, trail{decks: 99, worth: 99, way: []string{"c"}})
	}
	if len(list) != 1 {
		t.Error("one on which the card was used is given up")
	}
	if list = kept(list, trail{decks: 7, used: true}); len(list) != 1 {
		t.Error("a trail without a choice is kept")
	}
}

// A game goes along a trail to its end, and is played on; where the card was used there, by a part of
// it, so that the use is found anew.
func TestExplorerAlong(t *testing.T) {
	s, k := exploring("caller-dark")
	way := []string(nil)
	for seed := uint64(1); way == nil; seed += 4 {
		if p := s.play(seed); p.trail.used {
			way, s.trails[k] = p.trail.way, []trail{p.trail}
		}
	}
	other := map[string]bool{}
	for seed := uint64(1); seed < 100; seed += 4 {
		c := s.chances(seed)
		if c.way == nil {
			continue
		}
		p := s.play(seed)
		if p.err != nil || !p.over {
			t.Fatalf("seed %d: %v", seed, p.err)
		}
		if p.trail.order != c.order || p.trail.decks != c.decks {
			t.Errorf("seed %d: the game has other chances than its trail", seed)
		}
		if p.trail.used {
			other[strings.Join(p.trail.way, "\n")] = true
		}
	}
	if delete(other, strings.Join(way, "\n")); len(other) < 5 {
		t.Errorf("by the trail %d other ways to a use are found", len(other))
	}
}

// Given choices are made first, by whoever is asked.
func TestFollower(t *testing.T) {
	way := []string{"a", "b"}
	mine, other := follower{&way, bot.NewRandom(1, card.Dark)}, follower{&way, bot.NewRandom(1, card.Light)}
	v := &game.View{Prompt: &game.Decision{Options: []game.Option{{Verb: game.Pass, Key: "c"}}}}
	for i, p := range []follower{mine, other, mine} {
		if got := p.Choose(v); got != []string{"a", "b", "c"}[i] {
			t.Errorf("choice %d is %s", i, got)
		}
	}
}
