package decks

import (
	"regexp"
	"strings"
	"sync"

	"cantina/engine/card"
)

// tomlSaid is what the TOML library says of a file, and how a deck file is written. What
// is not among tomlWords is quoted: TestTOMLWords keeps the list whole.
func tomlSaid(message string) (what, mend card.Text) {
	mend = card.T(`a line is KEY = VALUE: a text in quotes, a number of copies, or [cards] above a list of cards`,
		`une ligne s’écrit CLEF = VALEUR : un texte entre guillemets, un nombre d’exemplaires, ou [cards] au-dessus d’une liste de cartes`)
	for i, form := range tomlForms() {
		if args := form.FindStringSubmatch(message); args != nil {
			french := tomlWords[i].french
			for _, a := range args[1:] {
				if a == "end of file" {
					a = "la fin du fichier"
				}
				french = strings.Replace(french, "%s", a, 1)
			}
			return card.T(message, french), mend
		}
	}
	return card.T(message, "ce n’est pas du TOML : « "+message+" »"), mend
}

// tomlForms are the messages of tomlWords, each of which may be met with any arguments.
var tomlForms = sync.OnceValue(func() []*regexp.Regexp {
	out := make([]*regexp.Regexp, len(tomlWords))
	for i, w := range tomlWords {
		out[i] = regexp.MustCompile("(?s)^" + tomlVerb.ReplaceAllString(regexp.QuoteMeta(w.english), "(.*)") + "$")
	}
	return out
})

// tomlVerb is a place for an argument in a message of the library.
var tomlVerb = regexp.MustCompile(`%(02x|[qscvd])`)

// tomlWords are what the TOML library finds wrong: as the library words it, and in French
// with %s for its arguments.
var tomlWords = []struct{ english, french string }{
	{"unexpected EOF", "le fichier s’arrête trop tôt"},
	{"expected a top-level item to end with a newline, comment, or EOF, but got %q instead", "la ligne devrait finir ici, et il y a encore %s"},
	{"expected end of table array name delimiter ']', but got %q instead", "il faut ']' à la fin du nom du tableau, et non %s"},
	{"unexpected end of table name (table names cannot be empty)", "un tableau doit avoir un nom"},
	{"unexpected table separator (table names cannot be empty)", "il manque un nom de tableau devant le point"},
	{"expected '.' or ']' to end table name, but got %q instead", "il faut ']' à la fin du nom du tableau, et non %s"},
	{"unexpected EOF; expected value", "le fichier s’arrête là où il faut une valeur"},
	{"expected value but found %q instead", "il faut une valeur, et non %s"},
	{"unexpected '=': key name appears blank", "il manque une clef devant '='"},
	{"unexpected '.': keys cannot start with a '.'", "une clef ne commence pas par un point"},
	{"unexpected '='", "ce '=' est de trop"},
	{"unexpected '.'", "ce point est de trop"},
	{"unexpected EOF; expected key separator '='", "le fichier s’arrête là où il faut '='"},
	{"expected '.' or '=', but got %q instead", "il faut '=' après la clef, et non %s"},
	{"floats must start with a digit, not '.'", "un nombre commence par un chiffre, et non par un point"},
	{"unexpected comma", "cette virgule est de trop"},
	{"expected a comma (',') or array terminator (']'), but got %s", "il faut une virgule ou ']', et non %s"},
	{"expected a comma or an inline table terminator '}', but got %s instead", "il faut une virgule ou '}', et non %s"},
	{`unexpected EOF; expected '"'`, "il manque le guillemet de fin"},
	{`unexpected EOF; expected '"""'`, "il manque les trois guillemets de fin"},
	{`unexpected '""""""'`, "ces guillemets sont de trop"},
	{`unexpected EOF; expected "'"`, "il manque l’apostrophe de fin"},
	{`unexpected EOF; expected "'''"`, "il manque les trois apostrophes de fin"},
	{`unexpected "''''''"`, "ces apostrophes sont de trop"},
	{`expected two hexadecimal digits after '\x', but got %q instead`, `il faut deux chiffres hexadécimaux après '\x', et non %s`},
	{`expected four hexadecimal digits after '\u', but got %q instead`, `il faut quatre chiffres hexadécimaux après '\u', et non %s`},
	{`expected eight hexadecimal digits after '\U', but got %q instead`, `il faut huit chiffres hexadécimaux après '\U', et non %s`},
	{"invalid float: '%s'", "%s n’est pas un nombre"},
	{"cannot use sign with non-decimal numbers: '%s%c'", "un tel nombre n’a pas de signe : %s%s"},
	{"expected a digit but got %q", "il faut un chiffre, et non %s"},
	{"not a binary number: '%s%c'", "ce n’est pas un nombre binaire : %s%s"},
	{"not an octal number: '%s%c'", "ce n’est pas un nombre octal : %s%s"},
	{"not a hexadecimal number: '%s%c'", "ce n’est pas un nombre hexadécimal : %s%s"},
	{"Invalid integer %q: underscores must be surrounded by digits", "le nombre %s a un tiret bas qui n’est pas entre deux chiffres"},
	{"Invalid integer %q: cannot have leading zeroes", "le nombre %s ne doit pas commencer par un zéro"},
	{"Invalid float %q: underscores must be surrounded by digits", "le nombre %s a un tiret bas qui n’est pas entre deux chiffres"},
	{"Invalid float %q: cannot have leading zeroes", "le nombre %s ne doit pas commencer par un zéro"},
	{"Invalid float %q: '.' must be followed by one or more digits", "dans le nombre %s, il faut un chiffre après le point"},
	{"Invalid float value: %q", "%s n’est pas un nombre"},
	{"%q is not a table", "%s n’est pas un tableau"},
	{"Key '%s' was already created as a hash.", "la clef %s est déjà celle d’un tableau"},
	{"Key '%s' was already created and cannot be used as an array.", "la clef %s existe déjà et ne peut pas être une liste"},
	{"Key '%s' has already been defined.", "la clef %s existe déjà"},
	{`invalid escape: '\%c'`, `'\%s' n’a pas de sens dans un texte`},
	{`Escaped character '\u%s' is not valid UTF-8.`, `'\u%s' n’est pas une lettre`},
	{"TOML files cannot contain control characters: '0x%02x'", "un deck ne contient pas de caractère de contrôle : 0x%s"},
	{`invalid escape in string '\%c'`, `'\%s' n’a pas de sens dans un texte`},
	{"invalid UTF-8 byte: 0x%02x", "l’octet 0x%s n’est pas de l’UTF-8"},
	{"invalid datetime: %q", "%s n’est pas une date"},
	{"newlines not allowed within inline tables", "un tableau entre accolades tient sur une ligne"},
	{"strings cannot contain newlines", "il manque le guillemet à la fin de la ligne"},
	{"%v is out of range for %s", "le nombre %s est trop grand"},
	{"files cannot contain NULL bytes; probably using UTF-16; TOML files must be UTF-8", "ce fichier n’est pas un texte en UTF-8"},
}
