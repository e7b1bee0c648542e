import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { INK } from './colors.ts';
import { lettering } from './lettering.ts';
import { LAMP } from './lights.ts';

/** Ten's room at night: a window over the town, and a door that is left open to Nine. */
export const roomOfTen = (): string =>
  box(
    0,
    0,
    SHEET,
    SHEET,
    linear([
      [0, '#19234f'],
      [0.45, '#243269'],
      [1, '#3b4587'],
    ]),
  ) +
  nightTown() +
  openDoor();

/** The town below, with a few others still up. */
function nightTown(): string {
  const pane = roundedBox(64, 78, 92, 76, 3);
  const chance = chanceFrom('town at night');
  let roofs = '';
  let lit = '';
  for (let x = 62; x < 158; ) {
    const wide = 8 + chance() * 9;
    const top = 122 + chance() * 14;
    roofs += `M${num(x)} 160V${num(top)}l${num(wide / 2)} -5l${num(wide / 2)} 5V160Z`;
    if (chance() > 0.35) lit += `M${num(x + wide / 2)} ${num(top + 6)}v2.4`;
    x += wide;
  }
  return (
    path(roundedBox(60, 74, 100, 84, 4), '#5a4a6e') +
    clip(
      pane,
      box(
        64,
        78,
        92,
        76,
        linear([
          [0, '#0f1842'],
          [1, '#2a3f86'],
        ]),
      ) +
        specks(chance, { x: 66, y: 80, width: 88, height: 36 }, 22, '#ffe9b8', 0.9, 0.9) +
        path(roofs, '#141d4a') +
        line(lit, '#ffce7a', 2),
    ) +
    line('M110 78V154M64 112H156', '#5a4a6e', 2.4) +
    box(57, 156, 106, 5, '#6e5a80', 1)
  );
}

/** The way across the landing: Nine's door, and beside it what is back on its hook. */
const openDoor = (): string =>
  box(-4, 70, 30, 130, '#5a4a6e') +
  box(-4, 74, 26, 126, '#7f6a94') +
  box(
    -4,
    74,
    26,
    126,
    linear([
      [0, '#5a6fb8'],
      [1, '#3d4f95'],
    ]),
  ) +
  path(roundedBox(-10, 92, 18, 90, 1), '#314b93') +
  oval(5, 140, 1.2, 1.2, '#f2c65a') +
  oval(15, 104, 2.2, 2.2, '#c9986a') +
  mittenOnWool(LAMP, [15, 104], [15, 109], 16, 4);

/** The table, nearer to us than anybody; its cloth is one of the forty. */
export const table = (): string =>
  path(
    `M-4 184Q108 172 ${SHEET + 4} 184V${SHEET + 4}H-4Z`,
    linear([
      [0, '#c9834a'],
      [0.4, '#a8643a'],
      [1, '#7a4632'],
    ]),
  ) +
  line(`M-4 184Q108 172 ${SHEET + 4} 184`, '#ecb46e', 2) +
  oval(136, 190, 78, 14, '#ffd890', 'fill-opacity=".34"');

/** The form, its middle at (x, y): ONE BOX SNOW, and a place for a stamp. */
export const form = ([x, y]: Point): string =>
  at(
    x,
    y,
    1,
    path('M-20 9L-15 -8L21 -6L25 10Z', '#5a3226', 'fill-opacity=".35"') +
      path('M-21 7L-16 -9L20 -7.4L24 8.4Z', '#f6e3b4') +
      at(0, 0, 1, lettering('1 BOX SNOW', 1, -1.6, 3.2, INK, 0.18)) +
      line('M-15 1.4L6 2M-16 4.6L2 5', INK, 0.6, 'stroke-opacity=".5"') +
      path(
        'M11 0.6L18.6 1L20 6L12 5.6Z',
        'none',
        `stroke="${INK}" stroke-width=".6" stroke-dasharray="1.4 1"`,
      ),
  );
