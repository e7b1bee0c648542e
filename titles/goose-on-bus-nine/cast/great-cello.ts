// A cello as large as a wardrobe, upright, which is too tall for a bus: its neck bends under the words and comes round like the hand of a clock.
import { mix } from '#bookmaking/drawing/color.ts';
import { num, polygon, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

const WOOD = tone(LAMPS, '#b9612c');
const EBONY = '#35212c';
const RIBS = '#8c4826';
const DARK = '#4a2420';

/** Where it is on the page: its end, the root and the bend of its neck, and its scroll. */
export interface Bending {
  readonly foot: Point;
  readonly root: Point;
  readonly bends: readonly [Point, Point];
  readonly scroll: Point;
}

/** Of the flat instrument the scroll's root is at (0, -10), the shoulders begin at 70, and the foot is at 238. */
const [TOP, SHOULDERS, FOOT] = [-10, 70, 238] as const;

/** Shoulders, a waist between two points, and hips. */
const BODY =
  'M-7 70C-16 70 -28 72 -38 80C-54 93 -54 110 -46 121C-43 125 -46 128 -50 129C-35 134 -33 142 -34 149C-35 158 -42 163 -53 165C-49 168 -52 171 -56 175C-72 191 -70 214 -54 226C-40 237 -18 238 0 238C18 238 40 237 54 226C70 214 72 191 56 175C52 171 49 168 53 165C42 163 35 158 34 149C33 142 35 134 50 129C46 128 43 125 46 121C54 110 54 93 38 80C28 72 16 70 7 70Z';
/** The line inlaid along its edge. */
const INLAY =
  'M-9 75C-18 75 -27 77 -35 84C-48 95 -48 108 -41 118C-38 123 -38 127 -40 130C-29 135 -28 142 -29 149C-30 158 -35 164 -44 168C-45 172 -47 175 -51 179C-65 193 -63 210 -50 221M9 75C18 75 27 77 35 84C48 95 48 108 41 118C38 123 38 127 40 130C29 135 28 142 29 149C30 158 35 164 44 168C45 172 47 175 51 179C65 193 63 210 50 221';
const F_HOLES =
  'M20 134C14 137 14 146 18 152C22 158 23 165 16 169M-20 134C-14 137 -14 146 -18 152C-22 158 -23 165 -16 169M14 154L22 151M-14 154L-22 151';
const GRAIN =
  'M-40 92C-34 130 -30 140 -44 208M-26 84C-22 130 -16 150 -26 222M-12 120C-10 150 -9 190 -12 232M28 86C24 130 18 160 30 220M42 178C45 190 45 205 40 222M12 130C14 160 13 190 16 230';
/** Lamplight that the varnish holds. */
const SHEEN =
  'M12 76C34 78 49 94 44 112C38 100 28 86 12 76ZM38 180C58 186 66 206 50 222C56 208 52 194 38 180Z';

const scaleOf = ({ foot, root }: Bending): number =>
  Math.hypot(foot[0] - root[0], foot[1] - root[1]) / (FOOT - SHOULDERS);

/** Points of the flat instrument, as they are on the page: a body is straight, a neck is not. */
function onCello(bending: Bending): (x: number, y: number) => Point {
  const { foot, root, bends, scroll } = bending;
  const k = scaleOf(bending);
  const long = k * (FOOT - SHOULDERS);
  const [ax, ay] = [(foot[0] - root[0]) / long, (foot[1] - root[1]) / long];
  return (x, y) => {
    if (y >= SHOULDERS) {
      const down = (y - SHOULDERS) * k;
      return [root[0] + ax * down + ay * x * k, root[1] + ay * down - ax * x * k];
    }
    const t = (SHOULDERS - y) / (SHOULDERS - TOP);
    const on = (i: 0 | 1, u: number): number =>
      (1 - u) ** 3 * root[i] +
      3 * (1 - u) ** 2 * u * bends[0][i] +
      3 * (1 - u) * u ** 2 * bends[1][i] +
      u ** 3 * scroll[i];
    const [dx, dy] = [on(0, t - 0.01) - on(0, t + 0.01), on(1, t - 0.01) - on(1, t + 0.01)];
    const step = Math.hypot(dx, dy);
    return [on(0, t) + (dy / step) * x * k, on(1, t) - (dx / step) * x * k];
  };
}

/** A line under its bow, so many mm from the middle of its neck, from left to right; `inset` below 0 is over it. */
export function alongBow(bending: Bending, inset: number): Point[] {
  const place = onCello(bending);
  const across = inset / scaleOf(bending);
  return Array.from({ length: 41 }, (_, i) => place(across, SHOULDERS - i * 2));
}

/** Its belly toward us and its ribs on the left. */
export function greatCello(bending: Bending): string {
  const place = onCello(bending);
  const seen = (d: string, dx = 0, dy = 0): string =>
    d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
      place(Number(x) + dx, Number(y) + dy)
        .map(num)
        .join(' '),
    );
  const body = seen(BODY);
  return (
    path(seen(BODY, -8, 2), DARK) +
    path(seen(BODY, -6.6, 1.7), RIBS) +
    path(seen(BODY, -1.6, 0.4), DARK) +
    clip(
      body,
      path(
        body,
        linear([
          [0, mix(WOOD.base, WOOD.lite, 0.4)],
          [0.5, WOOD.base],
          [1, mix(WOOD.base, WOOD.shade, 0.8)],
        ]),
      ) +
        path(seen(SHEEN), mix(WOOD.lite, '#ffc37a', 0.5), 'fill-opacity=".5"') +
        line(seen(GRAIN), WOOD.deep, 1.1, 'stroke-opacity=".32"'),
    ) +
    line(seen(INLAY), DARK, 0.9, 'stroke-opacity=".7"') +
    line(
      seen('M11 71C26 72 40 80 47 94C52 104 50 114 46 120M52 167C60 174 68 188 66 202'),
      mix(WOOD.lite, '#ffe0a0', 0.5),
      1.5,
    ) +
    line(seen(F_HOLES), EBONY, 3) +
    neck(seen, place) +
    headAt(bending)
  );
}

