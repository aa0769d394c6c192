package widgets

import (
	"hash/maphash"
	"image"
	"slices"
	"sync"

	"cantina/widgets/ink"
)

// A painted is a picture that is painted again and again: what is painted anew is mostly what it
// was, and then nothing changes on the screen.
type painted struct {
	img *image.RGBA // nil when it was handed over
	is  seal        // of the picture painted last
}

// A seal tells pictures apart without keeping them.
type seal struct {
	at  image.Rectangle
	sum uint64
}

var sealing = maphash.MakeSeed()

// pen is a pen on an empty sheet.
func (p *painted) pen(w, h, k float32) *ink.Pen { return p.partPen(ink.Bounds(w, h, k), k) }

// partPen is one for a part of a larger picture, in its pixels; done makes it a picture of its own.
func (p *painted) partPen(r image.Rectangle, k float32) *ink.Pen {
	sheet := paper.take(r.Sub(r.Min))
	if sheet != nil {
		sheet.Rect = r
	}
	return ink.Part(sheet, r, k)
}

// done takes over what a pen painted, and tells whether that is something else than before: then
// it must be shown at once, for what was shown is painted over soon.
func (p *painted) done(b *ink.Pen) bool {
	b.Img.Rect = b.Img.Rect.Sub(b.Img.Rect.Min)
	is := seal{b.Img.Rect, maphash.Bytes(sealing, b.Img.Pix)}
	if p.is == is {
		paper.give(b.Img)
		return false
	}
	paper.give(p.img)
	p.img, p.is = b.Img, is
	return true
}

// handOver is the picture for a screen that takes a copy of it at once: it is not kept here as well.
// One that is asked for again is painted again.
func (p *painted) handOver(again func()) image.Image {
	if p.img == nil {
		p.is = seal{} // so that it is done again
		again()
	}
	img := p.img
	if img == nil {
		return image.NewRGBA(image.Rect(0, 0, 1, 1))
	}
	p.img = nil
	paper.give(img)
	return img
}

// paper is the sheets that nobody looks at any more, for whoever paints next on one of that size.
var paper sheaf

// A sheaf is sheets to be used again.
type sheaf struct {
	mu     sync.Mutex
	sheets []*image.RGBA
	bytes  int
}

// maxPaper bounds the sheets that wait, in bytes.
const maxPaper = 12 << 20

// take is a sheet of a size, nil if none waits.
func (s *sheaf) take(r image.Rectangle) *image.RGBA {
	s.mu.Lock()
	defer s.mu.Unlock()
	for i, img := range slices.Backward(s.sheets) {
		if img.Rect == r {
			s.sheets = slices.Delete(s.sheets, i, i+1)
			s.bytes -= len(img.Pix)
			return img
		}
	}
	return nil
}

// give lays a sheet by; those that lie longest go where there are too many.
func (s *sheaf) give(img *image.RGBA) {
	if img == nil {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.sheets = append(s.sheets, img)
	for s.bytes += len(img.Pix); s.bytes > maxPaper; s.sheets = slices.Delete(s.sheets, 0, 1) {
		s.bytes -= len(s.sheets[0].Pix)
	}
}

// Spare is how many bytes of memory are kept only so that what is painted next is painted sooner.
func Spare() int {
	paper.mu.Lock()
	defer paper.mu.Unlock()
	return paper.bytes
}

// LetGo gives them back. Any goroutine may call it.
func LetGo() {
	paper.mu.Lock()
	defer paper.mu.Unlock()
	paper.sheets, paper.bytes = nil, 0
}
