import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mountDisk } from '#tests/faults/harness/disk.ts';
import { hasRoomIn } from './room.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'wonderling-room-'));
const disk = mountDisk(path.join(folder, 'disk'));
afterAll(async () => {
  disk?.unmount();
  await rm(folder, { recursive: true, force: true });
});

test('a folder that is not there yet is not full', async () => {
  expect(await hasRoomIn(path.join(folder, 'not made'))).toBe(true);
});

test.skipIf(!disk)('a full disk is', async () => {
  expect(await hasRoomIn(path.join(folder, 'disk'))).toBe(true);
  disk!.fill();
  expect(await hasRoomIn(path.join(folder, 'disk'))).toBe(false);
});
