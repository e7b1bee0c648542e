import { mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { oval, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from './hero.ts';
import { depthOf, planesOf } from './modelling.ts';
import type { Mouth, MouthName } from './mouths.ts';
import { skinTone } from './skin-tone.ts';

/** Lips as flesh, drawn under a mouth around (0, 0): an upper and a lower one about the line, or a rim about an open mouth. */
export function lipsUnder(mouth: MouthName | Mouth, hero: Hero, light: Light): string {
  const t = skinTone(light, hero.skin);
  const depth = depthOf(t.base);
  const { lips } = hero.features;
  const { lit, cool } = planesOf(t, light);
  const flesh = mix(mix(t.base, lit, 0.5), depth > 0.5 ? '#b8705e' : '#d8645f', 0.34);
  const full = 1.4 + 2.6 * lips;
  const [center, low] = typeof mouth === 'string' ? MIDDLE[mouth] : mouth.at;
  const under = oval(0, low + 4.6, 6.4, 2, cool, 'fill-opacity=".34"');
  const rim = typeof mouth === 'string' ? RIMS[mouth] : mouth.rim;
  if (rim)
    return (
      under +
      path(
        rim,
        'none',
        `stroke="${flesh}" stroke-width="${num(full * 1.3)}" stroke-linejoin="round"`,
      )
    );
  const upper = `M-9 ${num(center - 1)}Q-3.4 ${num(center - full * 0.9)} 0 ${num(center - full * 0.5)}Q3.4 ${num(center - full * 0.9)} 9 ${num(center - 1)}Z`;
  const lower = `M-9 ${num(center - 0.6)}Q0 ${num(center + 2.4 + full * 2)} 9 ${num(center - 0.6)}Z`;
  return under + path(upper + lower, flesh);
}

/** The height of each mouth at its middle, and of its lowest point. */
const MIDDLE: Record<MouthName, readonly [middle: number, low: number]> = {
  smile: [3, 5.4],
  laugh: [0, 15],
  gasp: [0, 11],
  oh: [0, 11],
  wobble: [1.4, 3],
  frown: [2, 3.4],
  firm: [1.6, 4],
  tiny: [1.6, 3.4],
};

const RIMS: Partial<Record<MouthName, string>> = {
  laugh: 'M-16 -6Q0 0 16 -6C16 7 10 16 0 16C-10 16 -16 7 -16 -6Z',
  gasp: 'M-9 -4Q0 -2 9 -4C10 6 6 12 0 12C-6 12 -10 6 -9 -4Z',
  oh: 'M-6.2 3a6.2 8 0 1 0 12.4 0a6.2 8 0 1 0 -12.4 0Z',
};
