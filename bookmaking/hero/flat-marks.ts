// What hands that draw flat have in common on a face.
import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { youngAt } from './body.ts';
import { slid } from './face-places.ts';
import { stickerFor } from './head.ts';
import type { Hero } from './hero.ts';
import type { Acting } from './moods.ts';
import { readable } from './readable.ts';
import type { Skull } from './skull.ts';

/** The same of a hero. */
export const youngOf = ({ years }: Hero): number => youngAt(years);

/** Of a cheek that is turned further away than this, freckles were a beard on the profile. */
const OFF_EDGE = 0.45;

/** Freckles and a dimple, on the cheek of one side. */
export function marksOnCheek(hero: Hero, head: Skull, look: Acting, t: Tone, side: number): string {
  const stick = stickerFor(head);
  const freckles = line(
    'M-8 -2h.1M-1 -5h.1M6 -2.4h.1M-4 3h.1M3 2.6h.1M10 2.6h.1',
    mix(t.shade, '#7d3c22', 0.6),
    2.7,
  );
  // On the cheek that turns away they keep off its edge.
  const out = 35 - 28 * Math.max(0, side * head.side) ** 1.5;
  const at = [slid(head, side * out), 21 + hero.features.eyeLatitude * 0.3] as const;
  let art = hero.freckles && head.toward(...at) > OFF_EDGE ? stick(...at, freckles) : '';
  if (hero.features.dimple === side && look.mouth !== 'oh')
    art += stick(slid(head, side * 27), 35, line('M-1 -3q3 3 0 6', t.deep, 2));
  return art;
}

/** On the cheek that is nearer. */
export const tearOn = (head: Skull): string =>
  stickerFor(head)(
    slid(head, head.side > 0 ? -34 : 34),
    25,
    path('M0 -8C-6 1 -5 8 0 8S6 1 0 -8Z', '#a8dcf4'),
  );

/** Brows of the hair's color and the hand's ink, dark enough or light enough to carry a mood. */
export function flatBrowInk(hero: Hero, t: Tone, light: Light, ink: Hex): Hex {
  const own = ['hijab', 'bald', 'patka'].includes(hero.hair) ? '#33262a' : hero.hairColor;
  return readable(
    tone(light, mix(own, ink, (luma(own) > 0.7 ? 0.3 : 0.4) - 0.25 * youngOf(hero))).base,
    t.base,
    2,
  );
}
