// What a wet fingertip leaves on a fogged pane: a trail that trembles, broad where it was set down, with water pushed up along it
// that gathers and runs.
import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, num, ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';

export type Stroke = readonly Point[];

/** Where water runs from, and how far. */
export type Run = readonly [from: Point, length: number];

interface Trail {
  readonly width: number;
  /** What is seen through it. */
  readonly through: Hex;
}

/** Water that a finger has pushed up. */
const LIP = '#ffffff';

/** Strokes of one finger; `seed` lets each have a tremble of its own. */
export function fingerMarks(
  strokes: readonly Stroke[],
  { width, through }: Trail,
  seed: string,
  runs: readonly Run[] = [],
): string {
  const chance = chanceFrom(seed);
  const trails = strokes.map((stroke) => trembling(stroke, width, chance));
  const cleared = trails.map((trail) => clearedAlong(trail, width, chance)).join('');
  const setDown = trails
    .map(([from]) => disc(...(from as Point), width * 0.56, width * 0.52))
    .join('');
  return (
    // Pushed up along it, most of it below.
    shifted(width * 0.08, width * 0.16, path(cleared, LIP, 'fill-opacity=".42"')) +
    runs.map((run) => ran(run, width, through, chance)).join('') +
    path(cleared, through) +
    path(setDown, through) +
    path(beadsAlong(trails, width, chance), LIP, 'fill-opacity=".7"')
  );
}

/** Broad where the finger is set down, thin where it hurries, and never as broad as a moment before. */
function clearedAlong(trail: readonly Point[], width: number, chance: Chance): string {
  const last = trail.length - 1;
  const half = trail.map(
    (_, i) => width * (i === 0 ? 0.54 : i === last ? 0.34 : 0.36 + chance() * 0.17),
  );
  return ribbon(trail, half);
}

/** Drops that the finger has left along its way. */
const beadsAlong = (trails: readonly (readonly Point[])[], width: number, chance: Chance): string =>
  trails
    .flat()
    .map(([x, y]) =>
      chance() > 0.72
        ? disc(x + (chance() - 0.5) * width * 0.6, y + width * 0.66, width * 0.09, width * 0.11)
        : '',
    )
    .join('');

/** Nobody's finger goes straight. */
function trembling(stroke: Stroke, width: number, chance: Chance): Point[] {
  const out: Point[] = [];
  for (const [i, [x, y]] of stroke.entries()) {
    const [bx, by] = stroke[i - 1] ?? [x, y];
    const pieces = Math.max(1, Math.round(Math.hypot(x - bx, y - by) / (width * 1.5)));
    for (let k = i === 0 ? pieces : 1; k <= pieces; k++) {
      const t = k / pieces;
      out.push([
        bx + (x - bx) * t + (chance() - 0.5) * width * 0.16,
        by + (y - by) * t + (chance() - 0.5) * width * 0.16,
      ]);
    }
  }
  return out;
}

/** A run of water with its drop: never quite straight, and thinner the further it has come. */
function ran([[x, y], length]: Run, width: number, through: Hex, chance: Chance): string {
  const sway = (chance() - 0.5) * width * 0.5;
  const foot: Point = [x + sway * 0.6, y + length];
  const d = `M${num(x)} ${num(y)}C${num(x + sway)} ${num(y + length * 0.35)} ${num(x - sway)} ${num(y + length * 0.65)} ${num(foot[0])} ${num(foot[1])}`;
  const r = width * (0.2 + chance() * 0.1);
  return (
    line(d, LIP, width * 0.4, 'stroke-opacity=".3"') +
    line(d, through, width * 0.26) +
    path(
      `M${num(foot[0])} ${num(foot[1] - r * 3)}C${num(foot[0] + r * 0.4)} ${num(foot[1] - r)} ${num(foot[0] + r * 1.2)} ${num(foot[1] - r * 0.4)} ${num(foot[0] + r * 1.1)} ${num(foot[1] + r * 0.5)}C${num(foot[0] + r)} ${num(foot[1] + r * 1.6)} ${num(foot[0] - r)} ${num(foot[1] + r * 1.6)} ${num(foot[0] - r * 1.1)} ${num(foot[1] + r * 0.5)}C${num(foot[0] - r * 1.2)} ${num(foot[1] - r * 0.4)} ${num(foot[0] - r * 0.4)} ${num(foot[1] - r)} ${num(foot[0])} ${num(foot[1] - r * 3)}Z`,
      through,
    ) +
    oval(foot[0] - r * 0.3, foot[1] + r * 0.3, r * 0.34, r * 0.4, '#ffffff', 'fill-opacity=".85"')
  );
}
