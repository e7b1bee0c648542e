import { at, box } from '../../../drawing/marks.ts';
import { headToStand } from '../../../hero/head-size.ts';
import { SAFE, SHEET } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { carrierOverhead } from '../cast/carrier.ts';
import { judge } from '../cast/judge.ts';
import { mittenOnWool } from '../cast/mitten.ts';
import { FLOORS } from '../set/colors.ts';
import { elevator } from '../set/elevator.ts';
import { oven, pie } from '../set/kitchen.ts';
import { lettering } from '../set/lettering.ts';
import { OVENS } from '../set/lights.ts';
import { glow, overhead, plainWall, rampFloor, wet } from '../set/ramp.ts';

/** Wide, from the well: kitchen after kitchen, and a judge who has found something cold to stand in. */
export const page02: Painting = ({ hero }) => {
  const child = carrierOverhead(
    hero,
    headToStand(hero, 84, 27),
    'ground',
    [78, 196],
    { pose: 'walk', mood: 'worried', yaw: 26, pitch: 5, gaze: [0.9, 0] },
    OVENS,
    0.8,
  );
  const art =
    plainWall(FLOORS[2], 180) +
    elevator([24, 174], 40, 84) +
    lettering('2', 62, 110, 22, FLOORS[2].wall, 0.22) +
    oven([112, 166], 46, 62) +
    oven([170, 162], 46, 62) +
    oven([226, 158], 46, 62) +
    rampFloor(FLOORS[2], 170) +
    glow(160, 176, 80, 26, '#fff3a8', 0.7) +
    table() +
    child.shadow +
    at(160, 204, 0.36, judge(OVENS)) +
    child.art +
    wet([
      [60, 206, 5],
      [44, 210, 4],
      [28, 206, 3],
    ]) +
    overhead(FLOORS[2], 66) +
    mittenOnWool(OVENS, [205, 70], [205, 78], 5);
  return { art, quiet: { box: { ...SAFE, height: 46 }, ink: 'dark' }, faces: [child.face] };
};

const table = (): string =>
  box(-4, 204, SHEET + 8, 16, '#b5713a') +
  box(-4, 201, SHEET + 8, 5, '#d99a52') +
  at(24, 203, 0.34, pie(OVENS, '#8a4f9c')) +
  at(112, 204, 0.4, pie(OVENS, '#c4456a')) +
  at(200, 202, 0.36, pie(OVENS, '#d9862f'));
