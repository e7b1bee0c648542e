import { num, polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { GAPE } from '#bookmaking/hero/more-mouths.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import type { Painting } from '#bookmaking/title.ts';
import { clothedLimb, grownHandAt } from '#titles/goose-on-bus-nine/cast/clothed-limb.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { leek, leekBag } from '#titles/goose-on-bus-nine/cast/leeks.ts';
import { passenger } from '#titles/goose-on-bus-nine/cast/passenger.ts';
import { CANE_WOMAN, LEEK_MAN } from '#titles/goose-on-bus-nine/cast/people.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { backRow } from '#titles/goose-on-bus-nine/set/back-row.ts';
import { button, pole, rings } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { type Room, room, vignette } from '#titles/goose-on-bus-nine/set/room.ts';
import { isShort } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { seatBack, wheelchairBay } from '#titles/goose-on-bus-nine/set/seats.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

/** From a small child's knees: a man stands up like a tower, and the tallest leek leans down from the ceiling. */
const LOW = { eye: [92, 178], half: 150, up: 128, down: 62, back: 0.24 } as const;

const BUTTON: Point = [107, 130];
/** Up out of the bag, over, and down on the button with the tips of its leaves. */
const LEANS: readonly Point[] = [
  [156, 226],
  [155, 170],
  [155, 140],
  [150, 122],
  [137, 115],
];
/** With the ceiling to itself it is taller still, and has further to come down. */
const TALLEST: readonly Point[] = [
  [172, 226],
  [170, 176],
  [165, 132],
  [154, 96],
  [138, 74],
  [123, 71],
  [113, 82],
  [110, 99],
];
const STAND: readonly (readonly Point[])[] = [
  [
    [176, 214],
    [190, 160],
    [196, 116],
  ],
  [
    [206, 214],
    [206, 150],
    [212, 104],
  ],
  [
    [160, 214],
    [162, 170],
    [166, 132],
  ],
];

export const page02: Painting = (cast) => {
  const { hero } = cast;
  const short = isShort(cast);
  const { beside = false } = cast;
  const long = cast.telling === 'explorer';
  const bus = room(LOW, { stop: 'library', rain: 1, wall: -1 }, 'page 2');
  const child = placeHero(
    hero,
    sittingHeadSize(hero, beside ? 87 : short ? 78 : long ? 69 : 74),
    'head',
    // Knees that push a chair came half into the picture.
    beside ? [44, hero.wheelchair ? 149 : 138] : short ? [46, 149] : long ? [46, 160] : [44, 156],
    {
      pose: 'sit',
      mood: 'surprised',
      // Disbelief: all the way up, and there is still more of him.
      face: { mouth: GAPE, brow: [-12, -17, -8], askew: 4 },
      yaw: 24,
      pitch: -16,
      gaze: [0.9, -1],
      nod: -16,
      tilt: -12,
      body: { lean: -16, roll: -6, twist: 14, shrug: 6 },
      // Halfway up, and clear of any hair.
      touchL: beside ? [93, 162] : [90, 156],
      armL: { upper: [40, 20], lower: [110, 10], hand: 'point' },
      armR: { upper: [10, 26], lower: [44, 6], hand: 'rest' },
    },
    LAMPS,
  );
  const art =
    bus.art +
    ceilingAbove(bus) +
    backRow(bus, 0.17, 0.3, { rise: 0, foot: true, beak: false }) +
    at(125, 162, 0.21, passenger(LAMPS, CANE_WOMAN, 0.8)) +
    line('M135 172L131 208', '#f7f2e6', 1.6) +
    at(-18, 172, 0.74, grownUp(LAMPS)) +
    (hero.wheelchair
      ? wheelchairBay(child.pelvis[0], child.head[1] - 20, 82, 100)
      : seatBack(child.pelvis[0] - 2, child.head[1] - 8, 86, 110)) +
    rings(BUTTON[0], BUTTON[1], 10, 2) +
    // He stands between the lamps and us; one of them hung in his collar.
    oval(171, 76, 9, 3.4, '#f3d9a4') +
    path('M150 217C140 150 158 96 196 80H220V217Z', '#4a2434', 'fill-opacity=".22"') +
    at(187, 70, 1.04, passenger(LAMPS, LEEK_MAN, -0.5, -14)) +
    // Lamplight behind the finger, which was lost on the seat.
    oval(
      beside ? 96 : 91,
      beside ? 172 : 165,
      22,
      24,
      radial([
        [0, '#fff0c4', 0.9],
        [0.5, '#ffdc94', 0.5],
        [1, '#ffd88a', 0],
      ]),
    ) +
    // Its glow is behind the child: before a face it was a bruise.
    button(BUTTON[0], BUTTON[1], 10.6, true) +
    child.art +
    pole(BUTTON[0], 112, 217, 5.4) +
    button(BUTTON[0], BUTTON[1], 10.6) +
    child.arm(1) +
    STAND.map((spine, i) => leek(LAMPS, spine, [7.4, 7, 6.2][i] as number)).join('') +
    at(180, 206, 0.86, leekBag(LAMPS)) +
    carrying() +
    leek(LAMPS, beside ? TALLEST : LEANS, 5.6) +
    vignette('#4a2434', 0.16) +
    lettered(SOUNDS['DING!'], beside ? [54, 62] : short ? [93, 99] : [88, long ? 106 : 104], {
      height: beside ? 15 : short ? 10 : long ? 8 : 9,
      turn: -7,
      ink: '#3a2440',
      rim: '#fff4da',
    });
  return {
    art,
    quiet: {
      // From the top: the red of the bell glows under the last line.
      box: { x: 14, y: 12.5, width: 143, height: long ? 62 : 54.5 },
      ink: 'dark',
      last: {
        box: long
          ? { x: 14, y: 74.5, width: 143, height: 13 }
          : { x: 14, y: 67, width: 143, height: 20 },
        ink: 'dark',
        largest: 32,
      },
      largest: { seedling: 50, sprout: 30, sapling: 22, explorer: 17 },
    },
    faces: [child.face, { x: 158, y: 4, width: 56, height: 68 }],
  };
};

/** What holds so many: a sleeve from behind the leaves, and a fist round the handle. */
const carrying = (): string =>
  clothedLimb(
    [
      [222, 92],
      [226, 134],
      [194, 152],
    ],
    15,
    tone(LAMPS, LEEK_MAN.coat),
    LAMPS,
  ) + grownHandAt([193, 152.6], 152, 'hold', tone(LAMPS, LEEK_MAN.skin), -1, 0.86);

/** Panels that run together far behind, and the light of the lamps on them: pale where the words stand. */
function ceilingAbove(bus: Room): string {
  let seams = '';
  let lit = '';
  for (const across of [-0.86, -0.6, -0.34, -0.08, 0.18, 0.44]) {
    const [x1, y1] = bus.at(across, -LOW.up, 0.3);
    const [x2, y2] = bus.at(across, -LOW.up, 1.5);
    seams += `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;
  }
  for (const [from, to] of [
    [-0.58, -0.36],
    [-0.06, 0.16],
  ] as const) {
    lit += polygon([
      bus.at(from, -LOW.up, 0.42),
      bus.at(to, -LOW.up, 0.42),
      bus.at(to, -LOW.up, 1.5),
      bus.at(from, -LOW.up, 1.5),
    ]);
  }
  const globe = (across: number, k: number): string => {
    const [x, y] = bus.at(across, -LOW.up * 0.94, k);
    const r = 15 * k;
    return (
      oval(
        x,
        y,
        r * 3,
        r * 2.2,
        radial([
          [0, '#fffdf0', 1],
          [0.35, '#fff0bd', 0.55],
          [1, '#ffe39a', 0],
        ]),
      ) +
      oval(x, y - r * 0.5, r * 0.7, r * 0.2, BUS.pole) +
      oval(x, y, r * 0.6, r * 0.5, '#fffdf4')
    );
  };
  return (
    // Lamplight that runs out toward us: in its own white the ceiling was a hole.
    box(
      -4,
      -4,
      224,
      112,
      linear([
        [0, '#eeb04e', 0.24],
        [0.6, '#f2c068', 0.16],
        [1, '#f2c068', 0],
      ]),
    ) +
    line(seams, '#f3d9a2', 1.2) +
    path(lit, '#fff6de', 'fill-opacity=".62"') +
    clean(globe(-0.47, 0.64) + globe(0.05, 0.64) + globe(-0.47, 0.46) + globe(0.05, 0.46))
  );
}
