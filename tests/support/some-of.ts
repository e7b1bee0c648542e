import { chanceFrom, hash } from '#bookmaking/drawing/chance.ts';
import { testSeed } from './test-seed.ts';

/**
 * A tenth of a list (or another share: one in so many), at least one, in its order; all of it under `npm run test:all`. Which ones is
 * chosen by the run's seed, and anew for each `purpose`, so that two lists of one length are not cut alike.
 */
export function someOf<Item>(purpose: string, list: readonly Item[], oneIn = 10): Item[] {
  const chance = chanceFrom(`${testSeed()} ${purpose}`);
  const drawn = new Set(
    list
      .map((_, place) => ({ place, lot: chance() }))
      .sort((one, other) => one.lot - other.lot)
      .slice(0, someTimes(list.length, oneIn))
      .map(({ place }) => place),
  );
  return list.filter((_, place) => drawn.has(place));
}

/** A tenth of a number of rounds, rounded up; all of them under `npm run test:all`. */
export const someTimes = (times: number, oneIn = 10): number =>
  process.env.TEST_ALL ? times : Math.ceil(times / oneIn);

/** The run's seed as fast-check takes it. */
export const seedNumber = (): number => hash(testSeed()) | 0;
