// Package lesson reads the lessons of assets/lessons and tells how a try at one of their steps
// goes. It draws nothing and keeps no game going.
//
//   - A Lesson is a file: its title, which rules it teaches, on which seat the learner sits,
//     and its Steps in their order. Everything is said in both languages.
//   - A Step is a text, and perhaps a goal: a position (or none: it goes on where the step
//     before ended), expectations of the scene language, until when, hints in three grades.
//     Its solution and its wrong try are moves of a scene; Check plays them.
//   - A Point is what the table rings while the step is read.
//   - A Watch looks at a game at each decision and tells whether the try goes on, has reached
//     its goal, or missed it. Any line that reaches the goal is good.
//   - Answer is what the opponent does, who is nobody: what the step says, or what is done for
//     a seat without a player (game.PassedOver).
//
// Read is strict: what it does not know it refuses, with line, column and how to mend it.
//
// # How a try is judged
//
// The goal is asked at each decision of either player. A goal that must hold to the end
// ("keep = true") is asked when the try is over. It is over at "until", which is a phase
// ("dark control") or "next turn"; left out, at the end of the learner's turn.
package lesson
