import { composePage } from '#bookmaking/compose-page.ts';
import type { Reader } from '#bookmaking/reader.ts';
import { textSvg } from '#bookmaking/text/text-svg.ts';
import { wordsOf } from '#bookmaking/text/words-of.ts';
import type { Title } from '#bookmaking/title.ts';
import { isDisplayFace } from '#web/book/live/load-face.ts';
import type { Leaf } from './leaf.ts';

/**
 * The words of a page for one reader, to be laid over the picture that the build has drawn.
 *
 * @param position in the title's preview, from 2: 1 is the cover
 * @param picture the name of that picture under /leaves
 */
export function composeLeaf(title: Title, position: number, reader: Reader, picture: string): Leaf {
  const name = title.previewPages[position - 2];
  if (!name) throw new Error(`There is no page ${position} of ${title.slug}`);
  const page = composePage(title, reader, name);
  return {
    picture,
    position,
    type: page.text.map(textSvg).join(''),
    face: page.text.map(({ style }) => style).find(isDisplayFace),
    words: wordsOf(page.text),
  };
}
