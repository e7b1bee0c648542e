import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Registry } from 'prom-client';
import { afterAll, expect, test } from 'vitest';
import { noteProof, readProof, showProof } from './backup-proof.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'wonderling-proof-'));
afterAll(() => rm(folder, { recursive: true }));
const at = (seconds: number) => new Date(seconds * 1000);

test('the figures tell when a backup was proven, how it ended, and of when the last good one is', async () => {
  const registry = new Registry();
  showProof(registry, folder);
  const figures = async () =>
    [...(await registry.metrics()).matchAll(/^wonderling_backup_(\w+) (\d+)$/gm)].map(
      ([, name, value]) => [name, Number(value)],
    );
  const shown = (proved: number, passed: number, made: number) => [
    ['proved_timestamp_seconds', proved],
    ['proof_passed', passed],
    ['made_timestamp_seconds', made],
  ];
  expect(await figures()).toEqual(shown(0, 0, 0));
  await noteProof(folder, { passed: true, said: 'whole', made: at(1000) }, at(2000));
  expect(await figures()).toEqual(shown(2000, 1, 1000));
  await noteProof(folder, { passed: false, said: 'damaged', made: at(3000) }, at(4000));
  expect(await figures()).toEqual(shown(4000, 0, 1000));
  expect((await readProof(folder))?.said).toBe('damaged');
});
