import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';

// What a letter carries that nobody lives in: about 40 wide, standing on (0, 0).
type Drawn = (light: Light) => string;

const INK = '#123a4c';

export const mugs: Drawn = (light) =>
  ['#e2492f', '#fff3dc', '#2f7f86']
    .map((color, i) => at((i - 1) * 22, 0, 1, mug(light, color)))
    .join('');

const mug = (light: Light, color: Hex): string => {
  const t = tone(light, color);
  return (
    line('M6 -10c7 -1 7 7 0 6', t.base, 2.6) +
    path('M-7 -14H7L6 0H-6Z', t.base) +
    line('M-2 -18c-2 -3 2 -4 0 -7', '#ffffff', 1.2, 'stroke-opacity=".7"')
  );
};

export const oneMug: Drawn = (light) => mug(light, '#e2492f');

export const lantern: Drawn = (light) =>
  line('M0 -34V-40', INK, 2) +
  oval(
    0,
    -14,
    30,
    28,
    radial([
      [0, '#ffe08a', 0.7],
      [1, '#ffe08a', 0],
    ]),
  ) +
  path('M-9 -28H9L12 -2H-12Z', tone(light, '#123a4c').base) +
  path('M-6.4 -25H6.4L8.6 -6H-8.6Z', '#ffe9a8') +
  path('M0 -22C5 -16 5 -9 0 -8C-5 -9 -5 -16 0 -22Z', '#f58a2f') +
  box(-13, -3, 26, 4, tone(light, '#123a4c').base, 1) +
  path('M-6 -34H6L10 -27H-10Z', tone(light, '#123a4c').base);

export const umbrella: Drawn = (light) => {
  const t = tone(light, '#f5c453');
  const u = tone(light, '#fff3dc');
  return (
    line('M0 -58V-4C0 4 9 4 9 -3', tone(light, '#8a5a35').base, 2.6) +
    path(
      'M-30 -36C-28 -66 28 -66 30 -36C24 -41 16 -41 10 -36C4 -41 -4 -41 -10 -36C-16 -41 -24 -41 -30 -36Z',
      t.base,
    ) +
    path('M-10 -36C-10 -52 -4 -58 0 -58.6C4 -58 10 -52 10 -36C4 -41 -4 -41 -10 -36Z', u.base)
  );
};

export const teapot: Drawn = (light) => {
  const t = tone(light, '#2f7f86');
  return (
    line('M12 -14c12 -2 12 12 0 9', t.base, 3) +
    path('M-14 -12C-22 -14 -22 -22 -27 -24C-18 -26 -18 -16 -11 -17Z', t.base) +
    path('M-14 -4C-18 -22 18 -22 14 -4C12 0 -12 0 -14 -4Z', t.base) +
    oval(0, -20.6, 3, 2.6, t.deep) +
    at(-32, 0, 0.8, mug(light, '#fff3dc')) +
    at(28, 0, 0.8, mug(light, '#fff3dc'))
  );
};

export const poppies: Drawn = (light) => {
  const t = tone(light, '#e2492f');
  const stem = tone(light, '#4f8a5a');
  const head = (x: number, y: number, r: number): string =>
    path(
      `M${x - r} ${y}C${x - r} ${y - r * 1.5} ${x + r} ${y - r * 1.5} ${x + r} ${y}C${x + r * 0.4} ${y + r * 0.8} ${x - r * 0.4} ${y + r * 0.8} ${x - r} ${y}Z`,
      t.base,
    ) + oval(x, y, r * 0.32, r * 0.3, INK);
  return (
    line(
      'M0 0C-2 -14 -14 -20 -17 -32M0 0C0 -18 2 -30 1 -44M0 0C2 -14 14 -18 19 -30',
      stem.base,
      2.2,
    ) +
    head(-18, -34, 10) +
    head(20, -32, 9) +
    head(1, -47, 11)
  );
};

export const rope: Drawn = (light) =>
  line('M-26 -6C-14 2 14 2 26 -6M-26 0C-14 8 14 8 26 0', tone(light, '#d9b878').base, 4);
