import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';

/** Of a grown-up's hand: near the hero's own, and not the same, as it can be anybody's. */
export function anyonesSkin(
  hero: Hero,
  light: Light,
): Record<'base' | 'edge' | 'lit' | 'shade', Hex> {
  const base = mix(skinTone(light, hero.skin).base, '#a8746a', 0.3);
  return {
    base,
    edge: mix(base, INK.key, 0.66),
    lit: mix(base, INK.glow, 0.42),
    shade: mix(base, INK.key, 0.24),
  };
}
