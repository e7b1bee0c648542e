import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { MITTEN_SHAPE } from '#titles/box-of-snow/cast/mitten.ts';

/** Nine's own hall: evening, and a wallpaper of small bare trees. */
export function hallOfNine(width: number): string {
  let trees = '';
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < width / 22; column++) {
      const x = 6 + column * 22 + (row % 2) * 11;
      const y = 18 + row * 20;
      trees += `M${x} ${y}v-8M${x} ${y - 3}l-3 -3M${x} ${y - 4}l3 -3`;
    }
  }
  return (
    box(
      0,
      0,
      width,
      SHEET,
      linear([
        [0, '#3a52a0'],
        [0.6, '#33498f'],
        [1, '#2b3f86'],
      ]),
    ) +
    line(trees, '#6f8bd2', 0.9, 'stroke-opacity=".32"') +
    box(0, 176, width, 42, '#1f2c62') +
    box(0, 174, width, 3, '#4a66b6')
  );
}

/** The door of Nine from within: the evening on the ramp is gold, and falls in as far as our hands. */
export const goldenDoor = (x: number): string =>
  at(
    x,
    0,
    1,
    path('M-44 176H44L86 220H-86Z', '#ffcf8a', 'fill-opacity=".34"') +
      path('M-52 180V86C-52 30 52 30 52 86V180Z', '#1a2656') +
      path('M-49 178V86C-49 34 49 34 49 86V178Z', '#a8745a') +
      clip(
        'M-43 180V87C-43 42 43 42 43 87V180Z',
        box(
          -44,
          30,
          88,
          150,
          linear([
            [0, '#ffc98a'],
            [0.5, '#ffe0a4'],
            [1, '#fff0c4'],
          ]),
        ) +
          // A turn of the ramp on the other side of the well, and its rail.
          path('M-46 118Q0 106 46 112V128Q0 122 -46 134Z', '#f6b878') +
          line('M-46 110Q0 98 46 104', '#e59a5c', 2) +
          line(
            'M-38 108V118M-28 106V116M-18 104V114M-8 103V112M2 102V111M12 102V111M22 102V112M32 103V112',
            '#e59a5c',
            1,
          ) +
          box(-46, 152, 92, 30, '#f0b070'),
      ) +
      path('M-54 176H54L60 182H-60Z', '#8a5f48'),
  );

/** On the wall of Nine: a lake, a small girl, and a bigger boy with something behind his back. Middle at (x, y). */
export const lakePhotograph = ([x, y]: Point): string =>
  at(
    x,
    y,
    1,
    box(-25.4, -19, 54, 42, '#1a2656', 1.6, 'fill-opacity=".4"') +
      box(-27, -21, 54, 42, '#a9743f', 1.6) +
      box(-24, -18, 48, 36, '#e6d3a8') +
      path('M-24 -4C-14 -12 -8 -8 0 -12C8 -8 16 -12 24 -5V2H-24Z', '#9aa58c') +
      box(-24, 1, 48, 9, '#b9c6c2') +
      line('M-18 4h8M2 6h12M-8 8h7', '#8fa3a6', 0.8) +
      path('M-24 10H24V18H-24Z', '#c9b48a') +
      // The girl waves a mitten; the boy stands very straight.
      path('M-12 15L-10 6H-5L-3 15Z', '#7d6a55') +
      oval(-7.5, 3, 3, 3.2, '#a98a68') +
      line('M-10 8l-4 -4M-5 8l3 3', '#7d6a55', 1.6) +
      path('M5 15V3H12V15Z', '#6a5a4a') +
      oval(8.5, -1.4, 3.4, 3.6, '#a98a68') +
      path('M5 -2C4 -6 13 -6 12 -2L11 -4H6Z', '#4a3d35') +
      line('M11.4 5L15 9', '#6a5a4a', 1.8) +
      oval(15.4, 9.6, 2.4, 2.4, '#f6efdc'),
  );

/** An empty hook, and under it the shape of a mitten that the paper kept. */
export const mittenHook = ([x, y]: Point): string =>
  at(
    x,
    y,
    1,
    at(0, 4, 0.34, path(MITTEN_SHAPE, '#6f8bd2')) +
      oval(0, -1, 3.4, 3.4, '#c9986a') +
      line('M0 -1V3q0 3.6 4 2.6', '#f2c65a', 1.6),
  );

