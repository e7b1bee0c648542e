// The well straight across, cut open: one ramp that runs to the right behind and to the left before, and on all of it, from
// the top to the front door, one long slide of snow.
import { mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { heat, SNOW } from './colors.ts';

/** Where the ramp is, in mm: its uppermost point, and how far it comes down with each half turn. */
export interface Slide {
  readonly top: number;
  readonly pitch: number;
}

/** How many times it runs across the page, and the floors that are above and below. */
export const RUNS = 5;
const HIGHEST = 8;
const STEPS = 14;
const MIDDLE = SHEET / 2;
const RADIUS = 88;
/** Half the breadth of the ramp where it turns. */
const HALF = 12;

const floorAt = (run: number): number => HIGHEST - (run / RUNS) * (HIGHEST - 1.2);

/** A place on the ramp after so many runs; `across` is -1 at the well and 1 at the wall. */
export function onSlide({ top, pitch }: Slide, run: number, across: number): Point {
  const around = Math.PI * run;
  const behind = Math.sin(around);
  const thick = pitch * (behind > 0 ? 0.14 : 0.23);
  return [
    MIDDLE - (RADIUS + across * HALF) * Math.cos(around),
    top + pitch * run - across * thick * behind - behind * pitch * 0.11,
  ];
}

const along = (
  slide: Slide,
  from: number,
  to: number,
  across: (run: number) => number,
  up: (run: number) => number = () => 0,
): Point[] =>
  Array.from(
    { length: STEPS * Math.max(1, Math.ceil(to - from)) + 1 },
    (_, i, all = STEPS * Math.max(1, Math.ceil(to - from))) => {
      const run = from + (i / all) * (to - from);
      const [x, y] = onSlide(slide, run, across(run));
      return [x, y - up(run)];
    },
  );

const between = (a: readonly Point[], b: readonly Point[]): string =>
  `${smooth(a, false)}${smooth([...b].reverse(), false).replace('M', 'L')}Z`;

/** The house cut open: a wall for each floor, hotter the lower it is, everybody's doors, and what has been cut through at both sides. */
export function house(slide: Slide): string {
  let art = box(
    -6,
    -6,
    SHEET + 12,
    SHEET + 12,
    linear([
      [0, '#1d2a63'],
      [Math.max(0.08, (slide.top - slide.pitch * 1.7) / SHEET), '#26357a'],
      [slide.top / SHEET, '#7a5aa8'],
    ]),
  );
  for (let run = 2; run < RUNS; run += 2) {
    const edge = along(slide, run - 2, run - 1, () => 1);
    const floor = floorAt(run - 0.3);
    const last = edge[edge.length - 1] as Point;
    art += path(
      `M-6 ${num((edge[0] as Point)[1])}${smooth(edge, false).replace('M', 'L')}L${SHEET + 6} ${num(last[1])}V${SHEET + 6}H-6Z`,
      mix(heat(floor, 'wall'), heat(floor, 'deep'), 0.22),
    );
  }
  let frames = '';
  let doors = '';
  let lit = '';
  for (let run = 0; run < RUNS; run += 2) {
    for (const [i, at] of [0.3, 0.47, 0.64, 0.8].entries()) {
      const [x, y] = onSlide(slide, run + at, 1);
      const high = slide.pitch * 0.92;
      const wide = high * 0.52;
      frames += roundedBox(x - wide / 2 - 1.4, y - high - 1.4, wide + 2.8, high + 4, wide * 0.45);
      const d = roundedBox(x - wide / 2, y - high, wide, high + 2, wide * 0.4);
      if ((run / 2 + i) % 3 === 1) lit += d;
      else doors += d;
    }
  }
  return clean(
    art +
      path(frames, '#fff2d8', 'fill-opacity=".35"') +
      path(doors, '#4a2f6a', 'fill-opacity=".55"') +
      path(lit, '#ffe3a0'),
  );
}

/** The wall that has been cut through, at both sides. */
export const cutWalls = (slide: Slide): string =>
  [-6, SHEET - 7]
    .map((x) =>
      box(
        x,
        slide.top - slide.pitch * 1.2,
        13,
        SHEET,
        linear([
          [0, '#26357a', 0],
          [0.12, '#3a2f70'],
          [1, '#5a3a5a'],
        ]),
      ),
    )
    .join('');

/** One half turn: its floor and the slab under it. */
function run(slide: Slide, from: number, to: number): string {
  const floor = floorAt(from + 0.5);
  const isBehind = Math.sin(Math.PI * (from + 0.5)) > 0;
  const edge = isBehind ? -1 : 1;
  const slab = slide.pitch * (isBehind ? 0.1 : 0.16);
  const low = along(slide, from, to, () => edge);
  return (
    path(
      between(
        low,
        low.map(([x, y]): Point => [x, y + slab]),
      ),
      heat(floor, 'deep'),
    ) +
    path(
      between(
        along(slide, from, to, () => -1),
        along(slide, from, to, () => 1),
      ),
      mix(heat(floor, 'wall'), heat(floor, 'pale'), isBehind ? 0.35 : 0.6),
    )
  );
}

/** The rail along the well. */
function railOf(slide: Slide, from: number, to: number): string {
  const floor = floorAt(from + 0.5);
  const isBehind = Math.sin(Math.PI * (from + 0.5)) > 0;
  const high = slide.pitch * (isBehind ? 0.26 : 0.3);
  const feet = along(slide, from, to, () => -1);
  const bars = along(slide, from, to, () => -1)
    .flatMap((p, i, all) =>
      i
        ? [
            [(p[0] + (all[i - 1] as Point)[0]) / 2, (p[1] + (all[i - 1] as Point)[1]) / 2] as Point,
            p,
          ]
        : [p],
    )
    .map(([x, y]) => `M${num(x)} ${num(y)}v${num(-high)}`)
    .join('');
  const deep = mix(heat(floor, 'deep'), '#3a2468', 0.35);
  return (
    line(bars, deep, 0.8, 'stroke-opacity=".8"') +
    line(
      smooth(
        feet.map(([x, y]): Point => [x, y - high]),
        false,
      ),
      deep,
      2.2,
    ) +
    line(
      smooth(
        feet.map(([x, y]): Point => [x, y - high - 0.4]),
        false,
      ),
      mix(deep, '#fff2d8', 0.5),
      0.9,
    )
  );
}

/** How high the snow lies there: it swells and sinks, and piles up in the bends. */
const heapAt = ({ pitch }: Slide, run: number): number =>
  pitch *
  (0.2 +
    0.05 * Math.sin(run * 17) +
    0.035 * Math.sin(run * 37 + 1) +
    0.12 * Math.cos(Math.PI * run) ** 8);

/** The snow on a part of the way: a heap with two flanks, of which the one that is nearer to us is in the shade. */
function snow(slide: Slide, from: number, to: number): string {
  const behind = (at: number): number => Math.sin(Math.PI * at);
  /** The edge toward the well (-1) or the wall (1), with its foot on the ramp or its top in the air. */
  const edgeOf = (side: 1 | -1, lift: number, inward = 0): Point[] =>
    along(
      slide,
      from,
      to,
      (at) => side * 0.85 * (1 - inward * Math.abs(behind(at))),
      (at) => lift * heapAt(slide, at) * (1 - 0.7 * Math.max(0, -side * behind(at))),
    );
  const isBehind = behind((from + to) / 2) > 0;
  const front = isBehind ? -1 : 1;
  const streak = (across: number, lift: number, a: number, b: number): string =>
    smooth(
      along(
        slide,
        from + (to - from) * a,
        from + (to - from) * b,
        () => across,
        (at) => heapAt(slide, at) * lift,
      ),
      false,
    );
  const flank = (side: 1 | -1, color: string): string =>
    path(between(edgeOf(side, 0), edgeOf(side, 1)), color);
  return (
    flank(front === 1 ? -1 : 1, SNOW.lit) +
    flank(front, SNOW.shade) +
    path(between(edgeOf(-1, 1), edgeOf(1, 1)), SNOW.lit) +
    path(between(edgeOf(front, 0), edgeOf(front, 1, 0.4)), SNOW.shade) +
    path(between(edgeOf(front, 1, 0.4), edgeOf(front, 1.2, 0.7)), SNOW.mid) +
    line(smooth(edgeOf(front, 0), false), SNOW.deep, 0.8) +
    line(
      streak(0, 0.8, 0.12, 0.34) + streak(0.1, 0.9, 0.46, 0.62) + streak(-0.1, 0.8, 0.66, 0.86),
      SNOW.shade,
      1,
    )
  );
}

/** A half turn behind, with those who stand on it behind the rail; `begins` and `ends` are where the snow does. */
export const runBehind = (
  slide: Slide,
  from: number,
  people = '',
  begins = from,
  ends = from + 1,
): string =>
  run(slide, from, ends) + people + snow(slide, begins, ends) + railOf(slide, from, ends);

/** A half turn before, its rail on the far side; who stands on it stands between that and the snow. */
export const runBefore = (slide: Slide, from: number, people = ''): string =>
  run(slide, from, from + 1) + railOf(slide, from, from + 1) + people + snow(slide, from, from + 1);

/** Where the last run leaves the ramp for the front door. */
export const LEAVES = RUNS - 0.36;

/** The hall at One: its floor, and at the lower right the front door, the street white with heat behind it. */
export function hallBelow(slide: Slide): string {
  const y = slide.top + slide.pitch * (RUNS - 0.3);
  return (
    box(-6, y, SHEET + 12, SHEET, heat(1, 'wall')) +
    box(-6, y, SHEET + 12, 1.2, heat(1, 'deep')) +
    path(
      `M178 ${num(y + 2)}V${num(y - slide.pitch * 0.9)}C178 ${num(y - slide.pitch * 1.7)} 214 ${num(y - slide.pitch * 1.7)} 214 ${num(y - slide.pitch * 0.9)}V${num(y + 2)}Z`,
      heat(1, 'deep'),
    ) +
    path(
      `M182 ${num(y + 2)}V${num(y - slide.pitch * 0.86)}C182 ${num(y - slide.pitch * 1.5)} 210 ${num(y - slide.pitch * 1.5)} 210 ${num(y - slide.pitch * 0.86)}V${num(y + 2)}Z`,
      '#fff3bd',
    )
  );
}

/** Out of the front door goes all of it. */
export function out(slide: Slide): string {
  const [x, y] = onSlide(slide, LEAVES, -0.84);
  const p = slide.pitch;
  const [left, high] = onSlide(slide, LEAVES - 0.16, 0);
  const top = y - p * 0.42;
  const low = `${SHEET + 6} ${num(y + p * 0.62)}C206 ${num(y + p * 0.8)} 190 ${num(y + p * 0.5)} 178 ${num(y + p * 0.52)}C168 ${num(y + p * 0.4)} ${num(x + 2)} ${num(y + p * 0.1)} ${num(left)} ${num(y - p * 0.1)}`;
  const d =
    `M${num(left)} ${num(high - p * 0.26)}C${num(x)} ${num(top)} ${num(x + 8)} ${num(top + p * 0.1)} 186 ${num(top + p * 0.24)}C196 ${num(top + p * 0.12)} 210 ${num(top + p * 0.2)} ${SHEET + 6} ${num(top + p * 0.3)}V${low}Z`.replace(
      `V${SHEET + 6} `,
      'V',
    );
  return (
    path(d, SNOW.lit) +
    path(
      `M${low}L${num(x)} ${num(y - p * 0.12)}C172 ${num(y + p * 0.24)} 196 ${num(y + p * 0.3)} ${SHEET + 6} ${num(y + p * 0.3)}Z`,
      SNOW.shade,
    ) +
    line(`M182 ${num(y - p * 0.1)}q10 -3 20 0`, SNOW.shade, 1)
  );
}
