package gametext

// Quantities: numbers of the game that a rule may change, limit or cancel.

type (
	StatOfCards struct {
		quantity
		Stat  Stat
		Cards Filter
	}
	Drains struct { // drain.modifier.sources
		quantity
		Whose Whose
	}
	DrainModifiers struct { // drain.modifier.whose
		quantity
		Whose Whose
	}
	Generation struct {
		quantity
		Whose Whose
	}
	TotalPower struct { // battle.power.total
		quantity
		Whose Whose
	}
	TotalAbility struct {
		quantity
		Whose Whose
	}
	TotalDestiny struct { // battle.destiny.total
		quantity
		Whose Whose
	}
	TotalWeapon struct { // weapon.destiny
		quantity
		Whose Whose
	}
	TotalWeaponOf struct {
		quantity
		Cards Filter
	}
	Draws struct {
		quantity
		Whose Whose
		Kind  Draw
	}
	DrawsOf struct {
		quantity
		Kind  Draw
		Cards Filter
	}
	AttritionAgainst struct { // battle.attrition.total
		quantity
		Who Who
	}
	StatOfPiloted struct { // of what the subject pilots, who is the source (value.cumulative)
		quantity
		Stat Stat
	}
	BattleDamage  struct{ quantity } // battle.damage.amount
	AbilityNeeded struct{ quantity } // battle.destiny.threshold
)

// A Draw is a kind of destiny.
type Draw uint8

const (
	BattleDraw Draw = iota
	WeaponDraw
)

// In battles at some place.
type InBattles struct {
	place
	At Place
}

func (Drains) agrees() agreement           { return agreement{many: true} }
func (DrainModifiers) agrees() agreement   { return agreement{many: true} }
func (Generation) agrees() agreement       { return agreement{fem: true} }
func (TotalPower) agrees() agreement       { return agreement{fem: true} }
func (TotalAbility) agrees() agreement     { return agreement{fem: true} }
func (TotalDestiny) agrees() agreement     { return agreement{fem: true} }
func (TotalWeapon) agrees() agreement      { return agreement{fem: true} }
func (TotalWeaponOf) agrees() agreement    { return agreement{fem: true} }
func (Draws) agrees() agreement            { return agreement{fem: true, many: true} }
func (DrawsOf) agrees() agreement          { return agreement{fem: true, many: true} }
func (AttritionAgainst) agrees() agreement { return agreement{fem: true} }
func (BattleDamage) agrees() agreement     { return agreement{} }
func (AbilityNeeded) agrees() agreement    { return agreement{fem: true} }

func (x StatOfPiloted) agrees() agreement { return StatOfCards{Stat: x.Stat}.agrees() }

// Of the numbers of a card some are feminine.
func (x StatOfCards) agrees() agreement {
	switch x.Stat {
	case Armor, ArmorOrManeuver, DeployCost, Destiny:
		return agreement{}
	}
	return agreement{fem: true}
}

func init() {
	words[Draw](card2("battle", "de bataille"), card2("weapon", "d'arme"))

	say[Quantity, StatOfCards]("{Stat} of {Cards}", "{Stat} de {Cards}")
	say[Quantity, StatOfPiloted]("{Stat} of what it pilots", "{Stat} de ce qu'il pilote")
	say[Quantity, Drains]("{Whose} Force drains", "{Whose:vos drains de Force|les drains de Force de l'adversaire}")
	say[Quantity, DrainModifiers]("{Whose} Force drain modifiers", "{Whose:vos modificateurs de drain de Force|les modificateurs de drain de Force de l'adversaire}")
	say[Quantity, Generation]("{Whose} Force generation", "{Whose:votre génération de Force|la génération de Force de l'adversaire}")
	say[Quantity, TotalPower]("{Whose} total power", "{Whose:votre puissance totale|la puissance totale de l'adversaire}")
	say[Quantity, TotalAbility]("{Whose} total ability", "{Whose:votre habileté totale|l'habileté totale de l'adversaire}")
	say[Quantity, TotalDestiny]("{Whose} total battle destiny", "{Whose:votre destinée de bataille totale|la destinée de bataille totale de l'adversaire}")
	say[Quantity, TotalWeapon]("{Whose} total weapon destiny", "{Whose:votre destinée d'arme totale|la destinée d'arme totale de l'adversaire}")
	say[Quantity, TotalWeaponOf]("total weapon destiny of {Cards}", "la destinée d'arme totale de {Cards}")
	say[Quantity, Draws]("{Whose} {Kind} destiny draws", "{Whose:vos destinées|les destinées} {Kind} {Whose:|de l'adversaire}")
	say[Quantity, DrawsOf]("{Kind} destiny draws of {Cards}", "les destinées {Kind} de {Cards}")
	say[Quantity, AttritionAgainst]("attrition against {Who}", "l'attrition contre {Who:vous|l'adversaire|chaque joueur}")
	say[Quantity, BattleDamage]("battle damage", "le total des dommages de bataille")
	say[Quantity, AbilityNeeded]("ability required to draw battle destiny", "l'habileté requise pour tirer une destinée de bataille")
	say[Place, InBattles]("in battles {At}", "dans les batailles {At}")
}
