import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'wonderling-setup-'));
  write('package-lock.json', '{}');
  write('web/root.tsx', 'one');
  write('contract/books.ts', 'two');
});
afterEach(() => rmSync(project, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), content);
}

/** What an expression over a module of setup/ says inside the little project. */
function evaluate(module: string, expression: string): string {
  const url = new URL(module, import.meta.url).href;
  const script = `const setup = await import(${JSON.stringify(url)}); console.log(${expression});`;
  const args = ['--input-type=module', '-e', script];
  return execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' }).trim();
}

describe('the pages are built again', () => {
  const fingerprint = () => evaluate('./build.js', 'setup.fingerprint()');
  const isBuilt = () => evaluate('./build.js', 'setup.isBuilt()');

  test('when a file of theirs has other content, a new name, or is new', () => {
    const seen = new Set([fingerprint()]);
    write('web/root.tsx', 'changed');
    seen.add(fingerprint());
    write('web/pages/home.tsx', '');
    seen.add(fingerprint());
    rmSync(path.join(project, 'web/pages/home.tsx'));
    write('web/pages/house.tsx', '');
    seen.add(fingerprint());
    write('vite.config.ts', 'export default {}');
    seen.add(fingerprint());
    expect(seen.size).toBe(5);
  });

  test('when a drawing that they import changes, or a file of setup is new', () => {
    write(
      'web/root.tsx',
      "import { draw } from '#bookmaking/draw.ts';\nimport.meta.glob('/titles/*/title.ts');\nimport.meta.glob('/bookmaking/tiles/*.jpg');",
    );
    write('bookmaking/draw.ts', "export { light } from './light.ts';");
    const seen = new Set([fingerprint()]);
    write('bookmaking/light.ts', 'changed');
    seen.add(fingerprint());
    write('titles/a/title.ts', 'new');
    seen.add(fingerprint());
    write('bookmaking/tiles/dry.jpg', 'new');
    seen.add(fingerprint());
    write('setup/frame.js', 'new');
    seen.add(fingerprint());
    expect(seen.size).toBe(5);
    write('bookmaking/typesetting/press.ts', 'not theirs');
    write('bookmaking/tiles/notes.txt', 'not theirs');
    seen.add(fingerprint());
    expect(seen.size).toBe(5);
  });

  test('but not for a new date, a test, or a file of the server', () => {
    const before = fingerprint();
    utimesSync(path.join(project, 'web/root.tsx'), 1, 1);
    write('web/root.test.tsx', 'tested');
    write('server/settings/settings.ts', 'not theirs');
    expect(fingerprint()).toBe(before);
  });

  test('when there is no build, or the last one was cut off', () => {
    expect(isBuilt()).toBe('false');
    write('build/server/index.js', 'half a bundle');
    expect(isBuilt()).toBe('false');
    write('build/.built-from', fingerprint());
    expect(isBuilt()).toBe('true');
    write('web/root.tsx', 'changed');
    expect(isBuilt()).toBe('false');
  });
});

describe('a picture is drawn again', () => {
  const keys = (): Record<string, string> => {
    const setup = new URL('./', import.meta.url).href;
    return JSON.parse(
      evaluate(
        './pictures.js',
        `JSON.stringify(setup.pictureKeys((await import('${setup}fingerprint.js')).readProject()))`,
      ),
    );
  };
  /** What would be drawn again after a change. */
  const drawnAfter = (change: () => void): string[] => {
    const before = keys();
    change();
    return Object.entries(keys())
      .filter(([file, key]) => before[file] !== key)
      .map(([file]) => file);
  };

  beforeEach(() => {
    write(
      'titles/find-title.ts',
      "import { a } from './a/title.ts';\nimport { b } from './b/title.ts';",
    );
    for (const slug of ['a', 'b']) {
      write(`titles/${slug}/title.ts`, "import { page } from './page.ts';");
      write(`titles/${slug}/page.ts`, "import { light } from '#bookmaking/drawing/light.ts';");
    }
    write('bookmaking/drawing/light.ts', 'export const light = 1;');
    write(
      'pictures/find-scene.ts',
      "import { sea } from './themes/sea.ts';\nimport type { Scene } from './scene.ts';",
    );
    write('pictures/themes/sea.ts', "import { light } from '#bookmaking/drawing/light.ts';");
    write('pictures/landing/cutouts.ts', "import { light } from '#bookmaking/drawing/light.ts';");
    write('setup/build.js', 'one');
  });

  const everything = [
    'titles/a/title.ts',
    'titles/b/title.ts',
    'pictures/landing/cutouts.ts',
    'pictures/themes/sea.ts',
    'titles/find-title.ts',
  ];

  test('not for a line of CSS, nor for a page of the shop', () => {
    expect(drawnAfter(() => write('web/styles/base.css', 'a {}'))).toEqual([]);
    expect(drawnAfter(() => write('web/root.tsx', 'changed'))).toEqual([]);
  });

  test('of one title, and the shelf that it stands on, when a page of it changes', () => {
    const changed = drawnAfter(() => write('titles/a/page.ts', 'changed'));
    expect(changed).toEqual(['titles/a/title.ts', 'titles/find-title.ts']);
  });

  test('of one file of scenes, when it changes', () => {
    const changed = drawnAfter(() => write('pictures/themes/sea.ts', 'changed'));
    expect(changed).toEqual(['pictures/themes/sea.ts']);
  });

  test.each([
    ['what all are drawn with changes', 'bookmaking/drawing/light.ts'],
    ['a file of setup changes', 'setup/build.js'],
    ['a file of setup is new', 'setup/frame.js'],
  ])('all of them, when %s', (_, file) => {
    expect(drawnAfter(() => write(file, 'changed'))).toEqual(everything);
  });

  test('all of them, when what draws them is of another version', () => {
    const withSharp = (version: string) =>
      write(
        'package-lock.json',
        JSON.stringify({ packages: { 'node_modules/sharp': { version } } }),
      );
    withSharp('1.0.0');
    expect(drawnAfter(() => withSharp('1.0.1'))).toEqual(everything);
  });
});

describe('the packages are installed again', () => {
  const isInstalled = () => evaluate('./install.js', 'setup.isInstalled()');
  const wanted = () => evaluate('./install.js', 'setup.wanted()');

  test('when the lock file changes', () => {
    expect(isInstalled()).toBe('false');
    write('node_modules/.installed', wanted());
    expect(isInstalled()).toBe('true');
    write('package-lock.json', '{ "packages": {} }');
    expect(isInstalled()).toBe('false');
  });

  test('when they were installed for another platform', () => {
    write('node_modules/.installed', wanted().replace(`${process.platform}-`, 'another-'));
    expect(isInstalled()).toBe('false');
  });
});
