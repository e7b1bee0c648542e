import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';

/** Where its two edges cross the foot of a page, and how wide it still is at its far end. */
const EDGES = [-34, 262] as const;
const FAR_END = 0.1;
/** Boards, and each gap's share of the way from the point to the foot of the page. */
const BOARDS = 9;

/** A jetty that runs away from us: long boards to a point, posts on both sides; nearest at `foot`. */
export function boardwalk([px, py]: Point, foot: number): string {
  const on = (x: number, near: number): Point => [px + (x - px) * near, py + (foot - py) * near];
  const [left, right] = EDGES;
  const corner = (x: number, near: number): string => on(x, near).map(num).join(' ');
  let gaps = '';
  for (let i = 1; i < BOARDS; i++) {
    const x = left + ((right - left) * i) / BOARDS;
    gaps += `M${corner(x, FAR_END)}L${corner(x, 1)}`;
  }
  // Ends of boards, nearer together with every yard.
  let ends = '';
  for (const [i, near] of [0.92, 0.64, 0.45, 0.31, 0.21].entries())
    for (let board = i % 2; board < BOARDS; board += 3) {
      const x = left + ((right - left) * board) / BOARDS;
      ends += `M${corner(x, near)}L${corner(x + (right - left) / BOARDS, near)}`;
    }
  const post = (x: number, near: number): string => {
    const [cx, cy] = on(x, near);
    const w = 13 * near;
    const h = 40 * near;
    return (
      path(`M${num(cx - w / 2)} ${num(cy - h)}h${num(w)}v${num(h * 1.8)}h${num(-w)}Z`, '#7a5430') +
      path(
        `M${num(cx + w * 0.12)} ${num(cy - h)}h${num(w * 0.38)}v${num(h * 1.8)}h${num(-w * 0.38)}Z`,
        '#5f3f22',
      ) +
      oval(cx, cy - h, w / 2, w * 0.18, '#b98e58')
    );
  };
  const posts = (x: number): string =>
    [0.16, 0.24, 0.35, 0.52, 0.86].map((near) => post(x, near)).join('');
  return (
    path(
      `M${corner(left, FAR_END)}L${corner(left, 1)}V${foot + 8}H${right}L${corner(right, 1)}L${corner(right, FAR_END)}Z`,
      linear([
        [0, '#e6cfa4'],
        [1, '#c99f66'],
      ]),
    ) +
    line(gaps, '#8a6238', 1.1) +
    line(ends, '#8a6238', 1.1) +
    line(
      `M${corner(left, 1)}L${corner(left, FAR_END)}L${corner(right, FAR_END)}L${corner(right, 1)}`,
      '#6b4626',
      1.6,
    ) +
    posts(left) +
    posts(right)
  );
}

/** The head of a jetty, across it and over the fold, from `top` to the foot of the page: boards that lie the way we look along them. */
export const crossDeck = (top: number): string => {
  const rows = [0, 9, 20, 34].map((down) => top + down);
  const joints = rows.flatMap((y, row) =>
    [-190, -96, -14, 58, 150].map((x, i) => {
      const next = rows[row + 1] ?? 222;
      const at = x + ((row * 37 + i * 11) % 60);
      return `M${at} ${y}L${num(at + (at - 70) * 0.0045 * (next - y))} ${next}`;
    }),
  );
  return (
    path(
      `M-244 ${top}H230V226H-244Z`,
      linear([
        [0, '#e0c494'],
        [1, '#c99f66'],
      ]),
    ) +
    line(rows.map((y) => `M-244 ${y}H230`).join('') + joints.join(''), '#8a6238', 1.1) +
    line(`M-244 ${top}H230`, '#6b4626', 1.6)
  );
};
