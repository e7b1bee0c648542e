import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

type Locked = { packages: Record<string, { optionalDependencies?: Record<string, string> }> };
const lockFile = path.resolve(import.meta.dirname, '../../package-lock.json');

/**
 * It happened with a compiler whose newest version was not there yet for seven of eleven platforms: `npm install` leaves such
 * packages out in silence, and `npm ci`, with which an image is built, then refuses the whole lock file.
 */
test('the packages of other platforms are locked as well', () => {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as Locked;
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(
        (name) =>
          !(`node_modules/${name}` in packages) && !(`${from}/node_modules/${name}` in packages),
      )
      .map((name) => `${name} of ${from}`),
  );
  expect(missing).toEqual([]);
});
