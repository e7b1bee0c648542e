// What children wear on most days: a sweater, a T-shirt, a top and a skirt.
import { mix } from '#bookmaking/drawing/color.ts';
import { smooth } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type Skeleton, trunkOutline } from '#bookmaking/hero/skeleton.ts';
import { type Cut, cloth, collar, round, skirt as skirtFrom } from './cloth.ts';

const SOCK = '#fff4e4';

/** Lines round the trunk, at levels from the neck down. */
const rings = (s: Skeleton, levels: readonly number[], reach: number): string =>
  levels.map((level) => smooth(round(s, level, reach, 0.03), false)).join('');

/** Knitted, with a ribbed hem and two rows of stitches across the chest; long trousers. */
export function sweater(hero: Hero, s: Skeleton, light: Light): Cut {
  const { main, second } = hero.colors;
  const t = tone(light, main);
  const detail =
    line(rings(s, [0.2, 0.32], 1.08), t.lite, 3.2, 'stroke-dasharray="1 7" stroke-opacity=".9"') +
    line(rings(s, [0.95], 1.09), t.shade, 8, 'stroke-opacity=".8"');
  return {
    shoe: 'sneaker',
    sleeve: 0.97,
    sleeveColor: main,
    leg: 0.95,
    legColor: second,
    sock: SOCK,
    loose: 3.2,
    torso: cloth(light, trunkOutline(s, 0, 0.98, 1.08), main, detail),
    over: collar(s, light, mix(main, light.shade, 0.22), 8),
  };
}

/** Short sleeves and a plain front, that holds the color that was said; long trousers. */
export function tShirt(hero: Hero, s: Skeleton, light: Light): Cut {
  const { main, second } = hero.colors;
  const t = tone(light, main);
  const detail = line(rings(s, [0.95], 1.07), t.shade, 2.4, 'stroke-opacity=".7"');
  return {
    shoe: 'sneaker',
    sleeve: hero.hair === 'hijab' ? 0.94 : 0.42,
    sleeveColor: main,
    leg: 0.95,
    legColor: second,
    sock: SOCK,
    loose: 3.6,
    torso: cloth(light, trunkOutline(s, 0, 0.98, 1.06), main, detail),
    over: collar(s, light, mix(main, '#ffffff', 0.45), 5),
  };
}

/** The outfit's first color is the skirt's, the second that of the top. With a hijab the arms and legs are covered. */
export function skirt(hero: Hero, s: Skeleton, light: Light): Cut {
  const { main, second, accent } = hero.colors;
  const covered = hero.hair === 'hijab';
  const t = tone(light, main);
  const shape = skirtFrom(s, 0.56, 0.72, 0.86);
  let folds = '';
  for (const p of shape.hem) {
    folds += `M${(s.pelvis[0] * 0.6 + p[0] * 0.4).toFixed(1)} ${(s.pelvis[1] - 14).toFixed(1)}L${p[0].toFixed(1)} ${p[1].toFixed(1)}`;
  }
  const detail =
    line(folds, t.deep, 2.2, 'stroke-opacity=".35"') +
    line(smooth(shape.hem, false), t.shade, 5, 'stroke-opacity=".9"');
  return {
    shoe: 'sneaker',
    sleeve: covered ? 0.94 : 0.42,
    sleeveColor: second,
    leg: covered ? 1 : 0,
    legColor: accent,
    sock: SOCK,
    loose: covered ? 1.5 : 3.6,
    torso: cloth(light, trunkOutline(s, 0, 0.96, 1.05), second),
    skirt:
      cloth(light, shape.d, main, detail) +
      line(smooth(round(s, 0.58, 1.06), false), tone(light, accent).base, 5),
    over: collar(s, light, mix(second, '#ffffff', 0.45), 5),
  };
}
