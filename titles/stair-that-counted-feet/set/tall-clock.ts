import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';

/** A clock as tall as the hall, in the dark: the moon is on its edges and on its face, which says five to late. 60 wide, 196 high on y 0. */
export const tallClock = (): string =>
  clean(
    path('M-28 -190C-20 -191 -14 -196 0 -196C14 -196 20 -191 28 -190V-122H-28Z', CASE) +
      path('M-20 -124H20V-34H-20Z', CASE) +
      path('M-27 -38H27V-6H-27Z', CASE) +
      oval(-20, -4, 6.4, 4.4, CASE) +
      oval(20, -4, 6.4, 4.4, CASE) +
      line(
        'M-28 -122V-190C-20 -191 -14 -196 0 -196C14 -196 20 -191 28 -190M28 -122H-28M-20 -38V-120M-27 -38H27M-27 -6V-38M-18 -12V-31H18',
        EDGE,
        0.9,
        'stroke-opacity=".8"',
      ) +
      box(-11, -114, 22, 66, '#120b24', 10) +
      line('M0 -114L5 -66', EDGE, 1) +
      oval(5.4, -63, 6.4, 6.4, '#b98d52') +
      at(
        0,
        -157,
        1,
        oval(0, 0, 22, 22, EDGE) +
          oval(0, 0, 20, 20, '#b9c5f4') +
          line(
            'M0 -18v4M0 14v4M-18 0h4M14 0h4M9 -15.6l-1.6 2.8M-9 -15.6l1.6 2.8M9 15.6l-1.6 -2.8M-9 15.6l1.6 -2.8M15.6 9l-2.8 -1.6M15.6 -9l-2.8 1.6M-15.6 9l2.8 -1.6M-15.6 -9l2.8 1.6',
            CASE,
            1.2,
          ) +
          line('M0 0L-6 -9M0 0L-7 -13', CASE, 1.8) +
          oval(0, 0, 2, 2, CASE),
      ),
  );

const CASE = '#21163b';
const EDGE = '#7a6aa6';
