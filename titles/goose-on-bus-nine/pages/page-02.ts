import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, num, polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { finger, grip } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { GAPE } from '#bookmaking/hero/more-mouths.ts';
import { type OwnArm, ownArm } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import type { Painting } from '#bookmaking/title.ts';
import { clothedLimb, grownHandAt } from '#titles/goose-on-bus-nine/cast/clothed-limb.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { leek, leekBag } from '#titles/goose-on-bus-nine/cast/leeks.ts';
import { passenger } from '#titles/goose-on-bus-nine/cast/passenger.ts';
import { CANE_WOMAN, LEEK_MAN } from '#titles/goose-on-bus-nine/cast/people.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { wideAwake } from '#titles/goose-on-bus-nine/cast/wide-awake.ts';
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
  [172, 226],
  [172, 186],
  [170, 150],
  [166, 120],
  [158, 103],
  [147, 96],
  [138, 98],
  [132, 105],
];
/** With the ceiling to itself it is taller still, and has further to come down. */
const TALLEST: readonly Point[] = [
  [174, 226],
  [173, 178],
  [170, 134],
  [163, 100],
  [151, 80],
  [138, 76],
  [128, 84],
  [123, 94],
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
  // As large as anybody else: who is older has a longer trunk, and had a smaller head for it.
  const size = Math.max(
    sittingHeadSize(hero, beside ? 87 : short ? 78 : long ? 69 : 74),
    beside ? 58 : short ? 56 : long ? 48 : 54,
  );
  // Knees that push a chair came half into the picture.
  const chest = (beside ? 0 : long ? 6 : 3) - (hero.years < 3 ? 4 : 0);
  const where: Point = [beside ? 40 : 37, (hero.wheelchair ? 152 : 155) + chest];
  const child = placeHero(
    wideAwake(hero),
    size,
    'head',
    where,
    {
      pose: 'sit',
      mood: 'surprised',
      // Disbelief: all the way up, and there is still more of him.
      face: { mouth: GAPE, brow: [-12, -17, -8], askew: 4 },
      yaw: 24,
      pitch: -16,
      gaze: [0.9, -1],
      nod: -16,
      tilt: -20,
      // Off the seat and over the bench before it, as far as an arm is long.
      body: { lean: 20, roll: 12, twist: 24, shrug: 10 },
      // Of arms that the page draws, only what hangs is left.
      armL: { upper: [0, 8], lower: [0, 8] },
      armR: { upper: [0, 8], lower: [0, 8] },
      armsByPage: true,
    },
    LAMPS,
  );
  const other = holdingOn(hero, child, where, size);
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
      87,
      155,
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
    (hero.wheelchair ? pushHandle(child, size) : '') +
    child.art +
    (hero.wheelchair ? other.art + wheelOf(where, size, hero.wheelchair) : rail() + other.art) +
    other.before +
    pole(BUTTON[0], 112, 217, 5.4) +
    button(BUTTON[0], BUTTON[1], 10.6) +
    wanting(hero, child) +
    STAND.map((spine, i) => leek(LAMPS, spine, [7.4, 7, 6.2][i] as number)).join('') +
    at(180, 206, 0.86, leekBag(LAMPS)) +
    carrying() +
    leek(LAMPS, beside ? TALLEST : LEANS, 5.6) +
    vignette('#4a2434', 0.16) +
    lettered(SOUNDS['DING!'], beside ? [54, 62] : short ? [98, 97] : long ? [54, 109] : [88, 104], {
      height: beside ? 15 : short ? 10 : long ? 8 : 9,
      turn: -7,
      ink: '#3a2440',
      rim: '#fff4da',
    });
  return {
    art,
    quiet: {
      // From the top: the red of the bell glows under the last line.
      box: { x: 14, y: 12.5, width: 143, height: long ? 69 : 54.5 },
      ink: 'dark',
      last: {
        box: long
          ? { x: 14, y: 81.5, width: 143, height: 11 }
          : { x: 14, y: 67, width: 143, height: 20 },
        ink: 'dark',
        largest: 32,
      },
      largest: { seedling: 50, sprout: 30, sapling: 22, explorer: 18.5 },
    },
    faces: [child.face, { x: 158, y: 4, width: 56, height: 68 }],
  };
};

