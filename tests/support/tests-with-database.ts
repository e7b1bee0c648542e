import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from './imports-of.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** What starts a database or a whole shop: whoever imports one of them, over however many stops, has servers running. */
const STARTS = new Set(
  [
    'tests/support/test-server.ts',
    'tests/support/start-shop.ts',
    'database/embedded/launch.ts',
  ].map((file) => path.join(project, file)),
);

/**
 * The test files that need a database or a shop, as paths from the project's folder; for all others nothing has to be
 * started. Told by what they import (about 0.1 s), so that nobody keeps a list of them.
 */
export function testsWithDatabase(): string[] {
  const imports = new Map<string, string[]>();

  function reaches(file: string, seen: Set<string>): boolean {
    if (STARTS.has(file)) return true;
    if (seen.has(file)) return false;
    seen.add(file);
    if (!imports.has(file)) imports.set(file, filesBehind(file));
    return imports.get(file)!.some((next) => reaches(next, seen));
  }

  return globSync('**/*.test.{ts,tsx}', {
    cwd: project,
    exclude: ['node_modules', 'build', 'data', 'tests/journeys'],
  })
    .filter((file) => reaches(path.join(project, file), new Set()))
    .sort();
}

/** The files of ours that a file imports, as absolute paths. */
function filesBehind(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  return importsOf(readFileSync(file, 'utf8'))
    .filter((name) => /^[#.]/.test(name))
    .map((name) =>
      name.startsWith('#')
        ? path.join(project, name.slice(1))
        : path.resolve(path.dirname(file), name),
    );
}
