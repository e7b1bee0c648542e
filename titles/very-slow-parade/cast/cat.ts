// Who sleeps on the table.
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { calm, line, oval, path } from '#bookmaking/drawing/marks.ts';

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
