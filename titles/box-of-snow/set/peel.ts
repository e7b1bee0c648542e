// The ramp across the well, as far up as one sees from Two: a ribbon that goes up like apple peel.
import { mix } from '#bookmaking/drawing/color.ts';
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, line, path } from '#bookmaking/drawing/marks.ts';
import { heat } from './colors.ts';

/** How far up it is drawn, in turns. */
const TURNS = 4.5;
const STEPS = 12;
/** Where it goes over from our side to the far one. */
const ON_OUR_SIDE = 0.36;

/** Where the ramp's floor is after so many turns; `up` of its band over that. In mm. */
function onPeel(turn: number, up = 0): Point {
  const around = 2 * Math.PI * turn;
  const r = 16 + 98 * 0.4 ** turn;
  const middle = 172 - 62 * 0.42 ** turn;
  const y = 24 + 166 * 0.67 ** turn;
  return [
    middle + r * Math.cos(around),
    y + 0.2 * r * Math.sin(around) - up * (5 + 17 * 0.6 ** turn),
  ];
}

/** The floor that it has come to. */
const floorAt = (turn: number): number => 2 + turn * 1.75;

function part(from: number, to: number): { lower: Point[]; upper: Point[] } {
  const turns = Array.from({ length: STEPS + 1 }, (_, i) => from + (i / STEPS) * (to - from));
  return { lower: turns.map((t) => onPeel(t)), upper: turns.map((t) => onPeel(t, 1)) };
}

function band(from: number, front: boolean, to = from + 0.5): string {
  const { lower, upper } = part(from, to);
  const floor = floorAt(from + 0.25);
  const d = `${smooth(lower, false)}${smooth([...upper].reverse(), false).replace('M', 'L')}Z`;
  const wall = heat(floor, 'wall');
  const deep = heat(floor, 'deep');
  const thick = 0.8 + 2.2 * 0.6 ** from;
  return front
    ? path(d, mix(wall, deep, 0.32)) +
        line(smooth(upper, false), mix(wall, '#fff2d8', 0.4), thick) +
        line(smooth(lower, false), deep, thick)
    : path(d, mix(wall, heat(floor, 'pale'), 0.45)) +
        line(smooth(lower, false), mix(deep, wall, 0.3), thick * 1.4);
}

/** All turns: the far halves first, for they are behind all near ones. */
export function peel(): string {
  const turns = Array.from({ length: Math.ceil(TURNS) }, (_, i) => i).reverse();
  return (
    turns.map((turn) => band(turn + (turn > 0 ? 0.5 : ON_OUR_SIDE), false, turn + 1)).join('') +
    ovens() +
    turns
      .filter((turn) => turn > 0)
      .map((turn) => band(turn, true))
      .join('') +
    cloths() +
    hoops()
  );
}

/** Eleven, open, all along the far side of Two. */
const ovens = (): string =>
  Array.from({ length: 11 }, (_, i) => {
    const turn = 0.535 + i * 0.04;
    const [x, y] = onPeel(turn, 0.08);
    const w = 8.6 - i * 0.28;
    return (
      box(x - w / 2, y - w * 1.36, w, w * 1.36, '#5f8088', 0.8) +
      box(x - w * 0.36, y - w * 1.04, w * 0.72, w * 0.56, '#ffb53c', 0.6) +
      box(x - w * 0.26, y - w * 0.86, w * 0.52, w * 0.38, '#fff3a8', 0.5) +
      path(
        `M${num(x - w * 0.36)} ${num(y - w * 0.34)}h${num(w * 0.72)}l${num(w * 0.12)} ${num(w * 0.18)}h${num(-w * 0.96)}Z`,
        '#4f6f78',
      )
    );
  }).join('');

/** Somebody’s tablecloths, over the rail of Four. */
const cloths = (): string =>
  Array.from({ length: 8 }, (_, i) => {
    const turn = 1.1 + i * 0.045;
    const [x, y] = onPeel(turn, 1);
    const color = ['#7fb0c9', '#e9b44a', '#a9c48a', '#d98aa0'][i % 4] as string;
    return path(`M${num(x - 3)} ${num(y - 0.6)}h6v${8 + (i % 3)}l-3 -1.600l-3 1.600Z`, color);
  }).join('');

/** And higher, quite small, people who are being hot on purpose. */
const hoops = (): string =>
  Array.from({ length: 6 }, (_, i) => {
    const [x, y] = onPeel(2.08 + i * 0.062, 1);
    const color = ['#3f8fa8', '#7a4f96', '#e9a23a', '#3f9a72'][i % 4] as string;
    return line(`M${num(x - 2.6)} ${num(y)}c0 -7 5.200 -7 5.200 0`, color, 1.8);
  }).join('');
