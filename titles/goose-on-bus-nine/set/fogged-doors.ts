// The doors of Bus Nine from the street, at night: all steamed from step to lintel, and one round place that a sleeve has cleared.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';

/** What one stands on in there. */
export const FLOOR = 162;
const [LINTEL, STEP] = [17, 168];
/** A broad wing, for chairs and prams too, and a narrow one. */
const WINGS = [
  [8, 170],
  [176, 207],
] as const;
const SEAM = (WINGS[0][1] + WINGS[1][0]) / 2;
/** The middle of what is drawn on the narrow one. */
export const NARROW = (WINGS[1][0] + WINGS[1][1]) / 2;
const [RUBBER, BRASS] = ['#2b1d30', '#d9963a'];

const pane = ([from, to]: (typeof WINGS)[number]): string =>
  `M${from} ${STEP}V${LINTEL + 7}Q${from} ${LINTEL} ${from + 7} ${LINTEL}H${to - 7}Q${to} ${LINTEL} ${to} ${LINTEL + 7}V${STEP}Z`;

/** As bright as it is in there: through whatever has been wiped or drawn. */
export const BRIGHT = (): string =>
  linear([
    [0, '#fff0c2'],
    [0.55, '#ffdc94'],
    [1, '#f6bd6c'],
  ]);

/** One great sweep of a sleeve, round two who stand there and as far as a fingertip. */
const swept = ([x, y]: Point): string => {
  const top = Math.max(21, Math.min(y - 50, 50));
  return smooth([
    [x + 1, y + 4],
    [x, y - 13],
    [x - 8, (y + top) / 2 - 5],
    [x - 28, top + 7],
    [78, top],
    [50, top + 4],
    [27, top + 22],
    [14, 100],
    [13, 134],
    [21, 160],
    [42, 180],
    [104, 182],
    [x - 9, 160],
    [x - 1, 130],
  ]);
};

/** The other side of the bus: a window with the hour in it, what is held on to, a bench. */
const within = (): string =>
  box(0, 0, 180, FLOOR - 6, BRIGHT()) +
  box(4, 46, 168, 48, '#7f96ad', 5) +
  line('M4 46H172V94H4ZM100 46V94', '#a9693a', 2) +
  clean(
    oval(
      76,
      66,
      66,
      62,
      radial([
        [0, '#fff4cf', 0.75],
        [0.6, '#ffe8b0', 0.4],
        [1, '#ffe2a0', 0],
      ]),
    ),
  ) +
  box(0, 130, 180, 24, '#d99a52') +
  line('M0 130H180', '#a9693a', 1.2) +
  box(0, FLOOR - 8, 180, 20, '#8a5a40') +
  line(`M0 ${FLOOR - 8}H180`, '#5f3a30', 1.4);

/** Of what a sleeve has wiped: breath thins out over a finger's breadth, and beads hang where it was pushed to. */
export const softEdge = (d: string, fog: Hex): string =>
  [13, 11, 9, 7, 5, 3].map((wide) => line(d, fog, wide, 'stroke-opacity=".17"')).join('') +
  line(d, '#fff4da', 1, 'stroke-opacity=".8" stroke-dasharray=".1 61 .1 7 .1 83 .1 31"');

/** Both wings with their fog; `seen` stand behind the broad one, `tip` is where a finger touches, and `drawn` what it has drawn. */
export function foggedDoors(seen: string, tip: Point, drawn: string): string {
  const [broad, narrow] = WINGS;
  const cleared = swept(tip);
  const steam = linear([
    [0, '#6a4c5c'],
    [0.3, '#94664f'],
    [0.7, '#b97f45'],
    [1, '#c98f4e'],
  ]);
  return (
    frame() +
    clip(
      pane(broad),
      within() +
        seen +
        clean(
          path(`${pane(broad)}${cleared}`, steam, 'fill-rule="evenodd"') +
            softEdge(cleared, '#b5845a'),
        ),
    ) +
    clean(path(pane(narrow), steam)) +
    clip(pane(broad), glow()) +
    runs(tip) +
    drawn +
    wingsOf()
  );
}

/** Down where its lamps are, it is warmer. */
const glow = (): string =>
  clean(
    oval(
      150,
      150,
      60,
      44,
      radial([
        [0, '#ffce80', 0.4],
        [1, '#ffce80', 0],
      ]),
    ),
  );

/** Off the edge of what is wiped, and elsewhere, water has run. */
function runs([x, y]: Point): string {
  const chance = chanceFrom('page 8, runs on the doors');
  let wet = '';
  let drops = '';
  const run = (fx: number, fy: number, long: number): void => {
    wet += `M${num(fx)} ${num(fy)}q${num(chance() * 2 - 1)} ${num(long * 0.5)} 0 ${num(long)}`;
    drops += disc(fx, fy + long, 0.8, 1.3);
  };
  run(x - 2.4, y + 14, 13);
  run(x - 3, y + 34, 9);
  run(17, 132, 14);
  run(28, 78, 9);
  for (let i = 0; i < 4; i++) run(178 + chance() * 27, 24 + chance() * 120, 8 + chance() * 20);
  return clean(line(wet, '#ffe2ac', 0.8, 'stroke-opacity=".6"') + path(drops, '#fff3d6'));
}

/** What the wings hang in, darker than they are. */
const frame = (): string =>
  path(
    `M4 ${STEP + 5}V${LINTEL - 1}Q4 ${LINTEL - 7} 12 ${LINTEL - 7}H204Q211 ${LINTEL - 7} 211 ${LINTEL - 1}V${STEP + 5}Z`,
    RUBBER,
  );

/** Rubber round each pane, the brass bar that each is pushed by, the step and its lamp. */
const wingsOf = (): string =>
  WINGS.map((wing) => line(pane(wing), '#6b4632', 2.6) + line(pane(wing), '#c98a44', 0.7)).join(
    '',
  ) +
  line(`M${SEAM} ${LINTEL - 6}V${STEP + 2}`, '#160f20', 1.4) +
  box(4, STEP, 207, 3, BRASS) +
  box(4, STEP + 3, 207, 6, '#4a2c34') +
  line(`M4 ${STEP + 0.5}H211`, '#ffe6a8', 0.9);
