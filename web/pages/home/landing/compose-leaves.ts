import { levels } from '#content/landing/levels.ts';
import { tryOutPage } from '#content/landing/try-out.ts';
import { zoe } from '#pictures/landing/zoe.ts';
import type { Telling } from '#vocabulary/reading-levels.ts';
import { composeLeaf } from '#web/book/leaf/compose-leaf.ts';
import type { Leaf } from '#web/book/leaf/leaf.ts';

/** The pages that the landing page opens with, for the sample hero. */
export type LandingLeaves = {
  tryOut: Leaf;
  /** A page for each level. */
  levels: readonly Leaf[];
};

let composed: Promise<LandingLeaves> | undefined;

/** Nobody's request changes them, so they are composed once. */
export function composeLeaves(): Promise<LandingLeaves> {
  composed ??= compose();
  return composed;
}

async function compose(): Promise<LandingLeaves> {
  const leafOf = ({ slug, position }: { slug: string; position: number }, level: Telling) =>
    composeLeaf(slug, position, { ...zoe, level }, `${slug}-${position}`);
  const [tryOut, ...each] = await Promise.all([
    leafOf(tryOutPage, zoe.level),
    ...levels.map((level) => leafOf(level, level.telling)),
  ]);
  return { tryOut, levels: each };
}
