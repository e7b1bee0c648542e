import type { Run } from '#bookmaking/words/render.ts';

/** What is read of some runs, without who of them is a name. */
export const lettersOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');
