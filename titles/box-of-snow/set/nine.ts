// Nine from within: a hall in which it has snowed paper for eighty-three years, and a door that opens.
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { DUSK } from './lights.ts';
import { glow } from './ramp.ts';

/** Where wall and floor meet, and the door between two x on it. In mm. */
const FLOOR = 180;
const DOOR = { left: 58, right: 204, head: 14 } as const;

/** Wall and floor on both pages, the door, and the gold that falls in through it as far as the trim. */
export const hallOfNine = (): string =>
  clean(
    box(-250, -160, 480, 162, '#33488f') +
      box(
        -250,
        0,
        480,
        FLOOR,
        linear([
          [0, '#33488f'],
          [0.6, '#2f448c'],
          [1, '#2a3b80'],
        ]),
      ) +
      box(-250, FLOOR, 480, 44, '#1f2c62') +
      glow(70, 110, 210, 130, '#e0a070', 0.5) +
      box(-250, FLOOR - 5, 480, 5, '#4a5fae') +
      path(
        `M${DOOR.left} ${FLOOR}H${DOOR.right}L232 186V226H-250V204Z`,
        linear(
          [
            [0, '#ffcf8a', 0.1],
            [0.5, '#ffcf8a', 0.5],
            [1, '#ffd898', 0.85],
          ],
          0,
        ),
      ),
  ) + goldenDoor();

/** The evening on the ramp is gold: a turn of it on the other side of the well, and its rail. */
function goldenDoor(): string {
  const { left, right, head } = DOOR;
  const gap = `M${left} ${FLOOR}V${head}H${right}V${FLOOR}Z`;
  let bars = '';
  for (let x = left + 6; x < right; x += 10) bars += `M${x} ${num(104 - (x - left) * 0.06)}v22`;
  return clean(
    box(left - 9, head - 9, right - left + 18, FLOOR - head + 9, '#a8745a', 1) +
      box(left - 9, head - 9, 3, FLOOR - head + 9, '#6a4658') +
      clip(
        gap,
        box(
          left,
          head,
          right - left,
          FLOOR - head,
          linear([
            [0, '#ffc98a'],
            [0.5, '#ffe0a4'],
            [1, '#fff0c4'],
          ]),
        ) +
          path(`M${left} 128L${right} 121V${FLOOR}H${left}Z`, '#f3b878') +
          line(bars, '#e59a5c', 1.4) +
          line(`M${left} 104L${right} 97M${left} 128L${right} 121`, '#e59a5c', 2.6) +
          box(left, FLOOR - 22, right - left, 24, '#f7c98b'),
      ) +
      path(
        `M${left - 10} ${FLOOR - 1}H${right + 10}L${right + 4} ${FLOOR + 5}H${left - 20}Z`,
        '#8a5f48',
      ),
  );
}

/** On the wall beside the door: an empty hook, and the mitten on it again. */
export const mittenByDoor = (): string =>
  oval(34, 40, 2.6, 2.6, '#c9986a') + mittenOnWool(DUSK, [34, 40], [34, 47], 22, 4);

/** On the wall of Nine: a lake, a small girl, and a bigger boy with something behind his back. Middle at (x, y). */
const lakePhotograph = ([x, y]: Point): string =>
  at(
    x,
    y,
    1,
    box(-25.4, -19, 54, 42, '#1a2656', 1.6, 'fill-opacity=".4"') +
      box(-27, -21, 54, 42, '#a9743f', 1.6) +
      box(-24, -18, 48, 36, '#e6d3a8') +
      path('M-24 -4C-14 -12 -8 -8 0 -12C8 -8 16 -12 24 -5V2H-24Z', '#9aa58c') +
      box(-24, 1, 48, 9, '#b9c6c2') +
      line('M-18 4h8M2 6h12M-8 8h7', '#8fa3a6', 0.8) +
      path('M-24 10H24V18H-24Z', '#c9b48a') +
      // The girl waves a mitten; the boy stands very straight.
      path('M-12 15L-10 6H-5L-3 15Z', '#7d6a55') +
      oval(-7.5, 3, 3, 3.2, '#a98a68') +
      line('M-10 8l-4 -4M-5 8l3 3', '#7d6a55', 1.6) +
      path('M5 15V3H12V15Z', '#6a5a4a') +
      oval(8.5, -1.4, 3.4, 3.6, '#a98a68') +
      path('M5 -2C4 -6 13 -6 12 -2L11 -4H6Z', '#4a3d35') +
      line('M11.4 5L15 9', '#6a5a4a', 1.8) +
      oval(15.4, 9.6, 2.4, 2.4, '#f6efdc'),
  );

