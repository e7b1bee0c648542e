import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { CARTON, INK, PAPER, SNOW, WATER } from '#titles/box-of-snow/set/colors.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';

const FRONT = 'M-50 -72L50 -72C52 -48 51 -22 49 0L-49 0C-51 -22 -52 -48 -50 -72Z';

/** The hole in the box's top, and what is in it: `snow` 1 is a heap over the rim, 0 none. */
function inside(light: Light, snow: number): string {
  const t = tone(light, CARTON);
  const hole = 'M-50 -72L-40 -92L40 -92L50 -72Z';
  const top = snow > 0 ? -74 - snow * 44 + (1 - snow) * 4 : 0;
  const heap = `M-48 -70C-46 ${num(top + 14)} -30 ${num(top + 10)} -22 ${num(top + 3)}C-12 ${num(top - 7)} 8 ${num(top - 6)} 14 ${num(top + 2)}C24 ${num(top + 4)} 44 ${num(top + 10)} 48 -70Z`;
  return (
    path(hole, t.deep) +
    path('M-40 -92L40 -92L36 -86L-36 -86Z', t.shade) +
    (snow > 0 ? clean(heapOfSnow(light, heap, -top)) : '')
  );
}

function heapOfSnow(light: Light, d: string, high: number): string {
  const side = light.direction[0] > 0 ? -1 : 1;
  return (
    path(
      d,
      linear([
        [0, SNOW.lit],
        [0.5, SNOW.lit],
        [1, SNOW.mid],
      ]),
    ) +
    clip(
      d,
      path(
        `M${side * 60} -60L${side * 60} ${num(-high - 10)}L${side * 18} ${num(-high - 6)}C${side * 30} ${num(-high + 16)} ${side * 12} -76 ${side * 20} -60Z`,
        SNOW.shade,
        'fill-opacity=".75"',
      ),
    ) +
    line(
      `M${-side * 24} ${num(-high + 13)}q${side * 7} -5 ${side * 13} -4${high > 96 ? `M${-side * 32} -80q${side * 6} -4 ${side * 10} -2` : ''}`,
      SNOW.shade,
      2.4,
    )
  );
}

/** The label, the stamps that nobody makes now, and the cold that comes through. */
function front(light: Light): string {
  const t = tone(light, CARTON);
  const paper = tone(light, PAPER);
  const side = light.direction[0] > 0 ? -1 : 1;
  const stamp = (x: number, y: number, color: string): string =>
    path(
      `M${x} ${y}h11v13h-11Z`,
      paper.lite,
      `stroke="${paper.lite}" stroke-width="2.4" stroke-dasharray="1.6 1.4"`,
    ) + path(`M${x + 1.4} ${y + 1.4}h8.2v10.2h-8.2Z`, tone(light, color).base);
  return (
    path(FRONT, t.base) +
    clip(
      FRONT,
      path(
        `M${side * 18} -80H${side * 60}V10H${side * 34}C${side * 22} -20 ${side * 30} -50 ${side * 18} -80Z`,
        t.shade,
        'fill-opacity=".8"',
      ) +
        path(
          'M-60 6V-12C-44 -20 -34 -7 -20 -13C-8 -18 4 -8 18 -14C32 -19 44 -9 60 -16V6Z',
          t.deep,
          'fill-opacity=".55"',
        ) +
        path(
          'M-60 -80H60V-64C55 -62 52 -65 50 -67C46 -63 42 -64 40 -68C30 -66 24 -69 18 -68C4 -66 -8 -69 -22 -67C-30 -65 -34 -67 -38 -66C-41 -61 -46 -61 -48 -65C-52 -61 -56 -60 -60 -61Z',
          SNOW.mid,
          'fill-opacity=".62"',
        ),
    ) +
    path('M-33 -58H17V-20H-33Z', paper.base) +
    path('M-33 -58H17V-52H-33Z', paper.shade, 'fill-opacity=".35"') +
    lettering('SNOW', -8, -35, 12, INK, 0.2) +
    line('M-26 -27H-2', INK, 1.8, 'stroke-opacity=".55"') +
    lettering('9', 8, -23, 8, INK, 0.2) +
    stamp(24, -60, '#5a86b8') +
    stamp(27, -43, '#6aa284') +
    line('M20 -50q9 -6 18 0t12 -3M21 -45q9 -6 18 0', INK, 1, 'stroke-opacity=".5"')
  );
}

const drips = (amount: number): string => {
  const drop = (x: number, y: number, r: number): string =>
    `M${x} ${num(y - r * 1.9)}C${num(x + r)} ${num(y - r * 0.4)} ${num(x + r)} ${num(y + r)} ${x} ${num(y + r)}C${num(x - r)} ${num(y + r)} ${num(x - r)} ${num(y - r * 0.4)} ${x} ${num(y - r * 1.9)}Z`;
  return path(
    `M-46 0v6q3 5 6 0v-6ZM-12 0v9q3 5 6 0v-9ZM30 0v5q3 5 6 0v-5Z${drop(-9, 10 + amount * 22, 4)}${drop(33, 8 + amount * 12, 3.4)}`,
    WATER,
    'fill-opacity=".95"',
  );
};

/** Flaps that stand, flaps that are folded outward and hang, and one so level that something may stand on it. */
const FLAPS = {
  up: ['M-40 -92L-58 -100L-68 -80L-50 -72Z', 'M40 -92L58 -100L68 -80L50 -72Z'],
  level: ['M-40 -92L-84 -93L-98 -75L-50 -72Z', 'M40 -92L58 -100L68 -80L50 -72Z'],
  down: ['M-40 -92L-52 -84L-63 -56L-50 -72Z', 'M40 -92L52 -84L63 -56L50 -72Z'],
} as const;

/** The box of snow, 100 wide with its foot on (0, 0), seen a little from above. `snow` is 1 when it comes. */
export function carton(
  light: Light,
  snow: number,
  dripping = 1,
  flaps: keyof typeof FLAPS = 'up',
): string {
  const t = tone(light, CARTON);
  const [left, right] = FLAPS[flaps];
  return (
    path(`${left}${right}`, t.lite) +
    path(right, t.shade, 'fill-opacity=".45"') +
    inside(light, snow) +
    front(light) +
    (dripping ? drips(dripping) : '')
  );
}

/** A snowball around (0, 0), `r` in mm. */
export function snowball(light: Light, x: number, y: number, r: number): string {
  const d = `M0 -10C6 -10.4 10.4 -5 10 0C10.2 6 5.6 10 0 10C-6 10.2 -10.2 5.4 -10 0C-10.3 -5.4 -5.6 -9.8 0 -10Z`;
  const [lx, ly] = light.direction;
  return at(
    x,
    y,
    r / 10,
    path(d, SNOW.shade) +
      clip(
        d,
        oval(lx * 3, ly * 3, 9.4, 9.4, SNOW.mid) + oval(lx * 4.4, ly * 4.4, 6.8, 6.8, SNOW.lit),
      ) +
      line(
        `M${num(-lx * 5)} ${num(-ly * 3)}q2 -1 3 .6M${num(-lx * 2)} ${num(-ly * 6.4)}q1.6 -.8 2.6 0`,
        SNOW.deep,
        0.9,
      ),
  );
}
