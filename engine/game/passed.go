package game

// PassedOver is the key of the answer that is given for a seat without a player: it passes if
// that can be done, and else does the first thing offered. ok is false if there is none.
func PassedOver(d *Decision) (key string, ok bool) {
	for i := len(d.Options) - 1; i >= 0; i-- {
		if o := &d.Options[i]; o.Verb != VConcede {
			if key = o.Key; o.Verb == Pass {
				break
			}
		}
	}
	return key, key != ""
}
