import { wordsOn } from '#bookmaking/compose-page.ts';
import type { Reader } from '#bookmaking/reader.ts';
import { toldTo } from '#bookmaking/told-to.ts';
import type { Run } from '#bookmaking/words/render.ts';
import { loadTitle } from './load-title.ts';

/** What a position of a title's preview says, paragraph by paragraph; its cover is lettered large and says it itself. */
export type PreviewWords = (reader: Reader, position: number) => Run[][];

/** Loads what a title says. Undefined for a title without pictures. */
export async function openWords(slug: string): Promise<PreviewWords | undefined> {
  const title = await loadTitle(slug);
  if (!title) return undefined;
  return (reader, position) => {
    const page = title.previewPages[position - 2];
    return page ? inParagraphs(toldTo(title, reader, wordsOn(title, reader, page))) : [];
  };
}

function inParagraphs(runs: readonly Run[]): Run[][] {
  const paragraphs: Run[][] = [[]];
  for (const run of runs) {
    const [first = '', ...more] = run.isName ? [run.text] : run.text.split('\n');
    paragraphs.at(-1)?.push({ ...run, text: first });
    for (const text of more) paragraphs.push([{ ...run, text }]);
  }
  return paragraphs.filter((paragraph) => paragraph.some(({ text }) => text !== ''));
}
