import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asGround, at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

/** Down over a whole page from somewhere above it, and along the rug to where it is still rolled up. */
const SHEET_OF_PAPER =
  'M183 -60H480V212C420 200 300 207 62 210C57 204 57 197 62 192C150 191 184 190 184 160C186 110 184 60 183 -60Z';

/** A very short language, in full, as large as a page; words may lie on its upper half. Below them somebody has drawn a bed. In mm of the opening. */
export function takenDown(light: Light): string {
  const paper = tone(light, '#fffaf0');
  return (
    path(SHEET_OF_PAPER, light.shade, 'fill-opacity=".3" transform="translate(-4 4)"') +
    asGround(clean(path(SHEET_OF_PAPER, paper.base))) +
    clip(
      SHEET_OF_PAPER,
      path(
        'M50 214H480V190C380 190 260 192 186 164C180 190 130 191 50 192Z',
        paper.shade,
        'fill-opacity=".35"',
      ),
    ) +
    line(SCRIBBLES, '#6b5a86', 1.3) +
    clean(bed()) +
    roll(light)
  );
}

/** As one draws a bed with whoever is in it, in crayon and in a hurry; over it a moon. */
const bed = (): string =>
  path('M274 150C276 138 292 134 304 138L372 144C376 150 374 160 372 164L276 164Z', '#f3a6b4') +
  line('M270 126L272 180M272 165L382 166M382 142L381 180', '#a5673f', 4) +
  line('M274 150C276 138 292 134 304 138L372 144', '#d9748c', 2.4) +
  line('M312 142L308 163M334 142L332 164M356 144L354 164', '#d9748c', 1.8) +
  oval(288, 138, 10, 9.4, '#fff0d8', 'stroke="#5a4a86" stroke-width="2"') +
  line('M284.600 136h.1M291.400 136h.1', '#5a4a86', 2.2) +
  line('M284 142q4 -3 8 0', '#5a4a86', 1.6) +
  path('M386 100A13 13 0 1 0 390 122A11 11 0 0 1 386 100Z', '#f2b733');

/** How large it is on a wall, and where. */
const [ON_WALL, RIGHT, DOWN] = [0.8, 86, 3] as const;

/** The same bed, and none of that: on a wall, with a line that is still on its way to the tip of a red crayon at (`x`, `y`). */
export const onTheWall = ([x, y]: Point): string =>
  at(
    RIGHT,
    DOWN,
    ON_WALL,
    clean(bed()) + crossedOut([(x - RIGHT) / ON_WALL, (y - DOWN) / ON_WALL]),
  );

/** A ring and a bar, as on a sign. */
const crossedOut = ([x, y]: Point): string =>
  line(
    `M268 184L388 126M330 114C286 114 246 130 246 155S286 196 332 196S404 180 404 155S372 112 326 114C290 116 226 ${num(y + 30)} ${num(x)} ${num(y)}`,
    '#d9402f',
    5,
  );

/** A fat red crayon about (0, 0), where a fist has it, along +x: its tip at (22, 0). */
export const redCrayon = (): string =>
  path(
    'M-17 -3.400H14L21 -1.200Q22.600 0 21 1.200L14 3.400H-17Z',
    '#d9402f',
    'stroke="#7a2433" stroke-width="1" stroke-linejoin="round"',
  ) +
  path('M-11 -3.400H10V3.400H-11Z', '#f3d9b8') +
  line('M14 -3.200V3.200', '#7a2433', 0.8);

const roll = (light: Light): string => {
  const paper = tone(light, '#fffaf0');
  return at(
    62,
    201,
    1,
    oval(0, 0, 6, 10, paper.shade) +
      oval(0, 0, 3.6, 6.8, paper.base) +
      line('M0 5.4Q-3.2 0 0 -3.4Q2.8 -1.4 1 2', paper.deep, 0.9),
  );
};

/** The small print. */
const SCRIBBLES =
  'M78 198q2 -3 4 0t4 0t4 0t4 0t4 0M77 204q2 -3 4 0t4 0t4 0M112 197q2 -3 4 0t4 0t4 0M111 203q2 -3 4 0t4 0t4 0t4 0t4 0M146 197q2 -3 4 0t4 0t4 0t4 0M146 203q2 -3 4 0t4 0t4 0';
