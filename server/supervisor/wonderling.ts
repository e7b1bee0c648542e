import path from 'node:path';
import { keepRows } from './keep-rows.ts';
import { prepareDatabase } from './prepare-database.ts';
import type { Shop } from './supervise.ts';

const project = path.resolve(import.meta.dirname, '../..');
const entry = (file: string) => path.join(project, file);

/**
 * Noticed within 15 s, a turn and the kill included. The longest that a healthy process was silent for is four books
 * set at once: 0.7 s of a core, and on two cores with 25 processes at work twelve times that.
 */
const HANGS_AFTER_MS = 12_000;

/** The shop as it is opened by `npm start`. */
export const wonderling: Shop = {
  web: {
    name: 'web server',
    entry: entry('server/web/main.ts'),
    graceMs: 8_000,
    hangsAfterMs: HANGS_AFTER_MS,
    // Where there is memory, Node gives young objects up to 134 MB before it looks through them; with this, 34. With 8
    // instead of 16 answers took longer. What is old may grow by a fifth before it is looked through: of 63 MB that are in
    // use Node lets four times as many lie about, and after the mix web held 341 MB instead of 282.
    execArgv: ['--max-semi-space-size=16', '--heap-growing-percent=20'],
    // glibc keeps eight heaps a core for threads that compress and decode, and gives little of them back: after the mix
    // of the bench 213 MB lay outside of V8's heap, with two heaps in all 144.
    env: { MALLOC_ARENA_MAX: '2' },
  },
  worker: {
    name: 'worker',
    entry: entry('server/worker/main.ts'),
    graceMs: 8_000,
    hangsAfterMs: HANGS_AFTER_MS,
  },
  sandbox: { name: 'sandbox', entry: entry('sandbox/main.ts'), graceMs: 6_000 },
  keepRows,
  prepareDatabase,
  // Loaded only for the one start that needs it: it is a tenth of a second of every other.
  seed: async (url) => (await import('#seeds/demo-shop.ts')).seedDemoShop(url),
};
