package game

// HighestDestiny is the highest destiny number that is printed on cards of any deck.
const HighestDestiny = 7

// UsualDestinies are how often each destiny number comes up in a deck that nobody has looked at:
// weights of the numbers from 0; 3 on average.
var UsualDestinies = [HighestDestiny + 1]int{6, 16, 18, 20, 20, 13, 6, 1}
