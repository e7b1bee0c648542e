// The other side of the kitchen, over the fold: a dresser and a window in the dark, and a door that somebody comes through.
import { asGround, at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { inDoorway } from '#titles/i-knew-it-was-you/cast/seeker.ts';
import { DUSK, dim, litEdge } from './at-night.ts';
import { bittenPear } from './bitten-fruit.ts';
import { INK } from './colors.ts';
import { LAMP_RIGHT } from './lights.ts';
import { pool } from './print.ts';
import { crumbs } from './trail.ts';
import { nightPane } from './window.ts';

/** What stands in the dark behind the table, whose far edge is at `edge` mm; words lie on it. In mm of the picture at its right. */
export const farKitchen = (edge: number): string =>
  clean(
    dresser(edge) +
      nightPane({ x: -88, y: 4, width: 28, height: 30 }, { moon: true, print: 0.3 }) +
      clock(),
  );

/** As wide as the words: plates over them, jars under them, and between both its plain back. */
function dresser(edge: number): string {
  const plates = [-186, -164, -142, -120];
  const cups = [-176, -156, -136, -116];
  return (
    dim(`M-204 -6H-102V${edge}H-204Z`, DUSK.deep) +
    litEdge(`M-102.600 -6V${edge}`) +
    plates
      .map(
        (x) =>
          oval(
            x,
            20,
            10.5,
            10.5,
            DUSK.cloth,
            `stroke="${INK.key}" stroke-width=".9" stroke-opacity=".8"`,
          ) +
          oval(
            x,
            20,
            6.6,
            6.6,
            'none',
            `stroke="${DUSK.edge}" stroke-width=".7" stroke-opacity=".5"`,
          ) +
          litEdge(`M${x + 4} 10.500Q${x + 10} 14 ${x + 10} 20`),
      )
      .join('') +
    dim('M-206 23H-100V27.500H-206Z', DUSK.wood) +
    litEdge('M-204 30.600H-101') +
    cups.map((x) => at(x, 28, 0.9, cup())).join('') +
    dim(`M-206 147H-100V${edge}H-206Z`, DUSK.wood) +
    litEdge('M-204 147.600H-101')
  );
}

/** By its handle, from a hook at (0, 0). */
const cup = (): string =>
  line('M0 0V2', DUSK.edge, 1) +
  line('M-3 4C-3 1 3 1 3 4', INK.key, 2.8) +
  line('M-3 4C-3 1 3 1 3 4', '#4a4a80', 1.6) +
  dim('M-6 3.500H6C6.500 8 5 12 3 12.500H-3C-5 12 -6.500 8 -6 3.500Z', '#3c4280') +
  litEdge('M5.600 4.500C5.800 8 5 10.500 3.600 11.600');

/** It is past eight. */
const clock = (): string =>
  oval(-38, 28, 11, 11, DUSK.wood, `stroke="${INK.key}" stroke-width=".9"`) +
  oval(-38, 28, 8.6, 8.6, '#9a94ac') +
  line('M-38 28V22M-38 28L-42.500 31', INK.key, 1.3) +
  line('M-38 20.800v.1M-38 35.200v.1M-45.200 28h.1M-30.800 28h.1', INK.key, 1) +
  litEdge('M-31 20C-28.500 23 -27.500 26 -27.600 29', INK.amber);

/** The door to the hall, and who is coming along it, as everywhere a robe and two slippers: a dark figure in a lit door was somebody to be afraid of. It keeps words away. */
export const comingIn = (edge: number): string => {
  const [left, right, top] = [-36, -11, 62];
  const opening = `M${left} ${edge}V${top}H${right}V${edge}Z`;
  return clean(
    asGround(pool((left + right) / 2, 120, 26, 64, INK.amber, 0.14)) +
      dim(`M${left - 5} ${edge}V${top - 5}H${right + 5}V${edge}Z`, '#4a3350') +
      path(
        opening,
        linear([
          [0, '#b8743f'],
          [1, '#f0bd6c'],
        ]),
      ) +
      inDoorway(LAMP_RIGHT, (left + right) / 2, edge, edge - top) +
      path(opening, 'none', `stroke="${INK.key}" stroke-width=".9"`),
  );
};

/** The lamp over the fruit throws its cone as far as this, over the fold. */
export const farCone = (edge: number): string =>
  path(
    `M164 30L-128 ${edge}H330Z`,
    linear([
      [0, INK.glow, 0.3],
      [0.5, INK.amber, 0.16],
      [1, INK.amber, 0.02],
    ]),
  );

/** One of them rolled off, bitten once like all; crumbs, and drops of juice, lead on to the left. */
export const rolledAway = (): string =>
  oval(-66, 193, 24, 4, INK.key, 'fill-opacity=".4"') +
  at(-70, 179, 0.86, bittenPear(), -68) +
  line(
    'M-28 188h.1M-34 181h.1M-112 192h.1M-120 186h1.200M-146 195h.1M-168 190h.1',
    '#e9c885',
    3,
    'stroke-opacity=".75"',
  ) +
  crumbs(LAMP_RIGHT, 'M-22 196h.1M-40 194h.1M-100 198h.1M-130 199h.1');
