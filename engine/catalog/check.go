package catalog

import (
	"fmt"
	"slices"
	"strings"

	"cantina/engine/card"
)

// check finds what is missing or does not fit the type.
func (r *reader) check() {
	need := func(missing bool, key, example string) {
		if missing {
			r.key = ""
			r.problem(fmt.Sprintf("this card has no %s", key), "add a line such as "+example)
		}
	}
	for _, n := range [][2]string{{"title", `title = "Luke Skywalker"`}, {"side", `side = "light"`}, {"type", `type = "character"`}} {
		_, ok := r.b.find(n[0])
		need(!ok, n[0], n[1])
	}
	_, _, ok := NumberParts(r.Number)
	need(!ok, "number", `number = "1_19" (the set's number and the card's)`)
	r.key = "kinds"
	if among, ok := kinds[r.Type]; ok {
		for _, k := range r.Kinds {
			if !slices.Contains(among, k) && !(r.Type == card.Character && strings.HasSuffix(k, " droid")) {
				r.unknown(k, among)
			}
		}
	}
	r.key = "force"
	if _, ok := r.b.find("force"); ok != (r.Type == card.Location) {
		r.problem(`"force" counts the Force icons of a location`, "a location must say it, for example force = {dark = 1, light = 2}; another card may not")
	}
	r.key = "back"
	if double := strings.Contains(r.Title, faceBreak); double != (r.Back != nil) || r.Type == card.Objective && !double { // type.double-sided
		r.problem("a double-sided card, as every Objective is, has two titles and two sides", `write both titles, as in title = "Front / Back", and what the back has, as in back = {destiny = 7}`)
	}
	switch {
	case r.Type == card.Starship:
		r.Enclosed = true // vehicle.open-enclosed
	case r.Type == card.Location && r.Is("system") && r.System == "":
		r.System = r.Title
	}
	if r.Title == "" {
		r.Title = r.Slug
	}
}
