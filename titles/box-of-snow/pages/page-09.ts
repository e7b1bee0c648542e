import { polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, clean, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { silhouette } from '#bookmaking/hero/silhouette.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carriedFlap } from '#titles/box-of-snow/cast/carried-flap.ts';
import { mitten } from '#titles/box-of-snow/cast/mitten.ts';
import { FLOORS } from '#titles/box-of-snow/set/colors.ts';
import { lastTurnPastFold } from '#titles/box-of-snow/set/evening-window.ts';
import { doorAjar, fingersOfNine, sunBars, warmWall } from '#titles/box-of-snow/set/last-turn.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';
import { LOW_SUN } from '#titles/box-of-snow/set/lights.ts';
import { plainWall, rampFloor } from '#titles/box-of-snow/set/ramp.ts';

/** Where all of them are under the words, and where there are none. In mm. */
interface Places {
  readonly ground: Point;
  /** How high who stands may be; who rolls sits as large. */
  readonly high: number;
  readonly door: readonly [x: number, y: number, size: number];
  readonly nine: Point;
  /** How high up the wall the sun is. */
  readonly top: number;
}
const INSIDE: Places = {
  ground: [68, 194],
  high: 112,
  door: [188, 216, 1.3],
  nine: [197, 92],
  top: 72,
};
const BESIDE: Places = {
  ground: [62, 195],
  high: 140,
  door: [190, 216, 1.6],
  nine: [201, 62],
  top: 40,
};
/** In years: before that, what is carried level is before a chin. */
const CHIN_IS_LOW = 3;
/** Where the ramp's edge is in the middle of the page. */
const FOOT = 180;

/** A sun as low as that, in a window behind, throws whatever is in its way toward us, to the foot of the door. In hero units. */
const thrown = ([x, y]: Point): Point => [x - y * 0.7, y * -0.17];

/** Far, before a long shadow: in the shade of what is held over it goes what is left, and the door has been waiting. */
export const page09: Painting = ({ hero, things, beside = false }) => {
  const by = beside ? BESIDE : INSIDE;
  const rolls = hero.wheelchair !== undefined;
  const head = headToStand(hero, by.high * (rolls ? 1.2 : 1), by.high * 0.35);
  const isSmall = hero.years < CHIN_IS_LOW;
  const level = [isSmall ? 50 : 92, 0] as const;
  const child = placeHero(
    hero,
    head,
    'ground',
    by.ground,
    {
      pose: 'walk',
      mood: 'brave',
      face: { mouth: 'tiny', brow: [-8, -10, -2] },
      yaw: 56,
      pitch: 4,
      nod: 10,
      tilt: 4,
      gaze: [0.9, 0.6],
      // The further hand is behind what it holds.
      armL: { upper: [30, 6], lower: [level[0] + (isSmall ? 30 : 14), 0], hand: 'hold' },
      armR: { upper: [22, 10], lower: level, hand: 'hold' },
    },
    LOW_SUN,
  );
  const flap = carriedFlap(child, things[0], head, isSmall ? 0.76 : 1);
  const art =
    // A sponge left marks on this wall that were mold.
    clean(plainWall(FLOORS[9], 190)) +
    warmWall() +
    clean(rampFloor(FLOORS[9], FOOT)) +
    clean(sunBars()) +
    sunOnWall(by.top) +
    flap.shade(by.door[0] - 20 * by.door[2]) +
    clean(at(...by.door, doorAjar([0, 0]))) +
    lettering('9', ...by.nine, 12, FLOORS[9].pale, 0.22) +
    longShadow(hero, child) +
    at(...held(by.door), 0.34, mitten(LOW_SUN), 8) +
    clean(at(...by.door, fingersOfNine())) +
    child.art +
    flap.art;
  return {
    art,
    ...(beside && { overFold: () => lastTurnPastFold(FOOT) }),
    quiet: { box: { ...SAFE, height: 50 }, ink: 'dark', largest: { explorer: 18 } },
    // Hers is an eye so far.
    faces: [
      child.face,
      {
        x: by.door[0] - 23.5 * by.door[2],
        y: by.door[1] - 78 * by.door[2],
        width: 23.5 * by.door[2],
        height: 29.4 * by.door[2],
      },
    ],
  };
};

/** Where the mitten hangs from her fingers. */
const held = ([x, y, size]: Places['door']): Point => [x - 7 * size, y - 31 * size];

/** As long as the ramp is wide: a child, and two wheels. */
function longShadow(hero: Hero, { figure, origin, scale }: PlacedHero): string {
  const disc = ([x, y]: Point, r: number): string =>
    polygon(
      Array.from({ length: 16 }, (_, i) => {
        const a = (i * Math.PI) / 8;
        return thrown([x + Math.cos(a) * r, y + Math.sin(a) * r]);
      }),
    );
  return at(
    ...origin,
    scale,
    path(
      silhouette(figure.skeleton, hero, thrown) + (hero.wheelchair ? disc([-20, -62], 62) : ''),
      LOW_SUN.shade,
      'fill-opacity=".5"',
    ),
  );
}

/** The great window once more, as the low sun lays it along the wall. */
const sunOnWall = (top: number): string =>
  clean(
    path(
      `M16 181V${top + 34}C16 ${top + 4} 30 ${top} 60 ${top + 2}L150 ${top + 16}Q166 ${top + 18} 166 ${top + 34}V172Z`,
      linear([
        [0, '#ffeec8'],
        [1, '#ffcf92'],
      ]),
    ),
  );
