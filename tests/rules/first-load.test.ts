import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  ARRIVALS,
  firstLoadOf,
  MOST_FILES,
  MOST_FIRST_LOAD,
  totalOf,
} from '#web/bundling/first-load.ts';

/** The build that `npm test` has made before it comes here. */
const built = path.resolve(import.meta.dirname, '../../build/client');

/** Chunks of ours that a page fetches when it needs them. */
const HEAVY = ['studio', 'figure', 'hero', 'toast-viewport'];

/** One of them was called otherwise for a while, and not finding its old name said nothing. */
test('what must not be loaded first is there to be loaded', () => {
  // The eight letters of a hash may have a dash among them.
  const scripts = readdirSync(path.join(built, 'assets')).map((file) =>
    file.replace(/-.{8}\.js$/, ''),
  );
  expect(HEAVY.filter((name) => !scripts.includes(name))).toEqual([]);
});

describe.each(Object.entries(ARRIVALS))('the first load of %s', (_address, route) => {
  test('stays within what a phone on a train can fetch', async () => {
    const parts = await firstLoadOf(built, route);
    const told = parts.map(({ name, bytes }) => `${name} ${bytes}`).join('\n');
    expect(totalOf(parts), told).toBeLessThanOrEqual(MOST_FIRST_LOAD);
    expect(parts.length, told).toBeLessThanOrEqual(MOST_FILES);
  });

  test('is counted whole: React, the router and the page itself are in it', async () => {
    const parts = await firstLoadOf(built, route);
    const names = parts.map(({ name }) => name);
    expect(names).toContain('react');
    expect(names).toContain('entry.client');
    expect(names).toContain(path.basename(route));
    expect(totalOf(parts)).toBeGreaterThan(90 * 1024);
  });

  test('brings no drawing engine, no document viewer and no checking library along', async () => {
    const names = (await firstLoadOf(built, route)).map(({ name }) => name);
    for (const heavy of [...HEAVY, 'pdf', 'zod']) expect(names).not.toContain(heavy);
  });
});

test('a page that the build does not know is an error, not a page of 0 bytes', async () => {
  await expect(firstLoadOf(built, 'pages/nowhere')).rejects.toThrow('no page');
});
