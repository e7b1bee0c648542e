import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { PAPER } from '#titles/hole-department/set/colors.ts';
import { pile } from '#titles/hole-department/set/forms.ts';
import { BELOW } from '#titles/hole-department/set/lights.ts';
import { chamber, desk, glow, lamp, pigeonholes } from '#titles/hole-department/set/office.ts';
import { smallStamp } from '#titles/hole-department/set/stamp.ts';
import { stampMark } from '#titles/hole-department/set/stamp-mark.ts';
import { type MoleArt, mole } from './mole.ts';
import type { MoleMood } from './mole-head.ts';
import { type MolePerson, STAFF } from './staff.ts';

/** How large a floor is in its own millimeters, its top left at (0, 0) and the shaft at its left. */
export const [FLOOR_WIDE, FLOOR_HIGH] = [72, 40];

/** Where who works here stands. */
const BOARDS = FLOOR_HIGH - 2.4;

/** Five floors of the Department, from the top: one thing happens on each, and nobody looks at a pebble. */
export const fiveFloors = (): readonly string[] => [
  room(paperwork()),
  room(tea()),
  room(umbrella()),
  room(allStamped()),
  room(nap()),
];

const room = (inside: string): string =>
  chamber({ x: 0, y: 0, width: FLOOR_WIDE, height: FLOOR_HIGH }, 1, inside);

const clerk = (
  person: MolePerson,
  where: Point,
  look: number,
  mood: MoleMood,
  paws: { readonly near?: Point; readonly far?: Point } = {},
): MoleArt => mole({ person, where, size: 33, facing: -1, look, mood, ...paws }, BELOW);

/** A stamp lifted over a pile that has grown past it. */
function paperwork(): string {
  const one = clerk(STAFF.cap, [46, BOARDS], -16, 'alarmed', { far: [33, 11] });
  return (
    glow(22, 8, 34, 24, 0.6) +
    smallStamp(31.5, 12, 15, -12) +
    one.art +
    pile(18, BOARDS, 19, 37, 'tower') +
    pile(64, BOARDS, 14, 9, 'next')
  );
}

/** It has been lifted all morning, with a little finger. */
function tea(): string {
  const one = clerk(STAFF.visor, [46, BOARDS], 4, 'pleased', { far: [29, 21] });
  return (
    lamp(20, 10, 0, 0.9) +
    pigeonholes({ x: 54, y: 7, width: 16, height: 28 }, 3, 4, 'tea') +
    one.art +
    path('M20 16H31C31 22 29 25 25.500 25C22 25 20 22 20 16Z', '#f6e8d0') +
    line('M20 18h11', '#2f8f8c', 1.2) +
    line('M20 18q-4 0 -3 3q1 2 4 1', '#f6e8d0', 1.2) +
    line('M23 13q-2 -2 0 -4t0 -4M28 13q-2 -2 0 -4t0 -4', '#fff4da', 0.9, 'stroke-opacity=".8"') +
    desk(16, BOARDS, 22, pile(18, BOARDS - 10.6, 12, 3, 'cold')) +
    one.farPaw
  );
}

/** Whatever comes down that hole, somebody is prepared. */
function umbrella(): string {
  const one = clerk(STAFF.bowler, [43, BOARDS], -2, 'official', { far: [16, 23] });
  return (
    glow(40, 4, 34, 24, 0.6) +
    pigeonholes({ x: 57, y: 7, width: 14, height: 28 }, 2, 4, 'umbrella') +
    one.art +
    line('M13 31V8', '#3a2420', 1.3) +
    path(
      'M-2 13Q13 -8 28 13Q24 9.600 20.500 13Q17 9 13 13Q9 9 5.500 13Q2 9.600 -2 13Z',
      '#2f8f8c',
    ) +
    path(
      'M5.500 13Q8 3 13 2.500Q18 3 20.500 13Q17 9 13 13Q9 9 5.500 13Z',
      '#e9f0d8',
      'fill-opacity=".5"',
    ) +
    one.farPaw
  );
}

/** Wall, desk, lamp and nose: nothing is left that has not been looked through. */
function allStamped(): string {
  const one = clerk(STAFF.scarf, [42, BOARDS], -6, 'brisk', { far: [27, 14] });
  const [noseX, noseY] = one.nose;
  return (
    glow(20, 8, 34, 24, 0.4) +
    (
      [
        [10, 9, -14],
        [57, 10, 10],
        [62, 26, -18],
        [11, 25, 8],
      ] as const
    )
      .map(([x, y, degrees]) => stampMark(x, y, 4.4, 'OK', degrees))
      .join('') +
    smallStamp(25.5, 15, 15, -14) +
    one.art +
    at(noseX + 4.5, noseY - 0.6, 0.44, stampMark(0, 0, 6, 'OK', -12)) +
    desk(14, BOARDS, 20)
  );
}

/** It was a very long form. */
const nap = (): string =>
  glow(30, 4, 40, 20, 0.35) +
  lamp(20, 9, 0, 0.8, true) +
  mole(
    {
      person: STAFF.bun,
      where: [42, BOARDS],
      size: 34,
      facing: -1,
      look: 38,
      mood: 'pleased',
      sits: true,
    },
    BELOW,
  ).art +
  path(
    `M26 ${BOARDS}C26 27 33 22 44 23C55 24 60 29 61 ${BOARDS}Z`,
    PAPER.base,
    `stroke="${PAPER.line}" stroke-width=".5"`,
  ) +
  line('M33 29h14M32 32h20M31.500 35h12', PAPER.line, 0.8) +
  (
    [
      [20, 23, 3],
      [14, 17, 4],
      [7, 10, 5],
    ] as const
  )
    .map(([x, y, s]) => line(`M${x} ${y}h${s}l${num(-s)} ${s}h${s}`, '#6b3a24', 1 + s * 0.08))
    .join('') +
  oval(42, BOARDS, 18, 1, '#3a2018', 'fill-opacity=".3"');
