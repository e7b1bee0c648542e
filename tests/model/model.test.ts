import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { seedNumber, someTimes } from '#tests/support/some-of.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

/** A handful of the stories of `npm run model`, in a process of its own: there the press is another one. */
const { url } = await openTestDatabase();

test('some stories of the whole shop are told rightly', async () => {
  const options = [`--runs=${someTimes(100)}`, `--seed=${seedNumber()}`];
  const model = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'main.ts'), '--database', url, ...options],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [said, complaints, [code]] = await Promise.all([
    text(model.stdout),
    text(model.stderr),
    once(model, 'exit'),
  ]);
  expect(code, said + complaints).toBe(0);
}, 300_000);
