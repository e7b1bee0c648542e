import { luma, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light, Tone } from '#bookmaking/drawing/light.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { noseTip } from '#bookmaking/hero/modelling.ts';
import { readable } from '#bookmaking/hero/readable.ts';
import type { Skull } from '#bookmaking/hero/skull.ts';
import type { TitleHand } from './title-hand.ts';

/** The nose as this hand has it; in profile the outline is the nose. */
export function plainNose(
  { nose, ink }: TitleHand,
  hero: Hero,
  head: Skull,
  t: Tone,
  light: Light,
): string {
  if (head.front < -0.2) return '';
  const f = hero.features;
  const tip = noseTip(f);
  const isDark = luma(t.base) < 0.3;
  const warm = readable(
    isDark ? mix(t.lite, '#e59a7c', 0.3) : mix(t.deep, '#8a3a30', 0.5),
    t.base,
    1.5,
  );
  const red = mix(t.base, '#e2533a', isDark ? 0.42 : 0.36);
  const [x, y] = head.face(0, tip, -0.02);
  const lamp = light.direction[0] > 0 ? 1 : -1;
  const point = (longitude: number, latitude: number): Point => {
    const [px, py] = head.face(longitude, latitude, -0.01);
    return [px, py];
  };
  const wide = 5.4 * f.noseWidth;
  const joined = (points: readonly Point[]): string =>
    `M${points.map(([px, py]) => `${num(px)} ${num(py)}`).join('L')}`;
  // Down the side that is turned away from us, and round the tip: what a key line draws of a nose.
  const far = head.side > 0.05 ? 1 : head.side < -0.05 ? -1 : -lamp;
  return nose({ ink, f, tip, isDark, warm, red, x, y, lamp, point, wide, joined, far, t, light });
}
