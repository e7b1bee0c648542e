import type { DisplayFace } from '#bookmaking/fonts/face-names.ts';
import { type Style, widthIn, widthOf as widthInText } from '#bookmaking/fonts/faces.ts';
import type { Run } from '#bookmaking/words/render.ts';
import { lettersOf } from './letters-of.ts';
import { paragraphsOf } from './paragraphs.ts';
import { costOf, type Rag } from './rag.ts';

/** A line of runs; a new paragraph asks for a little air above it. */
export interface Line {
  readonly runs: readonly Run[];
  readonly opensParagraph: boolean;
}

/** A stretch that is never broken: no spaces inside, and never a hyphen's or a name's middle. */
interface Word {
  readonly runs: Run[];
  width: number;
}

/** What lines are set in: a style, or a title's own face with the table of its widths. */
export type SetIn = Style | { readonly face: DisplayFace; readonly widths: string };

/** Width in em. Whoever asks for a display face has seen that it has every letter. */
function widthOf(text: string, style: SetIn): number {
  if (typeof style === 'string') return widthInText(text, style);
  return widthIn(style.widths, text) ?? widthInText(text, 'cover');
}

/**
 * Breaks runs into lines no wider than `width`, in em. A newline opens a paragraph. A name is one
 * word even if it has spaces or hyphens. A single word wider than the line stands alone and
 * overflows: the caller tries a smaller size.
 */
export function breakLines(runs: readonly Run[], width: number, style: SetIn): Line[] {
  return paragraphsOf(runs).flatMap((paragraph) =>
    balanced(wordsOf(paragraph, style), width, style).map((words, i) => ({
      runs: joined(words),
      opensParagraph: i === 0,
    })),
  );
}

/** No more lines than it takes to fill them one after another, and of all ways to do that the one that reads best (`rag.ts`). */
function balanced(words: readonly Word[], width: number, style: SetIn): Word[][] {
  const rag: Rag = style === 'text' ? 'filled' : 'even';
  const said = words.map(({ runs }) => lettersOf(runs));
  const space = widthOf(' ', style);
  /** The best lines for all words from here on: what they cost, and where the second begins. */
  const best: { cost: number; next: number }[] = [];
  best[words.length] = { cost: 0, next: words.length };
  for (let from = words.length - 1; from >= 0; from--) {
    let [cost, next] = [Number.POSITIVE_INFINITY, from + 1];
    let length = -space;
    for (let to = from; to < words.length; to++) {
      length += (words[to] as Word).width + space;
      if (length > width && to > from) break;
      const ending = {
        words: said.slice(from, to + 1),
        share: Math.min(1, length / width),
        isLast: to === words.length - 1,
      };
      const all = A_LINE + costOf(ending, rag) + (best[to + 1] as { cost: number }).cost;
      if (all < cost) [cost, next] = [all, to + 1];
    }
    best[from] = { cost, next };
  }
  const lines: Word[][] = [];
  for (let from = 0; from < words.length; ) {
    const { next } = best[from] as { next: number };
    lines.push(words.slice(from, next));
    from = next;
  }
  return lines;
}

/** More than all lines of a paragraph may cost by how they read. */
const A_LINE = 100;

/** Width of a line in em. */
export const lineWidth = (line: Line, style: SetIn): number =>
  line.runs.reduce((sum, run) => sum + widthOf(run.text, style), 0);

function wordsOf(paragraph: readonly Run[], style: SetIn): Word[] {
  const words: Word[] = [];
  let current: Word | undefined;
  const add = (run: Run): void => {
    if (!current) {
      current = { runs: [], width: 0 };
      words.push(current);
    }
    current.runs.push(run);
    current.width += widthOf(run.text, style);
  };
  for (const run of paragraph) {
    if (run.isName) {
      add(run);
      continue;
    }
    for (const [i, piece] of run.text.split(' ').entries()) {
      if (i > 0) current = undefined;
      if (piece) add({ ...run, text: piece });
    }
  }
  return words;
}

/** Words of a line as runs again, with the spaces between them. */
function joined(words: readonly Word[]): Run[] {
  const runs: Run[] = [];
  const add = (run: Run): void => {
    const last = runs.at(-1);
    if (last && last.isName === run.isName) last.text += run.text;
    else runs.push({ ...run });
  };
  for (const [i, word] of words.entries()) {
    if (i > 0) add({ text: ' ', isName: false });
    for (const run of word.runs) add(run);
  }
  return runs;
}
