package decks

import (
	"fmt"
	"strings"
)

// quote writes a TOML string on one line.
func quote(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range strings.ToValidUTF8(s, "\ufffd") {
		switch {
		case r == '"' || r == '\\':
			b.WriteRune('\\')
			b.WriteRune(r)
		case r < ' ' || r == 0x7f:
			fmt.Fprintf(&b, `\u%04X`, r)
		default:
			b.WriteRune(r)
		}
	}
	return b.String() + `"`
}

// quoteLong writes text of several lines between ”' where that can hold it.
func quoteLong(s string) string {
	odd := func(r rune) bool { return r < ' ' && r != '\n' || r == 0x7f || r == 0xfffd }
	if !strings.Contains(s, "\n") || strings.Contains(s, "''") || strings.HasSuffix(s, "'") || strings.ContainsFunc(s, odd) {
		return quote(s)
	}
	return "'''\n" + s + "'''"
}

// bareKey writes a key, in quotes unless it is plain.
func bareKey(s string) string {
	for _, r := range s {
		if (r < 'a' || r > 'z') && (r < '0' || r > '9') && r != '-' {
			return quote(s)
		}
	}
	if s == "" {
		return `""`
	}
	return s
}
