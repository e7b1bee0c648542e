import type { Operation } from './find-order.ts';

/** What somebody has given a heart to, as 'book 1'. */
export type Hearts = readonly string[];

type Step = Operation<Hearts>['apply'];

export const keyOfHearts = (hearts: Hearts) => [...hearts].sort().join();

/** The steps of somebody's hearts. */
export const heartSteps = {
  given:
    (heart: string): Step =>
    (hearts) => [...new Set([...hearts, heart])],
  taken:
    (heart: string): Step =>
    (hearts) =>
      hearts.filter((other) => other !== heart),
  read:
    (seen: Hearts): Step =>
    (hearts) =>
      keyOfHearts(seen) === keyOfHearts(hearts) ? hearts : undefined,
};