/** The whole arm, from the shoulder to one finger that ends an inch before the red: nobody can reach farther. */
function wanting(hero: Hero, child: PlacedHero): string {
  const { armL, body } = child.figure.skeleton;
  const hand = child.scale * body.hand * HAND;
  const [along, across] = [Math.cos((AIM * Math.PI) / 180), Math.sin((AIM * Math.PI) / 180)];
  const wrist: Point = [
    TIP[0] - (40 * along + 8 * across) * hand,
    TIP[1] - (40 * across - 8 * along) * hand,
  ];
  const shoulder: Point = [
    child.origin[0] + armL.root[0] * child.scale,
    child.origin[1] + armL.root[1] * child.scale,
  ];
  // Hardly bent any more.
  const elbow: Point = [
    shoulder[0] + (wrist[0] - shoulder[0]) * 0.52 + 1.6,
    shoulder[1] + (wrist[1] - shoulder[1]) * 0.52 + 2.6,
  ];
  return ownArm(hero, child, 1, { elbow, wrist, hand: finger, degrees: AIM, size: HAND }, LAMPS)
    .art;
}

const TIP: Point = [94, 142];
const AIM = -40;
const HAND = 1.16;

/** The other hand has hold of a wheel, or lies folded over the brass, with a chin on it. */
function holdingOn(hero: Hero, child: PlacedHero, head: Point, size: number): OwnArm {
  if (!hero.wheelchair)
    return ownArm(
      hero,
      child,
      -1,
      {
        elbow: [head[0] - size * 0.86, RAIL - 1],
        wrist: [head[0] - size * 0.38, RAIL - 5.4],
        hand: grip,
        degrees: 46,
        size: 1.2,
      },
      LAMPS,
    );
  const [x, y] = rimAt(head, size);
  return ownArm(
    hero,
    child,
    -1,
    {
      elbow: [x - size * 0.26, y - size * 0.24],
      wrist: [x + size * 0.02, y - size * 0.12],
      hand: grip,
      degrees: 66,
      size: 1.2,
    },
    LAMPS,
  );
}

/** Where the brass is on the bench before the best seat. */
const RAIL = 193;
const rail = (): string =>
  path(`M-4 ${RAIL + 3}H62C68 ${RAIL + 3} 70 ${RAIL + 7} 70 ${RAIL + 12}V222H-4Z`, BUS.seatDark) +
  path(`M-4 ${RAIL + 5}H58C64 ${RAIL + 5} 66 ${RAIL + 9} 66 ${RAIL + 13}V222H-4Z`, BUS.seat) +
  path([6, 26, 46].map((x) => `M${x} ${RAIL + 9}l2 3.4l-2 3.4l-2 -3.4Z`).join(''), BUS.seatDot) +
  line(`M-4 ${RAIL}H62Q70 ${RAIL} 70 ${RAIL + 8}`, '#8a5a22', 6) +
  line(`M-4 ${RAIL}H62Q70 ${RAIL} 70 ${RAIL + 8}`, BUS.pole, 4.6) +
  line(`M-4 ${RAIL - 1.2}H61`, '#ffe9a6', 1.1);

/** The top of a wheel, which comes into the picture from below. */
const rimAt = ([x]: Point, size: number): Point => [x - size * 0.3, 196];

function wheelOf(head: Point, size: number, color: Hex): string {
  const [x, top] = rimAt(head, size);
  const [r, y] = [size * 0.74, top + size * 0.76];
  let spokes = '';
  for (let i = 0; i < 14; i++) {
    const turn = (i / 14) * Math.PI * 2;
    spokes += `M${num(x)} ${num(y)}L${num(x + Math.cos(turn) * r)} ${num(y + Math.sin(turn) * r)}`;
  }
  return (
    line(spokes, '#c9ccd6', 0.8) +
    line(disc(x, y, r), '#2f2a3c', 3.6) +
    line(disc(x, y, r * 0.88), color, 1.8)
  );
}

/** By which somebody else may push, if asked. */
function pushHandle({ figure, origin, scale }: PlacedHero, size: number): string {
  const { root } = figure.skeleton.armR;
  const [x, y] = [origin[0] + root[0] * scale - size * 0.1, origin[1] + root[1] * scale];
  return (
    line(`M${num(x)} ${num(y + size * 0.6)}V${num(y + size * 0.1)}q0 -5 -6 -5.4`, '#8a8fa0', 3) +
    line(`M${num(x - 5)} ${num(y + size * 0.1 - 5.2)}l-9 -1`, '#2f2a3c', 5.4)
  );
}

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
        [0.6, '#f2c068', 0.12],
        [1, '#f2c068', 0],
      ]),
    ) +
    line(seams, '#f7e2b4', 1.2) +
    path(lit, '#fff6de', 'fill-opacity=".62"') +
    clean(globe(-0.47, 0.64) + globe(0.05, 0.64) + globe(-0.47, 0.46) + globe(0.05, 0.46))
  );
}
