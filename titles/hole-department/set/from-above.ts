import { num } from '#bookmaking/drawing/curves.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
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
    // A parasol, and feet that it has been moved for; it keeps the last form from the wind.
    at(
      268,
      176,
      1,
      path('M-36 22L0 10L12 48L-24 60Z', '#2f8f8c') +
        path('M-29 19.6L-22 17.3L-10 55.3L-17 57.6ZM-14 14.6L-7 12.3L5 50.3L-2 52.6Z', '#fff3d8') +
        line('M2 52l4 9M10 48l5 8', '#965f3c', 5) +
        oval(7, 63, 3, 4, '#965f3c') +
        oval(16, 58, 3, 4, '#965f3c'),
      -68,
    ) +
    shade(266, 176, 36) +
    wedges(268, 172, 34, ['#f0684a', '#fff3d8']) +
    oval(268, 172, 2.6, 2.6, '#a98a66') +
    // A ball and a ring, and a crab that has walked round both.
    shade(344, 202, 8) +
    wedges(344, 202, 8.5, ['#25356b', '#fff3d8', '#f0684a', '#fff3d8']) +
    oval(344, 202, 2, 2, '#fff3d8') +
    shade(362, 176, 12) +
    oval(362, 176, 9.5, 9.5, 'none', 'stroke="#f7c948" stroke-width="6"') +
    line('M362 163.500v6M362 182.500v6M349.5 176h6M368.5 176h6', '#f0684a', 4.4)
  );
}

/** Its edge is nothing but arcs. */
export const tideFromAbove = (): string => {
  const edge =
    'C392 14 400 24 394 40C388 54 372 58 374 78C376 96 398 98 394 116C392 128 376 140 380 158C384 176 404 186 402 204C401 212 396 218 398 226H436V-6Z';
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
          'M378 -6C392 14 400 24 394 40C388 54 372 58 374 78C376 96 398 98 394 116C392 128 376 140 380 158C384 176 404 186 402 204C401 212 396 218 398 226',
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
