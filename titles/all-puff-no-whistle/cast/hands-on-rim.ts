import { luma, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { between, degreesOf, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { handOf } from '#bookmaking/hero/hand-of.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { tube } from '#bookmaking/hero/limbs.ts';
import { cutFor } from '#bookmaking/hero/outfits/cuts.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import type { HandShape } from '#bookmaking/hero/poses.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';

/**
 * Four fingers hung over an edge from behind, the rest of the arm being behind it: the rig's own arm
 * would come round in front of the stone. `size` is the height of the head; all in mm.
 */
export function handOnRim(hero: Hero, x: number, y: number, size: number, light: Light): string {
  const t = tone(light, hero.skin);
  // On the darkest skin it is the light that draws a finger.
  const edge = luma(t.base) < 0.3 ? mix(t.base, '#e0a07c', 0.42) : t.deep;
  const w = size * 0.075;
  let fingers = '';
  let creases = '';
  for (const [i, long] of [0.13, 0.17, 0.165, 0.125].entries()) {
    const fx = x + (i - 1.5) * w * 0.98;
    fingers += `M${num(fx)} ${num(y)}v${num(size * long)}`;
    if (i > 0) creases += `M${num(fx - w * 0.5)} ${num(y + size * 0.02)}v${num(size * 0.11)}`;
  }
  return (
    line(
      fingers,
      t.shade,
      w * 1.06,
      `transform="translate(${num(-light.direction[0] * 0.5)} .4)"`,
    ) +
    path(
      `M${num(x - w * 2)} ${num(y + size * 0.02)}C${num(x - w * 2.3)} ${num(y - size * 0.1)} ${num(x + w * 2.3)} ${num(y - size * 0.1)} ${num(x + w * 2)} ${num(y + size * 0.02)}Z`,
      t.base,
    ) +
    line(fingers, t.base, w * 0.92) +
    line(creases, edge, Math.max(0.4, size * 0.011), 'stroke-opacity=".9"') +
    oval(x - w * 0.5, y - size * 0.03, w * 1.2, w * 0.4, t.lite, 'fill-opacity=".4"')
  );
}

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
