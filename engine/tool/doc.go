// Package tool is the commands of the program that need no window.
//
// Run takes the words of a command line. A command reads what is embedded in the
// program unless it is given files; it ends with one line that says what came of
// it, and with a status: 0 success, 1 a finding, 2 bad usage.
package tool
