import { at, box, line, oval } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { BITING_A_LIP } from '#bookmaking/hero/more-mouths.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carrierOverhead } from '#titles/box-of-snow/cast/carrier.ts';
import { judge } from '#titles/box-of-snow/cast/judge.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { FLOORS } from '#titles/box-of-snow/set/colors.ts';
import { elevator } from '#titles/box-of-snow/set/elevator.ts';
import { oven, pie } from '#titles/box-of-snow/set/kitchen.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';
import { OVENS } from '#titles/box-of-snow/set/lights.ts';
import { glow, overhead, plainWall, rampFloor, wet } from '#titles/box-of-snow/set/ramp.ts';

/** The whole of a child under the whole of a box: bent back like a spoon, on the balls of the feet. */
const TIPTOE: Partial<Pose> = {
  lean: -20,
  roll: -5,
  twist: 8,
  legL: { upper: [46, 6], lower: [10, 4], foot: 34 },
  legR: { upper: [-6, 4], lower: [-22, 4], foot: 44 },
};

/** Wide, from the well: kitchen after kitchen, and a judge who has found something cold to stand in. */
export const page02: Painting = ({ hero }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = carrierOverhead(
    hero,
    headToStand(hero, rolls ? 118 : 108, 38),
    'ground',
    [80, 211],
    {
      pose: 'walk',
      mood: 'brave',
      face: { mouth: BITING_A_LIP },
      yaw: 34,
      pitch: 5,
      nod: -18,
      tilt: -10,
      gaze: [0.5, -1],
      armL: { upper: [20, 120], lower: [10, 150], hand: 'hold' },
      armR: { upper: [20, 120], lower: [10, 150], hand: 'hold' },
      body: rolls ? { lean: -8 } : TIPTOE,
    },
    OVENS,
    0.8,
    -14,
  );
  const art =
    plainWall(FLOORS[2], 180) +
    elevator([24, 174], 40, 84) +
    lettering('2', 141, 104, 13, FLOORS[2].wall, 0.22) +
    oven([108, 168], 44, 60) +
    oven([160, 164], 44, 60) +
    oven([211, 160], 44, 60) +
    pies() +
    rampFloor(FLOORS[2], 170) +
    glow(160, 176, 80, 26, '#fff3a8', 0.7) +
    table() +
    child.shadow +
    at(168, 206, 0.345, judge(OVENS)) +
    child.art +
    onNose(child) +
    wet([
      [62, 196, 4.6],
      [48, 192, 3.6],
      [34, 197, 4],
      [16, 193, 3],
    ]) +
    overhead(FLOORS[2], 66) +
    mittenOnWool(OVENS, [205, 70], [205, 78], 5);
  return {
    art,
    quiet: { box: { ...SAFE, height: 46 }, ink: 'dark', largest: { explorer: 15 } },
    faces: [child.face],
  };
};

/** It has begun to go: one flake on a nose, and two on the way. */
function onNose({ head: [x, y], scale }: PlacedHero): string {
  const flake = (dx: number, dy: number, r: number): string =>
    oval(x + dx * scale, y + dy * scale, r * scale, r * scale * 0.9, '#ffffff');
  return flake(26, 0, 7) + flake(48, -34, 5) + flake(64, 4, 4);
}

const table = (): string =>
  box(-4, 204, SHEET + 8, 16, '#b5713a') +
  box(-4, 201, SHEET + 8, 5, '#d99a52') +
  at(24, 203, 0.34, pie(OVENS, '#8a4f9c')) +
  at(112, 204, 0.4, pie(OVENS, '#c4456a')) +
  at(200, 202, 0.36, pie(OVENS, '#d9862f'));

/** The rest of the eleven, so far: on the stoves, and on a shelf over them. */
const pies = (): string =>
  box(86, 84, 134, 3, '#b5713a', 1) +
  line('M92 87l4 6M150 87l4 6M206 87l4 6', '#b5713a', 1.6) +
  [
    [100, 84, '#a8404f'],
    [126, 84, '#8a4f9c'],
    [152, 84, '#d9862f'],
    [178, 84, '#5f8f4a'],
    [102, 106, '#d9862f'],
    [120, 106, '#a8404f'],
    [204, 98, '#8a4f9c'],
  ]
    .map(([x, y, filling]) => at(x as number, y as number, 0.19, pie(OVENS, filling as string)))
    .join('');
