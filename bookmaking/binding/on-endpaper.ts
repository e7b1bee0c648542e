import { composeEndpaper } from '#bookmaking/compose-endpaper.ts';
import type { ComposedPage } from '#bookmaking/compose-page.ts';
import { hash } from '#bookmaking/drawing/chance.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import type { Reader } from '#bookmaking/reader.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Cast, Title } from '#bookmaking/title.ts';
import { castFor } from '#bookmaking/told-to.ts';
import type { DrawnPage } from './bound-page.ts';
import { figuresIn } from './figures.ts';
import { layered } from './layered.ts';

/**
 * Somebody before the paper of the title, which is painted once for all such pages: in print it was 60 KB each.
 *
 * @param name tells its ids from those of other pages
 * @param under what lies between the two
 */
export function onEndpaper(
  title: Title,
  reader: Reader,
  name: string,
  place: (cast: Cast) => PlacedHero,
  under = '',
): Omit<ComposedPage, 'text'> & Pick<DrawnPage, 'ground'> {
  const paper = composeEndpaper(title);
  let faces: DrawnPage['faces'] = [];
  const draw = (): string => {
    const { shadow, art, face } = place(castFor(title, reader));
    faces = [face];
    return under + shadow + art;
  };
  const prefix = `${name}${hash(reader.seed).toString(36)}`;
  const over = sheet(prefix, [0, 0, SHEET, SHEET], draw, figuresIn(title));
  return {
    svg: layered(paper, over),
    faces,
    ground: { svg: paper, width: SHEET, left: 0, over },
  };
}