/** What has been got ready for it: paper snow, one flake for each winter, a sled, a photograph. */
export const waitingRoom = (): string =>
  paperFlakes() + lakePhotograph([-168, 112]) + at(-97, 203, 1.24, sled());

/** Where flakes hang, and half how large they are. In mm. */
const FLAKES: readonly (readonly [x: number, y: number, r: number])[] = [
  [-199, 82, 6],
  [-178, 72, 8],
  [-142, 84, 5.4],
  [-122, 70, 10],
  [-90, 82, 6],
  [-2, 46, 8],
  [-16, 34, 9],
  [8, 20, 6],
  [36, 18, 5],
];
/** From this x on the gold of the door lies on them. */
const LIT = -50;

/** Cut out of paper that was blue to begin with. */
function paperFlakes(): string {
  const threads = FLAKES.map(([x, y, r]) => `M${x} -100V${num(y - r)}`).join('');
  const cut = (lit: boolean): string =>
    FLAKES.filter(([x]) => x > LIT === lit)
      .map(([x, y, r]) => flake(x, y, r, x * 7))
      .join('');
  return (
    line(threads, '#5268b4', 0.4) +
    line(cut(false), '#9db2ea', 1.6) +
    line(cut(true), '#f0dcc0', 1.6)
  );
}

/** Six arms, and a barb on each side of every arm. */
function flake(x: number, y: number, r: number, turned: number): string {
  return [0, 60, 120]
    .map((turn) => {
      const a = ((turn + turned) * Math.PI) / 180;
      const [dx, dy] = [Math.cos(a) * r, Math.sin(a) * r];
      const [px, py] = [-dy * 0.28, dx * 0.28];
      const barb = (k: number): string =>
        `M${num(x + dx * 0.72 * k + px)} ${num(y + dy * 0.72 * k + py)}L${num(x + dx * 0.44 * k)} ${num(y + dy * 0.44 * k)}L${num(x + dx * 0.72 * k - px)} ${num(y + dy * 0.72 * k - py)}`;
      return `M${num(x - dx)} ${num(y - dy)}L${num(x + dx)} ${num(y + dy)}${barb(1)}${barb(-1)}`;
    })
    .join('');
}

/** It leans on the wall, ready; its runners have been oiled every November. */
const sled = (): string =>
  path('M-16 -24L-70 2H-40L8 0Z', '#141f50', 'fill-opacity=".4"') +
  at(
    0,
    0,
    1,
    line('M-17 -2V-78C-17 -94 2 -96 2 -84M15 -2V-78C15 -94 34 -96 34 -84', '#8d93a8', 2.6) +
      line('M-15 -20H17M-15 -62H17', '#7a4f2f', 5) +
      [-14, -3.6, 6.8]
        .map((x, i) => box(x, -72, 8.6, 62, ['#c98f52', '#dba767', '#b57b40'][i] as string, 2.4))
        .join('') +
      line('M-10 -66h.1M1 -66h.1M11 -66h.1M-10 -16h.1M1 -16h.1M11 -16h.1', '#7a4f2f', 1.6) +
      line('M2 -84C10 -60 30 -58 34 -84', '#e6c06a', 1.3),
    -15,
  );
