import path from 'node:path';
import type { Plugin } from 'vite';
import type * as LeavesForAll from '#web/book/leaf/leaves-for-all.ts';

/** By its path: named in the import itself, it would be bundled with this configuration, its stylesheets too. */
const COMPOSED = path.resolve(import.meta.dirname, '../book/leaf/leaves-for-all.ts');

/**
 * Composes what all visitors see alike while the pages are built, and puts the answers in the place of the code. Every web
 * process composed these 46 leaves in its first seconds, in which it has the least time: 1.9 s of a core, up to 0.2 s at a stretch.
 */
export const leavesForAll = (): Plugin => ({
  name: 'leaves-for-all',
  apply: 'build',
  load: {
    filter: { id: /\/leaves-for-all\.ts$/ },
    async handler(id) {
      if (id !== COMPOSED) return;
      const { landingLeaves, sampleLeaves }: typeof LeavesForAll = await import(COMPOSED);
      const { listedTitles } = await import('#titles/find-title.ts');
      const samples = listedTitles.map(({ slug }) => [slug, sampleLeaves(slug)]);
      return `
        const samples = ${JSON.stringify(Object.fromEntries(samples))};
        const landing = ${JSON.stringify(landingLeaves())};
        export const sampleLeaves = (slug) => samples[slug];
        export const landingLeaves = () => landing;`;
    },
  },
});
