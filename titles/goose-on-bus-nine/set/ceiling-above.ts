import { num, polygon } from '#bookmaking/drawing/curves.ts';
import { box, calm, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { BUS } from './colors.ts';
import { type Frame, lampAt, NEAREST_LAMP, type Room } from './room.ts';

/** The same ceiling past the fold, over the words: its rays run on, down to the wall that stands across. */
export function ceilingPastFold(bus: Room, frame: Frame): string {
  const { up } = frame;
  return (
    calm(
      box(
        -240,
        bus.at(0, -up, 2.2)[1],
        246,
        bus.at(0, -up, 0.24)[1] - bus.at(0, -up, 2.2)[1],
        linear([
          [0, BUS.ceiling],
          [0.72, BUS.ceiling],
          [1, BUS.ceilingFar],
        ]),
      ) +
        // It hangs over the fold.
        lampAt(bus.at, frame, -1, NEAREST_LAMP),
    ) +
    ceilingAbove(bus, up, true) +
    path(
      FURTHER.map(([from, to]) =>
        polygon([
          bus.at(from, -up, AT_FOLD),
          bus.at(to, -up, AT_FOLD),
          bus.at(to, -up, 1.9),
          bus.at(from, -up, 1.9),
        ]),
      ).join(''),
      '#fff6de',
      'fill-opacity=".62"',
    )
  );
}

/** How near the wall is where the sheet is folded: from there on it runs across. */
export const AT_FOLD = 0.5235;

/** The ray that goes through the fold: on both sides of it the same. */
const ALONG_WALL = [-1, -0.84] as const;

/** How far to the left of the middle the others begin and end. */
const FURTHER = [
  [-1.75, -1.42],
  [-2.6, -2.15],
] as const;

/** Panels that run together far behind, and the light of the lamps on them: pale where the words stand. */
export function ceilingAbove(bus: Room, up: number, words: boolean): string {
  let seams = '';
  let lit = '';
  for (const across of [-0.86, -0.6, -0.34, -0.08, 0.18, 0.44]) {
    const [x1, y1] = bus.at(across, -up, 0.3);
    const [x2, y2] = bus.at(across, -up, 1.5);
    seams += `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;
  }
  for (const [from, to] of [ALONG_WALL, [-0.58, -0.36], [-0.06, 0.16]] as const) {
    lit += polygon([
      bus.at(from, -up, 0.42),
      bus.at(to, -up, 0.42),
      bus.at(to, -up, 1.5),
      bus.at(from, -up, 1.5),
    ]);
  }
  const globe = (across: number, k: number): string => {
    const [x, y] = bus.at(across, -up * 0.94, k);
    const r = 15 * k;
    return (
      oval(
        x,
        y,
        r * 3,
        r * 2.2,
        radial([
          [0, '#fffdf0', 1],
          [0.35, '#fff0bd', 0.55],
          [1, '#ffe39a', 0],
        ]),
      ) +
      oval(x, y - r * 0.5, r * 0.7, r * 0.2, BUS.pole) +
      oval(x, y, r * 0.6, r * 0.5, '#fffdf4')
    );
  };
  return (
    // Lamplight that runs out toward us: in its own white the ceiling was a hole.
    box(
      -240,
      -4,
      460,
      112,
      linear([
        [0, '#eeb04e', 0.24],
        [0.6, '#f2c068', 0.12],
        [1, '#f2c068', 0],
      ]),
    ) +
    line(seams, '#f7e2b4', 1.2) +
    path(lit, '#fff6de', 'fill-opacity=".62"') +
    clean(
      (words ? '' : globe(-0.47, 0.64) + globe(0.05, 0.64)) +
        globe(-0.47, 0.46) +
        globe(0.05, 0.46),
    )
  );
}