/** What a room looks like in which it might snow any year: evening in the window, and paper in the air. */
export const waitingRoom = (): string =>
  path('M262 190H374L410 218H250Z', '#5f7cc6', 'fill-opacity=".25"') +
  // As large as a wall has room for; what is ready for it leans beside it.
  at(318, 148, 1.28, shifted(-309, -142, clean(eveningWindow()))) +
  paperFlakes() +
  shifted(-8, 2, sled());

function eveningWindow(): string {
  const pane = roundedBox(274, 44, 70, 92, 30);
  return (
    path(roundedBox(268, 38, 82, 104, 34), '#22306b') +
    path(roundedBox(270, 40, 78, 100, 33), '#5f7cc6') +
    clip(
      pane,
      box(
        274,
        44,
        70,
        92,
        linear([
          [0, '#22306b'],
          [0.5, '#4a5fae'],
          [0.78, '#b98ac4'],
          [1, '#ffb98a'],
        ]),
      ) +
        path(
          'M270 140V118l8 -5l8 5v-8l6 -4l6 4v6h10v-12l7 -6l7 6v10h8v-5l6 -4l6 4v24Z',
          '#2b3a7c',
        ) +
        line('M284 122v2.6M304 126v2.6M317 114v2.6M333 122v2.6', '#ffd28a', 2) +
        line('M296 66h.1M326 60h.1M312 82h.1', '#e6ecff', 1.6),
    ) +
    line('M309 44V136M274 92H344', '#5f7cc6', 2.6) +
    box(264, 136, 90, 6, '#7f97d8', 1) +
    box(264, 140, 90, 2.4, '#22306b')
  );
}

/** One for each winter that came to nothing; cut out of paper that was blue to begin with. */
function paperFlakes(): string {
  const chance = chanceFrom('one for each winter');
  let threads = '';
  let near = '';
  let far = '';
  for (let i = 0; i < 26; i++) {
    const x = 232 + (i % 13) * 14.6 + (chance() - 0.5) * 8;
    const y = (i < 13 ? 16 : 38) + chance() * 26 + Math.abs(x - 309) * 0.1;
    const r = 3 + chance() * 3.6;
    threads += `M${num(x)} -4V${num(y - r)}`;
    const flake = [0, 60, 120]
      .map((turn) => {
        const a = ((turn + i * 17) * Math.PI) / 180;
        const [dx, dy] = [Math.cos(a) * r, Math.sin(a) * r];
        const [px, py] = [-dy * 0.28, dx * 0.28];
        const v = (k: number): string =>
          `M${num(x + dx * 0.62 * k + px)} ${num(y + dy * 0.62 * k + py)}L${num(x + dx * 0.4 * k)} ${num(y + dy * 0.4 * k)}L${num(x + dx * 0.62 * k - px)} ${num(y + dy * 0.62 * k - py)}`;
        return `M${num(x - dx)} ${num(y - dy)}L${num(x + dx)} ${num(y + dy)}${v(1)}${v(-1)}`;
      })
      .join('');
    if (i % 3) near += flake;
    else far += flake;
  }
  return (
    line(threads, '#8fa6e0', 0.4, 'stroke-opacity=".7"') +
    line(far, '#7f97d8', 1) +
    line(near, '#aebfec', 1.1)
  );
}

/** It leans on the wall, ready; its runners have been oiled every November. */
const sled = (): string =>
  path('M238 176L262 200H232L226 176Z', '#141f50', 'fill-opacity=".4"') +
  oval(254, 199, 18, 3, '#141f50', 'fill-opacity=".5"') +
  at(
    254,
    199,
    1,
    line('M-17 -2V-78C-17 -94 2 -96 2 -84M15 -2V-78C15 -94 34 -96 34 -84', '#8d93a8', 2.6) +
      line('M-15 -20H17M-15 -62H17', '#7a4f2f', 5) +
      [-14, -3.6, 6.8]
        .map((x, i) => box(x, -72, 8.6, 62, ['#c98f52', '#dba767', '#b57b40'][i] as string, 2.4))
        .join('') +
      line('M-10 -66h.1M1 -66h.1M11 -66h.1M-10 -16h.1M1 -16h.1M11 -16h.1', '#7a4f2f', 1.6) +
      line('M2 -84C10 -60 30 -58 34 -84', '#e6c06a', 1.3),
    -15,
  );
