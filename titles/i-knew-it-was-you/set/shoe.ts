import { tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { INK } from './colors.ts';
import { LOW } from './lights.ts';

/** A grown-up's walking shoe from the side, its toe to the left; 114 long on y 0. With a lodger, as slippers have. */
export function shoe(lodger = ''): string {
  const leather = tone(LOW, '#a8633f');
  const sole = tone(LOW, INK.dark);
  return (
    oval(2, 1, 66, 6, INK.key, 'fill-opacity=".55"') +
    path(
      'M-2 -44C6 -56 42 -60 52 -50V-18H-2Z',
      sole.deep,
      `stroke="${INK.key}" stroke-width="1.2"`,
    ) +
    lodger +
    path(
      'M-54 -6C-60 -24 -38 -29 -24 -31C-10 -34 -6 -39 -3 -44C14 -30 38 -32 51 -50C58 -40 57 -20 55 -6Z',
      leather.base,
      `stroke="${INK.key}" stroke-width="1.2"`,
    ) +
    path(
      'M22 -35C34 -37 45 -42 51 -50C58 -40 57 -20 55 -6H26C34 -16 30 -27 22 -35Z',
      leather.shade,
    ) +
    path(
      'M-54 -6C-58 -19 -46 -26 -34 -28C-26 -22 -24 -14 -26 -6Z',
      leather.lite,
      'fill-opacity=".45"',
    ) +
    line('M-34 -28C-26 -22 -24 -14 -26 -6', leather.deep, 0.9) +
    line('M-3 -43C14 -29 38 -31 51 -49', leather.lite, 1.6) +
    line('M-20 -30l8 9M-12 -33l9 10M-5 -37l10 10', tone(LOW, INK.paper).base, 2) +
    path('M-58 -8H57V0C40 3 -44 3 -58 0Z', sole.base, `stroke="${INK.key}" stroke-width="1.1"`) +
    line('M-54 -4.500H54', sole.lite, 0.7, 'stroke-dasharray="2.4 2"')
  );
}
