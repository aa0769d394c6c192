package widgets

import (
	"image"
	"runtime"

	"cantina/engine/card"
	"cantina/widgets/face"
)

// A faceKey is everything a picture of a card depends on. A nil def is a back; a location
// that is blown away has a def, for its back lies as it did.
type faceKey struct {
	def  *card.Def
	back card.Side
	look face.Look
}

func (k faceKey) draw() *image.RGBA {
	if k.def == nil {
		return face.Back(k.back, k.look)
	}
	return face.Draw(k.def, k.look)
}

type faceEntry struct {
	img  *image.RGBA
	used int // turn of the wheel at which it was last asked for
}

// faces keeps drawn pictures of cards. It belongs to the UI goroutine; drawing
// happens in others and comes back through post.
type faces struct {
	have  map[faceKey]*faceEntry
	wait  map[faceKey][]func(*image.RGBA)
	slots chan struct{}
	post  func(func())
	now   bool // draw at once, in the caller
	bytes int
	wheel int
}

// maxFaces bounds the pictures kept, in bytes.
const maxFaces = 128 << 20

func newFaces(post func(func())) *faces {
	return &faces{have: map[faceKey]*faceEntry{}, wait: map[faceKey][]func(*image.RGBA){}, post: post,
		slots: make(chan struct{}, max(1, min(4, runtime.NumCPU())))}
}

// get returns the picture if there is one; otherwise it is drawn and then given
// to ready on the UI goroutine.
func (f *faces) get(k faceKey, ready func(*image.RGBA)) *image.RGBA {
	if e := f.have[k]; e != nil {
		e.used = f.wheel
		return e.img
	}
	if f.now {
		img := k.draw()
		f.keep(k, img)
		return img
	}
	ws, busy := f.wait[k]
	f.wait[k] = append(ws, ready)
	if !busy {
		go func() {
			f.slots <- struct{}{}
			img := k.draw()
			<-f.slots
			f.post(func() {
				f.keep(k, img)
				ws := f.wait[k]
				delete(f.wait, k)
				for _, w := range ws {
					if w != nil {
						w(img)
					}
				}
			})
		}()
	}
	return nil
}

func (f *faces) keep(k faceKey, img *image.RGBA) {
	f.have[k] = &faceEntry{img, f.wheel}
	f.bytes += len(img.Pix)
	if f.bytes < maxFaces {
		return
	}
	for k, e := range f.have {
		if e.used < f.wheel-3 {
			f.bytes -= len(e.img.Pix)
			delete(f.have, k)
		}
	}
}
