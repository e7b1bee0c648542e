// A hand that lies on a pane, from behind: its back to us, every finger apart from the next.
import { luma, mix } from '#bookmaking/drawing/color.ts';
import type { Tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { CloseHand } from '#bookmaking/hero/close-hand.ts';

interface Shape {
  readonly back: string;
  /** Thumb first, then from the first finger to the little one. */
  readonly digits: readonly string[];
  readonly width: number;
  /** Where each ends in a nail. */
  readonly nails: string;
  /** Over its knuckles, and over a wrist that is fat. */
  readonly creases: string;
}

const CHILD: Shape = {
  back: 'M-9 -7.8C-2 -9 4 -13.2 10 -13C17 -12.4 21 -8 21 -1C21 6 18 11.4 11.4 12.4C5 13 -2 9.4 -9 7.8',
  digits: [
    'M4 -8Q9 -15 14.6 -21.4',
    'M15 -8.4L31 -17.6',
    'M18 -3L37.4 -6.4',
    'M18 3L36.8 5.4',
    'M14 8.4L29 16.2',
  ],
  width: 8,
  nails: 'M14.9 -21.8l.5 -.6M31.8 -18l.6 -.4M38.2 -6.5l.8 -.2M37.6 5.5l.8 .1M29.7 16.5l.6 .3',
  creases: 'M14.4 -7.4q1.4 .2 2 1.6M17 -2.4q1.2 .6 1.2 2M16.6 3.2q1.2 .6 .9 1.9M12.8 8q1 .6 .6 1.8',
};

/** Of who is one year old: as round as a bun, with dimples for knuckles. */
const SMALLEST: Shape = {
  back: 'M-10 -9.4C-4 -8 2 -14.4 9 -14.4C17 -14 21 -9 21 -1C21 8 17 13.4 10 13.6C3 13.8 -3 8.4 -10 9.4',
  digits: [
    'M4 -9Q8 -14.4 12.6 -19.4',
    'M14 -8.8L26.4 -16.4',
    'M17 -3L31 -5.8',
    'M17 3.4L30.6 5.6',
    'M13 8.8L24.4 15.6',
  ],
  width: 8.8,
  nails: 'M12.8 -19.8l.4 -.4M27 -16.8l.4 -.2M31.8 -6l.5 -.1M31.3 5.7l.5 .1M25 16l.4 .2',
  creases: 'M14.6 -7.4l.1 0M17 -2.4l.1 0M16.6 3.8l.1 0M12.6 8.4l.1 0M-3 -8.4Q-.4 0 -3 8.4',
};

const drawn = (shape: Shape, t: Tone): string => {
  const edge = mix(t.base, t.deep, 0.8);
  // On the darkest skin it is the light that draws a knuckle.
  const joint = luma(t.base) < 0.3 ? mix(t.base, '#e0a07c', 0.4) : edge;
  return (
    shape.digits.map((d) => line(d, edge, shape.width + 2.4)).join('') +
    line(shape.back, edge, 2.4) +
    path(`${shape.back}Z`, t.base) +
    shape.digits.map((d) => line(d, t.base, shape.width)).join('') +
    // A tip that is pressed to glass is broader than its finger, and paler.
    line(shape.nails, mix(t.base, '#fff1e2', 0.16), shape.width + 1.4) +
    line(shape.nails, mix(t.base, '#fff1e2', 0.42), 3.4) +
    line(shape.creases, joint, 1.5)
  );
};

/** Along +x from the wrist, thumb toward -y, about 41 long; of the smallest shorter and rounder. */
export const palmOnPane =
  (years: number): CloseHand =>
  (t) => ({ behind: drawn(years < 3 ? SMALLEST : CHILD, t), before: '' });
