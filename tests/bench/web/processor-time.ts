import { readFileSync } from 'node:fs';
import type { StartedShop } from '#tests/support/start-shop.ts';

/** The kernel's unit on every Linux that runs Node. */
const TICK_MS = 10;

/** The processor time that the web process has taken so far, in ms, to the nearest 10 (proc_pid_stat(5), Linux only). */
export function processorMsOfWeb(shop: StartedShop): number {
  const stat = readFileSync(`/proc/${shop.programs()['web server']}/stat`, 'utf8');
  // Counted from behind the name, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
