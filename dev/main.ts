/**
 * `npm run dev`: the shop of `npm start` under your hands. Its web process shows every edit at once (open.ts); worker and
 * sandbox start again when a file that they import is saved. `npm run dev -- --inspect` opens web and worker to a
 * debugger.
 */
import path from 'node:path';
import { runShop } from '#server/supervisor/run-shop.ts';
import { wonderling } from '#server/supervisor/wonderling.ts';
import { inspectFlags } from './inspect-flags.ts';

const inspect = inspectFlags(process.argv.slice(2));
const watch = ['--watch', '--watch-preserve-output'];

await runShop({
  ...wonderling,
  web: {
    name: 'web server',
    entry: path.join(import.meta.dirname, 'web.ts'),
    graceMs: 8_000,
    execArgv: inspect.web,
  },
  // One that stands at a breakpoint, or waits for a file to be mended, does not hang.
  worker: {
    ...wonderling.worker,
    hangsAfterMs: undefined,
    execArgv: [...watch, ...inspect.worker],
  },
  sandbox: { ...wonderling.sandbox, execArgv: watch },
});
