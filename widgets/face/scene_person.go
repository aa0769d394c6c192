package face

import (
	"slices"
	"strings"
	"unicode"
)

// Busts on a square of 100 units, standing on its lower edge.
const (
	bustBody = `0 M2 100 C4 82 20 74 40 69 L41 58 L59 58 L60 69 C80 74 96 82 98 100Z`
	bustCoat = `0 M2 100 C4 82 20 74 40 69 L41 58 L59 58 L60 69 C80 74 96 82 98 100Z
		-0.35 M40 69 L50 84 L60 69 L57 66 L50 74 L43 66Z
		-0.2 M49 84 L51 84 L51 100 L49 100Z
		0.35 M60 84 L63 84 L63 87 L60 87Z M64.4 84 L67.4 84 L67.4 87 L64.4 87Z M68.8 84 L71.8 84 L71.8 87 L68.8 87Z`
	bustRobe = `0 M0 100 C4 80 20 72 36 66 L50 78 L64 66 C80 72 96 80 100 100Z
		-0.25 M36 66 L50 100 L46 100 L30 70Z
		-0.4 M64 66 L50 88 L50 100 L56 100 L70 70Z
		0.12 M40 62 L60 62 L52 82 L48 80Z`
	bustVest = `0 M4 100 C6 82 22 75 40 70 L41 58 L59 58 L60 70 C78 75 94 82 96 100Z
		-0.4m M40 70 L22 77 L28 100 L41 100 L44 82Z
		0.2 M44 72 L50 80 L56 72 L53 100 L47 100Z`
	bustGown = `0 M12 100 C14 84 28 77 42 71 L43 58 L57 58 L58 71 C72 77 86 84 88 100Z
		0.2 M42 70 L50 77 L58 70 L60 74 L50 84 L40 74Z`
	bustPlate = `-0.2 M0 100 C2 80 16 72 36 66 L64 66 C84 72 98 80 100 100Z
		0.1m M2 98 C2 82 12 74 26 72 C34 74 36 86 34 98Z
		0.02 M36 72 L64 72 L68 100 L32 100Z
		-0.4 M44 84 L56 84 L56 92 L44 92Z`

	headPlain = `-0.32 M42 56 L58 56 L59.5 68 C54 73 46 73 40.5 68Z
		0 M50 18 C62 18 68 27 67 39 C66 52 59 62 50 62 C41 62 34 52 33 39 C32 27 38 18 50 18Z
		-0.13 M50 18 C62 18 68 27 67 39 C66 52 59 62 50 62Z
		-0.2 M37 38 C41 35.4 45 36 47 38.6 L46 41 C43 42 40 42 38.4 40.6Z M63 38 C59 35.4 55 36 53 38.6 L54 41 C57 42 60 42 61.6 40.6Z`
	headHair = `-0.32 M42 56 L58 56 L59.5 68 C54 73 46 73 40.5 68Z
		0 M50 18 C62 18 68 27 67 39 C66 52 59 62 50 62 C41 62 34 52 33 39 C32 27 38 18 50 18Z
		-0.13 M50 18 C62 18 68 27 67 39 C66 52 59 62 50 62Z
		-0.2 M37 38 C41 35.4 45 36 47 38.6 L46 41 C43 42 40 42 38.4 40.6Z M63 38 C59 35.4 55 36 53 38.6 L54 41 C57 42 60 42 61.6 40.6Z
		-0.45 M31 42 C27 22 38 12 50 12 C64 11 74 22 69 42 C67 34 64 28 56 27 C46 30 36 30 34 34Z`
	headBuns = `-0.45m M31 28 C22 28 19 36 21 43 C23 50 30 52 35 48Z
		-0.32 M42 56 L58 56 L59.5 68 C54 73 46 73 40.5 68Z
		0 M50 18 C62 18 67 27 66 39 C65 52 58 61 50 61 C42 61 35 52 34 39 C33 27 38 18 50 18Z
		-0.13 M50 18 C62 18 68 27 67 39 C66 52 59 62 50 62Z
		-0.2 M37 38 C41 35.4 45 36 47 38.6 L46 41 C43 42 40 42 38.4 40.6Z M63 38 C59 35.4 55 36 53 38.6 L54 41 C57 42 60 42 61.6 40.6Z
		-0.45 M32 40 C28 20 39 11 50 11 C61 11 72 20 68 40 C64 30 58 25 50 25 C42 25 36 30 32 40Z`
	headLong = `-0.5 M27 74 C24 44 26 10 50 10 C74 10 76 44 73 74 C66 78 62 70 62 60 L38 60 C38 70 34 78 27 74Z
		-0.32 M42 56 L58 56 L59.5 68 C54 73 46 73 40.5 68Z
		0 M50 19 C61 19 66 28 65 39 C64 52 58 61 50 61 C42 61 36 52 35 39 C34 28 39 19 50 19Z
		-0.13 M50 18 C62 18 68 27 67 39 C66 52 59 62 50 62Z
		-0.2 M37 38 C41 35.4 45 36 47 38.6 L46 41 C43 42 40 42 38.4 40.6Z M63 38 C59 35.4 55 36 53 38.6 L54 41 C57 42 60 42 61.6 40.6Z
		-0.5 M33 38 C32 22 42 15 52 16 C62 17 68 26 67 40 C62 34 56 28 50 26 C44 30 37 32 33 38Z`
	headCap = `-0.32 M42 56 L58 56 L59.5 68 C54 73 46 73 40.5 68Z
		0 M50 20 C62 20 68 29 67 40 C66 53 59 62 50 62 C41 62 34 53 33 40 C32 29 38 20 50 20Z
		-0.13 M50 18 C62 18 68 27 67 39 C66 52 59 62 50 62Z
		-0.2 M37 38 C41 35.4 45 36 47 38.6 L46 41 C43 42 40 42 38.4 40.6Z M63 38 C59 35.4 55 36 53 38.6 L54 41 C57 42 60 42 61.6 40.6Z
		-0.35 M29 33 C29 18 38 12 50 12 C62 12 71 18 71 33 L69 36 L31 36Z
		-0.6 M30 35 L70 35 C70 41 60 42 50 42 C40 42 30 41 30 35Z
		0.4 M48 22 L52 22 L52 26 L48 26Z`
	headShell = `0 M28 44 C25 18 38 9 50 9 C62 9 75 18 72 44 L74 58 L64 70 L36 70 L26 58Z
		-0.3 M27 33 L73 33 L73 36 L27 36Z
		-0.8 M31 38 L47 38 L48 42 L44 46 C40 47 34 46 31 43Z M69 38 L53 38 L52 42 L56 46 C60 47 66 46 69 43Z
		-0.2 M48 44 L52 44 L56 58 L44 58Z
		-0.7 M43 60 L57 60 L55 65 L45 65Z
		-0.5m M30 56 L37 60 L38 66 L33 62Z
		-0.14 M50 9 C62 9 75 18 72 44 L74 58 L64 70 L60 70 L66 44 C68 24 60 14 50 9Z
		0.25 M33 20 C38 13 46 12 50 12 C45 15 38 18 35 28Z`
	headFlare = `-0.1 M22 66 C24 50 26 40 28 30 C30 14 40 7 50 7 C60 7 70 14 72 30 C74 40 76 50 78 66 L64 62 L36 62Z
		0.08 M34 40 C38 34 47 36 48 42 L50 48 L52 42 C53 36 62 34 66 40 L64 58 L56 70 L44 70 L36 58Z
		-0.8 M36 42 C39 38 45 40 46 44 C44 48 38 48 36 46Z M64 42 C61 38 55 40 54 44 C56 48 62 48 64 46Z
		-0.6 M50 50 L58 64 L54 69 L46 69 L42 64Z
		0.3 M48.8 8 L51.2 8 L51.2 34 L48.8 34Z`
	headHood = `-0.1 M20 76 C16 40 28 6 50 5 C72 6 84 40 80 76 C70 84 62 80 50 80 C38 80 30 84 20 76Z
		-0.72 M50 20 C64 20 70 36 67 52 C65 66 58 72 50 72 C42 72 35 66 33 52 C30 36 36 20 50 20Z
		-0.5 M42 50 C42 40 58 40 58 50 C58 60 55 66 50 66 C45 66 42 60 42 50Z
		*m M42 43 L47 45 L46 47 L42 46Z`
	headBeard = `-0.32 M42 56 L58 56 L59.5 68 C54 73 46 73 40.5 68Z
		0 M50 17 C62 17 68 27 67 39 L65 56 C62 68 56 72 50 72 C44 72 38 68 35 56 L33 39 C32 27 38 17 50 17Z
		-0.13 M50 18 C62 18 68 27 67 39 C66 52 59 62 50 62Z
		-0.2 M37 38 C41 35.4 45 36 47 38.6 L46 41 C43 42 40 42 38.4 40.6Z M63 38 C59 35.4 55 36 53 38.6 L54 41 C57 42 60 42 61.6 40.6Z
		0.35 M34 46 C38 52 44 50 50 50 C56 50 62 52 66 46 L64 60 C60 72 56 75 50 75 C44 75 40 72 36 60Z
		0.35 M31 44 C28 22 38 12 50 12 C62 12 72 22 69 44 C67 32 60 24 50 24 C40 24 33 32 31 44Z`
	headHelm = `-0.32 M42 56 L58 56 L59.5 68 C54 73 46 73 40.5 68Z
		0 M50 22 C61 22 66 30 66 40 C65 53 58 62 50 62 C42 62 35 53 34 40 C34 30 39 22 50 22Z
		-0.13 M50 18 C62 18 68 27 67 39 C66 52 59 62 50 62Z
		-0.2 M37 38 C41 35.4 45 36 47 38.6 L46 41 C43 42 40 42 38.4 40.6Z M63 38 C59 35.4 55 36 53 38.6 L54 41 C57 42 60 42 61.6 40.6Z
		0.12 M26 44 C24 20 36 8 50 8 C64 8 76 20 74 44 L68 52 L66 36 L34 36 L32 52Z
		-0.5 M34 34 C42 30 58 30 66 34 L65 41 C58 38 42 38 35 41Z
		0.35 M46 8 L54 8 L53 28 L47 28Z`
	headTails = `-0.32 M42 56 L58 56 L59.5 68 C54 73 46 73 40.5 68Z
		0 M50 16 C63 16 69 26 68 38 C67 52 60 62 50 62 C40 62 33 52 32 38 C31 26 37 16 50 16Z
		-0.13 M50 18 C62 18 68 27 67 39 C66 52 59 62 50 62Z
		-0.2 M37 38 C41 35.4 45 36 47 38.6 L46 41 C43 42 40 42 38.4 40.6Z M63 38 C59 35.4 55 36 53 38.6 L54 41 C57 42 60 42 61.6 40.6Z
		-0.2m M34 22 C22 24 18 44 22 62 C24 76 18 84 14 90 C28 88 34 74 31 58 C29 46 34 38 36 34Z
		-0.55m M38 38 L46 40 L45 43 L38 42Z`
	headHorns = `-0.32 M42 56 L58 56 L59.5 68 C54 73 46 73 40.5 68Z
		0 M50 20 C63 20 69 29 68 41 C67 54 60 64 50 64 C40 64 33 54 32 41 C31 29 37 20 50 20Z
		0.3m M38 24 L32 8 L44 20Z M33 34 L20 24 L33 42Z
		*m M38 41 L46 43 L45 46 L39 45Z
		-0.5 M48 20 L52 20 L51 34 L49 34Z`
	headEyes = `-0.32 M42 56 L58 56 L59.5 68 C54 73 46 73 40.5 68Z
		0 M50 12 C68 12 76 26 72 40 C68 54 60 64 50 64 C40 64 32 54 28 40 C24 26 32 12 50 12Z
		-0.75m M32 32 C36 26 46 32 46 42 C42 50 32 44 32 32Z
		-0.4 M47 54 L53 54 L52 57 L48 57Z
		0.3m M36 33 C38 31 41 33 42 36 C40 36 38 35 36 33Z`
	headFur = `-0.32 M42 56 L58 56 L59.5 68 C54 73 46 73 40.5 68Z
		0 M50 8 C66 6 78 22 75 42 L82 66 L70 62 L72 76 L60 70 L50 80 L40 70 L28 76 L30 62 L18 66 L25 42 C22 22 34 6 50 8Z
		-0.4 M38 48 C42 44 58 44 62 48 L58 62 L50 66 L42 62Z
		-0.7m M36 36 L45 38 L44 42 L37 41Z
		-0.75 M46 48 L54 48 L50 53Z`
	headSnout = `-0.32 M42 56 L58 56 L59.5 68 C54 73 46 73 40.5 68Z
		0 M50 14 C64 14 72 26 70 40 L74 56 C72 66 62 68 50 68 C38 68 28 66 26 56 L30 40 C28 26 36 14 50 14Z
		0.15 M34 50 C38 44 62 44 66 50 L66 60 C60 66 40 66 34 60Z
		-0.6m M40 52 C42 50 45 51 45 54 C44 56 41 56 40 54Z
		*m M36 36 L44 38 L43 41 L36 40Z
		0m M32 24 L18 14 L28 36Z`
	headBulk = `0 M50 20 C70 18 82 34 84 54 C88 70 76 76 50 76 C24 76 12 70 16 54 C18 34 30 18 50 20Z
		-0.3 M24 60 C38 66 62 66 76 60 L76 63 C62 70 38 70 24 63Z
		*m M34 38 C38 34 44 36 45 40 C42 43 36 43 34 38Z
		-0.8m M38.5 36 L40.5 36 L40.5 42 L38.5 42Z
		-0.2 M22 82 C38 88 62 88 78 82 L80 86 C62 92 38 92 20 86Z`
	bustBulk = `0 M0 100 C0 82 12 70 26 64 L74 64 C88 70 100 82 100 100Z
		-0.2 M12 90 C30 96 70 96 88 90 L90 94 C70 99 30 99 10 94Z`

	droidDome = `-0.3m M14 52 L24 50 L25 92 L29 100 L10 100 L14 92Z
		0 M26 40 C26 20 38 11 50 11 C62 11 74 20 74 40Z
		-0.12 M26 42 L74 42 L74 86 L66 96 L34 96 L26 86Z
		-0.5 M46 24 C46 19 54 19 56 24 L56 32 L44 32Z
		* M49 24 L53 24 L53 28 L49 28Z
		0.25 M31 34 L40 34 L40 38 L31 38Z M60 34 L69 34 L69 38 L60 38Z
		0.25 M33 50 L46 50 L46 56 L33 56Z M54 50 L67 50 L67 56 L54 56Z
		-0.45 M33 62 L46 62 L46 80 L33 80Z M54 62 L67 62 L67 66 L54 66Z M54 70 L67 70 L67 74 L54 74Z`
	droidMan = `0 M8 100 C10 84 26 78 42 74 L44 64 L56 64 L58 74 C74 78 90 84 92 100Z
		-0.3 M44 78 C46 74 54 74 56 78 C58 86 54 90 50 90 C46 90 42 86 44 78Z
		0.06 M50 12 C62 12 67 20 67 32 L65 52 L58 64 L42 64 L35 52 L33 32 C33 20 38 12 50 12Z
		-0.7m M36 32 C40 28 46 30 47 35 C45 41 38 41 36 37Z
		*m M40 33.4 C42 32.4 44 33.4 44 35 C43 37 41 37 40 36Z
		-0.6 M44 50 L56 50 L56 53 L44 53Z
		-0.2m M30 34 L34 34 L35 46 L30 44Z`
	droidProbe = `0 M50 16 C70 16 82 28 82 44 L82 50 L18 50 L18 44 C18 28 30 16 50 16Z
		-0.3 M24 52 L76 52 L66 68 L34 68Z
		-0.2m M32 68 L36 68 L26 98 L23 98Z M44 68 L48 68 L46 92 L43 92Z
		-0.6 M40 32 C40 24 60 24 60 32 C60 42 40 42 40 32Z
		* M46 31 C46 28 54 28 54 31 C54 35 46 35 46 31Z
		*m M24 40 L30 40 L30 44 L24 44Z
		0.2 M49 2 L51 2 L51 16 L49 16Z`
)

