package store

import bolt "go.etcd.io/bbolt"

// putMarks writes the marks of a step.
func putMarks(b *bolt.Bucket, st Step) error {
	if len(st.Marks) == 0 {
		return nil
	}
	marks, err := b.CreateBucketIfNotExists(marksBucket)
	if err != nil {
		return err
	}
	marks.FillPercent = 1 // like lines
	for i, m := range st.Marks {
		rec, err := sealJSON(m)
		if err != nil {
			return err
		}
		if err := marks.Put(number(uint64(st.N+i)), rec); err != nil {
			return err
		}
	}
	return nil
}

// Marks reads the marks of a game's lines from number from on: the first that is
// followed by no gap and no damage. A game saved before there were marks has none:
// from is then the number of its lines.
func (s *Store) Marks(id ID) (marks []Mark, from int, err error) {
	err = s.view(id, func(b *bolt.Bucket) error {
		n := count(b)
		marks, from = make([]Mark, n), n
		all := b.Bucket(marksBucket)
		if all == nil {
			return nil
		}
		for from > 0 && unsealJSON(all.Get(number(uint64(from-1))), &marks[from-1]) == nil {
			from--
		}
		return nil
	})
	if err != nil {
		return nil, 0, err
	}
	return marks[from:], from, nil
}
