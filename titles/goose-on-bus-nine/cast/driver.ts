import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';

/** As much of the driver as a mirror holds: brows, two eyes and half a nose; middle at (0, 0), 100 wide. */
export const driverEyes = (): string =>
  path(
    'M-64 -30H50C62 -12 62 12 50 30H-64Z',
    linear([
      [0, '#946044'],
      [1, '#754a33'],
    ]),
  ) +
  path('M-64 -30H52C66 -14 66 8 58 22C60 0 54 -12 46 -15C20 -20 -30 -20 -64 -14Z', '#3f3a52') +
  path('M-64 -18C-30 -24 24 -24 50 -17L54 -12C24 -19 -30 -19 -64 -13Z', '#f2b632') +
  eyeIn(-21) +
  eyeIn(21) +
  line('M-38 -9L-9 -3M38 -9L9 -3', '#2b2228', 4.6) +
  path('M-6 2C-10 12 -8 20 0 20C8 20 10 12 6 2', '#6a412d') +
  line('M-40 14q6 3 12 1M40 14q-6 3 -12 1', '#5f3a28', 1.6);

const eyeIn = (x: number): string =>
  oval(x, 4, 11, 7.6, '#fffaf0') +
  oval(x + 2, 4.6, 5, 5.6, '#33211c') +
  oval(x + 3.6, 2.6, 1.6, 1.6, '#ffffff') +
  path(
    `M${x - 12} 4C${x - 9} -5 ${x + 9} -5 ${x + 12} 4C${x + 7} -1 ${x - 7} -1 ${x - 12} 4Z`,
    '#7d5038',
  );