// A cast is a head, a body and the colours of both.
type cast struct {
	head, body string
	skin, wear uint32
}

// person paints an abstract bust before a ring of light.
func (s *scene) person() {
	s.sky()
	s.halo()
	c := s.cast()
	px := min(s.b.w*0.96, s.b.h*1.03)
	t := place(s.cx-px/2, s.b.bottom()-px*0.985, px, 100)
	rim := mix(s.key, white, 0.25)
	s.glowOval(black, s.cx, s.b.bottom()-px*0.3, px*0.5, px*0.55, 0.4)
	if c.body != "" {
		s.stand(c.body, t, s.shade(c.wear), rim, s.key)
	}
	s.stand(c.head, t, s.shade(c.skin), rim, mix(s.key, white, 0.4))
}

// shade brings a colour into the light of the scene.
func (s *scene) shade(c uint32) col {
	if s.warm {
		return mix(hex(c), hex(0x42586e), 0.28)
	}
	return mix(hex(c), hex(0x10131e), 0.5)
}

// halo is the ring, the rays and the lines behind a person.
func (s *scene) halo() {
	cx, cy := s.cx+s.r.f(-8, 8)*s.s, s.b.y+s.b.h*0.42
	r := 40 * s.s
	s.glow(s.key, cx, cy, r*1.9, 0.5)
	switch s.r.n(3) {
	case 0:
		for i := range 18 {
			a := float32(i)*20 + s.r.f(0, 6)
			o := arc(nil, cx, cy, r*3, r*3, a, a+s.r.f(3, 9), 1)
			s.fill(fade(s.key, 0.1), poly{{cx, cy}, o[0], o[1]})
		}
	case 1:
		for i := range 7 {
			x := s.b.x + s.b.w*(0.06+0.15*float32(i)) + s.r.f(-4, 4)*s.s
			s.fill(fade(s.key, 0.09), poly{{x, s.b.y}, {x + 9*s.s, s.b.y}, {x - 16*s.s, s.b.bottom()}, {x - 25*s.s, s.b.bottom()}})
		}
	default:
		for i := range 4 {
			s.ring(fade(s.key, 0.16), cx, cy, r*(1.15+0.28*float32(i)), max(0.4*s.u, 0.7))
		}
	}
	s.disc(fade(mix(s.key, s.tint, 0.3), 0.3), cx, cy, r)
	s.ring(fade(s.key, 0.85), cx, cy, r, max(0.8*s.u, 0.9))
}

