import { mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';

/** A row that is moored far down the jetty: where, how high a mast, how long a hull, and its color. */
const ROW = [
  [-187, 98, 44, '#dcbf98'],
  [-106, 116, 52, '#d3a48c'],
  [-55, 84, 38, '#9fb9b8'],
] as const;
/** Where they lie in the water. */
const LINE = 157;

const MAST = '#93bfb8';

const hull = (half: number, color: string): string => {
  const rim = `M${-half} -8C${num(-half * 0.4)} -5.600 ${num(half * 0.4)} -5.600 ${half + 3} -10`;
  return (
    path(
      `${rim}C${num(half * 0.8)} -3 ${num(half * 0.7)} 1 ${num(half * 0.6)} 2H${num(-half * 0.74)}C${num(-half * 0.9)} -1 ${num(-half * 0.96)} -4 ${-half} -8Z`,
      color,
    ) +
    line(rim, '#f1e8d0', 1.6) +
    // A sail that is rolled up on its boom.
    line(`M1 -14H${num(half * 0.86)}`, '#efe3c4', 3.6)
  );
};

/** What stands upright over the water lies in it in pieces, which sway more with every yard. */
function inPieces(half: number, high: number): string {
  let d = '';
  for (let i = 0, y = 4.5; y < high * 0.5; i++, y += 2.8 + i * 0.16) {
    const wide = Math.max(2.1, half * (0.62 - i * 0.17));
    const sway = (i % 2 ? 1 : -1) * Math.min(2.6, 0.5 + i * 0.22);
    d += `M${num(sway - wide)} ${num(y)}q${num(wide)} -.8 ${num(wide * 2)} 0`;
  }
  return d;
}

/** Masts in the haze, faint where words stand, and once more in the water. */
export const mirroredMasts = (): string =>
  ROW.map(([x, high, long, color]) =>
    at(
      x,
      LINE,
      1,
      box(
        -0.9,
        -high,
        1.8,
        high - 6,
        linear([
          [0, MAST, 0.4],
          [0.9, MAST, 0.5],
          [0.96, '#7f7f68', 0.8],
          [1, '#7a6a52', 1],
        ]),
      ) + line(inPieces(long / 2, high), mix(color, '#f1efdc', 0.25), 1.7, 'stroke-opacity=".8"'),
    ),
  ).join('');

/** The boats that these are of. */
export const mooredRow = (): string =>
  ROW.map(([x, , long, color]) => at(x, LINE, 1, hull(long / 2, color))).join('');

/** From a post of the jetty to the left: corks on a line over the pots that lie down there. */
export const potLine = (): string => {
  const corks: readonly (readonly [number, number, number])[] = [
    [-190, 186, 0.8],
    [-164, 191, 0.9],
    [-134, 194, 1],
    [-102, 196, 1.1],
    [-68, 194, 1.2],
  ];
  return (
    line(
      'M-216 183C-196 184 -178 191 -164 191C-148 190 -146 196 -134 194C-118 192 -116 199 -102 196C-86 193 -82 198 -68 194C-52 190 -36 184 -20 178',
      '#e9dcb6',
      1,
    ) +
    corks
      .map(([x, y, k]) =>
        at(
          x,
          y,
          k,
          oval(0, 3.4, 8, 1.6, '#4d9398', 'fill-opacity=".6"') +
            path(
              'M-4.6 2C-5.600 -5 -3 -8 0 -8C3 -8 5.600 -5 4.600 2C2 4 -2 4 -4.600 2Z',
              '#e08f6a',
            ) +
            path('M-5 -1.600h10l-.2 3h-9.600Z', '#fbf1da') +
            line('M0 -8V-13', '#8a6238', 1.2),
        ),
      )
      .join('')
  );
};

/** On a post of its own: wings hung out to dry, as cormorants do. */
export const cormorant = (x: number, y: number, k: number): string =>
  at(
    x,
    y,
    k,
    path('M-5 0h10l1.600 60h-13.200Z', '#9a7c5c') +
      path('M1 0h4l1.600 60h-5Z', '#7f6449') +
      oval(0, 0, 5, 2, '#c4a581') +
      path(
        'M-3 -15C-14 -17 -22 -23 -31 -30C-33 -20 -30 -10 -25 -5C-22 -9 -20 -7 -18 -2C-15 -6 -13 -5 -11 -1C-8 -6 -5 -5 -3 -6ZM5 -15C15 -18 22 -24 30 -32C33 -22 31 -11 26 -6C23 -9 21 -7 19 -3C16 -6 14 -5 12 -1C9 -6 7 -5 5 -6Z',
        '#41686f',
      ) +
      path(
        'M-6 -1C-9 -14 -4 -22 0 -26C3 -30 0 -38 5 -42C9 -45 14 -43 14 -39L24 -37L14 -35.600C9 -34 10 -28 9 -22C8 -14 8 -6 4 1L1 9H-4Z',
        '#345a62',
      ) +
      path('M13 -40.600L25 -38.600V-37L13 -36.400Z', '#e0b56a') +
      oval(10, -40, 1.2, 1.3, '#fbf1da') +
      line('M-28 -26C-24 -20 -14 -14 -5 -12M28 -28C24 -21 16 -14 7 -12', '#6d9297', 1.2),
  );
