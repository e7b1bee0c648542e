import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { listedTitles } from './find-title.ts';

const bookmaking = path.resolve(import.meta.dirname, '../bookmaking');

/** KB that a browser downloads for some of our exports, bundled, minified and gzipped. */
async function kilobytes(code: string): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wonderling-size-'));
  try {
    const entry = path.join(folder, 'entry.js');
    writeFileSync(entry, code);
    const output = (await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        modulePreload: false,
        rollupOptions: { input: entry, preserveEntrySignatures: 'strict' },
      },
    })) as Rollup.RollupOutput;
    return gzipSync(output.output[0].code, { level: 9 }).length / 1024;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a hero is drawn live from at most 30 KB', async () => {
  expect(await kilobytes(`export { drawHero } from '${bookmaking}/draw-hero.ts';`)).toBeLessThan(
    30,
  );
});

test.each(listedTitles.map((title) => title.slug))(
  'the cover of %s is drawn live from at most 48 KB',
  async (slug) => {
    const size = await kilobytes(
      `export { composeCover } from '${bookmaking}/compose-cover.ts';
     export { cover } from '${import.meta.dirname}/${slug}/pages/cover.ts';`,
    );
    expect(size).toBeLessThan(48);
  },
);
