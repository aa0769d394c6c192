package gametext

// What is said of captives (chapter 15 of the rules).

func init() {
}
