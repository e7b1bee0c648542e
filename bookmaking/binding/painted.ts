import type { ComposedPage } from '#bookmaking/compose-page.ts';
import { hash } from '#bookmaking/drawing/chance.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import type { Reader } from '#bookmaking/reader.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { type PaintedPage, surfaceOf } from '#bookmaking/surface/surface-of.ts';
import { linesOf } from '#bookmaking/text/lines-of.ts';
import type { TextBlock } from '#bookmaking/text/text-block.ts';
import type { Painting, Picture, Title } from '#bookmaking/title.ts';
import { castFor } from '#bookmaking/told-to.ts';
import { seenOnSheet } from './on-sheet.ts';
import { OPENING_AT_RIGHT } from './over-fold.ts';

/**
 * A painting in its title's medium, `width` mm wide.
 *
 * @param name tells its ids from those of the title's other pictures
 * @param setWords its words in their places, once it is known where the picture keeps quiet
 */
export function painted(
  title: Title,
  reader: Reader,
  name: string,
  painting: Painting,
  width: number,
  setWords: (picture: Picture) => readonly TextBlock[],
): ComposedPage {
  let text: readonly TextBlock[] = [];
  let signs: readonly TextBlock[] = [];
  let faces: readonly Box[] = [];
  let opening: PaintedPage['opening'];
  const prefix = `${title.slug.charAt(0)}${name}${hash(reader.seed).toString(36)}`;
  const draw = (): string => {
    const picture = painting(castFor(title, reader));
    text = setWords(picture);
    signs = picture.signs ?? [];
    faces = picture.faces;
    if (picture.overFold) opening = OPENING_AT_RIGHT;
    return seenOnSheet(picture.art, width);
  };
  const svg = sheet(prefix, [0, 0, width, SHEET], draw, {
    finish: (art, on) =>
      surfaceOf(art, on, title.cover.medium, {
        width,
        height: SHEET,
        quiet: text.map(linesOf),
        faces,
        opening,
      }),
  });
  return { svg, text: [...text, ...signs], faces };
}
