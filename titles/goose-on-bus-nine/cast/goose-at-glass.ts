// The goose behind a wiped pane, on its seat, bent over who draws there, both feet up against the glass.
import { num } from '#bookmaking/drawing/curves.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Tone, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { gooseHead, gooseNeck } from './goose.ts';

/** Sits back from the pane, its legs out of its coat before it, and bends over who draws: the tip of its beak comes to rest `at` a point. */
export const gooseAtGlass = ([x, y]: Point): string => {
  const coat = tone(LAMPS, GOOSE.coat);
  const turn = radians(STOOPS);
  const head: Point = [
    x - (Math.cos(turn) * TIP[0] - Math.sin(turn) * TIP[1]) * HEAD,
    y - (Math.sin(turn) * TIP[0] + Math.cos(turn) * TIP[1]) * HEAD,
  ];
  const [hx, hy] = head;
  return (
    gooseNeck(
      [
        [34, 166],
        [30, 148],
        [21, (hy + 148) / 2 + 8],
        [20, hy + 12],
        [hx - 18, hy + 1],
        [hx - 8, hy + 2],
      ],
      [34, 28, 24, 22, 21, 21],
      LAMPS,
    ) +
    path('M6 200C8 172 14 148 24 148H47C56 148 62 172 64 200Z', coat.shade) +
    path('M6 200C8 172 14 148 24 148H43C50 148 53 172 53 200Z', coat.base) +
    shifted(0, 2, lapels(coat)) +
    line('M36 164V200', coat.deep, 1.2, 'stroke-opacity=".7"') +
    at(
      hx,
      hy,
      HEAD,
      gooseHead({ beak: 'shut', gaze: [0.9, 0.6], lid: 'wide', cap: true }, LAMPS) + hopeful(),
      STOOPS,
    )
  );
};

/** How far its head is turned down, how large it is, and where a beak ends in it. */
const [STOOPS, HEAD] = [16, 0.47];
const TIP: Point = [74, 8];

const lapels = (coat: Tone): string =>
  path('M23 145C20 151 22 159 34 163L37 155ZM49 145C53 151 51 159 39 163L37 155Z', coat.deep) +
  path(
    'M24.4 145C22 151 24 157 33.6 161L36.4 154ZM47.6 145C51 151 49 157 39.6 161L37.6 154Z',
    coat.base,
  );

/** All pupil, and wet. */
const hopeful = (): string =>
  clean(
    oval(6, -7.6, 14, 14.6, '#fffdf6') +
      oval(6, -7.6, 14, 14.6, 'none', 'stroke="#f0a552" stroke-width="2.4"') +
      oval(9, -6.4, 10, 10.8, '#2c1b22') +
      oval(12.6, -10.6, 3.8, 4, '#ffffff') +
      oval(5.6, -2, 2, 2.1, '#ffffff', 'fill-opacity=".85"'),
  );

/** The sole of a foot, heel at (0, 0), toes up: three of them, and the web between. */
const SOLE =
  'M-3.6 -1C-6 -8 -12 -14 -15.4 -19.6C-16.6 -23 -13 -24.6 -10.8 -22.2Q-6.4 -21.4 -3 -25.4C-2.6 -29.4 2.6 -29.4 3 -25.4Q6.4 -21.4 10.8 -22.2C13 -24.6 16.6 -23 15.4 -19.6C12 -14 6 -8 3.6 -1Q0 3 -3.6 -1Z';
const TOES = 'M-1.6 -4Q-7 -13 -12.8 -20.6M0 -4V-25.4M1.6 -4Q7 -13 12.8 -20.6';
/** What of it touches: a ball and a web as flat as glass, and the end of each toe. */
const FLAT =
  'M0 -3.4C-3.4 -5.4 -7.4 -11.4 -9.4 -16C-6.4 -17.4 -3 -19 0 -21C3 -19 6.4 -17.4 9.4 -16C7.4 -11.4 3.4 -5.4 0 -3.4Z';
