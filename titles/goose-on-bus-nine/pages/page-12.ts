import { plane } from '#bookmaking/drawing/air.ts';
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, polygon, smooth } from '#bookmaking/drawing/curves.ts';
import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { GRIN } from '#bookmaking/hero/more-mouths.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bag } from '#titles/goose-on-bus-nine/cast/bag.ts';
import {
  type Boarder,
  gooseBoarding,
  gooseWalking,
  type NeckOfWalker,
} from '#titles/goose-on-bus-nine/cast/boarding.ts';
import { gooseAfloat } from '#titles/goose-on-bus-nine/cast/geese.ts';
import type { GooseFace } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { GOLD } from '#titles/goose-on-bus-nine/set/lights.ts';
import { reeds } from '#titles/goose-on-bus-nine/set/reeds.ts';

/** The evening comes in at the door, over the geese's backs. */
const DOOR: Light = { ...GOLD, direction: [0.7, -0.6], rimAmount: 0.9 };

/** Straight along the beak, which points at the button. */
const SHUT = { beak: 'shut', gaze: [1, 0.1], lid: 'wide' } as const;
const OPEN = { beak: 'open', gaze: [1, 0.1], lid: 'wide' } as const;

const BUTTON: Point = [21, 84];

/** A head is drawn with its eye over its beak: level, it looks down a little. */
const LIFTED = 8;

/** Comes toward us, or goes along in profile. */
type Comer = Boarder | readonly [does: NeckOfWalker, face: GooseFace];

/** From the water to the step: feet and size in mm, and who it is. Eleven, and no two do the same. */
const LINE: readonly (readonly [x: number, y: number, size: number, who: Comer])[] = [
  [203, 104.6, 0.074, { face: SHUT, step: 1 }],
  [192, 106, 0.082, ['up', SHUT]],
  [181, 107.5, 0.09, { face: SHUT, step: 1, tall: 1.3, wears: 'scarf' }],
  [167, 109, 0.094, ['hurrying', OPEN]],
  [149, 113, 0.106, { face: OPEN, step: 1, stout: 1.2, flaps: true }],
  [177, 126.6, 0.13, { face: SHUT, step: -1, tall: 0.9, wears: 'duckweed' }],
  [156, 137, 0.165, ['back', SHUT]],
  [128, 155, 0.21, { face: SHUT, step: 1, tall: 1.14, stout: 0.84, wears: 'daisy' }],
  [212, 184, 0.37, { face: SHUT, step: -1, tall: 1.1, wears: 'paper hat' }],
  [140, 190, 0.27, { face: OPEN, step: -1, tall: 0.66, stout: 0.8, flaps: true }],
  [186, 215, 0.46, { face: SHUT, step: 1, tall: 0.92, wears: 'leek' }],
];

/** Near enough to look into the bag with it. */
const HEAD: Point = [76, 127];
/** As low as a bag is wholly on the page. */
const LOWEST = 187;
/** How near, and how far up from the elbow: long arms lift it to the chest. */
const HOLDS = [52, 49, 46, 43].flatMap((size) =>
  [58, 78, 96, 112].map((lifted) => [size, lifted] as const),
);

/** Leans away from eleven beaks, the bag held before everything. */
function uhOh(hero: Hero): PlacedHero {
  // Far enough for a wheel.
  const from = hero.wheelchair ? HOLDS.filter(([size]) => size < 44) : HOLDS;
  const tries = from.map(([size, lifted]) =>
    placeHero(
      hero,
      size,
      'head',
      hero.wheelchair ? [HEAD[0] - 2, 119] : hero.hair === 'puffs' ? [HEAD[0] + 6, HEAD[1]] : HEAD,
      {
        pose: 'carry',
        mood: 'surprised',
        // Dread, and delight: here it comes again.
        face: { mouth: GRIN, brow: [-13, -9, 1], askew: 3 },
        yaw: 28,
        pitch: 4,
        gaze: [1, 0.1],
        tilt: -9,
        nod: -6,
        armL: { upper: [14, 26], lower: [lifted, -12], hand: 'hold' },
        armR: { upper: [14, 26], lower: [lifted, -12], hand: 'hold' },
        body: { lean: -14, roll: -7, twist: 12, shrug: 8 },
      },
      DOOR,
    ),
  );
  return (
    tries.find(({ handL, handR }) => (handL[1] + handR[1]) / 2 < LOWEST) ??
    (tries[tries.length - 1] as PlacedHero)
  );
}

