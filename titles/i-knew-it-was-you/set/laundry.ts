import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { INK } from './colors.ts';
import { LAMP } from './lights.ts';

const KEY = `stroke="${INK.key}" stroke-width="1" stroke-linejoin="round"`;

/** A basket of what was washed, heaped as high as somebody's nose; its foot on (0, 0), `high` mm of basket and as much of the heap. */
export function laundry(high: number): string {
  const wicker = tone(LAMP, '#b98550');
  const [blue, rose, linen, leaf] = [INK.blue, INK.rose, INK.paper, INK.leaf].map((color) =>
    tone(LAMP, color),
  ) as [
    ReturnType<typeof tone>,
    ReturnType<typeof tone>,
    ReturnType<typeof tone>,
    ReturnType<typeof tone>,
  ];
  const rim = -high;
  let weave = '';
  for (let y = rim + 7, i = 0; y < -2; y += 5, i++)
    for (let x = -28 + (i % 2) * 4; x < 28; x += 8) weave += `M${x} ${y}q2.500 -2.600 5 0`;
  return (
    // Up around a face, and lowest right before it.
    at(
      0,
      rim,
      1,
      path(
        'M-31 4C-38 -10 -34 -27 -24 -27C-14 -27 -8 -15 2 -14C12 -14 14 -4 12 6Z',
        blue.base,
        KEY,
      ) +
        line('M-27 -20C-22 -12 -14 -8 -8 -2M-31 -10C-26 -6 -22 -2 -20 2', linen.base, 2.2) +
        path('M2 4C-2 -8 4 -15 12 -17C18 -27 30 -26 33 -14C36 -6 34 0 31 5Z', rose.base, KEY) +
        line('M14 -16C16 -10 20 -6 22 0M26 -22C28 -14 28 -8 27 -2', rose.deep, 1) +
        path('M-20 5C-22 -5 -12 -13 0 -12C12 -12 18 -4 16 6Z', linen.base, KEY) +
        line('M-10 -6C-6 -2 -4 2 -4 5M4 -9C4 -4 6 0 8 4', linen.shade, 1.2),
    ) +
    path(`M-33 ${rim}H33L27 -1C10 1 -10 1 -27 -1Z`, wicker.base, KEY) +
    path(`M14 ${rim}H33L27 -1C22 -.4 16 0 10 .3Z`, wicker.shade) +
    line(weave, wicker.deep, 1.2) +
    line(`M-33 ${rim}H33`, INK.key, 5.4) +
    line(`M-33 ${rim}H33`, wicker.lite, 3.8) +
    // A sleeve that wants out.
    path(
      `M15 ${rim - 3}C23 ${rim - 4} 25 ${rim + 6} 24 ${rim + 17}L15 ${rim + 18}C15 ${rim + 8} 14 ${rim + 4} 10 ${rim}Z`,
      leaf.base,
      KEY,
    ) +
    line(`M15 ${rim + 15}L24 ${rim + 14.5}`, linen.base, 2.4)
  );
}
