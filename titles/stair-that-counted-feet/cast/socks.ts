import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

const SOCK =
  'M-17 -15C-20 6 20 6 19 -15C19 -30 27 -44 31 -60C35 -76 31 -88 20 -96C6 -106 -22 -112 -31 -97C-38 -80 -12 -56 -11 -40C-11 -31 -15 -24 -17 -15Z';

/** What one of an odd pair is knitted of, and how. */
interface Knit {
  readonly wool: Hex;
  readonly second: Hex;
  readonly bands: boolean;
}

/** An outline of wool, what is knitted into it and lies on it, and its edge. */
const knitted = (outline: string, wool: Tone, within: string): string =>
  path(outline, wool.base) +
  clip(outline, within) +
  line(outline, wool.deep, 1.6, 'stroke-opacity=".5"');

/** A sole in a sock, toes up; side 1 is the hero's left. The heel is at a point, in mm. */
export function sockOf(knit: Knit, heel: Point, tall: number, side: 1 | -1, light: Light): string {
  const wool = tone(light, knit.wool);
  const second = tone(light, knit.second);
  const pattern = knit.bands
    ? line(
        'M-40 -30Q0 -22 40 -30M-40 -47Q0 -39 40 -47M-40 -64Q0 -56 40 -64M-40 -81Q0 -73 40 -81',
        second.base,
        8,
      )
    : path('M-40 -86Q0 -74 40 -82V-112H-40ZM-30 -20C-16 -34 16 -34 30 -20V10H-30Z', second.base) +
      line(
        'M-26 -62h.1M-8 -66h.1M10 -64h.1M-16 -48h.1M2 -50h.1M18 -48h.1M-4 -37h.1',
        second.base,
        6.4,
      );
  return at(
    heel[0],
    heel[1],
    tall / 106,
    knitted(
      SOCK,
      wool,
      pattern +
        path('M24 -112C44 -70 22 -40 18 6H50V-112Z', wool.deep, 'fill-opacity=".3"') +
        path(
          'M-24 -92C-22 -104 14 -104 22 -90C14 -80 -16 -80 -24 -92Z',
          '#fff0c8',
          'fill-opacity=".22"',
        ),
    ),
    side * 8,
    (side * tall) / 106,
  );
}

/** Whoever dresses in the dark wears an odd pair. */
export const STRIPED: Knit = { wool: '#e8b04a', second: '#8a4a78', bands: true };
export const DOTTED: Knit = { wool: '#3f8f90', second: '#f0e2c6', bands: false };
