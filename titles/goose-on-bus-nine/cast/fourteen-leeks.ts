import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { leek } from '#titles/goose-on-bus-nine/cast/leeks.ts';

/** Where the stalk enters the bag, how it bends, where its leaves begin, and half as thick as what. */
type Stalk = readonly [from: Point, by: Point, to: Point, half: number];

/** Thick ones that stand behind whoever is among them. */
const BEHIND: readonly Stalk[] = [
  [[172, 214], [168, 170], [163, 128], 5.6],
  [[188, 214], [190, 160], [189, 112], 6],
  [[202, 214], [208, 164], [212, 124], 6],
];
/** And before them, the higher first: all of their whites can be counted, and between two of them there is room for a face. */
const BEFORE: readonly Stalk[] = [
  [[180, 216], [181, 184], [181, 152], 5],
  [[196, 216], [198, 190], [200, 162], 5],
  [[84, 216], [72, 194], [60, 172], 5],
  [[80, 216], [64, 206], [48, 195], 4.4],
  [[208, 216], [213, 200], [216, 180], 4.6],
  [[94, 216], [87, 202], [79, 186], 4.6],
  [[188, 216], [190, 202], [192, 188], 4.4],
  [[102, 216], [97, 210], [90, 202], 4.4],
  [[156, 217], [164, 208], [174, 203], 4.2],
];

/** What a man has bought, but for the one that leans out of it and those that are `elsewhere`: whoever reads that there are fourteen counts. */
export const leeksBehind = (light: Light): string => BEHIND.map(drawn(light)).join('');

/** Before a `wheel` there are fewer: two have gone to its left. */
export const leeksBefore = (light: Light, elsewhere: number, wheel: boolean): string =>
  BEFORE.slice(0, BEFORE.length - elsewhere)
    .map((stalk) => (wheel && OFF_WHEEL.get(stalk)) || stalk)
    .map(drawn(light))
    .join('') + wideBag(light);

const OFF_WHEEL = new Map<Stalk | undefined, Stalk>([
  [BEFORE[5], [[76, 216], [56, 198], [40, 178], 4.6]],
  [BEFORE[7], [[80, 216], [60, 212], [40, 208], 4.4]],
]);

/** As wide as a child: its rim, its net, and two strings that go up to who carries it. */
function wideBag(light: Light): string {
  const string = tone(light, '#d9b77a');
  let net = '';
  for (let i = 0; i <= 12; i++) {
    const x = 74 + i * 12;
    net += `M${x} 207l-9 22M${x} 207l9 22`;
  }
  return (
    path('M72 205Q146 214 226 205V230H78Z', string.base, 'fill-opacity=".3"') +
    line(net, string.base, 1.5) +
    line('M72 205Q146 214 226 205', string.deep, 3.2) +
    line('M72 204Q146 213 226 204', string.lite, 1) +
    line('M158 209Q176 170 193 155M222 205Q212 174 197 155', string.deep, 3.4) +
    line('M158 209Q176 170 193 155M222 205Q212 174 197 155', string.base, 2.2)
  );
}

const drawn =
  (light: Light) =>
  ([from, by, to, half]: Stalk): string =>
    leek(light, [from, by, to], half);
