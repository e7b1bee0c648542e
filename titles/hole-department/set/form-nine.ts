import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { PAPER } from './colors.ts';
import { form, pencilCircle } from './forms.ts';
import { lettering } from './lettering.ts';

/** The ninth, from above, with room for words: on a page alone it lies under the picture. */
export const formNineUnder = (): string =>
  path('M8 143L210 139L214 222H4Z', '#7a5636', 'fill-opacity=".3"') +
  path('M6 141L212 137L216 220H0Z', paper()) +
  lettering('FORM 9', 16, 143.4, 4, PAPER.ink, 1) +
  boxes([52, 64, 76, 88], 143, 4.4) +
  box(96, 145.2, 60, 0.5, PAPER.line) +
  pencilCircle(190, 145.4, 3.4);

/** Where the line of that circle is touched. */
export const NINTH_CIRCLE: Point = [328, 184];

/** Over the fold, so near that its circle is as large as the hole: a pencil went round twice. */
export const ninthCircle = (): string =>
  path('M224 -9H436V212L220 206Z', '#7a5636', 'fill-opacity=".3"') +
  path('M227 -9H436V206L223 202Z', paper()) +
  lettering('FORM 9', 238, 12, 6, PAPER.ink, 1.1) +
  line(
    'M401 96C404 146 366 184 319 184C272 184 236 148 236 102C236 56 272 20 320 20C366 20 399 54 401 100C401 108 400 116 397 124',
    PAPER.pencil,
    3.2,
  ) +
  line(
    'M396 84C404 138 370 182 322 181C274 183 239 148 239 104C238 58 274 23 318 23C352 22 384 42 394 72',
    PAPER.line,
    1.3,
  );

const boxes = (list: readonly number[], y: number, size: number): string =>
  line(list.map((x) => roundedBox(x, y, size, size, 0.4)).join(''), PAPER.ink, 0.65);

const paper = (): string =>
  linear([
    [0, '#fffaea'],
    [1, PAPER.base],
  ]);

/** Filled in, `width` mm wide, with its middle at (x, y). */
export const filledIn = (x: number, y: number, width: number, degrees: number): string =>
  at(x, y, 1, form(0, 0, width, { number: '9' }) + at(0, 0, width / 20, answer()), degrees);

/** The fourth box, and what it is for, in capitals and by hand: under a form 20 wide. */
const answer = (): string =>
  path('M-9.4 -1.5H9.4V6.4H-9.4Z', '#fffaf0') +
  line('M-7.9 1.6V4.4H-5.1V1.6ZM-8 2.4L-6.6 4L-3.9 -.4', '#c14a3c', 0.6) +
  line(
    'M-3 1.2L-2.4 4.4L-1.9 2.6L-1.4 4.4L-.8 1.2M-.1 1.2V4.4M.7 4.4V1.2L2 4.4V1.2M2.8 1.2V4.4Q4.2 4.4 4.2 2.8T2.8 1.2M5.5 1.2Q4.8 1.2 4.8 2.8T5.5 4.4T6.2 2.8T5.5 1.2M6.8 1.2L7.3 4.4L7.7 2.6L8.2 4.4L8.7 1.2',
    '#3d4a66',
    0.5,
  );
