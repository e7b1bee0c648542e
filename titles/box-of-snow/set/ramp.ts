// The ramp as somebody sees it who is on it: over the rail, across the well, to the turns on the
// other side. On our side it climbs to the right, so over there it climbs to the left.
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { lerp } from '#bookmaking/drawing/geometry.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { type Floor, heat } from './colors.ts';

interface Across {
  /** The height of our eyes in floors, and where on the sheet that is, in mm. */
  readonly eye: number;
  readonly horizon: number;
  /** How high a floor looks over there, in mm. */
  readonly storey: number;
  readonly from: number;
  readonly to: number;
}

/** Where a height over there lies at `x`: turns above our eyes sag, turns below them arch. */
export function farSide(view: Across, height: number, x: number): number {
  const u = (x - SHEET / 2) / (SHEET / 2);
  return view.horizon - (height - view.eye) * view.storey * (1 + 0.24 * u * u) + 7 * u;
}

function band(view: Across, low: number, high: number): string {
  const edge = (height: number, back: boolean): string => {
    const y = (x: number): string => num(farSide(view, height, x));
    const [a, b] = back ? [SHEET + 6, -6] : [-6, SHEET + 6];
    const middle =
      farSide(view, height, SHEET / 2) * 2 -
      (farSide(view, height, a) + farSide(view, height, b)) / 2;
    return `${back ? 'L' : 'M'}${a} ${y(a)}Q${SHEET / 2} ${num(middle)} ${b} ${y(b)}`;
  };
  return `${edge(low, false)}${edge(high, true)}Z`;
}

/** The turns on the far side of the well, hazy; each in the heat of its floor. */
export function acrossTheWell(view: Across): string {
  let art = '';
  for (let floor = view.from; floor <= view.to; floor++) {
    const wall = mix(heat(floor, 'wall'), heat(floor, 'pale'), 0.45);
    const deep = mix(heat(floor, 'deep'), heat(floor, 'pale'), 0.4);
    let doors = '';
    let bars = '';
    const doorAt = -8 + ((floor * 37) % 46);
    for (let x = doorAt; x < SHEET; x += 46) {
      const foot = farSide(view, floor + 0.06, x);
      doors += roundedBox(x, foot - view.storey * 0.62, view.storey * 0.3, view.storey * 0.62, 1.2);
    }
    for (let x = 0; x <= SHEET; x += 4.5) {
      const foot = farSide(view, floor + 0.02, x);
      bars += `M${x} ${num(foot)}v${num(-view.storey * 0.24)}`;
    }
    art +=
      path(band(view, floor, floor + 1), wall) +
      path(band(view, floor + 0.82, floor + 1), mix(wall, deep, 0.35)) +
      path(doors, deep, 'fill-opacity=".55"') +
      line(bars, deep, 0.8, 'stroke-opacity=".8"') +
      path(band(view, floor + 0.24, floor + 0.29), mix(deep, '#fff2d8', 0.55)) +
      path(band(view, floor - 0.1, floor + 0.03), deep);
  }
  return art;
}

/** The line of a ramp that climbs to the right: its height at `x`, given that at the page's middle. */
export const climbing = (middle: number, x: number): number =>
  middle - (x - SHEET / 2) * 0.075 + ((x - SHEET / 2) / (SHEET / 2)) ** 2 * 3;

/** That line over the whole page, and `left` further over the fold. */
function across(middle: number, left = 0): string {
  const [from, to] = [-6 - left, SHEET + 6];
  const [a, b] = [climbing(middle, from), climbing(middle, to)];
  const between = (from + to) / 2;
  return `M${from} ${num(a)}Q${num(between)} ${num(climbing(middle, between) * 2 - (a + b) / 2)} ${to} ${num(b)}`;
}

/** The rail between the ramp and the well: `foot` is where it stands in the page's middle. */
export function rail(floor: Floor, foot: number, height: number, left = 0): string {
  let bars = '';
  for (let x = 3 - Math.ceil(left / 9.5) * 9.5; x < SHEET + 4; x += 9.5) {
    bars += `M${num(x)} ${num(climbing(foot, x))}V${num(climbing(foot - height, x))}`;
  }
  return (
    line(bars, floor.deep, 2) +
    line(bars, mix(floor.deep, '#fff2d8', 0.35), 0.7) +
    line(across(foot - height, left), mix(floor.deep, '#4a2a3a', 0.25), 5.4) +
    line(across(foot - height - 1, left), mix(floor.deep, '#fff2d8', 0.45), 2)
  );
}

/** The ramp under our feet, from the rail's foot to the lower edge of the page. */
export function rampFloor(floor: Floor, foot: number, left = 0): string {
  const base = mix(floor.wall, floor.pale, 0.35);
  const grooves = [0.12, 0.3, 0.56, 0.9]
    .map((t) => across(lerp(foot, SHEET + 10, t), left))
    .join('');
  return (
    path(
      `${across(foot, left)}V${SHEET + 20}H${-6 - left}Z`,
      linear([
        [0, mix(base, floor.deep, 0.22)],
        [0.35, base],
        [1, mix(base, '#fff6dc', 0.3)],
      ]),
    ) +
    line(grooves, floor.deep, 0.9, 'stroke-opacity=".28"') +
    line(across(foot, left), floor.deep, 2.4)
  );
}

/** A round patch of light on a floor or a wall. */
export const glow = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: Hex,
  strength = 0.8,
): string =>
  oval(
    x,
    y,
    rx,
    ry,
    radial([
      [0, color, strength],
      [0.5, color, strength * 0.45],
      [1, color, 0],
    ]),
  );

/** A plain wall, light where the words are; `left` is how far it goes on over the fold. */
export const plainWall = (floor: Floor, foot: number, left = 0): string =>
  box(
    -left,
    0,
    SHEET + left,
    foot + 1,
    linear([
      [0, mix(floor.pale, '#fff8e4', 0.3)],
      [0.5, floor.pale],
      [1, mix(floor.pale, floor.wall, 0.75)],
    ]),
  );

/** A drop that has fallen: a wet spot on the floor. */
export const wet = (spots: readonly (readonly [x: number, y: number, r: number])[]): string =>
  spots
    .map(
      ([x, y, r]) =>
        oval(x, y, r, r * 0.34, '#5f96bd', 'fill-opacity=".45"') +
        oval(x - r * 0.2, y - r * 0.06, r * 0.5, r * 0.12, '#e3f3fb', 'fill-opacity=".8"'),
    )
    .join('');
