package find

import (
	"cantina/engine/card"
	"cantina/engine/gametext"
)

// occasions are what texts wait for without naming a card that brings it about, and whose cards do,
// each as a query.
var occasions = [...]struct {
	waits, brings string
	whose         gametext.Owner
}{
	{`text:captive OR text:imprisoned`, `text:"capture that"`, gametext.Anybodys},
	{`text:captive OR text:imprisoned`, `trait:prison`, gametext.Anybodys},
	{`text:"senate majority"`, `trait:senator`, gametext.Anybodys},
	{`text:"senate majority"`, `title:"galactic senate"`, gametext.Anybodys},
	{`text:duel`, `text:duels`, gametext.Anybodys},
	{`text:missing`, `text:"is missing"`, gametext.Anybodys},
	{`text:reacted`, `text:"as a react"`, gametext.Anybodys},
	{`text:undercover`, `trait:spy`, gametext.Anybodys},
	{`text:undercover`, `title:undercover`, gametext.Anybodys},
	{`text:"captured starship"`, `text:"capture that starship" text:"star destroyer"`, gametext.Anybodys},
	{`text:"captured starship"`, `type:"capital starship"`, gametext.Yours},
	{`text:"damaged starship"`, `text:"hyperspeed of that starship"`, gametext.TheOpponents},
	{`type:"jedi test"`, `type:"jedi test"`, gametext.Yours},
	{`type:"jedi test"`, `title:yoda type:character`, gametext.Yours},
	{`type:"jedi test"`, `title:luke type:character ability<6`, gametext.Yours},
	{`type:"jedi test"`, `title:dagobah type:site`, gametext.Yours},
	{`type:"jedi test"`, `text:"training destiny"`, gametext.Yours},
	{`type:"jedi test"`, `destiny>=6`, gametext.Yours},
	{`text:"starship is about to be lost"`, `type:"starship weapon"`, gametext.Anybodys},
	{`text:"targeted by" text:weapon`, `type:weapon`, gametext.Anybodys},
	{`text:hit text:"about to be lost"`, `type:"character weapon"`, gametext.TheOpponents},
	{`text:hit text:"about to be lost"`, `type:droid`, gametext.Yours},
	{`type:"artillery weapon"`, `title:"fusion generator"`, gametext.Yours},
	{`type:"artillery weapon"`, `type:"power droid"`, gametext.Yours},
	{`trait:operative`, `is:generic type:site`, gametext.Anybodys},
	{`text:eaten`, `type:creature`, gametext.Anybodys},
	{`text:"use that tractor beam" OR text:"captured starship"`, `type:starfighter`, gametext.TheOpponents},
	{`text:"in battle with" type:starfighter`, `type:starfighter`, gametext.TheOpponents},
	{`type:"epic event" text:"an attack run"`, `title:"proton torpedoes"`, gametext.Yours},
	{`type:"epic event" text:"an attack run"`, `type:starfighter`, gametext.Yours},
	{`text:"lost Force from a Force drain" text:"that much"`, `text:"to that Force drain" OR title:"presence of the force"`, gametext.TheOpponents},
	{`text:"battle at a system"`, `type:"capital starship"`, gametext.Anybodys},
}

// occasions are the occasions for which the text of a card waits: with what brings them about.
func (w *wanting) occasions() {
	w.you = w.ix.cat.At(w.self).Side
	for _, o := range w.ix.occasions() {
		if o.waits.has(w.self) {
			w.want(o.brings, o.whose, false)
		}
	}
}

// An occasion is the cards that wait for something, and those that bring it about.
type occasion struct {
	waits, brings set
	whose         gametext.Owner
}

// readOccasions carries out the queries of the table.
func (ix *Index) readOccasions() (out []occasion) {
	ask := func(line string) set { return ix.Parse(line, card.English).find() }
	for _, o := range occasions {
		out = append(out, occasion{ask(o.waits), ask(o.brings), o.whose})
	}
	return out
}