const TIPS = 'M-11.6 -19.2L-12.8 -21M0 -24V-26M11.6 -19.2L12.8 -21';
/** Large beside a head, and clear of a child's. */
const SIZE = 0.68;
/** Where each leg comes out of the coat, the knee that it goes round, and the heel that it ends in. */
const LEGS: readonly (readonly [hip: Point, knee: Point, heel: Point, turn: number])[] = [
  [[29, 190], [17, 177], [22, 164], -10],
  [[39, 190], [52, 178], [44.4, 166.4], 9],
];

/** Two big, dry feet at the ends of two legs that are drawn up, knees out, the soles flat on the pane and paler where they are pressed to it. */
export const feetOnGlass = (): string => {
  const t = tone(LAMPS, GOOSE.beak);
  const down = tone(LAMPS, GOOSE.white);
  return clean(
    // They are before the coat, and not on it.
    shifted(-2.6, 4.4, LEGS.map(shadowOf).join('')) +
      LEGS.map(([hip, knee]) => thigh(hip, knee, down)).join('') +
      LEGS.map((leg) => shank(leg, t)).join('') +
      LEGS.map(([, , [x, y], turn]) => at(x, y, SIZE, sole(t), turn)).join(''),
  );
};

/** In its down, to the knee. */
const thigh = ([x, y]: Point, [toX, toY]: Point, { base, shade, deep }: Tone): string => {
  const d = `M${x} ${y + 6}L${num(x + (toX - x) * 0.72)} ${num(y + (toY - y) * 0.72)}`;
  return line(d, deep, 17) + line(d, shade, 16) + shifted(-1.2, -0.8, line(d, base, 13));
};

/** From a knee to a heel. */
const straight = ([, [x, y], [toX, toY]]: (typeof LEGS)[number]): string =>
  `M${x} ${y}L${toX} ${toY - 2}`;

const shadowOf = (leg: (typeof LEGS)[number]): string => {
  const [, , [x, y], turn] = leg;
  return (
    line(straight(leg), '#1d1526', 6, 'stroke-opacity=".3"') +
    at(x, y, SIZE, path(SOLE, '#1d1526', 'fill-opacity=".3"'), turn)
  );
};

/** Lit along one side, with rings as a goose has them. */
const shank = (leg: (typeof LEGS)[number], t: Tone): string => {
  const [[hx, hy], [x, y], [toX, toY]] = leg;
  const bend = `M${num(x + (hx - x) * 0.34)} ${num(y + (hy - y) * 0.34)}L${x} ${y}L${toX} ${toY - 2}`;
  const rings = [0.3, 0.6]
    .map((k) => `M${num(x + (toX - x) * k - 2.4)} ${num(y + (toY - y) * k)}q2.4 1.2 4.8 0`)
    .join('');
  return (
    line(bend, t.deep, 7.2) +
    line(bend, t.base, 5.8) +
    shifted(-1.5, 0, line(straight(leg), t.lite, 1.5, 'stroke-opacity=".8"')) +
    line(rings, t.deep, 0.8)
  );
};

const sole = (t: Tone): string =>
  oval(0, -13, 25, 25, breath()) +
  path(SOLE, t.shade, `stroke="${t.deep}" stroke-width="1.2" stroke-linejoin="round"`) +
  path(FLAT, PRESSED) +
  line(TIPS, PRESSED, 4.6) +
  line(TOES, t.shade, 1.2, 'stroke-opacity=".8"') +
  line('M-5.6 -13.6L-8 -16.6', '#fffaf0', 1.2);

/** A warm sole clouds the pane round it, and no further. */
const breath = (): string =>
  radial([
    [0, '#eef2f4', 0],
    [0.6, '#eef2f4', 0.34],
    [0.78, '#eef2f4', 0.26],
    [1, '#eef2f4', 0],
  ]);

/** As pale as what is orange gets on glass. */
const PRESSED = '#ffdcab';
