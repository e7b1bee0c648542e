import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';
import type { BenchShop } from './bench-shop.ts';

const COUNT = 100;
const GIVE_UP_AFTER_MS = 10 * 60_000;
const project = path.resolve(import.meta.dirname, '../../..');

/**
 * A hundred previews asked for at once, made by one worker process and then by two. A worker that has just started still
 * compiles its code, so each time the second hundred counts.
 */
export async function benchPreviewsAtOnce(shop: BenchShop): Promise<void> {
  report('one worker, just started', await makeThemAll(shop, 0));
  const alone = await makeThemAll(shop, 1);
  report('one worker', alone);
  const second = await startWorker(shop);
  try {
    report('two workers, one just started', await makeThemAll(shop, 2));
    const together = await makeThemAll(shop, 3);
    report('two workers', together);
    const times = (alone.seconds / together.seconds).toFixed(2);
    console.log(
      `two workers make ${times} times as many as one (goal 1.5, with nothing else running)`,
    );
  } finally {
    second.kill();
    await once(second, 'exit');
  }
}

type Made = { done: number; lost: number; seconds: number };

function report(who: string, { done, lost, seconds }: Made): void {
  const each = (seconds / COUNT).toFixed(2);
  console.log(`${COUNT} previews at once, ${who}: ${done} done, ${lost} lost, ${each} s each`);
}

/** Asks for the previews of a hundred families' children, and waits until none is pending. */
async function makeThemAll(shop: BenchShop, round: number): Promise<Made> {
  const families = shop.families.slice(round * COUNT, (round + 1) * COUNT);
  const begun = performance.now();
  await Promise.all(
    families.map(async ({ cookie, childId }, n) => {
      const answer = await fetch(`${shop.url}/api/functions/start_generate_book_preview`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ book_id: 1 + (n % 8), child_id: childId }),
      });
      if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    }),
  );
  return inDatabaseOf(shop, async ({ pool }) => {
    const ids = families.map(({ childId }) => childId);
    for (;;) {
      const { rows } = await pool.query(
        `select count(*) filter (where status = 'completed')::int as done,
                count(*) filter (where status = 'pending')::int as pending
         from book_previews where child_id = any($1)`,
        [ids],
      );
      const { done, pending } = rows[0];
      const seconds = (performance.now() - begun) / 1000;
      if (pending === 0 || seconds * 1000 > GIVE_UP_AFTER_MS) {
        return { done, lost: COUNT - done, seconds };
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
}

/** A second worker in the environment of the first, which the supervisor has given it (Linux only). */
async function startWorker(shop: BenchShop): Promise<ChildProcess> {
  const told = readFileSync(`/proc/${shop.programs().worker}/environ`, 'utf8');
  const { NODE_CHANNEL_FD, ...env } = Object.fromEntries(
    told
      .split('\0')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const worker = spawn(process.execPath, ['server/worker/main.ts'], {
    cwd: project,
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const lines of worker.stdout!) if (String(lines).includes('"working"')) break;
  worker.stdout!.resume();
  return worker;
}
