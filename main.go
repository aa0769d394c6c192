// Cantina is a card table for two players at one machine. Without a word it opens
// the window; with a command word it does what the command says.
package main

import (
	"fmt"
	"os"

	"cantina/app"
	"cantina/engine/tool"
)

func main() {
	if len(os.Args) < 2 {
		os.Exit(app.Window())
	}
	word, args := os.Args[1], os.Args[2:]
	switch word {
	case "screenshot":
		os.Exit(app.Screenshot(args, os.Stdout, os.Stderr))
	case "saves":
		os.Exit(app.Saves(args, os.Stdout, os.Stderr))
	case "-h", "-help", "--help", "help":
		fmt.Println("cantina opens the window; cantina COMMAND does one of these.")
		fmt.Print(app.Help)
	}
	os.Exit(tool.RunWith(tool.Window{Kept: app.KeptDeck, Writers: app.Writers}, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
