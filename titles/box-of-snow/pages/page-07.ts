import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SHOUT } from '#bookmaking/hero/more-mouths.ts';
import { STRIDE } from '#bookmaking/hero/more-poses.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton, snowball } from '#titles/box-of-snow/cast/carton.ts';
import { type Bender, hoop } from '#titles/box-of-snow/cast/hoop.ts';
import { IRONER, ironer, SHIRT } from '#titles/box-of-snow/cast/ironer.ts';
import { judge } from '#titles/box-of-snow/cast/judge.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { THIRTY } from '#titles/box-of-snow/cast/thirty.ts';
import { avalanche, cold, rampOfEight } from '#titles/box-of-snow/set/avalanche.ts';
import { pie } from '#titles/box-of-snow/set/kitchen.ts';
import { LOW_SUN } from '#titles/box-of-snow/set/lights.ts';
import { glow } from '#titles/box-of-snow/set/ramp.ts';
import { hollow } from '#titles/box-of-snow/set/spray.ts';

/** Where there are words over the picture, all of it is smaller and lower: about its lower right corner. */
const INSIDE = { k: 0.74, about: [216, 214] } as const;

/** In years: before that an arm that is held up ends at an ear. */
const SHORT_ARMS_UNTIL = 3;

/** How far down the box may fly whose owner is small. In mm. */
const LOWEST = 140;

/** One box on its way down: as large as a page, and everybody with it. */
export const page07: Painting = ({ hero, beside = false }) => {
  const child = after(hero);
  const bottom: Point = [child.handR[0] - 37, Math.min(child.handR[1] + 10, LOWEST)];
  const r = 22 * child.scale;
  const ball: Point = [child.handL[0] + 8 * child.scale, child.handL[1] - 12 * child.scale];
  const scene =
    cold(bottom) +
    at(30, 74, 0.17, ironer(LOW_SUN) + clothHeldUp(), 24) +
    avalanche(bottom) +
    child.shadow +
    child.art +
    glow(...ball, 16, 16, '#e4efff', 0.7) +
    snowball(LOW_SUN, ...ball, r) +
    child.hand(1) +
    at(...bottom, 0.38, emptied(), 64) +
    hollow([50, 199], -1, 1) +
    at(50, 199, 0.235, judge(LOW_SUN), -13);
  const k = beside ? 1 : INSIDE.k;
  const moved = ([x, y]: Point): Point => [
    INSIDE.about[0] * (1 - k) + x * k,
    INSIDE.about[1] * (1 - k) + y * k,
  ];
  const placed = (art: string): string => at(...moved([0, 0]), k, art);
  const area = ({ x, y, width, height }: Box): Box => {
    const [left, top] = moved([x, y]);
    return { x: left, y: top, width: width * k, height: height * k };
  };
  return {
    art: placed(rampOfEight() + scene) + mittenOnWool(LOW_SUN, [196, -4], [196, 40], 10),
    ...(beside && {
      overFold: () => groundPastFold(rampOfEight() + avalanche(bottom)) + pastFold(ridesPast()),
    }),
    quiet: {
      box: { ...SAFE, y: 12, height: 36 },
      ink: beside ? 'dark' : 'light',
      largest: { explorer: 18 },
    },
    faces: [
      area(child.face),
      area({ x: ball[0] - r, y: ball[1] - r, width: 2 * r, height: 2 * r }),
    ],
  };
};

/** In full stride down the ramp after the box, a finger short of it; what is left is in the other hand. */
function after(hero: Hero): PlacedHero {
  const rolls = hero.wheelchair !== undefined;
  const isSmall = hero.years < SHORT_ARMS_UNTIL;
  return placeHero(
    hero,
    headToStand(hero, rolls ? 118 : 102, 41),
    'ground',
    [170, 182],
    {
      pose: {
        ...STRIDE,
        armL: STRIDE.armR,
        armR: STRIDE.armL,
        legL: STRIDE.legR,
        legR: STRIDE.legL,
      },
      mood: 'surprised',
      face: { mouth: SHOUT, brow: [-14, -6, 4] },
      yaw: -44,
      pitch: 3,
      nod: 4,
      gaze: [-0.9, 0.5],
      leanInChair: 20,
      armR: { upper: [isSmall ? 48 : 76, 8], lower: [isSmall ? 56 : 78, 4], hand: 'open' },
      armL: rolls
        ? { upper: [-18, 84], lower: [-6, 166], hand: 'hold' }
        : { upper: [-18, isSmall ? 98 : 112], lower: [-18, isSmall ? 104 : 118], hand: 'hold' },
      body: { lean: rolls ? 20 : 18, roll: 0, lift: 0, twist: -20 },
    },
    LOW_SUN,
  );
}

/** Who goes with it: one of the thirty, who has not stopped, and the winner in its dish. */
const ridesPast = (): string =>
  hollow([-160, 190], -1, 1) +
  at(-136, 192, 0.3, hoop(LOW_SUN, THIRTY[4] as Bender, true), -10, -0.3) +
  hollow([-58, 200], -1, 1) +
  at(-58, 200, 0.42, pie(LOW_SUN, '#7a4a86'), -8);

/** Its bottom hangs open; there is nothing in it. */
const emptied = (): string =>
  path('M-49 0L-66 34L-24 38L-8 0ZM49 0L70 30L28 40L10 0Z', '#a8763c') + carton(LOW_SUN, 0, 0);

/** Before the man: one of the forty, out of the wet with it. */
const clothHeldUp = (): string =>
  line('M-84 -110L-112 -190M84 -110L112 -190', SHIRT, 30) +
  line('M-112 -190L-116 -206M112 -190L116 -206', IRONER, 26) +
  path('M-122 -196Q0 -150 122 -196L112 -40Q60 -20 0 -40T-112 -40Z', '#c3e39a') +
  line('M-114 -66Q-60 -50 0 -66T114 -66', '#b8487e', 9) +
  foot(-46, -10) +
  foot(34, 10);

/** He sits on the snow, and the soles of his shoes come first. */
const foot = (x: number, degrees: number): string =>
  at(
    x,
    -4,
    1,
    line('M0 -34V-8', '#4a5077', 34) +
      path('M-20 4C-26 -18 -24 -50 -2 -52C20 -52 26 -20 20 4C18 20 -16 20 -20 4Z', '#5a3a34') +
      path('M-13 2C-18 -16 -16 -42 -2 -43C13 -43 17 -18 13 2C11 12 -10 12 -13 2Z', '#8a6450'),
    degrees,
  );
