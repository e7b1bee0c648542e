import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { cello } from '#titles/goose-on-bus-nine/cast/cello.ts';
import { dogStanding } from '#titles/goose-on-bus-nine/cast/dog.ts';
import { gooseAfar } from '#titles/goose-on-bus-nine/cast/geese.ts';
import { leek } from '#titles/goose-on-bus-nine/cast/leeks.ts';
import { nine } from '#titles/goose-on-bus-nine/set/bus-outside.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { GOLD, LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

const INK = '#173f45';
const PAPER = '#fbeccb';

/** The way of Bus Nine, from the garage to the water. */
const ROUTE: readonly Point[] = [
  [30, 34],
  [74, 30],
  [112, 42],
  [128, 66],
  [170, 64],
  [190, 88],
  [168, 112],
  [112, 106],
  [62, 98],
  [32, 120],
  [44, 150],
  [90, 158],
  [128, 150],
];

/** The cloth of the seats has become a map: every stop of the story, and what was found at the end of the line. */
export function endpaper(): string {
  const road = smooth(ROUTE, false);
  return (
    ground() +
    pond() +
    line(road, INK, 11, 'stroke-opacity=".35"') +
    line(road, PAPER, 8.4) +
    line(road, '#e59a2f', 4.6) +
    line(road, PAPER, 0.9, 'stroke-dasharray="3 3.4"') +
    stop(30, 34) +
    stop(112, 42) +
    stop(170, 64) +
    stop(112, 106) +
    stop(32, 120) +
    stop(90, 158) +
    library(112, 30) +
    market(186, 52) +
    clock(112, 96) +
    bakery(50, 86) +
    barber(18, 108) +
    bench(84, 178) +
    at(30, 22, 1, nine(0, -2, 10)) +
    bus(71, 26) +
    lastStop(131, 144) +
    steps() +
    at(162, 102, 0.2, dogStanding(LAMPS)) +
    at(206, 62, 0.1, cello(LAMPS, 9)) +
    tickets()
  );
}

/** Moquette, with the diamonds of the seats. */
function ground(): string {
  let dots = '';
  for (let row = 0; row < 19; row++) {
    for (let column = 0; column < 19; column++) {
      const x = column * 12 + (row % 2) * 6;
      const y = row * 12;
      dots += `M${x} ${y - 1.3}l1.1 1.3l-1.1 1.3l-1.1 -1.3Z`;
    }
  }
  return box(0, 0, SHEET, SHEET, BUS.seat) + path(dots, BUS.seatDot, 'fill-opacity=".5"');
}

const stop = (x: number, y: number): string =>
  oval(x, y, 5, 5, INK) + oval(x, y, 3.8, 3.8, PAPER) + oval(x, y, 1.7, 1.7, '#e59a2f');

function pond(): string {
  const shore = smooth([
    [150, 142],
    [184, 132],
    [224, 140],
    [228, 222],
    [140, 224],
    [126, 200],
    [136, 168],
  ]);
  return (
    path(shore, '#e9c66f') +
    at(6, 5, 0.965, path(shore, '#7fb7b4')) +
    line(
      'M160 152q5 -4 10 0t10 0t10 0M150 186q5 -4 10 0t10 0M176 206q5 -4 10 0t10 0t10 0M188 168q5 -4 10 0t10 0',
      '#e6f2ea',
      1.4,
    ) +
    clean(
      FLOCK.map(([x, y, size, facing]) => at(x, y, size, gooseAfar(GOLD), 0, size * facing)).join(
        '',
      ) + at(166, 172, 0.17, gooseAfar(GOLD, true)),
    )
  );
}

/** Eleven, and one in a cap. */
const FLOCK = [
  [196, 152, 0.1, 1],
  [180, 158, 0.1, -1],
  [206, 166, 0.11, -1],
  [150, 166, 0.09, 1],
  [146, 186, 0.11, 1],
  [186, 186, 0.12, -1],
  [204, 186, 0.11, 1],
  [160, 200, 0.12, -1],
  [184, 204, 0.12, 1],
  [204, 206, 0.11, -1],
  [140, 206, 0.1, 1],
] as const;

const library = (x: number, y: number): string =>
  path(`M${x - 17} ${y - 14}L${x} ${y - 25}L${x + 17} ${y - 14}ZM${x - 18} ${y}h36v3h-36Z`, PAPER) +
  line([-12, -6, 0, 6, 12].map((dx) => `M${x + dx} ${y - 12}v11`).join(''), PAPER, 2.6) +
  line(`M${x - 4} ${y - 17}l4 1l4 -1`, INK, 1);

