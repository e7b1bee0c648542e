import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';
import { beSignedIn } from '#tests/support/sign-in.ts';
import { type StartedShop, startShop } from '#tests/support/start-shop.ts';
import { type Customer, customerOf } from './harness/customer.ts';
import { missingOf, untilDrained } from './harness/verdict.ts';

const run = promisify(execFile);
const project = path.resolve(import.meta.dirname, '../..');
const APP_SECRET = 'of the backup test, and of nothing else';
const OPEN_WITHIN_MS = 180_000;

let folder: string;
let shop: StartedShop;
let customer: Customer;

/** Runs one of the two commands, or check-books, on a data folder. */
const command = (name: string, dataDir: string, ...words: string[]) =>
  run(process.execPath, [path.join(project, 'server/commands', `${name}.ts`), ...words], {
    env: { ...process.env, DATA_DIR: dataDir, ENV_FILE: '/dev/null', APP_SECRET },
  });

const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'not refused',
    (error: { code: number; stderr: string }) => `${error.code}: ${error.stderr.trim()}`,
  );

/** A shop with the demo family, a newcomer's paid order, its book and letter, a preview, and a child with a photo. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wonderling-backup-'));
  shop = await startShop({ dataDir: path.join(folder, 'shop'), env: { APP_SECRET } });
  const email = 'newcomer@example.com';
  const { token } = await inDatabaseOf(shop, (database) =>
    beSignedIn(
      { database, publicUrl: shop.url, appSecret: APP_SECRET, log: pino({ level: 'silent' }) },
      { email },
    ),
  );
  customer = customerOf(shop.url, { email, token });
  await customer.giveAddress();
  const childId = await customer.saveChild();
  const photo_url = await customer.sendPhoto();
  await customer.ask('PATCH', `/api/children/${childId}`, { photo_url, description: '' });
  await customer.addLine(2, childId);
  await customer.askForPreview(1, childId);
  await customer.pay(await customer.checkOut(1, childId));
  expect(await inDatabaseOf(shop, untilDrained)).toEqual([]);
}, OPEN_WITHIN_MS);

afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true, force: true });
});

test(
  'a full shop goes into one file while it is open, and comes back whole elsewhere',
  async () => {
    const archive = path.join(folder, 'shop.tar.gz');
    const { stdout } = await command('back-up', shop.dataDir, archive);
    // Two books of the demo family's and the newcomer's order, a preview, a photo.
    expect(stdout).toMatch(/^\d\d tables and \d\d? files are in /);
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    // Put to the proof beside the open shop, which shows how it ended.
    expect((await command('prove-backup', shop.dataDir, archive)).stdout).toMatch(
      /^Proved: shop.tar.gz of .+ all as they were written; every rule holds.$/m,
    );
    expect(await (await fetch(`${shop.url}/metrics`)).text()).toContain(
      'wonderling_backup_proof_passed 1',
    );
    expect(await (await fetch(`${shop.url}/healthz`)).json()).toMatchObject({ backup: 'proved' });
    expect(
      await refused(command('prove-backup', shop.dataDir, path.join(project, 'package.json'))),
    ).toMatch(/^1: Not a good backup: package.json: This is no archive/);
    // Bought after the backup: it must not come back half.
    await customer.askForPreview(2, customer.journal.children[0]!.id);
    const late = customer.journal.previews.pop();

    const elsewhere = path.join(folder, 'elsewhere');
    expect((await command('restore', elsewhere, archive)).stdout).toContain('are back');
    expect((await command('check-books', elsewhere)).stdout).toBe('Every rule holds.\n');

    await shop.stop();
    shop = await startShop({ dataDir: elsewhere, env: { APP_SECRET } });
    const again = customerOf(shop.url, customer.journal);
    Object.assign(again.journal, customer.journal);
    expect(await inDatabaseOf(shop, (database) => missingOf(again, database))).toEqual([]);
    const lost = await again.ask('GET', `/api/storage/book_previews/${late}`);
    expect(lost.status).toBe(404);
    // Numbers go on where they were: a new line does not collide with an old one.
    await again.pay(await again.checkOut(2, again.journal.children[0]!.id));
    expect(await inDatabaseOf(shop, untilDrained)).toEqual([]);

    expect(await refused(command('restore', elsewhere, archive))).toMatch(
      /^1: Wonderling already runs on /,
    );
    expect(await refused(command('back-up', elsewhere, archive))).toMatch(/is there already/);
  },
  OPEN_WITHIN_MS,
);

test(
  'a restore into a place that is not empty is refused, and nothing is touched',
  async () => {
    const archive = path.join(folder, 'shop.tar.gz');
    await shop.stop();
    expect(await refused(command('restore', shop.dataDir, archive))).toMatch(
      /^1: There are files of a shop already/,
    );
    expect((await command('check-books', shop.dataDir)).stdout).toBe('Every rule holds.\n');
  },
  OPEN_WITHIN_MS,
);

test(
  'what is no archive leaves nothing behind',
  async () => {
    const empty = path.join(folder, 'empty');
    const nonsense = path.join(project, 'package.json');
    expect(await refused(command('restore', empty, nonsense))).toMatch(/^1: /);
    expect(await refused(command('restore', empty, path.join(folder, 'nothing')))).toMatch(
      /^1: There is no /,
    );
    await expect(stat(path.join(empty, 'postgres'))).rejects.toThrow('ENOENT');
  },
  OPEN_WITHIN_MS,
);
