import { at, box, line } from '../../../drawing/marks.ts';
import { linear } from '../../../drawing/sheet.ts';
import { SAFE, SHEET } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { carrier } from '../cast/carrier.ts';
import { hoop } from '../cast/hoop.ts';
import { mittenOnWool } from '../cast/mitten.ts';
import { THIRTY } from '../cast/thirty.ts';
import { FLOORS } from '../set/colors.ts';
import { lettering } from '../set/lettering.ts';
import { HOT } from '../set/lights.ts';
import { glow } from '../set/ramp.ts';

/** Rows from the far wall to our noses: how many on each side, where they stand, how large. */
const ROWS = [
  { each: 4, y: 122, size: 0.16, aisle: 18, step: 21 },
  { each: 4, y: 138, size: 0.2, aisle: 22, step: 25 },
  { each: 3, y: 158, size: 0.27, aisle: 27, step: 33 },
  { each: 2, y: 182, size: 0.36, aisle: 33, step: 44 },
  { each: 2, y: 212, size: 0.48, aisle: 42, step: 56 },
] as const;

/** Wide and low: an avenue of people who are hot on purpose. */
export const page04: Painting = ({ hero }) => {
  const child = carrier(
    hero,
    33,
    'head',
    [108, 128],
    { pose: 'walk', mood: 'brave', yaw: 0, pitch: 5, gaze: [0, 0.1] },
    HOT,
    0.35,
  );
  const f = FLOORS[6];
  let art =
    box(
      0,
      0,
      SHEET,
      112,
      linear([
        [0, f.pale],
        [0.55, f.pale],
        [1, f.wall],
      ]),
    ) +
    box(
      0,
      110,
      SHEET,
      SHEET - 110,
      linear([
        [0, '#f0558a'],
        [0.4, f.wall],
        [1, '#ff9aa6'],
      ]),
    ) +
    farDoor() +
    lettering('6', 36, 98, 20, f.wall, 0.24);
  let next = 0;
  for (const [row, { each, y, size, aisle, step }] of ROWS.entries()) {
    if (row === 3) art += child.shadow + child.art;
    // The outermost first: who stands at the aisle is nearest to the box.
    for (let i = each - 1; i >= 0; i--) {
      for (const side of [-1, 1]) {
        const who = THIRTY[next++ % THIRTY.length];
        if (!who) continue;
        const near = 108 + side * (aisle + i * step);
        art += at(near + side * 150 * size, y, size, hoop(HOT, who), 0, -side * size);
      }
    }
  }
  return { art, quiet: { box: { ...SAFE, height: 44 }, ink: 'dark' }, faces: [child.face] };
};

/** The far door, and through it the well. */
const farDoor = (): string =>
  box(92, 70, 32, 42, '#c42f68', 2) +
  box(
    94,
    72,
    28,
    40,
    linear([
      [0, '#fff0c8'],
      [1, '#ffc08a'],
    ]),
  ) +
  line('M94 104H122M97 104V112M103 104V112M109 104V112M115 104V112M120 104V112', '#c42f68', 1) +
  mittenOnWool(HOT, [116, 72], [116, 84], 8) +
  glow(108, 92, 40, 34, '#fff0c8', 0.4);
