import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { freeLoopbackPort } from '#database/embedded/loopback-port.ts';
import { isAlive } from '#database/embedded/postmaster.ts';
import { type Kept, keepRunning } from './keep-running.ts';

const folder = path.resolve(import.meta.dirname, '../../tests/faults/small-shop');
const said: string[] = [];
const started: number[] = [];
const kept: Kept[] = [];

afterEach(async () => {
  for (const program of kept.splice(0)) await program.stop();
  said.length = 0;
  started.length = 0;
});

function keep(file: string, env: Record<string, string> = {}, hangsAfterMs?: number): Kept {
  const program = keepRunning(
    { name: 'program', entry: path.join(folder, file), graceMs: 5_000, hangsAfterMs },
    { PATH: process.env.PATH, ...env },
    { say: (line) => said.push(line), started: (pid) => started.push(pid) },
  );
  kept.push(program);
  return program;
}

test('the pause before each restart is twice the last one', async () => {
  await keep('falling.ts').ready;
  const pauses = () =>
    said.flatMap((line) => /ended \(code 1\); it starts again in ([\d.]+) s/.exec(line)?.[1] ?? []);
  await expect.poll(pauses, { timeout: 20_000 }).toEqual(['0.1', '0.2', '0.4', '0.8']);
});

test('one that was never ready is not tried again', async () => {
  const program = keep('worker.ts', { FAIL_AT_START: 'yes' });
  await expect(program.ready).rejects.toThrow('The program ended (code 3) before it was ready');
  expect(started).toHaveLength(1);
});

test('a database that has moved is told by a restart in another environment', async () => {
  const [port, otherPort] = [await freeLoopbackPort(), await freeLoopbackPort()];
  const env = { HOST: '127.0.0.1', DATABASE_URL: 'postgres://127.0.0.1:1/none' };
  const program = keep('web.ts', { ...env, PORT: String(port) });
  await program.ready;
  await program.restart({ PATH: process.env.PATH, ...env, PORT: String(otherPort) });
  const answer = () =>
    fetch(`http://127.0.0.1:${otherPort}/`).then(
      (got) => got.json(),
      () => undefined,
    );
  await expect.poll(answer, { timeout: 10_000 }).toMatchObject({ pid: started[1] });
  expect(await isAlive(started[0]!)).toBe(false);
  // Asked for, so there is nothing to tell of it.
  expect(said.filter((line) => line.includes('ended'))).toEqual([]);
});

test('stopping in the middle of a restart leaves nothing running', async () => {
  const program = keep('worker.ts');
  await program.ready;
  const restarting = program.restart({ PATH: process.env.PATH });
  await program.stop();
  await restarting;
  for (const pid of started) expect(await isAlive(pid)).toBe(false);
});

// SIGUSR2 catches that program in a loop.
test.each(['SIGSTOP', 'SIGUSR2'] as const)(
  'one that hangs (%s) is killed and started anew',
  async (signal) => {
    await keep('hanging.ts', {}, 2_000).ready;
    process.kill(started[0]!, signal);
    await expect.poll(() => said).toContain('The program is back.');
    expect(said[0]).toMatch(/^The program hangs/);
    expect(said[1]).toBe('The program ended (SIGKILL); it starts again in 0.1 s.');
    expect(await isAlive(started[0]!)).toBe(false);
  },
);

test('where the supervisor slept too, nobody is taken to hang', async () => {
  await keep('hanging.ts', {}, 2_000).ready;
  // Longer than allowed: what the program says meanwhile lies unread.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4_000);
  await wait(1);
  expect(said).toEqual([]);
  expect(await isAlive(started[0]!)).toBe(true);
});
