// The pie beside us in the oven of Two: as large as a page, and its crust is what the words are written on.
import { num } from '#bookmaking/drawing/curves.ts';
import { clean, line, path } from '#bookmaking/drawing/marks.ts';

/** Browned at its edge, and the paler the further from it; it goes on behind the oven's own. */
const BAKED = [
  ['M-250 8H-38C-15 12 -8 80 -8 188H-250Z', '#c9803a'],
  ['M-250 8H-40C-21 14 -16 84 -16 190H-250Z', '#e3a654'],
  ['M-250 8H-42C-27 16 -24 84 -25 190H-250Z', '#efc47a'],
  ['M-250 8H-44C-31 18 -34 84 -42 178C-80 188 -150 190 -250 180Z', '#f6d594'],
] as const;

/** Its crust, on which words may stand. */
export const crust = (): string => clean(BAKED.map(([d, color]) => path(d, color)).join(''));

/** What is baked, bubbles out of three cuts, and the rim that somebody has pressed with a thumb; in a dish on the rack. */
export const cutsAndRim = (): string => {
  const thumbs = Array.from({ length: 8 }, (_, i) => {
    const x = -206 + i * 26;
    const y = 190 - ((x + 107) / 107) ** 2 * 7;
    return (
      path(
        `M${x - 15} ${num(y + 7)}C${x - 18} ${num(y - 12)} ${x + 12} ${num(y - 14)} ${x + 15} ${num(y + 5)}C${x + 8} ${num(y + 13)} ${x - 8} ${num(y + 14)} ${x - 15} ${num(y + 7)}Z`,
        '#e0a04e',
      ) +
      line(
        `M${x - 8} ${num(y + 2)}C${x - 6} ${num(y - 6)} ${x + 5} ${num(y - 8)} ${x + 9} ${num(y - 2)}`,
        '#f6d594',
        2.6,
      ) +
      line(
        `M${x + 15} ${num(y + 5)}C${x + 14} ${num(y - 3)} ${x + 9} ${num(y - 7)} ${x + 4} ${num(y - 9)}`,
        '#a8652c',
        1.3,
      )
    );
  }).join('');
  const cut = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1.25)">${
      path('M0 -17C8 -8 8 8 0 17C-8 8 -8 -8 0 -17Z', '#b5702a') +
      path('M0.800 -14C6.600 -6 6.600 7 0.800 14.500C-5 7 -5 -6 0.800 -14Z', '#7a4a86')
    }</g>`;
  return clean(
    path('M-214 190C-150 206 -60 206 -8 188L-20 216C-60 224 -150 224 -206 216Z', '#b86a4a') +
      path('M-34 200C-24 197 -16 193 -8 188L-20 216L-38 219Z', '#8a4a38', 'fill-opacity=".6"') +
      cut(-106, 146, 0) +
      cut(-136, 152, -38) +
      cut(-76, 152, 38) +
      path(
        'M-109 156C-106 154 -103 156 -102 159C-101 166 -101 174 -104.500 174C-108 174 -108 168 -109 156Z',
        '#7a4a86',
      ) +
      line('M-107 158V165', '#b78bc0', 1.6) +
      thumbs,
  );
};
