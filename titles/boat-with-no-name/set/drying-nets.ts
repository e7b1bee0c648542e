import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { MORNING } from './lights.ts';

/** Posts along the edge of the quay, on the page of words; the last of them is where steps go down. */
const POSTS: readonly Point[] = [
  [-203, 153],
  [-142, 160],
  [-82, 157],
];
/** Where they stand. */
const FOOT = 206;

const NET = '#8db7ad';
const TWINE = '#4f8a86';

/** Between two posts, in one soft fold: its upper edge, and its hem. */
function swag([x1, y1]: Point, [x2, y2]: Point): string {
  const [w, middle] = [x2 - x1, (x1 + x2) / 2];
  const dip = (Math.max(y1, y2) + 15).toFixed(1);
  const upper = `M${x1} ${y1 + 3}C${num(x1 + w * 0.28)} ${dip} ${num(x2 - w * 0.28)} ${dip} ${x2} ${y2 + 3}`;
  const hem = `C${num(x2 - 3)} ${y2 + 22} ${num(x2 - 1)} ${y2 + 32} ${num(x2 - 6)} ${y2 + 40}C${num(x2 - w * 0.2)} ${y2 + 56} ${num(middle + w * 0.1)} ${y2 + 44} ${num(middle)} ${y2 + 49}C${num(middle - w * 0.16)} ${y2 + 55} ${num(x1 + w * 0.2)} ${y1 + 50} ${num(x1 + 6)} ${y1 + 40}C${num(x1 + 1)} ${y1 + 32} ${num(x1 + 3)} ${y1 + 22} ${x1} ${y1 + 3}Z`;
  const whole = upper + hem;
  // Meshes hang from the rope, and gather where it is tied.
  let mesh = '';
  for (let i = 1; i < 13; i++) {
    const t = i / 13;
    const [down, up] = [x1 + w * (0.06 + t * 0.88), x1 + w * t];
    mesh += `M${num(up)} ${y1}Q${num(up + 9)} ${y1 + 32} ${num(down - 8)} ${y1 + 60}M${num(up)} ${y1}Q${num(up - 9)} ${y1 + 32} ${num(down + 8)} ${y1 + 60}`;
  }
  const floats = [0.12, 0.3, 0.5, 0.7, 0.88]
    .map((t) => {
      const u = 1 - t;
      const y =
        u ** 3 * (y1 + 3) +
        3 * u * u * t * Number(dip) +
        3 * u * t * t * Number(dip) +
        t ** 3 * (y2 + 3);
      const x =
        u ** 3 * x1 +
        3 * u * u * t * (x1 + w * 0.28) +
        3 * u * t * t * (x2 - w * 0.28) +
        t ** 3 * x2;
      return oval(x, y, 3.4, 2.5, '#dba27c', `stroke="${TWINE}" stroke-width=".5"`);
    })
    .join('');
  return (
    path(whole, NET, 'fill-opacity=".8"') +
    clip(whole, line(mesh, TWINE, 0.55, 'stroke-opacity=".7"')) +
    line(upper, TWINE, 1.3) +
    floats
  );
}

const post = ([x, y]: Point): string =>
  oval(x + 4, FOOT, 9, 2.2, '#8a7c68', 'fill-opacity=".5"') +
  path(`M${x - 4.4} ${y - 4}h8.8l.8 ${FOOT - y + 4}h-10.4Z`, '#9c7f63') +
  path(`M${x + 1} ${y - 4}h3.4l.8 ${FOOT - y + 4}h-4Z`, '#82684f') +
  oval(x, y - 4, 4.4, 1.7, '#c8ab88') +
  line(`M${x - 5} ${y + 3}h10M${x - 5} ${y + 5.6}h10`, '#d9c49a', 1.6);

/** Nets that dry between posts, and who sits on one of these. */
export const dryingNets = (): string => {
  const [a, b, c] = POSTS as [Point, Point, Point];
  return (
    swag(a, b) +
    swag(b, c) +
    POSTS.map(post).join('') +
    at(c[0], c[1] - 5, 0.58, CREATURES.gull(MORNING))
  );
};
