package gametext

import "unicode/utf8"

// Shown is how many letters of a line an error shows.
const Shown = 200

// Excerpt is the part of the line src[start:end] around at that an error shows, and how many
// letters of it stand before at.
func Excerpt(src string, start, end, at int) (text string, before int) {
	from, to := start, end
	if utf8.RuneCountInString(src[start:min(end, start+8*Shown)]) > Shown {
		from, to = max(start, at-Shown/2), min(end, at+Shown/2-2)
		for n := 1; n < utf8.UTFMax && from > start && !utf8.RuneStart(src[from]); n++ { // what is no UTF-8 may be cut anywhere
			from--
		}
		for n := 1; n < utf8.UTFMax && to < end && !utf8.RuneStart(src[to]); n++ {
			to++
		}
	}
	text, before = src[from:to], utf8.RuneCountInString(src[from:at])
	if from > start {
		text, before = "…"+text, before+1
	}
	if to < end {
		text += "…"
	}
	return text, before
}
