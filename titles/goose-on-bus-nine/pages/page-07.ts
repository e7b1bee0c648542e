import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { disc, num, roundedBox, smooth } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import type { Mouth } from '#bookmaking/hero/mouths.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { clothedLimb, grownHandAt } from '#titles/goose-on-bus-nine/cast/clothed-limb.ts';
import { driverGlare } from '#titles/goose-on-bus-nine/cast/driver.ts';
import { gooseCoat, gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { DRIVER } from '#titles/goose-on-bus-nine/cast/people.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { fewWords, isNear, isShort, nearer } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { glow } from '#titles/goose-on-bus-nine/set/street.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

/** One door after the other, each nearer than the last: from where to where it goes, how dark and wet it is by then, which way the goose looks, how far out it leans (so its head grows), and how that goes for it. */
const STOPS = [
  {
    shop: bakery,
    x: 0,
    width: 54,
    looks: 1,
    size: 0.36,
    sky: '#b0764e',
    rain: 0.5,
    lid: 'wide',
    sinks: 0,
    turn: -8,
  },
  {
    shop: barber,
    x: 54,
    width: 68,
    looks: -1,
    size: 0.48,
    sky: '#2c7478',
    rain: 1.2,
    lid: 'cross',
    sinks: 3,
    turn: 4,
  },
  {
    shop: bench,
    x: 122,
    width: 94,
    looks: 1,
    size: 0.66,
    sky: '#1f2f6a',
    rain: 2.4,
    lid: 'closed',
    sinks: 12,
    turn: 16,
  },
] as const;

const MIRROR: Box = { x: 7, y: 7, width: 202, height: 53 };
/** Where the doors stand, from edge to edge of the page; and how much taller they are where the floor is not written on. */
const FOOT = 144;
const TALLER = 20;
/** How much higher the doors stand for an Explorer, whose words need the floor. */
const LIFT = 10;

/** Shut, and not at all sure of itself: whatever teeth a child has, none of them says it was somebody else. */
const WAVERING: Mouth = {
  draw: (lip) => line('M-13 3.6Q-8.6 -2.4 -4.4 2T4.4 2.4T13 .4', lip, 3),
  at: [1.4, 5],
};

/** From the driver's seat: three stops in the doors, and over them the long mirror with who rings and who has had enough. */
export const page07: Painting = (cast) => {
  const { hero } = cast;
  const { beside = false } = cast;
  const few = isShort(cast) && fewWords(cast, { ...SAFE, y: 153, width: 122, height: 51 }, 22);
  const taller = beside ? TALLER : 0;
  const up = cast.telling === 'explorer' && !beside ? LIFT : 0;
  // What stands on a head has room in the glass.
  const tall = hero.hair === 'bun' || hero.hair === 'puffs';
  const child = placeHero(
    hero,
    tall ? 37 : 41,
    'head',
    [133, tall ? 39.5 : 37],
    {
      pose: 'sit',
      mood: 'worried',
      // Caught, and for once it was somebody else.
      face: { mouth: WAVERING, eyes: 'wide', brow: [-13, -8, 3], askew: 4 },
      yaw: -14,
      pitch: 3,
      gaze: [-1, -0.2],
      tilt: 8,
      body: { shrug: 14 },
      armL: { upper: [30, 40], lower: [70, 74], hand: 'point' },
    },
    LAMPS,
  );
  const art =
    box(0, 0, SHEET, SHEET, '#1d2742') +
    shifted(
      0,
      -up,
      STOPS.map((stop, i) => door(stop, `page 7 ${i}`, taller)).join('') +
        floor(isNear(cast), up, taller) +
        (beside ? wiper() : '') +
        shifted(0, taller, honks()),
    ) +
    mirror(child);
  return {
    art,
    quiet: {
      box: few ? few.box : up ? { ...SAFE, y: 140.4, height: 56 } : { ...SAFE, y: 151, height: 36 },
      ink: 'light',
      last: {
        box: few
          ? few.last
          : up
            ? { ...SAFE, y: 196.4, height: 9.6 }
            : { ...SAFE, y: 188, height: 18 },
        ink: 'light',
        largest: 26,
      },
      largest: { seedling: 64, sprout: 28, sapling: 22, explorer: 17 },
      anchor: 'middle',
    },
    faces: [child.face],
    ...(beside && { overFold: wiper }),
  };
};

/** One stop as the open doors frame it, and a neck that leans out and says no. */
function door(stop: (typeof STOPS)[number], seed: string, taller: number): string {
  const { x, width } = stop;
  const foot = FOOT + taller;
  const top = 30;
  const ground = foot - 16;
  const dark = mix(stop.sky, '#16213c', 0.5);
  return clip(
    `M${x} ${top}h${width}V${foot}h${-width}Z`,
    box(
      x,
      top,
      width,
      foot - top,
      linear([
        [0, dark],
        [0.7, stop.sky],
        [1, stop.sky],
      ]),
    ) +
      at(
        x + width * (taller ? 0.46 : 0.52),
        ground,
        Math.min(1.1, width * 0.0155) + taller * 0.006,
        stop.shop(0, 0),
      ) +
      box(
        x,
        ground,
        width,
        30,
        linear([
          [0, mix(stop.sky, '#16213c', 0.25)],
          [1, '#1d2742'],
        ]),
      ) +
      line(
        `M${x + width * 0.3} ${ground + 4}v12M${x + width * 0.48} ${ground + 3}v16M${x + width * 0.62} ${ground + 4}v9M${x + width * 0.8} ${ground + 4}v14`,
        '#ffe2a0',
        2.2,
        'stroke-opacity=".45"',
      ) +
      rain(chanceFrom(seed), { x, y: top, width, height: foot - top }, stop.rain) +
      leaf(x, top, foot) +
      leaning(stop, taller),
  );
}

/** Who leans out of it, further each time. */
function leaning(
  { x, width, looks: side, size, sinks, lid, turn, rain: wet }: (typeof STOPS)[number],
  taller: number,
): string {
  const light: Light = side > 0 ? LAMPS : mirrored(LAMPS);
  const headX = x + width * (side > 0 ? 0.42 : 0.6);
  const headY = 92 + sinks + taller * 0.5;
  // It comes out of the left lower corner, whichever way it looks.
  const from = headX - (side > 0 ? 76 : 90) * size;
  return (
    gooseNeck(
      [
        [from, FOOT + taller + 8],
        [from + 28 * size, 132 + sinks * 0.5 + taller * 0.8],
        [from + 58 * size, 118 + sinks + taller * 0.65],
        [headX - side * 5, headY + 13],
      ],
      [68, 50, 40, 34].map((wide) => wide * size),
      LAMPS,
    ) +
    at(
      headX,
      headY,
      size,
      gooseHead({ beak: 'open', gaze: [0.9, -0.2], lid, cap: true }, light),
      side * turn,
      side * size,
    ) +
    (wet > 2 ? soaked(headX, headY) : '')
  );
}

/** The folded leaves and the dark rubber between two doors, and a lamp's light along them: each stop stands in a frame of its own. */
const leaf = (x: number, top: number, foot: number): string =>
  path(`M${x - 1} ${top}H${x + 10}L${x + 12} ${foot}H${x - 1}Z`, '#2a1f3a') +
  path(
    `M${x + 1.4} ${top}H${x + 7.6}L${x + 9.4} ${foot}H${x + 1.4}Z`,
    linear(
      [
        [0, '#b9773f'],
        [0.6, BUS.pole],
        [1, '#8a5a3c'],
      ],
      0,
      0,
      1,
      0,
    ),
  );

/** Not here, not here, and not here. */
const honks = (): string =>
  [
    [31, 143.4, 5, -7],
    [92, 143, 7, -4],
    [172, 141.4, 10.6, 5],
  ]
    .map(([x, y, height, turn]) =>
      lettered(SOUNDS['HONK!'], [x as number, y as number], {
        height: height as number,
        turn,
        ink: '#fff4da',
        rim: '#3a2440',
      }),
    )
    .join('');

/** Water off a goose. */
const soaked = (x: number, y: number): string =>
  path(
    [
      [34, 19],
      [30, 30],
      [20, 26],
    ]
      .map(([dx, dy]) => `M${x + (dx as number)} ${y + (dy as number)}q-3 5 0 6.6q3 -1.6 0 -6.6Z`)
      .join(''),
    '#cfe3ee',
  );

/** What a wet floor makes of a bakery, a barber and a lamp. */
const REFLECTED = ['#5c3f26', '#1a444e', '#2a3868'];

/** The steps and the wet floor by the driver, in which all three doors lie once more: the words are written on it. */
function floor(short: boolean, up: number, taller: number): string {
  const foot = FOOT + taller;
  const chance = chanceFrom('page 7 floor');
  // Dark enough that the words stand on them: 4.5 to 1 for the name's ink.
  const reflections = REFLECTED.map((color, i) => {
    const { x, width } = STOPS[i] as (typeof STOPS)[number];
    const middle = x + width * 0.6;
    const edges = (side: number): Point[] =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((k) => [
        middle - k * 1.6 + side * (width * 0.35 - k * 2.4) * (0.7 + chance() * 0.45),
        foot + 1 + k * 6,
      ]);
    let d = smooth([...edges(-1), ...edges(1).reverse()]);
    for (let k = 0; k < 5; k++) {
      const half = 6 + chance() * 9;
      d += disc(
        middle + (chance() - 0.5) * 50,
        foot + 14 + chance() * 44,
        half,
        1 + chance() * 0.8,
      );
    }
    return path(d, color);
  }).join('');
  let ribs = '';
  for (let i = -6; i < 24; i++)
    ribs += `M${num(108 + (i - 9) * 11)} ${foot + 3}L${num(108 + (i - 9) * 17)} 222`;
  return (
    box(
      0,
      foot - 3,
      SHEET,
      90,
      linear([
        [0, '#3a3350'],
        [0.2, '#262a48'],
        [1, '#191f38'],
      ]),
    ) +
    line(ribs, '#0f1630', 1, 'stroke-opacity=".35"') +
    clean(reflections) +
    box(0, foot - 4, SHEET, 3.6, BUS.pole) +
    box(0, foot - 0.4, SHEET, 1.4, '#7a4a1e') +
    // Below the words, wherever those end.
    shifted(0, up, wetFeet()) +
    (short ? nearer({ scale: 1.32, x: 236, y: 214 }, wheel() + dials()) : wheel())
  );
}

/** What Dot has her other hand on. */
const wheel = (): string =>
  line('M96 232A80 80 0 0 1 224 190', '#0d1124', 11) +
  line('M93 226A84 84 0 0 1 222 184.6', '#3d4468', 1.2) +
  path('M222 176C210 174 202 180 201 187C200 193 206 197 212 199L222 203Z', DRIVER.coat) +
  line('M222 179C213 178 208 180 205 185', '#6f86b0', 1.2);

/** Beside few words there is room for what Dot looks at besides: how fast, how full, and a bell with one ding left in it. */
const dials = (): string =>
  oval(166, 196, 11, 11, '#2f3862') +
  oval(166, 196, 9, 9, '#f3e2b8') +
  line('M160 200a7 7 0 1 1 12 0M166 196l4.4 -4', '#3a2440', 1.1) +
  oval(191, 203, 8, 8, '#2f3862') +
  oval(191, 203, 6.4, 6.4, '#f3e2b8') +
  line('M191 203l-3.6 2.6M187 200.4h.1M191 198.6h.1M195 200.4h.1', '#3a2440', 1.1) +
  clean(
    oval(187, 183, 3.2, 3.2, '#3d4468') +
      oval(195, 187, 3.2, 3.2, '#3d4468') +
      oval(
        178,
        181,
        9,
        9,
        radial([
          [0, '#ffd88a', 0.7],
          [1, '#ffd88a', 0],
        ]),
      ) +
      oval(178, 181, 3.4, 3.4, '#ffd88a'),
  );

/** It goes over the fold and back again, and takes the rain along. */
const wiper = (): string =>
  line('M58 214L-14 190', '#14182c', 3.4) +
  line('M-70 198L30 166', '#14182c', 4.4) +
  line('M-69 196L30 164', '#5b658f', 1) +
  path(
    'M-16 182q-3 5 0 7q3 -2 0 -7ZM-40 176q-3 5 0 7q3 -2 0 -7ZM-84 190q-3 5 0 7q3 -2 0 -7Z',
    '#7fa0bd',
  );

/** In and out, three times. */
const wetFeet = (): string =>
  path(
    [
      [20, 211, 20],
      [36, 207, -8],
      [54, 213, 8],
    ]
      .map(([x, y]) => `M${x} ${y}l-6 -7l3.6 1.4l1 -3.4l2.6 2.6l2.8 -2.2l.2 3.6l3.4 -.8Z`)
      .join(''),
    '#6f86a0',
    'fill-opacity=".4"',
  );

/** The long mirror: Dot, who can count; the one who was ready; and the one who looks at the ceiling. */
function mirror(child: PlacedHero): string {
  const glass = roundedBox(MIRROR.x, MIRROR.y, MIRROR.width, MIRROR.height, 24);
  return (
    path('M92 -4H124L118 12H98Z', '#1a1a2c') +
    path(
      roundedBox(MIRROR.x - 2, MIRROR.y + 1, MIRROR.width + 6, MIRROR.height + 6, 27),
      '#0f1228',
      'fill-opacity=".45"',
    ) +
    path(
      roundedBox(MIRROR.x - 3.4, MIRROR.y - 3.4, MIRROR.width + 6.8, MIRROR.height + 6.8, 27),
      '#2b2535',
    ) +
    clip(
      glass,
      path(
        glass,
        linear([
          [0, '#fff0c4'],
          [0.6, '#f6c777'],
          [1, '#d99248'],
        ]),
      ) +
        oval(
          150,
          12,
          66,
          26,
          radial([
            [0, '#fffbe6', 0.95],
            [1, '#ffe2a0', 0],
          ]),
        ) +
        seatBack(137, 60, 42, 40) +
        seatBack(186, 58, 40, 40) +
        child.art +
        gooseNeck(
          [
            [194, 88],
            [197, 70],
            [195, 50],
          ],
          [18, 15, 14],
          LAMPS,
        ) +
        at(195, 68, 0.34, gooseCoat(LAMPS, false)) +
        at(
          192,
          43,
          0.4,
          gooseHead({ beak: 'shut', gaze: [0.2, -1], lid: 'wide', cap: true }, mirrored(LAMPS)),
          40,
          -0.4,
        ) +
        line('M170 17q-2.4 -2 0 -4.4M165.4 21q-2 -1.8 0 -4', '#6a3a2c', 1.1) +
        at(42, 37, 0.98, driverGlare()),
    ) +
    line('M150 14L138 34M158 13L150 27', '#ffffff', 2, 'stroke-opacity=".35"') +
    line(glass, '#6f6680', 1.2) +
    hand()
  );
}

/** Dot tilts the mirror by its corner, the better to see them; below her own eyes in it. */
const hand = (): string =>
  clothedLimb(
    [
      [-22, 112],
      [-10, 94],
      [3, 70],
    ],
    7.6,
    tone(LAMPS, DRIVER.coat),
    LAMPS,
  ) +
  line('M-2.4 68.6L6.2 74', '#f2b632', 3.6) +
  grownHandAt([5, 67.6], -58, 'hold', tone(LAMPS, '#f6ecd6'), 1, 0.68);

function front(width: number, height: number, wall: Hex): string {
  return (
    box(-width / 2, -height, width, height, wall) +
    box(-width / 2, -height, width, 4, mix(wall, '#000000', 0.25))
  );
}

function bakery(x: number, ground: number): string {
  const loaf = (lx: number, ly: number): string =>
    path(`M${num(lx - 5)} ${num(ly)}c-1 -7 11 -7 10 0Z`, '#d9964a') +
    line(
      `M${num(lx - 2)} ${num(ly - 4)}l1 2M${num(lx + 1.4)} ${num(ly - 4.2)}l1 2`,
      '#a8662c',
      0.7,
    );
  const loaves = [-4, 6, 16, 26].map((lx) => loaf(x + lx, ground - 9)).join('');
  return (
    at(x, ground, 1, front(66, 78, '#a8492f')) +
    oval(x + 8, ground - 20, 36, 30, glow(0.5)) +
    box(x - 12, ground - 32, 44, 26, '#ffe2a0', 1.5) +
    loaves +
    [0, 11, 22].map((lx) => loaf(x + lx, ground - 21)).join('') +
    line(`M${x - 12} ${ground - 19.6}h44`, '#b98a4a', 0.9) +
    path(`M${x - 18} ${ground - 42}h56l4 10h-64Z`, '#d9a24a') +
    path(
      [0, 1, 2, 3].map((i) => `M${x - 10 + i * 14} ${ground - 42}h7l1 10h-8Z`).join(''),
      '#fff1d0',
    )
  );
}

function barber(x: number, ground: number): string {
  return (
    at(x, ground, 1, front(66, 82, '#1f6f6c')) +
    oval(x + 6, ground - 20, 34, 30, glow(0.5)) +
    box(x - 14, ground - 36, 34, 30, '#ffdf98', 1.5) +
    path(`M${x - 3} ${ground - 6}v-9h-4v-8h16v8h-4v9Z`, '#7a4a4a') +
    oval(x + 1, ground - 27, 4.4, 5, '#7a4a30') +
    box(x + 25, ground - 38, 5, 26, '#f6efe0', 2.4) +
    line(
      `M${x + 25} ${ground - 30}l5 -5M${x + 25} ${ground - 23}l5 -5M${x + 25} ${ground - 16}l5 -5`,
      '#3f5f9f',
      2,
    )
  );
}

function bench(x: number, ground: number): string {
  return (
    oval(x + 24, ground - 46, 34, 34, glow(0.65)) +
    line(`M${x + 24} ${ground}V${ground - 44}`, '#101a34', 1.6) +
    oval(x + 24, ground - 46, 2.6, 2.9, '#fff0c4') +
    box(x - 14, ground - 10, 34, 2.4, '#7d5a4b', 0.8) +
    box(x - 14, ground - 17, 34, 2.4, '#8a6452', 0.8) +
    line(`M${x - 10} ${ground - 18}V${ground}M${x + 16} ${ground - 18}V${ground}`, '#1b1f38', 1.6)
  );
}
