// The commands of Cantina as a program that needs no GUI library.
package main

import (
	"os"

	"cantina/engine/tool"
)

func main() { os.Exit(tool.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
