import type { Run } from '#bookmaking/words/render.ts';

/** A newline opens a paragraph; a name has none. */
export function paragraphsOf(runs: readonly Run[]): Run[][] {
  const paragraphs: Run[][] = [[]];
  for (const run of runs) {
    const [first, ...more] = run.isName ? [run.text] : run.text.split('\n');
    if (first) paragraphs.at(-1)?.push({ ...run, text: first });
    for (const text of more) paragraphs.push(text ? [{ ...run, text }] : []);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}
