// The market at night behind a cello: one window from the ceiling to the sill, and all that happens is before it.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, calm, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import type { Nearer } from '#bookmaking/drawing/nearer.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { BUS } from './colors.ts';
import { likeness, marketGround, marketStall } from './market-stall.ts';
import { drops, rain } from './rain.ts';

/** Down to the sill: dark enough for the words, and quiet but for one stall where none of them are. */
export const marketNight = (sill: number, { x, y, scale }: Nearer): string =>
  box(
    -240,
    -60,
    SHEET + 300,
    sill + 60,
    linear([
      [0, '#182040'],
      [0.7, '#222d54'],
      [1, '#2c3860'],
    ]),
  ) +
  at(x, y, scale, marketGround((sill - y) / scale)) +
  lampsOfStalls(x, sill) +
  rain(chanceFrom('market'), { x: -4, y: 0, width: SHEET + 8, height: sill - 6 }, 0.5, 0.3) +
  at(x, y, scale, marketStall()) +
  // It falls before the stall too, and stands on the pane.
  rain(
    chanceFrom('stall'),
    { x: x - 44 * scale, y: y - 62 * scale, width: 88 * scale, height: 60 * scale },
    0.9,
    0.8,
  ) +
  drops(
    chanceFrom('pane'),
    { x: x - 40 * scale, y: y - 56 * scale, width: 84 * scale, height: 52 * scale },
    16,
  ) +
  at(x, y, scale, onPane());

/** What runs down the glass before the stall, and the bus's own lamps in that. */
const onPane = (): string =>
  path('M-30 4L4 -66H16L-18 4ZM-12 4L22 -66H26L-8 4Z', '#cfe0f4', 'fill-opacity=".13"') +
  line(
    'M-29 -58q-1.4 9 .4 16t-1 15M-9 -62q1.4 8 0 13t.8 11M20 -60q-1.2 10 .6 17t-.8 18M34 -52q1.2 9 -.2 15t.6 14M-38 -40q-.8 8 .4 13t-.6 11',
    '#dfeaf6',
    0.9,
    'stroke-opacity=".6"',
  ) +
  line(
    'M-29.6 -26v1M-8.2 -37v1M19.8 -24v1M34.4 -22v1M-38.2 -15v1',
    '#f4f9fd',
    2,
    'stroke-opacity=".8"',
  );

/** Lamps of the street that are beyond the pane's edge, in wet stone down to the sill: where it was only dark, under the words. */
export const lightsInTheWet = (sill: number): string =>
  shifted(18, 100, likeness(0, 4, sill - 104, '#f0b45e', 0.6)) +
  shifted(36, 112, likeness(0, 2.6, sill - 116, '#e08a4a', 0.5)) +
  shifted(50, 104, likeness(0, 3, sill - 108, '#5fb0b0', 0.42)) +
  shifted(77, 116, likeness(0, 3.4, sill - 120, '#f0b45e', 0.5)) +
  line(
    'M12 118h13M33 126h9M45 116h11M8 132h16M70 134h15M30 141h12M14 147h14M46 138h9',
    '#d9def0',
    0.8,
    'stroke-opacity=".4"',
  );

/** Of the stalls that are beyond both edges: it hangs in the wet before shops that have closed. */
const lampsOfStalls = (x: number, sill: number): string =>
  calm(
    oval(
      x - 60,
      sill,
      240,
      84,
      radial([
        [0, '#f0a850', 0.5],
        [0.55, '#c47c40', 0.22],
        [1, '#b9743f', 0],
      ]),
    ),
  );

/** From the sill down: a wall, and rubber, on which she stands. */
export const underTheSill = (sill: number, floor: number): string =>
  box(
    -240,
    sill,
    SHEET + 300,
    SHEET + 60 - sill,
    linear([
      [0, '#fff0c8'],
      [0.5, '#f6d89c'],
      [1, BUS.panel],
    ]),
  ) +
  box(-240, sill - 4, SHEET + 300, 6, BUS.body) +
  line(`M-240 ${num(sill - 3)}H${SHEET + 60}`, '#ffe3ae', 1.3) +
  box(
    -240,
    floor,
    SHEET + 300,
    90,
    linear([
      [0, '#3f2f44'],
      [0.3, '#57405a'],
    ]),
  ) +
  calm(
    oval(
      -10,
      floor + 24,
      210,
      30,
      radial([
        [0, '#e8a457', 0.4],
        [0.6, '#b9743f', 0.18],
        [1, '#b9743f', 0],
      ]),
    ),
  ) +
  line(`M-240 ${num(floor)}H280`, '#4a3030', 1.6);

/** The window's own edge: rubber in a painted frame, and its post, past which the market goes by; `wide` it is over both pages. */
export function windowFrame(sill: number, wide: boolean): string {
  const [left, top, foot, r] = [wide ? -201 : 4.4, 4.4, sill - 3, 7];
  const pane = `M${left + r} ${top}H${POST - r}Q${POST} ${top} ${POST} ${top + r}V${num(foot - r)}Q${POST} ${num(foot)} ${POST - r} ${num(foot)}H${left + r}Q${left} ${num(foot)} ${left} ${num(foot - r)}V${top + r}Q${left} ${top} ${left + r} ${top}Z`;
  return (
    path(`M-240 -60H${SHEET + 60}V${num(sill)}H-240Z${pane}`, BUS.body, 'fill-rule="evenodd"') +
    line(pane, '#3a2a34', 1.8) +
    line(`M${POST + 2.6} -60V${num(sill)}`, '#ffe3ae', 1.1) +
    line(`M${POST + 8} -60V${num(sill)}`, '#a8642a', 1) +
    (wide ? bar(sill - 3) : '')
  );
}

/** Between two panes, before the stall, where no page has words. */
const bar = (foot: number): string =>
  box(BAR - 3.4, 4.4, 6.8, foot - 4.4, '#3a2a34') +
  box(BAR - 2.4, 4.4, 4.8, foot - 4.4, BUS.body) +
  line(`M${BAR - 1} 4.4V${num(foot)}`, '#ffe3ae', 0.9);
const BAR = 47;

/** What the window throws on a wet floor where nobody stands: its amber, soft, and long as in water. */
export const amberOnFloor = (floor: number): string =>
  calm(
    AMBER.map(([x, wide, deep, strength]) =>
      oval(
        x,
        floor + deep,
        wide,
        deep,
        radial([
          [0, '#ffc06a', strength],
          [0.5, '#e89a4c', strength * 0.5],
          [1, '#e89a4c', 0],
        ]),
      ),
    ).join(''),
  );
const AMBER = [
  [-176, 30, 25, 0.6],
  [-132, 16, 18, 0.4],
] as const;
/** Where the pane ends. */
const POST = 206.5;
