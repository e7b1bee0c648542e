import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isAlive } from '#database/embedded/postmaster.ts';
import { ShopDidNotOpen, startShop } from './start-shop.ts';

test('a shop that is not open in time is stopped, and its start fails', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'never-open-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const noted = path.join(folder, 'pid');
  const main = path.join(folder, 'main.ts');
  await writeFile(
    main,
    `import { writeFileSync } from 'node:fs';
     writeFileSync(process.env.NOTED, String(process.pid));
     process.on('SIGTERM', () => process.exit(0));
     console.log('Opening ...');
     setInterval(() => {}, 1_000);`,
  );
  // Time enough to print a line: with four neighbors on two cores 3 s were not.
  const start = startShop({ main, env: { NOTED: noted }, openWithin: 12_000 });
  await expect(start).rejects.toThrow(ShopDidNotOpen);
  await expect(start).rejects.toThrow('Opening ...');
  expect(await isAlive(Number(await readFile(noted, 'utf8')))).toBe(false);
});
