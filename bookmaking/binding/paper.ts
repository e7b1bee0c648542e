import type { ComposedPage } from '#bookmaking/compose-page.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { DAYLIGHT } from '#bookmaking/drawing/light.ts';
import { at, box, oval } from '#bookmaking/drawing/marks.ts';
import { type Dressing, sheet } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { inMedium } from '#bookmaking/surface/in-medium.ts';
import { fitText, type TextBlock, type TextWish } from '#bookmaking/text/text-block.ts';
import { INKS } from '#bookmaking/text/type-sizes.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Title } from '#bookmaking/title.ts';
import { interestNamed } from '#bookmaking/words/interests.ts';
import type { Run } from '#bookmaking/words/render.ts';
import type { Ground } from './bound-page.ts';
import { layered } from './layered.ts';

const CREAM: Hex = '#fbf4e4';

export const paperOf = (title: Title): Hex => title.inside?.paper ?? CREAM;

/** The paper of a title, in its medium: one for all pages of a book, so that print has it once. */
export const sheetOf = (title: Title, color = paperOf(title)): string =>
  sheet(
    `t${title.slug.charAt(0)}`,
    [0, 0, SHEET, SHEET],
    () => box(-4, -4, SHEET + 8, SHEET + 8, color),
    inMedium(title.cover.medium),
  );

/** A page of paper, with what little is drawn on it. */
export function onPaper(
  title: Title,
  text: readonly TextBlock[],
  draw: () => string = () => '',
  { name = 'p', dressing }: { name?: string; dressing?: Dressing } = {},
): ComposedPage & { ground: Ground } {
  const paper = sheetOf(title);
  const over = sheet(name, [0, 0, SHEET, SHEET], draw, dressing);
  const bare = over.endsWith('</defs></svg>');
  return {
    svg: bare ? paper : layered(paper, over),
    text,
    faces: [],
    ground: { svg: paper, width: SHEET, left: 0, ...(!bare && { over }) },
  };
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

/** Bare paper on a page that has a color, for a small thing to stand before; `radius` in mm. */
export const spot = (title: Title, x: number, y: number, radius: number): string =>
  oval(x, y, radius, radius, title.inside?.seal ?? paperOf(title));

/** A part of a box, from `from` to `to` of its height. */
export const rows = ({ x, y, width, height }: Box, from: number, to: number): Box => ({
  x,
  y: y + height * from,
  width,
  height: height * (to - from),
});
