// What all visitors see alike. The build calls these once and writes down what they answer (web/bundling/leaves-for-all.ts);
// this code itself runs under `npm run dev` only.
import { SAMPLE_POSITION, sampleHero } from '#bookmaking/sample-heroes.ts';
import { levels } from '#content/landing/levels.ts';
import { tryOutPage } from '#content/landing/try-out.ts';
import { zoe } from '#pictures/landing/zoe.ts';
import { findTitle } from '#titles/find-title.ts';
import type { Telling } from '#vocabulary/reading-levels.ts';
import { composeLeaf } from './compose-leaf.ts';
import type { Leaf } from './leaf.ts';

export type Tellings = Readonly<Record<Telling, Leaf>>;

/** The pages that the landing page opens with, for the sample hero. */
export type LandingLeaves = {
  tryOut: Leaf;
  /** A page for each level. */
  levels: readonly Leaf[];
};

/**
 * The sample page of a title in its four tellings, for its invented child; undefined for a book that has left our workshop
 * and stands on the shelf no more than in name.
 */
export function sampleLeaves(slug: string): Tellings | undefined {
  const title = findTitle(slug);
  if (!title) return undefined;
  const hero = sampleHero(slug);
  const at = (level: Telling) =>
    composeLeaf(title, SAMPLE_POSITION, { ...hero, level }, `${slug}-sample`);
  return {
    seedling: at('seedling'),
    sprout: at('sprout'),
    sapling: at('sapling'),
    explorer: at('explorer'),
  };
}

export function landingLeaves(): LandingLeaves {
  const leafOf = ({ slug, position }: { slug: string; position: number }, level: Telling) =>
    composeLeaf(findTitle(slug)!, position, { ...zoe, level }, `${slug}-${position}`);
  return {
    tryOut: leafOf(tryOutPage, zoe.level),
    levels: levels.map((level) => leafOf(level, level.telling)),
  };
}
