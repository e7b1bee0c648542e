import { mirrored } from '../../../drawing/light.ts';
import { at, box, line, oval, path } from '../../../drawing/marks.ts';
import { linear } from '../../../drawing/sheet.ts';
import { bedstead, nightstand, quiltFlat } from '../../../scenes/house/bed.ts';
import { cameraAt } from '../../../scenes/house/camera.ts';
import { pictureFrame } from '../../../scenes/house/hall-things.ts';
import { tableLamp } from '../../../scenes/house/lamps.ts';
import { onStep, staircase } from '../../../scenes/house/staircase.ts';
import { nightWindow } from '../../../scenes/house/window.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SAFE, SHEET } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { catCushion } from '../cast/cat.ts';
import { child, inPyjamas, outOfChair } from '../cast/child.ts';
import { parkedChair } from '../cast/parked-chair.ts';
import { BEDDING } from '../set/bedding.ts';
import { LAMPLIGHT, STAIR, WALLS } from '../set/colors.ts';
import { EVENING } from '../set/lights.ts';
import { pool, wall } from '../set/night.ts';

const FLOOR = 190;

/** Mid: bolt upright on a made bed; beyond the door, something dark is on a stair. */
export const page02: Painting = ({ hero, things }) => {
  const kid = child(
    outOfChair(inPyjamas(hero)),
    40,
    'pelvis',
    [140, 148],
    { pose: 'sit', mood: 'brave', yaw: -12, pitch: 6, gaze: [0, -0.1], seatHeight: 60 },
    EVENING,
  );
  const art =
    wall(WALLS.evening) +
    pool(186, 108, 120, 100, LAMPLIGHT, 0.75) +
    doorway() +
    box(
      0,
      FLOOR - 18,
      SHEET,
      60,
      linear([
        [0, '#7a4a52'],
        [1, '#4d2c48'],
      ]),
    ) +
    nightWindow(
      { x: 84, y: 78, width: 30, height: 38 },
      { high: '#1d1d50', low: '#4a4a92', moon: [0.3, 0.28] },
      '#c99a72',
    ) +
    pictureFrame(EVENING, 168, 74, 20, 16, '#8a6238', '#cdb9a8') +
    at(196, FLOOR - 2, 1, nightstand(EVENING, '#7a5262')) +
    at(196, FLOOR - 37, 0.9, tableLamp(EVENING, true)) +
    at(132, FLOOR + 6, 0.94, bedstead(mirrored(EVENING), BEDDING), 0, -0.94) +
    at(132, FLOOR + 6, 0.94, quiltFlat(mirrored(EVENING), BEDDING), 0, -0.94) +
    oval(kid.pelvis[0], kid.pelvis[1] + 6, 20, 5, EVENING.shade, 'fill-opacity=".4"') +
    kid.art +
    at(kid.pelvis[0] - 32, 150, 0.2, thing(things[0], EVENING)) +
    parkedChair(hero, 40, [66, 206], 50, EVENING);
  return {
    art,
    quiet: { box: { ...SAFE, height: 52 }, ink: 'light' },
    faces: [kid.face],
  };
};

/** The open door, and through it the landing and the top of the house's dark. */
function doorway(): string {
  const camera = cameraAt({
    from: [-60, 200, -210],
    to: [60, 60, 60],
    middle: [42, 140],
    focal: 80,
  });
  const [x, y] = camera.see(onStep(3, 0.5, 0.5));
  return (
    box(10, 76, 58, 96, '#2a1c40') +
    pool(60, 150, 40, 50, '#8a5a6a', 0.5) +
    staircase(camera, EVENING, STAIR, { side: true, fall: 0.8 }) +
    at(x, y, 0.08, catCushion(EVENING)) +
    path('M8 172V74H70V172H64V80H14V172Z', '#b98a70') +
    path('M64 80V172L80 184V70Z', '#7a5470') +
    line('M70 100L76 98V124L70 122ZM70 134L76 134V164L70 160Z', '#5c3c58', 0.8)
  );
}
