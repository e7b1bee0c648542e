import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { beSignedIn } from '#tests/support/sign-in.ts';
import { openSignInShop } from '#tests/support/sign-in-shop.ts';

const shop = await openSignInShop();
const dataDir = await mkdtemp(path.join(tmpdir(), 'wonderling-make-admin-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const makeAdmin = (...words: string[]) =>
  new Promise<{ code: number; out: string; said: string }>((resolve) => {
    const command = [path.join(import.meta.dirname, 'make-admin.ts'), ...words];
    const env = { ...process.env, DATABASE_URL: shop.database.url, DATA_DIR: dataDir };
    execFile(process.execPath, command, { env }, (error, out, said) =>
      resolve({ code: Number(error?.code ?? 0), out, said }),
    );
  });

test('the command makes an admin of somebody who has signed in', async () => {
  const { cookie } = await beSignedIn(shop, { email: 'keeper@example.com' });
  const roleNow = async () => (await shop.signIn.findCaller(new Headers({ cookie })))?.userType;
  expect(await roleNow()).toBe('parent');
  expect(await makeAdmin(' Keeper@Example.com')).toMatchObject({
    code: 0,
    out: expect.stringContaining('is an admin now'),
  });
  expect(await roleNow()).toBe('admin');
});

test('nobody known and nobody named are one clear line each', async () => {
  expect(await makeAdmin('stranger@example.com')).toEqual({
    code: 1,
    out: '',
    said: 'Nobody has signed in as stranger@example.com yet. Sign in once, then run this again.\n',
  });
  expect((await makeAdmin()).said).toBe('Say whom: npm run make-admin -- mail@address\n');
});
