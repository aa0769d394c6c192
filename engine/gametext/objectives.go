package gametext

// What Objectives say: how many locations are controlled, Force drains and battle
// destiny wherever they are, squadrons that deploy.

type (
	IsBlownAway struct { // location.blown-away
		cond
		System string
	}
)

func init() {
	say[Cond, IsBlownAway]("{System} is blown away", "{System} est anéanti")

}
