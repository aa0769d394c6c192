package scene

import (
	"strings"
	"testing"

	"cantina/engine/card"
)

// TestLogTellsAll: from the log a judge can rebuild the game: on whom and aboard what,
// from whom to whom, which function, among how many, what was declined, what exactly was
// canceled, the totals, who has won and why.
func TestLogTellsAll(t *testing.T) {
	cat, _ := Catalog()
	const nabrun = `light: at "Tatooine: Cantina": Rebel Trooper, Rebel Pilot   force: 9   reserve: 9   hand: "Nabrun Leids"
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley", dark "Tatooine: Docking Bay 94"
phase: light deploy
next destiny: light 3
> light play "Nabrun Leids" 1
> light choose "Rebel Trooper"
> light done
> light choose "Tatooine: Docking Bay 94"
> light no`
	const at = `
locations: dark "Tatooine: Mos Eisley"
phase: dark battle
`
	const hunt = `dark: at "Tatooine: Mos Eisley": "Darth Vader"   force: 9   reserve: 9
light: at "Tatooine: Mos Eisley": Scurrier   force: 9   reserve: 9` + at + `> light unleash Scurrier
> dark no`
	const party = `dark: at "Tatooine: Mos Eisley": Stormtrooper   force: 9   reserve: 9
light: at "Tatooine: Mos Eisley": Scurrier   force: 9   reserve: 9` + at + `> dark attack Scurrier
go: dark move`
	const shot = `dark: table: "Shot In The Dark"   hand: Sense   force: 9   reserve: 9
phase: dark control
> dark use "Shot In The Dark"
> dark lose Sense`
	const lost = `light: table: "Draw Their Fire"   at "Tatooine: Mos Eisley": Rebel Trooper   force: 9   reserve: 9   lost: Sense
dark: at "Tatooine: Mos Eisley": Stormtrooper   force: 9   reserve: 9
locations: dark "Tatooine: Mos Eisley"
phase: light battle
> light battle at "Tatooine: Mos Eisley"
> light use "Draw Their Fire" 2`
	const jam = `dark: hand: "Shocking Revelation"   at "Death Star: Docking Bay 327": R2-Q2   force: 3   reserve: 9
phase: dark draw
> dark play "Shocking Revelation" on "Death Star: Docking Bay 327"`
	const alter = `light: at "Tatooine: Mos Eisley": Rebel Trooper   hand: Alter   force: 9   reserve: 9
dark: table: "Reactor Terminal"   force: 9   reserve: 9
locations: dark "Tatooine: Mos Eisley"
phase: light deploy
next destiny: light 5
> light play Alter on "Reactor Terminal"`
	const blast = `dark: at "Tatooine: Mos Eisley": Stormtrooper with "Imperial Blaster"   force: 9   reserve: 9
light: at "Tatooine: Mos Eisley": Rebel Trooper   force: 9   reserve: 9
locations: dark "Tatooine: Mos Eisley"
phase: dark battle
next destiny: dark 5
> dark battle at "Tatooine: Mos Eisley"
> dark fire "Imperial Blaster" on "Rebel Trooper"`
	for _, c := range []struct{ name, scene, en, fr string }{
		{"a weapon and its bearer", `dark: at "Tatooine: Cantina": Stormtrooper, Stormtrooper   force: 9   hand: "Imperial Blaster"
locations: dark "Tatooine: Cantina"
phase: dark deploy
> dark deploy "Imperial Blaster" on stormtrooper#2`,
			"Dark deploys Imperial Blaster on Stormtrooper #2 at Tatooine: Cantina.", "Le côté obscur déploie Imperial Blaster sur Stormtrooper #2, à Tatooine: Cantina."},
		{"the only one of equal cards", `dark: hand: Stormtrooper, Stormtrooper   force: 9
locations: dark "Tatooine: Cantina"
phase: dark deploy
> dark deploy stormtrooper#2 at "Tatooine: Cantina"`,
			"Dark deploys Stormtrooper to Tatooine: Cantina.", "Le côté obscur déploie Stormtrooper à Tatooine: Cantina."},
		{"a drain at one of several places of a name", `dark: at clouds-dark: TIE Fighter   force: 3   reserve: 9
light: hand: control-light   force: 3   reserve: 9
locations: dark Bespin, dark clouds-dark
phase: dark control
> dark drain clouds-dark
> light play Control`,
			"The Force drain at Clouds (Bespin) is canceled by Control.", "Le drain de Force à Clouds (Bespin) est annulé par Control."},
		{"a transfer", `dark: at "Tatooine: Cantina": "Darth Vader", Stormtrooper with "Imperial Blaster"   force: 9   hand: Sense
locations: dark "Tatooine: Cantina"
phase: dark deploy
> dark transfer "Imperial Blaster" on "Darth Vader"`,
			"Dark transfers Imperial Blaster from Stormtrooper to Darth Vader.", "Le côté obscur transfère Imperial Blaster de Stormtrooper à Darth Vader."},
		{"a place aboard", `light: at "Tatooine: Mos Eisley": Skiff, Rebel Trooper   force: 9
locations: light "Tatooine: Mos Eisley"
phase: light move
> light embark "Rebel Trooper" aboard Skiff as driver`,
			"Light moves Rebel Trooper aboard Skiff (driver).", "Le côté lumineux fait monter Rebel Trooper à bord de Skiff (conducteur)."},
		{"off again", `light: at "Tatooine: Mos Eisley": Skiff { driver Rebel Trooper }   force: 9
locations: light "Tatooine: Mos Eisley"
phase: light move
> light disembark "Rebel Trooper" at "Tatooine: Mos Eisley"`,
			"Light moves Rebel Trooper off Skiff to Tatooine: Mos Eisley.", "Le côté lumineux fait descendre Rebel Trooper de Skiff à Tatooine: Mos Eisley."},
		{"where from", `dark: at "Tatooine: Cantina": Stormtrooper   force: 9
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley"
phase: dark move
> dark move Stormtrooper to "Tatooine: Mos Eisley"`,
			"Dark moves Stormtrooper from Tatooine: Cantina to Tatooine: Mos Eisley.", "Le côté obscur déplace Stormtrooper de Tatooine: Cantina à Tatooine: Mos Eisley."},
		{"a place in the row", `dark: force: 9   hand: "Tatooine: Mos Eisley"
locations: dark Tatooine, dark "Tatooine: Cantina"
phase: dark deploy
> dark deploy "Tatooine: Mos Eisley"
> dark place "Tatooine: Mos Eisley" 3`,
			"Dark deploys Tatooine: Mos Eisley, after Tatooine: Cantina in the row.", "Le côté obscur déploie Tatooine: Mos Eisley, après Tatooine: Cantina dans la rangée."},
		{"a drain canceled", `dark: at "Tatooine: Cantina": Stormtrooper   force: 9   reserve: 9
light: at "Tatooine: Mos Eisley": Rebel Trooper   hand: Control   force: 9   reserve: 9
locations: dark "Tatooine: Cantina", dark "Tatooine: Mos Eisley"
phase: dark control
> dark drain "Tatooine: Cantina"
> light play Control 6`,
			"The Force drain at Tatooine: Cantina is canceled by Control.", "Le drain de Force à Tatooine: Cantina est annulé par Control."},
		{"battle destiny declined", `dark: at "Tatooine: Cantina": "Darth Vader"   force: 9   reserve: 9
light: at "Tatooine: Cantina": Rebel Trooper   force: 9   reserve: 9
locations: dark "Tatooine: Cantina"
phase: dark battle
> dark battle at "Tatooine: Cantina"
> dark no`,
			"Dark draws no battle destiny.", "Le côté obscur ne tire pas de destinée de bataille."},
		{"nobody has won", `dark: at "Tatooine: Cantina": Stormtrooper   force: 9   reserve: 9
light: at "Tatooine: Cantina": Rebel Trooper   force: 9   reserve: 9
locations: dark "Tatooine: Cantina"
phase: dark battle
> dark battle at "Tatooine: Cantina"
go: dark draw`,
			"The battle at Tatooine: Cantina is over; nobody has won it.", "La bataille à Tatooine: Cantina est terminée ; personne ne l’a gagnée."},
		{"what was chosen among", nabrun, "Nabrun Leids: Light targets Tatooine: Docking Bay 94 (one of 2).", "Nabrun Leids : le côté lumineux cible Tatooine: Docking Bay 94 (parmi 2)."},
		{"a price refused", nabrun, "Nabrun Leids: Light does not pay.", "Nabrun Leids : le côté lumineux ne paie pas."},
		{"which function", nabrun, "Light plays Nabrun Leids (Used) on Rebel Trooper.", "Le côté lumineux joue Nabrun Leids (utilisée) sur Rebel Trooper."},
		{"a card declined among others", nabrun, "Nabrun Leids: Light chooses nothing more.", "Nabrun Leids : le côté lumineux ne choisit rien de plus."},
		{"an exchange with a pile that lies open", `dark: table: House Market   hand: Sense   lost: "Imperial Pilot"   force: 9
phase: dark control
> dark use "House Market"`,
			"Dark exchanges Sense for Imperial Pilot.", "Le côté obscur échange Sense contre Imperial Pilot."},
		{"how a creature attacks", hunt, "Attack: ferocity of Scurrier: 4.", "Attaque : férocité de Scurrier : 4."},
		{"whom it attacks", hunt, "Attack: power of Darth Vader: 6.", "Attaque : puissance de Darth Vader : 6."},
		{"who withstands it", hunt, "Darth Vader withstands the attack.", "Darth Vader résiste à l’attaque."},
		{"how a creature is attacked", party, "Attack: ferocity and defense value of Scurrier: 6.", "Attaque : férocité et valeur de défense de Scurrier : 6."},
		{"by whom", party, "Attack: total power of Dark: 1.", "Attaque : puissance totale du côté obscur : 1."},
		{"that it withstands them", party, "Scurrier withstands the attack.", "Scurrier résiste à l’attaque."},
		{"a price in Force", shot, "Dark loses Sense from hand to pay for Shot In The Dark.", "Le côté obscur perd Sense (main) pour payer Shot In The Dark."},
		{"what must be lost to", lost, "Dark must lose 1 Force to Draw Their Fire.", "Le côté obscur doit perdre 1 Force à cause de Draw Their Fire."},
		{"what a text works on", jam, "Shocking Revelation: its text works on Death Star: Docking Bay 327 until the end of turn 5.", "Shocking Revelation : son texte agit sur Death Star: Docking Bay 327 jusqu’à la fin du tour 5."},
		{"that a destiny was not enough", alter, "Alter: what its text asks for is not so.", "Alter : la condition du texte n’est pas remplie."},
		{"what a hit is held against", blast, "Rebel Trooper is hit by Imperial Blaster (5 against 1).", "Rebel Trooper est touché par Imperial Blaster (5 contre 1)."},
		{"the end", `dark: at "Tatooine: Cantina": Stormtrooper   force: 9   reserve: 9
light: force: 1   reserve: 0
locations: dark "Tatooine: Cantina"
phase: dark control
> dark drain "Tatooine: Cantina"`,
			"The game is over: Dark wins. The Life Force of Light is exhausted. Margin: 18.", "La partie est terminée : le côté obscur gagne. La Force vitale du côté lumineux est épuisée. Écart : 18."},
	} {
		t.Run(c.name, func(t *testing.T) {
			scenes, problems := Parse("log", "title: log\n"+c.scene)
			if len(problems) > 0 {
				t.Fatal(problems[0].Explain())
			}
			r := scenes[0].Run(cat)
			if len(r.Failures) > 0 {
				t.Fatal(r.Failures[0].Explain())
			}
			var lines [card.Langs][]string
			for _, l := range r.Game.View(card.Light).Log {
				for lang := range card.Langs {
					lines[lang] = append(lines[lang], l.Say[lang])
				}
			}
			for lang, want := range card.T(c.en, c.fr) {
				if all := strings.Join(lines[lang], "\n"); !strings.Contains("\n"+all+"\n", "\n"+want+"\n") {
					t.Errorf("the log lacks %q:\n%s", want, all)
				}
			}
		})
	}
}
