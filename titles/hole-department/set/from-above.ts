import { num } from '#bookmaking/drawing/curves.ts';
import { line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SAND } from './colors.ts';
import { LATE } from './lights.ts';

/** Seen from where the gulls are, a beach is circles. */
export function roundThings(): string {
  const wedges = (x: number, y: number, r: number, colors: readonly string[]): string =>
    Array.from({ length: 12 }, (_, i) => {
      const a = (i / 12) * Math.PI * 2;
      const b = ((i + 1) / 12) * Math.PI * 2;
      return path(
        `M${num(x)} ${num(y)}L${num(x + Math.cos(a) * r)} ${num(y + Math.sin(a) * r)}A${r} ${r} 0 0 1 ${num(x + Math.cos(b) * r)} ${num(y + Math.sin(b) * r)}Z`,
        colors[i % colors.length] as string,
      );
    }).join('');
  const shade = (x: number, y: number, rx: number, ry = rx): string =>
    oval(x - rx * 0.34, y + ry * 0.24, rx, ry, LATE.shade, 'fill-opacity=".26"');
  return (
    tideFromAbove() +
    // A parasol, and feet that it has been moved for.
    shade(262, 46, 36) +
    path('M226 66L262 54L274 92L238 104Z', '#2f8f8c') +
    path(
      'M233 63.600L240 61.300L252 99.300L245 101.600ZM248 58.600L255 56.300L267 94.300L260 96.600Z',
      '#fff3d8',
    ) +
    line('M264 96l4 9M272 92l5 8', '#965f3c', 5) +
    oval(269, 107, 3, 4, '#965f3c') +
    oval(278, 102, 3, 4, '#965f3c') +
    wedges(264, 42, 34, ['#f0684a', '#fff3d8']) +
    oval(264, 42, 2.6, 2.6, '#a98a66') +
    // A hat on somebody asleep; a ball; a ring; a bucket.
    shade(318, 92, 13) +
    oval(318, 92, 13, 13, '#e5b95a') +
    oval(318, 92, 12, 12, 'none', 'stroke="#c99a44" stroke-width=".8"') +
    oval(318, 92, 7, 7, '#f7c948', 'stroke="#25356b" stroke-width="2.4"') +
    shade(326, 30, 9) +
    wedges(326, 30, 9.5, ['#25356b', '#fff3d8', '#f0684a', '#fff3d8']) +
    oval(326, 30, 2, 2, '#fff3d8') +
    shade(356, 66, 12) +
    oval(356, 66, 9.5, 9.5, 'none', 'stroke="#f7c948" stroke-width="6"') +
    line('M356 53.500v6M356 72.500v6M343.5 66h6M362.5 66h6', '#f0684a', 4.4) +
    shade(290, 118, 7) +
    oval(290, 118, 7.6, 7.6, '#2f8f8c') +
    oval(290, 118, 5.8, 5.8, '#1f6a70') +
    line('M283 115a9 9 0 0 1 14 0', '#fff3d8', 1) +
    // Towers from a bucket, from above, and a crab that has walked round them.
    [
      [236, 124],
      [252, 120],
      [245, 132],
    ]
      .map(
        ([x = 0, y = 0]) =>
          shade(x, y, 6.5) + oval(x, y, 6.5, 6.5, '#d6a768') + oval(x, y, 4.6, 4.6, '#f0d09a'),
      )
      .join('') +
    oval(338, 118, 4.6, 3.6, '#d9573f') +
    line(
      'M333.5 116l-4 -3M333 119l-5 0M334 121l-4 3M342.5 116l4 -3M343 119l5 0M342 121l4 3M335 114.500l-2 -4M341 114.500l2 -4',
      '#d9573f',
      1.2,
    ) +
    line('M337 117.400h.1M339.6 117.400h.1', '#25356b', 1) +
    line(
      'M322 124h.1M314 128h.1M306 130h.1M298 133h.1M270 134h.1M262 138h.1',
      SAND.shade,
      1.6,
      'stroke-opacity=".8"',
    )
  );
}

/** Its edge is nothing but arcs. */
const tideFromAbove = (): string => {
  const edge =
    'C392 14 400 24 394 40C388 54 372 58 374 78C376 96 398 98 394 116C392 128 380 132 382 146V222H436V-6Z';
  return (
    path(`M378 -6${edge}`, SAND.wet, 'fill-opacity=".6"') +
    shifted(
      7,
      2,
      path(
        `M378 -6${edge}`,
        linear(
          [
            [0, '#a8d2c8'],
            [1, '#4fa3ad'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
        line(
          'M378 -6C392 14 400 24 394 40C388 54 372 58 374 78C376 96 398 98 394 116C392 128 380 132 382 146',
          '#fffdf4',
          3.4,
        ) +
        line(
          'M400 4C408 24 412 34 406 48C400 62 388 66 390 82C392 98 410 104 408 122',
          '#fffdf4',
          1.2,
          'stroke-opacity=".7"',
        ),
    )
  );
};

/** A bucket that stands: three circles, one in the other, and a handle laid over. */
export const bucketFromAbove = (x: number, y: number): string =>
  oval(x - 4, y + 3, 11, 11, LATE.shade, 'fill-opacity=".26"') +
  oval(x, y, 11, 11, '#2f8f8c') +
  oval(x, y, 9, 9, '#1f6a70') +
  oval(x, y, 6.4, 6.4, '#17565c') +
  line(`M${x - 10} ${y - 3}a13 13 0 0 1 20 0`, '#fff3d8', 1.6);

/** The striped windbreak is a zigzag, and the two feet still stick out. */
export function windbreakFromAbove(): string {
  const posts = [
    [-8, 14],
    [16, 26],
    [38, 12],
    [58, 24],
  ] as const;
  const colors = ['#ea6a45', '#fff2d6', '#2f8f8c', '#fff2d6', '#e5a93b', '#fff2d6'];
  let cloth = '';
  for (let i = 0; i < 3; i++) {
    const [[ax, ay], [bx, by]] = [
      posts[i] as readonly [number, number],
      posts[i + 1] as readonly [number, number],
    ];
    for (let k = 0; k < 6; k++) {
      const on = (t: number): string => `${num(ax + (bx - ax) * t)} ${num(ay + (by - ay) * t)}`;
      cloth += line(`M${on(k / 6)}L${on((k + 1) / 6)}`, colors[k] as string, 3.4);
    }
  }
  return (
    line(
      `M${posts.map(([x, y]) => `${x - 4} ${y + 4}`).join('L')}`,
      LATE.shade,
      7,
      'stroke-opacity=".26"',
    ) +
    oval(40, 25, 3.4, 5, '#8d7fae') +
    oval(48, 27, 3.4, 5, '#8d7fae') +
    cloth +
    posts.map(([x, y]) => oval(x, y, 2.2, 2.2, '#a9774c')).join('')
  );
}
