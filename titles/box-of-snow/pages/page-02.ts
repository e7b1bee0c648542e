import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, path } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { BITING_A_LIP } from '#bookmaking/hero/more-mouths.ts';
import { type HeroWish, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carton } from '#titles/box-of-snow/cast/carton.ts';
import { judge } from '#titles/box-of-snow/cast/judge.ts';
import { laundry } from '#titles/box-of-snow/cast/laundry.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { WATER } from '#titles/box-of-snow/set/colors.ts';
import { elevator } from '#titles/box-of-snow/set/elevator.ts';
import {
  bent,
  cutThrough,
  doorsOf,
  railOn,
  trail,
  underside,
  walk,
  wallOf,
} from '#titles/box-of-snow/set/half-house.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';
import { OVENS } from '#titles/box-of-snow/set/lights.ts';

/** Three turns, one over the other. Under the words the upper one is only a wall. */
const UPPER = { wall: 88, edge: 9, bend: -9, floor: 3.4 } as const;
const MIDDLE = { wall: 150, edge: 14, bend: 7, floor: 2.6 } as const;
const LOWER = { wall: 200, edge: 26, bend: 9, floor: 2 } as const;

const GROUND: Point = [74, bent(MIDDLE.wall + 10, MIDDLE.bend, 74)];
/** How high who walks and who rolls may be. In mm. */
const HIGH = { walks: 66, rolls: 82 } as const;

/** In years: before that a box before the belly is a box before the face. */
const STANDS_WELL = 3;
/** From the foot of the box to the top of the snow, in its own units. */
const HEAPED = 102;

/** Wide: the house cut in half, three turns from wall to wall; on the second one goes somebody, and it drips. */
export const page02: Painting = ({ hero, beside = false }) => {
  const child = carrying(hero);
  const art =
    wallOf(MIDDLE, 60) +
    clean(wallOf(UPPER, -6, 0.95, 0.25)) +
    (beside ? doorsOf({ ...UPPER, wall: UPPER.wall - 5 }, 50, [40, 96, 152]) : '') +
    doorsOf(MIDDLE, 50, [34, 128, 182]) +
    underside(UPPER) +
    railOn(UPPER.wall - UPPER.edge - 4, UPPER.bend * 1.4, 15, UPPER.floor) +
    wallOf(LOWER, 156) +
    ovens() +
    walk(LOWER) +
    elevator([34, bent(LOWER.wall, LOWER.bend, 34) + 4], 22, 32) +
    walk(MIDDLE) +
    trail(MIDDLE, 10, GROUND[0] - 8) +
    at(22, bent(MIDDLE.wall + 8, MIDDLE.bend, 22), 0.17, laundry(OVENS, 0.7)) +
    child.art +
    railOn(MIDDLE.wall + MIDDLE.edge, MIDDLE.bend + MIDDLE.edge * 0.25, 17, MIDDLE.floor) +
    doorOfJudge() +
    at(174, 210, 0.25, judge(OVENS)) +
    lettering('2', 132, 196, 10, '#b5702a', 0.22) +
    cutThrough(2) +
    mittenOnWool(OVENS, [192, -4], [192, 22], 8);
  return {
    art,
    quiet: {
      box: { x: 14, y: 13, width: 170, height: 40 },
      ink: 'dark',
      largest: { explorer: 14 },
    },
    faces: [child.face],
  };
};

/** Under way with both arms round it, or with it on the lap: one arm over it, one hand on the rim. */
function carrying(hero: Hero): { art: string; face: Box } {
  const rolls = hero.wheelchair !== undefined;
  const head = rolls ? headToStand(hero, HIGH.rolls, 24) : headToStand(hero, HIGH.walks, 23);
  const u = head / 100;
  const wish: HeroWish = {
    pose: 'walk',
    mood: 'brave',
    face: { mouth: BITING_A_LIP },
    yaw: 52,
    pitch: 3,
    nod: -10,
    tilt: -4,
    gaze: [0.7, -0.8],
    leanInChair: 14,
    ...(rolls
      ? {
          armL: { upper: [34, 16], lower: [80, -34], hand: 'hold' },
        }
      : {
          armL: { upper: [16, 10], lower: [62, -12], hand: 'hold' },
          armR: { upper: [26, 20], lower: [78, 0], hand: 'hold' },
        }),
    body: { lean: rolls ? 10 : -6, roll: 0 },
  };
  const child = placeHero(hero, head, 'ground', GROUND, wish, OVENS);
  const [px, py] = child.pelvis;
  const size = (rolls ? 1.06 : hero.years < STANDS_WELL ? 0.78 : 1.12) * u;
  // Whoever carries it can see over it.
  const underChin = child.head[1] + 50 * u + HEAPED * size;
  const foot: Point = rolls
    ? [px + 48 * u, py - 8 * u]
    : [child.handR[0] + 8 * u, Math.max(underChin, child.handR[1] + 14 * u)];
  const art =
    child.shadow +
    child.art +
    at(...foot, size, carton(OVENS, 0.6, 0.5)) +
    child.arm(rolls ? 1 : -1) +
    at(
      child.head[0],
      child.head[1],
      child.scale,
      path('M-31 -16C-25 -6 -26 1 -31 1C-37 1 -37 -6 -31 -16Z', WATER),
    );
  return { art, face: child.face };
}

/** Open, all along the wall of Two. */
const ovens = (): string =>
  [62, 80, 98, 116]
    .map((x) => {
      const y = bent(LOWER.wall, LOWER.bend, x) + 1;
      return (
        box(x - 8, y - 22, 16, 22, '#5f8088', 1.4) +
        box(x - 6, y - 17, 12, 10, '#ffb53c', 1) +
        box(x - 4.4, y - 15.4, 8.8, 7, '#fff3a8', 0.8) +
        path(`M${x - 6} ${y - 6}h12l2.4 3.4h-16.800Z`, '#4f6f78')
      );
    })
    .join('');

/** The judge's own door stands open behind her. */
const doorOfJudge = (): string =>
  box(150, 132, 48, 76, '#fff2d0', 3) +
  box(154, 136, 40, 72, '#f2a63c', 2) +
  box(158, 140, 32, 68, '#ffd878', 2);
