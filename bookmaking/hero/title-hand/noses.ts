// Kinds of noses. Each is a value of its own: a cover downloads the one that it has.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light, Tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import type { Features } from '#bookmaking/hero/features.ts';
import { readable } from '#bookmaking/hero/readable.ts';

/** Where a nose is, and what colors are there for it. None begins above the eyes: under a large forehead it is a button. */
export interface NosePlace {
  readonly ink: Hex;
  readonly f: Features;
  /** Latitude of the tip, its place on the page, and half its width in degrees. */
  readonly tip: number;
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly isDark: boolean;
  /** A line's color that is read on this skin, and a reddened one of the skin's own. */
  readonly warm: Hex;
  readonly red: Hex;
  /** The lit side, and the one that is turned away from us. */
  readonly lamp: number;
  readonly far: number;
  readonly point: (longitude: number, latitude: number) => Point;
  readonly joined: (points: readonly Point[]) => string;
  readonly t: Tone;
  readonly light: Light;
}

export type Nose = (place: NosePlace) => string;

/** A rubbed spot. */
export const smudgeNose: Nose = ({ f, red, x, y }) => {
  return oval(
    x,
    y,
    7 * f.noseWidth,
    5.4,
    radial([
      [0, red, 0.95],
      [0.5, red, 0.7],
      [1, red, 0],
    ]),
  );
};

/** A drop of color. */
export const dropNose: Nose = ({ red, x, y, wide }) => {
  return path(
    `M${num(x)} ${num(y - 6)}C${num(x + 2)} ${num(y - 2)} ${num(x + wide)} ${num(y)} ${num(x + wide * 0.8)} ${num(y + 2.4)}Q${num(x)} ${num(y + 5.4)} ${num(x - wide * 0.8)} ${num(y + 2.4)}C${num(x - wide)} ${num(y)} ${num(x - 2)} ${num(y - 2)} ${num(x)} ${num(y - 6)}Z`,
    red,
  );
};

/** A circle. */
export const circleNose: Nose = ({ f, red, x, y, t }) => {
  return oval(x, y, 4.3 * f.noseWidth, 4.3, mix(red, t.shade, 0.12));
};

/** Light down its ridge. */
export const litNose: Nose = ({ f, tip, warm, lamp, point, wide, joined, t, light }) => {
  return (
    line(
      joined([
        point(-lamp * wide * 0.7, tip + 2.4),
        point(0, tip + 5),
        point(lamp * wide * 0.6, tip + 3),
      ]),
      warm,
      2,
    ) +
    line(
      joined([point(lamp * 0.6, Math.max(tip - 10, f.eyeLatitude)), point(lamp, tip - 1)]),
      mix(t.lite, light.key, 0.4),
      2.6,
      'stroke-opacity=".75"',
    )
  );
};

/** A wedge of shade, and warm: of fair skin's own it was gray. */
export const wedgeNose: Nose = ({ f, tip, isDark, lamp, point, wide, joined, t }) => {
  return path(
    `${joined([point(0, Math.max(tip - 12, f.eyeLatitude - 1)), point(-lamp * wide * 1.1, tip + 3), point(lamp * wide * 0.5, tip + 3.4)])}Z`,
    isDark ? mix(t.base, '#e59a7c', 0.3) : mix(t.base, mix(t.deep, '#c0563c', 0.5), 0.42),
  );
};

/** Two cuts of a chisel. */
export const chiselNose: Nose = ({ f, tip, warm, lamp, point, wide, joined }) => {
  return path(
    `${joined([point(-lamp * 0.4, Math.max(2, f.eyeLatitude - 3)), point(-lamp * wide, tip + 2.4), point(lamp * wide * 0.9, tip + 3.2), point(-lamp * wide * 0.1, tip)])}Z`,
    warm,
  );
};

/** A line down the side that is turned away. */
export const keyNose: Nose = ({ f, ink, tip, isDark, warm, point, wide, far, t }) => {
  const from = Math.max(3, f.eyeLatitude - 3);
  return line(
    smooth(
      [
        point(far * 2, from),
        point(far * 2.4, (from + tip) / 2),
        point(far * wide, tip),
        point(far * wide * 0.3, tip + 4),
      ],
      false,
    ),
    isDark ? warm : readable(mix(ink, t.base, 0.15), t.base),
    2,
  );
};

/** The same in fat crayon, and back. */
export const hookNose: Nose = ({ f, ink, tip, isDark, warm, point, wide, far, t }) => {
  return line(
    smooth(
      [
        point(far * 1.6, Math.max(tip - 9, f.eyeLatitude)),
        point(far * wide * 1.1, tip),
        point(far * wide * 0.2, tip + 4.4),
        point(-far * wide * 0.8, tip + 2),
      ],
      false,
    ),
    isDark ? warm : readable(mix(ink, '#8a3a30', 0.3), t.base),
    3.2,
  );
};

/** One curve. */
export const curveNose: Nose = ({ tip, warm, point, wide }) => {
  return line(smooth([point(-wide, tip), point(0, tip + 4.6), point(wide, tip)], false), warm, 3.2);
};
