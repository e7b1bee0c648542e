// A quilt over two knees, seen from as low as the mattress: a hill in a country of patches, at night.
import { smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { INK } from './colors.ts';
import { MOON } from './lights.ts';
import { pool } from './print.ts';
import { type Lie, quilt } from './quilt.ts';

const END = SHEET + 6;
/** Where the sheet is turned down over it. */
const HEM = 134;

const rise = (x: number, middle: number, half: number, high: number): number =>
  high * Math.exp(-(Math.abs((x - middle) / half) ** 2.6));

/** How high the quilt lies at x, as mm down the page: a plain, a hill of two round knees, a lap, and what is pulled up to a nose. */
export const hillAt = (x: number): number =>
  176 + 3 * Math.sin(x / 30) - rise(x, 60, 29, 56) - rise(x, 106, 20, 44) - rise(x, 166, 40, 60);

const along = (from: number): Point[] => {
  const points: Point[] = [];
  for (let x = from; x <= END; x += 5) points.push([x, hillAt(x)]);
  return points;
};

/** From `left` to the edge of the page and down to its foot; patches are wider the nearer they are. */
export function quiltHill(left: number): string {
  const lie: Lie = (across, down) => {
    const x = left - 20 + across * (END + 40 - left);
    const top = hillAt(x);
    const fall = down ** 1.35;
    return [x + (x - 98) * 0.12 * fall, top + fall * (232 - top)];
  };
  const ridge = smooth(along(left), false);
  const whole = `${ridge}V230H${left}Z`;
  return (
    clip(
      whole,
      quilt(MOON, lie, Math.round((END - left) / 13), 7, 'page 8 quilt') +
        // Toward its foot it sinks into the dark, and away from the lamp it is blue.
        path(
          whole,
          linear([
            [0, '#1a2458', 0],
            [0.55, '#1a2458', 0.3],
            [1, '#12183c', 0.78],
          ]),
        ) +
        pool(34, 186, 62, 60, '#141b44', 0.6) +
        pool(112, 122, 34, 44, INK.glow, 0.34) +
        pool(196, 140, 44, 40, INK.glow, 0.36),
    ) + line(ridge, INK.key, 1.1)
  );
}

/** The sheet, turned down over its edge and pulled up as far as a nose. */
export function hillHem(): string {
  const at = (by: number): string =>
    smooth(
      along(HEM).map(([x, y]): Point => [x, y + by]),
      false,
    );
  const back = smooth(
    [...along(HEM)].reverse().map(([x, y]): Point => [x, y + 9 - Math.max(0, 9 - (x - HEM) * 0.6)]),
    false,
  ).replace('M', 'L');
  const d = `${at(0)}${back}Z`;
  return (
    path(d, '#efe3d2', `stroke="${INK.key}" stroke-width="1" stroke-linejoin="round"`) +
    line(at(6.4), '#b9a6b4', 0.8, 'stroke-dasharray="2.600 2.200"')
  );
}
