import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { PAPER } from './colors.ts';
import { pencilCircle } from './forms.ts';
import { lettering } from './lettering.ts';

/** The ninth, from above, with room for words: on a page alone it lies under the picture. */
export const formNineUnder = (): string =>
  path('M8 143L210 139L214 222H4Z', '#7a5636', 'fill-opacity=".3"') +
  path('M6 141L212 137L216 220H0Z', paper()) +
  lettering('FORM 9', 16, 143.4, 4, PAPER.ink, 1) +
  boxes([52, 64, 76, 88], 143, 4.4) +
  box(96, 145.2, 60, 0.5, PAPER.line) +
  pencilCircle(190, 145.4, 3.4);

/** Over the fold, as large as it is because of what it closes. */
export const formNineOverleaf = (): string =>
  path('M229 20L386 14L392 158L234 161Z', '#7a5636', 'fill-opacity=".3"') +
  path('M232 14L388 10L394 154L236 158Z', paper()) +
  lettering('FORM 9', 242, 18, 5, PAPER.ink, 1.1) +
  boxes([300, 316, 332, 348], 18, 5.4) +
  pencilCircle(376, 140, 9);

const boxes = (list: readonly number[], y: number, size: number): string =>
  line(list.map((x) => roundedBox(x, y, size, size, 0.4)).join(''), PAPER.ink, 0.65);

const paper = (): string =>
  linear([
    [0, '#fffaea'],
    [1, PAPER.base],
  ]);
