// The aisle of the bookplate: one lit wall, one long window with a wet night in it, a row of seats, a floor to brace one's feet on.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { at, box, calm, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { advertisement } from '#titles/goose-on-bus-nine/set/advertisement.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { drops, rain } from '#titles/goose-on-bus-nine/set/rain.ts';

const WINDOW = 'M-20 26H236V90H-20Z';
const [SEATS, FLOOR] = [126, 189];

/** Behind everybody. */
export const plateAisle = (): string =>
  calm(
    box(
      0,
      0,
      SHEET,
      SHEET,
      linear([
        [0, '#e2a24e'],
        [0.12, '#f0b95f'],
        [0.55, '#eeb45c'],
        [1, '#c07a40'],
      ]),
    ),
  ) +
  advertisement(2, 5, 'leeks') +
  advertisement(184, 5, 'pond') +
  night() +
  line(WINDOW, '#8a5a36', 4.6) +
  line(WINDOW, BUS.frame, 3) +
  line('M-4 91.8H220', '#ffe3a4', 0.8, 'stroke-opacity=".7"') +
  seats() +
  clean(
    oval(
      108,
      134,
      92,
      60,
      radial([
        [0, '#fff4cf', 0.95],
        [0.5, '#ffe2a0', 0.45],
        [1, '#ffe2a0', 0],
      ]),
    ),
  ) +
  straps() +
  box(
    0,
    FLOOR,
    SHEET,
    SHEET - FLOOR,
    linear([
      [0, '#7c4836'],
      [1, '#512f33'],
    ]),
  ) +
  path(
    `M78 ${FLOOR}H138L168 ${SHEET}H48Z`,
    linear([
      [0, '#d9984f', 0.55],
      [1, '#d9984f', 0],
    ]),
  ) +
  line(`M0 ${FLOOR}H216`, '#e9c07a', 1.2) +
  calm(
    [6, 39, 174, 214]
      .map((x) => oval(x, FLOOR + 2.4, 26, 2.2, '#2a1824', 'fill-opacity=".4"'))
      .join(''),
  );

/** Roofs and lamps, and all of it runs down the glass. */
function night(): string {
  const chance = chanceFrom('belongs');
  let far = '';
  let near = '';
  let lit = '';
  for (let x = -12; x < SHEET; ) {
    const w = 12 + chance() * 9;
    const top = 58 + chance() * 12;
    far += `M${num(x)} 90V${num(top)}l${num(w / 2)} -6l${num(w / 2)} 6V90Z`;
    x += w + 2;
  }
  for (let x = -8; x < SHEET; ) {
    const w = 13 + chance() * 9;
    const top = 70 + chance() * 8;
    near += `M${num(x)} 90V${num(top)}h${num(w * 0.5)}v-4h2.4v4h${num(w * 0.5 - 2.4)}V90Z`;
    lit += `M${num(x + 2.4)} ${num(top + 4)}h2v3h-2ZM${num(x + 6.6)} ${num(top + (chance() > 0.5 ? 4 : 9))}h2v3h-2Z`;
    x += w + 1.6;
  }
  return clip(
    WINDOW,
    box(
      -20,
      26,
      256,
      64,
      linear([
        [0, '#1c2d58'],
        [0.6, '#3d5684'],
        [1, '#7b88a0'],
      ]),
    ) +
      path(far, '#3a5282') +
      path(near, '#22315c') +
      path(lit, '#ffd27e', 'fill-opacity=".9"') +
      clean(
        [
          [14, 66, 12],
          [30, 44, 7],
          [186, 48, 9],
          [206, 68, 12],
        ]
          .map(([x = 0, y = 0, r = 0]) =>
            oval(
              x,
              y,
              r,
              r,
              radial([
                [0, '#fff0c0', 0.85],
                [0.35, '#f6bd5c', 0.5],
                [1, '#f0a040', 0],
              ]),
            ),
          )
          .join(''),
      ) +
      rain(chance, { x: 0, y: 26, width: SHEET, height: 58 }, 0.7, 0.7) +
      drops(chance, { x: 0, y: 34, width: SHEET, height: 54 }, 16),
  );
}

/** As quiet as the wall: who wants something is before them. */
const seats = (): string =>
  calm(
    [-32, 16, 152, 200]
      .map(
        (x) =>
          path(roundedBox(x + 1.4, SEATS + 1.6, 45, 80, 9), '#6a4a34', 'fill-opacity=".45"') +
          path(
            roundedBox(x, SEATS, 45, 80, 9),
            linear([
              [0, '#5c8a72'],
              [1, '#3f6a60'],
            ]),
          ) +
          line(`M${x + 9} ${SEATS + 2}h27`, BUS.pole, 2) +
          path(
            [10, 27]
              .map((dx) =>
                [18, 36]
                  .map((dy) => `M${x + dx} ${SEATS + dy - 2.6}l2 2.6l-2 2.6l-2 -2.6Z`)
                  .join(''),
              )
              .join(''),
            '#c9a256',
            'fill-opacity=".6"',
          ) +
          // What one would sit on, and the feet that are screwed to the floor.
          path(roundedBox(x + 4, FLOOR - 12, 37, 13, 1), '#3a2a34') +
          path(roundedBox(x - 2, FLOOR - 22, 49, 13, 5), '#356058') +
          path(roundedBox(x - 2, FLOOR - 23, 49, 8, 4), '#6d9c82') +
          line(`M${x + 8} ${FLOOR - 10}V${FLOOR}M${x + 37} ${FLOOR - 10}V${FLOOR}`, '#8a6a4a', 2.6),
      )
      .join(''),
  );

/** All of them swing: the bus takes a bend. */
const straps = (): string =>
  line('M-4 23.4H220', '#8a5a2c', 2.6) +
  line('M-4 22.8H220', BUS.pole, 1.7) +
  [
    [12, 12],
    [30, 8],
    [186, -10],
    [205, -14],
  ]
    .map(([x = 0, turn = 0]) =>
      at(
        x,
        22,
        1,
        line('M0 0V13', '#7d5236', 1.9) +
          path(
            'M0 13C4 13 5.6 19.6 5 21.4C4.4 23 -4.4 23 -5 21.4C-5.6 19.6 -4 13 0 13Z',
            'none',
            'stroke="#fbe9c4" stroke-width="1.5"',
          ),
        turn,
      ),
    )
    .join('');
