import type { DisplayFace } from '#bookmaking/fonts/face-names.ts';
import { type Style, widthIn, widthOf as widthInText } from '#bookmaking/fonts/faces.ts';
import type { Run } from '#bookmaking/words/render.ts';

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

/**
 * Fills lines greedily, then narrows them as long as there are no more of them: a title becomes two
 * even lines, and a story's paragraph does not leave one short word on a line of its own.
 */
function balanced(words: readonly Word[], width: number, style: SetIn): Word[][] {
  let best = filled(words, width, style);
  if (best.length < 2) return best;
  for (let narrower = width * 0.97; narrower > width * 0.5; narrower -= width * 0.03) {
    const last = best.at(-1) as Word[];
    if (style === 'text' && lengthOf(last, style) > width * 0.2) break;
    const lines = filled(words, narrower, style);
    if (lines.length > best.length || lines.some((line) => lengthOf(line, style) > narrower)) break;
    best = lines;
  }
  return best;
}

function filled(words: readonly Word[], width: number, style: SetIn): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && lengthOf([...line, word], style) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

const lengthOf = (words: readonly Word[], style: SetIn): number =>
  words.reduce((sum, word) => sum + word.width, (words.length - 1) * widthOf(' ', style));

/** Width of a line in em. */
export const lineWidth = (line: Line, style: SetIn): number =>
  line.runs.reduce((sum, run) => sum + widthOf(run.text, style), 0);

function paragraphsOf(runs: readonly Run[]): Run[][] {
  const paragraphs: Run[][] = [[]];
  for (const run of runs) {
    const [first, ...more] = run.isName ? [run.text] : run.text.split('\n');
    if (first) paragraphs.at(-1)?.push({ ...run, text: first });
    for (const text of more) paragraphs.push(text ? [{ ...run, text }] : []);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

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
