import type { Light } from '#bookmaking/drawing/light.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { INK } from './colors.ts';

/** The one forgotten sock, about 30 long, its heel at (0, 0). */
export const sock = (light: Light, x: number, y: number, scale: number, turn: number): string =>
  oval(x - 4, y + 3, 16 * scale, 3, INK.key, 'fill-opacity=".35"') +
  looseSock(light, x, y, scale, turn);

/** The same, where it lies on nothing that it throws a shadow on. */
export const looseSock = (
  light: Light,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string =>
  at(
    x,
    y,
    scale,
    path(
      'M-6 -20H8V-2C14 2 20 2 22 8C20 14 6 12 -4 8C-8 4 -6 -8 -6 -20Z',
      tone(light, INK.rose).base,
      `stroke="${INK.key}" stroke-width="1"`,
    ) +
      path('M14 3C18 3 21 4 22 8C21 11 17 12 12 11.500Z', tone(light, INK.paper).base) +
      line('M-6 -15H8M-6 -10H8', tone(light, INK.paper).base, 2),
    turn,
  );

/** Of something with a crust. */
export const crumbs = (light: Light, places: string): string =>
  line(places, INK.key, 3, 'stroke-opacity=".4" transform="translate(.5 .7)"') +
  line(places, tone(light, '#f0c988').base, 2.6);
