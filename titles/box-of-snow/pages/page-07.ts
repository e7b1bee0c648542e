import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { SHOUT } from '#bookmaking/hero/more-mouths.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold } from '#bookmaking/past-fold.ts';
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
  hallBelow,
  house,
  nightOutside,
  onSlide,
  rampDown,
  type Slide,
  snowDown,
  spray,
  wave,
} from '#titles/box-of-snow/set/slide.ts';

/** Where the ramp runs under the words, and where there are none. */
const INSIDE: Slide = { top: 107, pitch: 20 };
const BESIDE: Slide = { top: 82, pitch: 25 };

/** Straight across the well: around and around and out. */
export const page07: Painting = ({ hero, beside = false }) => {
  const slide = beside ? BESIDE : INSIDE;
  const k = slide.pitch / 20;
  const rolls = hero.wheelchair !== undefined;
  const { top } = slide;
  const ground: Point = [rolls ? 29 : 30, top + 1];
  const child = placeHero(
    hero,
    headToStand(hero, (rolls ? 60 : 51) * k, 21 * k),
    'ground',
    ground,
    {
      pose: 'stand',
      mood: 'surprised',
      face: { mouth: SHOUT },
      yaw: 48,
      pitch: 3,
      nod: 0,
      gaze: [0.9, 0.5],
      leanInChair: 18,
      armL: { upper: [78, 10], lower: [80, 6], hand: 'open' },
      armR: { upper: [-10, 150], lower: [-6, 168], hand: 'hold' },
      body: { lean: 12, roll: 0 },
    },
    LOW_SUN,
  );
  const kept: Box = { x: child.handR[0] - 6, y: child.handR[1] - 6, width: 12, height: 12 };
  const size = 0.43 * k;
  const bottom: Point = [88 + (k - 1) * 36, top - 14 * k];
  const yogi = onSlide(slide, 2.58);
  const man = onSlide(slide, 2.12);
  const her = onSlide(slide, 4.42);
  const bends = [0.9, 1.9, 2.9, 3.9].map((run, i) =>
    spray(onSlide(slide, run), i % 2 ? -1 : 1, 0.9 * k),
  );
  const art =
    house(slide) +
    hallBelow(slide) +
    rampDown(slide) +
    child.shadow +
    child.art +
    snowball(LOW_SUN, child.handR[0], child.handR[1] - 2 * k, 3.4 * k) +
    child.hand(-1) +
    at(...bottom, size, emptied(), -64) +
    snowDown(slide, bottom, 16 * k) +
    bends.join('') +
    at(man[0], man[1] - 1, 0.12 * k, ironer(LOW_SUN) + clothHeldUp(), 13) +
    wave([man[0] + 7 * k, man[1] + 1], 1, 0.8 * k) +
    at(yogi[0] - 8 * k, yogi[1] - 2 * k, 0.155 * k, hoop(LOW_SUN, THIRTY[4] as Bender, true), 11) +
    wave([yogi[0] + 21 * k, yogi[1] + 1], 1, 0.8 * k) +
    at(her[0], her[1] + 1, 0.125 * k, judge(LOW_SUN), 15) +
    wave([her[0] + 9 * k, her[1] + 1], 1, 0.9 * k) +
    mittenOnWool(LOW_SUN, [184, -4], [184, slide.top - 30 * k], 10);
  return {
    art,
    ...(beside && { overFold: () => groundPastFold(nightOutside(slide)) }),
    quiet: { box: { ...SAFE, y: 12, height: 36 }, ink: 'light', largest: { explorer: 18 } },
    faces: [child.face, kept],
  };
};

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
