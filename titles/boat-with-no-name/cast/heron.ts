import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';

export interface HeronWish {
  /** Foot of the leg, in mm. */
  readonly at: Point;
  /** From the foot to the top of the cap, in mm. */
  readonly height: number;
  readonly flip?: boolean;
  /** What is done with the book of rules. */
  readonly book?: 'open';
  /** Off, its peak is in the beak. */
  readonly cap?: 'on' | 'off';
  /** Who reads has the neck out, and the beak at the letter. */
  readonly looks?: 'ahead' | 'down' | 'reads';
  /** Both legs are under a gunwale. */
  readonly sits?: boolean;
}

const INK = '#123a4c';

/** As tall and as thin as a letter, on one leg; drawn 150 high on (0, 0), looking to the right. */
export function heron(wish: HeronWish, light: Light): { art: string; face: Box } {
  const k = wish.height / 150;
  const side = wish.flip ? -1 : 1;
  const seen = wish.flip ? mirrored(light) : light;
  const down = wish.looks === 'down';
  const gray = tone(seen, '#7f9db0');
  const white = tone(seen, '#fbf6ea');
  const dark = tone(seen, '#2c4458');
  const leg = tone(seen, '#e0a24a');
  const reads = wish.looks === 'reads';
  const [hx, hy] = reads ? [36, -96] : down ? [20, -112] : [11, -126];
  const art =
    (wish.sits
      ? ''
      : line('M-4 -56C-3 -36 -4 -18 -4 -2M-4 -1L8 0M-4 -1L-13 0M-4 -1L3 2.6', leg.base, 3) +
        line('M-8 -54C-2 -44 8 -42 9 -34C9 -30 2 -32 0 -29', leg.shade, 2.8)) +
    path(
      'M-34 -50C-34 -74 -14 -88 4 -86C16 -84 18 -66 8 -56C-4 -46 -20 -46 -30 -42C-38 -39 -44 -36 -48 -38C-44 -42 -38 -46 -34 -50Z',
      gray.base,
    ) +
    path('M-44 -40C-34 -44 -26 -64 -8 -70C0 -72 4 -66 0 -60C-8 -50 -24 -46 -44 -40Z', dark.base) +
    path('M8 -58C12 -50 8 -44 3 -42C6 -48 4 -52 2 -56Z', white.base) +
    line(
      reads
        ? 'M2 -76C-8 -104 10 -124 26 -114C32 -110 34 -104 34 -99'
        : down
          ? 'M2 -76C-14 -94 2 -100 6 -106C10 -112 14 -114 17 -112'
          : 'M2 -76C-16 -94 16 -100 4 -114C2 -118 4 -124 8 -125',
      white.base,
      11,
    ) +
    line(
      reads
        ? 'M5 -80C0 -100 12 -116 24 -110'
        : down
          ? 'M6 -78C-8 -92 4 -98 8 -102'
          : 'M6 -78C-10 -92 14 -98 8 -108',
      white.shade,
      2.4,
      'stroke-dasharray="3 4"',
    ) +
    (wish.book === 'open' ? rules(seen) : '') +
    (wish.cap === 'off' ? at(hx + 37.5, hy + 44, 1.3, cap(seen), -75) : '') +
    at(
      hx,
      hy,
      1,
      headOfHeron(seen, wish.cap !== 'off'),
      { ahead: 0, down: 24, reads: 40 }[wish.looks ?? 'ahead'],
    );
  const [x, y] = wish.at;
  const left = x + side * (hx - 14) * k;
  const right = x + side * (hx + 22) * k;
  return {
    art: at(x, y, k, art, 0, side * k),
    face: { x: Math.min(left, right), y: y + (hy - 24) * k, width: 36 * k, height: 34 * k },
  };
}

/** A harbor master's, and its badge is empty. */
export const cap = (light: Light): string => {
  const t = tone(light, '#123a4c');
  return (
    path('M-13 -7C-15 -16 -12 -21 0 -21C12 -21 14 -16 12 -8Z', t.base) +
    path('M-13 -9C-4 -12 4 -12 12 -10L18 -6C8 -8 -4 -8 -13 -5Z', t.deep) +
    oval(3, -14.6, 5, 4, '#f5c453') +
    oval(3, -14.6, 3.5, 2.6, '#0b2231')
  );
};

/** All of them. */
const rules = (light: Light): string => {
  const page = tone(light, '#fff3dc');
  const red = tone(light, '#c9402a');
  return (
    path('M6 -72L22 -80L44 -74L44 -48L22 -54L6 -46Z', red.base) +
    path('M8 -70L22 -77L22 -55L8 -48Z', page.base) +
    path('M22 -77L42 -72L42 -50L22 -55Z', page.shade) +
    line('M11 -66l8 -4M11 -61l8 -4M11 -56l8 -4M25 -71l13 3M25 -66l13 3M25 -61l13 3', page.deep, 1) +
    path('M-6 -70C2 -62 8 -60 14 -62C10 -54 -4 -54 -10 -60Z', tone(light, '#2c4458').base)
  );
};

/** Its head, beak to the right, with the neck's end at (0, 0). */
export const headOfHeron = (light: Light, capped = true): string => {
  const dark = tone(light, '#2c4458');
  return (
    path(
      'M-11 2C-12 -9 0 -12 9 -8L13 -4C12 4 4 8 -4 7C-8 6 -11 5 -11 2Z',
      tone(light, '#fbf6ea').base,
    ) +
    path('M-10 -3C-16 -4 -24 -2 -29 3C-21 0 -14 3 -7 2Z', dark.base) +
    path('M-9 -4C-4 -9 4 -9 9 -6C3 -5 -3 -4 -9 -1Z', dark.base) +
    path('M10 -6C22 -4 33 -1 41 3C30 5 19 5 9 5Z', tone(light, '#f0a63a').base) +
    line('M12 1.4C22 1.4 31 2 39 3', tone(light, '#f0a63a').deep, 1.1) +
    oval(4.6, -1.8, 3.2, 3.4, '#fff6d8') +
    oval(5.6, -1.4, 1.7, 2, INK) +
    oval(6.2, -2.2, 0.6, 0.6, '#ffffff') +
    (capped ? cap(light) : '')
  );
};
