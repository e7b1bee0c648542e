// The window of the bookplate from the wet street: painted iron, a pane that rain runs down, and the lit bus behind it.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { nine } from '#titles/goose-on-bus-nine/set/bus-outside.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';

export const GLASS = roundedBox(12, 10, 192, 186, 16);

/** The bus in its own light: the night in its far windows, a bar to hold on to, and a lamp over whoever is first. */
export const litBus = (): string =>
  box(
    0,
    0,
    SHEET,
    SHEET,
    linear([
      [0, '#f7c565'],
      [0.5, '#f0ab52'],
      [1, '#a95c34'],
    ]),
  ) +
  [14, 138].map(farWindow).join('') +
  box(0, 10, SHEET, 9, '#d99a48') +
  line('M0 24H216', '#8a5a2a', 3.4) +
  line('M0 23.4H216', BUS.pole, 2.2) +
  clean(
    oval(
      104,
      66,
      96,
      74,
      radial([
        [0, '#fff6d2', 0.95],
        [0.5, '#ffecb4', 0.5],
        [1, '#ffe39a', 0],
      ]),
    ),
  );

/** With a street in it. */
const farWindow = (x: number): string =>
  box(x, 36, 64, 62, '#33507a', 3) +
  path(
    `M${x + 3} 98V70L${x + 14} 60L${x + 25} 70V98ZM${x + 28} 98V62H${x + 44}V98ZM${x + 46} 98V72L${x + 54} 64L${x + 62} 72V98Z`,
    '#243459',
  ) +
  path(`M${x + 10} 76h5v6h-5ZM${x + 33} 68h5v6h-5ZM${x + 51} 78h5v6h-5Z`, '#ffd27e') +
  line(roundedBox(x, 36, 64, 62, 3), BUS.frame, 2.4);

/** On our side of the pane: rain that runs, and in one corner the street's sky. */
export function wetPane(): string {
  const chance = chanceFrom('belongs');
  const runs = RUNS.map(([x, y]) => `M${x} ${y}v${num(8 + chance() * 14)}`).join('');
  return (
    path('M18 62V30Q18 16 32 16H58Z', '#ffffff', 'fill-opacity=".26"') +
    path('M18 72V67L63 16H68Z', '#ffffff', 'fill-opacity=".2"') +
    line(runs, '#f6fafa', 1, 'stroke-opacity=".6"') +
    line(GLASS, '#2a1a30', 1.8, 'stroke-opacity=".8"')
  );
}

const RUNS = [
  [72, 20],
  [150, 28],
  [166, 16],
  [190, 34],
  [198, 22],
  [18, 96],
  [58, 84],
] as const;

/** Painted iron round the window, blue where the evening is on it, riveted, and wet. */
export const flank = (): string =>
  box(
    0,
    0,
    SHEET,
    SHEET,
    linear([
      [0, '#c98a3e'],
      [0.5, '#d9923a'],
      [1, '#8a5236'],
    ]),
  ) +
  path(roundedBox(6, 4, 204, 198, 20), '#4a2f3a') +
  path(roundedBox(8, 6, 200, 194, 18), BUS.frame);

/** The ledge under the window, and who goes by it. */
export const sill = (): string =>
  box(
    -4,
    196,
    SHEET + 8,
    26,
    linear([
      [0, '#f0b654'],
      [0.3, '#dc9436'],
      [1, '#8a4f2a'],
    ]),
  ) +
  box(-4, 193.4, SHEET + 8, 5, '#fff1cf') +
  box(-4, 198.4, SHEET + 8, 1.4, '#7a4530', 0, 'fill-opacity=".6"') +
  line(
    'M14 206.4h.1M34 206.4h.1M182 206.4h.1M202 206.4h.1M162 206.4h.1',
    '#fff1cf',
    2,
    'stroke-opacity=".7"',
  ) +
  nine(108, 206, 6.4) +
  line('M-4 194H220', '#ffffff', 0.8, 'stroke-opacity=".8"') +
  line('M26 198v4M64 198v6M150 198v3M171 198v6M198 198v4', '#f6fafa', 1.2, 'stroke-opacity=".8"');
