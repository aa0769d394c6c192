// Package puzzle proves puzzles: positions with a goal that one seat can reach whatever the
// other does and whatever is drawn.
//
//   - A Task is a position, the seat that solves it, its goal and until when.
//   - A Prover searches a task over decisions of the solver (one good answer is enough), of
//     the opponent (every answer counts) and draws (every number counts). It remembers each
//     position it has judged, so it can be asked about any position of the task afterwards.
//   - A Verdict is Won, Lost, or Unproved where the bound on positions was reached.
//   - A Proof is what is told of a task: how many solutions, how long and wide, its grade,
//     one solution written out.
//   - A Refutation is a line by which a position that is lost fails.
//   - A Puzzle is a task with its words in both languages: assets/puzzles, one a file.
//
// # What the solver knows
//
// All cards that the text of a position names lie open to him: the opponent's hand, the
// order of a deck that is written down, and the numbers after "next destiny". Cards that a
// position lays by numbers are blank: they pay Force and are lost, but nobody plays one that
// has come to his hand, and one that is drawn for destiny may have any number from 0 to 7;
// a solution holds for each. What is chosen at random, or comes out of a deck with named
// cards that was shuffled, counts as lost: no solution rests on it.
//
// # When two positions are the same
//
// Positions that differ only in the order in which their cards came, in which of equal
// copies lies where, in the order of blank cards and in what the log tells are the same.
// An order of arrival decides nothing but the sequence in which texts set a number that
// others change, so each proof is played through once more, position by position, on what
// the rules really make of it, and the goal asked there (Prover.Verify).
//
// # What a solution is
//
// A decision of the solver is decisive if one of its answers loses. The solutions of a
// puzzle are the winning answers to its first decisive decision on the way of the shortest
// proof; two of them that may be given in either order and lead to the same position are
// one. So a harmless move that may come before or after the good one is no solution of its
// own, and neither is the second of two equal cards.
//
// A grade, 1 to 5, is how many bits a player must know to find the way: the sum, over the
// decisive decisions of the longest defence, of log2(answers / winning answers). Length is
// how many such decisions there are, width how many answers they have on the average.
package puzzle
