package gametext

import "cantina/engine/card"

// PlaceRules are the rules of the rulebook that a location puts in effect: what
// they say stands in the chapter on locations.
type PlaceRules uint8

const (
	AsteroidRules PlaceRules = iota // location.asteroid-rules
	CaveRules                       // location.cave-rules
	TrenchRules                     // location.trench-rules
	DejarikRules                    // location.dejarik-rules
	ShieldRules                     // location.hoth-shield
	BluffRules                      // location.bluff-rules
)

type (
	RulesInEffect struct {
		step
		Rules PlaceRules
	}
	MayDeployHere struct {
		step
		Cards Filter
	}
	MayDeployTo struct {
		step
		Cards Filter
		Place Filter
	}
	FireFreeHere struct { // weapon.fire.cost
		step
		Cards Filter
	}
	ExtraLandspeed struct { // move.landspeed
		step
		Cards Filter
		N     card.Num
	}
	ExtraLandspeedTo struct {
		step
		Cards Filter
		N     card.Num
	}
	LikeStarfighter  struct{ step } // move.like-starfighter
	MoveLikeFighter  struct{ step }
	LikeCharacter    struct{ step } // move.like-character
	ParsecOfPosition struct{ step } // location.mobile
	DeployAtParsec   struct {
		step
		N int
	}
	ConvertedBy struct { // location.converting
		step
		By Filter
	}
	LightGoesFirst   struct{ step } // start.first-player
	DrainInitiatedAt struct {
		head
		At Post
	}
)

func init() {
	words[PlaceRules](card.T("Asteroid Rules", "règles des astéroïdes"), card.T("Cave Rules", "règles de la caverne"),
		card.T("Trench Rules", "règles de la tranchée"), card.T("Dejarik Rules", "règles des dejariks"),
		card.T("Hoth Energy Shield Rules", "règles du bouclier d'énergie de Hoth"),
		card.T("Bluff Rules", "règles du bluff"))
	say[Step, RulesInEffect]("{Rules} in effect", "{Rules} en vigueur")
	say[Step, MayDeployHere]("{Cards} may deploy here", "{Cards} peut|peuvent se déployer ici")
	say[Step, MayDeployTo]("{Cards} may deploy to {Place}", "{Cards} peut|peuvent se déployer à {Place}")
	say[Step, FireFreeHere]("{Cards} fires|fire free here", "{Cards} tire|tirent gratuitement ici")
	say[Step, ExtraLandspeed]("movement of {Cards} from here requires +{N} landspeed", "le déplacement de {Cards} depuis ici demande +{N} de vitesse terrestre")
	say[Step, ExtraLandspeedTo]("movement of {Cards} to here requires +{N} landspeed", "le déplacement de {Cards} jusqu'ici demande +{N} de vitesse terrestre")
	say[Step, LikeStarfighter]("deploys and moves like a starfighter", "se déploie et se déplace comme un chasseur stellaire")
	say[Step, MoveLikeFighter]("moves like a starfighter", "se déplace comme un chasseur stellaire")
	say[Step, LikeCharacter]("moves like a character", "se déplace comme un personnage")
	say[Step, ParsecOfPosition]("X = parsec of current position", "X = parsec de sa position actuelle")
	say[Step, DeployAtParsec]("deploys only at parsec {N}", "se déploie seulement au parsec {N}")
	say[Step, ConvertedBy]("converted by {By}", "convertie par {By}")
	say[Step, LightGoesFirst]("Light Side goes first in game if this is your starting location", "la Lumière joue la première si c'est votre localisation de départ")
	say[Head, DrainInitiatedAt]("if a Force drain was just initiated {At}", "si un drain de Force vient d'être engagé {At}")
}
