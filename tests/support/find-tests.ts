import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '../..');

/** What some words name: test files by their path, the others by a title in them, and whether a journey is among them. */
export type NamedTests = { byPath: string[]; byTitle: string[]; journeys: boolean };

/**
 * Finds the tests that have words in their path or in a title, as it is written in the file, whatever their case. A
 * title that is put together when a test runs is not found by what is put into it. Between words of a path are dashes.
 */
export function findTests(words: string): NamedTests {
  const wanted = words.toLowerCase();
  const files = globSync('**/*.test.{ts,tsx}', {
    cwd: project,
    exclude: ['node_modules', 'build', 'data'],
  }).sort();
  const isTitled = (file: string) =>
    [...readFileSync(path.join(project, file), 'utf8').matchAll(TITLES)].some(([, title]) =>
      title!.toLowerCase().includes(wanted),
    );
  const named = files.map((file) => ({
    file,
    isJourney: file.startsWith('tests/journeys/'),
    byPath: file.toLowerCase().includes(wanted.replaceAll(' ', '-')),
    byTitle: isTitled(file),
  }));
  const units = named.filter(({ isJourney }) => !isJourney);
  return {
    byPath: units.filter(({ byPath }) => byPath).map(({ file }) => file),
    byTitle: units.filter(({ byPath, byTitle }) => byTitle && !byPath).map(({ file }) => file),
    journeys: named.some(({ isJourney, byPath, byTitle }) => isJourney && (byPath || byTitle)),
  };
}

/** What `test(`, `describe(` and their kin are told first, perhaps on the next line. */
const TITLES = /\b(?:test|testInFreshShop|describe)\b[^'"`\n]*\(\s*['"`](.+?)['"`],/g;
