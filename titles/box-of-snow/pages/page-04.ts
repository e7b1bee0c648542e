import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, shifted } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { archedCat } from '#titles/box-of-snow/cast/arched-cat.ts';
import { hoop } from '#titles/box-of-snow/cast/hoop.ts';
import { laundry } from '#titles/box-of-snow/cast/laundry.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { onHead } from '#titles/box-of-snow/cast/on-head.ts';
import { GIANT, greatLeg, thirtieth } from '#titles/box-of-snow/cast/thirtieth.ts';
import { THIRTY } from '#titles/box-of-snow/cast/thirty.ts';

import { FLOORS } from '#titles/box-of-snow/set/colors.ts';
import { HOT } from '#titles/box-of-snow/set/lights.ts';
import { glow } from '#titles/box-of-snow/set/ramp.ts';

/** Rows from the far wall to our noses: how many on the left and on the right, where they stand, how large. */
const ROWS = [
  { each: [4, 5], y: 111, size: 0.115, aisle: 13, step: 22 },
  { each: [4, 4], y: 129, size: 0.137, aisle: 17, step: 23 },
  { each: [3, 3], y: 151, size: 0.17, aisle: 23, step: 29 },
  { each: [3, 3], y: 180, size: 0.225, aisle: 36, step: 42 },
] as const;
/** Where the avenue is. */
const MIDDLE = 104;
/** Where the box goes by. */
const BY: Point = [76, 204];
/** How high who has it is without it, and at most how large a head. */
const HIGH = { walks: 82, rolls: 96 };
const MOST = 25;

/** From the floor, between the legs of the thirtieth: a small box goes by under a large face. */
export const page04: Painting = (cast) => paint(cast, 0);

/** One of the two legs is as large as the page before the fold, and then there are no words over the arch: we are nearer to it. */
export const spread04: Painting = (cast) => {
  const left = SPREAD - SHEET;
  const { art, faces } = paint(cast, left);
  return {
    art: shifted(left, 0, art),
    quiet: {
      box: { x: 24, y: 24, width: 160, height: 116 },
      ink: 'light',
      anchor: 'middle',
      largest: { explorer: 18 },
    },
    faces: faces.map((area) => ({ ...area, x: area.x + left })),
  };
};

/** How much nearer, and what of the page stays where it is. */
const NEARER = 1.2;
const STAYS: Point = [112, 213];
const nearer = (v: number, axis: 0 | 1): number => STAYS[axis] + (v - STAYS[axis]) * NEARER;

/** `left` is how much of the opening lies before the page. */
function paint({ hero }: Cast, left: number): Picture {
  const child = onHead(
    hero,
    headToStand(hero, hero.wheelchair ? HIGH.rolls : HIGH.walks, MOST),
    BY,
    {
      pose: 'walk',
      mood: 'surprised',
      face: { mouth: 'wobble', askew: 5 },
      // From the side a wheel is seen.
      yaw: hero.wheelchair ? 36 : 14,
      pitch: 4,
      nod: -4,
      gaze: [0.8, -1],
      body: { roll: 0, tilt: 0, lean: 2 },
    },
    HOT,
    0.35,
    1,
  );
  const f = FLOORS[6];
  let art =
    box(
      -left,
      -24,
      SHEET + left,
      120,
      linear([
        [0, f.pale],
        [0.55, f.pale],
        [1, f.wall],
      ]),
    ) +
    box(
      -left,
      94,
      SHEET + left,
      SHEET - 94,
      linear([
        [0, '#f0558a'],
        [0.4, f.wall],
        [1, '#ff9aa6'],
      ]),
    ) +
    farDoor();
  let next = 0;
  for (const [row, { each, y, size, aisle, step }] of ROWS.entries()) {
    // The outermost first: who stands at the aisle is nearest to the box.
    for (let i = Math.max(...each) - 1; i >= 0; i--) {
      for (const side of [-1, 1]) {
        if (i >= each[side > 0 ? 1 : 0]) continue;
        const who = THIRTY[next++ % THIRTY.length];
        if (!who) continue;
        const near = MIDDLE + side * (aisle + i * step);
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
  art +=
    child.shadow +
    child.body +
    child.box +
    shifted(0, 7, thirtieth(HOT, [child.snow[0] + child.wide * 0.1, child.snow[1] - 8]));
  const faces = [child.face, GIANT];
  if (!left)
    return {
      art,
      quiet: { box: { ...SAFE, height: 52 }, ink: 'light', largest: { explorer: 18 } },
      faces,
    };
  return {
    art:
      at(nearer(0, 0), nearer(0, 1), NEARER, art) +
      at(-176, 207, 0.74, archedCat()) +
      greatLeg(HOT),
    quiet: { box: SAFE, ink: 'light' },
    faces: faces.map((area) => ({
      x: nearer(area.x, 0),
      y: nearer(area.y, 1),
      width: area.width * NEARER,
      height: area.height * NEARER,
    })),
  };
}

/** The far door, and through it the well. */
const farDoor = (): string =>
  at(
    -24,
    0,
    1,
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
      line('M92 86H124M96 86V96M102 86V96M108 86V96M114 86V96M120 86V96', '#c42f68', 1),
  ) +
  mittenOnWool(HOT, [79, 59], [79, 79], 11) +
  // Half a turn behind, as ever.
  at(80, 95, 0.13, laundry(HOT, 0.7)) +
  glow(84, 80, 44, 34, '#fff0c8', 0.4);
