// Package assets embeds what the table needs at run time: one variable a directory.
package assets

import "embed"

// Fonts holds the free fonts and their licences, under "fonts/".
//
//go:embed fonts
var Fonts embed.FS

// Cards holds the card data, one TOML file a set and side, under "cards/".
//
//go:embed cards
var Cards embed.FS

// Lang holds the words of the window, one TOML file a language, under "lang/".
//
//go:embed lang
var Lang embed.FS

// Icons holds the program's icon, drawn by app/art, under "icons/".
//
//go:embed icons
var Icons embed.FS

// Rulebook holds the rules of the game: one file a chapter under "rulebook/en/" and
// "rulebook/fr/", and which of them no scene can show.
//
//go:embed rulebook
var Rulebook embed.FS

// Lessons holds the lessons at the table, one TOML file a lesson, under "lessons/".
//
//go:embed lessons
var Lessons embed.FS

// Puzzles holds the puzzles, one TOML file each, under "puzzles/".
//
//go:embed puzzles
var Puzzles embed.FS