// cast chooses head and dress by what the card says of the person.
func (s *scene) cast() cast {
	skin := [...]uint32{0xc99b76, 0xa87750, 0xe0b894, 0x7d563b, 0xd2a684}[s.r.n(5)]
	female := s.d.Trait("female")
	switch {
	case s.d.Is("droid"):
		return s.droid()
	case s.says("trooper") && !s.says("rebel", "echo base", "cloud city"):
		return cast{headShell, bustPlate, 0xd9dde2, 0xc2c7ce}
	case s.says("vader"), s.d.Is("imperial") && s.d.Num[2].N >= 600 && !s.says("emperor"):
		return cast{headFlare, bustPlate, 0x2a2d36, 0x23262e}
	case s.d.Is("sith"), s.d.Is("dark jedi master"), s.says("emperor", "inquisitor"):
		return cast{headHood, bustRobe, 0x2c2730, 0x262029}
	case s.d.Is("jedi master"), s.says("jedi"):
		if female {
			return cast{headLong, bustRobe, skin, 0x8a6f50}
		}
		return cast{headBeard, bustRobe, skin, 0x8a6f50}
	case s.d.Is("alien") && (s.species() || s.says("boba", "mandalorian")):
		return s.alien(female)
	case s.d.Is("imperial"):
		if s.d.Has("pilot") && s.r.n(2) == 0 && !s.says("leader", "general", "admiral") {
			return cast{headShell, bustPlate, 0x30343c, 0x2a2e36}
		}
		return cast{headCap, bustCoat, skin, [...]uint32{0x5a6158, 0x4a4f58, 0x30333a}[s.r.n(3)]}
	case female:
		return cast{[...]string{headBuns, headLong}[s.r.n(2)], bustGown, skin, [...]uint32{0xd8d2c4, 0x9a6a5a, 0x6a7f8e}[s.r.n(3)]}
	case s.d.Has("pilot") && s.r.n(3) > 0:
		return cast{headHelm, bustPlate, 0xd0b090, 0xc0703a}
	case s.d.Is("republic"):
		return cast{headHair, bustRobe, skin, 0x6a5a4a}
	}
	return cast{[...]string{headHair, headHair, headPlain}[s.r.n(3)], [...]string{bustVest, bustCoat, bustBody}[s.r.n(3)], skin, [...]uint32{0x8f7a58, 0x5f6f5a, 0x7a6a5a, 0x4f6478}[s.r.n(4)]}
}

