// A button as big as a page: a dome of red glass, and the bus that it shows.
import { disc } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import type { Bend } from './bent.ts';
import { busInRed } from './bus-in-red.ts';
import { BUTTON_RED } from './colors.ts';

/** Where it is on the page and its radius, in mm. */
export const [X, Y, R]: readonly [number, number, number] = [140, 143, 56];

/** The dome, with what it shows of who is before it: drawn where it is seen. */
export const redDome = (shows: string): string =>
  clean(
    oval(X, Y, R * 1.09, R * 1.09, '#8f0010') +
      oval(X, Y, R, R, '#a8000f') +
      clip(disc(X, Y, R), busInRed(X, Y, R) + shows) +
      oval(
        X,
        Y,
        R,
        R,
        radial([
          [0, BUTTON_RED, 0],
          [0.6, BUTTON_RED, 0.08],
          [0.86, BUTTON_RED, 0.4],
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
    `M${X + 14} ${Y + 51.6}A53.4 53.4 0 0 0 ${X + 50} ${Y + 18}`,
    '#ff9a86',
    1.4,
    'stroke-opacity=".55"',
  );

/** How much larger than flat a dome shows what is before its middle. */
const SWELLS = 2.08;

/** As a dome shows who leans over it: what is at `pole` swells, and all that is not leans away and is pressed to its rim, the more the smaller the `dome` is. */
export const bulge =
  (pole: Point, dome: number): Bend =>
  ([x, y]) => {
    const [dx, dy] = [x - pole[0], y - pole[1]];
    const far = Math.hypot(dx, dy) || 1e-6;
    const k = (SWELLS * dome * Math.atan(far / dome)) / far;
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
