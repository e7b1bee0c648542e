import { num, polygon } from '#bookmaking/drawing/curves.ts';
import { box, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type Frame, lampAt, NEAR, type Room } from './room.ts';

/** The same ceiling past the fold, over the words: down to the wall that stands across. */
export function ceilingPastFold(bus: Room, frame: Frame): string {
  // As high as beside the fold: behind the wall it goes on.
  const [top, foot] = [bus.at(0, -frame.up, NEAR)[1], bus.at(0, -frame.up, frame.back)[1]];
  return calm(box(-240, top, 246, foot - top, enamel()) + lampRow());
}

/** One row over both pages, nearer than all who ride, each a little smaller on the way to the bell: over all words. */
const ROW = [
  [-194, 1.1],
  [-142, 1],
  [-92, 0.92],
  [-46, 0.84],
  [-4, 0.76],
  [34, 0.68],
  [68, 0.6],
  [98, 0.53],
] as const;

const lampRow = (): string =>
  ROW.map(
    ([x, size]) =>
      oval(x, 7, 24 * size, 9 * size, '#ffe39a', 'fill-opacity=".12"') +
      oval(x, 6.8, 17 * size, 5.4 * size, '#ffe39a', 'fill-opacity=".3"') +
      oval(x, 6.4, 12 * size, 2.4 * size, '#fffdf0'),
  ).join('');

/** How near the wall is where the sheet is folded: from there on it runs across. */
export const AT_FOLD = 0.5235;

/** What is pale has to be leeks: a deep enamel, lighter toward the lamps far behind. */
const enamel = (): string =>
  linear([
    [0, '#0f3a46'],
    [0.4, '#13434f'],
    [0.8, '#1a5359'],
    [0.92, '#3d8078'],
    [1, '#8dbb95'],
  ]);

/** Where panels meet, across the bus: none goes over the fold, where it would strike out words. */
const SEAMS = [-0.2, 0.2, 0.6, 1] as const;

/** Panels that run together far behind, and two rows of lamps that hang in them; at the right, the wall that we sit along. */
export function ceilingAbove(bus: Room, frame: Frame, words: boolean): string {
  const { up, down, back } = frame;
  const quad = (corners: readonly (readonly [number, number, number])[]): string =>
    polygon(corners.map(([across, height, k]) => bus.at(across, height, k)));
  return (
    path(
      quad([
        [-1, -up, NEAR],
        [1, -up, NEAR],
        [1, -up, back],
        [-1, -up, back],
      ]),
      enamel(),
    ) +
    path(
      quad([
        [1, -up, NEAR],
        [1, down, NEAR],
        [1, down, back],
        [1, -up, back],
      ]),
      '#a8652f',
    ) +
    line(seams(bus, frame), '#246062', 1.2) +
    LAMP_ROWS.map(([side, k]) => lampAt(bus.at, frame, side, k)).join('') +
    (words ? '' : lampRow())
  );
}

const LAMP_ROWS = [
  [-1, 0.36],
  [1, 0.36],
  [-1, 0.46],
  [1, 0.46],
  [1, 0.6],
] as const;

/** Where the lamps are over it, what is between panels is no longer seen. */
const SEEN = 0.62;

function seams(bus: Room, { up }: Frame): string {
  const to = (across: number, k: number): string => {
    const [x, y] = bus.at(across, -up, k);
    return `${num(x)} ${num(y)}`;
  };
  return SEAMS.map((across) => `M${to(across, SEEN)}L${to(across, 1.5)}`).join('');
}
