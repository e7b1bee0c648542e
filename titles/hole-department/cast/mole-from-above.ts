import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { MOLE, OFFICE } from '#titles/hole-department/set/colors.ts';

/** The inspector at the bottom of a hole, looked down at: around (0, 0), 60 wide; its glasses are on its forehead, held there, and it looks up with bare eyes. */
export const moleFromAbove = (): string =>
  // Shoulders, in the dark.
  oval(0, 17, 27, 18, '#1f5a46') +
  path('M-10 6L0 36L10 6Z', '#d9c49c') +
  line('M-20 16L-25 0L-17 -15M20 16L25 0L17 -15', '#d9c49c', 9) +
  oval(0, 0, 21, 20, MOLE.fur) +
  oval(0, -7, 17, 11, '#74606f', 'fill-opacity=".6"') +
  // Pushed up.
  line('M-6 -17.500Q0 -20 6 -17.500', '#b89b63', 1.6) +
  [-10.5, 10.5]
    .map(
      (x) =>
        oval(x, -16, 7, 5.4, MOLE.glass, 'stroke="#b89b63" stroke-width="1.700"') +
        line(`M${x - 4} -17.500q1 -1.800 3.500 -2.200`, '#ffffff', 1.2, 'stroke-opacity=".8"'),
    )
    .join('') +
  [-1, 1]
    .map((side) =>
      line(
        `M${side * 18} -20l${side * -4} -4M${side * 20} -17l${side * -2} -7M${side * 23} -17l${side * 2} -6M${side * 24} -13l${side * 4} -4`,
        MOLE.claw,
        2.6,
      ),
    )
    .join('') +
  oval(-20, -13.5, 6, 6.5, MOLE.skin) +
  oval(20, -13.5, 6, 6.5, MOLE.skin) +
  // Thirty years behind dark glass.
  [-8.5, 8.5]
    .map(
      (x) =>
        oval(x, -1, 7, 7.6, '#fffaf0') +
        oval(x - 1.2, -2.4, 4.6, 5.2, '#2a1c26') +
        oval(x - 2.6, -4.4, 1.7, 1.9, '#ffffff') +
        oval(x + 0.4, -0.4, 0.8, 0.8, '#ffffff'),
    )
    .join('') +
  path('M-8 8C-6 5 6 5 8 8C8 14 5 18 0 18C-5 18 -8 14 -8 8Z', '#7d6a78') +
  oval(0, 11, 6.2, 5.2, MOLE.skin) +
  oval(-1.8, 9.4, 2, 1.3, '#fff1e6', 'fill-opacity=".85"') +
  oval(0, 18.5, 2, 1.4, '#6b2030') +
  line('M14 -22L-2 -26', OFFICE.brass, 2.6);
