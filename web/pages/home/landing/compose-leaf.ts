import { composePage } from '../../../../bookmaking/compose-page.ts';
import { zoe } from '../../../../bookmaking/scenes/landing/zoe.ts';
import { textSvg } from '../../../../bookmaking/text/text-svg.ts';
import { type LandingLevel, levels } from '../../../../content/landing/levels.ts';
import { loadTitle } from '../../../book/live/load-title.ts';
import type { Leaf } from './leaf.ts';

let composed: Promise<Leaf[]> | undefined;

/** The page of every level for the sample hero. Nobody's request changes it, so it is composed once. */
export function composeLeaves(): Promise<Leaf[]> {
  composed ??= Promise.all(levels.map(composeLeaf));
  return composed;
}

async function composeLeaf({ slug, position, telling }: LandingLevel): Promise<Leaf> {
  const title = await loadTitle(slug);
  const name = title?.previewPages[position - 2];
  if (!title || !name) throw new Error(`There is no page ${position} of ${slug}`);
  const page = composePage(title, { ...zoe, level: telling }, name);
  return {
    slug,
    position,
    type: page.text.map(textSvg).join(''),
    words: page.text
      .flatMap((block) => block.lines.map((line) => line.runs.map((run) => run.text).join('')))
      .join(' '),
  };
}
