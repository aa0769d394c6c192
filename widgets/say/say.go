// Package say holds the words of the window in every language: catalogues of
// keys in assets/lang, one file a language (and any en-*.toml, fr-*.toml
// beside it).
//
// T speaks the current language, In a given one. A key that is missing is
// shown as it is, so that nothing ever breaks for want of a word.
package say

import (
	"fmt"
	"io/fs"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/BurntSushi/toml"

	"cantina/assets"
	"cantina/engine/card"
)

var current atomic.Uint32

// SetLang changes the language that T speaks.
func SetLang(l card.Lang) { current.Store(uint32(l)) }

// Lang is the language that T speaks.
func Lang() card.Lang { return card.Lang(current.Load()) }

// T returns the words of a key in the current language, with args put in as by
// fmt.Sprintf.
func T(key string, args ...any) string { return In(Lang(), key, args...) }

// In returns the words of a key in language l.
func In(l card.Lang, key string, args ...any) string {
	s, ok := Words(l)[key]
	if !ok {
		s = key
	}
	if len(args) == 0 {
		return s
	}
	return fmt.Sprintf(s, args...)
}

var loaded [card.Langs]struct {
	once  sync.Once
	words map[string]string
}

// Words is the whole catalogue of a language; not to be changed.
func Words(l card.Lang) map[string]string {
	c := &loaded[l]
	c.once.Do(func() { c.words = load(l) })
	return c.words
}

func load(l card.Lang) map[string]string {
	out := map[string]string{}
	files, _ := fs.Glob(assets.Lang, "lang/"+l.Code()+"*.toml")
	for _, f := range files {
		data, err := fs.ReadFile(assets.Lang, f)
		if err != nil {
			panic("say: " + f + ": " + err.Error())
		}
		var m map[string]any
		if _, err := toml.Decode(string(data), &m); err != nil {
			panic("say: " + f + ": " + err.Error())
		}
		flatten(out, "", m)
	}
	return out
}

// flatten makes "a.b" of key b in table a.
func flatten(out map[string]string, prefix string, m map[string]any) {
	for k, v := range m {
		switch v := v.(type) {
		case string:
			out[prefix+k] = strings.TrimSpace(v)
		case map[string]any:
			flatten(out, prefix+k+".", v)
		}
	}
}
