import { num } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { SHOUT } from '#bookmaking/hero/more-mouths.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton, snowball } from '#titles/box-of-snow/cast/carton.ts';
import { type Bender, hoop } from '#titles/box-of-snow/cast/hoop.ts';
import { IRONER, ironer, SHIRT } from '#titles/box-of-snow/cast/ironer.ts';
import { judge } from '#titles/box-of-snow/cast/judge.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { THIRTY } from '#titles/box-of-snow/cast/thirty.ts';
import { LOW_SUN } from '#titles/box-of-snow/set/lights.ts';
import {
  cutWalls,
  hallBelow,
  house,
  LEAVES,
  onSlide,
  out,
  runBefore,
  runBehind,
  type Slide,
} from '#titles/box-of-snow/set/slide.ts';

/** Where the ramp runs under the words, and where there are none. */
const INSIDE: Slide = { top: 89, pitch: 23 };
const BESIDE: Slide = { top: 62, pitch: 28.4 };

/** Straight across the well: around and around and out. */
export const page07: Painting = ({ hero, beside = false }) => {
  const slide = beside ? BESIDE : INSIDE;
  const k = slide.pitch / 23;
  const rolls = hero.wheelchair !== undefined;
  const ground = onSlide(slide, 0.2, 0.1);
  const child = placeHero(
    hero,
    headToStand(hero, (rolls ? 42 : 34) * k, 15 * k),
    'ground',
    ground,
    {
      pose: 'stand',
      mood: 'surprised',
      face: { mouth: SHOUT },
      yaw: 48,
      pitch: 3,
      nod: 8,
      gaze: [0.9, 0.7],
      leanInChair: 24,
      armL: { upper: [78, 10], lower: [80, 6], hand: 'open' },
      armR: { upper: [-10, 150], lower: [-6, 168], hand: 'hold' },
      body: { lean: 16, roll: 0 },
    },
    LOW_SUN,
  );
  const kept: Box = { x: child.handR[0] - 6, y: child.handR[1] - 6, width: 12, height: 12 };
  const man = onSlide(slide, 2.9, 0.6);
  const yogi = onSlide(slide, 1.74, 1);
  const her = onSlide(slide, 3.7, 1.1);
  const art =
    house(slide) +
    hallBelow(slide) +
    out(slide) +
    runBehind(slide, 4, '', 4, LEAVES) +
    runBehind(slide, 2, at(man[0], man[1], 0.105 * k, ironer(LOW_SUN) + clothHeldUp())) +
    runBehind(
      slide,
      0,
      child.shadow +
        at(...onSlide(slide, 0.38, 0.3), 0.2 * k, emptied(), -62) +
        child.art +
        snowball(LOW_SUN, child.handR[0], child.handR[1] - 2 * k, 3 * k) +
        child.hand(-1),
      0.385,
    ) +
    runBefore(slide, 3) +
    runBefore(slide, 1) +
    at(yogi[0], yogi[1], 0.16 * k, hoop(LOW_SUN, THIRTY[4] as Bender, true)) +
    at(her[0], her[1], 0.115 * k, judge(LOW_SUN)) +
    pieDish(onSlide(slide, 3.36, 0), k) +
    cutWalls(slide) +
    mittenOnWool(LOW_SUN, [184, -4], [184, slide.top - 30 * k], 10);
  return {
    art,
    quiet: { box: { ...SAFE, y: 12, height: 36 }, ink: 'light', largest: { explorer: 18 } },
    faces: [child.face, kept],
  };
};

/** A pie dish that has put to sea. */
const pieDish = ([x, y]: Point, k: number): string =>
  at(
    x,
    y - 3,
    k,
    path('M-9 -2C-6 -5 6 -5 9 -2L6 4H-6Z', '#b86a4a') +
      oval(0, -2, 9, 2.2, '#8a4a32') +
      line(`M0 ${num(-2)}v-12`, '#8d93a8', 1) +
      path('M0 -14l8 3l-8 3Z', '#f2c65a'),
  );

/** Its bottom hangs open; there is nothing in it. */
const emptied = (): string =>
  path('M-49 0L-66 34L-24 38L-8 0ZM49 0L70 30L28 40L10 0Z', '#a8763c') + carton(LOW_SUN, 0, 0);

/** Before the man: one of the forty, out of the wet with it. */
const clothHeldUp = (): string =>
  line('M-84 -110L-112 -190M84 -110L112 -190', SHIRT, 30) +
  line('M-112 -190L-116 -206M112 -190L116 -206', IRONER, 26) +
  path('M-122 -196Q0 -150 122 -196L112 -40Q60 -20 0 -40T-112 -40Z', '#c3e39a') +
  line('M-114 -66Q-60 -50 0 -66T114 -66', '#b8487e', 9);
