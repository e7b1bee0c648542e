// The well from its ground, straight up: one ramp, in turns of cut paper, hot where it is near and blue at the top, and over
// all of it the day in a round roof of glass. Words stand in that.
import { mix } from '#bookmaking/drawing/color.ts';
import { disc, num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { heat } from './colors.ts';

/** The roof: its middle is that of the page of words. In mm. */
const ROOF = { x: -108, y: 78, rx: 119, ry: 94 } as const;
/** How much wider each turn is than the one above it, how many are seen below the roof, and where one comes out from behind it. In turns. */
const GROWS = 1.36;
const TURNS = 3.5;
const BEGINS = 0.5;
const STEPS = 20;
/** The floors, from the roof down. */
const TOP = 9.4;
const PER_TURN = 0.85;

/** A place on the ramp's inner edge, so many turns down from the roof; `out` is a part of the way to the next turn. */
function onTurn(turn: number, out = 0): Point {
  const k = GROWS ** (turn + out);
  const around = (turn + BEGINS) * Math.PI * 2;
  return [ROOF.x + Math.sin(around) * ROOF.rx * k, ROOF.y - Math.cos(around) * ROOF.ry * k];
}

const along = (from: number, to: number, out: number): Point[] =>
  Array.from({ length: Math.round((to - from) * STEPS) + 1 }, (_, i) =>
    onTurn(from + i / STEPS, out),
  );

/** From one edge to another, as far as a piece of paper goes. */
const piece = (from: number, to: number, inner: number, outer: number): string =>
  `${smooth(along(from, to, inner), false)}${smooth(along(from, to, outer).reverse(), false).replace('M', 'L')}Z`;

/** A quarter of a turn is one piece. */
const PIECE = 0.25;

/** All of it, for both pages. */
export function upTheWell(): string {
  let art = box(-250, -14, 480, 244, heat(6.6, 'wall'));
  for (let from = TURNS - PIECE; from >= -1; from -= PIECE) {
    const to = from + PIECE;
    const floor = Math.min(TOP, TOP - (from + PIECE / 2) * PER_TURN);
    const wall = mix(heat(floor, 'wall'), heat(floor, 'pale'), 0.5);
    const deep = mix(heat(floor, 'deep'), heat(floor, 'pale'), 0.35);
    art +=
      path(piece(from, to, 0, 1.04), wall) +
      path(piece(from, to, 0.82, 1.04), mix(wall, deep, 0.22)) +
      path(doors(from, to), deep, 'fill-opacity=".5"') +
      line(bars(from, to), deep, 0.5 + from * 0.24, 'stroke-opacity=".6"') +
      path(piece(from, to, 0.2, 0.24), mix(deep, '#fff2d8', 0.6)) +
      path(piece(from, to, -0.02, 0.06), deep);
  }
  return clean(art + shaft() + roof());
}

/** A door on the wall of each twelfth of a turn, its foot to the well. */
function doors(from: number, to: number): string {
  let d = '';
  for (let t = from + PIECE / 6; t < to; t += PIECE / 3) {
    const wide = 0.014;
    const corners = [
      onTurn(t - wide, 0.28),
      onTurn(t - wide, 0.74),
      onTurn(t + wide, 0.74),
      onTurn(t + wide, 0.28),
    ];
    d += `M${corners.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
  }
  return d;
}

function bars(from: number, to: number): string {
  let d = '';
  for (let t = from; t < to; t += PIECE / 9) {
    const [x, y] = onTurn(t, 0.03);
    const [hx, hy] = onTurn(t, 0.22);
    d += `M${num(x)} ${num(y)}L${num(hx)} ${num(hy)}`;
  }
  return d;
}

/** As much of the day as comes down to us. */
const shaft = (): string => path('M-60 2L-30 130L84 222H222Z', '#fff6dc', 'fill-opacity=".26"');

/** From the uppermost turn, along the edge of the roof and over the fold, to whatever hangs at `to`. */
export const wayOfWool = ([x, y]: Point): Point[] => [
  [-172, -8],
  [-118, 4],
  [-27, 11.5],
  [50, 15],
  [108, 15],
  [x - 5, y - 52],
  [x, y],
];

/** The day, through as much glass as a house that is round has over it, and the bars that hold that. */
function roof(): string {
  const { x, y, rx, ry } = ROOF;
  const spoke = (i: number, k: number): string => {
    const around = ((i + 0.5) / 20) * Math.PI * 2;
    return `${num(x + Math.sin(around) * rx * k)} ${num(y - Math.cos(around) * ry * k)}`;
  };
  return (
    oval(
      x,
      y,
      rx,
      ry,
      radial([
        [0, '#fff9e6'],
        [0.7, '#fff3da'],
        [1, '#f6e6e4'],
      ]),
    ) +
    line(
      Array.from({ length: 20 }, (_, i) => `M${spoke(i, 0.91)}L${spoke(i, 1)}`).join(''),
      '#e3cdd8',
      1.4,
    ) +
    line(disc(x, y, rx, ry), '#dcc6dc', 2.6)
  );
}