/** From the top of the steps, beside the bell: on come eleven geese, and every one looks at it. */
export const page12: Painting = ({ hero, things }) => {
  const child = uhOh(hero);
  const queue = LINE.map(
    ([x, y, size, who]) =>
      shadow(x, y, size) + at(x, y, size, coming(who, toButton(x, y, size, who))),
  );
  // The evening lies between us and who is still at the water.
  const onGrass =
    plane('far', GOLD, queue.slice(0, 3).join('')) +
    plane('middle', GOLD, queue.slice(3, 6).join('')) +
    evening() +
    queue.slice(6, 9).join('');
  const onSteps = queue.slice(9).join('');
  const [left, right] = [child.handL, child.handR];
  // Wider than the hands are apart: both lie on its rim, and the arms are behind it.
  const held = clamp((left[0] - right[0] + 18) / 88, 0.46, 0.64);
  const art =
    outdoors() +
    swimmer() +
    onGrass +
    steps() +
    doorway() +
    onSteps +
    child.art +
    at((left[0] + right[0]) / 2 + 1, (left[1] + right[1]) / 2 + 10, held, bag(DOOR, things, true)) +
    child.hand(1) +
    child.hand(-1) +
    pole(21, -6, 222, 7) +
    button(BUTTON[0], BUTTON[1], 12);
  return {
    art,
    quiet: {
      box: { x: 45, y: 12, width: 157, height: 50 },
      ink: 'dark',
      last: { box: { x: 45, y: 62.5, width: 157, height: 16 }, ink: 'dark', largest: 46 },
      largest: { seedling: 46, sprout: 25, sapling: 17, explorer: 14 },
    },
    faces: [child.face],
  };
};

const coming = (who: Comer, lift: number): string =>
  'face' in who ? gooseBoarding({ ...who, lift }, DOOR) : gooseWalking(who[1], who[0], lift, DOOR);

/** How far a beak is lifted, in degrees, from eyes about as high as the goose is tall. */
function toButton(x: number, y: number, size: number, who: Comer): number {
  const tall = 'face' in who ? 44 + 118 * (who.tall ?? 1) : 150;
  const eyes = y - tall * size;
  return (Math.atan2(eyes - BUTTON[1], x - BUTTON[0]) * 180) / Math.PI + LIFTED;
}

/** Long, and all one way: a body, and a neck that is even longer than it was. */
const shadow = (x: number, y: number, size: number): string => {
  const on = (dx: number, dy: number): string => `${num(x + dx * size)} ${num(y + dy * size)}`;
  return path(
    `M${on(34, -4)}C${on(10, -16)} ${on(-40, -10)} ${on(-92, 14)}C${on(-140, 26)} ${on(-190, 40)} ${on(-226, 56)}C${on(-250, 62)} ${on(-262, 74)} ${on(-244, 78)}C${on(-230, 80)} ${on(-214, 74)} ${on(-204, 68)}C${on(-160, 56)} ${on(-120, 52)} ${on(-84, 50)}C${on(-30, 46)} ${on(34, 22)} ${on(34, -4)}Z`,
    '#4a2f58',
    'fill-opacity=".5"',
  );
};

/** What lies between us and who is still at the water: thick over the pond, and gone before the path. */
const evening = (): string =>
  clean(
    box(
      30,
      92,
      SHEET,
      52,
      linear([
        [0, '#ffe0a0', 0.3],
        [0.4, '#ffd890', 0.2],
        [1, '#ffd890', 0],
      ]),
    ),
  );

/** A poplar or a bush: as high as it is old. */
function trees(): string {
  const chance = chanceFrom('page 12 trees');
  const far: Point[] = [[24, 92]];
  for (let x = 28; x < SHEET + 8; x += 7 + chance() * 9) far.push([x, 87 - chance() * 5]);
  far.push([SHEET + 8, 92]);
  const near = NEAR_TREES.map(([x, wide, high]) =>
    smooth([
      [x - wide, 91],
      [x - wide * 1.06, 91 - high * 0.42],
      [x - wide * 0.5, 91 - high * 0.9],
      [x + wide * 0.16, 91 - high],
      [x + wide * 0.8, 91 - high * 0.72],
      [x + wide * 1.02, 91 - high * 0.3],
      [x + wide, 91],
    ]),
  ).join('');
  return path(smooth(far), '#b39a63') + path(near, '#76714c');
}

const NEAR_TREES = [
  [50, 12, 10],
  [72, 4, 12],
  [79, 3, 9],
  [104, 13, 8],
  [122, 5, 11.6],
  [148, 9, 6],
  [206.4, 3, 24],
  [213, 3.4, 19],
  [196, 9, 8],
] as const;

