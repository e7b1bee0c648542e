// Who sits on the bench of page 3, from as far over the bus as a gull on a lamp; (x, y) is where they sit on its cushion.
import { mix } from '#bookmaking/drawing/color.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { clothedLimb, grownHandAt } from './clothed-limb.ts';
import { DUCKER } from './people.ts';

const OILCLOTH = '#f4c430';

/** What somebody presses into a cushion and keeps from the lamps: nobody hangs over a bench. */
export const dent = (x: number, y: number, width: number): string =>
  oval(
    x,
    y,
    width,
    width * 0.5,
    radial([
      [0, '#10242c', 0.75],
      [0.62, '#10242c', 0.4],
      [1, '#10242c', 0],
    ]),
  );

/** The yellow raincoat: a hood, two sleeves, and a newspaper with a dent where the cello went by. */
export function readerFromAbove(x: number, y: number): string {
  return at(
    x,
    y,
    1,
    dent(0, 6, 38) +
      legs('#4a5568', '#54486e') +
      coat() +
      hood() +
      sleeves() +
      newspaper() +
      gloves(),
  );
}

function legs(cloth: string, boot: string): string {
  const trousers = tone(LAMPS, cloth as `#${string}`);
  const leather = tone(LAMPS, boot as `#${string}`);
  const one = (side: number): string =>
    oval(side * 11, 51, 12, 4, '#4a2434', 'fill-opacity=".4"') +
    clothedLimb(
      [
        [side * 9, 4],
        [side * 12, 27],
        [side * 10, 43],
      ],
      8.4,
      trousers,
      LAMPS,
    ) +
    path(
      `M${side * 10 - 6.6} 34H${side * 10 + 6.6}V43C${side * 10 + 9} 47 ${side * 11 + 7} 53 ${side * 11} 53C${side * 11 - 7} 53 ${side * 10 - 9} 47 ${side * 10 - 6.6} 43Z`,
      leather.base,
    ) +
    path(
      `M${side * 10 - 6.6} 34h4.4V50C${side * 11 - 7} 51 ${side * 10 - 9} 47 ${side * 10 - 6.6} 43Z`,
      leather.shade,
    ) +
    line(`M${side * 10 - 6.6} 35Q${side * 10} 37.4 ${side * 10 + 6.6} 35`, leather.lite, 1.8);
  return one(-1) + one(1);
}

/** Over the shoulders and down to the knees, with a hem that has a thickness. */
function coat(): string {
  const t = tone(LAMPS, OILCLOTH);
  const d =
    'M-13 -31C-24 -26 -27 -4 -26 12C-26 20 -25 25 -23 29C-12 35 -3 31 0 29C3 31 12 35 23 29C25 25 26 20 26 12C27 -4 24 -26 13 -31Z';
  return (
    clip(d, path(d, t.shade) + shifted(5, -3, path(d, t.base))) +
    line(
      'M-22.6 28.4C-12 34.4 -3 30.4 0 28.4C3 30.4 12 34.4 22.6 28.4',
      t.deep,
      1.1,
      'stroke-opacity=".8"',
    ) +
    line('M0 17V28M-16 18Q-14 24 -15 30M15 18Q17 24 14 30', t.deep, 0.9, 'stroke-opacity=".55"') +
    line('M-9 19Q-6 24 -7 29', '#fff6c8', 1.3, 'stroke-opacity=".85"')
  );
}

/** Nobody's face: a hood that is bent over the news, with a seam and what the rain left on it. */
function hood(): string {
  const t = tone(LAMPS, OILCLOTH);
  const d = 'M-15 -25C-19 -46 -8 -52 0 -52C8 -52 19 -46 15 -25C12 -18 -12 -18 -15 -25Z';
  return (
    oval(0, -21, 17, 6, t.deep, 'fill-opacity=".55"') +
    clip(d, path(d, t.shade) + shifted(5, -2, path(d, t.base))) +
    path(
      'M-13 -24C-12 -36 -6 -39 0 -39C6 -39 12 -36 13 -24C8 -18 -8 -18 -13 -24Z',
      mix(t.deep, '#2b1a2c', 0.72),
    ) +
    line(
      'M-14.4 -25C-14 -37 -6 -40.6 0 -40.6C6 -40.6 14 -37 14.4 -25',
      mix(t.base, t.lite, 0.5),
      2.6,
    ) +
    line('M0 -51.4V-42M-15.4 -28Q-17 -40 -9 -48', t.deep, 0.9, 'stroke-opacity=".55"') +
    line(
      'M6 -49Q12.6 -46 13.8 -38M-6 -48l-2.4 1.8M15.4 -33v2',
      '#fff6c8',
      1.4,
      'stroke-opacity=".85"',
    )
  );
}

