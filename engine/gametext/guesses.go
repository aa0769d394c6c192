package gametext

// A guess: a card type that a player names before a card is shown (type.type).

type (
	NameType struct {
		step
		Bind int `bind:"type"`
	}
	OfThatType struct {
		post
		Ref int
	}
)

func (OfThatType) refersTo() string { return "type" }

func init() {
	say[Step, NameType]("name a card type", "nommer un type de carte")
	say[Post, OfThatType]("of that type", "de ce type")
}
