import { hash } from './drawing/chance.ts';
import type { Box } from './drawing/geometry.ts';
import { sheet } from './drawing/sheet.ts';
import { type LetteredTitle, letterTitle } from './lettering/letter-title.ts';
import type { OnCover } from './on-cover.ts';
import { BLEED, SHEET, TRIM } from './sheet-size.ts';
import { surfaceOf } from './surface/surface-of.ts';
import { textSvg } from './text/text-svg.ts';
import type { Cover } from './title.ts';

/**
 * A title's cover with this hero on it, as a whole SVG document with its title: what the shop
 * shows before any PDF is asked for. The same picture and the same lettering as in print, cut at the
 * trim.
 * @param who what `onCover` answers: to read a description, a name and clothes is a quarter of what a cover would bring along
 * @param copy tells the same cover twice in one web page apart: what hides one would take the other's gradients along
 */
export function composeCover(cover: Cover, { name, hero }: OnCover, copy = ''): string {
  const prefix = `c${hash(cover.slug + hero.seed + copy).toString(36)}`;
  let title: LetteredTitle | undefined;
  let over = '';
  let faces: readonly Box[] = [];
  const draw = (): string => {
    // No object of the child's is on a cover, so the lexicon need not come along.
    const picture = cover.paint({
      hero,
      things: ['book', 'book'],
      photo: null,
    });
    title = letterTitle(cover.lettering, name, picture.quiet);
    over = picture.over ?? '';
    faces = picture.faces;
    return picture.art;
  };
  return sheet(prefix, [BLEED, BLEED, TRIM, TRIM], draw, {
    // Words lie on the paint, not under its grain.
    finish: (art, on) =>
      surfaceOf(art, on, cover.medium, {
        width: SHEET,
        height: SHEET,
        quiet: title && [title.name.box],
        faces,
      }) + (title ? title.art + over + textSvg(title.name) : ''),
  });
}
