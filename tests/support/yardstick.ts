import { scryptSync } from 'node:crypto';

/** Milliseconds of CPU that this process spends on what is done. */
export async function cpuOf(work: () => unknown): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/**
 * Milliseconds of CPU that the same bit of work takes here and now: 190 to 350 on 24 November 2026. What should cost little is
 * compared with ten of these and not with a clock. A limit of 1,000 ms failed twice in a row on machines whose
 * neighbors left them half of their speed (1,335 ms, when this took 280).
 */
export const yardstick = () => cpuOf(() => scryptSync('', '', 64, SOME_WORK));

const SOME_WORK = { N: 2 ** 15, r: 8, maxmem: 64 * 1024 * 1024 };
