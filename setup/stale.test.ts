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
