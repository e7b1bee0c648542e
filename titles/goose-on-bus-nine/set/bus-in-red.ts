// The bus as a round red glass shows it: all of it at once, from the lamp overhead to the floor, and none of its straight lines straight.
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';

type Place = readonly [x: number, y: number, z: number];

/** Where the bus goes away to, in a dome of radius `r` at (x, y). */
export function busInRed(x: number, y: number, r: number): string {
  /** A place in meters from the glass: to the right, down and away. What is beside it is at the rim. */
  const seen = ([dx, dy, dz]: Place): Point => {
    const off = Math.hypot(dx, dy) || 1e-6;
    const k = (r * 0.64 * Math.atan2(off, dz)) / off;
    return [x + dx * k, y - 6 + dy * k];
  };
  const point = (p: Place): string => seen(p).map(num).join(' ');
  /** From one corner to the next, through where its middle is seen. */
  const side = (a: Place, b: Place): string => {
    const [from, to] = [seen(a), seen(b)];
    const [mx, my] = seen([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2]);
    return `Q${num(2 * mx - (from[0] + to[0]) / 2)} ${num(2 * my - (from[1] + to[1]) / 2)} ${num(to[0])} ${num(to[1])}`;
  };
  const face = (...corners: readonly Place[]): string =>
    `M${point(corners[0] as Place)}${corners.map((c, i) => side(c, corners[(i + 1) % corners.length] as Place)).join('')}Z`;
  const edge = (a: Place, b: Place): string => `M${point(a)}${side(a, b)}`;
  const both = (draw: (way: 1 | -1) => string): string => draw(-1) + draw(1);
  const pane = (near: number, far: number): string =>
    both((w) => face([w, -0.7, near], [w, -0.7, far], [w, 0.1, far], [w, 0.1, near]));
  const seat = (z: number): string =>
    both((w) =>
      face([w * 0.34, 0.24, z], [w * 0.92, 0.24, z], [w * 0.94, 0.9, z], [w * 0.32, 0.9, z]),
    );
  const top = (z: number): string => both((w) => edge([w * 0.4, 0.25, z], [w * 0.88, 0.25, z]));
  const ceiling = (z: number, long: number): string =>
    face([-0.26, -1, z], [0.26, -1, z], [0.26, -1, z + long], [-0.26, -1, z + long]);
  return (
    path(face([-1, 1, 0.1], [1, 1, 0.1], [1, 1, 7], [-1, 1, 7]), '#5c000c') +
    path(face([-0.3, 1, 0.1], [0.3, 1, 0.1], [0.3, 1, 7], [-0.3, 1, 7]), '#8c000e') +
    path(face([-1, -1, 0.1], [1, -1, 0.1], [1, -1, 7], [-1, -1, 7]), '#960612') +
    path(pane(0.1, 0.62) + pane(0.72, 1.3) + pane(1.45, 2.3) + pane(2.6, 4), '#3c0424') +
    // The town, far off in both rows of windows.
    line(
      both((w) =>
        [
          [-0.1, 0.4],
          [-0.3, 0.55],
          [-0.16, 0.9],
          [-0.36, 1.1],
          [-0.1, 1.7],
          [-0.3, 2],
        ]
          .map(([dy = 0, z = 0]) => `M${point([w, dy, z])}h.1`)
          .join(''),
      ),
      '#ffb27a',
      1.5,
      'stroke-opacity=".8"',
    ) +
    line(
      both((w) => edge([w, -0.78, 0.1], [w, -0.78, 4]) + edge([w, 0.18, 0.1], [w, 0.18, 4])),
      '#f0604a',
      1.1,
      'stroke-opacity=".8"',
    ) +
    path(seat(2.2), '#5e0818') +
    line(top(2.2), '#d8404a', 0.7) +
    path(seat(1.25), '#520616') +
    line(top(1.25), '#e8505a', 1) +
    path(seat(0.62), '#460412') +
    line(top(0.62), '#f0605c', 1.5) +
    path(ceiling(0.25, 0.35) + ceiling(0.9, 0.6) + ceiling(2, 1.4), '#ffd9a8') +
    oval(
      x,
      y - 8,
      16,
      13,
      radial([
        [0, '#ffb07c', 0.9],
        [1, '#ff7a50', 0],
      ]),
    ) +
    line(edge([-0.5, -1, 0.5], [-0.5, 1, 0.5]), '#ff9a64', 1.8)
  );
}
