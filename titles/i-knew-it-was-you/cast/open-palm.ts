import { mix } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, line } from '#bookmaking/drawing/marks.ts';
import { palm } from '#bookmaking/hero/skin-tone.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { handprint } from '#titles/i-knew-it-was-you/set/window.ts';

/** A palm toward us with its wrist, of the shape that it prints: `size` mm high, its middle at a point; `way` -1 has the thumb at the left. */
export const openPalm = ([x, y]: Point, size: number, skin: Tone, way: 1 | -1): string => {
  // No lighter than keeps it the hand of that face.
  const flesh = mix(skin.base, palm(skin.base), 0.4);
  return asHero(
    at(
      x,
      y,
      size / 100,
      line(WRIST, INK.key, 31) +
        handprint(0, 0, 100, INK.key, 1, 2) +
        line(WRIST, flesh, 27.4) +
        handprint(0, 0, 100, flesh, 1) +
        line(CREASES, skin.shade, 1.9, 'stroke-opacity=".7"'),
      0,
      (way * size) / 100,
    ),
  );
};

const WRIST = 'M0 26L3 66';
/** The two lines that everybody has in a palm. */
const CREASES = 'M-15 15q15 -6 29 2M10 19q-13 6 -13 23';
