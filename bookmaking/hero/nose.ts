import { luma, mix } from '#bookmaking/drawing/color.ts';
import { smooth } from '#bookmaking/drawing/curves.ts';
import { clamp, lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import type { Hero } from './hero.ts';
import { noseTip } from './modelling.ts';
import { readable } from './readable.ts';
import { skinTone } from './skin-tone.ts';
import type { Skull } from './skull.ts';

/** The tip of the nose, and the wings under it as a line on the skull: in profile, half a line. */
export function noseOn(head: Skull, hero: Hero, light: Light): string {
  if (head.front < -0.2) return '';
  const t = skinTone(light, hero.skin);
  const { noseWidth } = hero.features;
  const tip = noseTip(hero.features);
  const [x, y] = head.face(0, tip - 0.4);
  const wing = 5.6 * noseWidth * (1 + 1.2 * head.side ** 2);
  const under: Point[] = [];
  for (let i = -3; i <= 3; i++) {
    const longitude = (i / 3) * wing;
    if (longitude * head.side > 0.1 && head.front < 0.5) continue;
    const [px, py] = head.face(longitude * 0.8, tip + 0.6, 0.02 - 0.028 * Math.abs(i / 3) ** 2);
    under.push([px, py + 2.4 - 0.6 * Math.abs(i / 3)]);
  }
  const color = mix(t.base, '#d2583c', lerp(0.16, 0.2, luma(hero.skin)));
  // On dark skin a darker line is not seen: there the nose is drawn by the light on its ridge and wings.
  const isDark = luma(t.base) < 0.3;
  const ink = readable(
    isDark ? mix(t.lite, '#e59a7c', 0.3) : mix(t.shade, '#8a3a30', 0.35),
    t.base,
  );
  return (
    at(x, y, 1, oval(0, 0, 5.4 * noseWidth, 4.1, color), 0, clamp(head.front, 0.5, 1)) +
    oval(
      x + light.direction[0] * 1.6,
      y - 1.4,
      2.1,
      1.4,
      mix(t.lite, light.key, 0.4),
      'fill-opacity=".75"',
    ) +
    line(smooth(under, false), ink, 1.8)
  );
}
