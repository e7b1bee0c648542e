// What hangs in a frame over the windows of Bus Nine, and who has a nose or a neck would like to have.
import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';

const LEEKS =
  line('M7 11V5.6M12 11V5.6M17 11V5.6M22 11V5.6M27 11V5.6', '#f9f6e4', 2) +
  line(
    'M7 6.4l-1.6 -3.8M7 6.4l1.6 -3.8M7 7V1.8M12 6.4l-1.6 -3.8M12 6.4l1.6 -3.8M12 7V1.8M17 6.4l-1.6 -3.8M17 6.4l1.6 -3.8M17 7V1.8M22 6.4l-1.6 -3.8M22 6.4l1.6 -3.8M22 7V1.8M27 6.4l-1.6 -3.8M27 6.4l1.6 -3.8M27 7V1.8',
    '#5d8a56',
    1.3,
  );

const POND =
  line('M3 8.4q2.6 -3 5.2 0t5.2 0t5.2 0t5.2 0t5.2 0M7 11q2.6 -2 5.2 0t5.2 0t5.2 0', '#4a7fa0', 1) +
  oval(27.4, 4.2, 2.4, 2.4, '#e8a04a');

const SHOWN = { leeks: LEEKS, pond: POND };

/** One of them, its upper left corner at a point: 37 by 13.6. */
export const advertisement = (x: number, y: number, what: keyof typeof SHOWN): string =>
  shifted(
    x,
    y,
    path(roundedBox(0, 0, 37, 13.6, 1), '#8a5a2c') +
      path(roundedBox(0.8, 0.6, 35.4, 12, 0.8), '#f6e2b4') +
      SHOWN[what],
  );
