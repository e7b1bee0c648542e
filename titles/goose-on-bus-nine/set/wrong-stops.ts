// The three stops that were wrong, as they are seen from a driver's seat in the rain: lit, one behind the other along the street, and swept by a wiper.
import { disc, num } from '#bookmaking/drawing/curves.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { alongStreet, FOOT, nearness } from './street-ahead.ts';

/** What a wiper turns round. */
export const PIVOT: Point = [-20, 212];

interface Stop {
  readonly x: number;
  /** Of its light. */
  readonly color: `#${string}`;
  readonly high: number;
  readonly draw: () => string;
}

/** A library's door, a stall of the market, a tower with a clock, under the words: the fewer those are, the `larger`. */
export const wrongStops = (large: boolean): string => {
  const stops = STOPS.map((stop) => ({
    ...stop,
    y: alongStreet(stop.x, FOOT) + 1,
    size: nearness(stop.x) ** 0.7 * (large ? 1.3 : 0.82),
  }));
  return (
    asGround(clean(stops.map((stop) => at(stop.x, stop.y, stop.size, shine(stop))).join(''))) +
    clean(stops.map(({ x, y, size, draw }) => at(x, y, size, draw())).join('')) +
    asGround(
      clean(
        stops
          .map(
            (stop) =>
              at(stop.x, stop.y, stop.size, wet(stop.color)) +
              swipe([stop.x, stop.y - stop.high * 0.5 * stop.size], stop),
          )
          .join(''),
      ),
    )
  );
};

/** Light in wet air. */
const shine = ({ color, high }: Stop): string =>
  oval(
    0,
    -high * 0.5,
    46,
    high * 0.8,
    radial([
      [0, color, 0.5],
      [0.5, color, 0.2],
      [1, color, 0],
    ]),
  );

/** What of it stands in the stones. */
const wet = (color: string): string =>
  line('M-16 4.4H12M-9 10H17M-14 16H4M-3 22H11', color, 2.2, 'stroke-opacity=".4"');

/** The blade has been over it, and has pulled its light along: that was a no. */
function swipe([x, y]: Point, { color }: Stop): string {
  const [dx, dy] = [x - PIVOT[0], y - PIVOT[1]];
  const [middle, reach] = [Math.atan2(dy, dx), Math.hypot(dx, dy)];
  const arc = (r: number, from: number, to: number): string => {
    const p = (degrees: number): string =>
      `${num(PIVOT[0] + Math.cos(middle + radians(degrees)) * r)} ${num(PIVOT[1] + Math.sin(middle + radians(degrees)) * r)}`;
    return `M${p(from)}A${num(r)} ${num(r)} 0 0 1 ${p(to)}`;
  };
  const turn = 1000 / reach;
  const streaks = [-6, -3.4, -1, 1.6, 4.4].map((out, i) =>
    arc(reach + out, -turn * 0.5, turn * (1.9 - (i % 3) * 0.4)),
  );
  return (
    line(streaks.join(''), color, 1.3, 'stroke-opacity=".3"') +
    line(arc(reach + 8, -turn * 0.8, turn * 1.7), '#e4ecf8', 0.8, 'stroke-opacity=".55"')
  );
}

/** Two pillars and a gable over a door as high as the house, and in it, row over row, backs of books. */
const library = (): string =>
  path('M-30 0V-46H30V0Z', '#5a5484') +
  path('M-34 -45L0 -62L34 -45Z', '#8a7ea8') +
  path('M-35 -46H35V-41H-35ZM-35 -4H35V0H-35Z', '#a89cbc') +
  path('M-15 -4V-37H15V-4Z', '#ffd98c') +
  line('M-14 -29H14M-14 -20H14M-14 -11H14', '#8a5a48', 1.3) +
  line(
    'M-11 -31V-35M-4 -31V-36M6 -31V-35M-8 -22V-27M2 -22V-26M10 -22V-27M-10 -13V-18M-2 -13V-17M9 -13V-18',
    '#a8506a',
    3,
  ) +
  line(
    'M-7.6 -31V-36M1 -31V-35M10 -31V-36M-3 -22V-27M6 -22V-27M-6 -13V-18M4 -13V-18',
    '#3f7a86',
    2.6,
  ) +
  line('M-23 -6V-39M23 -6V-39', '#d2c4d4', 5) +
  path(disc(-30, -15, 3.2) + disc(30, -15, 3.2), '#fff0c0');

/** An awning, oranges under it, and whoever sells them. */
const stall = (): string =>
  path('M-30 -40H30V-12H-30Z', '#a8683c') +
  path(`${disc(9, -28, 5)}M0 -14C0 -26 18 -26 18 -14Z`, '#3a4a6a') +
  path('M-34 -16H34V0H-34Z', '#5f3a38') +
  path('M-34 -16H34V-11H-34Z', '#e9d3a0') +
  path(
    [-27, -21, -15, -9, -24, -18, -12, -21, -15]
      .map((x, i) => disc(x, i < 4 ? -18 : i < 7 ? -22.6 : -27, 3.1))
      .join(''),
    '#f0913a',
  ) +
  line('M-32 -44V0M32 -44V0', '#42303c', 2.4) +
  path('M-33 -54H33L40 -39H-40Z', '#f0dcae') +
  path('M-20 -54H-7L-8 -39H-24ZM7 -54H20L24 -39H8ZM33 -54L40 -39H38L30 -54Z', '#2a8480') +
  path('M-40 -39H-24Q-32 -32 -40 -39ZM-8 -39H8Q0 -32 -8 -39ZM24 -39H40Q32 -32 24 -39Z', '#d9bd86') +
  oval(-2, -34, 3, 3, '#fffbe6');

/** The one clock of the town, which is lit, and says how late it is. */
const tower = (): string =>
  path('M-14 0V-50H14V0Z', '#42557c') +
  path('M3 0V-50H14V0Z', '#36476c') +
  path('M-18 -50H18V-46H-18ZM-16 -50L0 -70L16 -50Z', '#5f7398') +
  path('M-5 0V-11Q0 -16 5 -11V0Z', '#ffd98c') +
  oval(0, -34, 11.4, 11.4, '#4a3c44') +
  oval(0, -34, 10, 10, '#fff3cc') +
  line('M0 -42v2M0 -26v-2M-8 -34h2M8 -34h-2', '#5a4a44', 1.3) +
  line('M0 -34L0 -40.6M0 -34L4.6 -31.6', '#3a2a38', 1.9);

const STOPS: readonly Stop[] = [
  { x: -174, color: '#ffc8a0', high: 60, draw: library },
  { x: -115, color: '#ffb45e', high: 54, draw: stall },
  { x: -50, color: '#ffe6a8', high: 68, draw: tower },
];
