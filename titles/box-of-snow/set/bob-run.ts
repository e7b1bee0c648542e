// The ramp from Eight down as a bob run: one band of snow, wider the nearer, that goes out over the fold and comes back
// before our feet. It is hotter the further down.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num, ribbon, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { FLOORS, SNOW } from './colors.ts';

/** How far down the page the ramp is on which the box breaks, and how far down it comes back past us. In mm. */
export interface Run {
  readonly top: number;
  readonly near: number;
}

/** A place on the middle of the snow, and half its breadth. In mm. */
type Place = readonly [x: number, y: number, half: number];

/** Where the snow goes, from the foot of the box on. */
const placesOf = ({ top, near }: Run): readonly Place[] => [
  [146, top + 1, 6],
  [166, top + 4, 6.6],
  [184, top + 9, 7.4],
  [199, top + 20, 8],
  [190, top + 36, 8.6],
  [160, top + 42, 9],
  [100, top + 45, 9.6],
  [30, top + 48, 10.4],
  [-60, top + 52, 11.4],
  [-136, top + 56, 12.4],
  [-164, top + 61, 13],
  [-174, (top + 56 + near) / 2, 13.6],
  [-164, near - 7, 14.4],
  [-136, near - 1, 15.4],
  [-96, near + 1, 16.2],
  [-40, near + 2, 17],
  [50, near + 4, 18.4],
  [140, near + 7, 20],
  [236, near + 12, 22],
];
/** Of those, the last on the right behind, and the last of the bend at the left. */
const [BEHIND, BEND] = [5, 13] as const;

const spine = (places: readonly Place[], lower = 0): Point[] =>
  places.map(([x, y]) => [x, y + lower]);
const half = (places: readonly Place[], by = 1, more = 0): number[] =>
  places.map(([, , h]) => h * by + more);

const heat = ({ top }: Run) =>
  linear([
    [0, '#1d2a63'],
    [(top - 40) / 240, '#2b3a82'],
    [(top + 10) / 240, '#41408c'],
    // As far as the words come down the light name has to read.
    [(top + 38) / 240, '#783a84'],
    [(top + 70) / 240, '#e05a78'],
    [(top + 92) / 240, '#f08a45'],
    [1, '#f2b23e'],
  ]);

/** The well on both pages: night above, heat below, and the doors of those who ride by. */
export function wellOf(run: Run): string {
  const row = (foot: number, high: number, from: number, to: number, step: number): string => {
    let d = '';
    for (let x = from; x < to; x += step)
      d += roundedBox(x, foot - high, high * 0.56, high + 4, high * 0.22);
    return d;
  };
  const { top, near } = run;
  return clean(
    box(-246, -10, 472, 240, heat(run)) +
      path(row(top + 38, 22, 20, 176, 31), '#3a2a6e', 'fill-opacity=".55"') +
      path(row(top + 38, 22, 51, 100, 93), '#ffe3a0') +
      path(row(near - 12, 22, -138, 216, 38), '#7a2f5e', 'fill-opacity=".5"') +
      path(row(near - 12, 22, -62, 30, 76), '#ffe3a0'),
  );
}

const tints = (part: 'deep' | 'wall'): string =>
  linear([
    [0, FLOORS[7][part]],
    [1, FLOORS[4][part]],
  ]);

/** Pieces of the ramp under the snow: the edge of all of them, and then their floor. */
const ramp = (parts: readonly (readonly Place[])[]): string =>
  parts
    .map((part) => path(ribbon(spine(part, 10), half(part, 1, 1.4), -1, 1), tints('deep')))
    .join('') +
  parts
    .map((part) => path(ribbon(spine(part, 3.4), half(part, 1, 2.4), -1, 1), tints('wall')))
    .join('');

/** Those of its pieces that are on both pages. */
const onBothPages = (run: Run): (readonly Place[])[] => {
  const all = placesOf(run);
  return [all.slice(BEHIND, BEND + 1), all.slice(BEND)];
};

/** The ramp that all of it goes down, from the landing on. */
export function rampBelow(run: Run): string {
  const { top } = run;
  const landing = (y: number): string => `M148 ${y - 7}H22C6 ${y - 7} 6 ${y + 7} 22 ${y + 7}H148Z`;
  return clean(
    path(landing(top + 5), FLOORS[8].deep) +
      path(landing(top + 1), FLOORS[8].pale) +
      ramp([placesOf(run).slice(0, BEHIND + 1), ...onBothPages(run)]),
  );
}

/** All of the snow as one shape; `from` is where it comes out of the box, `mouth` half as wide as it is there. */
export const snowOn = (run: Run, from: Point, mouth: number): string =>
  clean(
    band([
      [from[0], from[1], mouth],
      [from[0] * 0.4 + 85, from[1] * 0.55 + run.top * 0.45, mouth * 0.8],
      ...placesOf(run),
    ]),
  );

/** As much of ramp and snow as is on the page of words: of the rest, words would keep clear as well. */
export const runPastFold = (run: Run): string =>
  clean(ramp(onBothPages(run)) + band(placesOf(run).slice(BEHIND)));

function band(all: readonly Place[]): string {
  const crest = all.map(([x, y, h]): Point => [x, y - h * 0.26]);
  const streaks = all
    .slice(0, -1)
    .map(([x, y, h], i) => {
      const [nx, ny] = all[i + 1] as Place;
      if (Math.abs(nx - x) < 30) return '';
      const down = (Math.abs(Math.round(x)) % 4) * 0.2 - 0.46;
      return `M${num(x + (nx - x) * 0.3)} ${num(y + h * down)}L${num(x + (nx - x) * 0.66)} ${num(y + (ny - y) * 0.66 + h * down)}`;
    })
    .join('');
  return (
    path(ribbon(spine(all), half(all), -1, 1, false), SNOW.deep) +
    inEvening(ribbon(spine(all, -1), half(all), -1, 1, false), ['#93a4dc', '#b3bfe8', '#e8b3bd']) +
    inEvening(ribbon(crest, half(all, 0.84), -1, 1, false), ['#e9effc', '#ffffff', '#fff3e6']) +
    inEvening(ribbon(crest, half(all, 0.84), TROUGH[0], TROUGH[1], false), [
      '#a3b6ea',
      '#b4c6ee',
      '#d9bfd6',
    ]) +
    line(streaks, SNOW.shade, 1.3)
  );
}
/** How much of its breadth those who ride have worn hollow, from one edge (-1) to the other. */
const TROUGH = [-0.1, 0.72] as const;

/** Snow on both pages in one light: night on it above, and the glow of what it comes to below. */
const inEvening = (d: string, [night, mid, heated]: readonly [Hex, Hex, Hex]): string =>
  clip(
    d,
    box(
      -246,
      -10,
      472,
      240,
      linear([
        [0.42, night],
        [0.6, mid],
        [0.95, heated],
      ]),
    ),
  );
