// Package find finds cards: one line of words, fields, comparisons and relations over all
// cards of a catalog, written or not.
//
//	vader                          a word of the title, or of what else the card says
//	"take into hand"               those words, one after the other
//	type:alien power>=3            fields; a space joins, and so does AND
//	icon:pilot,warrior             one or the other
//	destiny:2..4 deploy<forfeit    ranges, one number against another
//	NOT is:unique, -set:hoth       but not
//	(luke OR leia) side:light      either
//	pulls:"Luke Skywalker"         takes or deploys it from a pile, as its game text says
//	cancels:(type:effect set:hoth) a relation to any card that a query finds
//	sort:-power                    the strongest first
//
// Every field has a name in each language, and all names are understood in each. Capitals
// and accents do not matter, but in AND, OR, NOT, ET, OU, NON.
//
//   - An Index is made of a catalog once (Of). Its texts and relations are read when a query
//     first asks for them, or before, by Warm.
//   - A Query is what Parse made of a line. It never fails: what is not understood is left
//     out and told as a Mistake, with its place in the line and what was meant, perhaps.
//   - A Chip is a filter to be switched on and off, in step with the line.
//   - A Completion is what may be typed next.
//
// Relations are taken from the trees of game text: an unwritten card has none, and is found
// by its facts only.
package find
