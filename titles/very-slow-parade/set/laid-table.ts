// What stands on the table, from a little above, and who sleeps there: all of it a step nearer to its cloth than whatever marches below.
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';

/** Tea for one, jam, and what is left of the toast; (0, 0) is the foot of the jar, about 60 wide. */
export function tea(light: Light): string {
  return crumbs(light) + at(0, 0, 1, jar(light)) + at(-18, 30, 1, cup(light));
}

/** A jar of jam under a checkered cap: 22 wide, 30 high on y 0. */
function jar(light: Light): string {
  const glass = tone(light, '#e9cdb0');
  const jam = tone(light, '#c9675a');
  const cap = tone(light, '#86aeae');
  return (
    oval(11, 1.5, 17, 4.4, light.shade, 'fill-opacity=".14"') +
    path('M-11 -24V-3C-8 2 8 2 11 -3V-24Z', glass.base) +
    path('M-9.6 -18V-3.6C-7 .6 7 .6 9.6 -3.6V-18C4 -15.6 -4 -15.6 -9.6 -18Z', jam.base) +
    path('M3 -16.4V0C6 -.4 8.4 -1.6 9.6 -3.6V-18C8 -17.2 6 -16.6 3 -16.4Z', jam.shade) +
    path('M-6.6 -13.6C-3 -12.4 3 -12.4 6.6 -13.6V-6C3 -4.8 -3 -4.8 -6.6 -6Z', '#fff3df') +
    path(
      'M-14 -21L-11 -27A11 4.6 0 0 1 11 -27L14 -21C10 -23 8 -19 4 -20C0 -22 -3 -18 -7 -20C-10 -22 -11 -20 -14 -21Z',
      cap.base,
    ) +
    line('M-11 -25.4C-4 -22 4 -22 11 -25.4', tone(light, '#c98a7a').base, 1)
  );
}

/** A cup that is nearly empty, a spoon beside it: the saucer 36 wide around (0, 0). */
function cup(light: Light): string {
  const china = tone(light, '#f4e6cc');
  const blue = tone(light, '#86aeae');
  return (
    oval(5, 2.4, 20, 8, light.shade, 'fill-opacity=".13"') +
    oval(0, 0, 18, 7.6, china.base) +
    line('M-15 0A15 6 0 0 0 15 0', blue.base, 0.8) +
    oval(0, 0, 9, 3.6, china.shade) +
    line('M10 -9C17 -10 17 -2 8 -2.6', china.shade, 2.2) +
    path('M-11 -11C-11 -3 -7 1 -4 1.6H4C7 1 11 -3 11 -11Z', china.base) +
    path('M4 -11H11C11 -3 7 1 4 1.6H1C4 -2 5 -6 4 -11Z', china.shade) +
    oval(0, -11, 11, 4, china.lite) +
    oval(0, -10.6, 9.6, 3.2, tone(light, '#b98a62').base) +
    line('M-12 10.4L6 8.6', tone(light, '#a08e86').base, 1.4) +
    oval(8.6, 8.2, 4, 2, tone(light, '#a08e86').base)
  );
}

const crumbs = (light: Light): string =>
  path(
    [
      [-24, 3, 1.6],
      [-17, 8, 1],
      [-6, 9, 1.3],
      [15, 12, 0.9],
      [-30, 9, 0.8],
      [20, 5, 1.1],
      [9, 7, 0.7],
    ]
      .map(([x, y, r]) => `M${x} ${y}l${r} -${r}l${r} ${r}l-${r} ${r}Z`)
      .join(''),
    tone(light, '#d9ac78').base,
  );

/** What a teapot that we do not see throws over the cloth from (x, y): as pale as paper, since words are read on it. */
export const shadowOfTeapot = ([x, y]: Point): string =>
  calm(
    at(
      x,
      y,
      1.6,
      oval(0, -34, 33, 30, TEA) +
        oval(0, -64, 17, 5, TEA) +
        oval(0, -73, 5, 5, TEA) +
        path('M-26 -28C-46 -28 -44 -52 -58 -58L-47 -62C-34 -58 -36 -46 -24 -46Z', TEA) +
        line('M28 -50C58 -60 58 -14 27 -18', TEA, 6.4),
      116,
      -1.3,
    ),
  );

const TEA = '#f6e0c3';

/** Asleep on the warm end of the table, one paw over its edge: about 100 wide, the chin over (0, 0), the paw's end 30 under it. */
export function sleepingCat(light: Light): string {
  const fur = tone(light, '#d3b9a2');
  const pale = tone(light, '#f0e0cc');
  const ink = tone(light, '#7c5f55').base;
  return (
    oval(-30, 4, 56, 9, light.shade, 'fill-opacity=".14"') +
    line('M-74 -2C-92 6 -66 14 -44 8', fur.shade, 8) +
    path(
      'M-78 2C-88 -24 -64 -44 -36 -42C-12 -42 6 -30 10 -14C12 2 0 8 -18 8C-40 10 -70 12 -78 2Z',
      fur.base,
    ) +
    path(
      'M-78 2C-82 -8 -80 -18 -74 -26C-74 -10 -58 0 -36 2C-22 3 -8 2 4 -2C0 6 -8 8 -18 8C-40 10 -70 12 -78 2Z',
      fur.shade,
    ) +
    line(
      'M-62 -36C-58 -30 -56 -26 -56 -22M-48 -41C-44 -34 -43 -30 -43 -25M-34 -42C-31 -35 -31 -31 -31 -27M-66 -2C-72 -14 -62 -22 -50 -18',
      fur.deep,
      2.6,
      'stroke-opacity=".45"',
    ) +
    line('M6 -2C14 4 16 12 16 22', fur.shade, 9.4) +
    line('M6 -2.6C13 3 15 12 15 21', fur.base, 8) +
    oval(15.4, 24, 5.6, 5.4, pale.base) +
    line('M13.4 27v-3M17 27.4v-3', ink, 0.8) +
    calm(
      path(
        'M-20 -20L-17 -35L-6 -28C-2 -29 4 -29 8 -27L20 -33L21 -18C23 -6 14 3 1 3C-12 3 -22 -8 -20 -20Z',
        fur.base,
      ) +
        path('M-16 -30L-15 -23L-9 -27ZM18 -28.6L17 -22L12 -25.6Z', tone(light, '#e2a893').base) +
        path('M-6 -8C-2 -13 5 -13 9 -8C12 -2 7 3 1 3C-5 3 -9 -2 -6 -8Z', pale.base) +
        path('M-.6 -9.6H4L1.8 -7Z', tone(light, '#cf8373').base) +
        line(
          'M-13 -13q4 3.6 8 .6M8 -12.4q4 3 8 -.6M1.8 -7v2q-2.6 2.6 -5 .4M1.8 -5q2.6 2.6 5 .4',
          ink,
          1.2,
        ) +
        line('M-2 -28v5M2 -29v6M6 -28v5', fur.deep, 1.8, 'stroke-opacity=".5"'),
    )
  );
}
