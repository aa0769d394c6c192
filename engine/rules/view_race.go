package rules

import (
	"cantina/engine/card"
	"cantina/engine/game"
)

// raceView shows the Podrace in progress, nil if there is none (podrace.total,
// podrace.stacked).
func (r *Referee) raceView() *game.RaceView {
	event := r.Podrace()
	if event == 0 {
		return nil
	}
	v := &game.RaceView{Card: event, At: r.Arena(event)}
	if prize, has := r.PrizeOf(event); has {
		v.Over = prize.Over
	}
	for side := range card.Sides {
		for _, id := range r.Racers(side, v.At) {
			v.Sides[side] = append(v.Sides[side], game.RacerView{Racer: id, Damaged: r.S.C(id).Is(game.Damaged), Total: r.RaceSum(side, id)})
		}
	}
	return v
}
