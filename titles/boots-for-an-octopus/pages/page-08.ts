import { clamp, type Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { asGround, at, box, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { fromBehind } from '#titles/boots-for-an-octopus/cast/hat.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { tentacle, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { octopusHead } from '#titles/boots-for-an-octopus/cast/octopus-head.ts';
import { slides } from '#titles/boots-for-an-octopus/cast/slides.ts';
import { HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { plate, slider } from '#titles/boots-for-an-octopus/set/measure.ts';
import { room } from '#titles/boots-for-an-octopus/set/room.ts';
import { benchTop, mirror } from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Round on top: a foot, a hat, both of them once more in the mirror, and whoever looks on over the bench. */
export const page08: Painting = (cast) => paint(cast, SHEET);
/** Over the fold foot eight comes the whole length of the bench. */
export const spread08: Painting = (cast) => paint(cast, SPREAD);

/** Where the bench begins and where it ends toward us, in mm. */
const [TOP, NEAR_EDGE] = [168, 208] as const;
/** Where the plate has its middle, and the slide its hollow, in mm. */
const [PLATE, SLID] = [298, 295] as const;
/** Where a wrist is whose fingers have the knob, in mm. */
const WRIST: Point = [317, 181];
/** Of a guest who is all eyes over the edge. */
const GUEST = { x: 112, y: 157, k: 0.56 } as const;
/** The glass, in mm. */
const GLASS = { x: 230, y: 24, width: 178, height: 132 } as const;
/** The bench begins here in the glass, in mm. */
const TOP_SEEN = 147;

/** Where the mirror shows what is at a point of the opening: further away, and nearer to the middle. */
const FURTHER = 0.72;
const seenAt = ([x, y]: Point): Point => [186 + (x - 186) * FURTHER, 90 + (y - 90) * FURTHER];

function paint({ hero }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const k = wide ? 1 : 0.76;
  const from: Point = [width - SPREAD * k, SHEET * (1 - k)];
  const small = clamp((3 - hero.years) / 2, 0, 1);
  const rolls = hero.wheelchair !== undefined;
  const size = rolls ? 40 : 44 + 2 * small;
  const head: Point = [379, 101 + 46 * small];
  const child = heroInHat(
    fromBehind(hero),
    size,
    'head',
    head,
    {
      pose: 'stand',
      mood: 'wonder',
      yaw: rolls ? -174 : -146,
      turn: rolls ? 28 : 0,
      pitch: 8,
      tilt: 6,
      hat: 'on',
      armsByPage: true,
      legsByPage: rolls,
      body: { lean: 6, roll: 4 },
    },
    SHOP,
  );
  // Drawn the other way round, and turned over as a mirror does it.
  const [seenX, seenY] = seenAt(head);
  const seen = heroInHat(
    hero,
    size * FURTHER,
    'head',
    [-seenX, seenY],
    {
      pose: 'stand',
      mood: 'wonder',
      face: { mouth: 'oh', eyes: 'wide', brow: [-9, -13, -6] },
      yaw: 26,
      pitch: 4,
      tilt: 4,
      gaze: [0.3, -0.9],
      hat: 'on',
      armsByPage: true,
    },
    mirrored(SHOP),
  );
  const [wristX, wristY] = [seenAt(WRIST)[0], TOP_SEEN + 5];
  const hand = slides(hero, child, 1, WRIST, SHOP);
  const handSeen = slides(hero, seen, 1, [-wristX, wristY], mirrored(SHOP));
  const high = 108 + 20 * small;
  const foot = footEight(high);
  const scene =
    mirror(
      GLASS.x,
      GLASS.y,
      GLASS.width,
      GLASS.height,
      box(
        GLASS.x,
        GLASS.y,
        GLASS.width,
        GLASS.height,
        linear([
          [0, '#e6f1ee'],
          [1, '#f6ddd0'],
        ]),
      ) +
        at(0, 0, 1, seen.art, 0, -1) +
        box(GLASS.x, TOP_SEEN, GLASS.width, 20, '#ee8977') +
        box(GLASS.x, TOP_SEEN - 1, GLASS.width, 2, '#ffb3a0') +
        footSeen(high) +
        at(0, 0, 1, handSeen.art + handSeen.before, 0, -1),
    ) +
    at(GUEST.x, GUEST.y, GUEST.k, octopusHead('wide', [0.95, 0.1], SHOP), 4) +
    benchTop(TOP, NEAR_EDGE) +
    at(PLATE, 184, 0.62, plate(), 0, 0.88) +
    foot +
    child.arm(-1) +
    child.art +
    hand.art +
    at(PLATE, 184, 0.62, slider((SLID - PLATE) / 0.55), 0, 0.88) +
    hand.before;
  return {
    art:
      room(TOP + 8, HOUR.metal, width) + (wide ? asGround(daylight()) : '') + at(...from, k, scene),
    quiet: {
      box: wide ? { ...SAFE, y: 18, width: 172, height: 90 } : { ...SAFE, height: 46 },
      ink: 'dark',
      largest: wide ? { ...LARGE, sprout: 34, sapling: 28, explorer: 20 } : LARGE,
      anchor: 'middle',
    },
    faces: [
      child.face,
      { ...seen.face, x: -seen.face.x - seen.face.width },
      { x: GUEST.x - 26, y: GUEST.y - 14, width: 52, height: 28 },
    ].map((face) => ({
      x: face.x * k + from[0],
      y: face.y * k + from[1],
      width: face.width * k,
      height: face.height * k,
    })),
  };
}

/** Over the far edge of the bench, along it, and up: as high as `top`. */
const footEight = (top: number): string =>
  clip(
    `M-20 0H${SPREAD}V${SHEET}H170V${TOP - 2}H-20Z`,
    oval(238, 197, 60, 5, '#8e2f36', 'fill-opacity=".35"') +
      tentacle(
        way(`138,210 144,174 158,156 178,160 206,183 240,191 266,187 279,170 283,148 282,${top}`),
        13,
        11,
        1,
        SHOP,
      ),
  );

/** The same tip as the mirror has it. */
const footSeen = (top: number): string => {
  const [x] = seenAt([282, 0]);
  const y = 90 + (top - 90) * FURTHER;
  return tentacle(
    way(`${x - 20},190 ${x - 12},166 ${x - 1},152 ${x + 1},${(152 + y) / 2} ${x},${y}`),
    9,
    8,
    1,
    mirrored(SHOP),
  );
};

/** The first brightness comes in by a window and lies on the wall, under the words. */
const daylight = (): string =>
  path(
    'M30 18L82 4V66L30 80ZM88 2L140 -12V50L88 64ZM30 86L82 72V134L30 148ZM88 70L140 56V118L88 132Z',
    '#fffaf0',
    'fill-opacity=".5"',
  );
