import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { BITING_A_LIP } from '#bookmaking/hero/more-mouths.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bather } from '#titles/hole-department/cast/bather.ts';
import { BUILDERS } from '#titles/hole-department/cast/builders.ts';
import { around, digger } from '#titles/hole-department/cast/digger.ts';
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
import { earth } from '#titles/hole-department/set/earth.ts';
import {
  boardwalk,
  bucket,
  onShaft,
  spade,
  towel,
  windbreak,
} from '#titles/hole-department/set/gear.ts';
import { DAY } from '#titles/hole-department/set/lights.ts';
import { glow, lamp } from '#titles/hole-department/set/office.ts';

const GROUND = 188;

/** All of a child's weight on one foot, and that on the blade. */
const ON_THE_SPADE: Partial<Pose> = {
  lean: 22,
  roll: 4,
  legL: { upper: [66, 4], lower: [10, 2], foot: 10 },
  legR: { upper: [-8, 6], lower: [-20, 5], foot: 16 },
};

/** Wide: everyone builds up, and one spade is in the sand. Under the line, a lamp. */
export const page01: Painting = ({ hero, things }) => {
  const rolls = hero.wheelchair !== undefined;
  const top: Point = [123, 138];
  const point: Point = [130, GROUND + 6];
  const child = digger(
    hero,
    rolls ? 96 : 106,
    36,
    [rolls ? 92 : 97, GROUND - 1],
    {
      pose: 'stand',
      mood: 'brave',
      face: { mouth: BITING_A_LIP },
      yaw: 40,
      pitch: 8,
      nod: 14,
      tilt: 6,
      gaze: [0.6, 1],
      touchL: around(onShaft(top, point, 0.3), 18),
      touchR: around(onShaft(top, point, 0.02), 18),
      body: rolls ? { lean: 8 } : ON_THE_SPADE,
      armL: { upper: [58, 12], lower: [74, -2], hand: 'hold' },
      armR: { upper: [58, 12], lower: [74, -2], hand: 'hold' },
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
    gull(120, 90, 9, '#ffffff') +
    kite(146, 82) +
    pier(140, 99, 76, '#8fa7ae') +
    sea(100, 112, '#3f9fb0', '#8ed2cb', 'one') +
    sand(112, GROUND, 'one') +
    parasol(10, 122, 16, '#e5a93b') +
    parasol(124, 119, 13, '#d9573f') +
    parasol(206, 121, 15, '#8a6fb8') +
    [
      [22, 119, 0.16, 2],
      [40, 122, 0.2, 0],
      [70, 118, 0.14, 1],
      [100, 119, 0.17, 2],
      [112, 121, 0.15, 0],
      [146, 119, 0.16, 1],
      [78, 130, 0.34, 1],
      [128, 130, 0.3, 2],
      [104, 133, 0.26, 0],
      [60, 140, 0.4, 2],
      [150, 138, 0.36, 0],
    ]
      .map(([x = 0, y = 0, k = 1, kind = 0]) => at(x, y, k, castle(DAY, kind)))
      .join('') +
    bather(DAY, BUILDERS.aunt, 'kneels', 144, 124, 20) +
    bather(DAY, BUILDERS.mother, 'stands', 46, 134, 27, -1) +
    bather(DAY, BUILDERS.twin, 'pats', 66, 132, 27) +
    bather(DAY, BUILDERS.otherTwin, 'kneels', 92, 134, 27, -1) +
    bather(DAY, BUILDERS.father, 'stands', 130, 123, 19, -1) +
    at(188, 166, 0.62, cathedral(DAY)) +
    bather(DAY, BUILDERS.apprentice, 'pats', 212, 172, 50, -1) +
    bather(DAY, BUILDERS.architect, 'points', 154, 168, 50) +
    at(46, 166, 0.6, sofa(DAY)) +
    bather(DAY, BUILDERS.upholsterer, 'pats', 14, 168, 48) +
    windbreak(DAY, -8, 186, 30) +
    earth(GROUND, 208) +
    glow(166, 208, 22, 16, 0.9) +
    lamp(166, 206, 200, 0.7) +
    boardwalk(DAY, 66, 128, GROUND - 2) +
    towel(DAY, 160, GROUND - 1, 34, '#2f8f8c') +
    at(160, GROUND - 8, 0.24, thing(things[0], DAY)) +
    bucket(DAY, 74, GROUND, 15) +
    child.shadow +
    child.art +
    spade(DAY, top, point, 17) +
    child.arm(-1) +
    child.arm(1);
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
