import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, line, oval } from '#bookmaking/drawing/marks.ts';
import type { Hero } from './hero.ts';
import type { Skull, Stick } from './skull.ts';

/** Frames in front of the eyes, the bridge, and the arms as far as they show. */
export function glassesOn(
  head: Skull,
  stick: Stick,
  hero: Hero,
  light: Light,
  longitude: number,
  latitude: number,
): string {
  const frame = tone(light, hero.glassesColor).base;
  const lens =
    hero.glasses === 'round'
      ? oval(0, 0, 14.6, 14.6, '#ffffff', `fill-opacity=".14" stroke="${frame}" stroke-width="3"`)
      : box(
          -15,
          -12.5,
          30,
          25,
          '#ffffff',
          6,
          `fill-opacity=".14" stroke="${frame}" stroke-width="3.2"`,
        );
  const glint = line('M-8 -5Q-6 -10 -2 -10.6', '#ffffff', 1.8, 'stroke-opacity=".75"');
  const left = head.at(-7, latitude - 2, 1.06);
  const right = head.at(7, latitude - 2, 1.06);
  let art = '';
  for (const side of [-1, 1]) {
    const from = head.at(side * 44, latitude - 3, 1.02);
    const to = head.at(side * 84, latitude - 4, 1.02);
    if (to[2] > -6 && from[2] > 0) {
      art += line(`M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}`, frame, 2.8);
    }
  }
  const bridge = `M${num(left[0] - 3)} ${num(left[1])}Q${num((left[0] + right[0]) / 2)} ${num(left[1] - 5)} ${num(right[0] + 3)} ${num(right[1])}`;
  art += line(bridge, frame, 2.8);
  for (const side of [-1, 1]) art += stick(side * longitude, latitude, lens + glint, 1.05);
  return art;
}
