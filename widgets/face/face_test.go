package face

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"cantina/engine/card"
	"cantina/engine/catalog"
)

var update = flag.Bool("update", false, "draw the contact sheet in testdata anew")

// sheet lays pictures in rows of at most width pixels, on the colour of a table.
func sheet(width int, pics []*image.RGBA) *image.RGBA {
	const gap = 8
	x, y, row := gap, gap, 0
	at := make([]image.Point, len(pics))
	for i, m := range pics {
		if x+m.Rect.Dx()+gap > width && x > gap {
			x, y, row = gap, y+row+gap, 0
		}
		at[i] = image.Pt(x, y)
		x += m.Rect.Dx() + gap
		row = max(row, m.Rect.Dy())
	}
	out := image.NewRGBA(image.Rect(0, 0, width, y+row+gap))
	draw.Draw(out, out.Rect, image.NewUniform(color.RGBA{0x24, 0x2b, 0x2b, 255}), image.Point{}, draw.Src)
	for i, m := range pics {
		draw.Draw(out, m.Rect.Add(at[i]), m, image.Point{}, draw.Over)
	}
	return out
}

func save(t *testing.T, name string, m image.Image) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	enc := png.Encoder{CompressionLevel: png.BestCompression}
	if err := enc.Encode(&b, m); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// faceWidth is the width of d when its short side is px pixels.
func faceWidth(d *card.Def, px int) int {
	if d.Type == card.Location {
		return px * 7 / 5
	}
	return px
}

func TestSheets(t *testing.T) {
	dir := os.Getenv("FACE_SHEETS")
	if dir == "" {
		t.Skip("set FACE_SHEETS to a directory to look at faces of all sizes")
	}
	for _, px := range []int{70, 100, 130, 180, 260, 420} {
		for l := range card.Langs {
			var pics []*image.RGBA
			for _, d := range samples {
				pics = append(pics, Draw(d, Look{Lang: l, Width: faceWidth(d, px), Seat: card.Light}))
			}
			pics = append(pics, Back(card.Dark, Look{Width: px}), Back(card.Light, Look{Width: px}))
			save(t, fmt.Sprintf("%s/%d-%s.png", dir, px, l.Code()), sheet(1400, pics))
		}
	}
	var pics []*image.RGBA
	for _, d := range samples[:8] {
		for _, px := range []int{100, 180} {
			look := Look{Width: faceWidth(d, px), Palette: Contrast}
			pics = append(pics, Draw(d, look))
			look.Palette, look.Hit = Standard, true
			pics = append(pics, Draw(d, look))
			look.Hit, look.Selected = false, true
			look.Numbers[card.Power], look.Numbers[card.Deploy], look.Numbers[card.Forfeit] = card.Some(1200), card.Some(100), card.Some(0)
			pics = append(pics, Draw(d, look))
			look.Selected, look.Dimmed, look.Locked = false, true, true
			pics = append(pics, Draw(d, look))
		}
	}
	save(t, dir+"/looks.png", sheet(1400, pics))
	pics = nil
	for _, n := range IconNames() {
		for _, px := range []int{12, 20, 48} {
			pics = append(pics, Icon(n, px, color.White))
		}
	}
	save(t, dir+"/icons.png", sheet(900, pics))
}

func TestContactSheet(t *testing.T) {
	if !*update {
		t.Skip("with -update only")
	}
	var pics []*image.RGBA
	for _, slug := range []string{"darth-vader", "obi-wan-kenobi", "x-wing", "devastator", "tatooine", "tatooine-cantina", "darth-vaders-lightsaber", "targeting-computer", "expand-the-empire", "sense", "blizzard-1"} {
		d := sample(slug)
		pics = append(pics, Draw(d, Look{Width: faceWidth(d, 100), Seat: d.Side}))
	}
	pics = append(pics, Back(card.Dark, Look{Width: 100}), Back(card.Light, Look{Width: 100}))
	for _, slug := range []string{"darth-vader", "tatooine", "sense"} {
		d := sample(slug)
		pics = append(pics, Draw(d, Look{Width: faceWidth(d, 180), Seat: d.Side, Lang: card.French}))
	}
	save(t, "testdata/sheet.png", sheet(800, pics))
}

