// A street that goes down into the night: house beside house, each another dark color, and in a few of them a window.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, clean, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { INK } from './colors.ts';
import { bunks, catsBed, cot, darkPane, hiding, story } from './lit-panes.ts';
import { pool, wiped } from './print.ts';
import { tree } from './tree.ts';

const KEY = `stroke="${INK.key}" stroke-width="1.1" stroke-linejoin="round"`;

/** Night, lighter over the roofs, and a moon; from `left` and `top`, in mm of the picture. */
export const nightSky = (left: number, top: number, [x, y]: Point): string =>
  clean(
    wiped(
      { x: left, y: top, width: SHEET + 6 - left, height: 154 - top },
      [
        [0, '#16204c'],
        [0.5, '#2f5482'],
        [1, '#86a9b4'],
      ],
      INK.mist,
      'page 10 sky',
    ),
  ) +
  specks(
    chanceFrom('page 10'),
    { x: left, y: top + 8, width: SHEET - left, height: 60 - top },
    Math.round((SHEET - left) / 6),
    INK.paper,
    0.9,
    0.85,
  ) +
  pool(x, y, 50, 50, INK.paper, 0.4) +
  clean(oval(x, y, 15, 15, INK.paper));

/** A house with its gable to us: from x to x + `wide`, its eaves at `eaves`, and as high again as `gable`. */
function gabled(
  x: number,
  wide: number,
  eaves: number,
  gable: number,
  wall: string,
  roof: string,
): string {
  const middle = x + wide / 2;
  const top = eaves - gable;
  let rows = '';
  for (let y = eaves + 7; y < SHEET; y += 7) rows += `M${x} ${num(y)}h${wide}`;
  return (
    path(`M${x} 222V${eaves}L${middle} ${top}L${x + wide} ${eaves}V222Z`, wall, KEY) +
    line(rows, INK.key, 0.5, 'stroke-opacity=".35"') +
    path(
      `M${middle} ${top - 7}L${x + wide + 7} ${eaves + 4}L${x + wide + 2} ${eaves + 7}L${middle} ${top + 3}L${x - 2} ${eaves + 7}L${x - 7} ${eaves + 4}Z`,
      roof,
      KEY,
    ) +
    line(
      `M${x - 6} ${eaves + 3}L${middle} ${top - 6}L${x + wide + 6} ${eaves + 3}`,
      '#8fb0cc',
      1,
      'stroke-opacity=".7"',
    )
  );
}

const smoke = (x: number, y: number): string =>
  path(`M${x} ${y + 26}V${y}H${x + 10}V${y + 26}Z`, '#3a2c55', KEY) +
  line(`M${x + 5} ${y - 4}c-3 -8 6 -12 1 -20s4 -12 0 -20`, INK.paper, 2.6, 'stroke-opacity=".22"');

/** All that stands left of the house that we are at. */
export const neighbors = (): string =>
  gabled(-214, 46, 128, 28, '#33507e', '#22386a') +
  at(-203, 166, 0.72, cot()) +
  gabled(-172, 56, 108, 34, '#4a4272', '#2f2a58') +
  at(-161, 150, 0.92, story()) +
  at(-156, 188, 0.7, darkPane()) +
  smoke(-88, 52) +
  gabled(-120, 64, 88, 40, '#2c4a78', '#1c3062') +
  at(-108, 136, 1.06, hiding()) +
  at(-102, 184, 0.8, darkPane()) +
  gabled(-60, 76, 74, 46, '#543a66', '#382550') +
  at(-45, 126, 1.2, bunks()) +
  at(-45, 186, 1.2, catsBed());

/** The house we are at: one wide wall, and a roof that goes up out of the picture. */
export const ownHouse = (): string => {
  let rows = '';
  for (let y = 50; y < SHEET; y += 8) rows += `M14 ${y}H222`;
  return (
    path('M14 222V46H224V222Z', '#2a4272', KEY) +
    line(rows, INK.key, 0.6, 'stroke-opacity=".4"') +
    path('M0 48L84 -92H224V48Z', '#1a2856', KEY) +
    line(
      'M8 36H224M14 24H224M22 12H224M29 0H224M36 -12H224M43 -24H224M50 -36H224M58 -48H224M65 -60H224M72 -72H224',
      '#3f5a94',
      0.8,
      'stroke-opacity=".8"',
    ) +
    line('M0 48H224', '#8fb0cc', 1.4, 'stroke-opacity=".8"')
  );
};

/** What grows before them, dark: the street ends in it. */
export const hedge = (): string =>
  path(
    'M-240 222V202C-210 194 -180 206 -120 200C-70 194 -40 206 0 202C50 198 110 207 222 200V222Z',
    '#121c42',
    KEY,
  ) + tree(-186, 214, 0.66);
