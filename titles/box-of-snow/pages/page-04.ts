import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { hoop } from '#titles/box-of-snow/cast/hoop.ts';
import { laundry } from '#titles/box-of-snow/cast/laundry.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { onHead } from '#titles/box-of-snow/cast/on-head.ts';
import { GIANT, thirtieth } from '#titles/box-of-snow/cast/thirtieth.ts';
import { THIRTY } from '#titles/box-of-snow/cast/thirty.ts';

import { FLOORS } from '#titles/box-of-snow/set/colors.ts';
import { HOT } from '#titles/box-of-snow/set/lights.ts';
import { glow, wet } from '#titles/box-of-snow/set/ramp.ts';

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
export const page04: Painting = (cast) => paint(cast, SHEET);
/** Over the fold are their shoes and their stove, and who has come in after the hero. */
export const spread04: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero }: Cast, width: number): Picture {
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
      0,
      0,
      width,
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
      width,
      SHEET - 94,
      linear([
        [0, '#f0558a'],
        [0.4, f.wall],
        [1, '#ff9aa6'],
      ]),
    ) +
    farDoor() +
    (width === SPREAD ? restOfTheRoom() : '');
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
  if (width === SPREAD) art += lateComers();
  return {
    art,
    quiet: {
      box: { ...SAFE, height: 52 },
      ink: 'light',
      largest: { explorer: 18 },
    },
    faces: [child.face, GIANT],
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
  glow(84, 80, 44, 34, '#fff0c8', 0.4);

/** Thirty pairs, as their people left them, and a stove, for it might not be hot enough. */
function restOfTheRoom(): string {
  const chance = chanceFrom('thirty pairs');
  const colors = ['#3f8fa8', '#7a4f96', '#e9a23a', '#3f9a72', '#4a66a8', '#8a5a3f', '#5a4a6e'];
  const pairs: string[] = [];
  for (let i = 0; i < 30; i++) {
    const x = 232 + (i % 10) * 11.4;
    const y = 66 + Math.floor(i / 10) * 12;
    const color = colors[(i * 3 + (i >> 2)) % colors.length] as string;
    const high = 4 + Math.floor(chance() * 3) * 1.6;
    pairs.push(
      path(
        [0, 4.6]
          .map((dx) => `M${num(x + dx)} ${y}v${num(-high)}h2.2v${num(high - 2.2)}q2.2 .2 2 2.2Z`)
          .join(''),
        color,
      ),
    );
  }
  return (
    box(227, 52, 122, 45, '#c42f68', 2) +
    box(229, 54, 118, 41, '#e0527f', 1.4) +
    pairs.join('') +
    [66, 78, 90].map((y) => box(229, y, 118, 1.8, '#a8245a')).join('') +
    // A fan, switched off on purpose.
    at(288, 30, 1, fan()) +
    window() +
    // Mats for whoever else would like to.
    [236, 250, 264]
      .map(
        (x, i) =>
          oval(x, 112 + i * 1.5, 7, 4, '#a8245a', 'fill-opacity=".3"') +
          path(
            `M${x - 6} ${96 + i}h12v${15}h-12Z`,
            ['#b9d7c9', '#ffd27a', '#c9b6e6'][i] as string,
          ) +
          oval(x, 96 + i, 6, 2.6, '#fff0d8') +
          oval(x, 96 + i, 3.4, 1.4, 'none', 'stroke="#c42f68" stroke-width=".7"'),
      )
      .join('') +
    at(320, 146, 1, stove())
  );
}

/** Round, iron, and red in the face. */
const stove = (): string =>
  oval(2, 2, 34, 6, '#a8245a', 'fill-opacity=".32"') +
  glow(0, -26, 62, 56, '#ffb08a', 0.3) +
  line('M0 -60V-156', '#9a5078', 9) +
  line('M-1.6 -60V-156', '#b86a90', 2) +
  path('M-22 0L-18 -8H18L22 0Z', '#5a3a54') +
  path('M-24 -8C-32 -24 -30 -48 -18 -58H18C30 -48 32 -24 24 -8Z', '#9a5078') +
  path('M6 -58H18C30 -48 32 -24 24 -8H8C18 -24 18 -44 6 -58Z', '#7f4068') +
  path('M-21 -60H21V-55H-21Z', '#5a3a54') +
  path(roundedBox(-13, -44, 24, 24, 6), '#4a2f48') +
  path(
    roundedBox(-11, -42, 20, 20, 5),
    radial([
      [0, '#ffb86a'],
      [0.6, '#f0805a'],
      [1, '#c9506a'],
    ]),
  ) +
  line('M-6 -42V-22M-1 -42V-22M4 -42V-22', '#4a2f48', 1.4) +
  // A kettle that has nothing to do with it, and a pan of pinched snow: for tea.
  path('M-14 -61C-16 -74 4 -74 3 -61Z', '#3f8fa8') +
  line('M-13 -70C-12 -79 1 -79 1 -70', '#2f6f86', 1.6) +
  path('M2 -66l7 -4l1 2l-6 5Z', '#3f8fa8') +
  line('M10 -72q4 -4 1 -8t2 -8', '#fff0e4', 1.6, 'stroke-opacity=".8"');

const fan = (): string =>
  line('M0 -40V0', '#a8245a', 2) +
  path(
    'M0 0C-14 -8 -34 -6 -36 -1C-32 4 -14 5 0 0ZM0 0C14 -8 34 -6 36 -1C32 4 14 5 0 0Z',
    '#c96a8f',
  ) +
  path('M0 0C-4 4 -3 9 2 10C6 8 5 3 0 0Z', '#a8245a') +
  oval(0, 0, 4, 3.4, '#8a1f4f') +
  line('M0 10V17', '#8a1f4f', 0.8) +
  oval(0, 18, 1.6, 1.6, '#f2c65a');

/** It could be opened; it has a lock. */
const window = (): string =>
  box(362, 34, 58, 62, '#c42f68', 2) +
  box(365, 37, 52, 56, '#ffe3b0') +
  box(
    365,
    37,
    52,
    56,
    linear([
      [0, '#ffd27a'],
      [1, '#fff6d2'],
    ]),
  ) +
  oval(398, 54, 9, 9, '#fff9dc') +
  path('M365 93V78h8v-6h9v9h7v-12h10v10h8v-5h10v19Z', '#f2a07a', 'fill-opacity=".75"') +
  line('M391 37V93M365 64H417', '#c42f68', 2) +
  path(roundedBox(388, 62, 6, 5.4, 1), '#8a5a2f') +
  line('M389.6 62v-2a1.4 1.4 0 0 1 2.8 0v2', '#8a5a2f', 1);

/** Half a turn behind, as ever; and a cat, which has always done this and does not know what the fuss is about. */
const lateComers = (): string =>
  at(298, 196, 1, cat()) +
  oval(392, 198, 25, 5, '#a8245a', 'fill-opacity=".3"') +
  at(392, 197, 0.5, laundry(mirrored(HOT), 0.7), 0, -0.5) +
  wet([
    [232, 206, 5],
    [248, 211, 3.4],
    [300, 209, 4],
    [330, 212, 3],
  ]);

/** An arch of cat on a mat of its own, with its head between its paws the wrong way up. */
const cat = (): string =>
  path('M-34 5H34L30 -6H-28Z', '#a9c9ea') +
  line('M24 -12C34 -14 36 -28 30 -36C26 -42 20 -38 23 -34', '#5a4a6e', 4.4) +
  line('M-20 -2V-18M22 -2V-18M-14 -3V-16M16 -3V-16', '#4a3c5c', 6) +
  path(
    'M-24 -14C-24 -48 26 -48 27 -14C22 -8 16 -12 14 -18C10 -28 -8 -28 -10 -18C-12 -10 -20 -8 -24 -14Z',
    '#6a587e',
  ) +
  line('M-10 -34q2 4 0 8M0 -37q2 4 0 8M10 -35q2 4 0 8', '#4a3c5c', 1.8) +
  path('M-22 -16C-27 -12 -26 -3 -18 -2C-9 -2 -7 -11 -11 -17Z', '#6a587e') +
  path('M-23 -5L-24 2L-18 -2ZM-12 -4L-10 2L-16 -1Z', '#6a587e') +
  line('M-20.6 -8.500h.1M-14 -8.500h.1', '#f2c65a', 2.6) +
  line('M-20.6 -8.500h.1M-14 -8.500h.1', '#2b2228', 1.2) +
  path('M-18.4 -12l2.2 0l-1.1 -1.400Z', '#f6b9c4') +
  line('M-24 -11l-5 -1M-24 -12.500l-4 -3M-10 -11l5 -1', '#d9cde2', 0.6);