// looks are some that differ in every field.
func looks(width int) []Look {
	a := Look{Width: width}
	b := Look{Width: width, Lang: card.French, Seat: card.Light, Palette: Contrast, Hit: true, Locked: true}
	for s := range b.Numbers {
		b.Numbers[s] = card.Some(card.Num(1250))
	}
	c := Look{Width: width, FaceDown: true, Selected: true, Dimmed: true}
	d := b
	d.Slat, d.Lang = true, card.English
	return []Look{a, b, c, d}
}

func TestEveryTypeAtEveryWidth(t *testing.T) {
	var seen [card.Types]bool
	for _, d := range samples {
		seen[d.Type] = true
		for _, w := range []int{0, 1, 16, 40, 57, 75, 109, 110, 129, 143, 199, 259, 260, 365, 600} {
			for _, look := range looks(w) {
				m := Draw(d, look)
				if m.Rect.Min != (image.Point{}) || m.Stride != 4*m.Rect.Dx() {
					t.Fatalf("%s at %d: not tight: %v, stride %d", d.Slug, w, m.Rect, m.Stride)
				}
				h := look.height(d, w)
				if w >= minWidth && (m.Rect.Dx() != w || m.Rect.Dy() != h) {
					t.Fatalf("%s at %d: drawn %v, not %d high", d.Slug, w, m.Rect, h)
				}
				if w >= 100 && (m.RGBAAt(0, 0).A > 128 || m.RGBAAt(m.Rect.Dx()-1, m.Rect.Dy()-1).A > 128) || m.RGBAAt(m.Rect.Dx()/2, m.Rect.Dy()/2).A != 255 {
					t.Fatalf("%s at %d: corners are not transparent or the middle not opaque", d.Slug, w)
				}
			}
		}
	}
	for i, ok := range seen {
		if !ok {
			t.Errorf("no sample of type %v", card.Type(i))
		}
	}
}

func TestEmptyAndOddCards(t *testing.T) {
	long := strings.Repeat("Extraordinarily ", 9)
	for _, d := range []*card.Def{
		{}, {Type: card.Types + 3, Title: long}, {Type: card.Location, Title: long, SaysTo: to(same(long), same(long+long))},
		{Title: strings.Repeat("W", 90), Says: both([]string{strings.Repeat("m", 400)}, nil)}, {Type: card.Location, Force: [card.Sides]int{9, 9}},
	} {
		for _, w := range []int{40, 120, 420} {
			drawLogged(t, d, Look{Width: w})
		}
	}
}

// drawLogged draws d and checks that each text stays in its box and on the
// card; it returns the texts.
func drawLogged(t *testing.T, d *card.Def, look Look) (texts []string) {
	t.Helper()
	p := painters.Get().(*painter)
	defer painters.Put(p)
	w, h := look.Width, look.height(d, look.Width)
	page := box{0, 0, float32(w), float32(h)}
	p.log = func(ink, room box, s string) {
		texts = append(texts, s)
		for _, b := range []box{room, page} {
			if ink.x < b.x-0.6 || ink.right() > b.right()+1.1 {
				t.Errorf("%s at %d, %s: %q from %.1f to %.1f leaves %.1f to %.1f", d.Slug, w, look.Lang.Code(), s, ink.x, ink.right(), b.x, b.right())
			}
		}
		if ink.y < room.y-1.5 || ink.bottom() > room.bottom()+1.5 || ink.bottom() > page.bottom() {
			t.Errorf("%s at %d, %s: %q from %.1f down to %.1f leaves %.1f to %.1f", d.Slug, w, look.Lang.Code(), s, ink.y, ink.bottom(), room.y, room.bottom())
		}
	}
	p.draw(d, look, w, h)
	return
}

func TestTextStaysInItsBox(t *testing.T) {
	for _, d := range samples {
		for l := range card.Langs {
			for _, w := range []int{40, 75, 100, 109, 110, 130, 180, 206, 259, 260, 300, 412, 600} {
				look := Look{Width: w, Lang: l}
				drawLogged(t, d, look)
				look.Slat = true
				drawLogged(t, d, look)
				look.Slat = false
				look.Seat = card.Light
				for s := range look.Numbers {
					look.Numbers[s] = card.Some(card.Num(1250))
				}
				drawLogged(t, d, look)
			}
		}
	}
}

