import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';

/** Knitted: its color, and of every other row. */
const [WOOL, ROW] = ['#2f7f86', '#fff3dc'] as const;

/** A knitted strip along `spine`, `width` mm wide, its rows across it. */
function knitted(spine: readonly Point[], width: number, light: Light): string {
  const d = smooth(spine, false);
  const strip = (color: Hex, wide: number, more = ''): string =>
    path(d, 'none', `stroke="${tone(light, color).base}" stroke-width="${num(wide)}"${more}`);
  return (
    strip('#1d5961', width + 1) +
    strip(WOOL, width) +
    strip(ROW, width, ` stroke-dasharray="${num(width * 0.5)} ${num(width * 0.62)}"`)
  );
}

/** A loose end with its fringe, from `from` down to the side, as far as `fall`. */
function end([x, y]: Point, [dx, dy]: Point, width: number, light: Light): string {
  const spine: Point[] = [
    [x, y],
    [x + dx * 0.2, y + dy * 0.45],
    [x + dx * 0.75, y + dy * 0.8],
    [x + dx, y + dy],
  ];
  let fringe = '';
  for (const t of [-0.42, -0.14, 0.14, 0.42])
    fringe += `M${num(x + dx + t * width)} ${num(y + dy - 0.4 * t * width)}l${num(dx * 0.14)} ${num(width * 0.5)}`;
  return line(fringe, tone(light, ROW).base, 1.1) + knitted(spine, width, light);
}

/**
 * One scarf for all who sit here: round a neck and on round the wood of each, to a loose end that the wind has. Each of `round` is where it comes to
 * somebody and where it leaves, in mm, in the order in which it goes.
 */
export function sharedScarf(
  round: readonly (readonly [from: Point, to: Point])[],
  width: number,
  light: Light,
): string {
  const last = round.at(-1);
  if (!last) return '';
  const way = Math.sign(last[1][0] - last[0][0]) || 1;
  let slack = '';
  let bands = '';
  for (const [i, [from, to]] of round.entries()) {
    const next = round[i + 1]?.[0];
    // From one to the other it hangs.
    if (next) {
      const middle: Point = [lerp(to[0], next[0], 0.5), Math.max(to[1], next[1]) + width * 0.5];
      slack += knitted([to, middle, next], width, light);
    }
    const sag: Point = [lerp(from[0], to[0], 0.5), lerp(from[1], to[1], 0.5) + width * 0.3];
    bands += knitted([from, sag, to], width, light);
    // A darker edge, where it goes round.
    bands += path(
      `M${num(to[0])} ${num(to[1] - width / 2)}q${num(way * 1.6)} ${num(width / 2)} 0 ${num(width)}Z`,
      tone(light, WOOL).deep,
    );
  }
  return slack + bands + end(last[1], [way * width * 1.2, width * 2.5], width * 0.9, light);
}
