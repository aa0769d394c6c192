package gametext

// The nouns, by what they lie in (type.category, type.subtype, char.list,
// char.trooper, char.guard, ship.class, vehicle.class, weapon.class).
const nounTable = `
in , last of all:
card | carte | f | rule card
anything / anything | tout ce / tout ce | m | rule anything

in card, last of all:
character | personnage | m | type character
creature | créature | f | type creature
starship | vaisseau spatial | m | type starship
vehicle | véhicule | m | type vehicle
weapon | arme | f | type weapon
device | équipement | m | type device
Effect of any kind / Effects of any kind | effet de tout type | m | type effect
Interrupt | interruption | f | type interrupt
location | localisation | f | type location
Objective | objectif | m | type objective
Admiral's Order | ordre d'amiral | m | type admiral's order
Epic Event | événement épique | m | type epic event
Jedi Test | test Jedi | m | type jedi test
Defensive Shield | bouclier défensif | m | type defensive shield
Podracer | module de course | m | type podracer

in card:
dejarik | dejarik | m |
hologram | hologramme | m |
door card | carte « door » / cartes « door » | f | word door
sabacc card | carte de sabacc | f | word sabacc
bounty / bounties | prime | f | word bounty

in Effect of any kind, last:
Effect | effet | m | kind normal
Immediate Effect | effet immédiat | m | kind immediate
Mobile Effect | effet mobile | m | kind mobile
Political Effect | effet politique | m | kind political
Starting Effect | effet de départ | m | kind starting
Utinni Effect | effet Utinni | m | kind utinni

in Interrupt, last:
Used Interrupt | interruption utilisée | f | kind used
Lost Interrupt | interruption perdue | f | kind lost
Starting Interrupt | interruption de départ | f | kind starting

in character:
Rebel | rebelle | m | kind rebel | rebelle|rebelle|rebelles|rebelles | starship
Imperial | Impérial | m | kind imperial | impérial|impériale|impériaux|impériales | starship
alien | alien | m | kind alien
droid | droïde | m | kind droid
Sith / Sith | Sith / Sith | m | kind sith
Jedi / Jedi | Jedi / Jedi | m | rule jedi
Jedi Knight | chevalier Jedi | m | rule jedi knight
Jedi Master | maître Jedi | m | kind jedi master
Dark Jedi / Dark Jedi | Jedi obscur / Jedi obscurs | m | rule dark jedi
Dark Jedi Master | maître Jedi obscur / maîtres Jedi obscurs | m | kind dark jedi master

in droid:
astromech / astromechs | astromécano | m | kind astromech droid
protocol droid | droïde de protocole | m | kind protocol droid
battle droid | droïde de combat | m | kind battle droid
maintenance droid | droïde d'entretien | m | kind maintenance droid
medical droid | droïde médical | m | kind medical droid
assassin droid | droïde assassin | m | kind assassin droid
destroyer droid | droïde destructeur | m | kind destroyer droid
servant droid | droïde serviteur | m | kind servant droid
power droid | droïde énergétique | m | kind power droid
mining droid | droïde de minage | m | kind mining droid
vehicle droid | droïde de véhicule | m | kind vehicle droid
probe droid | droïde sonde / droïdes sondes | m | word probe droid
communications droid | droïde de communication | m | kind communications droid
security droid | droïde de sécurité | m | kind security droid
interrogator droid | droïde interrogateur | m | kind interrogator droid
repair droid | droïde réparateur | m | kind repair droid
R-unit | unité R / unités R | f | rule r-unit

in battle droid:
infantry battle droid | droïde de combat d'infanterie | m |
officer battle droid | droïde de combat officier / droïdes de combat officiers | m |
security battle droid | droïde de combat de sécurité | m |

in character:
winner | vainqueur | m | rule winner
loser | perdant | m | rule loser
Abyssin | Abyssin | m | species abyssin
Alderaanian | Alderaanien | m | species alderaanian
Amanin / Amanin | Amanin | m | species amanin
Anx / Anx | Anx | m | species anx
Anzati / Anzati | Anzati | m | species anzati
Aqualish / Aqualish | Aqualish / Aqualish | m | species aqualish
Arcona | Arcona | m | species arcona
Baragwin | Baragwin | m | species baragwin
Bith / Bith | Bith / Bith | m | species bith
Bothan | Bothan | m | species bothan
Brizzit | Brizzit | m | species brizzit
Cerean | Céréen | m | species cerean
Chadra-Fan / Chadra-Fan | Chadra-Fan / Chadra-Fan | m | species chadra-fan
Chagrian | Chagrien | m | species chagrian
Chevin | Chevin | m | species chevin
Corellian | Corellien | m | species corellian
Defel | Defel | m | species defel
Devaronian | Devaronien | m | species devaronian
Dresselian | Dressélien | m | species dresselian
Dug | Dug | m | species dug
Duros / Duros | Duros | m | species duros
Elom | Elom | m | species elom
Ewok | Ewok | m | species ewok
Falleen | Falleen | m | species falleen
Florn Lamproid | Lamproïde de Florn | m | species florn lamproid
Gamorrean | Gamorréen | m | species gamorrean
Gand | Gand | m | species gand
Gotal | Gotal / Gotals | m | species gotal
Gran / Gran | Gran | m | species gran
Gungan | Gungan | m | species gungan
H'nemthe / H'nemthe | H'nemthe / H'nemthe | m | species h'nemthe
Hutt | Hutt | m | species hutt
Imzig | Imzig | m | species imzig
Ishi Tib / Ishi Tib | Ishi Tib / Ishi Tib | m | species ishi tib
Ithorian | Ithorien | m | species ithorian
Jawa | Jawa | m | species jawa
Kel Dor / Kel Dor | Kel Dor / Kel Dor | m | species kel dor
Kitonak | Kitonak | m | species kitonak
Klatooinian | Klatooinien | m | species klatooinian
Kowakian | Kowakien | m | species kowakian
Kubaz / Kubaz | Kubaz | m | species kubaz
Lobel | Lobel | m | species lobel
Lutrillian | Lutrillien | m | species lutrillian
Mon Calamari / Mon Calamari | Mon Calamari / Mon Calamari | m | species mon calamari
Morseerian | Morseerien | m | species morseerian
Neimoidian | Neimoidien | m | species neimoidian
Nikto / Nikto | Nikto / Nikto | m | species nikto
Nimbanel | Nimbanel | m | species nimbanel
Ortolan | Ortolan | m | species ortolan
Pa'lowick | Pa'lowick | m | species pa'lowick
Pacithhip | Pacithhip | m | species pacithhip
Qiraash / Qiraash | Qiraash / Qiraash | m | species qiraash
Quarren / Quarren | Quarren | m | species quarren
Quor'sav | Quor'sav | m | species quor'sav
Ranat | Ranat | m | species ranat
Rodian | Rodien | m | species rodian
Sakiyan | Sakiyan | m | species sakiyan
Sarkan | Sarkan | m | species sarkan
Saurin | Saurin | m | species saurin
Shawda Ubb | Shawda Ubb / Shawda Ubb | m | species shawda ubb
Shistavanen | Shistavanien | m | species shistavanen
Sic-Six / Sic-Six | Sic-Six / Sic-Six | m | species sic-six
Siniteen | Sinite | m | species siniteen
Skrilling | Skrilling | m | species skrilling
Snivvian | Snivvien | m | species snivvian
Sullustan | Sullustain | m | species sullustan
Swokes Swokes / Swokes Swokes | Swokes Swokes / Swokes Swokes | m | species swokes swokes
Talz / Talz | Talz | m | species talz
Toydarian | Toydarien | m | species toydarian
Trandoshan | Trandoshan | m | species trandoshan
Tusken Raider | pillard Tusken / pillards Tusken | m | species tusken raider
Twi'lek | Twi'lek | m | species twi'lek
Ugnaught | Ugnaught | m | species ugnaught
Vuvrian | Vuvrien | m | species vuvrian
Weequay | Weequay | m | species weequay
Whiphid | Whiphid | m | species whiphid
Wol Cabbasshite | Wol Cabbasshite / Wol Cabbasshites | m | species wol cabbasshite
Wookiee | Wookiee | m | species wookiee
Xexto / Xexto | Xexto / Xexto | m | species xexto
Yam'rii / Yam'rii | Yam'rii / Yam'rii | m | species yam'rii
Yarkora / Yarkora | Yarkora / Yarkora | m | species yarkora
Yuzzum | Yuzzum | m | species yuzzum

in character:
accountant | comptable | m |
admiral | amiral | m |
assassin | assassin | m |
Black Sun agent | agent du Soleil noir | m |
bounty hunter | chasseur de primes | m |
cadet | cadet | m |
captain | capitaine | m |
commander | commandant | m |
gambler | joueur professionnel | m |
gangster | gangster | m |
general | général | m |
gunner | canonnier | m |
handmaiden | suivante | f |
Imperial Council member | membre du Conseil impérial | m |
information broker | marchand d'informations | m |
ISB agent | agent du BSI | m |
Jedi Council member | membre du Conseil Jedi | m |
leader | leader | m |
mercenary | mercenaire | m |
miner | mineur | m |
moff | moff | m |
musician | musicien | m |
operative | agent secret / agents secrets | m |
padawan | padawan | m |
pirate | pirate | m |
Royal Naboo Security officer | officier de la sécurité royale de Naboo | m |
scavenger | récupérateur | m |
scoundrel | vaurien | m |
scout | éclaireur | m |
senator | sénateur | m |
slaver | esclavagiste | m |
smuggler | contrebandier | m |
spy | espion | m |
tax collector | percepteur | m |
thief / thieves | voleur | m |
trooper | soldat | m |
guard | garde | m |
captive | captif | m | rule captive
mentor | mentor | m | rule mentor
apprentice | apprenti | m | rule apprentice
warrior | guerrier | m | icon warrior
pilot | pilote | m | icon pilot

in trooper:
stormtrooper | soldat d'assaut | m |
Cloud City trooper | soldat de la Cité des nuages | m |
Death Star trooper | soldat de l'Étoile de la mort | m |
Echo Base trooper | soldat de la base Écho | m |

in stormtrooper:
biker scout | motard éclaireur / motards éclaireurs | m | trait biker scout trooper
sandtrooper | soldat des sables | m |
snowtrooper | soldat des neiges | m |

in guard:
bodyguard | garde du corps | m |
Royal Guard | garde royal | m |
Coruscant Guard | garde de Coruscant | m |
trooper guard | soldat de garde | m |

in miner:
gas miner | mineur de gaz | m |

in starship, last:
capital starship | vaisseau spatial capital / vaisseaux spatiaux capitaux | m | kind capital
starfighter | chasseur stellaire | m | kind starfighter | de type chasseur stellaire
squadron | escadron | m | kind squadron
freighter | cargo | m | class freighter

in starship:
bomber | bombardier | m | rule bomber
Droid Control Ship | vaisseau de contrôle des droïdes | m |
transport ship | vaisseau de transport | m | class transport
landing craft / landing craft | barge de débarquement / barges de débarquement | f | class landing craft
permanent pilot | pilote permanent / pilotes permanents | m | rule permanent pilot

in starfighter:
A-wing | A-wing | m | class a-wing
B-wing | B-wing | m | class b-wing
X-wing | X-wing | m | class x-wing
Y-wing | Y-wing | m | class y-wing
Z-95 | Z-95 / Z-95 | m | class z-95
TIE | TIE / TIE | m | class tie | de TIE
droid starfighter | chasseur stellaire droïde / chasseurs stellaires droïdes | m | class droid starfighter
N-1 starfighter | chasseur stellaire N-1 | m | class n-1 starfighter
Lambda-class shuttle | navette de classe Lambda | f | class lambda-class shuttle
light freighter | cargo léger | m | class light freighter
Firespray | Firespray | m | class firespray-class attack ship
Sith Infiltrator | Infiltrateur Sith / Infiltrateurs Sith | m | class sith infiltrator
Corellian Republic cruiser | croiseur corellien de la République / croiseurs corelliens de la République | m | class corellian republic cruiser

in TIE:
TIE/ln | TIE/ln / TIE/ln | m | class tie/ln
TIE/sa | TIE/sa / TIE/sa | m | class tie/sa
TIE/sr | TIE/sr / TIE/sr | m | class tie/sr
TIE/rc | TIE/rc / TIE/rc | m | class tie/rc
TIE/ad | TIE/ad / TIE/ad | m | class tie/ad
TIE Advanced / TIE Advanced | TIE Advanced / TIE Advanced | m | class tie advanced
TIE Defender | TIE Defender | m | class tie defender
TIE Interceptor | TIE Interceptor | m | class tie interceptor

in capital starship:
Star Destroyer | destroyer stellaire | m | class star destroyer
star cruiser | croiseur stellaire / croiseurs stellaires | m | class star cruiser
Corellian corvette | corvette corellienne | f | class corellian corvette
Mon Calamari star cruiser | croiseur stellaire de Mon Calamari | m | class mon calamari star cruiser
Nebulon-B frigate | frégate Nebulon-B | f | class nebulon-b frigate
Trade Federation battleship | cuirassé de la Fédération du commerce | m | class trade federation battleship
Corellian freighter | cargo corellien | m | class corellian freighter
medium transport | transport moyen | m |

in Star Destroyer:
Imperial-class Star Destroyer | destroyer stellaire de classe Impérial | m | class imperial-class star destroyer
Victory-class Star Destroyer | destroyer stellaire de classe Victoire | m | class victory-class star destroyer
Super-class Star Destroyer | super-destroyer stellaire / super-destroyers stellaires | m | class super-class star destroyer

in vehicle, last:
combat vehicle | véhicule de combat | m | kind combat
creature vehicle | véhicule créature / véhicules créatures | m | kind creature
shuttle vehicle | véhicule navette / véhicules navettes | m | kind shuttle
transport vehicle | véhicule de transport | m | kind transport

in combat vehicle:
AT-AT | TB-TT / TB-TT | m | class at-at
AT-ST | TR-TT / TR-TT | m | class at-st
AAT | AAT / AAT | m | class aat
MTT | MTT / MTT | m | class mtt
STAP | STAP / STAP | m | class stap
T-47 | T-47 / T-47 | m | class t-47
snowspeeder | snowspeeder | m | class snowspeeder
sandspeeder | sandspeeder | m | class sandspeeder
speeder bike | moto speeder / motos speeder | f | class speeder bike
cloud car | voiture des nuages | f | class cloud car

in vehicle:
T-16 | T-16 / T-16 | m | class t-16
landspeeder | landspeeder | m |
sandcrawler | rampeur des sables / rampeurs des sables | m |
sail barge | barge à voile | f | word barge
skiff | skiff | m |
swoop | swoop | m |
speeder | speeder | m |
bantha | bantha | m |
dewback | dewback | m |
ronto | ronto | m |
tauntaun | tauntaun | m |
eopie | éopie | m |
fambaa | fambaa | m |
kaadu | kaadu | m |

in weapon, last:
character weapon | arme de personnage | f | kind character
starship weapon | arme de vaisseau spatial | f | kind starship
vehicle weapon | arme de véhicule | f | kind vehicle
automated weapon | arme automatique | f | kind automated
artillery weapon | arme d'artillerie | f | kind artillery
Death Star weapon | arme de l'Étoile de la mort | f | kind death star
permanent weapon | arme permanente / armes permanentes | f | rule permanent weapon

in weapon:
blaster | blaster | m |
rifle | fusil | m |
lightsaber | sabre laser / sabres laser | m |
cannon | canon | m |
missile | missile | m |
proton torpedoes / proton torpedoes | torpille à protons / torpilles à protons | f |
turbolaser battery | batterie de turbolasers | f | word turbolaser battery
laser cannon battery | batterie de canons laser | f |
bowcaster | arbalète laser / arbalètes laser | f |
electropole | électropique | f |
Force pike | pique de Force | f |
vibro-ax | vibrohache | f |
mine | mine | f | word mine
seeker | sonde chercheuse | f | rule seeker
superlaser | superlaser | m | word superlaser
Jawa weapon | arme jawa / armes jawas | f |
Ewok weapon | arme ewok / armes ewoks | f | word ewok

in blaster:
blaster rifle | fusil blaster / fusils blasters | m |

in cannon:
ion cannon | canon à ions | m |
laser cannon | canon laser / canons laser | m |

in device:
tractor beam | rayon tracteur | m | word tractor beam
fusion generator | générateur à fusion | m |
character device | équipement de personnage / équipements de personnages | m | rule character device

in location, last:
site | site | m | kind site
system | système | m | kind system
sector | secteur | m | kind sector

in location:
battleground | terrain de bataille | m | rule battleground
planet location | localisation planétaire | f | icon planet
location you started with / locations you started with | localisation avec laquelle vous avez commencé / localisations avec lesquelles vous avez commencé | f | rule starting location
Hidden Base / Hidden Bases | base cachée / bases cachées | f | rule hidden base
Rebel Base / Rebel Bases | base rebelle / bases rebelles | f | rule rebel base | de base rebelle

in site:
docking bay | aire de mise à quai | f | trait docking bay
launch bay | aire de lancement | f | trait launch bay
planet site | site planétaire | m | icon planet
mobile site | site mobile | m | icon mobile
starship site | site de vaisseau spatial | m | icon starship
vehicle site | site de véhicule | m | icon vehicle site
Echo site | site de la base Écho / sites de la base Écho | m | word echo
marker site | site marqueur / sites marqueurs | m | trait marker
spaceport site | site de port spatial | m | trait spaceport site
holosite | holosite | m | rule holosite
prison | prison | f | rule prison
throne room | salle du trône / salles du trône | f | rule throne room
war room | salle de commandement | f | trait war room
farm | ferme | f | trait farm
desert | désert | m | trait desert
forest | forêt | f | trait forest
jungle | jungle | f | trait jungle
swamp | marécage | m | trait swamp
canyon | canyon | m | trait canyon
cave | caverne | f | trait cave
cantina | cantina | f | word cantina
trench / trenches | tranchée | f | trait trench
pit | fosse | f | trait pit

in system:
system location | carte de système / cartes de systèmes | f | rule system location
mobile system | système mobile | m | icon mobile
planet system | système planétaire | m | icon planet

in sector:
asteroid sector | secteur d'astéroïdes | m | trait asteroid
cloud sector | secteur de nuages | m | trait cloud sector

in creature:
parasite | parasite | m |
wampa | wampa | m |
space creature | créature spatiale | f | kind space
swamp creature | créature des marais | f | kind swamp
`

