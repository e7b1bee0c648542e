// A steamed pane from the street, whole and even: what is behind it is soft, and sharp only where a sleeve or a finger has been.
import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, polygon, smooth } from '#bookmaking/drawing/curves.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { box, clean, line } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { pushedWater, rubbed, sleeveStreaks } from './breath-on-glass.ts';

/** Where the pane ends and the bus's side begins. */
export const SILL = 186;

/** Steam in the shade of the street. */
const STEAM = '#3d5372';

/** Warm as far as its other windows: of the bus, no more than its lamps. */
export const warmInside = (width: number): string => box(-4, -4, width + 8, 200, '#f6cd86');

/** One soft veil over all of it, a little thinner where there are faces. */
export const veil = (width: number): string =>
  clean(
    box(
      -4,
      -4,
      width + 8,
      200,
      linear([
        [0, STEAM, 0.96],
        [0.5, STEAM, 0.95],
        [0.72, '#566080', 0.76],
        [1, '#6c6076', 0.68],
      ]),
    ),
  );

/** From the inner to the outer edge of one way of an arm, in mm round an elbow far under the ledge, and between which degrees. */
type Way = readonly [inner: number, outer: number, from: number, to: number];
const ELBOW: Point = [78, 300];
/** To and fro, and no way ended where the last one had. */
const WAYS: readonly Way[] = [
  [206, 244, -112, -95],
  [178, 212, -118, -71],
  [140, 179, -120, -66.5],
  [60, 141, -142, -57],
];

/** One way of a sleeve, torn at both its ends. */
function wiped([inner, outer, from, to]: Way, chance: Chance): string {
  const on = (reach: number, degrees: number): Point => [
    ELBOW[0] + Math.cos(radians(degrees)) * reach,
    ELBOW[1] + Math.sin(radians(degrees)) * reach,
  ];
  const steps = Array.from({ length: 15 }, (_, i) => i / 14);
  const torn = (degrees: number, out: 1 | -1): Point[] =>
    steps.map((t, i) =>
      on(
        outer + (inner - outer) * t,
        degrees + out * ((i % 2) * 0.7 * chance() + chance() ** 2 * 2.6 - 1),
      ),
    );
  const along = (reach: number, uneven: number): Point[] =>
    steps.map((t) => on(reach + (chance() - 0.5) * uneven, from + (to - from) * t));
  return polygon([
    ...along(outer, 1.6),
    ...torn(to, 1),
    ...along(inner, 1.2).reverse(),
    ...torn(from, -1).reverse(),
  ]);
}

/** Past both ends of each, threads of it where cloth was hardly pressed; between them ridges of water. */
function threads(): string {
  const chance = chanceFrom('threads of a sleeve');
  const arc = (reach: number, from: number, to: number): string => {
    const on = (degrees: number): string =>
      `${num(ELBOW[0] + Math.cos(radians(degrees)) * reach)} ${num(ELBOW[1] + Math.sin(radians(degrees)) * reach)}`;
    return `M${on(from)}A${num(reach)} ${num(reach)} 0 0 1 ${on(to)}`;
  };
  let d = '';
  for (const [inner, outer, from, to] of WAYS.slice(1))
    for (let reach = inner + 2; reach < outer; reach += 3.4 + chance() * 3)
      d +=
        arc(reach, to - 2, to + 1 + chance() ** 2 * 4.4) +
        arc(reach, from - chance() ** 2 * 5, from + 2);
  return clean(line(d, '#f6d79c', 1.1, 'stroke-opacity=".5"'));
}

/** What a sleeve has cleared for two: three broad ways, and the ledge. */
const swept = (): string => {
  const chance = chanceFrom('three ways of a sleeve');
  return WAYS.map((way) => wiped(way, chance)).join('');
};

/** What a glove has cleared, far along the pane, for whoever wants light to read by. */
const WIPED_TO_READ = smooth([
  [347, 202],
  [343, 180],
  [346, 164],
  [350, 148],
  [361, 136],
  [377, 129],
  [395, 127],
  [409, 132],
  [416, 146],
  [419, 162],
  [423, 178],
  [420, 202],
]);

/** As sharp and as bright as the bus is in there. */
const insideWiped = (): string =>
  box(
    -4,
    60,
    440,
    160,
    linear([
      [0, '#ffe9b4'],
      [0.6, '#fbcf80'],
      [1, '#eeb163'],
    ]),
  );

/** The same arm, for what it has left between. */
const SLEEVE = { round: ELBOW, from: 122, to: 216, degrees: [-112, -70] } as const;
const GLOVE = { round: [383, 220], from: 40, to: 92, degrees: [-112, -60] } as const;

/** The far side of the bus: two windows with the hour in them, and what is held on to between. */
const farSide = (): string =>
  box(-20, 40, 130, 84, '#93a9b6', 5) +
  box(122, 72, 60, 52, '#a3b4ba', 5) +
  line('M-20 124H104Q110 124 110 118V72M122 72V124', '#8a5a3a', 2.2) +
  line('M116 50V200', '#d99a34', 4.4) +
  line('M115 50V200', '#ffe09a', 1.3);

/** Two who are seen where a sleeve has been. */
export const wipedForTwo = (seen: string): string =>
  threads() +
  clip(swept(), insideWiped() + farSide() + sleeveStreaks(SLEEVE, STEAM) + seen) +
  pushedWater('', [
    [[12, 118], 15],
    [[141, 108], 12],
    [[146, 145], 9],
    [[149, 162], 15],
  ]);

/** And one where a glove has. */
export const wipedToRead = (seen: string): string =>
  rubbed(WIPED_TO_READ, GLOVE, insideWiped() + sleeveStreaks(GLOVE, STEAM) + seen, [
    [[362, 135], 8],
    [[414, 141], 12],
    [[343.6, 176], 7],
  ]);
