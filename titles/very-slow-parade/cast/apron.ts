// The hero's grown-up: an apron, two oven mitts, and never a face. It walks last.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, calm, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';

const CLOTH: Hex = '#f2e6cc';
const STRIPE: Hex = '#4f8fa8';
const JUMPER: Hex = '#4a6f5c';
const MITT: Hex = '#e9896a';

/** Arms that hang; both round a pile of dishes that is taller than a head; or a lamp held out to the right, for who goes ahead. */
export type ApronArms = 'down' | 'dishes' | 'lamp';

/**
 * From the slippers on y 0 up to the shoulders at 150, about 66 wide; what is above is never drawn:
 * dishes, a lampshade or the edge of the page is there.
 */
export function apron(light: Light, arms: ApronArms): string {
  const jumper = tone(light, JUMPER);
  const trousers = tone(light, '#5a5264');
  const slipper = tone(light, '#a0564a');
  const leg = (x: number): string =>
    path(`M${x - 10} -60H${x + 10}L${x + 9} -6H${x - 9}Z`, trousers.base) +
    path(`M${x + 2} -60H${x + 10}L${x + 9} -6H${x + 3}Z`, trousers.shade) +
    path(`M${x - 11} 0C${x - 13} -10 ${x + 13} -10 ${x + 12} 0Z`, slipper.base) +
    oval(x, -6.4, 6, 2.6, tone(light, '#f5dcc0').base);
  const trunk =
    'M-30 -146C-36 -120 -32 -90 -34 -62C-20 -54 20 -54 34 -62C32 -90 36 -120 30 -146C20 -154 -20 -154 -30 -146Z';
  return calm(
    leg(-14) +
      leg(15) +
      clip(
        trunk,
        path(trunk, jumper.shade) + shifted(light.direction[0] * 10, 0, path(trunk, jumper.base)),
      ) +
      bib(light) +
      (arms === 'dishes' ? dishes(light) : hanging(light, arms === 'lamp')),
  );
}

function bib(light: Light): string {
  const t = tone(light, CLOTH);
  const stripe = tone(light, STRIPE);
  const d =
    'M-17 -138H17C18 -124 22 -112 32 -106C36 -80 37 -54 35 -38C18 -30 -18 -30 -35 -38C-37 -54 -36 -80 -32 -106C-22 -112 -18 -124 -17 -138Z';
  let stripes = '';
  for (let x = -32; x <= 32; x += 8) stripes += `M${x} -140L${num(x * 1.12)} -28`;
  return (
    line('M-15 -137C-16 -146 -14 -150 -12 -154M15 -137C16 -146 14 -150 12 -154', t.base, 4) +
    clip(
      d,
      path(d, t.base) +
        line(stripes, stripe.base, 2.6, 'stroke-opacity=".75"') +
        path(
          light.direction[0] < 0 ? 'M8 -140H40V-26H14Z' : 'M-8 -140H-40V-26H-14Z',
          t.shade,
          'fill-opacity=".55"',
        ),
    ) +
    path('M-17 -76H17V-52C10 -48 -10 -48 -17 -52Z', t.shade) +
    line('M-17 -76H17', t.lite, 2.4) +
    line('M-33 -100C-12 -94 12 -94 33 -100', stripe.shade, 2.6)
  );
}

/** A mitt with its thumb, cuff at (0, 0), pointing up. */
function mitt(light: Light, x: number, y: number, degrees: number, side: 1 | -1): string {
  const t = tone(light, MITT);
  const cuff = tone(light, CLOTH);
  const d = 'M-10 2C-12 -10 -13 -24 -8 -31C-2 -37 8 -35 10 -26C12 -16 11 -6 10 2Z';
  const art =
    path('M9 -8C16 -13 22 -11 21 -5C19 1 13 3 8 3Z', t.shade) +
    path(d, t.base) +
    path('M3 -33C9 -32 10 -28 11 -20C11 -10 11 -4 10 2H3Z', t.shade, 'fill-opacity=".7"') +
    line('M-6 -27L5 -8M-8 -17L1 -3M0 -31L8 -17', t.deep, 0.9, 'stroke-opacity=".6"') +
    path('M-12 -1H12V8H-12Z', cuff.base) +
    line('M-12 3H12', tone(light, STRIPE).base, 1.8);
  return at(x, y, 1, art, degrees, side);
}