// species tells whether a species is said of somebody: an alien of none looks like a human,
// as a Corellian does. Among traits a species, and an agent's organization, has a capital.
func (s *scene) species() bool {
	return slices.ContainsFunc(s.d.Traits, func(trait string) bool {
		return unicode.IsUpper([]rune(trait)[0]) && trait != "Corellian" && !strings.HasSuffix(trait, " agent")
	})
}

func (s *scene) droid() cast {
	metal := [...]uint32{0xc8ced6, 0xb99a56, 0x8a94a0, 0xa8aeb6}[s.r.n(4)]
	switch {
	case s.says("r-unit", "astromech", "r2", "r3", "r4", "r5") || s.d.Has("nav computer") && !s.says("protocol"):
		return cast{droidDome, "", 0xb9c4d0, 0}
	case s.says("probe", "probot", "seeker", "interrogat"):
		return cast{droidProbe, "", 0x5a626e, 0}
	case s.says("protocol", "3po", "battle droid"):
		return cast{droidMan, "", 0xc8a050, 0}
	}
	return cast{[...]string{droidDome, droidMan, droidProbe}[s.r.n(3)], "", metal, 0}
}

func (s *scene) alien(female bool) cast {
	switch {
	case s.says("wookiee", "ewok", "chewbacca"):
		return cast{headFur, bustBody, 0x8a6444, 0x7a5638}
	case s.says("hutt"):
		return cast{headBulk, bustBulk, 0xa39257, 0x94834c}
	case s.says("twi'lek"):
		return cast{headTails, bustGown, 0x5f9a8a, 0x6a4f5a}
	case s.says("gamorrean"):
		return cast{headSnout, bustPlate, 0x7a9158, 0x6a5040}
	case s.says("jawa", "tusken"):
		return cast{headHood, bustRobe, 0x6a4a30, 0x5f4229}
	case s.says("boba", "mandalorian", "bounty hunter") && s.r.n(2) == 0:
		return cast{headHelm, bustPlate, 0x6f7f6a, 0x5f6f5f}
	}
	hides := [...]uint32{0x6f9a72, 0x8f7aa8, 0xa87f5a, 0x6a8fa8, 0xb06a5a, 0x8f9a6a}
	heads := [...]string{headHorns, headEyes, headTails, headSnout, headFur, headEyes}
	bodies := [...]string{bustBody, bustVest, bustRobe, bustGown}
	i := s.r.n(3)
	if female {
		i = 3
	}
	return cast{heads[s.r.n(len(heads))], bodies[i], hides[s.r.n(len(hides))], [...]uint32{0x5a4a44, 0x6a5f4a, 0x40505e}[s.r.n(3)]}
}
