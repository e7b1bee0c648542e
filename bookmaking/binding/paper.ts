import type { ComposedPage } from '#bookmaking/compose-page.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { DAYLIGHT } from '#bookmaking/drawing/light.ts';
import { at, box } from '#bookmaking/drawing/marks.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { fitText, type TextBlock, type TextWish } from '#bookmaking/text/text-block.ts';
import { INKS } from '#bookmaking/text/type-sizes.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Title } from '#bookmaking/title.ts';
import { interestNamed } from '#bookmaking/words/interests.ts';
import type { Run } from '#bookmaking/words/render.ts';

const CREAM: Hex = '#fbf4e4';

export const paperOf = (title: Title): Hex => title.inside?.paper ?? CREAM;

/** A page of paper, with what little is drawn on it; `name` tells its ids from those of others. */
export function onPaper(
  title: Title,
  text: readonly TextBlock[],
  draw: () => string = () => '',
  name = 'p',
): ComposedPage {
  const whole = () => box(0, 0, SHEET, SHEET, paperOf(title)) + draw();
  return { svg: sheet(name, [0, 0, SHEET, SHEET], whole), text, faces: [] };
}

/** Words on paper: dark ink, as large as they go. */
export const setOnPaper = (
  runs: readonly Run[],
  wish: Pick<TextWish, 'box' | 'largest' | 'smallest'> & Partial<TextWish>,
): TextBlock =>
  fitText(runs, { style: 'text', align: 'center', anchor: 'middle', ...INKS.dark, ...wish });

export const plain = (text: string): Run[] => [{ text, isName: false }];

/** The ornament of a title, `width` mm wide, with its middle at (x, y). */
export function keepsake(title: Title, x: number, y: number, width: number): string {
  const own = title.inside?.keepsake;
  const art = own ? own(DAYLIGHT) : thing(interestNamed(title.words.fallback[0]).drawnAs, DAYLIGHT);
  return at(x, y, width / 100, art);
}

/** A part of a box, from `from` to `to` of its height. */
export const rows = ({ x, y, width, height }: Box, from: number, to: number): Box => ({
  x,
  y: y + height * from,
  width,
  height: height * (to - from),
});
