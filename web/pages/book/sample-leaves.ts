import { SAMPLE_POSITION, sampleHero } from '#bookmaking/sample-heroes.ts';
import type { Telling } from '#vocabulary/reading-levels.ts';
import { composeLeaf } from '#web/book/leaf/compose-leaf.ts';
import type { Leaf } from '#web/book/leaf/leaf.ts';
import { loadTitle } from '#web/book/live/load-title.ts';

type Leaves = Readonly<Record<Telling, Leaf>>;

const composed = new Map<string, Promise<Leaves | undefined>>();

/**
 * The sample page of a title in its four tellings, for its invented child; undefined for a book
 * that has left our workshop and stands on the shelf no more than in name. Nobody's request changes
 * it, so it is composed once.
 */
export function sampleLeaves(slug: string): Promise<Leaves | undefined> {
  const known = composed.get(slug);
  if (known) return known;
  const fresh = compose(slug);
  composed.set(slug, fresh);
  return fresh;
}

async function compose(slug: string): Promise<Leaves | undefined> {
  if (!(await loadTitle(slug))) return undefined;
  const hero = sampleHero(slug);
  const at = (level: Telling) =>
    composeLeaf(slug, SAMPLE_POSITION, { ...hero, level }, `${slug}-sample`);
  const [seedling, sprout, sapling, explorer] = await Promise.all([
    at('seedling'),
    at('sprout'),
    at('sapling'),
    at('explorer'),
  ]);
  return { seedling, sprout, sapling, explorer };
}
