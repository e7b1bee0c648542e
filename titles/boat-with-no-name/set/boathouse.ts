import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';

/** Where its wall meets its floor. */
const SKIRT = 178;

/** Boards in the dark, from `left` to `right`. */
export function boards(left: number, right: number): string {
  let gaps = '';
  for (let x = left - (left % 31); x < right; x += 31) gaps += `M${num(x)} -8V${SKIRT}`;
  return (
    box(
      left,
      -8,
      right - left,
      240,
      linear([
        [0, '#12283f'],
        [1, '#1a3449'],
      ]),
    ) + line(gaps, '#0e2033', 1.3)
  );
}

export const floorboards = (left: number, right: number): string =>
  box(
    left,
    SKIRT,
    right - left,
    46,
    linear([
      [0, '#1f2c3c'],
      [1, '#182536'],
    ]),
  ) + line(`M${left} ${SKIRT + 8}H${right}M${left} ${SKIRT + 22}H${right}`, '#0f1d2e', 1);

/** On a wire, and what it throws down: a cone that is softer the further out. */
export const lamp = (x: number, y: number, floor: number, half: number): string =>
  [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58]
    .map((wide) =>
      path(
        `M${num(x - 16 * wide)} ${y}L${num(x - half * wide)} ${floor}Q${x} ${floor + 16 * wide} ${num(x + half * wide)} ${floor}L${num(x + 16 * wide)} ${y}Z`,
        linear([
          [0, '#ffc46a', 0.14],
          [1, '#ffb258', 0.06],
        ]),
      ),
    )
    .join('') +
  oval(
    x,
    floor,
    half * 1.05,
    15,
    radial([
      [0, '#ffd08a', 0.85],
      [0.6, '#f0a860', 0.5],
      [1, '#f0a860', 0],
    ]),
  ) +
  at(
    x,
    y - 45,
    1,
    line('M0 -90V30', '#0b1a29', 1.6) +
      oval(0, 46, 10, 5.4, '#fff6cf') +
      path('M-21 45C-18 26 18 26 21 45Z', '#e2492f') +
      path('M4 31C14 33 19 38 21 45H8C9 40 8 35 4 31Z', '#a93323') +
      box(-4, 26, 8, 7, '#a93323', 1),
  );

/** The evening, seen through a doorway that a door at its right, drawn after who holds it, leaves open. */
export const doorway = (x: number, top: number, width: number, floor: number): string =>
  box(
    x,
    top,
    width,
    floor - top,
    linear([
      [0, '#3f4a86'],
      [0.7, '#9a6f92'],
      [1, '#c98f86'],
    ]),
  ) +
  line(`M${x + 9} ${top + 16}h.1M${x + 22} ${top + 30}h.1`, '#fff3dc', 1.4) +
  line(`M${x} ${floor}V${top}H${x + width}`, '#5f4430', 4);

/** Its free edge nearer to us, at `edge`; hinged at `hinge`. */
export const door = (hinge: number, edge: number, top: number, floor: number): string =>
  path(`M${hinge} ${top}L${edge} ${top - 9}V${floor + 9}L${hinge} ${floor}Z`, '#7d5637') +
  path(`M${edge} ${top - 9}h2.6V${floor + 8}l-2.600 1Z`, '#d9a868') +
  line(
    `M${num((hinge + edge) / 2)} ${top - 4}V${floor + 4}M${edge + 4} ${top + 18}L${hinge} ${top + 22}M${edge + 4} ${floor - 22}L${hinge} ${floor - 26}`,
    '#4e3423',
    1.6,
  );

/** Where no lamp reaches. */
export const dark = (from: number, to: number): string =>
  box(
    from,
    -8,
    to - from,
    240,
    linear(
      [
        [0, '#101f33', 0.94],
        [0.45, '#101f33', 0.7],
        [1, '#101f33', 0],
      ],
      0,
      0,
      1,
      0,
    ),
  );

export const oars = (): string =>
  line('M10 216L26 60M22 216L12 66', '#4a3630', 3) +
  path(
    'M23 64C22 52 26 38 30 38C34 40 31 54 29 65ZM9 70C6 58 6 44 10 42C15 44 15 58 15 69Z',
    '#6e3436',
  );

/** What is left of the planks. */
export const shavings = (): string =>
  line(
    'M128 206c4 -8 14 -6 12 1c-2 5 -9 3 -7 -1M108 209c3 -6 11 -5 10 1c-1 4 -7 3 -6 0',
    '#f0cf96',
    1.8,
  );
