import { mix } from '#bookmaking/drawing/color.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { COAT } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { edgeOfDawn } from '#titles/goose-on-bus-nine/cast/in-dawn.ts';
import { SOFTER } from '#titles/goose-on-bus-nine/set/lights.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';

const HOOD = 'M-34 -2C-36 -36 -20 -56 2 -56C24 -56 38 -36 34 -2C22 8 -22 8 -34 -2Z';
const SHOULDERS = 'M-68 70C-66 34 -56 6 -32 -6C-10 4 12 4 32 -6C56 6 66 34 68 70Z';

/** The grown-up from behind, small and far to the left: the yellow hood and shoulders that everybody knows by now, and at both sides of them an open newspaper. */
export const readerFromBehind = (): string => {
  const { base, shade, deep } = tone(SOFTER, mix(COAT, '#3a3a5c', 0.2));
  return (
    at(
      -152,
      187,
      0.5,
      path('M-92 -30L0 -22L92 -30L96 48H-96Z', '#a9afc0') +
        path('M0 -22L92 -30L96 48H0Z', '#c3c4c8') +
        line(
          'M-84 -14h28M-84 -4h24M-86 6h26M-86 16h20M56 -14h28M60 -4h25M62 6h24M66 16h20',
          '#6f7690',
          3.2,
        ) +
        path(SHOULDERS, shade) +
        shifted(5, 3, path(SHOULDERS, base)) +
        edgeOfDawn(path(HOOD, shade), 2.6) +
        path(HOOD, shade) +
        path('M-20 -6C-24 -34 -8 -54 8 -55C26 -52 37 -34 34 -2C20 6 -4 6 -20 -6Z', base) +
        line('M-2 -55C-10 -38 -10 -16 -4 3', deep, 2.4, 'stroke-opacity=".7"') +
        line('M-30 -2C-14 8 16 8 32 -2', deep, 3) +
        line('M14 -46C24 -40 29 -28 29 -14M44 12Q54 26 57 46', mix(base, '#fff3c0', 0.75), 3),
    ) +
    seatBack(-152, 207, 66, 40) +
    seatBack(-80, 210, 66, 40)
  );
};
