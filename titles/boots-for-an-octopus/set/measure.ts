import { roundedBox } from '#bookmaking/drawing/curves.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHOPFRONT } from './colors.ts';

/**
 * The measuring thing: a metal plate, a cup for the heel at the left, and a slide whose end is
 * hollowed round. Lies along x, middle at (0, 0), 200 long and 74 wide; `slide` is where the hollow
 * of the slide is, -60 to 80.
 */
export function measuringThing(slide: number): string {
  return plate() + slider(slide);
}

/** The plate alone, for a foot to lie on before the slide comes. */
function plate(): string {
  let ticks = '';
  for (let x = -56; x <= 86; x += 7) {
    const long = (x + 56) % 35 === 0 ? 10 : (x + 56) % 14 === 0 ? 7 : 4.6;
    ticks += `M${x} -35v${long}M${x} 31v${-long}`;
  }
  return (
    path(roundedBox(-100, -36, 200, 76, 20), '#5a4a6a', 'fill-opacity=".22"') +
    path(roundedBox(-100, -39, 200, 76, 20), SHOPFRONT.silverDark) +
    path(
      roundedBox(-99, -40, 198, 75, 19),
      linear(
        [
          [0, '#f6fafc'],
          [0.35, '#c9d4dd'],
          [0.5, '#e9eff3'],
          [0.75, '#b9c6d2'],
          [1, '#d7dfe6'],
        ],
        0,
        0,
        1,
        0.5,
      ),
    ) +
    path(roundedBox(-60, -37, 152, 13, 4), '#3f9a92') +
    path(roundedBox(-60, 20, 152, 13, 4), '#3f9a92') +
    line(ticks, '#fffdf4', 1.3) +
    box(-62, -22, 158, 40, '#8ea0b0', 8, 'fill-opacity=".28"') +
    path(
      'M-62 -30C-92 -30 -94 -16 -94 -2C-94 12 -92 26 -62 26V15C-78 15 -80 8 -80 -2C-80 -12 -78 -19 -62 -19Z',
      SHOPFRONT.silverDark,
    ) +
    path(
      'M-62 -33C-92 -33 -94 -18 -94 -5C-94 9 -92 23 -62 23V12C-78 12 -80 5 -80 -5C-80 -15 -78 -22 -62 -22Z',
      linear(
        [
          [0, '#ffffff'],
          [1, '#a7b4c2'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    oval(-87, -20, 2, 2, '#8795a4') +
    oval(-87, 10, 2, 2, '#8795a4')
  );
}

/** The part that slides and clicks: a bar across with a round hollow and a coral knob. */
const slider = (slide: number): string =>
  at(
    slide,
    -2,
    1,
    path(
      'M-2 -30H14C20 -30 22 -26 22 -20V20C22 26 20 30 14 30H-2C-6 30 -6 26 -2 24C16 18 16 -18 -2 -24C-6 -26 -6 -30 -2 -30Z',
      '#5a6877',
      'fill-opacity=".5"',
    ) +
      path(
        'M-2 -33H14C20 -33 22 -29 22 -23V17C22 23 20 27 14 27H-2C-6 27 -6 23 -2 21C16 15 16 -21 -2 -27C-6 -29 -6 -33 -2 -33Z',
        linear(
          [
            [0, '#ffffff'],
            [0.5, '#cdd7df'],
            [1, '#96a4b2'],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      line('M-2 21C16 15 16 -21 -2 -27', '#7f8c9d', 1.6) +
      oval(17, -2, 8, 8.6, '#a8402f') +
      oval(16.4, -4, 8, 8, '#e9694f') +
      oval(14, -7, 2.6, 2.2, '#ffd2c0'),
  );
