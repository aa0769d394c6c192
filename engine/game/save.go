package game

import (
	"bytes"
	"encoding/json"

	"cantina/engine/card"
)

// Version is the version of the format that Save writes.
const Version = 1

// written is a state as it is saved.
type written struct {
	Version int `json:"version"` // the first key: versionOf looks for it there
	*State
	Frames []json.RawMessage `json:"frames"`
}

// Save encodes the whole state, log included. Cards stand in it by their slugs,
// everything that the program numbers by a word.
func (s *State) Save(format FrameFormat) ([]byte, error) {
	frames, err := format.WriteFrames(s.Frames)
	if err != nil {
		return nil, err
	}
	return json.Marshal(written{Version, s, frames})
}

// Load decodes what Save wrote, or an older version of it, and checks that the state
// is whole in itself. Whether the cards have the texts that it speaks of is for the
// rules to check.
func Load(data []byte, format FrameFormat) (*State, error) {
	v, err := versionOf(data)
	if err != nil {
		return nil, card.Because("this saved game cannot be read: %s", "cette partie enregistrée ne peut pas être lue : %s", err)
	}
	switch v {
	case 0:
		return LoadOld(data, OldSlugs, format)
	case Version:
		s, err := decode(data, format)
		return s.checked(err)
	}
	return nil, card.Because("this saved game has version %s, this program reads up to %s: a newer program wrote it",
		"cette partie enregistrée a la version %s, ce programme lit jusqu’à %s : un programme plus récent l’a écrite", v, Version)
}

func decode(data []byte, format FrameFormat) (s *State, err error) {
	w := written{State: &State{}}
	if err := json.Unmarshal(data, &w); err != nil {
		return w.State, err
	}
	w.State.Frames, err = format.ReadFrames(w.Version, w.Frames)
	return w.State, err
}

// LoadOld is Load for a state of version 0, which was saved with a catalog of these
// slugs, in this order.
func LoadOld(data []byte, slugs []string, format FrameFormat) (*State, error) {
	s, err := loadV0(data, slugs, format)
	return s.checked(err)
}

// checked is a state that was decoded with err, if nothing is wrong with it.
func (s *State) checked(err error) (*State, error) {
	if err != nil {
		return nil, card.Because("this saved game cannot be read: %s", "cette partie enregistrée ne peut pas être lue : %s", err)
	}
	if bad := s.Damage(); bad != "" {
		return nil, card.Because("this saved game is damaged: %s", "cette partie enregistrée est endommagée : « %s »", bad)
	}
	return s, nil
}

// versionOf is the version of a saved state, 0 if it has none. Save writes it first,
// so that the rest need not be read for it.
func versionOf(data []byte) (v int, err error) {
	dec := json.NewDecoder(bytes.NewReader(data))
	if t, err := dec.Token(); err != nil || t != json.Delim('{') {
		return 0, card.Because("it does not begin like one", "elle ne commence pas comme il faut")
	}
	if t, err := dec.Token(); err == nil && t == "version" {
		err = dec.Decode(&v)
		return v, err
	}
	var head struct{ Version int }
	err = json.Unmarshal(data, &head)
	return head.Version, err
}

// Unnamed tells whether a saved state names its cards by their index in a catalog: it
// is good only for who knows that catalog (OldCatalog).
func Unnamed(data []byte) bool {
	v, err := versionOf(data)
	return err == nil && v == 0
}