/** All the cups and bowls that were on the table, taken up in time: where a face would be there are dishes. */
function dishes(light: Light): string {
  const t = tone(light, JUMPER);
  const stack = DISHES.map(([x, y, wide, high, color, turn]) => {
    const c = tone(light, color);
    const [w, h] = [wide / 2, high];
    const bowl =
      path(
        `M${-w} ${-h}H${w}C${w} ${-h * 0.4} ${w * 0.6} 0 ${w * 0.5} 0H${-w * 0.5}C${-w * 0.6} 0 ${-w} ${-h * 0.4} ${-w} ${-h}Z`,
        c.base,
      ) +
      path(
        `M${w * 0.3} ${-h}H${w}C${w} ${-h * 0.4} ${w * 0.6} 0 ${w * 0.5} 0H${w * 0.2}Z`,
        c.shade,
        'fill-opacity=".7"',
      ) +
      oval(0, -h, w, 2.6, c.deep) +
      line(`M${-w * 0.86} ${-h * 0.62}H${w * 0.86}`, c.lite, 1.8);
    return at(x, y, 1, bowl, turn);
  }).join('');
  return (
    line('M-29 -138C-44 -128 -46 -112 -36 -104', t.base, 16) +
    line('M29 -138C44 -128 46 -112 36 -104', t.shade, 16) +
    box(-34, -114, 68, 4, tone(light, '#a8643c').base, 2) +
    stack +
    mitt(light, -36, -100, 18, 1) +
    mitt(light, 36, -100, -18, -1)
  );
}

/** Of each, from the lowest: x, y of its foot, width, height, color, and how askew it is, in degrees. */
const DISHES: readonly (readonly [number, number, number, number, Hex, number])[] = [
  [0, -114, 58, 18, '#4f8fa8', 0],
  [2, -131, 50, 16, '#f4e6cc', -3],
  [-2, -146, 54, 17, '#f0a63a', 4],
  [1, -162, 44, 15, '#6f9a6c', -5],
  [-3, -176, 48, 16, '#e9896a', 6],
  [4, -192, 36, 14, '#f4e6cc', -9],
  [-5, -210, 26, 18, '#4f8fa8', 14],
];

function hanging(light: Light, withLamp: boolean): string {
  const t = tone(light, JUMPER);
  return (
    line('M-29 -138C-40 -118 -42 -100 -38 -84', t.shade, 16) +
    mitt(light, -38, -82, 176, -1) +
    (withLamp
      ? line('M26 -136C38 -130 52 -114 63 -103', t.base, 16) +
        lantern(light, 82, -84) +
        mitt(light, 64, -104, 104, -1)
      : line('M29 -138C42 -118 47 -98 47 -84', t.base, 16) + mitt(light, 47, -82, 178, 1))
  );
}

/** A small storm lantern, its ring held at (x, y). */
function lantern(light: Light, x: number, y: number): string {
  const metal = tone(light, '#55636e');
  const art =
    oval(
      0,
      26,
      58,
      58,
      radial([
        [0, '#ffefbe', 0.9],
        [0.35, '#ffd384', 0.42],
        [1, '#ffb860', 0],
      ]),
    ) +
    line('M-10 13C-15 -22 15 -22 10 13', metal.base, 2.2) +
    path('M-10 12H10L12 17H-12Z', metal.base) +
    path('M-9 17H9C13 24 13 32 9 38H-9C-13 32 -13 24 -9 17Z', '#ffe9ae') +
    path('M0 35C-5 31 -3 27 0 21C3 27 5 31 0 35Z', '#f59a3c') +
    line('M-4.6 17V38M4.6 17V38', metal.shade, 1) +
    path('M-11 38H11L13 44H-13Z', metal.shade);
  return at(x, y, 1, art);
}
