import { air, plane } from '#bookmaking/drawing/air.ts';
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { GRIN } from '#bookmaking/hero/more-mouths.ts';
import { type Anchor, placeHero } from '#bookmaking/hero/place-hero.ts';
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
  [182, 105, 0.074, { face: SHUT, step: 1 }],
  [169.5, 106, 0.082, ['up', SHUT]],
  [157, 107.5, 0.09, { face: SHUT, step: 1, tall: 1.3, wears: 'scarf' }],
  [141, 109, 0.094, ['hurrying', OPEN]],
  [116.5, 111, 0.1, { face: OPEN, step: 1, stout: 1.2, flaps: true }],
  [173, 128.5, 0.135, { face: SHUT, step: -1, tall: 0.9, wears: 'duckweed' }],
  [146, 134, 0.16, ['back', SHUT]],
  [118, 151, 0.2, { face: SHUT, step: 1, tall: 1.14, stout: 0.84, wears: 'daisy' }],
  [209, 178, 0.37, { face: SHUT, step: -1, tall: 1.1, wears: 'paper hat' }],
  [126, 191, 0.26, { face: OPEN, step: -1, tall: 0.66, stout: 0.8, flaps: true }],
  [187, 214, 0.46, { face: SHUT, step: 1, tall: 0.92, wears: 'leek' }],
];

const STANDING: [Anchor, Point] = ['ground', [79, 209]];
/** Who cannot stand yet sits where the first step is. */
const ON_THE_FLOOR: [Anchor, Point] = ['ground', [70, 206]];

/** From the top of the steps, beside the bell: on come eleven geese, and every one looks at it. */
export const page12: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    headToStand(hero, hero.wheelchair ? 146 : 128, 44),
    ...(hero.years < 1 && !hero.wheelchair ? ON_THE_FLOOR : STANDING),
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
      // On one heel, away from eleven beaks, and the bag held before everything.
      body: {
        lean: -17,
        roll: -6,
        twist: 12,
        shrug: 12,
        legL: { upper: [30, 10], lower: [14, 8], foot: -26 },
        legR: { upper: [4, 8], lower: [-16, 8], foot: 0 },
      },
    },
    DOOR,
  );
  const queue = LINE.map(
    ([x, y, size, who]) =>
      shadow(x, y, size) + at(x, y, size, coming(who, toButton(x, y, size, who))),
  );
  // The evening lies between us and who is still at the water.
  const onGrass =
    plane('far', GOLD, queue.slice(0, 3).join('')) +
    plane('middle', GOLD, queue.slice(3, 6).join('')) +
    air(GOLD, { x: 30, y: 92, width: SHEET, height: 40 }, 0.3) +
    queue.slice(6, 9).join('');
  const onSteps = queue.slice(9).join('');
  const [left, right] = [child.handL, child.handR];
  const art =
    outdoors() +
    swimmer() +
    onGrass +
    steps() +
    doorway() +
    onSteps +
    child.shadow +
    child.art +
    at((left[0] + right[0]) / 2 + 2, (left[1] + right[1]) / 2 + 7, 0.4, bag(DOOR, things, true)) +
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

const shadow = (x: number, y: number, size: number): string =>
  path(
    `M${num(x + 26 * size)} ${num(y - 2 * size)}C${num(x)} ${num(y + 12 * size)} ${num(x - 120 * size)} ${num(y + 26 * size)} ${num(x - 150 * size)} ${num(y + 30 * size)}C${num(x - 110 * size)} ${num(y + 8 * size)} ${num(x - 40 * size)} ${num(y - 8 * size)} ${num(x + 26 * size)} ${num(y - 2 * size)}Z`,
    '#5a3550',
    'fill-opacity=".35"',
  );

/** Sky for the words, the pond, and grass with a way trodden through it. */
function outdoors(): string {
  const chance = chanceFrom('page 12');
  let trees = '';
  for (let x = 20; x < SHEET + 10; x += 9) {
    const r = 4 + chance() * 4;
    trees += `M${num(x - r)} 89a${num(r)} ${num(r * 1.1)} 0 1 1 ${num(2 * r)} 0Z`;
  }
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
    path(trees, '#7f7a52') +
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
      'M206 103C180 106 126 116 112 126C96 138 104 150 128 158C150 164 190 170 216 176V152C180 148 136 146 132 138C130 128 176 114 216 106V103Z',
      '#ecd083',
      'fill-opacity=".8"',
    ) +
    line(blades, '#d9c267', 0.8, 'stroke-opacity=".6"') +
    reeds(58, 108, 0.5) +
    reeds(210, 112, 0.7)
  );
}

/** The first goose swims off in its cap, and does look back. */
const swimmer = (): string =>
  at(
    92,
    99,
    0.13,
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
