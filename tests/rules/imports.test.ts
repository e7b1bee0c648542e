import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { beforeAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const isTest = (file: string) => /\.test\.tsx?$|^tests\//.test(file);

/** What is no source of ours; journeys write and remove in `test-results` while this reads. */
const beside = ['node_modules', 'build', '.react-router', '.git', 'data', 'test-results'];
const files = readdirSync(root, { withFileTypes: true })
  .filter(({ name }) => !beside.includes(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(path.join(root, entry.name), { recursive: true, encoding: 'utf8' }).map(
          (file) => `${entry.name}/${file}`,
        )
      : [entry.name],
  )
  .filter((file) => /\.(?:tsx?|js)$/.test(file) && !file.endsWith('.d.ts'));
const folders = [
  ...new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]!)),
];

describe('dependencies point one way', () => {
  let found: ICruiseResult;
  beforeAll(async () => {
    const { options, ...ruleSet } = await extractConfig(path.join(root, '.dependency-cruiser.js'));
    const { output } = await cruise(folders, {
      ...options,
      ruleSet,
      validate: true,
      baseDir: root,
    });
    found = output as ICruiseResult;
  });

  test('no file imports what it may not (.dependency-cruiser.js)', () => {
    const wrong = found.summary.violations.map(
      ({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`,
    );
    expect(wrong).toEqual([]);
  });

  test('every file of ours was looked at', () => {
    const seen = new Set(found.modules.map(({ source }) => source));
    expect(files.filter((file) => file.includes('/') && !seen.has(file))).toEqual([]);
  });

  /**
   * It did for a while: deleting an account had a word to say about books, and with that word came every title, the
   * typesetter and 700 modules of libraries, a fifth of web's start.
   */
  test('the web process sets no books, and loads nothing that does', () => {
    const byName = new Map<string, IModule>(found.modules.map((one) => [one.source, one]));
    const loaded = new Set(['server/web/open.ts']);
    for (const file of loaded) {
      for (const { resolved, dependencyTypes } of byName.get(file)?.dependencies ?? []) {
        if (!dependencyTypes.includes('type-only')) loaded.add(resolved);
      }
    }
    expect(loaded).toContain('shop/checkout/check-out.ts');
    expect([...loaded].filter((file) => /^(bookmaking\/typesetting|titles)\//.test(file))).toEqual(
      [],
    );
  });
});

test('an import names a file beside or below, or begins at the project with #', () => {
  const climbing = files.filter((file) =>
    /^(?:import|export)\b[^'"`;=(]*['"`]\.\.\//m.test(readFileSync(path.join(root, file), 'utf8')),
  );
  // Nothing is installed yet when setup/ runs, and files at the top have nobody above them.
  expect(climbing.filter((file) => !file.startsWith('setup/'))).toEqual([]);
});

test('the server reads no file of the sandbox', () => {
  const readers = files.filter(
    (file) =>
      file.startsWith('server/') &&
      !isTest(file) &&
      /['"`](?:#|(?:\.\.\/)*)sandbox\/[^'"`]+\.\w+['"`]/.test(
        readFileSync(path.join(root, file), 'utf8'),
      ),
  );
  // The supervisor starts it as a process of its own, as it starts web and worker.
  expect(readers).toEqual(['server/supervisor/wonderling.ts']);
});

test('bookmaking is pure: no network, no clock, no chance but the seed', () => {
  const drawing = files.filter(
    (file) => /^(bookmaking|titles|pictures)\//.test(file) && !isTest(file),
  );
  expect(drawing.length).toBeGreaterThan(400);
  const impure = drawing.filter((file) =>
    /\b(Date\.now|new Date\(\)|Math\.random|fetch)\b/.test(
      readFileSync(path.join(root, file), 'utf8'),
    ),
  );
  expect(impure).toEqual([]);
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
    // These run before there are settings, or hand the environment to a program that they start.
    'dev/web.ts',
    'setup/build.js',
    'setup/install.js',
    'playwright.config.ts',
    'vite.config.ts',
  ];
  expect(readers.filter((file) => !allowed.includes(file))).toEqual([]);
});
