package gametext

// Conditions: what must be so. Where no card is named the condition is about
// the card that carries the text.

type (
	Controls struct {
		cond
		Who   Who
		Place Filter
	}
	OnPlanet struct { // place.on
		cond
		System string
	}
	NotOnPlanet struct {
		cond
		System string
	}
	AtOrNear struct {
		cond
		Place Filter
		Cards Filter
	}
	AtPlace struct { // place.at
		cond
		Place Filter
	}
	Piloting struct {
		cond
		What Filter
	}
	IsPiloting struct {
		cond
		Cards Filter
		What  Filter
	}
	AtSameSiteAs struct {
		cond
		Cards Filter
	}
	Defending      struct{ cond }
	DefendingAlone struct { // place.alone
		cond
		Cards Filter
		At    Filter
	}
	InBattle     struct{ cond }
	InBattleWith struct {
		cond
		Cards Filter
	}
	AreInBattleWith struct {
		cond
		Cards Filter
		With  Filter
	}
	AtLeastOnTable struct {
		cond
		N     int
		Cards Filter
	}
	Outpowered struct{ cond } // battle.power.total
	Night      struct{ cond } // location.night
	IsAboard   struct {
		cond
		Cards Filter
		What  Filter
	}
	IsNotAboard struct {
		cond
		Cards Filter
		What  Filter
	}
	IsInPile struct {
		cond
		Cards Filter
		Whose Whose
		Pile  Pile
	}
	NonePresent struct {
		cond
		Who   Who
		Cards Filter
	}
	Is struct {
		cond
		Cards Filter
		What  Filter
	}
	IsNot struct {
		cond
		Cards Filter
		What  Filter
	}
	Compare struct {
		cond
		A   Amount
		Cmp Cmp
		B   Amount
	}
)

func init() {
	say[Cond, Controls]("{Who} controls|control {Place}", "{Who} contrôle|contrôlez {Place}")
	say[Cond, OnPlanet]("on {System}", "cette carte est sur {System}")
	say[Cond, NotOnPlanet]("not on {System}", "cette carte n'est pas sur {System}")
	say[Cond, AtOrNear]("at {Place} or {Cards} is|are at same or related location", "cette carte est à {Place} ou {Cards} est|sont à la même localisation ou à une localisation liée")
	say[Cond, AtPlace]("at {Place}", "cette carte est à {Place}")
	say[Cond, Piloting]("piloting {What}", "cette carte est aux commandes de {What}")
	say[Cond, IsPiloting]("{Cards} is|are piloting {What}", "{Cards} est|sont aux commandes de {What}")
	say[Cond, AtSameSiteAs]("at same site as {Cards}", "cette carte est au même site que {Cards}")
	say[Cond, Defending]("defending a battle", "cette carte est en défense dans une bataille")
	say[Cond, DefendingAlone]("{Cards} is|are defending a battle alone at {At}", "{Cards} défend|défendent seul|seule|seuls|seules dans une bataille à {At}")
	say[Cond, InBattle]("in battle", "cette carte est dans une bataille")
	say[Cond, InBattleWith]("in battle with {Cards}", "cette carte est dans une bataille avec {Cards}")
	say[Cond, AreInBattleWith]("{Cards} is|are in battle with {With}", "{Cards} est|sont dans une bataille avec {With}")
	say[Cond, AtLeastOnTable]("at least {N} {Cards many} are on table", "au moins {N} {Cards many} sont sur la table")
	say[Cond, Outpowered]("opponent has more than double your total power there", "l'adversaire y a plus du double de votre puissance totale")
	say[Cond, Night]("under nighttime conditions", "cette carte est dans des conditions de nuit")
	say[Cond, IsAboard]("{Cards} is|are aboard {What}", "{Cards} est|sont à bord de {What}")
	say[Cond, IsNotAboard]("{Cards} is|are not aboard {What}", "{Cards} n'est|ne_sont pas à bord de {What}")
	say[Cond, IsInPile]("{Cards} is|are in {Whose} {Pile}", "{Cards} est|sont dans {Whose:votre|la} {Pile} {Whose:|de l'adversaire}")
	say[Cond, NonePresent]("{Who} has|have no {Cards one}", "{Who} n'a|n'avez aucun|aucune|aucun|aucune@Cards {Cards one}")
	say[Cond, Is]("{Cards} is|are {What}", "{Cards} est|sont {What}")
	say[Cond, IsNot]("{Cards} is|are not {What}", "{Cards} n'est|ne_sont pas {What}")
	say[Cond, Compare]("{A} {Cmp} {B}", "{A} {Cmp} {B}")
}
