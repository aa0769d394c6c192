package gametext

import "cantina/engine/card"

// What a bearer does for what it pilots, matching pairs (char.matching), and scomp
// links (icon.scomp).

type (
	CountsAsMatching struct {
		step
		Cards Filter
		What  Filter
	}
	PilotAdds struct { // the pilot is the source (value.cumulative, value.limit)
		step
		Cards Filter
		What  Filter
		N     card.Num
		Stat  Stat
		Limit Delta
	}
	PilotDraws struct { // battle.destiny.if-unable
		step
		Cards Filter
		What  Filter
		N     int
	}
	FreeAboard struct { // value.free
		step
		Titles Filter
	}
	DeployNear struct {
		step
		Cards Filter
		By    Change
	}
	PeekTopMany struct {
		step
		N     int
		Whose Whose
		Pile  Pile
	}
	MatchingAboard struct{ cond }
	WithScomp      struct{ cond }
	AtSameSiteOf   struct {
		post
		System string
	}
	AtSameLocation struct{ post }
)

func init() {
	say[Step, CountsAsMatching]("{Cards} is|are matching pilot of {What}", "{Cards} est|sont le pilote assorti de {What}")
	say[Step, PilotAdds]("{Cards} piloting {What} adds|add {N} to its {Stat} (limit {Limit})", "{Cards} aux commandes de {What} ajoute|ajoutent {N} à {Stat} de celui-ci (limite {Limit})")
	say[Step, PilotDraws]("{Cards} piloting {What} draws|draw {N} battle destiny if unable to otherwise", "{Cards} aux commandes de {What} tire|tirent {N} destinée|destinées de bataille si ce n'est pas possible autrement")
	say[Step, FreeAboard]("{Titles} deploys|deploy and fires|fire free aboard this", "{Titles} se déploie|déploient et tire|tirent gratuitement à bord")
	say[Step, DeployNear]("{Cards} deploys|deploy {By} to same or adjacent site", "{Cards} se déploie|déploient pour {By} au même site ou à un site adjacent")
	say[Step, PeekTopMany]("peek at top {N} cards of {Whose} {Pile}", "regarder les {N} cartes du dessus de {Whose:votre|la} {Pile} {Whose:|de l'adversaire}")
	say[Cond, MatchingAboard]("matching pilot is aboard this", "le pilote assorti est à bord")
	say[Cond, WithScomp]("present with a scomp link", "cette carte est présente avec un lien scomp")
	say[Post, AtSameSiteOf]("at same {System} site", "au même site de {System}")
	say[Post, AtSameLocation]("at same location", "à la même localisation")
}
