// One of four who have a parade of their own, with macaroni for horns and a pea for a drum.
import { line, oval } from '#bookmaking/drawing/marks.ts';

/** Walks to the left: 40 long on y 0. */
export function ant(drums: boolean): string {
  const ink = '#5a2433';
  const horn = '#ffe9b0';
  return (
    oval(2, 0.4, 19, 2.2, '#7d2b4c', 'fill-opacity=".3"') +
    line('M-6 -9L-11 0M0 -9L-2 0M4 -9L7 0M10 -9L15 0', ink, 1.3) +
    oval(14, -11, 9, 6.4, ink) +
    oval(1, -10.4, 5.4, 4.4, ink) +
    oval(-9, -15, 6.6, 6, ink) +
    oval(11, -13.6, 4, 1.8, '#9a5566') +
    line('M-12 -20Q-16 -26 -20 -24M-8 -21Q-8 -27 -11 -29', ink, 1) +
    oval(-11.4, -15.6, 2.4, 2.8, '#fffdf6') +
    oval(-12, -15.4, 1.2, 1.6, '#2a1420') +
    (drums
      ? oval(-18, -6, 5.6, 5.6, '#8fb04a') +
        oval(-19.6, -8, 2, 1.8, '#c8dc8a') +
        line('M-6 -9L-14 -13M-8 -8L-22 -13', ink, 1.2)
      : line('M-16 -13Q-24 -12 -24 -20', horn, 5) +
        line('M-16 -13Q-24 -12 -24 -20', '#e0b45c', 1, 'stroke-opacity=".8"') +
        line('M-4 -8L-18 -12', ink, 1.2)) +
    line(drums ? '' : 'M-28 -27l-3 -3M-24 -29v-4', '#b8443c', 1)
  );
}
