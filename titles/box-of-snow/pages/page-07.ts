import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { SHOUT } from '#bookmaking/hero/more-mouths.ts';
import { STRIDE } from '#bookmaking/hero/more-poses.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton, snowball } from '#titles/box-of-snow/cast/carton.ts';
import { type Bender, hoop } from '#titles/box-of-snow/cast/hoop.ts';
import { IRONER, ironer, SHIRT } from '#titles/box-of-snow/cast/ironer.ts';
import { judge } from '#titles/box-of-snow/cast/judge.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { THIRTY } from '#titles/box-of-snow/cast/thirty.ts';
import {
  type Run,
  rampBelow,
  runPastFold,
  snowOn,
  wellOf,
} from '#titles/box-of-snow/set/bob-run.ts';
import { pie } from '#titles/box-of-snow/set/kitchen.ts';
import { LOW_SUN } from '#titles/box-of-snow/set/lights.ts';
import { glow } from '#titles/box-of-snow/set/ramp.ts';
import { hollow, spray } from '#titles/box-of-snow/set/spray.ts';

/** Where all of it is under the words, and where there are none. In mm. */
interface Places extends Run {
  /** How high who stands may be, and how large those are who ride. */
  readonly high: number;
  readonly riders: number;
  /** Half as wide as the box. */
  readonly box: number;
}
const INSIDE: Places = { top: 118, near: 198, high: 66, riders: 0.9, box: 15 };
const BESIDE: Places = { top: 110, near: 194, high: 98, riders: 1, box: 19 };

/** In years: before that an arm that is held up ends at an ear. */
const SHORT_ARMS_UNTIL = 3;

/** Past our feet: around, and around, and out. */
export const page07: Painting = ({ hero, beside = false }) => {
  const by = beside ? BESIDE : INSIDE;
  const { top, near, riders: k } = by;
  const rolls = hero.wheelchair !== undefined;
  const isSmall = hero.years < SHORT_ARMS_UNTIL;
  const child = placeHero(
    hero,
    headToStand(hero, by.high * (rolls ? 1.18 : 1), by.high * 0.41),
    'ground',
    [54, top + 2],
    {
      pose: STRIDE,
      mood: 'surprised',
      face: { mouth: SHOUT },
      yaw: 44,
      pitch: 3,
      nod: 0,
      gaze: [0.9, 0.4],
      leanInChair: 20,
      armL: { upper: [isSmall ? 48 : 84, 8], lower: [isSmall ? 56 : 86, 4], hand: 'open' },
      armR: rolls
        ? { upper: [-18, 84], lower: [-6, 166], hand: 'hold' }
        : { upper: [-18, isSmall ? 98 : 112], lower: [-18, isSmall ? 104 : 118], hand: 'hold' },
      body: { lean: rolls ? 20 : 16, roll: 0, lift: 0 },
    },
    LOW_SUN,
  );
  const ball: Point = [child.handR[0] - 8 * child.scale, child.handR[1] - 12 * child.scale];
  const kept: Box = { x: ball[0] - 6, y: ball[1] - 6, width: 12, height: 12 };
  const bottom: Point = [125, top - 17];
  const art =
    wellOf(by) +
    rampBelow(by) +
    child.shadow +
    child.art +
    glow(...ball, 16, 16, '#e4efff', 0.7) +
    snowball(LOW_SUN, ...ball, 22 * child.scale) +
    child.hand(-1) +
    at(...bottom, by.box / 50, emptied(), -58) +
    snowOn(by, bottom, by.box * 0.6) +
    spray([206, top + 22], 1, 1.1) +
    // Out of the wet, behind a tablecloth; and one of the thirty, who has not stopped.
    hollow([40, top + 47], -1, 0.7) +
    at(40, top + 45, 0.16 * k, ironer(LOW_SUN) + clothHeldUp(), -6) +
    hollow([162, top + 42], -1, 0.8) +
    at(178, top + 41, 0.2 * k, hoop(LOW_SUN, THIRTY[4] as Bender, true), 4, -0.2 * k) +
    hollow([103, near + 4], 1, 1.1) +
    at(103, near + 4, 0.25 * k, judge(LOW_SUN), -9) +
    ridesPast(by) +
    mittenOnWool(LOW_SUN, [192, -4], [192, top - 40], 10);
  return {
    art,
    ...(beside && {
      overFold: () => groundPastFold(wellOf(by)) + pastFold(runPastFold(by) + ridesPast(by)),
    }),
    quiet: { box: { ...SAFE, y: 12, height: 36 }, ink: 'light', largest: { explorer: 18 } },
    faces: [child.face, kept],
  };
};

/** What else goes with it: the winner, in its dish. */
const ridesPast = ({ near }: Run): string =>
  hollow([-100, near + 1], 1, 1) +
  at(-100, near + 2, 0.42, pie(LOW_SUN, '#7a4a86'), 6) +
  spray([-188, near - 16], -1, 1.5);

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
