// Those beside us on the rack of Two, before the fold: three pies, each with another lid.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

const BAKED: Hex = '#efb863';
const PALE: Hex = '#fbdc9c';
const BROWN: Hex = '#b06a2c';
const LID = 'M-46 -24C-44 -50 -22 -58 0 -58C22 -58 44 -50 46 -24C30 -15 -30 -15 -46 -24Z';

/** Its foot on (0, 0), about 110 wide and 60 high. */
const pie = (dish: Hex, filling: Hex, cuts: string): string => {
  let crimps = '';
  for (let i = 0; i <= 10; i++) {
    const x = -50 + i * 10;
    crimps += oval(x, -22 + 7 * (1 - (x / 50) ** 2), 6.6, 5, i % 2 ? BAKED : mix(BAKED, PALE, 0.5));
  }
  return (
    oval(0, 0, 50, 5, '#2a120c', 'fill-opacity=".5"') +
    path('M-54 -22C-30 -10 30 -10 54 -22L42 0C28 5 -28 5 -42 0Z', dish) +
    path('M26 -14C38 -16 48 -18 54 -22L42 0C37 2 30 3 22 4Z', mix(dish, '#4a2418', 0.3)) +
    line('M-48 -13Q0 2 48 -13', mix(dish, '#ffe9c0', 0.45), 2.4) +
    path(LID, BAKED) +
    clip(
      LID,
      path('M-50 -20C-46 -50 -22 -56 6 -58C-10 -46 -22 -36 -24 -14Z', PALE, 'fill-opacity=".6"') +
        path('M50 -20C48 -50 34 -56 18 -58C32 -44 34 -30 30 -12Z', BROWN, 'fill-opacity=".4"') +
        line(cuts, BROWN, 8.4) +
        line(cuts, filling, 5.2),
    ) +
    crimps
  );
};

/** Drawn over the rack; somebody has cut a face into one. */
export const rowOfPies = (): string =>
  clean(
    at(
      -168,
      207,
      0.66,
      pie(
        '#4f8f8c',
        '#8a4a86',
        'M0 -52V-34M-22 -46L-14 -32M22 -46L14 -32M-34 -34L-26 -26M34 -34L26 -26',
      ),
    ) +
      at(
        -101,
        209,
        0.72,
        pie('#b86a4a', '#d98a3a', 'M-40 -44L20 -14M-16 -58L44 -26M-44 -26L10 -60M-16 -14L40 -48'),
      ) +
      at(
        -34,
        207,
        0.66,
        pie(
          '#6a6aa6',
          '#5f8f4a',
          'M-22 -40Q-16 -50 -8 -40M8 -40Q16 -50 22 -40M-16 -28Q0 -18 16 -28',
        ),
      ),
  );
