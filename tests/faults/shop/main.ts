/**
 * The shop as `npm start` opens it, except that every way to the world outside (payment provider, mail, the
 * provider's events) leads through the harness, which can bar it. Everything else is the shop's own.
 */
import path from 'node:path';
import { readEnvironment } from '#server/settings/settings.ts';
import { supervise } from '#server/supervisor/supervise.ts';
import { wonderling } from '#server/supervisor/wonderling.ts';

const entry = (file: string) => path.join(import.meta.dirname, file);
const { web, worker, sandbox } = wonderling;
const supervision = supervise(
  {
    ...wonderling,
    web: { ...web, entry: entry('web.ts') },
    worker: { ...worker, entry: entry('worker.ts') },
    sandbox: { ...sandbox, entry: entry('sandbox.ts') },
    // An empty shop: whatever is in it at the end, the trials have put there.
    seed: async () => {},
  },
  readEnvironment(),
  console.log,
);
process.once('SIGTERM', async () => {
  await supervision.stop();
  process.exit(0);
});
console.log(`Wonderling is open at ${await supervision.opened}`);
