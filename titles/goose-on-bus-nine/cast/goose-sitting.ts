// What the neck has come out of: a gray coat that sits where it always has, its knees over the edge of a seat.
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';

/** Its shoulders, and how large it is drawn there. */
const [SHOULDERS, SIZE] = [142, 0.24];
const COAT = tone(LAMPS, GOOSE.coat);

/** From before, on a seat that faces us: hips, two bent knees with the hem over them, and two flat feet that do not reach the floor. */
export const gooseSitting = (x: number): string =>
  seatBack(x, 149, 46, 40, 'none') +
  box(x - 22, 189, 44, 9, '#3a2438', 2, 'fill-opacity=".75"') +
  box(x - 25, 181, 50, 9.4, '#1f5654', 4.4) +
  box(x - 25, 181, 50, 4, '#4a9c92', 2) +
  [-1, 1].map((side) => shank(x + side * 6.4, side)).join('') +
  at(x, SHOULDERS, SIZE, coat());

/** Its collar, pushed open by so much neck. */
export const collarOf = (x: number): string =>
  at(
    x,
    SHOULDERS,
    SIZE,
    path(
      'M-42 -22C-52 4 -38 30 -8 38L-3 16C-18 12 -26 0 -27 -18ZM42 -22C52 4 38 30 8 38L3 16C18 12 26 0 27 -18Z',
      COAT.base,
    ) +
      line(
        'M-42 -22C-36 -24 -31 -22 -27 -18C-26 0 -18 12 -3 16M42 -22C36 -24 31 -22 27 -18C26 0 18 12 3 16',
        '#b9bcc4',
        2.6,
      ),
  );

/** A back and hips, over them the lap, and on each knee a sleeve with nobody's hand in it. */
const coat = (): string =>
  path(
    'M-22 -4C-46 6 -52 50 -54 104C-60 128 -70 146 -70 168C-40 178 40 178 70 168C70 146 60 128 54 104C52 50 46 6 22 -4Z',
    COAT.shade,
  ) +
  path('M-10 0C-40 12 -42 60 -44 150H62C60 96 52 26 26 2Z', COAT.base) +
  line('M1 4V140', COAT.deep, 3, 'stroke-opacity=".6"') +
  [50, 82, 114].map((y) => oval(10, y, 4.6, 4.6, COAT.deep)).join('') +
  path(
    'M-58 142C-74 158 -74 196 -56 204C-38 209 -10 208 -2 198C-1 196 1 196 2 198C10 208 38 209 56 204C74 196 74 158 58 142C40 132 -40 132 -58 142Z',
    COAT.deep,
  ) +
  path(
    'M-55 140C-70 154 -70 186 -54 195C-38 200 -10 199 -1 187C8 199 38 200 55 195C71 186 71 154 56 140C38 131 -38 131 -55 140Z',
    COAT.base,
  ) +
  path(
    'M-44 146C-54 156 -52 168 -42 172C-28 174 -16 168 -14 154C-22 144 -36 142 -44 146ZM20 150C16 164 28 176 46 172C58 168 60 156 52 146C42 140 26 142 20 150Z',
    COAT.lite,
    'fill-opacity=".5"',
  ) +
  line('M-1 152V187', COAT.deep, 3, 'stroke-opacity=".7"') +
  [-1, 1]
    .map((side) => {
      const d = `M${side * 42} 26C${side * 60} 56 ${side * 64} 96 ${side * 46} 138`;
      return (
        oval(side * 38, 150, 8, 10, GOOSE.white) +
        line(d, COAT.deep, 27) +
        line(d, side > 0 ? COAT.base : COAT.shade, 23)
      );
    })
    .join('');

/** Bent at the knee and straight down from the hem; its toes hang apart. */
const shank = (x: number, side: number): string =>
  line(`M${x} 186V200`, '#b8612a', 4) +
  line(`M${x} 186V200`, GOOSE.beak, 3) +
  at(
    x,
    198.6,
    1.5,
    path(
      'M-1.4 0H1.4L5.4 5.2Q3 5.4 2 6.8H-2Q-3 5.4 -5.4 5.2Z',
      GOOSE.beak,
      'stroke="#b8612a" stroke-width=".5" stroke-linejoin="round"',
    ) + line('M-.8 1.2L-4 4.6M0 1.2V6.2M.8 1.2L4 4.6', '#b8612a', 0.7),
    side * -9,
  );
