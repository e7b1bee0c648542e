import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
// Stories say things twice on purpose, and the stand-ins of others speak for themselves.
const folders = ['content', 'contract', 'database', 'seeds', 'server', 'services', 'shop', 'web'];

const files = ['vocabulary', ...folders].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => path.join(folder, file)),
);

/** What stands in more than one file, as "what: file, file". */
function twice(find: (code: string) => string[]): string[] {
  const places = new Map<string, string[]>();
  for (const file of files) {
    const code = readFileSync(path.join(root, file), 'utf8').replace(
      /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm,
      '',
    );
    for (const one of new Set(find(code))) places.set(one, [...(places.get(one) ?? []), file]);
  }
  return [...places]
    .filter(([, where]) => where.length > 1)
    .map(([one, where]) => `${one}: ${where.join(', ')}`);
}

test('a sentence for people stands in one file', () => {
  const sentences = (code: string) =>
    [...code.matchAll(/'([A-Z][^'\n]{19,})'|"([A-Z][^"\n]{19,})"/g)]
      .map(([, single, double]) => single ?? double ?? '')
      .filter((text) => /^[^{}<>=;]+ [^{}<>=;]+$/.test(text));
  expect(twice(sentences)).toEqual([]);
});

test('a list of three words or more stands in one file', () => {
  const lists = (code: string) =>
    [...code.matchAll(/\[\s*('[^'\n]+'(?:,\s*'[^'\n]+'){2,}),?\s*\]/g)].map(([, words = '']) =>
      [...words.matchAll(/'([^']+)'/g)]
        .map(([, word]) => word)
        .sort()
        .join(' '),
    );
  expect(twice(lists)).toEqual([]);
});
