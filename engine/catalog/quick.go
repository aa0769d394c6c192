package catalog

import (
	"strconv"
	"strings"
)

// decodeQuick reads a block written the plain way: one key a line, values that
// are whole numbers, true, false, plain strings, lists of plain strings, tables
// of whole numbers, or text between ”' and ”'. It is some ten times faster than
// the TOML reader, which reads every other block; ok is false for those. The two
// must agree: TestQuick and FuzzQuick.
func decodeQuick(body string) (table map[string]any, ok bool) {
	table = make(map[string]any, 24)
	for body != "" {
		line := body
		if i := strings.IndexByte(body, '\n'); i >= 0 {
			line, body = body[:i], body[i+1:]
		} else {
			body = ""
		}
		if line == "" {
			continue
		}
		name, value, found := strings.Cut(line, " = ")
		if _, twice := table[name]; twice || !found || !plainKey(name) {
			return nil, false
		}
		if rest, long := strings.CutPrefix(value, "'''"); long {
			text, tail := "", ""
			if rest == "" {
				text, tail, found = strings.Cut(body, "'''")
			} else {
				text, tail, found = strings.Cut(rest, "'''")
				tail += "\n" + body
			}
			// Quotes just before the end, a control character or more on the last line are left to TOML.
			if !found || tail != "" && tail[0] != '\n' || !plainText(text) {
				return nil, false
			}
			table[name], body = text, strings.TrimPrefix(tail, "\n")
			continue
		}
		v, rest, ok := quickValue(value, true)
		if !ok || rest != "" {
			return nil, false
		}
		table[name] = v
	}
	return table, true
}

// quickValue reads a value from the front of s.
func quickValue(s string, nested bool) (v any, rest string, ok bool) {
	switch {
	case s == "":
	case s[0] == '"':
		text, rest, found := strings.Cut(s[1:], `"`)
		if found && !(text == "" && strings.HasPrefix(rest, `"`)) && !strings.Contains(text, `\`) && plainText(text) {
			return text, rest, true
		}
	case s[0] == '[' && nested:
		list := []any{}
		rest := s[1:]
		for {
			v, tail, ok := quickValue(rest, false)
			if _, text := v.(string); !ok || !text {
				return nil, "", false
			}
			list = append(list, v)
			if rest, ok = strings.CutPrefix(tail, ", "); ok {
				continue
			}
			tail, ok = strings.CutPrefix(tail, "]")
			return list, tail, ok
		}
	case s[0] == '{' && nested:
		table := map[string]any{}
		rest := s[1:]
		for {
			name, tail, found := strings.Cut(rest, " = ")
			v, tail, ok := quickValue(tail, false)
			if _, twice := table[name]; twice || !found || !ok || !plainKey(name) {
				return nil, "", false
			}
			table[name] = v
			if rest, ok = strings.CutPrefix(tail, ", "); ok {
				continue
			}
			tail, ok = strings.CutPrefix(tail, "}")
			return table, tail, ok
		}
	case strings.HasPrefix(s, "true"):
		return true, s[4:], true
	case strings.HasPrefix(s, "false"):
		return false, s[5:], true
	case s[0] >= '0' && s[0] <= '9':
		i := 1
		for i < len(s) && s[i] >= '0' && s[i] <= '9' {
			i++
		}
		if n, err := strconv.ParseInt(s[:i], 10, 64); err == nil && (s[0] != '0' || i == 1) {
			return n, s[i:], true
		}
	}
	return nil, "", false
}

func plainKey(s string) bool {
	for i := range len(s) {
		if c := s[i]; (c < 'a' || c > 'z') && c != '_' {
			return false
		}
	}
	return s != ""
}

// plainText tells whether s is UTF-8 without control characters and line ends of
// other systems, which TOML has rules of its own for.
func plainText(s string) bool {
	for _, r := range s {
		if r < ' ' && r != '\n' && r != '\t' || r == 0x7f || r == 0xfffd {
			return false
		}
	}
	return true
}
