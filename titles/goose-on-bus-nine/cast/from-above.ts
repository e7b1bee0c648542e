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

/** Has learned to duck: a head between two shoulders, eyes squeezed shut, and both hands on his turban, in case. */
export function duckerFromAbove(x: number, y: number): string {
  const cloth = tone(LAMPS, DUCKER.coat);
  const silk = tone(LAMPS, DUCKER.scarf ?? DUCKER.coat);
  const skin = tone(LAMPS, DUCKER.skin);
  const trousers = tone(LAMPS, '#4a5568');
  const back =
    'M-15 -22C-27 -18 -29 2 -25 17C-14 25 14 25 25 17C29 2 27 -18 15 -22C4 -26 -4 -26 -15 -22Z';
  const wound = 'M-18 -22C-23 -40 -10 -47 0 -47C10 -47 23 -40 18 -22C10 -30 -10 -30 -18 -22Z';
  const leg = (side: 1 | -1): string =>
    clothedLimb(
      [
        [side * 9, 6],
        [side * 12, 26],
        [side * 10, 42],
      ],
      8,
      trousers,
      LAMPS,
    );
  const arm = (side: 1 | -1): string =>
    clothedLimb(
      [
        [side * 18, -8],
        [side * 32, -20],
        [side * 20, -28],
      ],
      6.8,
      cloth,
      LAMPS,
    ) + grownHandAt([side * 19, -29], side > 0 ? -122 : -58, 'rest', skin, side > 0 ? 1 : -1, 0.46);
  return at(
    x,
    y,
    1,
    dent(0, 8, 36) +
      leg(-1) +
      leg(1) +
      clip(back, path(back, cloth.shade) + shifted(5, -3, path(back, cloth.base))) +
      line('M0 -2V22M-14 6Q-16 12 -12 19M14 6Q16 12 12 19', cloth.deep, 1, 'stroke-opacity=".5"') +
      path('M-15 -26C-16 -10 -9 1 0 1C9 1 16 -10 15 -26C9 -32 -9 -32 -15 -26Z', skin.base) +
      oval(-9, -10, 3.2, 2.4, '#c96a5a', 'fill-opacity=".45"') +
      oval(9.4, -10, 3.2, 2.4, '#c96a5a', 'fill-opacity=".45"') +
      line('M-9.6 -18.4L-4.6 -16L-9.6 -13.6M9.6 -18.4L4.6 -16L9.6 -13.6', '#2b1a2c', 1.6) +
      line('M-10 -22.4L-4 -20.8M10 -22.4L4 -20.8', '#2b1a2c', 1.7) +
      line('M.6 -17Q3 -9.4 -1.4 -9', skin.deep, 1.4) +
      path('M-5.4 -5.6Q0 -7.4 5.4 -5.6Q5.2 -1.8 0 -2Q-5.2 -1.8 -5.4 -5.6Z', '#fffaf0') +
      line(
        'M-5.4 -5.6Q0 -7.4 5.4 -5.6Q5.2 -1.8 0 -2Q-5.2 -1.8 -5.4 -5.6ZM-1.8 -6.4V-2.2M1.8 -6.4V-2.2',
        '#3a2440',
        0.8,
      ) +
      path(wound, silk.base) +
      path('M-18 -22C-23 -40 -10 -47 0 -47C-9 -43 -14 -35 -13 -26Z', silk.shade) +
      line(
        'M-17 -27Q-4 -43 12 -44.6M-12 -27.6Q4 -39 19.4 -35M-1 -28Q8 -33 19.4 -29',
        silk.deep,
        1.1,
        'stroke-opacity=".7"',
      ) +
      arm(-1) +
      arm(1),
  );
}
