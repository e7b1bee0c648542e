// A child's hand with an edge to it, for it is what points: round fingers that grow together at their roots, and a nail.
import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import type { Tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { HandShape } from '#bookmaking/hero/poses.ts';
import { palm } from '#bookmaking/hero/skin-tone.ts';
import type { EdgeHand } from './edge-hand.ts';

interface Drawn {
  /** Round the middle of the hand, open at the wrist, where it is one with the arm. */
  readonly middle: string;
  /** Along each finger. As a contour drawn round all of them, they were claws. */
  readonly fingers: string;
  /** Between its fingers, and over its joints. */
  readonly within: string;
  /** Along a thumb that lies on it. */
  readonly thumb?: string;
}

/** How thick a finger is. */
const FINGER = 7;

const HANDS: Record<Exclude<HandShape, 'press'>, Drawn> = {
  point: {
    middle: 'M-5 -8.6C2 -10.6 10 -11 14.6 -8.6C17.6 -4 17.6 8 14 11.4C9 13.4 1 11 -5 8.6',
    fingers: 'M12 -6L33 -4.6M13 1L17 1.4M12 6L15.8 6.6M9.5 9.6L12.8 10.6',
    within: 'M19 4L13.5 3.6M17.6 9L12 8.4',
    thumb: 'M3 -5Q9.5 -5.6 14 .4',
  },
  // Closed round something: a thumb that stands off holds nothing.
  hold: {
    middle: 'M-5 -8.6C2 -12 11 -13.4 16 -10.4C20 -6 20 7 16.6 10.4C10 13 2 11.4 -5 8.6',
    fingers: 'M13 -7.4L17 -7.4M14 -1.8L18.6 -1.8M13.6 4L18 4M11 9L15 9',
    within: 'M20.4 -4.6L12.5 -4.5M21 1.1L12.5 1.1M19.8 6.5L12 6.3',
    thumb: 'M2 -6.5Q8 -12 15.5 -9.6',
  },
  open: {
    middle: 'M-5 -8.2C2 -10.4 9 -11.4 14.5 -9.5C18.5 -6 18.5 6 14.5 9.8C9 11.6 2 10.2 -5 8.2',
    fingers: 'M3.5 -5L10.5 -17M13 -6.8L24 -13M15 -2.4L28.5 -4.4M15 2.6L28 4.2M12 7L22 12',
    within: '',
  },
  rest: {
    middle: 'M-5 -8.6C2 -10.4 10 -11 16 -9.2C20 -5 19 7 15 10C9 12 2 10.4 -5 8.6',
    fingers: 'M3 -5L12.5 -13.4M14 -5.8L22.5 -5.2M15 -1L26 0M14.5 3.8L24 5M11 7.6L19.5 9.6',
    within: 'M25 -3L18 -3.6M26.4 2.6L18 1.6M23 7.6L16 6.2',
  },
};

/** An open hand's inside: the lines of its life. */
const PALM = 'M4 -8Q11 -4 9 4M18 -4Q14 -.5 10 -2';
const HOLLOW = 'M0 -6C6 -9 12 -9 15 -7C18 -3 17 4 15 7C10 9 4 8 0 6Z';
/** And its back. */
const KNUCKLES = 'M15.5 -7q1.5 .5 2 2M17.5 -2.5q1 1 1 2.5M17 3q1 1 .5 2.5';
/** What of it is as light as a palm: that, and the inside of each finger. */
const PADS = 'M6 -9L10 -16M16 -8.5L23.5 -12.7M18 -2.9L28 -4.4M18 3L27.5 4.2M15 8.5L21.5 11.7';

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
  const { middle, fingers, within, thumb } = HANDS[isOpen ? 'open' : shape];
  // In a shadow all is of one color.
  const inShadow = t.deep === t.base;
  const edge = inShadow ? t.base : mix(mix(t.base, t.deep, 0.72), ink, lean[1]);
  // Where no limb has a line, fingers still have.
  const wide = Math.max(weight, 1.2);
  const joint = luma(t.base) < LIT_BELOW ? mix(t.base, '#e0a07c', 0.34) : edge;
  const whole =
    line(middle, edge, wide) +
    line(fingers, edge, FINGER + wide) +
    line(fingers, t.base, FINGER) +
    path(`${middle}Z`, t.base);
  if (inShadow) return whole;
  if (isOpen) {
    return fromBehind || shape === 'press'
      ? whole + line(KNUCKLES, joint, wide)
      : whole + line(PADS, palm(t.base), 3.2) + path(HOLLOW, palm(t.base)) + line(PALM, edge, wide);
  }
  return (
    whole +
    line(within, joint, wide) +
    (thumb ? thumbOf(thumb, t.base, joint, wide) : '') +
    (shape === 'point' ? oval(33.6, -4.8, 2.3, 1.7, mix(t.base, '#fff1e2', 0.5)) : '')
  );
}

/** Drawn round, but for its root: there it is one with the hand. */
function thumbOf(along: string, skin: Hex, edge: Hex, wide: number): string {
  const root = along.slice(0, along.indexOf('Q'));
  return (
    line(along, edge, FINGER + wide) +
    line(along, skin, FINGER) +
    line(`${root}h.1`, skin, FINGER + wide + 0.6)
  );
}
