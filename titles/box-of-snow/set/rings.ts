// The well from above: one ramp as an apple peel, the lowest turn in the middle. A straight-down
// perspective of a round building is a spiral that grows by the same factor with every floor. Two
// floors make a turn: with one, nine rings of rails flickered like a target.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { FLOORS, heat } from './colors.ts';

export interface Well {
  /** Middle of the hall at One, in mm. */
  readonly middle: Point;
  /** Middle of the topmost turn: apart from the other, we lean over the rail. */
  readonly top: Point;
  /** Radius of the hall, and by how much the well is wider with every floor. */
  readonly hall: number;
  readonly growth: number;
  /** Where the ramp ends under our own landing. */
  readonly floors: number;
  /** Half width of the hole in our landing. */
  readonly opening: number;
  /** 1 winds up clockwise, -1 the other way around. */
  readonly hand: 1 | -1;
}

const SQUASH = 0.94;
/** Pieces of a floor. */
const PARTS = 8;
/** How much the well grows in a turn. */
const turnOf = (well: Well): number => well.growth ** 2;

/** A point on the ramp: `height` in floors (odd floors lie above the middle, even ones below), `across` 0 at the well, 1 at the wall. */
function onRamp(well: Well, height: number, across: number): Point {
  const angle = (height - 1) * Math.PI * well.hand - Math.PI / 2;
  const t = (height - 1) / (well.floors - 1);
  const inner = well.hall * well.growth ** (height - 1);
  const radius = inner * lerp(1, turnOf(well) * 0.97, across);
  return [
    lerp(well.middle[0], well.top[0], t) + Math.cos(angle) * radius,
    lerp(well.middle[1], well.top[1], t) + Math.sin(angle) * radius * SQUASH,
  ];
}

/** A curve along the ramp, bent through its middle. */
function along(well: Well, from: number, to: number, across: number, start: 'M' | 'L'): string {
  const a = onRamp(well, from, across);
  const b = onRamp(well, to, across);
  const m = onRamp(well, (from + to) / 2, across);
  return `${start}${num(a[0])} ${num(a[1])}Q${num(2 * m[0] - (a[0] + b[0]) / 2)} ${num(2 * m[1] - (a[1] + b[1]) / 2)} ${num(b[0])} ${num(b[1])}`;
}

const strip = (well: Well, from: number, to: number, a: number, b: number): string =>
  `${along(well, from, to, a, 'M')}${along(well, to, from, b, 'L')}Z`;

/** The ramp from the hall up to `well.floors`. */
export function rings(well: Well): string {
  const turns = Math.round((well.floors - 1) * PARTS);
  let floors = '';
  let edges = '';
  // From the top down: each turn hides the outer edge of the one under it.
  // A turn below One is drawn too: its outer half is the floor that the hall leaves over.
  for (let i = turns - 1; i >= -2 * PARTS; i--) {
    const from = 1 + i / PARTS;
    const to = 1 + (i + 1.08) / PARTS;
    floors +=
      path(strip(well, from, to, -0.06, 1.16), mix(heat(from, 'wall'), heat(from, 'pale'), 0.4)) +
      path(strip(well, from, to, 0.7, 1.16), heat(from, 'deep'), 'fill-opacity=".2"');
    if (i >= 0) edges = path(strip(well, from, to, -0.16, -0.02), heat(from, 'deep')) + edges;
  }
  return floors + doors(well) + edges + hall(well) + rails(well, turns);
}

/** Doors in the wall of the turns, their feet to the well. */
function doors(well: Well): string {
  let art = '';
  for (let height = 1.2; height < well.floors; height += 0.19) {
    art += path(
      strip(well, height, height + 0.07, 0.6, 0.92),
      heat(height, 'deep'),
      'fill-opacity=".6"',
    );
  }
  return art;
}

/** The floor of One, with the light that falls down the well. */
function hall(well: Well): string {
  const [x, y] = well.middle;
  const r = well.hall;
  const tiles = [0.36, 0.62, 0.86].map((k) => disc(x, y, r * k, r * k * SQUASH)).join('');
  return (
    oval(
      x,
      y,
      r * 0.97,
      r * 0.97 * SQUASH,
      radial([
        [0, '#fffbe2'],
        [0.6, FLOORS[1].pale],
        [1, FLOORS[1].wall],
      ]),
    ) + line(tiles, FLOORS[1].deep, 0.6, 'stroke-opacity=".35"')
  );
}