/** The board under the strings, the bridge that lifts them, and what they are tied to. */
const neck = (seen: (d: string) => string, place: (x: number, y: number) => Point): string => {
  const along = (x: number, from: number, to: number): Point[] =>
    Array.from({ length: 29 }, (_, i) => {
      const y = from + ((to - from) * i) / 28;
      return place(x * (1 + Math.max(0, y) * 0.006), y);
    });
  const strip = (half: number, from: number, to: number): string =>
    polygon([...along(-half, from, to), ...along(half, from, to).reverse()]);
  return (
    path(strip(9.6, -8, 80), DARK) +
    path(strip(8.6, -8, 79), mix(WOOD.lite, '#f2a458', 0.5)) +
    line(smooth(along(-7.6, -4, 64), false), '#ffe0a8', 0.9) +
    path(strip(4.8, -8, 128), EBONY) +
    path(seen('M-8 174L8 174L6 224C4 228 -4 228 -6 224Z'), EBONY) +
    path(
      seen('M-15 160C-12 150 12 150 15 160L12 161C9 155 5 159 0 156C-5 159 -9 155 -12 161Z'),
      '#e8c184',
    ) +
    line([-2.9, -1, 1, 2.9].map((x) => smooth(along(x, -6, 176), false)).join(''), '#e6cfa6', 0.5)
  );
};

/** Where a head's art stands. */
function onScroll({ scroll: [x, y], bends }: Bending, art: string): string {
  const [bx, by] = bends[1];
  const turn = (Math.atan2(by - y, bx - x) * 180) / Math.PI - 90;
  return at(x, y, CURL, shifted(0, -30, art), turn);
}

/** Pegs, and a spiral seen from its side. */
const headAt = (bending: Bending): string => onScroll(bending, curl());

/** What its spiral throws on what it lies in. */
export const shadowOfScroll = (bending: Bending): string =>
  shifted(1.6, 3, onScroll(bending, path(SPIRAL, '#4a0010') + line(SPIRAL, '#4a0010', 3)));

/** Larger than it would be: it is what rings the bell. */
const CURL = 0.74;
const SPIRAL = 'M-6 36C-8 22 -12 18 -12 8C-12 -4 9 -5 11 6C12 14 6 18 6 36Z';
const curl = (): string =>
  line('M-12 20H15M-11 27H13', EBONY, 2.4) +
  [-13, 16].map((x) => oval(x, 20, 3.6, 3, EBONY) + oval(x * 0.94, 27, 3.4, 2.8, EBONY)).join('') +
  path(SPIRAL, DARK, `stroke="${DARK}" stroke-width="1"`) +
  path('M-4 35C-5 22 -10.6 17 -10.6 8C-9 -2.6 8 -3.4 9.6 6C10 13 5 17 5 35Z', WOOD.base) +
  line('M-9 9C-8 -3 7 -3 7.6 6.4C7 13.6 -3.4 13 -3.2 6.6C-2 2.4 3 3.6 2.6 7', DARK, 1.8);
