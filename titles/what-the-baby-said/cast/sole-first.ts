import { mix } from '#bookmaking/drawing/color.ts';
import { disc, ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone, turned } from '#bookmaking/drawing/light.ts';
import { asHero, at, calm, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { ROMPER, SOCK } from '#titles/what-the-baby-said/set/colors.ts';
import { type BabyLook, babyHead } from './baby-head.ts';

const TILT = 6;

/** From the end of its leg: a baby behind its own foot, the head about (0, 0), 100 high; the ankle comes toward us at (74, 96); below 160 nothing is drawn. */
export function babyBehindFoot(light: Light, color: string, look: BabyLook): string {
  const cloth = tone(light, ROMPER);
  const edge = `stroke="${mix(cloth.deep, '#3b2a3e', 0.3)}" stroke-width="1.6"`;
  const body = smooth([
    [0, 40],
    [36, 52],
    [52, 88],
    [58, 160],
    [0, 166],
    [-62, 160],
    [-56, 96],
    [-36, 54],
  ]);
  const leg = ribbon(
    [
      [-6, 150],
      [40, 128],
      [76, 100],
    ],
    [26, 29, 30],
  );
  const sleeve = (way: readonly Point[]): string =>
    path(ribbon(way, [15, 15, 12]), cloth.base, edge);
  return (
    calm(
      sleeve([
        [30, 66],
        [52, 78],
        [78, 92],
      ]) +
        path(body, 'none', edge) +
        clip(
          body,
          path(body, cloth.shade) +
            shifted(light.direction[0] * 8 + 7, 0, path(body, cloth.base)) +
            line('M2 50V160', cloth.shade, 1.6),
        ) +
        line('M2 74h.1M2 96h.1', cloth.deep, 4.6, 'stroke-opacity=".5"') +
        sleeve([
          [-40, 70],
          [-44, 104],
          [-20, 140],
        ]) +
        path(leg, cloth.base, edge) +
        line('M22 116Q34 128 34 148M40 104Q56 118 58 136', cloth.shade, 2),
    ) + at(0, 0, 1, babyHead(turned(light, TILT), color, look), TILT)
  );
}

/** Five toes in wool, the big one at the left. */
const TOES = [
  [-23, -42, 14],
  [-2, -45, 10.6],
  [14, -40, 9.6],
  [26, -31.6, 9],
  [34, -21, 8.4],
] as const;
const SOLE =
  'M-36 -40C-40 -22 -28 -8 -29 12C-31 34 -24 54 0 54C22 54 30 36 29 18C28 4 40 -8 42 -20C36 -40 14 -54 -6 -52C-20 -50 -34 -50 -36 -40Z' +
  TOES.map(([x, y, r]) => disc(x, y, r)).join('');

/** What it is about, from as near as a nose: a sole in its sock, heel at (0, 54), toes at (0, -56). */
export function nearSole(light: Light): string {
  const wool = tone(light, SOCK.wool);
  const stripe = tone(light, SOCK.stripe);
  return calm(
    path(SOLE, 'none', 'stroke="#3b2a3e" stroke-width="3.4" stroke-linejoin="round"') +
      clip(
        SOLE,
        path(SOLE, wool.base) +
          path('M-60 -70H60V-8C40 -22 20 -29 0 -29C-18 -29 -32 -25 -46 -20Z', stripe.base) +
          line('M-44 -6Q4 -22 46 0M-44 10Q4 -4 46 16', stripe.base, 7) +
          path('M-50 60V34C-30 22 24 22 46 36V60Z', stripe.base) +
          line(
            'M-12 -36Q-10 -46 -12 -54M7 -35Q8 -42 6 -50M20 -31Q20 -36 20 -42M30 -24Q31 -28 31 -32',
            stripe.deep,
            2,
          ) +
          path('M20 -60C36 -10 14 20 22 60H60V-60Z', wool.shade, 'fill-opacity=".32"') +
          line(
            'M-32 36Q0 26 30 37M-40 -22Q0 -32 40 -12',
            wool.lite,
            1.2,
            'stroke-dasharray="3 2.6"',
          ),
      ) +
      oval(-4, 43, 12, 5, wool.lite, 'fill-opacity=".25"'),
  );
}

/** Of the hand that holds it from behind, four fingers over its right edge. In units of the sole. */
export function heldBy(light: Light, hero: Hero): string {
  const skin = skinTone(light, hero.skin);
  const d = 'M37 -1L25 0M36 8L22 9M34.600 17L21.600 18M34 26L24 27';
  return asHero(
    calm(
      line(d, mix(skin.base, skin.deep, 0.6), 9.6) +
        line(d, skin.base, 7.8) +
        line('M27 0h.1M24 9h.1M24 18h.1M26 27h.1', skin.lite, 3, 'stroke-opacity=".55"'),
    ),
  );
}
