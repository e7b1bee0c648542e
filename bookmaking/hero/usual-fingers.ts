import type { Tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { HandShape } from './poses.ts';
import { palm } from './skin-tone.ts';

/** A hand along +x from the wrist, thumb toward -y. */
export function usualFingers(shape: HandShape, t: Tone): string {
  const fingers = (d: string): string => line(d, t.base, 7.4);
  const crease = (d: string): string => line(d, t.shade, 1.5, 'stroke-opacity=".8"');
  switch (shape) {
    case 'open':
      return (
        fingers('M6 -5L11 -18') +
        path('M-5 -8.4C2 -11 11 -11.6 16 -9C20 -6 20 6 16 9.4C10 12 1 10.6 -5 8.2Z', t.base) +
        fingers('M14 -7L24 -13M16 -2.6L28 -5M16 2.6L28 3M14 7L24 10.4') +
        path('M0 -6C6 -9 11 -9 14.6 -6.6C17 -3 17 4 14.4 7C9 9 3 8 0 5.6Z', palm(t.base)) +
        line('M16.4 -7.6L23 -12M18.4 -3L27 -4.8M18.4 2.6L27 3M16.4 7.4L23 10', palm(t.base), 3.6) +
        crease('M3 -8Q9 -5 8 2')
      );
    case 'point':
      return (
        path('M-5 -8.4C2 -11 13 -11 17 -6C19 2 17 9 11 11C4 12 -1 10 -5 8.2Z', t.base) +
        line('M11 -4.5L31 -1.5', t.base, 7.6) +
        crease('M13 .4Q18 1 17 5M11 4.4Q16 5.4 14 9M27 -4.4l2.6 .2') +
        line('M3 -5.5Q9 -8 14 -1.5', t.base, 6.4) +
        crease('M4 -2Q9 -4 13 1.4')
      );
    case 'hold':
      return (
        path('M-5 -8.4C3 -13 17 -13 19 -4C20 5 17 12 9 12C3 12 -2 10 -5 8.2Z', t.base) +
        crease('M18 -5L10 -4.6M19 .4L10.6 .4M18 5.6L10.6 5') +
        line('M2 -8Q8 -15.4 15.6 -12.4', t.base, 7) +
        crease('M5 -6.4Q10 -9.6 15.6 -8.8')
      );
    default:
      return (
        fingers('M2 -4Q7 -13.4 14.6 -15.6') +
        path(
          'M-5 -8.4C3 -9.8 15 -9.8 21.6 -5.6C25.6 -1 23 8.6 13.6 10.6C6 12 0 10.4 -5 8.2Z',
          t.base,
        ) +
        crease('M6.4 -9.6Q10 -8.6 12.6 -9.6M13.4 -2.8L22 -2.2M12.8 3L20.6 4.2')
      );
  }
}
