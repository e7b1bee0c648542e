import type { Light } from '#bookmaking/drawing/light.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { eyePatchOn } from './eye-patch.ts';
import { glassesOn } from './glasses.ts';
import type { HeadView } from './head-view.ts';
import type { Hero } from './hero.ts';
import type { Skull } from './skull.ts';

/** A face, cut at its edge, with what is worn over it. */
export function wornOver(
  face: string,
  hero: Hero,
  head: Skull,
  view: HeadView,
  light: Light,
): string {
  const awake = view.mood !== 'sleepy';
  // Nothing of a face hangs over its edge.
  let art = clip(head.flesh, face);
  // Nor does an eye need rest from a patch that is shut.
  if (awake && hero.eyePatch !== 'none') art += eyePatchOn(head, hero, light);
  // Nobody sleeps in glasses; eyes shut to blow are another matter.
  if (hero.glasses !== 'none' && (awake || view.puff)) art += glassesOn(head, hero, light);
  return art;
}
