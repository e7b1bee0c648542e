const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long is waited after each try, as the convention has it; after the tenth, three days later, it is given up. */
const WAITS_MS = [
  5 * SECOND,
  ...[5 * MINUTE, 30 * MINUTE],
  ...[2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR],
];
const LONGEST_WAIT_MS = 24 * HOUR;
/** Up to a tenth longer, so that what failed together does not come back together. */
const SCATTER = 0.1;

/**
 * How long to wait after a try that failed, in ms; undefined after the last.
 * @param number which try it was, from 1
 * @param askedFor how long the endpoint wants to be left alone (Retry-After), in ms
 */
export function waitAfter(number: number, askedFor = 0): number | undefined {
  const wait = WAITS_MS[number - 1];
  if (wait === undefined) return undefined;
  return Math.max(wait * (1 + Math.random() * SCATTER), Math.min(askedFor, LONGEST_WAIT_MS));
}