/** Sky for the words, the pond, and grass with a way trodden through it. */
function outdoors(): string {
  const chance = chanceFrom('page 12');
  let glints = '';
  for (let i = 0; i < 26; i++)
    glints += `M${num(40 + chance() * 170)} ${num(91 + chance() * 12)}h${num(3 + chance() * 8)}`;
  let blades = '';
  for (let i = 0; i < 60; i++) {
    const y = 104 + chance() ** 0.7 * 80;
    blades += `M${num(40 + chance() * 176)} ${num(y)}l${num((chance() - 0.5) * 3)} ${num(-(y - 92) * 0.09)}`;
  }
  return (
    clean(
      box(
        0,
        0,
        SHEET,
        91,
        linear([
          [0, '#fff1cc'],
          [0.6, '#ffe6a6'],
          [1, '#ffcf7d'],
        ]),
      ) +
        oval(
          176,
          72,
          70,
          52,
          radial([
            [0, '#fffdf0', 1],
            [0.25, '#fff3c4', 0.8],
            [1, '#ffe2a0', 0],
          ]),
        ),
    ) +
    path(
      'M44 30C70 22 96 26 112 31C126 24 150 26 160 32C140 38 110 36 96 38C78 40 58 38 44 30ZM120 58C138 52 160 54 172 58C188 53 206 55 222 58V64C200 68 180 66 168 66C150 68 132 66 120 58ZM30 66C48 60 66 63 80 67C64 72 44 73 30 70Z',
      '#fff8e4',
      'fill-opacity=".8"',
    ) +
    trees() +
    box(
      0,
      89,
      SHEET,
      20,
      linear([
        [0, '#ffdf9a'],
        [0.4, '#7fb0a4'],
        [1, '#3f8583'],
      ]),
    ) +
    line(glints, '#fff6da', 0.9, 'stroke-opacity=".8"') +
    box(
      0,
      103,
      SHEET,
      120,
      linear([
        [0, '#b9a24c'],
        [0.3, '#8f9247'],
        [1, '#4f6f45'],
      ]),
    ) +
    path(
      'M222 102.6C196 104 168 108 144 116C118 125 104 140 112 152C122 165 160 168 222 176V154C186 150 142 150 138 142C136 133 168 122 222 112Z',
      '#f0d68c',
      'fill-opacity=".85"',
    ) +
    // The sun comes through between the trees, and lies along the grass.
    path(
      'M222 118C190 122 170 127 150 136C176 131 200 130 222 130ZM112 116C96 118 76 123 40 134V139C70 130 96 124 118 121ZM222 140C200 139 186 140 170 144C190 145 206 147 222 149ZM104 144C84 146 62 150 40 158V165C66 156 88 152 106 151Z',
      '#ffe08c',
      'fill-opacity=".4"',
    ) +
    // Who has walked here before walked in a line, too.
    path(
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) => {
          const [x, y] = [204 - i * 12, 165.6 - i * 1.5 + (i % 2) * 3];
          return `M${num(x)} ${num(y)}l4.6 -1.7l-1.2 1.7l1.2 1.7ZM${num(x + 1)} ${num(y)}l4.4 .2`;
        })
        .join(''),
      '#a98a4c',
      'fill-opacity=".7"',
    ) +
    line(blades, '#d9c267', 0.8, 'stroke-opacity=".6"') +
    reeds(46, 108, 0.6) +
    reeds(112, 106, 0.5) +
    reeds(152, 104.6, 0.34) +
    reeds(211, 108, 0.72)
  );
}

/** The first goose swims off in its cap, and does look back. */
const swimmer = (): string =>
  at(
    129,
    98,
    0.125,
    gooseAfloat({ beak: 'shut', gaze: [0.8, 0], lid: 'calm', cap: true }, GOLD, true),
  );

/** The steps down to the grass, worn where everybody treads. */
const steps = (): string =>
  [
    [170, 12, '#4a3a3f'],
    [181, 17, '#5b463f'],
    [196, 30, '#6b5145'],
  ]
    .map(
      ([y, depth, color]) =>
        box(36, y as number, 190, depth as number, color as string) +
        box(36, y as number, 190, 2.6, BUS.pole),
    )
    .join('') +
  line(
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => `M${52 + i * 20} 203L${44 + i * 22} 218`).join(''),
    '#856656',
    2.4,
  );

/** The inside of the bus round its open door: dark, so that the evening is bright. */
const doorway = (): string =>
  path(
    polygon([
      [-4, -4],
      [34, -4],
      [42, 222],
      [-4, 222],
    ]),
    linear(
      [
        [0, '#3f2c40'],
        [0.75, '#5b3a42'],
        [1, '#8a5440'],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  path('M-4 -4H222V8H35V-4Z', '#4a3040') +
  path('M35 8H222V10.4H35Z', BUS.pole) +
  line('M34.6 4L42 222', '#ffd98a', 1.8);
