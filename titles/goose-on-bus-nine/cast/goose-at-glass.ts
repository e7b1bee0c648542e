// The goose behind a wiped pane, on its seat, bent over who draws there, both feet up against the glass.
import { num } from '#bookmaking/drawing/curves.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Tone, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
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
    path(COLLAR, coat.deep) +
    gooseNeck(
      [
        [33, 148],
        [31, 140],
        [21, (hy + 142) / 2 + 8],
        [20, hy + 12],
        [hx - 18, hy + 1],
        [hx - 8, hy + 2],
      ],
      [34, 28, 24, 22, 21, 21],
      LAMPS,
    ) +
    clean(LEGS.map(shank).join('')) +
    path(COAT, coat.shade) +
    clip(COAT, shifted(-9, -1, path(COAT, coat.base))) +
    lapels(coat) +
    at(
      hx,
      hy,
      HEAD,
      gooseHead({ beak: 'shut', gaze: [0.9, 0.6], cap: true }, LAMPS) + hopeful(),
      STOOPS,
    )
  );
};

/** How far its head is turned down, how large it is, and where a beak ends in it. */
const [STOOPS, HEAD] = [22, 0.47];
const TIP: Point = [74, 8];

/** Stands up behind a neck, and is open before it. */
const COLLAR = 'M11 141C9 133 13 127 20 125H42C49 128 53 134 50 142Z';
/** One body, as round as who sits in it: from both shoulders to a hem, open down to a button. */
const COAT =
  'M13 135C5 141 1 151 3 160C4 166 14 168 32 168S60 166 61 160C63 151 58 141 49 135L34 158Z';

/** Two, along the opening; under them a button, and a sleeve down either side. */
const lapels = (coat: Tone): string =>
  path(
    'M12 132L34 161L23 158L22 152L14 151Q9 142 12 132ZM50 132L34 161L44 158L45 152L53 151Q56 142 50 132Z',
    coat.deep,
  ) +
  path(
    'M13 133.4L33 159.4L24 157L23 150.6L15 150Q10.6 142 13 133.4ZM49 133.4L35 159.4L43 157L44 150.6L52 150Q54.6 142 49 133.4Z',
    coat.base,
  ) +
  line('M12 154Q10 161 13 166.4M53 154Q55 161 52 166.4M34 159Q35 164 34 167.6', coat.deep, 1) +
  oval(36.8, 163, 1.5, 1.5, coat.deep);

/** Half shut, and what is left of it on the waves. */
const hopeful = (): string =>
  clean(
    oval(6, -7.6, 13, 13.4, '#fffdf6') +
      oval(8.6, -5.4, 9.6, 10, '#2c1b22') +
      oval(12.4, -9, 3.4, 3.6, '#ffffff') +
      oval(5.6, -1, 2, 2.1, '#ffffff', 'fill-opacity=".85"') +
      oval(6, -7.6, 13.6, 14, 'none', 'stroke="#f0a552" stroke-width="2.2"') +
      path('M-9.6 -1A15.6 16 0 0 1 16 -20.6Q5 -11.6 -9.6 -1Z', '#f3e6d6') +
      line('M-10 -1Q4.6 -11.4 16.4 -20', '#a0806e', 1.8),
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
const SIZE = 0.7;
/** Where each leg comes out from under the hem; the heel that it ends in, its toes turned out. */
const LEGS: readonly (readonly [knee: Point, heel: Point, turn: number])[] = [
  [[28, 163], [19.4, 184], -24],
  [[39, 163], [47.6, 184], 24],
];

/** Two big, dry feet at the ends of its legs, the soles flat on the pane and paler where they are pressed to it. */
export const feetOnGlass = (): string => {
  const t = tone(LAMPS, GOOSE.beak);
  return clean(LEGS.map(([, [x, y], turn]) => at(x, y, SIZE * 0.84, sole(t), turn, SIZE)).join(''));
};
/** Lit along one side, with rings as a goose has them. */
const shank = ([[x, y], [toX, toY]]: (typeof LEGS)[number]): string => {
  const t = tone(LAMPS, GOOSE.beak);
  const [dx, dy] = [toX - x, toY - y];
  const rings = [0.34, 0.56]
    .map((k) => `M${num(x + dx * k - 2.6)} ${num(y + dy * k)}q2.6 1.4 5.2 0`)
    .join('');
  const d = `M${x} ${y}L${toX} ${toY - 3}`;
  return (
    line(d, t.deep, 7.2) +
    line(d, t.base, 5.8) +
    shifted(-1.5, 0, line(d, t.lite, 1.5, 'stroke-opacity=".8"')) +
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
    [0.55, '#eef2f4', 0.3],
    [0.76, '#eef2f4', 0.22],
    [1, '#eef2f4', 0],
  ]);

/** As pale as what is orange gets on glass. */
const PRESSED = '#ffdcab';
