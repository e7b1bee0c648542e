import type { BoundPage } from '#bookmaking/binding/bound-page.ts';
import { MM_PER_PT, type TextBlock } from '#bookmaking/text/text-block.ts';
import type { Run } from '#bookmaking/words/render.ts';

/** Lines of one paragraph follow each other at 1.38 em; a new one stands farther off. */
const SAME_PARAGRAPH_EM = 1.5;

/** What is written on a page, paragraph by paragraph; the name is told apart. */
export function paragraphsOf({ text, lettering }: Pick<BoundPage, 'text' | 'lettering'>): Run[][] {
  if (lettering) return [[{ text: lettering.words, isName: false }]];
  return text.flatMap(inBlock);
}

function inBlock({ lines, size }: TextBlock): Run[][] {
  const paragraphs: Run[][] = [];
  for (const [i, { runs, baseline }] of lines.entries()) {
    const before = lines[i - 1];
    const goesOn = before && baseline - before.baseline < SAME_PARAGRAPH_EM * size * MM_PER_PT;
    if (goesOn) paragraphs.at(-1)?.push({ text: ' ', isName: false }, ...runs);
    else paragraphs.push([...runs]);
  }
  return paragraphs;
}