const market = (x: number, y: number): string =>
  [-14, -5, 4]
    .map((dx, i) =>
      leek(
        LAMPS,
        [
          [x + dx + 6, y + 2],
          [x + dx + 5, y - 10],
          [x + dx + 3 + i * 2, y - 20 - i * 2],
        ],
        2.4,
      ),
    )
    .join('') +
  path(`M${x - 16} ${y - 6}H${x + 16}L${x + 12} ${y + 4}H${x - 12}Z`, '#c79a5c') +
  line(`M${x - 14} ${y - 2}H${x + 14}`, '#8a6238', 1.2);

const clock = (x: number, y: number): string =>
  path(`M${x - 8} ${y}V${y - 30}L${x} ${y - 42}L${x + 8} ${y - 30}V${y}Z`, PAPER) +
  oval(x, y - 24, 5.4, 5.4, INK) +
  oval(x, y - 24, 4.4, 4.4, '#f2b632') +
  line(`M${x} ${y - 24}v-3M${x} ${y - 24}l2.2 1.2`, INK, 1) +
  // Where the sausages are.
  line(
    `M${x + 12} ${y - 6}q4 5 9 1M${x + 22} ${y - 5}q4 5 9 1M${x + 32} ${y - 4}q4 5 9 1`,
    '#b8643a',
    4,
  );

const bakery = (x: number, y: number): string =>
  path(`M${x - 15} ${y}c-3 -17 33 -17 30 0Z`, '#d9964a') +
  line(`M${x - 7} ${y - 9}l3 6M${x} ${y - 11}l3 6M${x + 7} ${y - 9}l2.4 5`, '#8f5a24', 1.6);

const barber = (x: number, y: number): string =>
  box(x - 4, y - 24, 8, 24, PAPER, 3) +
  line(`M${x - 3} ${y - 16}l6 -6M${x - 3} ${y - 8}l6 -6M${x - 3} ${y - 1}l6 -6`, '#33507a', 2.4) +
  oval(x, y - 25, 3.4, 2.6, '#f2b632');

const bench = (x: number, y: number): string =>
  line(`M${x - 14} ${y - 8}h28M${x - 14} ${y - 3}h28`, PAPER, 2.4) +
  line(`M${x - 10} ${y - 9}V${y + 4}M${x + 10} ${y - 9}V${y + 4}`, PAPER, 1.8);

/** Just out of the garage. */
const bus = (x: number, y: number): string =>
  at(
    x,
    y,
    1,
    path('M-17 -9C-17 -14 -15 -16 -10 -16H11C16 -16 18 -13 18 -8V3H-17Z', '#f2b632') +
      path('M-14 -12H-7V-6H-14ZM-5 -12H2V-6H-5ZM4 -12H11V-6H4Z', INK) +
      line('M-17 -2H18', PAPER, 1.8) +
      oval(-9, 3, 4, 4, INK) +
      oval(10, 3, 4, 4, INK) +
      oval(-9, 3, 1.6, 1.6, PAPER) +
      oval(10, 3, 1.6, 1.6, PAPER),
    -3,
  );

/** The sign at the end of the line has three waves on it. */
const lastStop = (x: number, y: number): string =>
  line(`M${x} ${y + 6}v-26`, INK, 2) +
  oval(x, y - 24, 10, 10, INK) +
  oval(x, y - 24, 8.6, 8.6, PAPER) +
  line(
    [-4, 0, 4].map((dy) => `M${x - 5.4} ${y - 23.4 + dy}q1.8 -2.6 3.6 0t3.6 0t3.6 0`).join(''),
    '#33507a',
    1.5,
  );

/** Webbed feet, from the last stop down to the water. */
function steps(): string {
  let d = '';
  for (let i = 0; i < 7; i++) {
    const x = 136 - i * 0.4 + (i % 2) * 5;
    const y = 157 + i * 3.6;
    d += `M${num(x)} ${num(y)}l-2.8 4.4l1.6 -.8l.6 2l1.2 -1.6l1.4 1.4l0 -2.2l1.6 .2Z`;
  }
  return path(d, '#8a6238');
}

/** What falls out of a pocket at the end of the day. */
function tickets(): string {
  const chance = chanceFrom('tickets');
  const ticket = (x: number, y: number, turn: number, fill: string): string =>
    at(
      x,
      y,
      1,
      path(
        'M-17 -9H17V-3a3 3 0 0 0 0 6V9H-17V3a3 3 0 0 0 0 -6Z',
        fill,
        `stroke="${INK}" stroke-width=".6"`,
      ) +
        line('M8 -8V8', INK, 0.7, 'stroke-dasharray="1.4 1.6"') +
        line(
          [0, 1, 2].map((i) => `M-12 ${-4 + i * 4}h${num(8 + chance() * 6)}`).join(''),
          '#a08a6a',
          1.1,
        ) +
        clean(oval(12.4, 0, 1.8, 1.8, BUS.seat)),
      turn,
    );
  return (
    ticket(34, 196, -14, PAPER) +
    ticket(62, 204, 9, '#f3cf7d') +
    ticket(152, 20, 11, '#f3cf7d') +
    ticket(202, 116, -64, PAPER)
  );
}
