import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '#tests/support/imports-of.ts';

/**
 * The image cannot be built in this test, so what can be known without building is asked: whether all that its programs
 * import is copied into it, or installed there, where no development package is.
 */
const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const stages = read('Dockerfile').split(/^FROM /m);
/** Files and folders that a stage copies from the project. */
const copiedIn = (stage = '') =>
  [...stage.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from]) => from!.split(' '));
const image = copiedIn(stages.at(-1));

const programs = [
  'server/web/main.ts',
  'server/worker/main.ts',
  'server/commands/make-ready.ts',
  'server/commands/make-admin.ts',
  'server/commands/check-books.ts',
  'server/commands/back-up.ts',
  'server/commands/restore.ts',
  // Started by web for a large picture.
  'services/photos/to-jpeg-alone-main.ts',
];

/** What a program needs at run time: files of ours, and the names of packages. */
function needsOf(entries: string[]): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const target of importsOf(read(file))) {
      if (target.startsWith('#')) waiting.push(target.slice(1));
      else if (target.startsWith('.')) waiting.push(path.join(path.dirname(file), target));
      else if (!isBuiltin(target)) packages.add(target.match(/^(@[^/]+\/)?[^/]+/)![0]);
    }
  }
  return { files, packages };
}

const needed = needsOf(programs);

test('everything that the Dockerfile copies is there', () => {
  const copied = stages.flatMap(copiedIn);
  expect(copied.length).toBeGreaterThan(10);
  expect(copied.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('all files of the programs are in the image', () => {
  expect(needed.files.size).toBeGreaterThan(100);
  const isCopied = (file: string) =>
    image.some((copied) => file === copied || file.startsWith(`${copied}/`));
  expect([...needed.files].filter((file) => !isCopied(file))).toEqual([]);
});

test('the programs need no development package', () => {
  const { dependencies } = JSON.parse(read('package.json'));
  expect(needed.packages.size).toBeGreaterThan(10);
  expect([...needed.packages].filter((name) => !(name in dependencies))).toEqual([]);
});
