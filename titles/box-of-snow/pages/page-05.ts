import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { youngAt } from '#bookmaking/hero/body.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { SMIRK } from '#bookmaking/hero/more-mouths.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold } from '#bookmaking/past-fold.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton, snowball } from '#titles/box-of-snow/cast/carton.ts';
import { cuppedHands } from '#titles/box-of-snow/cast/cupped-hands.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import {
  giant,
  litRamp,
  mittenOnWall,
  seven,
  type Thrown,
} from '#titles/box-of-snow/set/cold-light.ts';
import { COLD } from '#titles/box-of-snow/set/lights.ts';
import { glow } from '#titles/box-of-snow/set/ramp.ts';

/** Where all of them are beside a column of words, and where there are none. In mm. */
interface Places {
  readonly ground: Point;
  /** How high who stands may be; who rolls sits as large. */
  readonly high: number;
  /** How far the light reaches. */
  readonly far: number;
  readonly box: Point;
  readonly thing: Point;
  readonly thrown: Thrown;
  /** The mitten's cuff, and that of its shadow. */
  readonly hangs: Point;
  readonly falls: Point;
  /** How long that is. */
  readonly mitten: number;
}
const INSIDE: Places = {
  ground: [142, 204],
  high: 94,
  far: 0.7,
  box: [36, 208],
  thing: [86, 198],
  thrown: { grows: 1.22, beside: -46 },
  hangs: [184, 60],
  falls: [96, 56],
  mitten: 24,
};
const BESIDE: Places = {
  ground: [128, 204],
  high: 122,
  far: 1,
  box: [188, 208],
  thing: [72, 198],
  thrown: { grows: 1.28, beside: -62 },
  hangs: [142, 34],
  falls: [67, 4],
  mitten: 31,
};

/** Behind a secret that shines: a child as small as that, a shadow as large as that, and what comes down on its head. */
export const page05: Painting = ({ hero, things, beside = false }) => {
  const by = beside ? BESIDE : INSIDE;
  const rolls = hero.wheelchair !== undefined;
  const head = headToStand(hero, by.high * (rolls ? 1.1 : 1), by.high * 0.29);
  const child = placeHero(
    hero,
    head,
    'ground',
    by.ground,
    {
      pose: 'stand',
      mood: 'surprised',
      face: { mouth: SMIRK },
      yaw: 26,
      pitch: 2,
      nod: 10,
      tilt: 5,
      gaze: [-1, 0.1],
      leanInChair: 12,
      armL: { upper: [4, 22], lower: [100 - 46 * youngAt(hero.years), -42], hand: 'hold' },
      armR: { upper: [4, 22], lower: [100 - 46 * youngAt(hero.years), -42], hand: 'hold' },
      body: { shrug: 22 - 18 * youngAt(hero.years), lean: 16, roll: 0 },
    },
    COLD,
  );
  const r = head * 0.26;
  const cup: Point = [(child.handL[0] + child.handR[0]) / 2, (child.handL[1] + child.handR[1]) / 2];
  const ball: Point = [cup[0], cup[1] - r * 0.4];
  const shine = head * (1.3 - 0.7 * youngAt(hero.years));
  const art =
    litRamp(ball, by.far) +
    giant(child, by.thrown) +
    mittenOnWall(by.falls, by.mitten) +
    seven(194, beside ? 92 : 112) +
    mittenOnWool(COLD, [by.hangs[0] + 1, -4], by.hangs, 19, -4) +
    at(...by.box, 0.44, carton(COLD, 0.12, 0)) +
    child.shadow +
    child.art +
    // Where a face is as near as that, light must not take its mouth.
    glow(...ball, shine, shine, '#eef8ff', 0.75) +
    snowball(COLD, ...ball, r) +
    cuppedHands(hero, child, cup, r, COLD) +
    at(...by.thing, 0.36, thing(things[0], mirrored(COLD)), 4, -0.36);
  return {
    art,
    ...(beside && { overFold: () => groundPastFold(litRamp(ball, by.far)) }),
    quiet: {
      box: { x: 14, y: 12, width: 160, height: 58 },
      ink: 'light',
      largest: { explorer: 15 },
    },
    faces: [child.face],
  };
};
