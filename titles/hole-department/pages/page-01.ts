import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { BITING_A_LIP } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bather } from '#titles/hole-department/cast/bather.ts';
import { BUILDERS } from '#titles/hole-department/cast/builders.ts';
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
import { boardwalk, onShaft, spade, towel, windbreak } from '#titles/hole-department/set/gear.ts';
import { DAY } from '#titles/hole-department/set/lights.ts';
import { glow, lamp } from '#titles/hole-department/set/office.ts';

const GROUND = 188;

/** Everyone builds up, small and far; near, all of a child's weight is on one spade in the sand. Under the line, a lamp. */
export const page01: Painting = ({ hero, things }) => {
  const down = outOfChair(hero);
  const child = placeHero(
    down,
    50,
    'head',
    [76, 119],
    {
      pose: 'sit',
      mood: 'brave',
      face: { mouth: BITING_A_LIP },
      yaw: 34,
      pitch: 6,
      nod: 10,
      tilt: 12,
      gaze: [0.7, 1],
      body: { lean: 6, roll: 14, shrug: 4 },
      armsByPage: true,
      legsByPage: true,
    },
    DAY,
  );
  const u = child.scale;
  const [x] = child.head;
  const top: Point = [x + 96 * u, 122];
  const point: Point = [x + 114 * u, GROUND + 9];
  const [high, low] = [onShaft(top, point, 0.06), onShaft(top, point, 0.38)];
  const presses = ownArm(
    down,
    child,
    1,
    {
      elbow: [x + 70 * u, 170],
      wrist: [high[0] - 4, high[1] + 10],
      hand: grip,
      degrees: -64,
      size: 1.1,
    },
    DAY,
  );
  const pushes = ownArm(
    down,
    child,
    -1,
    {
      elbow: [x - 2 * u, 178],
      wrist: [low[0] - 10, low[1] + 4],
      hand: grip,
      degrees: -14,
      size: 1.15,
    },
    DAY,
  );
  const art =
    sky('#b0e2ea', '#fff3cf', 104, [34, 34]) +
    sunDisk(34, 84, 9) +
    clouds([
      [84, 92, 0.8],
      [178, 80, 1],
    ]) +
    gull(172, 88, 9, '#ffffff') +
    kite(140, 84) +
    pier(140, 99, 76, '#8fa7ae') +
    sea(100, 112, '#3f9fb0', '#8ed2cb', 'one') +
    sand(112, GROUND, 'one') +
    parasol(10, 122, 16, '#e5a93b') +
    parasol(124, 119, 13, '#d9573f') +
    parasol(206, 121, 15, '#8a6fb8') +
    [
      [5, 118, 0.14, 0],
      [20, 119, 0.16, 2],
      [36, 118, 0.13, 1],
      [121, 119, 0.14, 2],
      [136, 119, 0.16, 1],
      [150, 118, 0.13, 0],
      [166, 119, 0.14, 2],
      [10, 134, 0.32, 1],
      [134, 132, 0.24, 0],
      [152, 130, 0.22, 1],
      [142, 148, 0.34, 2],
    ]
      .map(([x = 0, y = 0, k = 1, kind = 0]) => at(x, y, k, castle(DAY, kind)))
      .join('') +
    bather(DAY, BUILDERS.mother, 'stands', 28, 140, 30, -1) +
    at(188, 166, 0.62, cathedral(DAY)) +
    bather(DAY, BUILDERS.apprentice, 'pats', 212, 172, 50, -1) +
    bather(DAY, BUILDERS.architect, 'points', 160, 166, 42) +
    at(143, 172, 0.42, sofa(DAY)) +
    windbreak(DAY, -14, 182, 23) +
    parkedChair(hero, 27, [207, GROUND - 3], -38, DAY) +
    child.art +
    earth(GROUND, 208) +
    glow(172, 206, 22, 16, 0.9) +
    lamp(172, 204, 198, 0.7) +
    boardwalk(DAY, 182, 218, GROUND - 2) +
    towel(DAY, 169, GROUND - 1, 38, '#2f8f8c') +
    at(169, GROUND - 10, 0.33, thing(things[0], DAY)) +
    presses.art +
    pushes.art +
    spade(DAY, top, point, 22) +
    presses.before +
    pushes.before +
    heap('one', 46, GROUND + 2, 86, 11);
  return {
    art,
    quiet: { box: { ...SAFE, height: 60 }, ink: 'dark', largest: { explorer: 18 } },
    faces: [child.face],
  };
};

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
