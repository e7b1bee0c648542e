import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishSwap, swapHomes, waitingIn } from './swap-homes.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'wonderling-swap-'));
  for (const name of ['postgres', 'fresh']) {
    mkdirSync(path.join(dataDir, name));
    writeFileSync(path.join(dataDir, name, 'which'), name);
  }
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const at = (name: string) => path.join(dataDir, name);
const whichIn = (name: string) => readFileSync(path.join(at(name), 'which'), 'utf8');

test('the new one takes the place, and the old one is kept aside', async () => {
  await swapHomes(dataDir, at('fresh'), at('postgres-17'));
  expect(whichIn('postgres')).toBe('fresh');
  expect(whichIn('postgres-17')).toBe('postgres');
});

test('cut off while no folder bears the name, it is ended by the next who looks', async () => {
  renameSync(at('fresh'), waitingIn(dataDir));
  renameSync(at('postgres'), at('postgres-17'));
  await finishSwap(dataDir);
  expect(whichIn('postgres')).toBe('fresh');
  expect(existsSync(waitingIn(dataDir))).toBe(false);
});

test('cut off before, the old one stays', async () => {
  renameSync(at('fresh'), waitingIn(dataDir));
  await finishSwap(dataDir);
  expect(whichIn('postgres')).toBe('postgres');
});
