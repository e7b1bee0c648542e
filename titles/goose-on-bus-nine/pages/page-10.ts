import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { mix } from '#bookmaking/drawing/color.ts';
import { disc, num, polygon, roundedBox, smooth } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { cello } from '#titles/goose-on-bus-nine/cast/cello.ts';
import { gooseAfar } from '#titles/goose-on-bus-nine/cast/geese.ts';
import { gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { BUS, GOOSE, SLATE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { fingerDrawn } from '#titles/goose-on-bus-nine/set/fogged.ts';
import { RAIN } from '#titles/goose-on-bus-nine/set/lights.ts';
import { rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { glow, streetLamp } from '#titles/goose-on-bus-nine/set/street.ts';
import {
  type AtHome,
  bicycle,
  cyclist,
  litWindow,
  walker,
} from '#titles/goose-on-bus-nine/set/townsfolk.ts';

/** The pavement of the street; the pond lies behind the last house, a little lower than the sky. */
const GROUND = 128;
const SILL = 196;
const SUN: Point = [184, 90];

/** The light comes from where the two at the window look. */
const CLEARING: Light = {
  ...RAIN,
  direction: [0.9, -0.35],
  key: '#fff3cf',
  shade: '#1d2a4c',
  shadeAmount: 0.42,
  rim: '#fff0c0',
  rimAmount: 0.9,
  cast: '#6a76a0',
  castAmount: 0.16,
};

/** On a head that the day is behind: dark, and still one mass. */
const SOFTER: Light = { ...CLEARING, shadeAmount: 0.2 };

/** The widest and the stillest: noses to the glass, backs to us, and every sign of the town points one way. */
export const page10: Painting = (cast) => paint(cast, 0);
/** The page is the right half; what has passed already lies on the left. */
export const spread10: Painting = (cast) => {
  const over = SPREAD - SHEET;
  const { art, quiet, faces } = paint(cast, -over);
  const moved = (at: Box): Box => ({ ...at, x: at.x + over });
  return {
    art: shifted(over, 0, art),
    quiet: { ...quiet, box: moved(quiet.box) },
    faces: faces.map(moved),
  };
};

/** From `left`, in mm on the page, to the page's right edge. */
function paint({ hero, things }: Cast, left: number): Picture {
  const bushy = BUSHY.includes(hero.hair);
  const child = placeHero(
    hero,
    hero.wheelchair ? 47 : hero.hair === 'afro' ? 49 : bushy ? 52 : 56,
    'head',
    [bushy ? 43 : 47, hero.wheelchair ? 145 : 157],
    {
      pose: 'sit',
      mood: 'wonder',
      yaw: 148,
      pitch: 4,
      turn: -14,
      tilt: 5,
      touchR: PALM,
      armR: { upper: [60, 20], lower: [120, 10], hand: 'open' },
    },
    SOFTER,
  );
  const art =
    clean(sky(left)) +
    hills() +
    water() +
    skyline(left) +
    upstairs(left) +
    street(left) +
    (left < 0 ? passed() : '') +
    outAndAbout(left) +
    fingerpost(108, GROUND + 16) +
    rain(chanceFrom('page 10'), { x: left, y: 10, width: 110 - left, height: 130 }, 0.5, 0.7) +
    wiped() +
    sill(left) +
    (left < 0 ? aboard() : '') +
    (left < 0 ? drawnBefore() : '') +
    (hero.wheelchair ? '' : seatBack(48, 196, 84, 50)) +
    edgeOfDawn(child.art) +
    roundInDawn(child.art, hero) +
    seatBack(122, 208, 66, 50) +
    // Low enough that the pond is seen over what it holds.
    at(122, 222, 0.8, shifted(-125, -222, goose(things[0])));
  return {
    art,
    quiet: {
      // Over the wiper's edge, which is as light as the words.
      box: { x: 14, y: 14, width: 120, height: 36 },
      ink: 'light',
      largest: { seedling: 32 },
    },
    faces: [child.face],
  };
}

/** Flat on the pane, clear of the widest hair and of the cap. */
const PALM: Point = [98, 132];
const BUSHY: readonly string[] = ['afro', 'curly', 'puffs', 'long'];

/** The sun is before them: on that side hair and shoulder have an edge of it, whatever they are made of. */
const edgeOfDawn = (art: string): string =>
  clean(
    shifted(
      1.15,
      -0.35,
      art
        .replace(/(fill|stroke)="(?!none)[^"]*"/g, '$1="#ffdf9a"')
        .replace(/ fill-opacity="[^"]*"/g, ''),
    ),
  );

/** What is on a head is one mass, that goes from the night into the day: in pieces or flat, it was a lump with slabs behind. */
function roundInDawn(art: string, hero: Hero): string {
  const { headwear = hero.colors.accent } = hero.colors;
  const own = tone(SOFTER, hero.hairColor);
  const covered = hero.hair === 'hijab' || hero.hair === 'patka';
  const { base, shade } = covered ? tone(SOFTER, headwear) : (hero.hand?.hair(own) ?? own);
  const across = linear(
    [
      [0, mix(base, shade, 0.45)],
      [0.45, base],
      [0.78, mix(base, '#d99a68', 0.26)],
      [1, mix(base, '#e8ac74', 0.58)],
    ],
    0,
    0.75,
    1,
    0.2,
  );
  return art
    .replaceAll(`fill="${base}"`, `fill="${across}"`)
    .replaceAll(`fill="${shade}"`, `fill="${mix(base, shade, 0.3)}"`);
}

/** What was found out on the other pane has been tried on this one, too, and is running by now. */
const drawnBefore = (): string => {
  const wave = (x: number, y: number): string =>
    `M${x} ${y}${'c4 -6 8 -6 12 0c4 6 8 6 12 0'.repeat(2)}`;
  return clean(
    fingerDrawn(wave(-178, 24), 3, CLEARED, [
      [[-160, 34], 16],
      [[-134, 33], 7],
    ]) +
      fingerDrawn(wave(-174, 38), 3, CLEARED, [[[-157, 41], 8]]) +
      fingerDrawn(wave(-177, 52), 3, CLEARED, [
        [[-160, 55], 12],
        [[-136, 55], 9],
      ]),
  );
};
/** Of the pane, where the town is seen without breath between. */
const CLEARED = '#9db8e0';

/** Rain and night at the left; at the right the cloud has lifted off the day, a hand's width. */
const sky = (left: number): string => {
  // The light is the page's, however far the picture goes on to the left.
  const along = (share: number): number => 1 - ((1 - share) * SHEET) / (SHEET - left);
  return (
    box(
      left,
      0,
      SHEET - left,
      SHEET,
      linear(
        [
          [0, '#16254a'],
          [along(0), '#1a2a52'],
          [along(0.44), '#2c4a80'],
          [along(0.66), '#7d8fae'],
          [along(0.82), '#f0c58a'],
          [1, '#ffdf9e'],
        ],
        0,
        0,
        1,
        0.22,
      ),
    ) +
    oval(
      SUN[0],
      SUN[1],
      84,
      64,
      radial([
        [0, '#fffdf0', 1],
        [0.3, '#fff0c0', 0.75],
        [1, '#ffdf9e', 0],
      ]),
    ) +
    oval(SUN[0], SUN[1], 13, 13, '#fffdf0') +
    // The last of the cloud draws away.
    path(
      smooth([
        [60, -6],
        [110, 40],
        [140, 52],
        [170, 50],
        [196, 40],
        [226, 44],
        [226, -10],
      ]),
      '#4f628f',
      'fill-opacity=".85"',
    ) +
    path(
      smooth([
        [132, 66],
        [160, 61],
        [190, 64],
        [222, 58],
        [222, 66],
        [190, 71],
        [156, 71],
      ]),
      '#c98f8a',
      'fill-opacity=".6"',
    ) +
    // Bars of it lie before the sun.
    path(
      'M160 84C170 82 178 84 186 83.4C194 82.6 202 84.4 210 83.6C200 87 190 86 182 86.6C174 87 166 86.6 160 84ZM168 93C178 91.6 190 93 204 91.8C196 95.2 180 95.4 168 93Z',
      '#e0a884',
      'fill-opacity=".8"',
    ) +
    SKEIN.map(([x, y, size, beat]) => at(x, y, size, flying(beat), -8)).join('')
  );
};

/** Geese on their way to the same place: where, how large, and how high their wings are. */
const SKEIN = [
  [150, 64, 0.62, 1],
  [138, 58.6, 0.56, -0.7],
  [137, 70, 0.56, 0.5],
  [126, 54, 0.5, 0.9],
  [124, 75, 0.5, -1],
] as const;

const flying = (beat: number): string =>
  path(
    `M-9 .4C-5 -2.4 2 -2.6 6 -1.2L15 -3.4L19.4 -2.2L15.6 -1L7 1.4C3 3.4 -4 3 -9 2L-13 3.4Z` +
      `M-3 -1C-3 ${num(-8 * beat)} -1 ${num(-13 * beat)} 3 ${num(-17 * beat)}C4 ${num(-11 * beat)} 5 ${num(-5 * beat)} 4 -.4Z` +
      `M1 -1C3 ${num(-6 * beat)} 6 ${num(-10 * beat)} 10 ${num(-12 * beat)}C9 ${num(-7 * beat)} 8 ${num(-3 * beat)} 6 -.6Z`,
    '#14213f',
  );

/** Far bank of the pond. */
const hills = (): string =>
  path('M118 104C136 92 150 96 166 94C186 90 200 95 222 90V110H118Z', '#7a7a92') +
  path('M130 107C150 102 180 103 222 101V112H130Z', '#4f5f80');

/** A piece of sky, lying on the ground, with the moon in it. */
function water(): string {
  const chance = chanceFrom('page 10 pond');
  let path_ = '';
  for (let i = 0; i < 22; i++) {
    const t = i / 21;
    const y = 108 + t * 36;
    const reach = 5 + t * 15 * (0.5 + chance());
    path_ += `M${num(SUN[0] - reach + (chance() - 0.5) * 5)} ${num(y)}h${num(2 * reach)}`;
  }
  return clean(
    path(
      'M108 144C120 120 138 107.6 168 106C190 105 206 105.4 222 105V160H128C116 156 104 152 108 144Z',
      linear([
        [0, '#fff6d8'],
        [0.4, '#f3e0b0'],
        [1, '#8fb4bc'],
      ]),
    ) +
      line(path_, '#fffdf0', 1.5, 'stroke-opacity=".9"') +
      FLOATING.map(([x, y, size]) => at(x, y, size, gooseAfar(CLEARING), 0, -size)).join(''),
  );
}

/** Whoever is out there is asleep or waiting. */
const FLOATING = [
  [194, 116, 0.07],
  [150, 115, 0.06],
  [163, 119, 0.075],
  [190, 137, 0.12],
  [150, 136, 0.1],
] as const;

/** The town, dark against it; nobody would look there. */
function skyline(left: number): string {
  const chance = chanceFrom('page 10');
  const row = (from: number, to: number, height: number, width: number): string => {
    let d = '';
    for (let x = from; x < to; ) {
      const w = Math.min(width * (0.6 + chance() * 0.8), to - x + 4);
      const h = height * (0.6 + chance() * 0.6) * (x > 80 ? 0.8 : 1);
      d +=
        chance() > 0.5
          ? `M${num(x)} ${GROUND}v${num(-h)}l${num(w / 2)} ${num(-w * 0.42)}l${num(w / 2)} ${num(w * 0.42)}V${GROUND}Z`
          : `M${num(x)} ${GROUND}v${num(-h)}h${num(w * 0.6)}v-6h4v6H${num(x + w)}V${GROUND}Z`;
      x += w;
    }
    return d;
  };
  let lit = '';
  for (let i = 0; i < 30 - left / 6; i++) {
    lit += roundedBox(
      left + 4 + chance() * (106 - left),
      GROUND - 14 - chance() * 34,
      2.6,
      3.8,
      0.4,
    );
  }
  return (
    path(row(left - 6, 112, 58, 17), '#2b4470') +
    path(row(left - 10, 104, 38, 24), '#22375e') +
    path(lit, SLATE.lamp, 'fill-opacity=".7"')
  );
}

/** False alarms, and all of them point the way: a fish, an umbrella, a drop that runs, the puddles, the road itself. */
const street = (left: number): string =>
  path(
    `M${left} ${GROUND}H100C118 ${GROUND + 4} 122 138 116 146C112 156 140 160 222 162V222H${left}Z`,
    linear(
      [
        [0, '#1f3054'],
        [0.75, '#33497a'],
        [1, '#a98f92'],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  dawnOnTheRoad() +
  placed(18, 1.25, shop(0, 36, '#2d4570', fishSign)) +
  placed(72, 1.2, shop(0, 36, '#293f68', carWash)) +
  chimney(99) +
  wet(left) +
  streetLamp(45, GROUND + 2, 52);

/** Wet ground has the color of whatever it sees: between the stones the day comes along it, thinner and thinner. */
function dawnOnTheRoad(): string {
  const chance = chanceFrom('page 10 dawn');
  let near = '';
  let far = '';
  for (let i = 0; i < 44; i++) {
    const along = chance() ** 1.6;
    const x = 214 - along * 236;
    const y = GROUND + 10 + chance() * 54;
    const d = `M${num(x)} ${num(y)}h${num(-(4 + chance() * 16) * (1 - along * 0.6))}`;
    if (along < 0.42) near += d;
    else far += d;
  }
  return clean(
    oval(
      204,
      172,
      150,
      34,
      radial([
        [0, '#ffd58a', 0.75],
        [0.4, '#f0a878', 0.4],
        [1, '#c98f8a', 0],
      ]),
    ) +
      line(near, '#fff0c0', 1.3, 'stroke-opacity=".75"') +
      line(far, '#f6b98a', 1.1, 'stroke-opacity=".5"'),
  );
}

/** Over the shops: some read, some have a cat, and one has seen a goose go by. */
const upstairs = (left: number): string =>
  UPSTAIRS.filter(([x]) => x > left)
    .map(
      ([x, up, size, who]) =>
        path(
          `M${x - 12} ${GROUND}V${GROUND - up - 12}L${x} ${GROUND - up - 22}L${x + 12} ${GROUND - up - 12}V${GROUND}Z`,
          up > 58 ? '#2b4470' : '#253b66',
        ) + litWindow(x, GROUND - up, size, who, 0.86),
    )
    .join('');

const UPSTAIRS: readonly (readonly [x: number, up: number, size: number, who: AtHome])[] = [
  [4, 54, 7.4, 'reading'],
  [29, 58, 7, 'plant'],
  [60, 55, 7, 'cat'],
  [83, 51, 7.4, 'waving'],
  [-24, 52, 7.4, 'pair'],
  [-58, 53, 7, 'plant'],
  [-80, 62, 7, 'cat'],
  [-108, 59, 7.6, 'waving'],
  [-142, 50, 7, 'pair'],
  [-168, 60, 7.4, 'reading'],
  [-196, 52, 7, 'cat'],
];

/** Whoever is out in this goes the same way as the fish. */
const outAndAbout = (left: number): string =>
  at(5, GROUND + 9, 0.92, walker(HURRIES)) +
  at(80, GROUND + 8, 0.84, walker({ ...SHOPS, with: 'shopping' })) +
  (left < 0
    ? at(-16, GROUND + 9, 0.9, walker({ ...SHOPS, coat: '#3f8f8a', with: 'shopping' })) +
      at(-72, GROUND + 12, 0.96, cyclist('#d9823c')) +
      at(-104, GROUND + 10, 0.12, cello(RAIN, 7)) +
      at(-127, GROUND + 2, 0.8, bicycle('#b3567f')) +
      at(-162, GROUND + 9, 0.9, walker({ ...SHOPS, with: 'dog' })) +
      at(
        -190,
        GROUND + 14,
        1.05,
        walker({ ...HURRIES, coat: '#a8643a', umbrella: undefined }) + armfulOfLeeks(),
      )
    : '');

/** On their way home, or where they say that home is: who has been on this bus today. */
const armfulOfLeeks = (): string =>
  line('M3 -14L8 -30M5 -13L13 -28M1 -14L3 -31M6 -12L17 -24', '#e9ecd0', 2) +
  line(
    'M6.4 -25L9.4 -35M6.4 -25L6 -34M10 -23L17 -33M10 -23L14 -33M2.6 -26L1 -36M2.6 -26L4.6 -36M12 -19L22 -27M12 -19L20 -29',
    '#5f9a52',
    1.5,
  ) +
  line('M1 -20L6 -14L9 -15', '#84543f', 2.2);

const HURRIES = { coat: '#b3567f', skin: '#c98f62', hair: '#2b2228', umbrella: '#3f9aa0' } as const;
const SHOPS = { coat: '#d98f3c', skin: '#8a5a3e', hair: '#3f3a52' } as const;

/** A bus-stop's post whose arm says where the water is. */
const fingerpost = (x: number, y: number): string =>
  line(`M${x} ${y}V${y - 50}`, '#14213f', 2.2) +
  path(
    polygon([
      [x - 6, y - 49],
      [x + 17, y - 49],
      [x + 23, y - 44.5],
      [x + 17, y - 40],
      [x - 6, y - 40],
    ]),
    '#f3e2b8',
  ) +
  line(
    `M${x} ${y - 46}q2.6 -3 5.2 0t5.2 0t5.2 0M${x} ${y - 42.6}q2.6 -3 5.2 0t5.2 0t5.2 0`,
    '#2c5a78',
    1.1,
  );

const chimney = (x: number): string =>
  box(x - 7, GROUND - 42, 17, 46, '#1b2c50') +
  box(x - 4, GROUND - 55, 5, 15, '#1b2c50') +
  box(x + 4, GROUND - 51, 4, 10, '#1b2c50') +
  box(x - 3, GROUND - 32, 4, 6, SLATE.lamp, 0.6);

/** What has passed already: a bath for sale, umbrellas, a fountain, another puddle. */
const passed = (): string =>
  placed(-44, 1.35, fountain()) +
  placed(-92, 1.3, shop(0, 38, '#2d4570', bathSign)) +
  placed(-158, 1.2, shop(0, 34, '#293f68', umbrellaSign)) +
  streetLamp(-20, GROUND + 2, 52) +
  streetLamp(-124, GROUND + 2, 52) +
  oval(-120, GROUND + 24, 34, 5, '#8fb0c4', 'fill-opacity=".5"');

/** The grown-up from behind, with as much of the newspaper as stands out, and nobody else. */
const aboard = (): string =>
  path('M-132 164L-78 156L-24 164V222H-132Z', '#b9b3a8') +
  line('M-124 172h22M-124 178h22M-124 184h18M-54 172h22M-54 178h22M-50 184h18', '#8d8a86', 1.6) +
  path(
    'M-124 222C-122 196 -112 184 -97 179C-102 156 -92 142 -78 142C-64 142 -54 156 -59 179C-44 184 -34 196 -32 222Z',
    '#a9821f',
  ) +
  path(
    'M-118 222C-116 198 -108 188 -92 182C-98 160 -90 146 -76 145C-64 145 -56 158 -61 181C-48 186 -40 198 -38 222Z',
    '#d9ae2c',
  ) +
  line('M-97 180C-86 188 -70 188 -59 180M-78 143C-76 156 -76 170 -78 184', '#a9821f', 1.4) +
  seatBack(-78, 204, 84, 50) +
  seatBack(-168, 204, 84, 50);

const bathSign = (x: number): string =>
  path(`M${num(x - 13)} ${GROUND - 33}h26c0 8 -3 11 -7 11h-12c-4 0 -7 -3 -7 -11Z`, '#dceaf2') +
  line(`M${num(x + 9)} ${GROUND - 33}v-5q0 -2 -3 -2`, '#dceaf2', 1.4);

const umbrellaSign = (x: number): string =>
  path(
    `M${num(x - 12)} ${GROUND - 28}c1 -13 23 -13 24 0q-4 -3 -8 0q-4 -3 -8 0q-4 -3 -8 0Z`,
    '#e3a94a',
  ) + line(`M${num(x)} ${GROUND - 28}v7q2 2 4 0`, '#dceaf2', 1.2);

const placed = (x: number, scale: number, art: string): string =>
  at(x, GROUND, scale, shifted(0, -GROUND, art));

/** Lamps and windows once more in the wet road, and puddles that lie toward the light. */
function wet(left: number): string {
  const chance = chanceFrom('page 10 shine');
  let d = '';
  for (let i = 0; i < 36 - left / 5; i++) {
    const x = left + chance() * (150 - left);
    d += `M${num(x)} ${num(GROUND + 6 + chance() * 60)}h${num(3 + chance() * 9)}`;
  }
  return (
    line(d, '#ffe2a0', 0.8, 'stroke-opacity=".35"') +
    line(
      `M14 ${GROUND + 6}v22M26 ${GROUND + 6}v16M70 ${GROUND + 5}v20M45 ${GROUND + 6}v34`,
      '#ffd98f',
      3,
      'stroke-opacity=".3"',
    ) +
    path(
      'M150 176C166 168 196 168 212 172C222 175 200 182 180 182C164 183 144 182 150 176Z',
      '#f0d9ae',
      'fill-opacity=".75"',
    ) +
    line('M166 175h20M184 178h14', '#fffdf0', 1)
  );
}

/** A front with its sign over it, a striped blind, and somebody behind the counter. */
function shop(x: number, width: number, wall: string, sign: (x: number) => string): string {
  const [left, right] = [x - width / 2, x + width / 2];
  const awning = GROUND - 20;
  let stripes = '';
  for (let at = left + 2; at < right - 4; at += 8)
    stripes += `M${num(at)} ${awning}h4l-.6 5.4h-4.4Z`;
  return (
    box(left, GROUND - 40, width, 40, wall, 1) +
    box(left + 4, GROUND - 18, width - 8, 18, '#ffd98f', 1, 'fill-opacity=".9"') +
    oval(x, GROUND - 10, 26, 20, glow(0.35)) +
    // A counter, a door ajar, and two who have all the time in the world.
    path(
      `${disc(x - 7, GROUND - 10.4, 1.7, 1.9)}M${num(x - 10)} ${GROUND - 4}c0 -6 6 -6 6 0ZM${num(left + 5)} ${GROUND - 4.4}h${num(width - 18)}v4.4h-${num(width - 18)}ZM${num(right - 11)} ${GROUND}v-13h5v13Z${disc(x + 1.6, GROUND - 9.2, 1.5, 1.7)}M${num(x - 1)} ${GROUND - 4}c0 -5 5.2 -5 5.2 0Z`,
      '#6a4a52',
      'fill-opacity=".85"',
    ) +
    path(
      `M${num(left + 2)} ${awning}H${num(right - 2)}L${num(right)} ${awning + 5.4}H${num(left)}Z`,
      '#c9b894',
    ) +
    path(stripes, '#3f6f86') +
    sign(x)
  );
}

/** Swims to the right, as all fish in this street do. */
const fishSign = (x: number): string =>
  path(
    `M${num(x + 14)} ${GROUND - 29}c-5 -8 -17 -8 -21 0l-7 -5v10l7 -5c4 8 16 8 21 0Z`,
    '#9fd0dc',
  ) + oval(x + 8, GROUND - 30, 1.1, 1.1, '#33465c');

/** Three brushes, and a drop on the sign that has begun to run. */
function carWash(x: number): string {
  const brushes = ['#6fb0c4', '#e3a94a', '#6fb0c4'].map((color, i) => {
    const left = x - 13 + i * 10;
    const bristles = [5, 10, 15].map((up) => `M${num(left + 1)} ${GROUND - up}h4`).join('');
    return box(left, GROUND - 19, 6, 17, color, 3) + line(bristles, '#fff4dc', 0.8);
  });
  const drop = `M${num(x - 6)} ${GROUND - 28}c5 4 9 4 10 0s-4 -6 -10 0Z`;
  return (
    brushes.join('') +
    path(drop, '#a9dcea') +
    line(`M${num(x - 14)} ${GROUND - 28}h5M${num(x - 12)} ${GROUND - 31}h4`, '#a9dcea', 1)
  );
}

const fountain = (): string =>
  line(
    `M0 ${GROUND - 22}q-9 -8 -12 12M0 ${GROUND - 22}q9 -8 12 12M0 ${GROUND - 22}q-4 -8 -6 14M0 ${GROUND - 22}q4 -8 6 14`,
    '#dceaf2',
    1.1,
  ) +
  path(`M-17 ${GROUND - 9}h34l-4 11h-26Z`, '#8a98a8') +
  box(-1.6, GROUND - 21, 3.2, 14, '#8a98a8') +
  oval(0, GROUND - 9, 17, 2.4, '#c5d9e4');

/** From behind, as tall as its neck goes; what was lent points the way, too. */
const goose = (lent: Cast['things'][0]): string =>
  path(
    'M92 224C92 202 104 193 124 193C144 193 158 204 158 224Z',
    mix(GOOSE.coat, '#1d2a4c', 0.35),
  ) +
  path(
    'M134 196C150 199 158 210 158 224H146C146 212 143 204 134 196Z',
    mix(GOOSE.coat, '#fff0c0', 0.4),
  ) +
  gooseNeck(
    [
      [125, 212],
      [124, 196],
      [119, 182],
      [121, 170],
    ],
    [33, 28, 25, 24],
    CLEARING,
  ) +
  path(
    'M104 199C112 190 138 190 146 199L140 210C132 203 118 203 110 210Z',
    mix(GOOSE.coat, '#1d2a4c', 0.15),
  ) +
  at(
    127,
    156,
    0.56,
    gooseHead(
      {
        beak: 'holding',
        gaze: [1, -0.5],
        lid: 'wide',
        cap: true,
        holds: thing(lent, CLEARING),
      },
      CLEARING,
    ),
    -38,
  );

/** Where the wiper has been, the glass is clear, up to a hard edge of pushed water; the blade stands at the end of its way. */
const wiped = (): string => {
  const chance = chanceFrom('page 10 wiper');
  let beads = '';
  for (let i = 0; i < 26; i++) {
    const angle = Math.PI * (1.02 + 0.46 * chance());
    const reach = 192.5 + chance() * 5;
    beads += disc(
      208 + Math.cos(angle) * reach,
      202 + Math.sin(angle) * reach,
      0.5 + chance() * 0.9,
    );
  }
  return clean(
    line('M19 192A190 190 0 0 1 206 12', '#0f1c3c', 2.6, 'stroke-opacity=".35"') +
      line('M20 190A188.6 188.6 0 0 1 206 13.6', '#e6f0f8', 1.3, 'stroke-opacity=".7"') +
      line('M32 190A178 178 0 0 1 206 24', '#ffffff', 5, 'stroke-opacity=".05"') +
      path(beads, '#e6f0f8', 'fill-opacity=".6"') +
      // Its arm comes up from below the pane, past the pond.
      line('M207.6 70L214 222', '#14213f', 2.6) +
      line('M205 13L209.6 128', '#14213f', 3.2) +
      line('M203.8 14L208.2 127', '#e6f0f8', 0.8, 'stroke-opacity=".7"'),
  );
};

const sill = (left: number): string =>
  box(
    left,
    SILL + 4,
    SHEET - left,
    SHEET - SILL,
    linear([
      [0, '#5b4038'],
      [1, '#33243a'],
    ]),
  ) +
  box(left, SILL, SHEET - left, 5, BUS.frame) +
  box(left, SILL, SHEET - left, 1.2, '#d9b98a') +
  box(left, 0, SHEET - left, 7, BUS.frame);
