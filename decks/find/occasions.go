package find

import (
	"cantina/engine/card"
	"cantina/engine/gametext"
)

// occasions are what texts wait for without naming a card that brings it about, and the cards that
// do, each as a query.
var occasions = [...]struct{ waits, brings string }{
	{`text:captive OR text:imprisoned`, `text:"capture that"`},
	{`text:captive OR text:imprisoned`, `trait:prison`},
	{`text:"senate majority"`, `trait:senator`},
	{`text:"senate majority"`, `title:"galactic senate"`},
	{`text:duel`, `text:duels`},
	{`text:missing`, `text:"is missing"`},
	{`text:reacted`, `text:"as a react"`},
	{`text:undercover`, `trait:spy`},
	{`text:undercover`, `title:undercover`},
	{`text:"captured starship"`, `text:"capture that starship"`},
	{`text:"damaged starship"`, `text:"hyperspeed of that starship"`},
	{`type:"jedi test"`, `type:"jedi test"`},
	{`type:"jedi test"`, `title:yoda type:character`},
	{`type:"jedi test"`, `title:luke type:character`},
	{`text:"starship is about to be lost"`, `type:"starship weapon"`},
	{`text:"targeted by" text:weapon`, `type:weapon`},
	{`text:hit text:"about to be lost"`, `type:weapon`},
	{`type:"artillery weapon"`, `title:"fusion generator"`},
	{`type:"artillery weapon"`, `type:"power droid"`},
	{`trait:operative`, `is:generic type:site`},
	{`text:eaten`, `type:creature`},
}

// occasions are the occasions for which the text of a card waits: with what brings them about.
func (w *wanting) occasions() {
	for _, o := range w.ix.occasions() {
		if o.waits.has(w.self) {
			w.want(o.brings, gametext.Anybodys, false)
		}
	}
}

// An occasion is the cards that wait for something, and those that bring it about.
type occasion struct{ waits, brings set }

// readOccasions carries out the queries of the table.
func (ix *Index) readOccasions() (out []occasion) {
	ask := func(line string) set { return ix.Parse(line, card.English).find() }
	for _, o := range occasions {
		out = append(out, occasion{ask(o.waits), ask(o.brings)})
	}
	return out
}
