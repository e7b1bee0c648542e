// The house cut in half: a round well, wall to wall, a ramp along it with a rail and everybody's doors. What lies under our
// eyes shows its floor, what lies over them its underside.
import { mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { heat } from './colors.ts';

/** One turn along the far wall: where the ramp's foot at the wall is in the middle of the page, how far its edge at the well is below that, and its floor's number. */
interface Turn {
  readonly wall: number;
  readonly edge: number;
  /** How far it bends down to both sides; over our eyes, up. */
  readonly bend: number;
  readonly floor: number;
}

/** How much it climbs from the middle to the right. */
const CLIMB = 9;
/** Where the house has been cut through at the left and at the right. */
const CUT = 9;

/** The height of a curve at `x` that is at `middle` in the page's middle. */
export const bent = (middle: number, bend: number, x: number): number => {
  const u = (x - SHEET / 2) / (SHEET / 2);
  return middle + bend * u * u - CLIMB * u;
};

const STOPS = [-6, 30, 66, 108, 150, 186, SHEET + 6];
const curve = (middle: number, bend: number, back = false): string =>
  (back ? [...STOPS].reverse() : STOPS)
    .map((x, i) => `${i || back ? 'L' : 'M'}${x} ${num(bent(middle, bend, x))}`)
    .join('');
const strip = (top: number, topBend: number, low: number, lowBend: number): string =>
  `${curve(top, topBend)}${curve(low, lowBend, true)}Z`;

/** The wall over a turn up to `top`: darker to both sides by how `round` it looks. Where words lie it is paler, and flatter. */
export function wallOf(
  { wall, bend, floor }: Turn,
  top: number,
  pale = 0.25,
  round = 0.75,
): string {
  const color = mix(
    mix(heat(floor, 'wall'), heat(floor, 'pale'), pale),
    '#fff8e4',
    pale > 0.8 ? 0.3 : 0,
  );
  const side = mix(color, heat(floor, 'deep'), 0.55);
  const d = `M-6 ${num(top)}H${SHEET + 6}V${num(bent(wall, bend, SHEET + 6))}${curve(wall, bend, true)}Z`;
  return (
    path(d, color) +
    box(
      -6,
      top,
      60,
      bent(wall, bend, 0) - top,
      linear(
        [
          [0, side, round],
          [1, side, 0],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    box(
      SHEET - 48,
      top,
      54,
      bent(wall, bend, SHEET) - top,
      linear(
        [
          [0, side, 0],
          [1, side, round],
        ],
        0,
        0,
        1,
        0,
      ),
    )
  );
}

/** Doors along the wall of a turn, at these places. */
export function doorsOf(
  { wall, bend, floor }: Turn,
  high: number,
  places: readonly number[],
): string {
  const frame = mix(heat(floor, 'pale'), '#fff8e4', 0.3);
  const leaf = mix(heat(floor, 'deep'), heat(floor, 'wall'), 0.25);
  return places
    .map((x) => {
      // Those at the sides are seen askew: narrower.
      const wide = high * 0.5 * Math.sqrt(1 - ((x - SHEET / 2) / 150) ** 2);
      const y = bent(wall, bend, x) + 1;
      return (
        path(roundedBox(x - wide / 2 - 2, y - high - 2, wide + 4, high + 2, 3), frame) +
        path(roundedBox(x - wide / 2, y - high, wide, high, 2), leaf) +
        line(
          `M${num(x - wide * 0.3)} ${num(y - high * 0.86)}h${num(wide * 0.6)}v${num(high * 0.3)}h${num(-wide * 0.6)}ZM${num(x - wide * 0.3)} ${num(y - high * 0.44)}h${num(wide * 0.6)}v${num(high * 0.34)}h${num(-wide * 0.6)}Z`,
          heat(floor, 'deep'),
          0.9,
        ) +
        path(
          `M${num(x + wide * 0.34)} ${num(y - high * 0.48)}h.1`,
          'none',
          'stroke="#f7e2a0" stroke-width="2" stroke-linecap="round"',
        )
      );
    })
    .join('');
}

/** What one walks on, and the edge of the slab toward the well. */
export function walk({ wall, edge, bend, floor }: Turn): string {
  const top = mix(heat(floor, 'wall'), heat(floor, 'pale'), 0.62);
  const low = bend + edge * 0.25;
  return (
    path(strip(wall, bend, wall + edge, low), top) +
    path(strip(wall, bend, wall + edge * 0.3, bend), heat(floor, 'deep'), 'fill-opacity=".22"') +
    path(strip(wall + edge, low, wall + edge + 5, low), heat(floor, 'deep')) +
    line(curve(wall + edge, low), mix(top, '#fff8e4', 0.6), 1.2)
  );
}

/** A turn over our eyes, from below. */
export function underside({ wall, edge, bend, floor }: Turn): string {
  const deep = heat(floor, 'deep');
  return (
    path(strip(wall - edge, bend * 1.4, wall, bend), mix(deep, heat(floor, 'wall'), 0.25)) +
    path(
      strip(wall - edge - 5, bend * 1.4, wall - edge, bend * 1.4),
      mix(heat(floor, 'wall'), heat(floor, 'pale'), 0.5),
    ) +
    line(curve(wall, bend), deep, 1.2)
  );
}

/** The rail along the well; `foot` is where it stands in the middle of the page. */
export function railOn(foot: number, bend: number, high: number, floor: number): string {
  const deep = mix(heat(floor, 'deep'), '#5a2f4a', 0.25);
  let bars = '';
  for (let x = 12; x < SHEET - 6; x += 8) bars += `M${x} ${num(bent(foot, bend, x))}v${num(-high)}`;
  return (
    line(bars, deep, 1.4) +
    line(curve(foot - high, bend), deep, 4) +
    line(curve(foot - high - 0.8, bend), mix(deep, '#fff2d8', 0.5), 1.4)
  );
}

/** The wall that has been cut through, at both sides. */
export const cutThrough = (floor: number): string =>
  clean(
    [-6, SHEET - CUT]
      .map((x) => box(x, -6, CUT + 6, SHEET + 12, mix(heat(floor, 'deep'), '#5a2f4a', 0.35)))
      .join(''),
  ) +
  line(
    `M${CUT} -6V${SHEET + 6}M${SHEET - CUT} -6V${SHEET + 6}`,
    mix(heat(floor, 'pale'), '#fff8e4', 0.3),
    1.6,
  );

/** Where it dripped: from one `x` to another along the walk, over its edge, and down into the well. */
export function trail({ wall, edge, bend }: Turn, from: number, to: number): string {
  const y = (x: number): number => bent(wall + edge * 0.62, bend, x);
  let d = '';
  let drops = '';
  for (let x = from, i = 0; x < to; x += 7, i++) {
    const r = 2.2 + (i % 3) * 0.9;
    d += `M${num(x - r * 1.5)} ${num(y(x))}a${num(r * 1.5)} ${num(r * 0.55)} 0 1 0 ${num(r * 3)} 0a${num(r * 1.5)} ${num(r * 0.55)} 0 1 0 ${num(-r * 3)} 0Z`;
    if (i % 3 === 1) {
      const low = bent(wall + edge, bend + edge * 0.25, x);
      drops += `M${num(x)} ${num(low + 1)}v${3 + (i % 2) * 2}M${num(x + 0.3)} ${num(low + 13 + (i % 4) * 4)}v1.6`;
    }
  }
  return (
    line(
      `M${num(from)} ${num(y(from))}Q${num((from + to) / 2)} ${num(y((from + to) / 2) - 1)} ${num(to)} ${num(y(to))}`,
      '#7fb6da',
      2.6,
    ) +
    path(d, '#7fb6da') +
    line(drops, '#7fb6da', 2)
  );
}
