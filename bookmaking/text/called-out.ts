import type { Run } from '#bookmaking/words/render.ts';
import { lettersOf } from './letters-of.ts';
import { paragraphsOf } from './paragraphs.ts';

/** A page's words with the paragraph that is called out, and what is told before and after it. */
export interface Parts {
  readonly before: readonly Run[];
  readonly called: readonly Run[];
  readonly after: readonly Run[];
}

/** In letters: longer, a refrain is a part of a sentence that somebody says. */
const LONGEST_REFRAIN = 50;

/** The paragraph with the title's refrain, or nothing: the line that all wait for may have some words after it. */
export function aroundRefrain(runs: readonly Run[], refrain: readonly string[]): Parts | undefined {
  const paragraphs = paragraphsOf(runs);
  const at = paragraphs.findIndex((paragraph) => {
    const said = lettersOf(paragraph);
    return said.length <= LONGEST_REFRAIN && refrain.some((line) => said.includes(line));
  });
  return at > 0 ? partsAt(paragraphs, at) : undefined;
}

/** The last paragraph: how a page ends. Nothing is told before it if it is the only one. */
export function beforeLast(runs: readonly Run[]): Parts {
  const paragraphs = paragraphsOf(runs);
  return partsAt(paragraphs, paragraphs.length - 1);
}

const partsAt = (paragraphs: readonly (readonly Run[])[], at: number): Parts => ({
  before: joined(paragraphs.slice(0, at)),
  called: paragraphs[at] ?? [],
  after: joined(paragraphs.slice(at + 1)),
});

const joined = (paragraphs: readonly (readonly Run[])[]): Run[] =>
  paragraphs.flatMap((paragraph, i) => [
    ...(i > 0 ? [{ text: '\n', isName: false }] : []),
    ...paragraph,
  ]);