// The adjectives: English | French (or its four forms) | test, by what they may
// describe.
const adjectiveTable = `
in :
Episode I | de l'Épisode I | icon episode i
Cloud City icon | à icône Cloud City | icon cloud city
Dagobah icon | à icône Dagobah | icon dagobah
Death Star II icon | à icône Death Star II | icon death star ii
Endor icon | à icône Endor | icon endor
unique | unique | rule unique
restricted | à usage restreint |
matching | assorti |

in character:
highest-ability | de plus haute habileté | rule highest-ability
female | féminin | trait female
male | masculin | trait male
Force-attuned | accordé à la Force|accordée à la Force|accordés à la Force|accordées à la Force |
Force-sensitive | sensible à la Force|sensible à la Force|sensibles à la Force|sensibles à la Force |
undercover | clandestin|clandestine|clandestins|clandestines | rule undercover
missing | porté disparu|portée disparue|portés disparus|portées disparues |
frozen | gelé | rule frozen
imprisoned | emprisonné | rule imprisoned
escorted | escorté | rule escorted
ambition-agenda | au programme d'ambition | trait ambition agenda
blockade-agenda | au programme de blocus | trait blockade agenda
justice-agenda | au programme de justice | trait justice agenda
order-agenda | au programme d'ordre | trait order agenda
peace-agenda | au programme de paix | trait peace agenda
taxation-agenda | au programme d'impôts | trait taxation agenda
trade-agenda | au programme de commerce | trait trade agenda
wealth-agenda | au programme de richesse | trait wealth agenda

in character creature starship vehicle weapon device:
stolen | volé | rule stolen
hit | touché | rule hit

in creature:
selective | sélectif|sélective|sélectifs|sélectives | icon selective creature

in character starship:
captured | capturé | rule captured
Republic | de la République | kind republic

in character starship creature vehicle location:
Trade Federation | de la Fédération du commerce | kind trade federation

in character starship vehicle:
Black Squadron | de l'escadron Noir | trait black squadron
Blue Squadron | de l'escadron Bleu | trait blue squadron
Bravo Squadron | de l'escadron Bravo | trait bravo squadron
Gold Squadron | de l'escadron Or | trait gold squadron
Gray Squadron | de l'escadron Gris | trait gray squadron
Green Squadron | de l'escadron Vert | trait green squadron
Obsidian Squadron | de l'escadron Obsidienne | trait obsidian squadron
Onyx Squadron | de l'escadron Onyx | trait onyx squadron
Red Squadron | de l'escadron Rouge | trait red squadron
Rogue Squadron | de l'escadron Rogue | trait rogue squadron
Saber Squadron | de l'escadron Sabre | trait saber squadron
Scimitar Squadron | de l'escadron Cimeterre | trait scimitar squadron
Scythe Squadron | de l'escadron Faux | trait scythe squadron
Death Squadron | de l'escadron de la Mort | trait death squadron

in starship Podracer:
damaged | endommagé | rule damaged

in character starship vehicle:
nav computer | à ordinateur de navigation | icon nav computer

in starship vehicle:
piloted | piloté |
unpiloted | non piloté|non pilotée|non pilotés|non pilotées |
landed | atterri |
enclosed | fermé |
open | ouvert |
crashed | accidenté |
independent | indépendant | icon independent

in location:
adjacent | adjacent |
related | connexe |
interior | intérieur | icon interior
exterior | extérieur | icon exterior
shielded | sous bouclier |
outermost | le plus éloigné|la plus éloignée|les plus éloignés|les plus éloignées |
underground | souterrain | icon underground
underwater | sous-marin | icon underwater
unoccupied | inoccupé | rule unoccupied
probed | sondé | rule probed
generic | générique | rule generic
`