function sleeves(): string {
  const t = tone(LAMPS, OILCLOTH);
  const one = (side: number): string =>
    clothedLimb(
      [
        [side * 17, -23],
        [side * 31, -5],
        [side * 24, 8],
      ],
      8,
      t,
      LAMPS,
    );
  return one(-1) + one(1);
}

function newspaper(): string {
  let words = '';
  for (let row = 0; row < 6; row++) {
    const y = -7 + row * 4.2;
    words += `M-22 ${y}l17 2.2M5 ${y + 2.4}l${row === 2 ? 6 : 16} -1.9`;
  }
  return (
    oval(1, 22, 25, 5, '#4a2434', 'fill-opacity=".35"') +
    path('M0 -17L25 -21L24 -4L20 2L24 8L23 17L0 22Z', '#dccfb4') +
    path('M-25 -21L0 -17V22L-23 17Z', '#f6ecd6') +
    path('M24 -4L20 2L24 8L12 3Z', '#b7a88c', 'fill-opacity=".7"') +
    line('M-21 -14.4L-5 -12M5 -12L20 -14.4M5 -7.8L13 -9', '#5d5a5c', 2, 'stroke-opacity=".75"') +
    line(words, '#8d8a86', 1, 'stroke-opacity=".7"') +
    line('M0 -17V22', '#a3927a', 0.9)
  );
}

function gloves(): string {
  const wool = tone(LAMPS, '#4f6b63');
  return (
    grownHandAt([-25.4, 10], -64, 'hold', wool, 1, 0.44) +
    grownHandAt([25.4, 10], -116, 'hold', wool, -1, 0.44)
  );
}

/** Has learned to duck: as small as he goes, both hands over his turban, and one eye open. */
export function duckerFromAbove(x: number, y: number): string {
  const cloth = tone(LAMPS, DUCKER.coat);
  const silk = tone(LAMPS, DUCKER.scarf ?? DUCKER.coat);
  const skin = tone(LAMPS, DUCKER.skin);
  const back =
    'M-14 -22C-28 -16 -29 4 -25 16C-14 24 14 24 25 16C29 4 28 -16 14 -22C4 -26 -4 -26 -14 -22Z';
  const wound = 'M-17 -16C-20 -36 -8 -42 0 -42C8 -42 20 -36 17 -16C12 -23 -12 -23 -17 -16Z';
  const arm = (side: 1 | -1): string =>
    clothedLimb(
      [
        [side * 17, -8],
        [side * 30, -20],
        [side * 17, -36],
      ],
      7.4,
      cloth,
      LAMPS,
    ) + grownHandAt([side * 15, -38], side > 0 ? 196 : -16, 'rest', skin, side > 0 ? -1 : 1, 0.44);
  return at(
    x,
    y,
    1,
    dent(0, 8, 36) +
      clothedLimb(
        [
          [-9, 6],
          [-12, 26],
          [-10, 42],
        ],
        8,
        tone(LAMPS, '#4a5568'),
        LAMPS,
      ) +
      clothedLimb(
        [
          [9, 6],
          [12, 26],
          [10, 42],
        ],
        8,
        tone(LAMPS, '#4a5568'),
        LAMPS,
      ) +
      clip(back, path(back, cloth.shade) + shifted(5, -3, path(back, cloth.base))) +
      line('M-4 16Q-2 4 -6 -2M8 17Q8 8 12 2', cloth.deep, 1, 'stroke-opacity=".5"') +
      path('M-13 -19C-13 -7 -7 -1 0 -1C7 -1 13 -7 13 -19C8 -25 -8 -25 -13 -19Z', skin.base) +
      path('M-13 -19C-13 -7 -7 -1 0 -1C-6 -5 -9 -12 -9 -21Z', skin.shade) +
      line('M-8 -13q3 2.4 5.6 .4M-4 -5.4q4 -2.4 8 0', '#3a2440', 1.3) +
      oval(5.4, -12.6, 2.6, 3, '#fff6e4') +
      oval(4.6, -12.2, 1.5, 1.9, '#2b1a2c') +
      line('M.4 -13Q3 -8 -.6 -7.6', skin.deep, 1.2) +
      path(wound, silk.base) +
      path('M-17 -16C-20 -36 -8 -42 0 -42C-9 -38 -13 -30 -12 -20Z', silk.shade) +
      line(
        'M-15 -22Q-4 -38 12 -39M-9 -22Q4 -34 17 -31M0 -23Q8 -28 17.4 -24M-16 -30Q-10 -38 -2 -41',
        silk.deep,
        1.1,
        'stroke-opacity=".7"',
      ) +
      arm(-1) +
      arm(1),
  );
}