func TestLargeFacesHoldTheWholeText(t *testing.T) {
	for _, d := range samples {
		for l := range card.Langs {
			for _, s := range drawLogged(t, d, Look{Width: faceWidth(d, 420), Lang: l}) {
				if strings.HasSuffix(s, "…") {
					t.Errorf("%s in %s: %q is cut", d.Slug, l.Code(), s)
				}
			}
		}
	}
}

func TestBothLanguages(t *testing.T) {
	en := strings.Join(drawLogged(t, sample("darth-vader"), Look{Width: 420}), " ")
	fr := strings.Join(drawLogged(t, sample("darth-vader"), Look{Width: 420, Lang: card.French}), " ")
	for _, c := range []struct{ text, want string }{
		{en, "Character — Imperial"}, {en, "power"}, {en, "forfeit"}, {fr, "Personnage — Impérial"}, {fr, "puissance"}, {fr, "perte"}, {fr, "leader"}, {fr, "« "}, {fr, "Immunisé"},
	} {
		if !strings.Contains(c.text, strings.TrimSpace(c.want)) {
			t.Errorf("%q is missing in: %s", c.want, c.text)
		}
	}
	for k, n := range kindNames {
		if n[card.English] == "" || n[card.French] == "" {
			t.Errorf("kind %s lacks a language", k)
		}
	}
	for s, n := range shortStats {
		if n[card.English] == "" || n[card.French] == "" {
			t.Errorf("%v lacks a language", card.Stat(s))
		}
	}
}

// A text with errata is marked in either language, for whoever holds the first print beside it; a
// large card says how it read before, where that is known, whether it is a location or not.
func TestErrataAreMarked(t *testing.T) {
	for _, slug := range []string{"darth-vader", "tatooine-cantina"} {
		d := *sample(slug)
		d.Errata, d.Older = true, card.T("Otherwise.", "Autrement.")
		for l, want := range [card.Langs]string{"Before its errata: Otherwise.", "Avant ses errata\u00a0: Autrement."} {
			for width, told := range map[int]bool{420: true, 100: false} {
				look := Look{Width: width, Lang: card.Lang(l)}
				if said := strings.Join(drawLogged(t, &d, look), " "); strings.Contains(said, want) != told {
					t.Errorf("%s at a width of %v, in language %d, says: %s", slug, width, l, said)
				}
			}
		}
	}
	for _, mended := range []bool{false, true} {
		d := *sample("darth-vader")
		d.Errata = mended
		for l := range card.Langs {
			if said := strings.Join(drawLogged(t, &d, Look{Width: 420, Lang: l}), " "); strings.Contains(said, "R1 · errata") != mended {
				t.Errorf("errata %v in %s: %s", mended, l.Code(), said)
			}
		}
	}
}

func TestFontsHaveTheSigns(t *testing.T) {
	p := newPainter()
	for f := plain; f < symbol; f++ {
		for _, r := range "éèêëàâçîïôûùüœŒÉÈÀ«»’“”…–—•·×½¼→←↑↓≥≤≠★◆\u00a0\u202f" {
			if p.letter(f, r).gi == 0 {
				t.Errorf("%s and the fallback lack %q", f.Name(), r)
			}
		}
	}
}

func TestLocationHalves(t *testing.T) {
	cat, _ := catalog.Embedded()
	seen := 0
	for _, k := range cat.All() {
		if k.Type != card.Location || !k.Whole() || k.Blank {
			continue
		}
		var halves [card.Langs][card.Sides][]string
		for l := range card.Langs {
			halves[l] = newFace(newPainter(), k.Def, Look{Lang: l}, 100, 70).halves()
		}
		said := 0
		for side, text := range halves[card.English] {
			said += len(text)
			if other := halves[card.French][side]; len(text) != len(other) {
				t.Errorf("%s says %d things to a player in English, %d in French: %q", k.Slug, len(text), len(other), other)
			}
		}
		for _, line := range k.Text(card.English) {
			if !strings.HasSuffix(line, ":") { // a side of which nothing is said
				said--
			}
		}
		if said != 0 {
			t.Errorf("%s: the halves say %d lines more than the text", k.Slug, said)
		}
		seen++
	}
	if cantina := cat.Get("tatooine-mos-eisley-light").TextFor(card.Light, card.French); len(cantina) != 1 || !strings.HasPrefix(cantina[0], "Pendant votre phase de contrôle") {
		t.Errorf("Mos Eisley says to Light %q", cantina)
	}
	if seen < 50 {
		t.Errorf("only %d locations", seen)
	}
}

