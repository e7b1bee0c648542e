// A button as big as a page: a dome of red glass, and the bus that it shows.
import { disc, num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import type { Bend } from './bent.ts';
import { BUTTON_RED } from './colors.ts';

/** Where it is on the page and its radius, in mm. */
export const [X, Y, R]: readonly [number, number, number] = [140, 143, 56];

/** The dome, with what it shows of who is before it: drawn where it is seen. */
export const redDome = (shows: string): string =>
  clean(
    oval(X, Y, R * 1.09, R * 1.09, '#8f0010') +
      oval(X, Y, R, R, BUTTON_RED) +
      clip(disc(X, Y, R), busInRed() + shows) +
      oval(
        X,
        Y,
        R,
        R,
        radial([
          [0, BUTTON_RED, 0.06],
          [0.62, BUTTON_RED, 0.12],
          [0.88, BUTTON_RED, 0.4],
          [1, BUTTON_RED, 0.96],
        ]),
      ) +
      highlights(),
  );

/** A window that the glass has on its shoulder, over all that it shows, and what comes back from below. */
const highlights = (): string =>
  path(
    `M${X - 22} ${Y - 47}C${X - 38} ${Y - 40} ${X - 48} ${Y - 26} ${X - 50} ${Y - 12}C${X - 42} ${Y - 26} ${X - 32} ${Y - 36} ${X - 18} ${Y - 42}Z`,
    '#ffffff',
    'fill-opacity=".9"',
  ) +
  path(
    `M${X - 14} ${Y - 50}C${X + 14} ${Y - 56} ${X + 36} ${Y - 44} ${X + 46} ${Y - 26}C${X + 24} ${Y - 38} ${X + 2} ${Y - 42} ${X - 11} ${Y - 44}Z`,
    '#ffffff',
    'fill-opacity=".16"',
  ) +
  line(
    `M${X + 20} ${Y + 48}A52 52 0 0 0 ${X + 48} ${Y + 20}`,
    '#ff9a86',
    1.6,
    'stroke-opacity=".7"',
  );

/** How much a dome shows of what is before it, and how much it makes of what is before its middle. */
const [SHOWS, SWELLS] = [62, 29];

/** As a dome shows who leans over it: what is at `pole` swells, and all that is not leans away and is pressed to its rim. */
export const bulge =
  (pole: Point): Bend =>
  ([x, y]) => {
    const [dx, dy] = [x - pole[0], y - pole[1]];
    const far = Math.hypot(dx, dy) || 1e-6;
    const k = (SHOWS * Math.atan(far / SWELLS)) / far;
    return [pole[0] + dx * k, pole[1] + dy * k];
  };

/** Its red on all that is near: a plate, a wall, a finger, and as far as the seats. */
export const redLight = (): string =>
  asGround(
    clean(
      oval(
        70,
        204,
        160,
        46,
        radial([
          [0, BUTTON_RED, 0.26],
          [0.5, BUTTON_RED, 0.13],
          [1, BUTTON_RED, 0],
        ]),
      ) +
        oval(
          X,
          Y,
          R * 2,
          R * 2,
          radial([
            [0.5, BUTTON_RED, 0.24],
            [1, BUTTON_RED, 0],
          ]),
        ),
    ),
  );

/** The whole empty bus, bent round: lamps above, windows with the town in them, seats on either side of the aisle. */
function busInRed(): string {
  const arc = (from: number, to: number, inner: number, outer: number): string => {
    const p = (angle: number, r: number): string =>
      `${num(X + Math.cos(angle) * r)} ${num(Y + 4 + Math.sin(angle) * r * 0.86)}`;
    return `M${p(from, inner)}A${inner} ${num(inner * 0.86)} 0 0 1 ${p(to, inner)}L${p(to, outer)}A${outer} ${num(outer * 0.86)} 0 0 0 ${p(from, outer)}Z`;
  };
  const panes =
    arc(-3.3, -2.86, 28, 50) +
    arc(-2.8, -2.42, 27, 51) +
    arc(-2.36, -2.04, 27, 52) +
    arc(-1.1, -0.78, 27, 52) +
    arc(-0.72, -0.34, 27, 51) +
    arc(-0.28, 0.16, 28, 50);
  const lights = [
    [-44, -6],
    [-39, -12],
    [-36, -24],
    [-30, -20],
    [-22, -36],
    [42, -8],
    [38, -18],
    [30, -28],
    [44, 0],
    [21, -36],
  ]
    .map(([dx = 0, dy = 0]) => `M${X + dx} ${Y + dy}h.1`)
    .join('');
  const seat = (dx: number, dy: number, w: number): string =>
    `M${X + dx - w} ${Y + dy + w * 1.6}V${Y + dy + w * 0.5}q0 ${num(-w * 0.5)} ${num(w * 0.5)} ${num(-w * 0.5)}h${w}q${num(w * 0.5)} 0 ${num(w * 0.5)} ${num(w * 0.5)}V${Y + dy + w * 1.6}Z`;
  return (
    path(panes, '#4a0a28', 'fill-opacity=".8"') +
    line(lights, '#ffc890', 2, 'stroke-opacity=".85"') +
    path(
      `M${X - 9} ${Y - 20}Q${X} ${Y - 22} ${X + 9} ${Y - 20}C${X + 30} ${Y - 6} ${X + 44} ${Y + 20} ${X + 46} ${Y + R}H${X - 46}C${X - 44} ${Y + 20} ${X - 30} ${Y - 6} ${X - 9} ${Y - 20}Z`,
      '#8f0010',
      'fill-opacity=".6"',
    ) +
    // What one holds on to is straight, but for who is round.
    line(
      `M${X - 24} ${Y - 52}C${X - 52} ${Y - 30} ${X - 60} ${Y + 14} ${X - 38} ${Y + 46}M${X + 24} ${Y - 52}C${X + 50} ${Y - 30} ${X + 60} ${Y + 14} ${X + 40} ${Y + 46}`,
      '#ffb070',
      2,
      'stroke-opacity=".75"',
    ) +
    line(
      `M${X - 52} ${Y - 6}C${X - 40} ${Y - 30} ${X - 18} ${Y - 42} ${X} ${Y - 43}C${X + 18} ${Y - 42} ${X + 40} ${Y - 30} ${X + 52} ${Y - 6}`,
      '#ffb070',
      1.1,
      'stroke-opacity=".5"',
    ) +
    path(
      seat(-44, 14, 10) + seat(-38, 2, 7) + seat(-30, -6, 5) + seat(46, 12, 9) + seat(13, -8, 4),
      '#5a0a20',
      'fill-opacity=".85"',
    ) +
    line(
      `M${X - 40} ${Y - 45}Q${X} ${Y - 60} ${X + 34} ${Y - 47}M${X - 18} ${Y - 36}Q${X} ${Y - 42} ${X + 16} ${Y - 37}`,
      '#ffe0b0',
      1.6,
      'stroke-opacity=".75"',
    ) +
    oval(
      X,
      Y - 26,
      14,
      7,
      radial([
        [0, '#ffd8a0', 0.7],
        [1, '#ffd8a0', 0],
      ]),
    )
  );
}
