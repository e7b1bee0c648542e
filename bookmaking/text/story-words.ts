import { widthIn } from '#bookmaking/fonts/faces.ts';
import type { Lettering } from '#bookmaking/lettering/lettering.ts';
import type { CalledOut, Quiet } from '#bookmaking/title.ts';
import type { Run } from '#bookmaking/words/render.ts';
import type { Telling } from '#vocabulary/reading-levels.ts';
import { fitText, type TextBlock } from './text-block.ts';
import { INKS, storyWish } from './type-sizes.ts';

/** In pt: smaller, a fat face fills up. */
const SMALLEST_CALLED_OUT = 12;

/** The words of a page in their places: most of them in a story's plain letters, and what is called out in the title's own. */
export function storyWords(
  runs: readonly Run[],
  quiet: Quiet,
  level: Telling,
  page: 'belongs' | number,
  lettering: Lettering,
): TextBlock[] {
  const told = (words: readonly Run[]): TextBlock => fitText(words, storyWish(quiet, level, page));
  const [before, last] = quiet.last ? lastParagraph(runs) : [runs, []];
  if (!quiet.last || before.length === 0) return [told(runs)];
  return [told(before), calledOut(last, quiet.last, lettering)];
}

/** A name with a letter that the face lacks takes the whole line into the bold of covers: half a face spoils a name. */
function calledOut(
  runs: readonly Run[],
  { box, ink, align = 'left', largest }: CalledOut,
  { face, widths }: Lettering,
): TextBlock {
  const isWhole = runs.every(({ text }) => widthIn(widths, text) !== undefined);
  return fitText(runs, {
    box,
    style: isWhole ? { face, widths } : 'cover',
    align,
    anchor: 'middle',
    largest,
    smallest: SMALLEST_CALLED_OUT,
    ...INKS[ink],
  });
}

/** Everything up to the last paragraph, and that; nothing before it if it is the only one. */
function lastParagraph(runs: readonly Run[]): [before: Run[], last: Run[]] {
  const opens = runs.findLastIndex(({ text, isName }) => !isName && text.includes('\n'));
  const run = runs[opens];
  if (!run) return [[], [...runs]];
  const at = run.text.lastIndexOf('\n');
  const part = (text: string): Run[] => (text ? [{ ...run, text }] : []);
  return [
    [...runs.slice(0, opens), ...part(run.text.slice(0, at))],
    [...part(run.text.slice(at + 1)), ...runs.slice(opens + 1)],
  ];
}
