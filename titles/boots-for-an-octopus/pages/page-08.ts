import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored } from '#bookmaking/drawing/light.ts';
import { at, path } from '#bookmaking/drawing/marks.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { fistAt, heroHolding, type Stood } from '#titles/boots-for-an-octopus/cast/holding.ts';
import { tentacle, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { octopusHead } from '#titles/boots-for-an-octopus/cast/octopus-head.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { stackOfBoxes } from '#titles/boots-for-an-octopus/set/boxes.ts';
import { HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { KNOB, lyingPlate, lyingSlide } from '#titles/boots-for-an-octopus/set/measure-lying.ts';
import { nearer } from '#titles/boots-for-an-octopus/set/nearer.ts';
import { hush, room } from '#titles/boots-for-an-octopus/set/room.ts';
import { counter, turnedMirror } from '#titles/boots-for-an-octopus/set/shop.ts';
import { sizeChart } from '#titles/boots-for-an-octopus/set/size-chart.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Round on top: the tip of foot eight, which is being measured, and what looks out of the low mirror. */
export const page08: Painting = (cast) => paint(cast, SHEET);
/** Over the fold foot eight has come a long way. */
export const spread08: Painting = (cast) => paint(cast, SPREAD);

/** How high the floor begins, in mm. */
const WALL = 162;
/** Where the plate lies, in mm, and how large it is beside its 200 units. */
const [LIES, MEASURE] = [201, 0.5] as const;
/** Of a guest who is all eyes over the counter. */
const GUEST = { x: 104, y: 152, k: 0.53 } as const;
/** The glass as it stands, turned to whoever is measured; its corners from the upper left, in mm. */
const GLASS = way('224,66 298,78 298,187 224,199') as [Point, Point, Point, Point];
/** What is before the glass, the other way round in it and as far behind: where 0 comes to lie, and how much smaller. */
const SEEN = { x: 565, y: 14, k: 0.86 } as const;

function paint({ hero }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const k = wide ? 1.08 : 0.84;
  const from: Point = [wide ? -27 : width - SPREAD * k, SHEET * (1 - k)];
  const measures = measurer(hero);
  const here = measures(SHOP);
  const there = measures(mirrored(SHOP));
  const { face } = here;
  const scene =
    at(GUEST.x, GUEST.y, GUEST.k, octopusHead('wide', [0.95, 0.1], SHOP), 4) +
    turnedMirror(GLASS, at(SEEN.x, SEEN.y, SEEN.k, there.art, 0, -SEEN.k)) +
    here.art +
    counter(188, 156);
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
      face,
      {
        x: SEEN.x - (face.x + face.width) * SEEN.k,
        y: SEEN.y + face.y * SEEN.k,
        width: face.width * SEEN.k,
        height: face.height * SEEN.k,
      },
      { x: GUEST.x - 26, y: GUEST.y - 14, width: 52, height: 28 },
    ].map((seen) => nearer(seen, from, k)),
  };
}

/** One fist on the slide, a tip before it, and eyes that have just looked up; the same before the glass and in it. */
function measurer(hero: Cast['hero']) {
  const rolls = hero.wheelchair !== undefined;
  const small = hero.years < 3;
  const stood: Stood = {
    hero,
    size: standingSize(hero, rolls ? 128 : 150, 36),
    ground: [rolls ? 376 : small ? 366 : 376, 203],
    wish: {
      pose: rolls || small ? 'stand' : 'kneel',
      mood: 'wonder',
      face: { mouth: 'oh', eyes: 'wide', brow: [-9, -13, -6] },
      yaw: -62,
      pitch: 4,
      nod: -2,
      gaze: [-1, -0.1],
      hat: 'on',
      leanInChair: 34,
      armR: { upper: [-30, 20], lower: [-6, -30] },
      body: { lean: rolls ? 34 : small ? 26 : 22, roll: 0 },
    },
  };
  const down = fistAt(stood, 1, rolls ? 140 : small ? 136 : 148, 0.98);
  const knob: Point = [down[0], Math.min(down[1], LIES + KNOB.y * MEASURE)];
  /** Whoever sits high has the plate on a box or two. */
  const lies = knob[1] - KNOB.y * MEASURE;
  const hollow = knob[0] - KNOB.x * MEASURE;
  const plate = hollow - 22;
  return (light: Light) => {
    const child = heroHolding(stood, { left: knob }, light);
    const raised = LIES - lies > 4;
    return {
      face: child.face,
      art:
        child.shadow +
        (raised ? stackOfBoxes(plate, lies + 3, LIES + 3, light) : '') +
        at(plate, lies, MEASURE, lyingPlate()) +
        footEight(hollow, lies, light) +
        child.art +
        at(hollow, lies, MEASURE, lyingSlide(0)) +
        child.hand(1),
    };
  };
}

/** From behind the counter, along the floor, into the cup, and up until it is round on top. */
const footEight = (hollow: number, lies: number, light: Light): string =>
  tentacle(
    way(
      `134,168 156,172 178,182 204,198 ${hollow - 92},206 ${hollow - 62},${lies + 2} ${hollow - 34},${lies - 12} ${hollow - 16},${lies - 12} ${hollow - 10},${lies - 24} ${hollow - 10},${lies - 38}`,
    ),
    13,
    9.5,
    1,
    light,
  );

/** The first brightness comes in by a window and lies on the wall over who measures. */
const daylight = (): string =>
  path(
    'M30 18L82 4V66L30 80ZM88 2L140 -12V50L88 64ZM30 86L82 72V134L30 148ZM88 70L140 56V118L88 132Z',
    '#fffaf0',
    'fill-opacity=".5"',
  );
