import { levels } from '#content/landing/levels.ts';
import { zoe } from '#pictures/landing/zoe.ts';
import { composeLeaf } from '#web/book/leaf/compose-leaf.ts';
import type { Leaf } from '#web/book/leaf/leaf.ts';

let composed: Promise<Leaf[]> | undefined;

/** The page of every level for the sample hero. Nobody's request changes it, so it is composed once. */
export function composeLeaves(): Promise<Leaf[]> {
  composed ??= Promise.all(
    levels.map(({ slug, position, telling }) =>
      composeLeaf(slug, position, { ...zoe, level: telling }, `${slug}-${position}`),
    ),
  );
  return composed;
}
