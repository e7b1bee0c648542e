// What a hand has wiped on a fogged pane: broad strokes one over the other, each torn where its fingers left the glass, and what runs from them.

import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

/** One stroke of a sleeve: from where to where, how far it bows upward, and half of its breadth. */
export interface Wipe {
  readonly from: Point;
  readonly to: Point;
  readonly bow: number;
  readonly half: number;
}

/** How many fingers, or folds of a sleeve, let go one after the other. */
const FINGERS = 4;

/** A band with a round end for each finger, none as far as the next. */
function torn({ from, to, bow, half }: Wipe, chance: Chance): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const [ux, uy] = [dx / long, dy / long];
  /** So far along it (0 to 1), so far beside its middle (-1 to 1), so many mm on. */
  const on = (t: number, side: number, more = 0): Point => {
    const high = bow * 4 * t * (1 - t);
    return [
      from[0] + ux * (t * long + more) - uy * side * half + uy * high,
      from[1] + uy * (t * long + more) + ux * side * half - ux * high,
    ];
  };
  const fingers = (t: number, way: 1 | -1): Point[] => {
    const points: Point[] = [];
    for (let i = 0; i < FINGERS; i++) {
      const side = way * (((i + 0.5) / FINGERS) * 2 - 1);
      const reach = way * (2 + chance() * 9);
      const w = 0.62 / FINGERS;
      points.push(on(t, side - way * w, reach), on(t, side + way * w, reach + way * 1.6));
      if (i < FINGERS - 1) points.push(on(t, side + way / FINGERS, -way * (1 + chance() * 3)));
    }
    return points;
  };
  const side = (s: number, ts: readonly number[]): Point[] =>
    ts.map((t) => on(t, s * (0.96 + chance() * 0.08)));
  return smooth([
    ...side(-1, [0.06, 0.3, 0.6, 0.94]),
    ...fingers(1, 1),
    ...side(1, [0.94, 0.6, 0.3, 0.06]),
    ...fingers(0, -1),
  ]);
}

/** Between one finger and the next a thread of fog is left, from where the hand lets go. */
const streaks = (wipes: readonly Wipe[], chance: Chance): string =>
  wipes
    .map(({ from, to, bow, half }) => {
      let d = '';
      for (const side of [-0.5, 0, 0.5]) {
        const t = 0.3 + chance() * 0.4;
        const x = from[0] + (to[0] - from[0]) * t;
        const y = from[1] + (to[1] - from[1]) * t - bow * 4 * t * (1 - t) + side * half;
        d += `M${num(to[0])} ${num(to[1] + side * half)}Q${num((to[0] + x) / 2)} ${num((to[1] + side * half + y) / 2 - bow * 0.4)} ${num(x)} ${num(y)}`;
      }
      return d;
    })
    .join('');

/** Through what `wipes` have left of the fog one sees `far`, with what fingers have left on the glass, and `near`; breath thins out round it. */
export function wipedByHand(
  wipes: readonly Wipe[],
  far: string,
  near: string,
  [light, fog]: readonly [light: Hex, fog: Hex],
  seed: string,
): string {
  const chance = chanceFrom(seed);
  const clear = wipes.map((wipe) => torn(wipe, chance)).join('');
  return (
    clean(
      [15, 12, 9.4, 7, 5, 3.4, 2]
        .map((wide) => line(clear, light, wide, 'stroke-opacity=".11"'))
        .join(''),
    ) +
    clip(clear, far + clean(line(streaks(wipes, chance), fog, 1.3, 'stroke-opacity=".42"')) + near)
  );
}

/** Water runs from where a hand has pushed it to: [from, how far]; each carries the light that is behind it. */
export function drips(runs: readonly (readonly [from: Point, long: number])[]): string {
  let wet = '';
  let drops = '';
  let glints = '';
  for (const [[x, y], long] of runs) {
    const sway = long * 0.05;
    wet += `M${num(x)} ${num(y)}q${num(sway)} ${num(long * 0.5)} 0 ${num(long)}`;
    drops += disc(x, y + long, 1, 1.6);
    glints += disc(x - 0.3, y + long + 0.3, 0.34, 0.5);
  }
  return clean(
    line(wet, '#ffe2a4', 1, 'stroke-opacity=".75"') +
      path(drops, '#ffe9b8') +
      path(glints, '#ffffff'),
  );
}
