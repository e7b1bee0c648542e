// A steamed pane from the street, whole and even: what is behind it is soft, and sharp only where a sleeve or a finger has been.
import { smooth } from '#bookmaking/drawing/curves.ts';
import { box, clean } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { rubbed, sleeveStreaks } from './breath-on-glass.ts';

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

/** What a sleeve has cleared for two, down to the ledge: to and fro, and no stroke ended where the last one had; `lift` mm higher over whoever has a neck. */
const swept = (lift: number): string =>
  smooth([
    [8, 200],
    [5, 172],
    [6, 150],
    [5, 128 - lift * 0.5],
    [8, 108 - lift],
    [17, 94 - lift],
    [34, 86 - lift],
    [52, 87 - lift * 0.9],
    [70, 84 - lift * 0.3],
    [90, 88],
    [104, 90],
    [117, 95],
    [127, 105],
    [131, 114],
    [137, 122],
    [135, 134],
    [132, 146],
    [135, 156],
    [135, 166],
    [141, 178],
    [140, 200],
  ]);

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

/** An elbow on the ledge, and all that a forearm gets to. */
const FOREARM = { round: [70, 214], from: 48, to: 128, degrees: [-152, -34] } as const;
const GLOVE = { round: [383, 220], from: 40, to: 92, degrees: [-112, -60] } as const;

/** Two who are seen where a sleeve has been. */
export const wipedForTwo = (seen: string, lift: number): string => {
  const forearm = { ...FOREARM, to: FOREARM.to + lift * 1.3 };
  return rubbed(swept(lift), forearm, insideWiped() + sleeveStreaks(forearm, STEAM) + seen, [
    [[72, 84 - lift * 0.3], 9],
    [[108, 91], 12],
    [[137, 125], 15],
    [[137.4, 170], 11],
  ]);
};

/** And one where a glove has. */
export const wipedToRead = (seen: string): string =>
  rubbed(WIPED_TO_READ, GLOVE, insideWiped() + sleeveStreaks(GLOVE, STEAM) + seen, [
    [[362, 135], 8],
    [[414, 141], 12],
    [[343.6, 176], 7],
  ]);
