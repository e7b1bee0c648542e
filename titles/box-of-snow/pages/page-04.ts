import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { carrier } from '#titles/box-of-snow/cast/carrier.ts';
import { hoop } from '#titles/box-of-snow/cast/hoop.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { THIRTY } from '#titles/box-of-snow/cast/thirty.ts';
import { FLOORS } from '#titles/box-of-snow/set/colors.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';
import { HOT } from '#titles/box-of-snow/set/lights.ts';
import { glow } from '#titles/box-of-snow/set/ramp.ts';

/** Rows from the far wall to our noses: how many on each side, where they stand, how large. */
const ROWS = [
  { each: 4, y: 107, size: 0.115, aisle: 13, step: 22 },
  { each: 4, y: 125, size: 0.137, aisle: 16, step: 26 },
  { each: 3, y: 147, size: 0.17, aisle: 19, step: 32.5 },
  { each: 2, y: 175, size: 0.215, aisle: 24, step: 42 },
  { each: 2, y: 211, size: 0.275, aisle: 32, step: 54 },
] as const;

/** Wide and low: an avenue of people who are hot on purpose. */
export const page04: Painting = ({ hero }) => {
  const child = carrier(
    hero,
    headToStand(hero, 108, 36),
    'ground',
    [108, 208],
    { pose: 'walk', mood: 'brave', yaw: 0, pitch: 6, gaze: [0, 0.1] },
    HOT,
    0.35,
  );
  const f = FLOORS[6];
  let art =
    box(
      0,
      0,
      SHEET,
      96,
      linear([
        [0, f.pale],
        [0.55, f.pale],
        [1, f.wall],
      ]),
    ) +
    box(
      0,
      94,
      SHEET,
      SHEET - 94,
      linear([
        [0, '#f0558a'],
        [0.4, f.wall],
        [1, '#ff9aa6'],
      ]),
    ) +
    farDoor() +
    lettering('6', 40, 86, 18, f.wall, 0.24);
  let next = 0;
  for (const [row, { each, y, size, aisle, step }] of ROWS.entries()) {
    if (row === 4) art += child.shadow + child.art;
    // The outermost first: who stands at the aisle is nearest to the box.
    for (let i = each - 1; i >= 0; i--) {
      for (const side of [-1, 1]) {
        const who = THIRTY[next++ % THIRTY.length];
        if (!who) continue;
        const near = 108 + side * (aisle + i * step);
        art += at(
          near + side * 150 * size,
          y,
          size,
          hoop(side > 0 ? mirrored(HOT) : HOT, who, row < 3),
          0,
          -side * size,
        );
      }
    }
  }
  return { art, quiet: { box: { ...SAFE, height: 44 }, ink: 'dark' }, faces: [child.face] };
};

/** The far door, and through it the well. */
const farDoor = (): string =>
  box(89, 56, 38, 40, '#c42f68', 2) +
  box(
    92,
    59,
    32,
    37,
    linear([
      [0, '#fff0c8'],
      [1, '#ffc08a'],
    ]),
  ) +
  line('M92 86H124M96 86V96M102 86V96M108 86V96M114 86V96M120 86V96', '#c42f68', 1) +
  mittenOnWool(HOT, [118, 59], [118, 66], 8.6) +
  glow(108, 80, 44, 34, '#fff0c8', 0.4);
