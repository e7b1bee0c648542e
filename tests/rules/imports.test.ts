import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * Dependencies point one way (docs/tour.md, "Who may import what"). The zones are the folders that
 * exist, so a new folder without a line here fails until somebody has thought about it.
 */
const mayImport: Record<string, string[]> = {
  vocabulary: [],
  content: [],
  contract: [],
  bookmaking: [],
  titles: ['bookmaking'],
  pictures: ['bookmaking', 'titles'],
  database: [],
  shop: ['bookmaking', 'titles', 'database', 'content'],
  services: ['shop'],
  sandbox: ['shop', 'database'],
  web: ['contract', 'content', 'bookmaking', 'titles', 'pictures'],
  seeds: ['shop', 'database'],
  server: ['web', 'contract', 'content', 'bookmaking', 'database', 'shop', 'services', 'seeds'],
  tests: [
    'web',
    'content',
    'contract',
    'bookmaking',
    'titles',
    'pictures',
    'database',
    'shop',
    'services',
    'sandbox',
    'seeds',
    'server',
  ],
};
const notCode = ['docs', 'node_modules', 'build', 'data', 'setup', 'test-results'];

/** An area of the shop uses the verbs of those to its left. */
const areas = [
  'accounts',
  'catalog',
  'family',
  'previews',
  'favorites',
  'cart',
  'orders',
  'checkout',
  'admin',
  'account-rights',
];

const root = path.resolve(import.meta.dirname, '../..');

type Import = { from: string; to: string; typeOnly: boolean };

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .filter((file) => !/(^|\/)(node_modules|build|\.react-router|data)\//.test(file));

const ours: Import[] = files.flatMap((file) => importsOf(file));

/** Every import of a file, ours as paths from the project's root, others as they are written. */
function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const statements = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s+'([^']+)'|\bimport\(\s*'([^']+)'/g,
  );
  return [...statements].map(([, type, named, dynamic]) => {
    const target = named ?? dynamic ?? '';
    const to = target.startsWith('#')
      ? target.slice(1)
      : target.startsWith('.')
        ? path.join(path.dirname(file), target)
        : target;
    return { from: file, to, typeOnly: type !== undefined };
  });
}

const zone = (file: string) => file.split('/')[0] ?? '';
const isOurs = ({ to }: Import) => files.includes(to) || to.startsWith('web/styles/');
const isTest = (file: string) => file.startsWith('tests/') || file.includes('.test.');
const show = ({ from, to }: Import) => `${from} -> ${to}`;

describe('dependencies point one way', () => {
  test('every folder with code has its rule', () => {
    const folders = [...new Set(files.filter((file) => file.includes('/')).map(zone))];
    expect(folders.filter((folder) => !(folder in mayImport) && !notCode.includes(folder))).toEqual(
      [],
    );
  });

  test('a folder imports only from the folders that it may', () => {
    const wrong = ours
      .filter(isOurs)
      .filter(({ from, to }) => from.includes('/') && !isTest(from) && zone(from) !== zone(to))
      // Plain words, for everybody.
      .filter(({ to }) => zone(to) !== 'vocabulary')
      .filter(({ from, to }) => !mayImport[zone(from)]?.includes(zone(to)));
    expect(wrong.map(show)).toEqual([]);
  });

  test('the vocabulary is plain data: it imports no library either', () => {
    const wrong = ours.filter(
      ({ from, to }) => zone(from) === 'vocabulary' && zone(to) !== zone(from),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  test('services and the sandbox take nothing but types from the shop, and what they must throw', () => {
    const thrown = [
      'shop/checkout/payment-provider.ts',
      'shop/family/reencode-photo.ts',
      'shop/files.ts',
      'shop/mail.ts',
    ];
    const wrong = ours.filter(
      ({ from, to, typeOnly }) =>
        ['services', 'sandbox'].includes(zone(from)) &&
        zone(to) === 'shop' &&
        !isTest(from) &&
        !typeOnly &&
        !thrown.includes(to),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  test('an area of the shop uses only areas to its left', () => {
    const areaOf = (file: string) => file.split('/')[1] ?? '';
    const wrong = ours
      .filter(({ from, to }) => zone(from) === 'shop' && zone(to) === 'shop' && !isTest(from))
      .filter(({ to }) => to.split('/').length > 2)
      .filter(({ from, to }) => areas.indexOf(areaOf(to)) > areas.indexOf(areaOf(from)));
    expect(wrong.map(show)).toEqual([]);
  });

  test('every area of the shop has its place in the row', () => {
    const found = new Set(
      files.filter((file) => /^shop\/[^/]+\//.test(file)).map((file) => file.split('/')[1]!),
    );
    expect([...found].filter((area) => !areas.includes(area))).toEqual([]);
  });

  test("an area's queries are its own", () => {
    const wrong = ours.filter(
      ({ from, to }) =>
        /^shop\/[^/]+\/queries\.ts$/.test(to) && path.dirname(from) !== path.dirname(to),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  test('nothing of the server reaches the browser: pages know the contract, not the shop', () => {
    const wrong = ours.filter(
      ({ from, to }) =>
        zone(from) === 'web' &&
        !isTest(from) &&
        (/^(bookmaking\/typesetting|titles\/contact-sheet)\//.test(to) ||
          /^(pg|drizzle-orm|stripe|better-auth|graphile-worker|pino|nodemailer)/.test(to)),
    );
    expect(wrong.map(show)).toEqual([]);
  });

  /**
   * It did for a while: deleting an account had a word to say about books, and with that word came every title, the
   * typesetter and 700 modules of libraries, a fifth of web's start.
   */
  test('the web process sets no books, and loads nothing that does', () => {
    const loaded = new Set(['server/web/open.ts']);
    for (const file of loaded) {
      const next = ours.filter(
        ({ from, to, typeOnly }) => from === file && !typeOnly && isOurs({ from, to, typeOnly }),
      );
      for (const { to } of next) loaded.add(to);
    }
    expect(loaded).toContain('shop/checkout/check-out.ts');
    expect([...loaded].filter((file) => /^(bookmaking\/typesetting|titles)\//.test(file))).toEqual(
      [],
    );
  });

  test('bookmaking is pure: no network, no database, no clock', () => {
    const drawing = files.filter(
      (file) => ['bookmaking', 'titles', 'pictures'].includes(zone(file)) && !isTest(file),
    );
    const impure = drawing.filter((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return /\b(Date\.now|new Date\(\)|Math\.random|fetch)\b/.test(text);
    });
    const connected = ours.filter(
      ({ from, to }) => zone(from) === 'bookmaking' && /^(node:net|node:http|pg$)/.test(to),
    );
    expect([...impure, ...connected.map(show)]).toEqual([]);
  });

  test('only the settings read the environment', () => {
    const readers = files.filter(
      (file) => !isTest(file) && /process\.env\b/.test(readFileSync(path.join(root, file), 'utf8')),
    );
    const allowed = [
      'server/settings/settings.ts',
      'sandbox/main.ts',
      // The database server is handed PATH, no setting.
      'database/embedded/create-cluster.ts',
      'database/embedded/launch.ts',
      'playwright.config.ts',
      'vite.config.ts',
    ];
    expect(readers.filter((file) => !allowed.includes(file))).toEqual([]);
  });
});
