// What makes a pane steamed glass and no wall: lamps without edges behind it, water that has run down it, drops, and a patch that a sleeve has rubbed.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc, num } from '#bookmaking/drawing/curves.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { type Bokeh, lampsInFog } from './fogged.ts';

/** Round the words and never behind them: there the fog is as deep as it gets. */
const OVER_TWO: readonly Bokeh[] = [
  [40, 40, 15, '#e9b878'],
  [88, 30, 10, '#c8b4a8'],
  [214, 98, 12, '#d9b48c'],
  [186, 128, 17, '#f0bd76'],
  [207, 152, 10, '#e58f6c'],
  [236, 146, 14, '#f0bd76'],
  [266, 154, 9, '#d9c0a4'],
  [287, 142, 12, '#f0bd76'],
  [421, 108, 11, '#f0bd76'],
];
const OVER_ONE: readonly Bokeh[] = [
  [170, 132, 13, '#f0bd76'],
  [200, 146, 11, '#e58f6c'],
];

/** Street lamps and lamps of the bus, behind breath. */
export const lampsBehindFog = (width: number): string =>
  lampsInFog(width > SHEET ? OVER_TWO : OVER_ONE, 0.26);

/** Where the ledge ends what runs. */
const FOOT = 184;

/** Down from the top, never straight: as dark as the dusk where words are, and further down with the bus's light in it. */
export function runsInFog(width: number): string {
  const chance = chanceFrom('page 8, runs');
  let runs = '';
  let drops = '';
  for (let i = 0; i < width / 21; i++) {
    const [x, y] = [8 + chance() * (width - 16), chance() * chance() * 90];
    const long = 40 + chance() * (FOOT - y - 50);
    const sway = (): string => num((chance() - 0.5) * 7);
    runs += `M${num(x)} ${num(y)}q${sway()} ${num(long * 0.2)} ${sway()} ${num(long * 0.4)}t${sway()} ${num(long * 0.3)}t${sway()} ${num(long * 0.3)}`;
  }
  for (let i = 0; i < width / 3.2; i++) {
    const [x, y] = [chance() * width, 124 + chance() * (FOOT - 124)];
    drops += disc(x, y, 0.3 + chance() * 0.5, 0.4 + chance() * 0.6);
  }
  const through = linear([
    [0, '#2c4163', 0.34],
    [0.66, '#31476a', 0.44],
    [0.8, '#d8a878', 0.5],
    [1, '#f2c383', 0.8],
  ]);
  return clean(line(runs, through, 0.9) + path(drops, '#e6ecf2', 'fill-opacity=".4"'));
}

/** An arm that goes to and fro: round where, and between which two reaches and angles. */
interface Sweep {
  readonly round: Point;
  readonly from: number;
  readonly to: number;
  readonly degrees: readonly [number, number];
}

/** Along one reach of it, from an angle to an angle. */
function arc({ round: [x, y] }: Sweep, reach: number, from: number, to: number): string {
  const on = (degrees: number): string =>
    `${num(x + Math.cos(radians(degrees)) * reach)} ${num(y + Math.sin(radians(degrees)) * reach)}`;
  return `M${on(from)}A${num(reach)} ${num(reach)} 0 0 1 ${on(to)}`;
}

/** What a sleeve has left within the patch: thin breath in the sense of its way, and behind whoever sits there. */
export function sleeveStreaks(sweep: Sweep, steam: string): string {
  const chance = chanceFrom(`sleeve ${num(sweep.round[0])}`);
  const [first, last] = sweep.degrees;
  let broad = '';
  let fine = '';
  for (let reach = sweep.from; reach < sweep.to; reach += 2.2 + chance() * 4) {
    const begins = first + chance() * (last - first) * 0.5;
    const d = arc(sweep, reach, begins, begins + (last - begins) * (0.35 + chance() * 0.6));
    if (chance() > 0.6) broad += d;
    else fine += d;
  }
  return clean(
    line(broad, '#fffaf0', 4.4, 'stroke-opacity=".34"') +
      line(fine, steam, 0.7, 'stroke-opacity=".2"'),
  );
}

/** Past the patch, where a sleeve was hardly pressed: half cleared, and torn. */
function hardlyWiped(sweep: Sweep): string {
  const chance = chanceFrom(`hardly ${num(sweep.round[0])}`);
  const [first, last] = sweep.degrees;
  let d = '';
  for (let reach = sweep.from; reach < sweep.to; reach += 1.2 + chance() * 2.4) {
    // Higher up a finger has drawn.
    if (reach < sweep.to * 0.72) d += arc(sweep, reach, last - 9, last + chance() ** 2 * 12);
    d += arc(sweep, reach, first - chance() ** 2 * 9, first + 8);
  }
  return clean(line(d, '#f6d79c', 1.2, 'stroke-opacity=".3"'));
}

/** Pushed water along an edge: a bright bead here, a thread there, and what has run from it. */
export function pushedWater(edge: string, from: readonly (readonly [Point, number])[]): string {
  const runs = from
    .map(
      ([[x, y], long]) =>
        `M${num(x)} ${num(y)}q${num(long * 0.05)} ${num(long * 0.5)} 0 ${num(long)}`,
    )
    .join('');
  const ends = from.map(([[x, y], long]) => disc(x, y + long, 0.9, 1.4)).join('');
  const glints = from.map(([[x, y], long]) => disc(x - 0.3, y + long - 0.3, 0.3, 0.4)).join('');
  return clean(
    line(edge, '#4d5f7c', 2.6, 'stroke-opacity=".2"') +
      line(
        edge,
        '#fff6e2',
        0.6,
        'stroke-opacity=".7" stroke-dasharray="13 7 4 11 21 5 .1 3 .1 9"',
      ) +
      line(edge, '#fffdf4', 1.3, 'stroke-opacity=".8" stroke-dasharray=".1 19 .1 4 .1 37 .1 13"') +
      line(runs, '#fff0cc', 0.8, 'stroke-opacity=".8"') +
      path(ends, '#fff3d6') +
      path(glints, '#ffffff'),
  );
}

/** What has been rubbed, in the order of the glass: past its edge, what is seen in it, and the water round it. */
export const rubbed = (
  edge: string,
  sweep: Sweep,
  seen: string,
  runs: readonly (readonly [Point, number])[],
): string => hardlyWiped(sweep) + clip(edge, seen) + pushedWater(edge, runs);
