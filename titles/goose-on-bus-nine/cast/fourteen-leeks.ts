import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { leek, stringBag } from '#titles/goose-on-bus-nine/cast/leeks.ts';

/** Where the stalk enters the bag, how it bends, where its leaves begin, and half as thick as what. */
type Stalk = readonly [from: Point, by: Point, to: Point, half: number];

/** Thick ones that stand behind. */
const BEHIND: readonly Stalk[] = [
  [[202, 214], [205, 158], [209, 103], 6.4],
  [[188, 214], [192, 160], [196, 114], 6],
  [[178, 214], [180, 168], [182, 134], 5.6],
  [[166, 214], [162, 176], [157, 138], 5.6],
];
/** Young ones, the higher of them first: all of their whites can be counted, also right of the one that leans out. */
const BEFORE: readonly Stalk[] = [
  [[164, 216], [161, 188], [159, 161], 4],
  [[154, 216], [149, 190], [143, 161], 4],
  [[188, 216], [189, 194], [190, 171], 4],
  [[204, 216], [206, 194], [207, 171], 4],
  [[150, 216], [144, 198], [136, 178], 4],
  [[158, 216], [154, 198], [150, 180], 4],
  [[181, 216], [181, 200], [181, 182], 4],
  [[196, 216], [198, 200], [199, 182], 4],
  [[165, 216], [163.6, 202], [162, 184], 4],
];

/** What a man has bought, but for the one that leans out of it and those that are `elsewhere`: whoever reads that there are fourteen counts. */
export const restOfFourteen = (light: Light, elsewhere: number): string =>
  [...BEHIND, ...BEFORE]
    .slice(0, BEHIND.length + BEFORE.length - elsewhere)
    .map(([from, by, to, half]) => leek(light, [from, by, to], half))
    .join('') + at(180, 206, 0.86, stringBag(light));
