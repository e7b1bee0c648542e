import { between, degreesOf, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { handOf } from '#bookmaking/hero/hand-of.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { tube } from '#bookmaking/hero/limbs.ts';
import { cutFor } from '#bookmaking/hero/outfits/cuts.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import type { HandShape } from '#bookmaking/hero/poses.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';

/**
 * A forearm laid along the stone, from an elbow that comes out from behind it to a hand at its end; in mm. The rig's own elbow
 * hangs, and hung into the water.
 */
export function armOnRim(
  hero: Hero,
  child: PlacedHero,
  [elbow, wrist]: readonly [Point, Point],
  light: Light,
  shape: HandShape = 'rest',
): string {
  const k = child.scale;
  const skin = skinTone(light, hero.skin);
  const cut = cutFor(hero, child.figure.skeleton, light);
  const cuff = between(elbow, wrist, cut.sleeve > 0.9 ? 0.94 : 0.34);
  const left = wrist[0] < elbow[0];
  const along = degreesOf(Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]));
  const bent = between(elbow, wrist, 0.5);
  return (
    tube(light, [elbow, bent, wrist], [12 * k, 11 * k, 8.4 * k], skin) +
    tube(
      light,
      [elbow, between(elbow, cuff, 0.5), cuff],
      [14.5 * k, 14 * k, 11.5 * k],
      tone(light, cut.sleeveColor),
      'start',
    ) +
    at(
      wrist[0],
      wrist[1],
      k,
      handOf(hero).fingers(shape, skin, false),
      left ? along - 180 : along,
      left ? -k : k,
    )
  );
}
