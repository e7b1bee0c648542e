import { hash } from './drawing/chance.ts';
import type { Box } from './drawing/geometry.ts';
import { sheet } from './drawing/sheet.ts';
import { heroOf } from './hero/hero.ts';
import { against } from './hero/kept-apart.ts';
import { checkPrintableName } from './print-name.ts';
import type { Reader } from './reader.ts';
import { BLEED, SHEET, TRIM } from './sheet-size.ts';
import { surfaceOf } from './surface/surface-of.ts';
import { fitText, type TextBlock } from './text/text-block.ts';
import { textSvg } from './text/text-svg.ts';
import { coverWish } from './text/type-sizes.ts';
import type { Cover } from './title.ts';
import type { Run } from './words/render.ts';

/**
 * A title's cover with this reader on it, as a whole SVG document with its text: what the shop
 * shows before any PDF is asked for. The same picture and the same lines as in print, cut at the
 * trim.
 * @param copy tells the same cover twice in one web page apart: what hides one would take the other's gradients along
 * @throws CannotPrint if the reader's name cannot be set
 */
export function composeCover(cover: Cover, reader: Reader, copy = ''): string {
  const name = checkPrintableName(reader.name);
  const prefix = `c${hash(cover.slug + reader.seed + copy).toString(36)}`;
  let title: TextBlock | undefined;
  let faces: readonly Box[] = [];
  const draw = (): string => {
    // No object of the child's is on a cover, so the lexicon need not come along.
    const picture = cover.paint({
      hero: against(heroOf(reader), cover.grounds),
      things: ['book', 'book'],
      photo: null,
    });
    title = fitText(titleRuns(cover.title, name), coverWish(picture.quiet));
    faces = picture.faces;
    return picture.art;
  };
  return sheet(prefix, [BLEED, BLEED, TRIM, TRIM], draw, {
    // Words lie on the paint, not under its grain.
    finish: (art, on) =>
      surfaceOf(art, on, cover.medium, { width: SHEET, height: SHEET, quiet: title?.box, faces }) +
      (title ? textSvg(title) : ''),
  });
}

/** "{name} and the Goose": the one token that a cover may have. */
export function titleRuns(title: string, name: string): Run[] {
  return title
    .split(/(\{name\})/)
    .filter((part) => part !== '')
    .map((part) =>
      part === '{name}' ? { text: name, isName: true } : { text: part, isName: false },
    );
}
