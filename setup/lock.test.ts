import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginningOf, takeLock } from './lock.js';

const run = promisify(execFile);
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wonderling-lock-'));
  file = path.join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a lock is held until it is given back', () => {
  const first = takeLock(file);
  expect(takeLock(file).heldBy).toBe(process.pid);
  first.release?.();
  expect(takeLock(file).heldBy).toBeUndefined();
});

test.each([
  ['a process that is gone', '999999999 12345'],
  ['an earlier process with the same number', `${process.pid} 1`],
  ['nobody, cut off by a full disk', ''],
])('the lock of %s is taken over', (_, content) => {
  writeFileSync(file, content);
  expect(takeLock(file).heldBy).toBeUndefined();
});

test('of many who find a dead lock one gets it, and nothing is left lying about', async () => {
  writeFileSync(file, '999999999 12345');
  const lockModule = path.join(import.meta.dirname, 'lock.js');
  const script = `
    const { takeLock } = await import(${JSON.stringify(lockModule)});
    const lock = takeLock(${JSON.stringify(file)});
    console.log(lock.heldBy ?? 'mine');
    // Held until it is told that all have looked.
    if (lock.release) for await (const _ of process.stdin);
  `;
  const contenders = Array.from({ length: 8 }, () =>
    run(process.execPath, ['--input-type=module', '-e', script]),
  );
  await Promise.all(contenders.map(({ child }) => once(child.stdout!, 'data')));
  for (const { child } of contenders) child.stdin!.end();
  const answers = (await Promise.all(contenders)).map(({ stdout }) => stdout.trim());
  expect(answers.filter((answer) => answer === 'mine')).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(['lock']);
});

test('the beginning of a process is its own and stays the same', () => {
  expect(beginningOf(process.pid)).toBe(beginningOf(process.pid));
  expect(beginningOf(process.pid)).not.toBe(beginningOf(process.ppid));
  expect(beginningOf(999_999_999)).toBe('');
  expect(existsSync(file)).toBe(false);
});
