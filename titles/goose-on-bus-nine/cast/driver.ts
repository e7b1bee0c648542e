import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';

/** The long mirror over the windscreen, filled with two eyes; middle at (0, 0), 100 wide. */
export function driverInMirror(): string {
  return (
    box(-54, -17, 108, 34, '#33303c', 12) +
    box(
      -50,
      -13.5,
      100,
      27,
      linear([
        [0, '#8a5a3e'],
        [1, '#754a33'],
      ]),
      9,
    ) +
    box(-50, -13.5, 100, 7, '#3f3a52', 6) +
    eyeIn(-19) +
    eyeIn(19) +
    line('M-34 -5L-7 -1.5M34 -5L7 -1.5', '#2b2228', 4.2) +
    path('M-4 3C-6 9 -5 13 0 13C5 13 6 9 4 3', '#6a412d') +
    line('M-44 -8L-30 12M-38 -10L-26 10', '#ffffff', 1.4, 'stroke-opacity=".35"')
  );
}

const eyeIn = (x: number): string =>
  oval(x, 4, 9, 6.4, '#fffaf0') +
  oval(x, 4.6, 4.2, 4.8, '#33211c') +
  oval(x + 1.4, 2.8, 1.3, 1.3, '#ffffff') +
  path(
    `M${x - 10} 4C${x - 8} -4 ${x + 8} -4 ${x + 10} 4C${x + 6} -0.5 ${x - 6} -0.5 ${x - 10} 4Z`,
    '#7d5038',
  );
