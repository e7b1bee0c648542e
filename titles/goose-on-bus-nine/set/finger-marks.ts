// What a wet fingertip leaves on a fogged pane: a trail of clear glass with the night in it, which trembles, broad where it was set down, and
// water that gathers along it and runs.
import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc, ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

export type Stroke = readonly Point[];

/** Where water runs from, and how far. */
export type Run = readonly [from: Point, length: number];

interface Trail {
  readonly width: number;
  /** What is seen through it, drawn around the strokes' own (0, 0). */
  readonly seen: string;
  /** How uneven it is: a broad one is drawn with more care. */
  readonly rough?: number;
}

const PUSHED = '#dfe6ea';

/** Strokes of one finger; `seed` lets each have a tremble of its own. */
export function fingerMarks(
  strokes: readonly Stroke[],
  { width, seen, rough = 1 }: Trail,
  seed: string,
  runs: readonly Run[] = [],
): string {
  const chance = chanceFrom(seed);
  const trails = strokes.map((stroke) => trembling(stroke, width, rough, chance));
  const cleared = trails.map((trail) => clearedAlong(trail, width, rough, chance)).join('');
  const drips = runs.map((run) => ran(run, width, chance));
  const glass = cleared + drips.map(([wet]) => wet).join('');
  return (
    clip(glass, seen) +
    // What it has pushed aside lies along the lower edge, as gray as the rest of the fog.
    path(beadsAlong(trails, width, chance), PUSHED, 'fill-opacity=".55"') +
    drips.map(([, glint]) => glint).join('')
  );
}

/** Broad where the finger is set down, thin where it hurries, and never as broad as a moment before. */
function clearedAlong(
  trail: readonly Point[],
  width: number,
  rough: number,
  chance: Chance,
): string {
  const last = trail.length - 1;
  const half = trail.map(
    (_, i) =>
      width * (0.48 + rough * (i === 0 ? 0.14 : i === last ? -0.24 : (chance() - 0.5) * 0.36)),
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
function trembling(stroke: Stroke, width: number, rough: number, chance: Chance): Point[] {
  const out: Point[] = [];
  for (const [i, [x, y]] of stroke.entries()) {
    const [bx, by] = stroke[i - 1] ?? [x, y];
    const pieces = Math.max(1, Math.round(Math.hypot(x - bx, y - by) / (width * 1.5)));
    for (let k = i === 0 ? pieces : 1; k <= pieces; k++) {
      const t = k / pieces;
      out.push([
        bx + (x - bx) * t + (chance() - 0.5) * width * 0.13 * rough,
        by + (y - by) * t + (chance() - 0.5) * width * 0.13 * rough,
      ]);
    }
  }
  return out;
}

/** A run of water with its drop, and the light in that: never quite straight, and thinner the further it has come. */
function ran([[x, y], length]: Run, width: number, chance: Chance): [wet: string, glint: string] {
  const sway = (chance() - 0.5) * width * 0.5;
  const foot: Point = [x + sway * 0.3, y + length];
  const r = width * (0.2 + chance() * 0.1);
  const trail: Point[] = [
    [x, y],
    [x + sway, y + length * 0.35],
    [x - sway * 0.4, y + length * 0.7],
    foot,
  ];
  return [
    ribbon(trail, [width * 0.22, width * 0.15, width * 0.12, r * 0.5]) +
      disc(foot[0], foot[1], r * 1.1, r * 1.5),
    oval(foot[0] - r * 0.3, foot[1] + r * 0.3, r * 0.34, r * 0.4, '#ffffff', 'fill-opacity=".85"'),
  ];
}
