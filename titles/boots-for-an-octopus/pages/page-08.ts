import type { Point } from '#bookmaking/drawing/geometry.ts';
import { contact, mirrored } from '#bookmaking/drawing/light.ts';
import { at, oval, path } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { type HatWish, heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { tentacle, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { octopusHead } from '#titles/boots-for-an-octopus/cast/octopus-head.ts';
import { armFrom } from '#titles/boots-for-an-octopus/cast/shoulder.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { plate, slider } from '#titles/boots-for-an-octopus/set/measure.ts';
import { nearer } from '#titles/boots-for-an-octopus/set/nearer.ts';
import { hush, room } from '#titles/boots-for-an-octopus/set/room.ts';
import { counter, turnedMirror } from '#titles/boots-for-an-octopus/set/shop.ts';
import { sizeChart } from '#titles/boots-for-an-octopus/set/size-chart.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Round on top: foot eight, that stands to be measured as a child is, and what looks out of the low mirror. */
export const page08: Painting = (cast) => paint(cast, SHEET);
/** Over the fold foot eight has come a long way. */
export const spread08: Painting = (cast) => paint(cast, SPREAD);

/** How high the floor begins, in mm. */
const WALL = 162;
/** Where the plate stands on its heel, in mm. */
const HEEL = 203;
/** How large it is beside its 200 units: no taller than its measurer. */
const PLATE = { small: 0.36, grown: 0.46 } as const;
/** Of a guest who is all eyes over the counter. */
const GUEST = { x: 104, y: 152, k: 0.53 } as const;
/** Where the glass has the hero's ground, in mm, and how much smaller everything is there. */
const [SEEN, FURTHER] = [[258, 192], 0.84] as const;

function paint({ hero }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const k = wide ? 1.08 : 0.84;
  const from: Point = [wide ? -27 : width - SPREAD * k, SHEET * (1 - k)];
  const rolls = hero.wheelchair !== undefined;
  const small = hero.years < 3;
  const large = PLATE[small ? 'small' : 'grown'];
  const size = standingSize(hero, rolls ? 132 : 150, 35);
  const wish: HatWish = {
    pose: rolls || small ? 'stand' : 'kneel',
    mood: 'wonder',
    face: { mouth: 'oh', eyes: 'wide', brow: [-9, -13, -6] },
    yaw: -56,
    pitch: 4,
    nod: 0,
    gaze: [-1, -0.1],
    hat: 'on',
    armsByPage: true,
    body: { lean: -2, armR: HANGS },
  };
  const child = heroInHat(hero, size, 'ground', [rolls ? 368 : 364, 203], wish, SHOP);
  const seen = heroInHat(
    hero,
    size * FURTHER,
    'ground',
    [-SEEN[0], SEEN[1]],
    { ...wish, yaw: -30, gaze: [-0.7, -1] },
    mirrored(SHOP),
  );
  const arm = armFrom(child, 1);
  const down = small ? 167 : 181;
  const wrist = arm.to(down, 0.97);
  const slid = ownArm(
    hero,
    child,
    1,
    { wrist, elbow: arm.to(down - 4, 0.5), hand: grip, degrees: down, flip: true, size: 1.3 },
    SHOP,
  );
  /** Where the knob is, and with it everything that is measured. */
  const [x, y]: Point = [wrist[0] - 9, wrist[1]];
  const middle = HEEL - 100 * large;
  const round = y + 17 * large;
  const scene =
    at(GUEST.x, GUEST.y, GUEST.k, octopusHead('wide', [0.95, 0.1], SHOP), 4) +
    turnedMirror(GLASS, at(0, 0, 1, seen.art + seen.arm(1), 0, -1) + TIP_SEEN) +
    contact(SHOP, x, HEEL, 26, 3) +
    child.shadow +
    at(x, middle, large, plate(), -90) +
    oval(x - 60, 205, 70, 4, '#8a4a58', 'fill-opacity=".3"') +
    footEight(x, round) +
    counter(188, 156) +
    at(x, middle, large, slider((middle - round) / large), -90) +
    child.arm(-1) +
    child.art +
    slid.art +
    slid.before;
  return {
    art:
      room(WALL, HOUR.metal, width) +
      (wide ? sizeChart() + at(282, 14, 1, daylight()) : '') +
      at(...from, k, scene) +
      hush(width),
    quiet: {
      box: wide ? { ...SAFE, y: 22, width: 152, height: 70 } : { ...SAFE, height: 46 },
      ink: 'dark',
      largest: wide ? { ...LARGE, sprout: 34, sapling: 28, explorer: 20 } : LARGE,
      anchor: 'middle',
    },
    faces: [
      child.face,
      { ...seen.face, x: -seen.face.x - seen.face.width },
      { x: GUEST.x - 26, y: GUEST.y - 14, width: 52, height: 28 },
    ].map((face) => nearer(face, from, k)),
  };
}

/** The glass as it stands, turned to whoever is measured; its corners from the upper left, in mm. */
const GLASS = way('231,72 292,82 292,188 231,198') as [Point, Point, Point, Point];

/** The same tip as the glass has it: nearer to the frame than who measures it. */
const TIP_SEEN = tentacle(
  way('306,204 294,196 285,182 284,166 284,154'),
  9,
  7.6,
  1,
  mirrored(SHOP),
);

/** At rest. */
const HANGS: Arm = { upper: [-8, 12], lower: [4, 6] };

/** From behind the counter, along the floor, and up until it is round on top. */
const footEight = (x: number, top: number): string =>
  tentacle(
    way(
      `134,168 156,172 178,182 200,196 232,204 ${x - 40},204 ${x - 12},201 ${x - 1},${top + (200 - top) * 0.72} ${x},${top + (200 - top) * 0.46} ${x},${top + 9}`,
    ),
    13,
    9.5,
    1,
    SHOP,
  );

/** The first brightness comes in by a window and lies on the wall over who measures. */
const daylight = (): string =>
  path(
    'M30 18L82 4V66L30 80ZM88 2L140 -12V50L88 64ZM30 86L82 72V134L30 148ZM88 70L140 56V118L88 132Z',
    '#fffaf0',
    'fill-opacity=".5"',
  );
