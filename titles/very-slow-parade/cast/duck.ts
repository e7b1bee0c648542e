// The duck: wood on four wheels, which are the reason for the squeak.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { calm, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { wheel } from './wheel.ts';

const PAINT: Hex = '#fff4da';
const WING: Hex = '#f4a93a';
const BILL: Hex = '#ef7d2f';
const PLANK: Hex = '#3f8fa3';
const WHEEL: Hex = '#d9503c';

export interface DuckWish {
  readonly eye: 'open' | 'shut';
  /** How far the wheels have turned, in degrees. */
  readonly roll?: number;
  /** The wheel in front, on our side, has rolled on alone. */
  readonly onThree?: boolean;
}

/** 90 long and 84 high, facing right, wheels on y 0. */
export function duck(light: Light, { eye, roll = 0, onThree = false }: DuckWish): string {
  const t = tone(light, PAINT);
  const wing = tone(light, WING);
  const bill = tone(light, BILL);
  const plank = tone(light, PLANK);
  const body =
    'M-44 -46C-40 -58 -34 -54 -30 -47C-18 -54 -4 -54 8 -52C8 -58 7 -64 8 -68C10 -80 34 -82 37 -66C39 -56 33 -50 32 -44C32 -28 20 -20 -2 -20C-26 -20 -42 -28 -44 -46Z';
  const [x, y] = light.direction;
  return (
    wheel(light, -18, 9, '#8f3a38', roll + 20) +
    wheel(light, 26, 9, '#8f3a38', roll + 20) +
    path(roundedBox(-42, -21, 80, 8, 3), plank.shade) +
    path(roundedBox(-42, -21, 80, 5, 2.4), plank.base) +
    path('M34 -67C44 -69 54 -65 55 -61C52 -58 42 -57 35 -59Z', bill.base) +
    path('M35 -61C42 -60 50 -60 54 -60C50 -56 40 -55 35 -57Z', bill.shade) +
    calm(
      clip(
        body,
        path(body, t.shade) +
          shifted(x * 6, y * 6, path(body, t.base)) +
          line('M8 -52C14 -48 24 -48 31 -50', tone(light, WHEEL).base, 4),
      ),
    ) +
    path('M-26 -42C-14 -48 4 -46 8 -38C4 -28 -16 -26 -26 -42Z', wing.base) +
    line('M-18 -39C-8 -41 0 -39 4 -36M-12 -34C-5 -35 0 -34 2 -32', wing.deep, 1.8) +
    (eye === 'open'
      ? oval(25, -68, 3.6, 4, '#33222a') + oval(26, -69.6, 1.2, 1.3, '#ffffff')
      : line('M20.6 -67q4 3.6 8 0', '#33222a', 2)) +
    oval(28, -61, 3.4, 2.4, tone(light, '#f2a08a').base, 'fill-opacity=".6"') +
    wheel(light, -26, 11, WHEEL, roll) +
    (onThree ? oval(20, -11, 2.6, 2.6, plank.deep) : frontWheel(light, roll))
  );
}

/** It stands on y 0 at x 20. */
export const frontWheel = (light: Light, degrees: number): string =>
  wheel(light, 20, 11, WHEEL, degrees);
