import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

const PAW =
  'M-24 -104C-40 -84 -34 -62 -30 -46C-28 -34 -38 -24 -42 -12C-44 -4 -40 0 -34 0H52C62 0 66 -8 64 -16C62 -26 52 -30 46 -32C32 -34 22 -40 20 -52C18 -70 30 -84 26 -104Z';

/** A bath's foot from near, cast like a lion's, 92 high under the tub and standing on y 0, its toes to the right; dark nails are for where words may stand. */
export function lionClaw(light: Light, iron: Hex, nails: Hex = '#f2e2c4'): string {
  const t = tone(light, iron);
  const toe = (x: number, y: number, r: number): string =>
    oval(x, y, r, r * 0.86, t.deep) + oval(x + 1, y - 1, r - 1.6, r * 0.86 - 1.6, t.base);
  const nail = (x: number, y: number): string =>
    path(
      `M${x} ${y}q9 -3 12 8q0 2 -3 2h-10Z`,
      tone(light, nails).base,
      `stroke="${t.deep}" stroke-width="1"`,
    );
  return (
    path(PAW, t.base) +
    clip(
      PAW,
      path('M-50 -110H-8C-22 -80 -6 -60 -12 -40C-16 -24 -26 -14 -20 2H-50Z', t.shade) +
        line('M26 -104C30 -84 18 -70 20 -52C22 -40 32 -34 46 -32', t.rim, 5, 'stroke-opacity=".9"'),
    ) +
    // What a founder thinks that a lion's knee is.
    line('M-6 -76C6 -90 20 -76 10 -66C2 -60 -6 -68 1 -73', t.deep, 3) +
    line('M-4 -50C0 -38 8 -32 18 -28', t.deep, 2, 'stroke-opacity=".7"') +
    toe(14, -13, 15) +
    nail(20, -8) +
    toe(36, -14, 14) +
    nail(42, -8) +
    toe(54, -12, 11) +
    nail(59, -8)
  );
}
