import { mix } from '#bookmaking/drawing/color.ts';
import { clamp, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { slid } from './face-places.ts';
import type { Hero } from './hero.ts';
import { mouthOn } from './mouth-on.ts';
import { skinTone } from './skin-tone.ts';
import type { Skull } from './skull.ts';

/**
 * Cheeks full of air and lips that let a thread of it out. The bulge itself is the skull's relief,
 * so the far cheek swells the outline; here is only its light, which ends where the face ends.
 */
export function puffed(head: Skull, hero: Hero, puff: number, light: Light): string {
  const t = skinTone(light, hero.skin);
  const warm = mix(t.base, '#ee5d44', 0.4);
  const ball = radial(
    [
      [0, mix(t.base, t.lite, 0.6)],
      [0.5, t.base],
      [0.86, mix(t.base, t.shade, 0.3), 0.8],
      [1, mix(t.base, t.shade, 0.4), 0],
    ],
    0.5 + light.direction[0] * 0.2,
    0.5 + light.direction[1] * 0.2,
    0.7,
  );
  const glow = radial([
    [0, warm, 0.7],
    [0.6, warm, 0.32],
    [1, warm, 0],
  ]);
  const r = 13 + 8 * puff;
  let art = '';
  for (const side of [-1, 1]) {
    const longitude = slid(head, side * 33);
    const seen = Math.cos(radians(longitude + head.yaw));
    if (seen < 0.05) continue;
    const [x, y] = head.face(longitude, 35, -0.04);
    art += at(
      x,
      y,
      1,
      oval(0, 0, r, r * 0.92, ball) + oval(0, -1, r * 0.8, r * 0.7, glow),
      0,
      clamp(seen * 1.1, 0.35, 1),
    );
  }
  const lip = tone(light, mix(hero.skin, '#a8323f', 0.45)).base;
  const pucker =
    oval(0, 0.6, 7.4, 7, lip) +
    oval(0, 0.4, 3.4, 3.6, '#6a1f30') +
    line(
      'M-10 -6l3 3M-11 1h3.4M-9 7l2.6 -2.6M10 -6l-3 3M11 1h-3.4M9 7l-2.6 -2.6',
      t.deep,
      1.4,
      'stroke-opacity=".4"',
    );
  return art + mouthOn(head, pucker);
}