func TestChangedNumbers(t *testing.T) {
	d := sample("darth-vader")
	var look Look
	look.Numbers[card.Power] = card.Some(800)
	look.Numbers[card.Deploy] = card.Some(800)
	look.Numbers[card.Forfeit] = card.Some(800)
	look.Numbers[card.Ability] = card.Some(400)
	f := newFace(newPainter(), d, look, 100, 140)
	for _, c := range []struct {
		s    card.Stat
		sign int
		rise bool
	}{{card.Power, 1, true}, {card.Deploy, -1, true}, {card.Forfeit, 0, false}, {card.Ability, -1, false}, {card.Destiny, 0, false}} {
		if g, ok := f.figure(c.s); !ok || g.sign != c.sign || g.rise != c.rise {
			t.Errorf("%v: %+v", c.s, g)
		}
	}
	if _, ok := f.figure(card.Armor); ok {
		t.Error("a number that is not printed is shown")
	}
}

func TestSameBytesInAnyGoroutine(t *testing.T) {
	cache := map[Look]*image.RGBA{} // a Look is a key
	want := map[string][]byte{}
	for _, d := range samples {
		want[d.Slug] = Draw(d, Look{Width: 150}).Pix
	}
	cache[Look{Width: 150}] = nil
	var wg sync.WaitGroup
	for range 4 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for i := range samples {
				d := samples[len(samples)-1-i]
				if !bytes.Equal(Draw(d, Look{Width: 150}).Pix, want[d.Slug]) {
					t.Errorf("%s differs", d.Slug)
				}
			}
		}()
	}
	wg.Wait()
}

func TestIcons(t *testing.T) {
	for _, n := range strings.Split("pilot,warrior,nav computer,scomp link,light force,dark force,interior,exterior,planet,space,mobile,presence,independent,permanent weapon,astromech,passenger,driver,vehicle bay,starfighter bay,TIE bay,destiny,power,ability,deploy,forfeit,armor,maneuver,hyperspeed,landspeed,parsec,Episode I,Hoth,hit,lock,weapon,device,effect,interrupt,character,starship,vehicle,location,Pilot x2,republic,trade federation,maintenance,selective creature,grabber,defensive shield,underground,underwater,cave,vehicle site", ",") {
		if iconName(n) == "question" {
			t.Errorf("no drawing for %s", n)
		}
	}
	for n, o := range iconSynonyms {
		if iconArt[o] == "" {
			t.Errorf("%s: no drawing %s", n, o)
		}
	}
	empty := Icon("nothing of the kind", 24, color.White)
	if !bytes.Equal(empty.Pix, Icon("question", 24, color.White).Pix) {
		t.Error("an unknown icon is not the question mark")
	}
	for _, n := range IconNames() {
		for _, px := range []int{0, 1, 9, 24, 64} {
			m := Icon(n, px, color.White)
			if sum := slices.Max(m.Pix); px >= 9 && sum < 200 {
				t.Errorf("%s at %d is hardly visible: %d", n, px, sum)
			}
		}
	}
}

func TestFiguresOfTheStats(t *testing.T) {
	for s := range card.Stats {
		if iconArt[statIcons[s]] == "" || statTints[s].A == 0 {
			t.Errorf("%v has no icon or colour", s)
		}
	}
	for i := range card.Types {
		if iconArt[typeIcons[i]] == "" || typeTints[i].A == 0 {
			t.Errorf("%v has no icon or colour", i)
		}
	}
}

func benchFace(b *testing.B, px int) {
	for _, slug := range []string{"darth-vader", "devastator", "tatooine", "sense"} {
		d := sample(slug)
		b.Run(slug, func(b *testing.B) {
			look := Look{Width: px}
			Draw(d, look)
			b.ReportAllocs()
			for b.Loop() {
				Draw(d, look)
			}
		})
	}
}

func BenchmarkFace103(b *testing.B) { benchFace(b, 103) }
func BenchmarkFace206(b *testing.B) { benchFace(b, 206) }
func BenchmarkFace412(b *testing.B) { benchFace(b, 412) }
