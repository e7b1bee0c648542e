// A child's hand with an edge to it, for it is what points: four fingers that can be told apart, and a nail.
import { mix } from '#bookmaking/drawing/color.ts';
import type { Tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { HandShape } from '#bookmaking/hero/poses.ts';
import { palm } from '#bookmaking/hero/skin-tone.ts';

/** How much of the edge shows on each side of a finger. */
const EDGE = 2.2;

interface Drawn {
  /** The back or the palm; open at the wrist, where it is one with the arm. */
  readonly palm: string;
  /** From the farthest finger to the nearest: what comes later lies over it. */
  readonly fingers: readonly string[];
  readonly width: number;
}

const HANDS: Record<HandShape, Drawn> = {
  point: {
    palm: 'M-5 -8.6C1 -11.4 9 -12 14 -9.6C19 -6.6 19 2 16 8C12.6 12.8 3 12.4 -5 8.4',
    fingers: ['M7 8.8H11.6', 'M8 3.8H15.4', 'M10 -6L34 -4.4', 'M1 -7.4Q6 .2 11.8 -.4'],
    width: 7.4,
  },
  hold: {
    palm: 'M-5 -8.6C2 -12.6 14 -12.6 18 -6C21 2 17 12.4 9 12.6C3 12.6 -1 10.6 -5 8.4',
    fingers: ['M8 9.4H13.6', 'M9 4.6H17.6', 'M9 -.8H18.8', 'M9 -6.2H17', 'M1 -8Q7 -16 14.6 -12.6'],
    width: 6.4,
  },
  open: {
    palm: 'M-5 -8.4C2 -11 11 -11.6 16 -9C20 -6 20 6 16 9.4C10 12 1 10.6 -5 8.4',
    fingers: [
      'M4 -6.4L11 -19.6',
      'M14 -7L24.6 -14.4',
      'M16 -2.8L29.4 -6',
      'M16 2.6L29.6 3.2',
      'M13 7L24.4 12',
    ],
    width: 7,
  },
  rest: {
    palm: 'M-5 -8.4C3 -10.4 12 -10.4 16.6 -7.4C19.6 -3 18.6 7.6 12.6 10.4C6 12 0 10.6 -5 8.4',
    fingers: [
      'M10 7.4L19.4 8.4',
      'M12 3L23.4 3.2',
      'M12 -2.4L23.6 -2.6',
      'M1 -5Q6 -13.4 13.4 -14.6',
    ],
    width: 6.6,
  },
};

/** Flat, and drawn round: a hand before a face or a button is never lost in it. */
export function inkedHand(shape: HandShape, t: Tone): string {
  const { palm: back, fingers, width } = HANDS[shape];
  const edge = mix(t.base, t.deep, 0.72);
  const finger = (d: string): string => line(d, edge, width + EDGE) + line(d, t.base, width);
  // An open hand's fingers grow out of it; those of a fist lie on it.
  const isOpen = shape === 'open' || shape === 'rest';
  const whole = isOpen
    ? fingers.map((d) => line(d, edge, width + EDGE)).join('') +
      line(back, edge, EDGE) +
      path(`${back}Z`, t.base) +
      fingers.map((d) => line(d, t.base, width)).join('')
    : line(back, edge, EDGE) + path(`${back}Z`, t.base) + fingers.map(finger).join('');
  if (shape === 'point') return whole + oval(35, -5.4, 2.6, 1.7, mix(t.base, '#fff1e2', 0.45));
  if (shape === 'open')
    return (
      whole +
      path('M0 -5.4C6 -8 11 -8 14 -5.8C16 -2 16 4 13.6 6.4C9 8.4 4 7.6 0 5.4Z', palm(t.base)) +
      line('M3.4 -8Q9.4 -4.6 8 2.4', edge, 1.4)
    );
  return whole;
}
