// A child's hand with an edge to it, for it is what points: fingers that taper and have joints, a web at the thumb, and a nail.
import { luma, mix } from '#bookmaking/drawing/color.ts';
import { smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { HandShape } from '#bookmaking/hero/poses.ts';
import { palm } from '#bookmaking/hero/skin-tone.ts';
import type { EdgeHand } from './edge-hand.ts';

interface Drawn {
  /** Round the whole hand, open at the wrist, where it is one with the arm. */
  readonly contour: string;
  /** Between its fingers, and over its joints. */
  readonly within: string;
  /** A thumb that lies on it, open at its root. */
  readonly thumb?: string;
}

/** A line through points. */
const through = (...at: number[]): string =>
  smooth(
    at.flatMap((x, i): Point[] => (i % 2 ? [] : [[x, at[i + 1] as number]])),
    false,
  );

const HANDS: Record<Exclude<HandShape, 'press'>, Drawn> = {
  point: {
    contour: through(
      -5,
      -9,
      3,
      -10,
      10,
      -12,
      17,
      -9,
      25,
      -9,
      35,
      -7,
      37,
      -5,
      35,
      -2,
      25,
      -2,
      18,
      -2,
      20,
      2,
      18,
      4,
      19,
      7,
      17,
      9,
      16,
      12,
      11,
      13,
      -5,
      9,
    ),
    within: 'M18 4Q15 5 12 4M17 9Q14 9 11 8M25 -9q1.5 1.5 1 3M12 -10q2.5 .5 3 2.5',
    thumb: through(1, -6, 8, -6, 15, -4, 17, -1, 15, 3, 8, 2, 0, 2),
  },
  hold: {
    contour: through(
      -5,
      -9,
      3,
      -11,
      11,
      -13,
      18,
      -10,
      19,
      -6,
      21,
      -3,
      20,
      0,
      21,
      3,
      19,
      6,
      18,
      9,
      14,
      11,
      6,
      12,
      -5,
      9,
    ),
    within: 'M19 -6Q14 -6 11 -7M20 0Q14 .5 9 -.5M19 6Q14 6 9 5',
    thumb: through(0, -7, 8, -15, 14, -17, 17, -14, 14, -10, 6, -4),
  },
  open: {
    contour: through(
      -5,
      -8,
      3,
      -13,
      9,
      -22,
      13,
      -19,
      11,
      -11,
      15,
      -11,
      25,
      -19,
      28,
      -14,
      21,
      -7,
      31,
      -10,
      32,
      -5,
      22,
      -2,
      22,
      0,
      31,
      1,
      31,
      6,
      21,
      5,
      21,
      7,
      27,
      11,
      24,
      15,
      14,
      11,
      -5,
      8,
    ),
    within: '',
  },
  rest: {
    contour: through(
      -5,
      -9,
      4,
      -12,
      10,
      -17,
      14,
      -18,
      16,
      -16,
      14,
      -13,
      11,
      -10,
      19,
      -8,
      25,
      -7,
      28,
      -4,
      25,
      -1,
      27,
      2,
      25,
      5,
      25,
      7,
      22,
      9,
      14,
      11,
      -5,
      9,
    ),
    within: 'M25 -1Q20 -1 15 -2M25 4Q20 4 15 3M22 9Q18 9 14 7M11 -10Q9 -8 6 -9',
  },
};

/** An open hand's inside: the lines of its life, and where its fingers fold. */
const PALM = 'M4 -9Q11 -4 9 4M19 -5Q14 -.5 10 -3M23 -15l2 2M27 -9l.5 2M27 1l0 2.5M22 9l-1 2';
const HOLLOW = 'M0 -6C6 -9 12 -9 16 -7C19 -3 18 4 16 7C10 9 4 8 0 6Z';
/** And its back. */
const KNUCKLES = 'M16 -8q1.5 .5 2 2M18 -3q1 1 1 2.5M17 3q1 1 .5 2.5M23 -15l2 2M27 -8l.5 1.5';
/** What of it is as light as a palm: that, and the inside of each finger. */
const PADS = 'M6 -10L11 -19M17 -9L26 -16M18 -4L31 -7M18 2L31 3M15 8L25 12';

/** On the darkest skin it is the light that draws a knuckle: without it a hand is its own shadow. */
const LIT_BELOW = 0.3;

/** Flat, and drawn round: a hand before a face or a button is never lost in it. */
export function jointedHand(
  { ink, lean, weight }: EdgeHand,
  shape: HandShape,
  t: Tone,
  fromBehind = false,
): string {
  // A hand that presses against something is an open one, from its back.
  const isOpen = shape === 'open' || shape === 'press';
  const { contour, within, thumb } = HANDS[isOpen ? 'open' : shape];
  const edge = mix(mix(t.base, t.deep, 0.72), ink, lean[1]);
  // Where no limb has a line, fingers still have.
  const wide = Math.max(weight, 1.2);
  const joint = luma(t.base) < LIT_BELOW ? mix(t.base, '#e0a07c', 0.34) : edge;
  const drawn = (round: string, joints: string): string =>
    joint === edge
      ? line(round + joints, edge, wide)
      : line(round, edge, wide) + line(joints, joint, wide);
  const whole = path(`${contour}Z`, t.base);
  // In a shadow all is of one color.
  if (t.deep === t.base) return whole;
  if (isOpen) {
    return fromBehind || shape === 'press'
      ? whole + drawn(contour, KNUCKLES)
      : whole +
          line(PADS, palm(t.base), 3.2) +
          path(HOLLOW, palm(t.base)) +
          line(contour + PALM, edge, wide);
  }
  return (
    whole +
    drawn(contour, within) +
    (thumb ? path(`${thumb}Z`, t.base) + line(thumb, joint, wide) : '') +
    (shape === 'point' ? oval(34.6, -5.2, 2.3, 1.7, mix(t.base, '#fff1e2', 0.5)) : '')
  );
}
