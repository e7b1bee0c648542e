// What holds a pane of Bus Nine, from the street: rubber, and its orange side in the rain.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { nine } from './bus-outside.ts';
import { BUS } from './colors.ts';
import { SILL } from './steamed-pane.ts';

const RUBBER = '#3b2a38';
/** Where the bus's side ends behind a pavement. */
const KERB = SILL + 13.4;

/** As long as a page, or as two: it begins at the left edge. */
export function roundPane(width: number): string {
  const chance = chanceFrom('page 8, side');
  let beads = '';
  let runs = '';
  let joints = '';
  for (let i = 0; i < width / 5; i++) {
    const [x, y] = [chance() * width, SILL + 5 + chance() * 10];
    beads += `M${num(x)} ${num(y)}h.1`;
    if (chance() > 0.7) runs += `M${num(x)} ${num(y)}v${num(-3 - chance() * 7)}`;
  }
  const end = width + 8;
  for (let x = 14; x < end; x += 37) joints += `M${x} ${KERB + 3.6}l${num((x - 213) * 0.03)} 14`;
  return (
    // The pane's corner is round.
    path(
      `M-6 -6H${end}V6H20Q8.4 6 8.4 18V${SILL - 13}Q8.4 ${SILL} 21 ${SILL}H${end}V226H-6Z`,
      BUS.body,
    ) +
    box(
      -6,
      SILL + 3,
      end + 6,
      40,
      linear([
        [0, '#f0ab45'],
        [0.3, BUS.body],
        [1, '#b56a2c'],
      ]),
    ) +
    box(-6, SILL + 6.4, end + 6, 4, BUS.bodyBand) +
    line(
      `M${end} 5H20Q7 5 7 18V${SILL - 13}Q7 ${SILL + 1.6} 21 ${SILL + 1.6}H${end}`,
      RUBBER,
      4.4,
    ) +
    line(`M${end} 3.6H20Q5.6 3.6 5.6 18V${SILL - 13}`, '#8a7488', 0.8, 'stroke-opacity=".8"') +
    line(`M20 ${SILL + 4.6}H${end}`, '#ffe3ae', 1, 'stroke-opacity=".8"') +
    nine(width > 300 ? 60 : 186, SILL + 8.4, 5) +
    // The edge of a wet pavement, and on it the light that falls out of the pane.
    box(
      -6,
      KERB,
      end + 6,
      30,
      linear([
        [0, '#4a4262'],
        [0.5, '#39395f'],
        [1, '#2b2f55'],
      ]),
    ) +
    line(`M-6 ${KERB + 0.6}H${end}`, '#b9a3a0', 1.4) +
    line(`M-6 ${KERB + 3.4}H${end}`, '#262546', 0.8) +
    line(joints, '#262546', 0.7, 'stroke-opacity=".7"') +
    clean(
      line(runs, '#fff3d8', 0.6, 'stroke-opacity=".5"') +
        line(beads, '#fff8e8', 1.2, 'stroke-opacity=".7"'),
    )
  );
}
