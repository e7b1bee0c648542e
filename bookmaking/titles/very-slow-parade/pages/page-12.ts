import { num } from '../../../drawing/curves.ts';
import { mirrored, tone } from '../../../drawing/light.ts';
import { at, box, line, path } from '../../../drawing/marks.ts';
import { clip, linear } from '../../../drawing/sheet.ts';
import { offForTheNight } from '../../../hero/off-for-the-night.ts';
import { parkedChair } from '../../../hero/parked-chair.ts';
import { sleeper } from '../../../hero/sleeper.ts';
import { bedstead, nightstand, quiltOver } from '../../../scenes/house/bed.ts';
import { cameraAt } from '../../../scenes/house/camera.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SHEET } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { potTurned } from '../cast/pot.ts';
import { snail } from '../cast/snail.ts';
import { wagon } from '../cast/wagon.ts';
import { BEDDING } from '../set/bedroom.ts';
import { shining, silverLine, skirting, tiles } from '../set/floor.ts';
import { DARK } from '../set/hours.ts';
import { kitchenWindow, lettuce, pool, wall } from '../set/kitchen.ts';
import { NIGHT } from '../set/lights.ts';
import { rings } from '../set/sound.ts';
import { patch } from '../set/stage.ts';

const LOW = cameraAt({ from: [0, 46, -220], to: [0, 46, 60], middle: [108, 170], focal: 250 });
const FLOOR = { left: -330, right: 330, near: -140, far: 50 };
/** Between the bedroom and the kitchen, in mm. */
const CEILING = 72;
const BED = { x: 38, scale: 0.5 } as const;

/** Wide: upstairs somebody sleeps; downstairs the parade is not over. */
export const page12: Painting = ({ hero, things }) => {
  const floor = CEILING - 6;
  const kid = sleeper(hero, 15.5, [61, floor - 25.4], NIGHT);
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  const upstairs =
    box(
      0,
      0,
      SHEET,
      CEILING,
      linear([
        [0, '#13293f'],
        [1, '#1b3b58'],
      ]),
    ) +
    at(BED.x, floor, BED.scale, bedstead(mirrored(NIGHT), BEDDING), 0, -BED.scale) +
    clip(`M46 ${floor - 38}H112V${floor - 10}H54Z`, kid.art) +
    at(BED.x, floor, BED.scale, quiltOver(mirrored(NIGHT), BEDDING, 22), 0, -BED.scale) +
    at(86, floor, 0.44, nightstand(NIGHT, '#6f6a72')) +
    at(86, floor - 15.4, 0.36, offForTheNight(hero, NIGHT)) +
    parkedChair(hero, 12.5, [103, floor], -40, NIGHT);
  const art =
    wall(DARK, base) +
    clip(`M0 0H${SHEET}V${CEILING}H0Z`, upstairs) +
    slab() +
    pool(146, 120, 70, 60, '#6fa8d6', 0.3) +
    kitchenWindow(NIGHT, DARK, { x: 118, y: 88, width: 62, height: 58 }, { stars: 1.4 }) +
    at(158, 147, 0.66, lettuce(NIGHT, true)) +
    tiles(LOW, DARK, FLOOR) +
    skirting(LOW, DARK, FLOOR) +
    silverLine(
      LOW,
      [
        [-130, 0, -30],
        [-70, 0, -34],
        [-40, 0, -22],
        [-23, 0, -12],
      ],
      1,
    ) +
    patch(NIGHT, 112, 203, 52) +
    at(112, 204, 0.6, potTurned(NIGHT)) +
    rings([112, 168], [9], '#fff2c4', 0.9, 0.95) +
    shining(
      [
        [82, 206],
        [88, 203],
        [90.4, 194],
        [91.6, 184],
        [93, 174.6],
        [96, 171.4],
      ],
      [1, 1, 0.9, 0.9, 0.9, 0.6],
      1,
    ) +
    at(113, 171, 0.36, snail(NIGHT, { pose: 'stretching', gaze: [0.2, -0.9], lids: 0.25 })) +
    patch(NIGHT, 48, 208, 60) +
    at(46, 208, 0.66, wagon(NIGHT, thing(things[0], NIGHT)));
  return {
    art,
    quiet: { box: { x: 116, y: 14, width: 86, height: 50 }, ink: 'light' },
    faces: [kid.face],
  };
};

/** The ceiling of the one room, the floor of the other. */
function slab(): string {
  const t = tone(NIGHT, '#5a6b78');
  let joints = '';
  for (let x = 10; x < SHEET; x += 26) joints += `M${x} ${num(CEILING - 4)}v6`;
  return (
    box(0, CEILING - 6, SHEET, 10, t.shade) +
    box(0, CEILING - 6, SHEET, 2, t.base) +
    line(joints, t.deep, 0.5) +
    path(
      `M0 ${CEILING + 4}H${SHEET}V${CEILING + 14}H0Z`,
      linear([
        [0, '#081726', 0.5],
        [1, '#081726', 0],
      ]),
    )
  );
}
