import { readFileSync } from 'node:fs';
import type { StartedShop } from '#tests/support/start-shop.ts';
import type { BenchShop } from './bench-shop.ts';
import { benchMix } from './mix.ts';

/** What the web process holds now, in MB: its resident memory, as the system counts it (proc_pid_status(5), Linux only). */
export function memoryOfWeb(shop: StartedShop): number {
  const status = readFileSync(`/proc/${shop.programs()['web server']}/status`, 'utf8');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)![1];
  return Math.round(Number(kilobytes) / 1024);
}

/** The mix for many minutes, and the memory after each: it may level off, it may not climb. */
export async function benchSoak(shop: BenchShop, minutes: number): Promise<void> {
  const held: number[] = [];
  for (let minute = 1; minute <= minutes; minute++) {
    await benchMix(shop, 60, () => {});
    held.push(memoryOfWeb(shop));
    console.log(`soak, minute ${minute}: ${held.at(-1)} MB`);
  }
  // The first minute fills caches and lets the heap find its size; growth counts from its end.
  const growth = ((held.at(-1)! / held[0]! - 1) * 100).toFixed(0);
  console.log(`soak: web grew by ${growth} % in ${minutes} minutes (goal: under 10 %)`);
}
