package face

import "cantina/engine/card"

// nums builds printed numbers from pairs of a stat and hundredths.
func nums(pairs ...int) (out [card.Stats]card.Opt) {
	for i := 0; i < len(pairs); i += 2 {
		out[pairs[i]] = card.Some(card.Num(pairs[i+1]))
	}
	return
}

const (
	dst = int(card.Destiny)
	pow = int(card.Power)
	abl = int(card.Ability)
	arm = int(card.Armor)
	man = int(card.Maneuver)
	hyp = int(card.Hyperspeed)
	lnd = int(card.Landspeed)
	dep = int(card.Deploy)
	ftt = int(card.Forfeit)
	fer = int(card.Ferocity)
	par = int(card.Parsec)
	pol = int(card.Politics)
)

func both(en, fr []string) func() card.Lines { return func() card.Lines { return card.Lines{en, fr} } }

// to is what a location says to each player, a line to each.
func to(dark, light card.Text) func() [card.Sides]card.Lines {
	return func() (out [card.Sides]card.Lines) {
		for l := range card.Langs {
			out[card.Dark][l], out[card.Light][l] = []string{dark[l]}, []string{light[l]}
		}
		return out
	}
}

func same(s string) card.Text { return card.T(s, s) }

// samples are cards of every type; texts are ours, in the manner of the phrasebook.
var samples = []*card.Def{
	{Slug: "darth-vader", Title: "Darth Vader", Side: card.Dark, Set: "Premiere", Number: "1_168", Rarity: "R1", Dots: 1,
		Type: card.Character, Kinds: []string{"imperial"}, Icons: []string{"pilot", "warrior"}, Traits: []string{"leader", "dark jedi"}, Personas: []string{"Vader"},
		Num: nums(dst, 100, pow, 600, abl, 600, dep, 600, ftt, 800),
		Says: both([]string{"Each of your battle destinies is +1 while in battle.", "Adds 3 to power of anything he pilots, except \"Vader's Custom TIE\".", "Adds 4 to power and 3 to maneuver of \"Vader's Custom TIE\" he pilots.", "Immune to attrition < 5."},
			[]string{"Chacune de vos destinées de bataille est à +1 tant qu'il est en bataille.", "Ajoute 3 à la puissance de ce qu'il pilote, sauf « Vader's Custom TIE ».", "Ajoute 4 à la puissance et 3 à la maniabilité de « Vader's Custom TIE » qu'il pilote.", "Immunisé contre l'usure < 5."})},
	{Slug: "obi-wan-kenobi", Title: "Obi-Wan Kenobi", Side: card.Light, Set: "Premiere", Number: "1_19", Rarity: "R1", Dots: 1,
		Type: card.Character, Kinds: []string{"jedi master"}, Icons: []string{"warrior", "pilot"}, Traits: []string{"general"},
		Num:  nums(dst, 100, pow, 500, abl, 600, dep, 600, ftt, 900),
		Says: both([]string{"If a battle was just initiated here while present, use 1 Force: may target opponent's character with ability = 1 present; opponent chooses: that character moves away free, or that character is lost.", "Immune to attrition < 5."}, nil)},
	{Slug: "princess-leia", Title: "Leia Organa, Alderaanian Senator", Side: card.Light, Set: "Death Star II", Number: "9_31", Rarity: "R", Dots: 1,
		Type: card.Character, Kinds: []string{"rebel"}, Icons: []string{"warrior", "scomp link"}, Traits: []string{"leader", "female", "senator", "Alderaanian"},
		Num: nums(dst, 250, pow, 300, abl, 300, pol, 400, dep, 300, ftt, 750), Says: both([]string{"Your scouts here are each power +1."}, []string{"Tes éclaireurs ici ont chacun puissance +1."})},
	{Slug: "stormtrooper", Title: "Stormtrooper", Side: card.Dark, Set: "Premiere", Number: "1_194", Rarity: "C3",
		Type: card.Character, Kinds: []string{"imperial"}, Icons: []string{"warrior"}, Traits: []string{"stormtrooper", "trooper"},
		Num: nums(dst, 100, pow, 100, abl, 100, dep, 200, ftt, 100), Says: both([]string{"Deploys free to same site as your Imperial with ability > 2."}, nil)},
	{Slug: "r2-d2", Title: "R2-D2 (Artoo-Detoo)", Side: card.Light, Set: "Premiere", Number: "1_22", Rarity: "R2", Dots: 1,
		Type: card.Character, Kinds: []string{"droid"}, Icons: []string{"nav computer"}, Traits: []string{"r-unit"},
		Num: nums(dst, 200, pow, 100, dep, 200, ftt, 500), Says: both([]string{"While aboard a starfighter: adds 2 to power, maneuver and hyperspeed of it."}, nil)},
	{Slug: "jabba-the-hutt", Title: "Jabba the Hutt", Side: card.Dark, Set: "Jabba's Palace", Number: "6_109", Rarity: "R", Dots: 1,
		Type: card.Character, Kinds: []string{"alien"}, Icons: nil, Traits: []string{"gangster", "Hutt", "leader"},
		Num: nums(dst, 100, pow, 300, abl, 400, dep, 400, ftt, 600), Says: both([]string{"Your other aliens here are each forfeit +1.", "During your control phase, once per turn, use 2 Force: take 1 alien into hand from Reserve Deck; reshuffle."}, nil)},
	{Slug: "x-wing", Title: "X-wing", Side: card.Light, Set: "Premiere", Number: "1_146", Rarity: "C2",
		Type: card.Starship, Kinds: []string{"starfighter"}, Class: "X-wing", Icons: []string{"pilot", "nav computer", "scomp link"}, Traits: []string{"Rebel"},
		Num: nums(dst, 200, pow, 300, man, 400, hyp, 500, dep, 200, ftt, 400), Capacity: card.Capacity{In: [card.Slots]int{card.Pilot: 1, card.Astromech: 1}},
		Says: both([]string{"Permanent pilot aboard provides ability of 1."}, []string{"Le pilote permanent à bord fournit une capacité de 1."})},
	{Slug: "devastator", Title: "Devastator", Side: card.Dark, Set: "Premiere", Number: "1_301", Rarity: "R1", Dots: 1,
		Type: card.Starship, Kinds: []string{"capital"}, Class: "Imperial-class Star Destroyer", Icons: []string{"pilot", "nav computer", "scomp link", "a new hope"},
		Num:      nums(dst, 100, pow, 800, arm, 500, hyp, 300, dep, 800, ftt, 900, abl, 100),
		Capacity: card.Capacity{In: [card.Slots]int{card.Pilot: 6, card.Passenger: 6, card.TIEBay: 2, card.VehicleBay: 1}},
		Says:     both([]string{"Permanent pilot aboard provides ability of 1.", "May deploy Star Destroyer weapons aboard for 1 less Force.", "Deploys -2 to any system where you have \"Darth Vader\"."}, nil)},
	{Slug: "tie-fighter", Title: "TIE Fighter", Side: card.Dark, Set: "Premiere", Number: "1_304", Rarity: "C1",
		Type: card.Starship, Kinds: []string{"starfighter"}, Class: "TIE/ln", Icons: []string{"pilot"},
		Num: nums(dst, 200, pow, 100, man, 300, dep, 100, ftt, 300), Says: both([]string{"Permanent pilot aboard provides ability of 1."}, nil)},
	{Slug: "millennium-falcon", Title: "Millennium Falcon", Side: card.Light, Set: "Premiere", Number: "1_143", Rarity: "R1", Dots: 1,
		Type: card.Starship, Kinds: []string{"starfighter"}, Class: "Modified Light Freighter", Icons: []string{"nav computer", "scomp link"},
		Num: nums(dst, 200, pow, 300, man, 400, hyp, 600, dep, 300, ftt, 700), Capacity: card.Capacity{In: [card.Slots]int{card.Pilot: 2, card.Passenger: 2}},
		Says: both([]string{"While Han or Chewie pilots this: immune to attrition < 4 (< 6 if both)."}, nil)},
	{Slug: "tatooine", Title: "Tatooine", Side: card.Light, Set: "Premiere", Number: "1_127", Rarity: "C2", Dots: 1, System: "Tatooine",
		Type: card.Location, Kinds: []string{"system"}, Icons: []string{"planet"}, Force: [card.Sides]int{1, 2}, Num: nums(par, 700),
		SaysTo: to(card.T("Your starships deploy -1 here.", "Tes vaisseaux se déploient à -1 ici."), card.T("If you control, Force drain +1 here.", "Si tu contrôles, drain de Force +1 ici."))},
	{Slug: "tatooine-cantina", Title: "Tatooine: Cantina", Side: card.Dark, Set: "Premiere", Number: "1_290", Rarity: "R2", Dots: 1, System: "Tatooine",
		Type: card.Location, Kinds: []string{"site"}, Icons: []string{"interior", "planet"}, Force: [card.Sides]int{2, 2},
		SaysTo: to(card.T("Your aliens here, except \"Tusken Raider\", are each power +1.", "Tes extraterrestres ici, sauf « Tusken Raider », ont chacun puissance +1."),
			card.T("Your aliens here are each forfeit +1.", "Tes extraterrestres ici ont chacun abandon +1."))},
	{Slug: "hoth-ridge", Title: "Hoth: North Ridge (4th Marker)", Side: card.Light, Set: "Hoth", Number: "3_60", Rarity: "C1", Dots: 1, System: "Hoth",
		Type: card.Location, Kinds: []string{"site"}, Icons: []string{"exterior", "planet"}, Force: [card.Sides]int{0, 1}, Traits: []string{"marker 4"},
		SaysTo: to(same("If you control, your AT-ATs may move here for 1 less Force; once per turn, if you occupy two other marker sites, opponent may not deploy Effects on this location."),
			same("Your T-47s here are each power +1."))},
	{Slug: "death-star", Title: "Death Star", Side: card.Dark, Set: "A New Hope", Number: "2_143", Rarity: "R2", Dots: 1, System: "Death Star",
		Type: card.Location, Kinds: []string{"system"}, Icons: []string{"mobile", "space", "scomp link"}, Force: [card.Sides]int{2, 1}, Num: nums(par, 0, hyp, 100),
		SaysTo: to(same("X = parsec number of current position."), same("If you control, Force drain +1 here."))},
	{Slug: "darth-vaders-lightsaber", Title: "Darth Vader's Lightsaber", Side: card.Dark, Set: "Premiere", Number: "1_314", Rarity: "R1", Dots: 1,
		Type: card.Weapon, Kinds: []string{"character"}, Class: "lightsaber", Icons: nil, Num: nums(dst, 100), Traits: []string{"lightsaber"},
		Says: both([]string{"Deploys on Vader, or use 2 Force to deploy on your warrior.", "May target a character using 1 Force; draw 2 destinies: target hit, and its forfeit = 0, if total destiny > defense value."}, nil)},
	{Slug: "blaster-rifle", Title: "Blaster Rifle", Side: card.Light, Set: "Premiere", Number: "1_150", Rarity: "C2",
		Type: card.Weapon, Kinds: []string{"character"}, Class: "blaster rifle", Num: nums(dst, 300),
		Says: both([]string{"Use 1 Force to deploy on your warrior.", "May target a character, creature or vehicle for free; draw destiny: character or creature hit if destiny > defense value."}, nil)},
	{Slug: "targeting-computer", Title: "Targeting Computer", Side: card.Light, Set: "Premiere", Number: "1_41", Rarity: "U1",
		Type: card.Device, Num: nums(dst, 300), Icons: []string{"scomp link"},
		Says: both([]string{"Deploys on your starfighter. Adds 1 to each weapon destiny draw of that starfighter."}, nil)},
	{Slug: "expand-the-empire", Title: "Expand the Empire", Side: card.Dark, Set: "Premiere", Number: "1_217", Rarity: "R1",
		Type: card.Effect, Num: nums(dst, 400), Says: both([]string{"Deploy on one site. Its game text also applies at adjacent sites."}, nil)},
	{Slug: "sense", Title: "Sense", Side: card.Light, Set: "Premiere", Number: "1_108", Rarity: "U1",
		Type: card.Interrupt, Kinds: []string{"used", "lost"}, Num: nums(dst, 400),
		Says: both([]string{"USED: If an Interrupt or a react was just initiated: target your highest-ability character; draw 1 destiny; if that destiny < ability of that character: cancel it.", "LOST: If \"Alter\" was just played: cancel it."},
			[]string{"UTILISÉE : si une interruption ou une réaction vient d'être initiée : cible ton personnage de plus grande capacité ; tire 1 destinée ; si cette destinée < capacité de ce personnage : annule-la.", "PERDUE : si « Alter » vient d'être jouée : annule-la."})},
	{Slug: "blizzard-1", Title: "Blizzard 1", Side: card.Dark, Set: "Hoth", Number: "3_153", Rarity: "R1", Dots: 1, Enclosed: true,
		Type: card.Vehicle, Kinds: []string{"combat"}, Class: "AT-AT", Icons: []string{"pilot", "scomp link", "hoth"}, Traits: []string{"enclosed"},
		Num: nums(dst, 200, pow, 600, arm, 600, lnd, 100, dep, 600, ftt, 700), Capacity: card.Capacity{In: [card.Slots]int{card.Pilot: 2, card.Passenger: 8}},
		Says: both([]string{"Permanent pilot aboard provides ability of 1.", "May add 2 pilots and 8 passengers.", "Immune to attrition < 4 while Veers is aboard."}, nil)},
	{Slug: "lukes-x34-landspeeder", Title: "Luke's X-34 Landspeeder", Side: card.Light, Set: "Premiere", Number: "1_147", Rarity: "U2", Dots: 1,
		Type: card.Vehicle, Kinds: []string{"transport"}, Class: "X-34", Num: nums(dst, 400, pow, 100, man, 300, lnd, 300, dep, 100, ftt, 200),
		Capacity: card.Capacity{In: [card.Slots]int{card.Driver: 1, card.Passenger: 3}}, Says: both([]string{"May move as a react."}, nil)},
	{Slug: "wampa", Title: "Wampa", Side: card.Dark, Set: "Hoth", Number: "3_96", Rarity: "R2", Type: card.Creature, Kinds: []string{"snow"}, Icons: []string{"selective creature"},
		Num: nums(dst, 400, fer, 500, dep, 400, ftt, 0), Says: both([]string{"Habitat: exterior Hoth sites and ice caves. Parasite: none."}, nil)},
	{Slug: "hidden-base", Title: "Hidden Base / Systems Will Slip Through Your Fingers", Side: card.Light, Set: "Special Edition", Number: "7_139", Rarity: "R",
		Type: card.Objective, Num: nums(dst, 0), Says: both(longText, nil)},
	{Slug: "concentrate-all-fire", Title: "Concentrate All Fire", Side: card.Light, Set: "Death Star II", Number: "9_26", Rarity: "R", Type: card.AdmiralsOrder, Num: nums(dst, 500), Says: both([]string{"Each capital starship with a pilot aboard is power +2. At each system, only two starship weapons may fire in a battle."}, nil)},
	{Slug: "attack-run", Title: "Attack Run", Side: card.Light, Set: "A New Hope", Number: "2_42", Rarity: "R2", Type: card.EpicEvent, Num: nums(dst, 0), Says: both([]string{"Deploys on Death Star system. At the start of your move phase, may make an attempt."}, nil)},
	{Slug: "great-warrior", Title: "Great Warrior", Side: card.Light, Set: "Dagobah", Number: "4_65", Rarity: "R", Type: card.JediTest, Num: nums(dst, 100), Icons: []string{"dagobah"}, Says: both([]string{"Deploy on any Dagobah site. Target a mentor there and an apprentice."}, nil)},
	{Slug: "allegations", Title: "Allegations of Corruption", Side: card.Dark, Set: "Reflections 3", Number: "13_52", Rarity: "PM", Type: card.DefensiveShield, Num: nums(dst, 0), Says: both([]string{"Plays on table. Effects that retrieve Force are limited to once per turn."}, nil)},
	{Slug: "sebulbas-podracer", Title: "Sebulba's Podracer", Side: card.Dark, Set: "Tatooine", Number: "11_92", Rarity: "R", Dots: 1, Type: card.Podracer, Num: nums(dst, 0), Says: both([]string{"Deploys on Podrace Arena. Damage: 4."}, nil)},
	{Slug: "asteroid-field", Title: "Asteroid Field", Side: card.Light, Set: "Dagobah", Number: "4_80", Rarity: "C", Diamond: 1, Type: card.Location, Kinds: []string{"sector"}, Icons: []string{"space"}, Force: [card.Sides]int{1, 1},
		Says: both([]string{"Asteroid Rules in effect here."}, nil)},
}

var longText = []string{
	"Deploy Rendezvous Point, then place a planet system of parsec 1 to 8 from Reserve Deck face down on your side of table (not in play); that card is your Hidden Base indicator.",
	"While this side is up: once per turn, during your deploy phase, may deploy one system from Reserve Deck; reshuffle. You may not deploy Death Star sites, and your Force drains at non-battleground locations are each -1.",
	"Flip this card if you have deployed five battleground systems and opponent has not probed your Hidden Base.",
	"While this side up: total Force generation is +1 for each battleground system you occupy; once per turn, may retrieve 1 Force if opponent just lost a starship at a system you occupy.",
	"Once per turn, during their move phase, opponent may probe one system if they occupy it with a starship: opponent places a card from hand face down beneath that system; if that system matches your Hidden Base indicator, it is probed.",
	"Place this card out of play if your Hidden Base is probed, and lose 8 Force; your characters and starships at that system are each forfeit -2 until end of next turn.",
}

func sample(slug string) *card.Def {
	for _, d := range samples {
		if d.Slug == slug {
			return d
		}
	}
	panic("no sample " + slug)
}
