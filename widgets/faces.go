package widgets

import (
	"image"
	"maps"
	"runtime"
	"slices"
	"sync/atomic"

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

// A faceOrder is a picture that is to be drawn.
type faceOrder struct {
	ready []func(*image.RGBA)
	asked atomic.Int64 // turn of the wheel at which it was last asked for
}

// faces keeps drawn pictures of cards. It belongs to the UI goroutine; drawing
// happens in others and comes back through post. What is not asked for again once the
// wheel has turned is not drawn: nobody would see it.
type faces struct {
	have  map[faceKey]*faceEntry
	wait  map[faceKey]*faceOrder
	slots chan struct{}
	post  func(func())
	now   bool // draw at once, in the caller
	quick int  // pixels that are still drawn at once at this view
	bytes int
	wheel atomic.Int64 // turned at each view
}

const (
	maxFaces  = 10 << 20 // bounds the pictures kept, in bytes, beyond those that are in sight
	largeFace = 1 << 20  // bytes of a picture that is not kept out of sight
	// What a view shows anew is mostly little, and then it is there in its first frame: so many pixels
	// are drawn at once, in a twentieth of a second or so.
	quickFaces = 2 << 20
)

func newFaces(post func(func())) *faces {
	return &faces{have: map[faceKey]*faceEntry{}, wait: map[faceKey]*faceOrder{}, post: post,
		slots: make(chan struct{}, max(1, min(4, runtime.NumCPU())))}
}

// turn tells that another view is shown.
func (f *faces) turn() {
	f.wheel.Add(1)
	f.quick = quickFaces
}

// get returns the picture if there is one; otherwise it is drawn and then given
// to ready on the UI goroutine, unless the wheel has turned meanwhile and nobody asked again.
func (f *faces) get(k faceKey, ready func(*image.RGBA)) *image.RGBA {
	if e := f.have[k]; e != nil {
		e.used = int(f.wheel.Load())
		return e.img
	}
	o := f.wait[k]
	if f.now || f.quick > 0 && o == nil {
		img := k.draw()
		f.quick -= len(img.Pix) / 4
		f.keep(k, img)
		return img
	}
	if o == nil {
		o = &faceOrder{}
		o.asked.Store(f.wheel.Load())
		f.wait[k] = o
		go f.draw(k, o)
	} else if o.asked.Load() < f.wheel.Load() { // who asked before looks at another view now
		o.ready = nil
	}
	o.asked.Store(f.wheel.Load())
	o.ready = append(o.ready, ready)
	return nil
}

// draw draws a picture when its turn comes, if it is still wanted then.
func (f *faces) draw(k faceKey, o *faceOrder) {
	f.slots <- struct{}{}
	var img *image.RGBA
	if o.asked.Load() >= f.wheel.Load() {
		img = k.draw()
	}
	<-f.slots
	f.post(func() {
		if img == nil && o.asked.Load() >= f.wheel.Load() { // asked for again after all
			go f.draw(k, o)
			return
		}
		delete(f.wait, k)
		if img == nil {
			return
		}
		f.keep(k, img)
		for _, ready := range o.ready {
			if ready != nil {
				ready(img)
			}
		}
	})
}

// keep takes a picture in, and gives away those that were not asked for the longest.
func (f *faces) keep(k faceKey, img *image.RGBA) {
	now := int(f.wheel.Load())
	f.have[k] = &faceEntry{img, now}
	f.bytes += len(img.Pix)
	for k, e := range f.have { // of those that fill a column only the ones in sight
		if e.used < now && len(e.img.Pix) >= largeFace {
			f.drop(k)
		}
	}
	if f.bytes < maxFaces {
		return
	}
	old := slices.SortedFunc(maps.Keys(f.have), func(a, b faceKey) int { return f.have[a].used - f.have[b].used })
	for _, k := range old {
		e := f.have[k]
		if e.used >= now || f.bytes < maxFaces*3/4 {
			return
		}
		f.drop(k)
	}
}

func (f *faces) drop(k faceKey) {
	f.bytes -= len(f.have[k].img.Pix)
	delete(f.have, k)
}