/** The rail along the well, and the bars that carry it. */
function rails(well: Well, turns: number): string {
  let art = '';
  for (let turn = 0; turn < turns; turn += PARTS) {
    let bars = '';
    let rail = '';
    const count = Math.min(PARTS, turns - turn);
    for (let i = 0; i < count; i++) {
      const height = 1 + (turn + i) / PARTS;
      rail += along(well, height, height + 1 / PARTS, 0.16, i ? 'L' : 'M');
      for (let bar = 0; bar < 4; bar++) {
        const foot = onRamp(well, height + bar / (PARTS * 4), -0.03);
        const head = onRamp(well, height + bar / (PARTS * 4), 0.16);
        bars += `M${num(foot[0])} ${num(foot[1])}L${num(head[0])} ${num(head[1])}`;
      }
    }
    const height = 1.5 + turn / PARTS;
    const size = well.hall * well.growth ** height * 0.013;
    art +=
      line(bars, heat(height, 'deep'), size, 'stroke-opacity=".75"') +
      line(rail, mix(heat(height, 'pale'), heat(height, 'wall'), 0.2), size * 1.7);
  }
  return art;
}

/** Our own landing, the tenth floor's, with a round hole in it and its rail: hides where the ramp ends. */
export function landing(well: Well): string {
  const [x, y] = well.top;
  const r = well.opening;
  const hole = (k: number): string => disc(x, y, r * k, r * k * SQUASH);
  let bars = '';
  for (let i = 0; i < 72; i++) {
    const angle = (i / 72) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle) * SQUASH];
    bars += `M${num(x + c * r)} ${num(y + s * r)}L${num(x + c * r * 1.055)} ${num(y + s * r * 1.055)}`;
  }
  return (
    path(
      `M0 0H${SHEET}V${SHEET}H0Z${hole(1)}`,
      linear([
        [0, '#22316b'],
        [0.5, '#2f4489'],
        [1, '#263a7c'],
      ]),
      'fill-rule="evenodd"',
    ) +
    path(`${hole(1.02)}${hole(0.955)}`, '#1a2656', 'fill-rule="evenodd"') +
    line(bars, '#6f8bd0', 1.1) +
    line(hole(1.055), '#8fa9e4', 2.6) +
    line(hole(1.1), '#1a2656', 3, 'stroke-opacity=".35"')
  );
}

/** Light down the middle, dusk at the rim. */
export const depths = (well: Well): string =>
  box(
    0,
    0,
    SHEET,
    SHEET,
    radial(
      [
        [0, '#fff8dc', 0.55],
        [0.3, '#fff8dc', 0.12],
        [0.62, '#3a2a78', 0],
        [1, '#241a5c', 0.42],
      ],
      well.middle[0] / SHEET,
      well.middle[1] / SHEET,
      0.52,
    ),
  );

/** Pies that cool on a turn. */
export function piesOn(well: Well, from: number, to: number): string {
  let crusts = '';
  let fillings = '';
  for (let height = from; height < to; height += 0.13) {
    const [x, y] = onRamp(well, height, 0.5);
    const r = well.hall * well.growth ** (height - 1) * 0.12;
    crusts += disc(x, y, r);
    fillings += disc(x, y - r * 0.1, r * 0.66);
  }
  return path(crusts, '#c98038') + path(fillings, '#a8404f');
}

/** People bent like hoops on a turn, all looking. */
export function hoopsOn(well: Well, from: number, to: number): string {
  const tops: readonly Hex[] = ['#3f8fa8', '#7a4f96', '#e9a23a', '#3f9a72', '#4a66a8', '#8a5a3f'];
  const skins: readonly Hex[] = ['#f3cdb0', '#965f3c', '#dfa873', '#5a3526', '#b47a4c'];
  let art = '';
  for (let i = 0, height = from; height < to; i++, height += 0.15) {
    const [x, y] = onRamp(well, height, 0.54);
    const k = well.hall * well.growth ** (height - 1) * 0.15;
    art +=
      oval(x, y + 0.3 * k, k * 0.95, k * 0.24, '#7a1f55', 'fill-opacity=".3"') +
      line(
        `M${num(x - 0.72 * k)} ${num(y + 0.2 * k)}C${num(x - 0.8 * k)} ${num(y - 1.3 * k)} ${num(x + 0.8 * k)} ${num(y - 1.3 * k)} ${num(x + 0.72 * k)} ${num(y + 0.2 * k)}`,
        tops[i % tops.length] as Hex,
        k * 0.5,
      ) +
      oval(x + 0.1 * k, y - 0.02 * k, k * 0.36, k * 0.4, skins[i % skins.length] as Hex);
  }
  return art;
}
