// What each of three stops has to offer: at (x, ground), about 66 wide.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { BUS } from './colors.ts';
import { glow } from './street.ts';

function front(width: number, height: number, wall: Hex): string {
  return (
    box(-width / 2, -height, width, height, wall) +
    box(-width / 2, -height, width, 4, mix(wall, '#000000', 0.25))
  );
}

export function bakery(x: number, ground: number): string {
  const loaf = (lx: number, ly: number): string =>
    path(`M${num(lx - 5)} ${num(ly)}c-1 -7 11 -7 10 0Z`, '#d9964a') +
    line(
      `M${num(lx - 2)} ${num(ly - 4)}l1 2M${num(lx + 1.4)} ${num(ly - 4.2)}l1 2`,
      '#a8662c',
      0.7,
    );
  const loaves = [-4, 6, 16, 26].map((lx) => loaf(x + lx, ground - 9)).join('');
  return (
    at(x, ground, 1, front(66, 78, '#a8492f')) +
    oval(x + 8, ground - 20, 36, 30, glow(0.5)) +
    box(x - 12, ground - 32, 44, 26, '#ffe2a0', 1.5) +
    loaves +
    [-5, 5].map((lx) => loaf(x + lx, ground - 21)).join('') +
    baker(x + 22, ground - 19.6) +
    line(`M${x - 12} ${ground - 19.6}h44`, '#b98a4a', 0.9) +
    pretzel(x + 8, ground - 56) +
    path(`M${x - 18} ${ground - 42}h56l4 10h-64Z`, '#d9a24a') +
    path(
      [0, 1, 2, 3].map((i) => `M${x - 10 + i * 14} ${ground - 42}h7l1 10h-8Z`).join(''),
      '#fff1d0',
    )
  );
}

/** Behind the shelf, and not used to being honked at. */
const baker = (x: number, y: number): string =>
  path(`M${x - 7} ${y}C${x - 7} ${y - 4} ${x + 7} ${y - 4} ${x + 7} ${y}Z`, '#fff6e4') +
  oval(x, y - 5.6, 3.6, 4, '#8a5a40') +
  path(
    `M${x - 4} ${y - 7.6}C${x - 7} ${y - 12} ${x - 2} ${y - 13} ${x} ${y - 11.6}C${x + 2} ${y - 13.4} ${x + 7} ${y - 12} ${x + 4} ${y - 7.6}Z`,
    '#fffdf6',
  ) +
  oval(x - 1.6, y - 6, 0.6, 0.8, '#2c1b22') +
  oval(x + 1.2, y - 6, 0.6, 0.8, '#2c1b22') +
  oval(x - 0.4, y - 3.4, 0.8, 1, '#4a2a24');

/** What hangs over the door of every bakery, and is no pond. */
const pretzel = (x: number, y: number): string =>
  line(`M${x} ${y - 8}V${y - 4.6}M${x - 9} ${y - 8}H${x + 9}`, '#5b3226', 1) +
  line(
    `M${x - 4.6} ${y + 4.4}C${x + 2} ${y + 3} ${x + 7} ${y - 1} ${x + 5} ${y - 4}C${x + 3} ${y - 6} ${x} ${y - 4} ${x} ${y - 1.6}C${x} ${y - 4} ${x - 3} ${y - 6} ${x - 5} ${y - 4}C${x - 7} ${y - 1} ${x - 2} ${y + 3} ${x + 4.6} ${y + 4.4}`,
    '#e0a04e',
    2.2,
  );

export function barber(x: number, ground: number): string {
  return (
    at(x, ground, 1, front(66, 82, '#1f6f6c')) +
    oval(x + 6, ground - 20, 34, 30, glow(0.5)) +
    box(x - 14, ground - 36, 34, 30, '#ffdf98', 1.5) +
    path(`M${x - 3} ${ground - 6}v-9h-4v-8h16v8h-4v9Z`, '#7a4a4a') +
    oval(x + 1, ground - 27, 4.4, 5, '#7a4a30') +
    // Over its beak, where no neck hides it.
    box(x - 27, ground - 70, 8, 34, '#f6efe0', 3) +
    line([-62, -53, -44].map((y) => `M${x - 27} ${ground + y + 4}l8 -7`).join(''), '#3f5f9f', 3) +
    oval(x - 23, ground - 71, 3.4, 3, BUS.pole) +
    oval(x - 23, ground - 35, 3.4, 2.6, BUS.pole)
  );
}

export function bench(x: number, ground: number): string {
  return (
    oval(x + 24, ground - 46, 34, 34, glow(0.65)) +
    line(`M${x + 24} ${ground}V${ground - 44}`, '#101a34', 1.6) +
    oval(x + 24, ground - 46, 2.6, 2.9, '#fff0c4') +
    box(x - 14, ground - 10, 34, 2.4, '#7d5a4b', 0.8) +
    box(x - 14, ground - 17, 34, 2.4, '#8a6452', 0.8) +
    line(`M${x - 10} ${ground - 18}V${ground}M${x + 16} ${ground - 18}V${ground}`, '#1b1f38', 1.6)
  );
}
