import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { BITING_A_LIP } from '#bookmaking/hero/more-mouths.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bather } from '#titles/hole-department/cast/bather.ts';
import { BUILDERS } from '#titles/hole-department/cast/builders.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import {
  clouds,
  gull,
  parasol,
  pier,
  sand,
  sea,
  sky,
  sunDisk,
} from '#titles/hole-department/set/beach.ts';
import { castle, cathedral, sofa } from '#titles/hole-department/set/castles.ts';
import { earth, heap } from '#titles/hole-department/set/earth.ts';
import { everyoneElse, IN_THE_SKY } from '#titles/hole-department/set/everyone-else.ts';
import { boardwalk, onShaft, spade, towel, windbreak } from '#titles/hole-department/set/gear.ts';
import { DAY } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';
import { glow, lamp } from '#titles/hole-department/set/office.ts';

const GROUND = 188;

/** Everyone builds up, as high as a cathedral; one small child looks down, at a spade. Under the line, a lamp. */
export const page01: Painting = ({ hero, things }) => {
  const rolls = hero.wheelchair !== undefined;
  const top: Point = [99, hero.years < 1 ? 158 : hero.years < 3 ? 147 : 136];
  const point: Point = [104, GROUND + 6];
  const child = wholeHero(
    hero,
    rolls ? 80 : 77,
    [74, GROUND + 1],
    {
      pose: 'stand',
      mood: 'brave',
      face: { mouth: BITING_A_LIP },
      yaw: 40,
      pitch: 4,
      nod: 24,
      tilt: 6,
      gaze: [0.6, 1],
      touchL: onShaft(top, point, 0.03),
      touchR: onShaft(top, point, 0.2),
      armL: { upper: [30, 10], lower: [60, 4], hand: 'hold' },
      armR: { upper: [30, 10], lower: [50, -4], hand: 'hold' },
      leanInChair: 38,
      body: {
        lean: 34,
        roll: 0,
        hips: 0,
        ...(rolls
          ? {}
          : { legL: { upper: [56, 4], lower: [0, 4] }, legR: { upper: [-8, 4], lower: [-14, 4] } }),
      },
    },
    DAY,
    35,
  );
  const art =
    air() +
    sunDisk(34, 84, 9) +
    clouds([
      [84, 92, 0.8],
      [178, 80, 1],
    ]) +
    gull(172, 88, 9, '#ffffff') +
    kite(120, 80) +
    pier(140, 99, 76, '#8fa7ae') +
    beach() +
    parasol(16, 122, 16, '#e5a93b') +
    parasol(124, 119, 13, '#d9573f') +
    parasol(206, 121, 15, '#8a6fb8') +
    [
      [8, 118, 0.14, 0],
      [20, 119, 0.16, 2],
      [36, 118, 0.13, 1],
      [60, 118, 0.14, 2],
      [76, 119, 0.16, 1],
      [92, 118, 0.13, 0],
      [106, 119, 0.14, 2],
      [17, 134, 0.3, 1],
      [57, 138, 0.28, 0],
      [201, 122, 0.2, 1],
      [206, 142, 0.34, 2],
    ]
      .map(([x = 0, y = 0, k = 1, kind = 0]) => at(x, y, k, castle(DAY, kind)))
      .join('') +
    bather(DAY, BUILDERS.mother, 'stands', 33, 140, 30, -1) +
    at(160, 176, 0.83, cathedral(DAY)) +
    bather(DAY, BUILDERS.architect, 'points', 124, 150, 42) +
    bather(DAY, BUILDERS.apprentice, 'pats', 204, 187, 70, -1) +
    at(30, 158, 0.5, sofa(DAY)) +
    windbreak(DAY, -26, 184, 30) +
    (rolls ? boardwalk(DAY, -4, 96, GROUND + 0.2) : '') +
    child.shadow +
    earth(GROUND, 208) +
    glow(172, 206, 22, 16, 0.9) +
    lamp(172, 204, 198, 0.7) +
    towel(DAY, 146, GROUND - 1, 38, '#2f8f8c') +
    at(146, GROUND - 10, 0.33, thing(things[0], DAY)) +
    child.art +
    spade(DAY, top, point, 16) +
    child.hand(1) +
    child.hand(-1) +
    heap('one', 52, GROUND + 2, 34, 12);
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

/** Even the air is built up. */
const kite = (x: number, y: number): string =>
  line(
    `M${x} ${y + 8}C${x - 4} ${y + 20} ${x - 12} ${y + 26} ${x - 16} ${y + 38}`,
    '#8a7f7a',
    0.35,
  ) +
  path(`M${x} ${y - 8}L${x + 7} ${y}L${x} ${y + 9}L${x - 6} ${y - 1}Z`, '#e5a93b') +
  path(`M${x} ${y - 8}L${x + 7} ${y}L${x} ${y + 9}Z`, '#d9573f') +
  line(`M${x} ${y + 9}q3 3 0 6t1 6`, '#d9573f', 0.7);
