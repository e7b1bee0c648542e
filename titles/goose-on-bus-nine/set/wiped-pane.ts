// A fogged pane from inside: breath as pale as milk, and one sweep of a hand through it, in which the evening is dark and clear.
import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { edge, num, ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';

/** Where a hand went: along these, half as broad as said beside each. */
type Sweep = readonly (readonly [x: number, y: number, half: number])[];

/** It begins behind a head, and is level: whatever droops behind a bird is its tail. */
const BEHIND_GOOSE: Sweep = [
  [178, 124, 20],
  [190, 125, 26],
  [208, 126, 28],
  [234, 125, 29],
];
/** Clear of the bird, and as far as two can reach who have a pane as long as a bus. */
const OVER_FOLD: Sweep = [
  [240, 153, 21],
  [264, 153, 24],
  [320, 159, 19],
  [394, 156, 17],
];

/** What a hand has cleared, and how it went. */
interface Wiped {
  readonly clear: string;
  /** Along it, what stays between two fingers. */
  readonly between: string;
  /** From its lower rim, what was pushed there runs. */
  readonly drips: string;
}

/** One sweep: a palm, and four fingers that lift one after the other. */
export function wipedOn(wide: boolean): Wiped {
  const chance = chanceFrom('page 8, wiped');
  const sweep = wide ? OVER_FOLD : BEHIND_GOOSE;
  const spine = sweep.map(([x, y]): Point => [x, y]);
  const half = sweep.map(([, , h]) => h);
  const fingers = FINGERS.map((side) => {
    const along = longer(edge(spine, half, side), 5 + chance() * 12, 4 + chance() * 14);
    return ribbon(
      along,
      half.map((h, i) => h * (i === 0 || i === half.length - 1 ? 0.2 : 0.24)),
    );
  });
  const clear = ribbon(
    spine,
    half.map((h) => h * 0.86),
  );
  return {
    clear: clear + fingers.join(''),
    between: [-0.52, -0.05, 0.46].map((side) => smooth(edge(spine, half, side), false)).join(''),
    drips: dripsFrom(edge(spine, half, 0.94), chance),
  };
}

const FINGERS = [-0.78, -0.28, 0.22, 0.74] as const;

/** Both ends further out by so much. */
function longer(spine: readonly Point[], first: number, last: number): Point[] {
  const out = (p: Point, next: Point, by: number): Point => {
    const far = Math.hypot(p[0] - next[0], p[1] - next[1]) || 1;
    return [p[0] + ((p[0] - next[0]) / far) * by, p[1] + ((p[1] - next[1]) / far) * by];
  };
  const end = spine.length - 1;
  return spine.map((p, i) => {
    if (i === 0) return out(p, spine[1] as Point, first);
    return i === end ? out(p, spine[end - 1] as Point, last) : p;
  });
}

/** Water that has gathered under a sweep, and lets go: each a clear track with a drop at its end. */
function dripsFrom(rim: readonly Point[], chance: Chance): string {
  let d = '';
  for (const [i, [x, y]] of rim.entries()) {
    const next = rim[i + 1];
    if (!next || i === 0) continue;
    const count = Math.max(1, Math.round(Math.hypot(next[0] - x, next[1] - y) / 26));
    for (let k = 0; k < count; k++) {
      const t = (k + chance() * 0.7) / count;
      const [px, py] = [x + (next[0] - x) * t, y + (next[1] - y) * t - 1];
      const long = 3 + chance() * 12;
      const r = 1.2 + chance() * 0.6;
      d += `M${num(px + 1.2)} ${num(py - 3)}L${num(px + 0.7)} ${num(py + long)}C${num(px + r)} ${num(py + long + 1)} ${num(px + r * 1.3)} ${num(py + long + 3.4)} ${num(px)} ${num(py + long + 3.6)}C${num(px - r * 1.3)} ${num(py + long + 3.4)} ${num(px - r)} ${num(py + long + 1)} ${num(px - 0.7)} ${num(py + long)}L${num(px - 1.2)} ${num(py - 3)}Z`;
    }
  }
  return d;
}

/** What was wiped is pushed to its edge and stands there as water; drawn under what is seen through it. */
export const pushedAside = ({ clear, drips }: Wiped): string =>
  clean(
    line(clear, '#ffffff', 3.4, 'stroke-opacity=".55"') +
      line(drips, '#ffffff', 0.9, 'stroke-opacity=".7"') +
      line(clear, '#fffdf4', 1.8, 'stroke-opacity=".8"'),
  );

/** What fingers leave between them, and the wet edge in which a lamp stands. */
export const streaks = ({ clear, between }: Wiped): string =>
  clean(
    line(between, '#cfdde0', 1.1, 'stroke-opacity=".3" stroke-dasharray="34 7 60 11 20 5"') +
      line(clear, '#0f2038', 1.4, 'stroke-opacity=".18"'),
  );

/** Breath on the pane: the lamps of the bus make it milk. */
export const fog = (width: number): string =>
  box(
    -4,
    -4,
    width + 8,
    224,
    linear([
      [0, '#cddce2'],
      [0.3, '#d6e2e1'],
      [0.62, '#e2e4d8'],
      [0.9, '#f0e2bf'],
    ]),
  ) +
  clean(
    [
      [24, 40, 74, 60],
      [150, 104, 90, 52],
      [330, 60, 120, 70],
      [40, 150, 60, 50],
    ]
      .filter(([x = 0]) => x < width + 40)
      .map(([x = 0, y = 0, rx = 0, ry = 0]) =>
        oval(
          x,
          y,
          rx,
          ry,
          radial([
            [0, '#fbf7ea', 0.7],
            [0.6, '#f4f1e4', 0.35],
            [1, '#f4f1e4', 0],
          ]),
        ),
      )
      .join(''),
  );

/** On our side: rubber, a ledge of wood with room for feet, and what is under it. */
export const ledge = (width: number): string =>
  box(-4, 185, width + 8, 3.4, '#4a3340') +
  box(
    -4,
    188,
    width + 8,
    13,
    linear([
      [0, '#ffefc2'],
      [0.16, '#f0bd6c'],
      [1, '#c98a48'],
    ]),
  ) +
  box(
    -4,
    201,
    width + 8,
    20,
    linear([
      [0, '#7d4a34'],
      [0.3, '#a8693a'],
      [1, '#8d5433'],
    ]),
  ) +
  path(`M-4 200.4H${width + 4}V201.6H-4Z`, '#ffe7ad', 'fill-opacity=".5"');
