// What whoever looks on from behind has before them: cloth and brass, and an umbrella on it.
import { box, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';

/** Where the back of the seat before us begins on a page of its own; the last words stand on its cloth. */
export const NEAR = 167;

/** The backs of the benches before us: cloth in a frame of brass, near and dark, and between two of them, if no words lie there, whoever sits behind; they begin at `top`; `isFull` is all that is said on one of them. */
export function benchesBefore(width: number, isFull: boolean, top: number): string {
  const benches =
    width === SHEET
      ? isFull
        ? [bench(-30, 240)]
        : [bench(-30, 168), bench(192, 240)]
      : [...(isFull ? [] : [bench(-30, 203)]), bench(213, isFull ? 375 : 369), bench(412, 460)];
  const backs = benches.map((top) => `${top}Z`).join('');
  let diamonds = '';
  for (let row = 0; row < 7; row++) {
    for (let x = (row % 2) * 9; x < width + 4; x += 18)
      diamonds += `M${x} ${NEAR + 6 + row * 13}l2.4 3.6l-2.4 3.6l-2.4 -3.6Z`;
  }
  const art =
    clip(
      backs,
      box(
        -4,
        NEAR - 8,
        width + 8,
        100,
        linear([
          [0, '#2a6867'],
          [0.22, '#1c4c50'],
          [1, '#12343a'],
        ]),
      ) + path(diamonds, BUS.seatDot, 'fill-opacity=".13"'),
    ) +
    // A welt, and where it is worn.
    shifted(0, 5.6, line(benches.join(''), '#0e2c32', 3, 'stroke-opacity=".55"')) +
    shifted(0, 5, line(benches.join(''), '#4f9a92', 0.9, 'stroke-opacity=".8"')) +
    line(benches.join(''), '#8a5a26', 5.4) +
    line(benches.join(''), BUS.pole, 3.6) +
    shifted(0, -0.9, line(benches.join(''), '#ffe9a6', 1));
  return shifted(0, top - NEAR, art);
}

/** Up one side, over the top and down the other. */
const bench = (from: number, to: number): string =>
  `M${from} 270V${NEAR + 10}Q${from} ${NEAR - 2.6} ${from + 13} ${NEAR - 2.6}H${to - 13}Q${to} ${NEAR - 2.6} ${to} ${NEAR + 10}V270`;

/** Somebody got off without it, and it drips on by itself. */
export const forgotten = (): string =>
  path(
    'M339 170C345 174 346 184 343 197Q340 207 337.6 212Q335 206 333 197C330 184 331 174 337 170Z',
    '#0c2228',
    'fill-opacity=".5"',
  ) +
  path(
    'M332 172C337 169 341 169 344 173C347 182 344 196 338.6 207C333 197 330 182 332 172Z',
    '#7d4a86',
  ) +
  path(
    'M332 172C337 169 341 169 344 173C341 178 335 186 338.6 207C333 197 330 182 332 172Z',
    '#9a63a0',
  ) +
  line('M331.6 184Q338 188 344.8 183', '#5a3468', 1.6) +
  line('M338 171V158A5.4 5.4 0 0 0 327.2 158V163', '#5a3a22', 3.2) +
  line('M338 170V158A5.4 5.4 0 0 0 327.2 158V162.6', '#b9793f', 1.9);
