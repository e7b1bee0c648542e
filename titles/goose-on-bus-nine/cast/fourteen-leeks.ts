import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { leek } from '#titles/goose-on-bus-nine/cast/leeks.ts';

/** Where the stalk enters the bag, how it bends, where its leaves begin, and half as thick as what. */
type Stalk = readonly [from: Point, by: Point, to: Point, half: number];

/** Thick ones that stand behind whoever is among them. */
const BEHIND: readonly Stalk[] = [
  [[180, 214], [183, 180], [184, 150], 5.4],
  [[192, 214], [193, 176], [191, 142], 5.8],
  [[208, 214], [213, 180], [216, 150], 5.6],
];
/** And before them, the higher first: all of their whites can be counted. Four lie across a lap. */
const BEFORE: readonly Stalk[] = [
  [[188, 216], [190, 190], [190, 164], 4.8],
  [[202, 216], [205, 194], [207, 172], 4.8],
  [[170, 218], [142, 211], [116, 204], 4.6],
  [[164, 228], [128, 220], [98, 211], 4.6],
  [[72, 224], [60, 208], [47, 190], 4.6],
  [[196, 216], [199, 204], [201, 190], 4.4],
  [[210, 216], [214, 206], [217, 192], 4.4],
  [[92, 226], [76, 218], [60, 211], 4.4],
  [[176, 216], [176, 206], [174, 196], 4.2],
];

/** What a man has bought, but for the one that leans out of it and those that are `elsewhere`: whoever reads that there are fourteen counts. */
export const leeksBehind = (light: Light): string => BEHIND.map(drawn(light)).join('');

export const leeksBefore = (light: Light, elsewhere: number): string =>
  BEFORE.slice(0, BEFORE.length - elsewhere)
    .map(drawn(light))
    .join('') + stringBag(light);

/** Beside whoever sits there: its rim, its net, and two strings that go up to who carries it. */
function stringBag(light: Light): string {
  const string = tone(light, '#d9b77a');
  let net = '';
  for (let i = 0; i <= 5; i++) {
    const x = 164 + i * 11;
    net += `M${x} 201l-9 24M${x} 201l9 24`;
  }
  const strings = 'M166 200Q186 180 199 157M220 199Q212 176 203 157';
  return (
    path('M160 198Q192 207 224 197V230H166Z', string.base, 'fill-opacity=".3"') +
    line(net, string.base, 1.5) +
    line('M160 198Q192 207 224 197', string.deep, 3.2) +
    line('M160 197Q192 206 224 196', string.lite, 1) +
    line(strings, string.deep, 3.4) +
    line(strings, string.base, 2.2)
  );
}

const drawn =
  (light: Light) =>
  ([from, by, to, half]: Stalk): string =>
    leek(light, [from, by, to], half);
