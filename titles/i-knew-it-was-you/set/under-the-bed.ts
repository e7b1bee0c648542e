// A bed from the boards before it: the quilt hangs down, and below its hem all is dark.
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, box, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { INK } from './colors.ts';
import { LAMP_RIGHT } from './lights.ts';
import { pool, wiped } from './print.ts';
import { type Lie, quilt } from './quilt.ts';

/** Where the lamp's light on the boards ends. */
const LIT = 178;

/** As dark as it is under there, with the boards of it and, before it, those that the lamp reaches; from `left` and down from `top`. */
export const underTheBed = (left: number, top: number): string => {
  const width = SHEET + 6 - left;
  return asGround(
    clean(
      wiped(
        { x: left, y: top, width, height: LIT - top + 1 },
        [
          [0, '#1c1536'],
          [0.6, '#2a1c46'],
          [1, '#452850'],
        ],
        INK.plum,
        'page 6 dark',
      ) +
        wiped(
          { x: left, y: LIT, width, height: SHEET - LIT + 8 },
          [
            [0, '#b7683f'],
            [0.4, '#d98f52'],
            [1, '#e8a862'],
          ],
          INK.key,
          'page 6 boards',
        ) +
        box(
          left,
          LIT - 6,
          width,
          14,
          linear([
            [0, '#2a1a40', 0],
            [0.4, '#2a1a40', 0.8],
            [1, '#6a3a40', 0],
          ]),
        ) +
        line(`M${left} ${LIT + 14}h${width}M${left} ${LIT + 27}h${width}`, INK.wood, 0.8),
    ),
  );
};

/** The quilt down its side as far as `low`, in the light of the lamp, and a hem that waves. */
export function hangingQuilt(left: number, top: number, low: number): string {
  const width = SHEET + 30 - left;
  const points: Point[] = [];
  for (let x = SHEET + 16, i = 0; x > left - 24; x -= 15, i++)
    points.push([x, low + (i % 2 ? 2.6 : -2.6) + 2.6 * Math.sin(x / 27)]);
  const edge = smooth(points, false);
  const lie: Lie = (across, down) => [
    left + across * width + Math.sin(across * 44) * 2.4 * down,
    top + down * (low + 12 - top),
  ];
  const rows = Math.max(3, Math.round((low - top) / 17));
  return (
    clip(
      `${edge}V${num(top)}H${SHEET + 20}Z`,
      quilt(LAMP_RIGHT, lie, Math.round(width / 17), rows, 'page 6 quilt') +
        box(
          left,
          top,
          width,
          low + 20 - top,
          linear([
            [0, '#ffd88c', 0.1],
            [0.5, '#5a2450', 0.06],
            [1, '#2a1a40', 0.5],
          ]),
        ),
    ) +
    line(edge, INK.key, 8.4) +
    line(edge, INK.paper, 6.6)
  );
}

/** Two eyes that are in there as well, far back. */
export const eyesInTheDark = (x: number, y: number): string =>
  pool(x, y, 12, 8, '#5a3f78', 0.6) +
  [-4, 4]
    .map((dx) => oval(x + dx, y, 3, 2.6, INK.glow) + oval(x + dx + 0.6, y, 0.8, 2.3, INK.key))
    .join('');
