import type { Run } from './render.ts';

const word = /[\p{L}\p{N}\p{M}]+(?:[’-][\p{L}\p{N}\p{M}]+)*/gu;

/**
 * Counts the words of a text as a reading level counts them: "DING-DING" and "wasn’t" are one, and
 * the hero's name is one however many parts it has, because it is the one phrase that every child
 * in the book's audience can already read.
 */
export function countWords(runs: readonly Run[]): number {
  const text = runs.map((run) => (run.isName ? 'Name' : run.text)).join('');
  return text.match(word)?.length ?? 0;
}
