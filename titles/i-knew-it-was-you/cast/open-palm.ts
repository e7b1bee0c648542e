import { mix } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, line, path } from '#bookmaking/drawing/marks.ts';
import { palm } from '#bookmaking/hero/skin-tone.ts';

/** A child's palm toward us, from its wrist: `size` mm high, its middle at a point; `way` -1 has the thumb at the left. Its edge is as thin as a body's. */
export const openPalm = ([x, y]: Point, size: number, skin: Tone, way: 1 | -1): string => {
  // No lighter than keeps it the hand of that face.
  const flesh = mix(skin.base, palm(skin.base), 0.4);
  const edge = mix(skin.base, skin.deep, 0.7);
  return asHero(
    at(
      x,
      y,
      size / 100,
      line(WRIST, edge, 27) +
        line(FINGERS, edge, 16.4) +
        line(THUMB, edge, 17.4) +
        path(PALM, flesh, `stroke="${edge}" stroke-width="2"`) +
        line(WRIST, flesh, 24.6) +
        line(FINGERS, flesh, 14) +
        line(THUMB, flesh, 15) +
        path(PALM, flesh) +
        line(CREASES, skin.shade, 1.7, 'stroke-opacity=".6"'),
      0,
      (way * size) / 100,
    ),
  );
};

const PALM =
  'M-27 10C-26 -2 -16 -6 0 -6C14 -6 24 -2 27 8C29 22 24 36 17 43C8 50 -10 50 -18 43C-26 34 -28 22 -27 10Z';
const FINGERS = 'M-20 4L-28 -26M-8 -2L-11 -41M6 -2L8 -41M19 3L26 -30';
const THUMB = 'M18 26L45 6';
const WRIST = 'M0 34L2 66';
/** The two lines that everybody has in a palm. */
const CREASES = 'M-19 14q17 -5 34 2M12 18q-12 7 -11 24';
