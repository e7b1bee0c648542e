// The empty bus beside page 5: what tells who sat where.
import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { at, box, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { feather } from './feather.ts';

/** Seats that everybody has got up from, lamps on them: on one a leaf of a leek, on one a page of music, on one what a dog leaves; and on that of a gray coat what a coat does not. */
export const leftBehind = (): string =>
  box(-240, 207, 246, 40, '#15393a') +
  [-206, -160, -114, -68].map(seat).join('') +
  at(-57, 196, 0.86, feather(0, 0), 16) +
  shifted(
    -17,
    13,
    path(
      'M-186 176C-178 168 -170 176 -162 178C-154 180 -150 186 -149 198C-153 191 -157 186 -164 184C-172 183 -178 180 -186 176Z',
      '#a5cf74',
      'stroke="#2a5a3c" stroke-width=".8"',
    ) + line('M-182 176C-172 173 -166 180 -159 182C-154 184 -151 189 -150 195', '#5f9a52', 0.9),
  ) +
  shifted(
    -138,
    180,
    path('M-12 -15L11 -12L8 18L-14 16Z', '#efe4c4') +
      line(
        'M-9 -9L7 -7M-9.4 -6L6.6 -4M-9.8 -3L6.2 -1M-10.4 5L5.4 6.6M-10.8 8L5 9.6M-11.2 11L4.6 12.6',
        '#a89a82',
        0.5,
      ) +
      line('M-6 -6v-4M-1 -3v-4M3 -5v-4M-6 8v-4M0 9v-4', '#3a2a34', 0.8) +
      line('M-6.6 -6h.1M-1.6 -3h.1M2.4 -5h.1M-6.6 8h.1M-.6 9h.1', '#3a2a34', 2),
  ) +
  line(
    'M-108 192l9 -3M-106 189l8 2M-101 192l2 -8M-98 190l9 -1M-96 186l6 5M-92 192l8 -4M-88 190l3 -6M-84 192l6 -5M-82 188l6 3M-94 176l5 -3M-92 171l6 3M-87 177l2 -5M-96 181l4 2',
    '#e8ad66',
    0.9,
  );

/** From its left edge. */
const seat = (x: number): string =>
  path(roundedBox(x, 160, 45, 46, 10), '#123435') +
  path(roundedBox(x - 1.4, 158, 45, 46, 10), '#2f736d') +
  line(`M${x + 8} 161.4h26`, '#6fbcaa', 2.2) +
  path(roundedBox(x - 3, 193, 48, 17, 6), '#1b4a4a') +
  path(roundedBox(x - 3, 191.6, 48, 10, 5), '#3f8f86') +
  line(`M${x + 2} 193.4h36`, '#7cc7b4', 1, 'stroke-opacity=".7"');
