import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, path, shifted } from '#bookmaking/drawing/marks.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bather } from '#titles/hole-department/cast/bather.ts';
import { BUILDERS } from '#titles/hole-department/cast/builders.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import {
  clouds,
  parasol,
  pier,
  sand,
  sea,
  sky,
  sunDisk,
} from '#titles/hole-department/set/beach.ts';
import { castle, cathedral, sofa } from '#titles/hole-department/set/castles.ts';
import { EARTH } from '#titles/hole-department/set/colors.ts';
import { earth, heap } from '#titles/hole-department/set/earth.ts';
import { everyoneElse, IN_THE_SKY } from '#titles/hole-department/set/everyone-else.ts';
import { beyond, boardwalk, spade, towel, windbreak } from '#titles/hole-department/set/gear.ts';
import { DAY } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';
import { glow, lamp } from '#titles/hole-department/set/office.ts';

const GROUND = 188;

/** Everyone builds up, as high as a cathedral; one small child goes down, a foot on the spade. Under the line, a lamp. */
export const page01: Painting = ({ hero, things }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = wholeHero(
    hero,
    rolls ? 78 : 77,
    [70, GROUND + 1],
    {
      pose: 'stand',
      mood: 'happy',
      face: { mouth: SOFT_SMILE },
      yaw: 54,
      pitch: 4,
      nod: 24,
      tilt: 4,
      gaze: [0.7, 1],
      // A handle stands clear of a coat.
      armL: hero.years < 3 ? HELD_OUT : { upper: [30, 8], lower: [36, 4], hand: 'hold' },
      armR: { upper: [-34, 14], lower: [-22, 10] },
      leanInChair: 38,
      body: {
        lean: rolls ? 36 : 22,
        roll: 0,
        hips: 0,
        ...(rolls
          ? {}
          : {
              legL: { upper: [62, 4], lower: [4, 4] },
              legR: { upper: [-6, 4], lower: [-14, 4] },
            }),
      },
    },
    DAY,
    35,
  );
  const [fist, point] = driven(child, rolls);
  const art =
    air() +
    sunDisk(34, 84, 9) +
    clouds([[92, 84, 0.9]]) +
    pier(140, 99, 76, '#8fa7ae') +
    beach() +
    parasol(16, 122, 16, '#e5a93b') +
    (
      [
        [36, 118, 0.13, 1],
        [14, 134, 0.3, 1],
        [116, 119, 0.14, 2],
        [206, 130, 0.26, 2],
      ] as const
    )
      .map(([x, y, k, kind]) => at(x, y, k, castle(DAY, kind)))
      .join('') +
    at(164, 176, 0.8, cathedral(DAY)) +
    bather(DAY, BUILDERS.apprentice, 'pats', 200, 186, 66, -1) +
    at(30, 156, 0.5, sofa(DAY)) +
    windbreak(DAY, -26, 184, 30) +
    (rolls ? boardwalk(DAY, -4, 92, GROUND + 0.2) : '') +
    child.shadow +
    earth(GROUND, 208) +
    glow(point[0] + 4, 206, 24, 16, 0.9) +
    lamp(point[0] + 4, 207, 202, 0.6) +
    cut(point[0]) +
    towel(DAY, 158, GROUND - 1, 36, '#2f8f8c') +
    at(158, GROUND - 10, 0.33, thing(things[0], DAY)) +
    spade(DAY, beyond(fist, point), point, 16) +
    child.art;
  return {
    art,
    quiet: { box: { ...SAFE, height: 60 }, ink: 'dark', largest: { explorer: 18 } },
    faces: [child.face],
    dedicated: { ...IN_THE_SKY, x: IN_THE_SKY.x - NEXT },
    overFold: () =>
      asGround(mirroredAtFold(air() + beach() + earth(GROUND, 208))) +
      shifted(-NEXT, 0, everyoneElse(thing(things[0], DAY))) +
      windbreak(DAY, -26, 184, 30),
  };
};

/** From one page to the other. */
const NEXT = SPREAD - SHEET;

const air = (): string => sky('#b0e2ea', '#fff3cf', 104, [34, 34]);

const beach = (): string => sea(100, 112, '#3f9fb0', '#8ed2cb', 'one') + sand(112, GROUND, 'one');

const HELD_OUT: Arm = { upper: [56, 6], lower: [62, 4], hand: 'hold' };

/** From a fist to the point of the blade: under a foot, or straight down from a chair. */
function driven(child: PlacedHero, rolls: boolean): readonly [fist: Point, point: Point] {
  const u = child.scale;
  const fist: Point = [child.handL[0] + 6 * u, child.handL[1] + 6 * u];
  if (rolls) return [fist, [fist[0] + 15, GROUND + 13]];
  const { heel, toe } = child.figure.skeleton.legL;
  const foot: Point = [
    child.origin[0] + (heel[0] * 0.4 + toe[0] * 0.6) * u,
    child.origin[1] + toe[1] * u + 3,
  ];
  const [dx, dy] = [foot[0] - fist[0], foot[1] - fist[1]];
  const more = 20 / Math.hypot(dx, dy);
  return [fist, [foot[0] + dx * more, foot[1] + dy * more]];
}

/** The hole, as far as there is one, and what came out of it. */
const cut = (x: number): string =>
  path(
    `M${x - 13} ${GROUND - 2}C${x - 9} ${GROUND + 6} ${x - 8} ${GROUND + 13} ${x} ${GROUND + 14}C${x + 9} ${GROUND + 13} ${x + 11} ${GROUND + 5} ${x + 15} ${GROUND - 2}Z`,
    EARTH.wall,
  ) + heap('one', x + 27, GROUND + 1.5, 26, 10);
