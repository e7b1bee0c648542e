import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
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

/** From the far wall to where the lamp still reaches a little. */
const dimly = (): string =>
  linear(
    [
      [0, '#294158'],
      [0.55, '#4a4a50'],
      [1, '#86633f'],
    ],
    0,
    0,
    1,
    0,
  );

/** Far from the lamp, and no lighter than words bear: a boat that is still ribs, two oars on the wall, and a rope on its peg. */
export const workInTheDark = (): string =>
  shifted(
    0,
    18,
    path(KEEL, '#0c1a2b', 'fill-opacity=".55"') +
      line('M-150 196l-6 14M-60 194l6 14', '#243448', 4) +
      line(`${ribs()}${STRAKES}`, dimly(), 3) +
      line(KEEL.slice(0, KEEL.lastIndexOf('C')), dimly(), 5.4),
  ) +
  line('M-176 22v14M-96 22v14M-18 18v6', '#2c3f50', 2.6) +
  line('M-188 28H-86M-170 37H-74', dimly(), 3) +
  path(
    'M-94 24.400C-84 22 -74 23 -66 26.400V30C-74 33 -84 33 -94 31.400ZM-162 33.400C-172 31 -182 32 -190 35V39C-182 42 -172 42 -162 40.400Z',
    '#43303a',
  ) +
  line(
    'M-18 23C-32 32 -30 58 -18 58C-6 58 -4 32 -18 23C-28 34 -26 52 -18 52C-10 52 -8 34 -18 23M-18 50C-22 62 -14 66 -18 76',
    '#5a4c3e',
    2,
  );

const KEEL =
  'M-198 134C-196 160 -180 184 -150 194C-66 202 -20 180 -6 126C-66 140 -150 140 -198 134Z';
const STRAKES = 'M-198 134C-150 141 -66 141 -6 126M-193 156C-150 166 -66 166 -15 150';

/** From the keel to the rail, each leaning out from the middle of the boat. */
const ribs = (): string =>
  [-170, -146, -122, -98, -74, -54]
    .map((foot) => {
      const out = (foot + 104) / 94;
      const low = 197 - out ** 2 * 10;
      return `M${num(foot)} ${num(low)}C${num(foot + out * 12)} ${num(low - 12)} ${num(foot + out * 17)} 160 ${num(foot + out * 18)} ${num(139 - out ** 2 * 6)}`;
    })
    .join('');
