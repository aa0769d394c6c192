package lesson

import "strings"

// A key is where a key of a file stands: at is its first byte, text the first byte of its
// value, or of the first line between three quotes.
type key struct {
	path          string
	at, end, text int
}

// keys are those of a file in their order, headers of tables among them.
type keys []key

// find is the key of a path, or of the nearest above it that stands in the file.
func (ks keys) find(path string) key {
	for {
		for _, k := range ks {
			if k.path == path || strings.HasPrefix(k.path, path+".") && path != "step" {
				return k
			}
		}
		i := strings.LastIndexByte(path, '.')
		if i < 0 {
			return key{end: 1}
		}
		path = path[:i]
	}
}

// scan finds the keys of a TOML file: those that begin a line.
func scan(src string) (out keys) {
	table, open := "", ""
	for at := 0; at < len(src); {
		next := len(src)
		if i := strings.IndexByte(src[at:], '\n'); i >= 0 {
			next = at + i + 1
		}
		line := src[at:next]
		text := strings.TrimSpace(line)
		switch {
		case open != "":
			if strings.Contains(line, open) {
				open = ""
			}
		case strings.HasPrefix(text, "["):
			name, _, _ := strings.Cut(strings.TrimLeft(text, "["), "]")
			table = strings.TrimSpace(name)
			out = append(out, key{table, at, at + len(strings.TrimRight(line, "\r\n")), at})
			table += "."
		case text != "" && text[0] != '#':
			var k key
			if k, open = scanKey(line, at); k.path != "" {
				k.path = table + k.path
				out = append(out, k)
			}
		}
		at = next
	}
	return out
}

// scanKey reads the key that a line begins with, and which quotes the line leaves open.
func scanKey(line string, at int) (k key, open string) {
	name, value, ok := strings.Cut(line, "=")
	if !ok {
		return key{}, ""
	}
	indent := len(line) - len(strings.TrimLeft(line, " \t"))
	text := at + len(line) - len(strings.TrimLeft(value, " \t"))
	for _, quotes := range []string{"'''", `"""`} {
		_, rest, found := strings.Cut(value, quotes)
		if !found {
			continue
		}
		text = at + len(line) - len(rest)
		if !strings.Contains(rest, quotes) {
			open = quotes
			if strings.TrimRight(rest, "\r\n") == "" {
				text = at + len(line)
			}
		}
		break
	}
	name = strings.Trim(strings.TrimSpace(name), `"`)
	return key{name, at + indent, at + indent + len(name), text}, open
}
