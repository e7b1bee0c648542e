// On the wall beside a door: a small coat on its peg, and three drawings, pinned up by whoever could reach.
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { INK } from './colors.ts';
import { LOW } from './lights.ts';

const KEY = `stroke="${INK.key}" stroke-width=".8" stroke-linejoin="round"`;

/** All of it, left of the fold of an opening. In mm. */
export const whoLivesHere = (): string =>
  pegs() +
  at(147, 66, 1, coat()) +
  at(180, 50, 1, drawing(us()), -4) +
  at(194, 78, 1, drawing(house()), 5) +
  at(177, 104, 1, drawing(scribbledCat()), -3);

const pegs = (): string => {
  const wood = tone(LOW, INK.wood);
  return (
    box(132, 58, 30, 5, wood.base, 1, KEY) +
    line('M139 60.500v5M147 60.500v5M155 60.500v5', INK.key, 3) +
    line('M139 60.500v5M147 60.500v5M155 60.500v5', wood.lite, 1.8)
  );
};

/** By its loop at (0, 0), arms down, with toggles. */
function coat(): string {
  const cloth = tone(LOW, '#c98f3c');
  const lining = tone(LOW, INK.rose);
  return (
    path(
      'M-7 2C-16 6 -17 22 -18 36L-11 37L-9 20ZM7 2C16 6 17 22 18 36L11 37L9 20Z',
      cloth.shade,
      KEY,
    ) +
    path(
      'M-6 1C-3 -1 3 -1 6 1C12 10 13 30 15 50C6 53 -6 53 -15 50C-13 30 -12 10 -6 1Z',
      cloth.base,
      KEY,
    ) +
    path('M6 1C12 10 13 30 15 50C11 51.500 8 52 5 52.200C7 34 7 16 6 1Z', cloth.shade) +
    path('M-6 1C-9 8 -5 14 0 15C5 14 9 8 6 1C3 6 -3 6 -6 1Z', lining.base, KEY) +
    line('M0 15V51M-12 38H-5M5 38H12', INK.key, 0.7) +
    line('M-2.400 21H2.400M-2.400 29H2.400M-2.400 37H2.400', tone(LOW, INK.paper).base, 1.6)
  );
}

/** A sheet on one pin. */
const drawing = (inside: string): string =>
  path('M-11 -9.500L11.500 -9L11 10L-10.500 9.500Z', tone(LOW, INK.paper).base, KEY) +
  inside +
  oval(0, -8, 1.1, 1.1, INK.rose);

/** Somebody large and somebody small, who hold hands. */
const us = (): string =>
  line(
    'M-4 -2V4M-4 4l-2.400 4M-4 4l2.400 4M-7 1L-4 0L1 3.500M4 1.500V5.500M4 5.500l-1.600 3M4 5.500l1.600 3M1 3.500L4 2.600L6.600 1',
    INK.blue,
    0.9,
  ) +
  oval(-4, -4, 2.2, 2.2, 'none', `stroke="${INK.rose}" stroke-width=".9"`) +
  oval(4, -0.4, 1.9, 1.9, 'none', `stroke="${INK.rose}" stroke-width=".9"`);

const house = (): string =>
  line('M-7 8V0L-1 -5L5 0V8ZM-3 8V3H0V8', INK.rose, 0.9) +
  line('M7.500 -5h.1', INK.amber, 3.6) +
  line('M7.500 -1.600v1.400M4.400 -5h-1.400M5.400 -2.800l-1 1', INK.amber, 0.8);

const scribbledCat = (): string =>
  line(
    'M-6 6C-8 0 -6 -3 -2 -3C3 -3 5 0 5 6M-6 6V8M-2 6V8M2 6V8M5 6V8M5 2C9 2 9 -3 7 -4',
    INK.leaf,
    1,
  ) +
  line('M-8 -1L-8.500 -5L-6 -3.500L-3.500 -5L-3.500 -1C-4 1 -7.500 1 -8 -1Z', INK.leaf, 1) +
  line('M-6.800 -2h.1M-4.900 -2h.1', INK.key, 0.9);
