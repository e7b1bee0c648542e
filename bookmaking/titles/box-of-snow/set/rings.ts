// The well from above: one ramp as an apple peel, the lowest turn in the middle. A straight-down
// perspective of a round building is a spiral that grows by the same factor with every floor.
import { num, polygon } from '../../../drawing/curves.ts';
import { lerp, type Point } from '../../../drawing/geometry.ts';
import { box, line, oval, path } from '../../../drawing/marks.ts';
import { linear, radial } from '../../../drawing/sheet.ts';
import { SHEET } from '../../../sheet-size.ts';
import { FLOORS, heat } from './colors.ts';

export interface Well {
  /** Middle of the hall at One, in mm. */
  readonly middle: Point;
  /** Middle of the topmost turn: apart from the other, we lean over the rail. */
  readonly top: Point;
  /** Radius of the hall, and by how much a turn is wider than the one under it. */
  readonly hall: number;
  readonly growth: number;
  /** The last turn that is drawn. */
  readonly floors: number;
  /** 1 winds up clockwise, -1 the other way around. */
  readonly hand: 1 | -1;
}

const SQUASH = 0.94;
const PARTS = 16;

/** A point on the ramp: `height` in floors (whole floors lie above the middle), `across` 0 at the well, 1 at the wall. */
export function onRamp(well: Well, height: number, across: number): Point {
  const angle = height * Math.PI * 2 * well.hand - Math.PI / 2;
  const t = (height - 1) / (well.floors - 1);
  const inner = well.hall * well.growth ** (height - 1);
  const radius = inner * lerp(1, well.growth * 0.97, across);
  return [
    lerp(well.middle[0], well.top[0], t) + Math.cos(angle) * radius,
    lerp(well.middle[1], well.top[1], t) + Math.sin(angle) * radius * SQUASH,
  ];
}

function strip(well: Well, from: number, to: number, a: number, b: number): string {
  const steps = 2;
  const edge = (across: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => onRamp(well, lerp(from, to, i / steps), across));
  return polygon([...edge(a), ...edge(b).reverse()]);
}

/** The whole well, on a ground of evening; things on the ramp are drawn over it. */
export function rings(well: Well): string {
  let art = box(
    0,
    0,
    SHEET,
    SHEET,
    linear([
      [0, '#22316b'],
      [0.6, '#33498f'],
      [1, '#2a3d80'],
    ]),
  );
  const turns = Math.round((well.floors - 1) * PARTS);
  // From the top down: each turn hides the outer edge of the one under it.
  for (let i = turns - 1; i >= 0; i--) {
    const from = 1 + i / PARTS;
    const to = 1 + (i + 1.06) / PARTS;
    art +=
      path(strip(well, from, to, -0.06, 1.14), heat(from, 'wall')) +
      path(strip(well, from, to, 0.72, 1.14), heat(from, 'deep'), 'fill-opacity=".28"');
  }
  for (let i = 0; i < turns; i++) {
    const from = 1 + i / PARTS;
    const to = 1 + (i + 1.06) / PARTS;
    art += path(strip(well, from, to, -0.3, -0.02), heat(from, 'deep'));
  }
  return art + hall(well) + rails(well, turns);
}

/** The floor of One, with the light that falls down the well. */
function hall(well: Well): string {
  const [x, y] = well.middle;
  const r = well.hall;
  return (
    oval(x, y, r, r * SQUASH, FLOORS[1].deep) +
    oval(
      x,
      y,
      r * 0.97,
      r * 0.97 * SQUASH,
      radial([
        [0, '#fffbe2'],
        [0.55, FLOORS[1].pale],
        [1, FLOORS[1].wall],
      ]),
    ) +
    oval(
      x,
      y,
      r * 0.8,
      r * 0.8 * SQUASH,
      'none',
      `stroke="${FLOORS[1].deep}" stroke-width=".7" stroke-opacity=".4"`,
    )
  );
}

/** The rail along the well, and the bars that carry it. */
function rails(well: Well, turns: number): string {
  let art = '';
  for (let turn = 0; turn < turns; turn += PARTS) {
    let bars = '';
    let rail = '';
    const count = Math.min(PARTS, turns - turn) * 3;
    for (let i = 0; i <= count; i++) {
      const height = 1 + turn / PARTS + i / (PARTS * 3);
      const foot = onRamp(well, height, -0.02);
      const head = onRamp(well, height, 0.24);
      bars += `M${num(foot[0])} ${num(foot[1])}L${num(head[0])} ${num(head[1])}`;
      rail += `${i ? 'L' : 'M'}${num(head[0])} ${num(head[1])}`;
    }
    const height = 1.5 + turn / PARTS;
    const size = well.hall * well.growth ** height * 0.011;
    art +=
      line(bars, heat(height, 'deep'), size, 'stroke-opacity=".7"') +
      line(rail, heat(height, 'pale'), size * 2.2);
  }
  return art;
}
