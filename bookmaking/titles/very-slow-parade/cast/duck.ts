// The duck: wood on four wheels, the reason for the squeak. And the wagon that comes last.
import type { Hex } from '../../../drawing/colour.ts';
import { num, roundedBox } from '../../../drawing/curves.ts';
import { type Light, tone } from '../../../drawing/light.ts';
import { at, line, oval, path, shifted } from '../../../drawing/marks.ts';
import { clip } from '../../../drawing/sheet.ts';
import { thing } from '../../../scenes/things/things.ts';
import type { DrawnThing } from '../../../words/interests.ts';

const PAINT: Hex = '#fff4da';
const WING: Hex = '#f4a93a';
const BILL: Hex = '#ef7d2f';
const PLANK: Hex = '#3f8fa3';
const WHEEL: Hex = '#d9503c';

/** A wheel of wood with a painted star of spokes, turned by `degrees`. */
function wheel(light: Light, x: number, r: number, color: Hex, degrees: number): string {
  const t = tone(light, color);
  const hub = tone(light, '#fbd46a');
  let spokes = '';
  for (let i = 0; i < 6; i++) {
    const a = ((degrees + i * 60) * Math.PI) / 180;
    spokes += `M0 0L${num(Math.cos(a) * r * 0.66)} ${num(Math.sin(a) * r * 0.66)}`;
  }
  return at(
    x,
    -r,
    1,
    oval(0, 0, r, r, t.deep) +
      oval(light.direction[0] * 0.8, light.direction[1] * 0.8, r - 1.2, r - 1.2, t.base) +
      line(spokes, hub.base, 2) +
      oval(0, 0, r * 0.24, r * 0.24, hub.shade),
  );
}

export interface DuckWish {
  readonly eye: 'open' | 'shut';
  /** How far the wheels have turned, in degrees. */
  readonly roll?: number;
}

/** 90 long and 84 high, facing right, wheels on y 0. */
export function duck(light: Light, { eye, roll = 0 }: DuckWish): string {
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
    clip(
      body,
      path(body, t.shade) +
        shifted(x * 6, y * 6, path(body, t.base)) +
        line('M8 -52C14 -48 24 -48 31 -50', tone(light, WHEEL).base, 4),
    ) +
    path('M-26 -42C-14 -48 4 -46 8 -38C4 -28 -16 -26 -26 -42Z', wing.base) +
    line('M-18 -39C-8 -41 0 -39 4 -36M-12 -34C-5 -35 0 -34 2 -32', wing.deep, 1.8) +
    (eye === 'open'
      ? oval(25, -68, 3.6, 4, '#33222a') + oval(26, -69.6, 1.2, 1.3, '#ffffff')
      : line('M20.6 -67q4 3.6 8 0', '#33222a', 2)) +
    oval(28, -61, 3.4, 2.4, tone(light, '#f2a08a').base, 'fill-opacity=".6"') +
    wheel(light, -26, 11, WHEEL, roll) +
    wheel(light, 20, 11, WHEEL, roll)
  );
}

/** The wagon with the child's own object in it: 96 long, wheels on y 0, handle to the right. */
export function wagon(light: Light, object: DrawnThing, roll = 0): string {
  const t = tone(light, '#3f77b0');
  const inside = tone(light, '#24507f');
  const side = 'M-44 -38H44L40 -12H-40Z';
  const [x, y] = light.direction;
  return (
    wheel(light, -20, 9, '#5f3b4a', roll + 20) +
    wheel(light, 32, 9, '#5f3b4a', roll + 20) +
    line('M42 -18C56 -18 60 -30 66 -44', tone(light, '#8a6a52').base, 3.4) +
    line('M61 -46H71', tone(light, '#8a6a52').base, 4.4) +
    path('M-44 -38L-36 -46H50L44 -38Z', inside.base) +
    at(2, -60, 0.66, thing(object, light)) +
    clip(
      side,
      path(side, t.shade) +
        shifted(x * 4, y * 4, path(side, t.base)) +
        line('M-46 -29H46M-44 -21H44', t.shade, 1.2, 'stroke-opacity=".8"'),
    ) +
    line('M-44 -38H44', t.lite, 2.4) +
    wheel(light, -28, 11.4, '#f0a63a', roll) +
    wheel(light, 26, 11.4, '#f0a63a', roll)
  );
}
