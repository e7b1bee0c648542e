// What a man has bought who went out for one: a string bag at the height of a child's head, and out of it a wheel of leeks.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { type Fan, leek } from '#titles/goose-on-bus-nine/cast/leeks.ts';

/** Where a root is in the bag, how the stalk leaves it, bends and ends, and half as thick as what. */
type Stalk = readonly [root: Point, mouth: Point, bend: Point, end: Point, half: number];

/** Past the knees of whoever stands there, behind them. */
const ROUND: Stalk = [[150, 170], [134, 164], [114, 177], [93, 177], 4.4];

/** The ones behind: up before a coat, and out to the side. */
const BEHIND: readonly Stalk[] = [
  [[147, 166], [143, 140], [137, 122], [128, 107], 5],
  [[150, 166], [148, 136], [145, 112], [147, 92], 5],
  [[155, 166], [158, 134], [163, 112], [170, 95], 5],
  [[158, 166], [164, 138], [175, 118], [186, 106], 4.8],
  [[160, 167], [170, 144], [185, 130], [197, 124], 4.8],
  [[161, 168], [172, 150], [188, 143], [200, 147], 4.6],
];

/** And before them. */
const BEFORE: readonly Stalk[] = [
  [[152, 169], [152, 146], [150, 132], [149, 119], 4.6],
  [[156, 168], [163, 148], [170, 136], [177, 130], 4.6],
  [[158, 168], [168, 153], [180, 151], [188, 156], 4.4],
  [[145, 168], [134, 150], [124, 152], [119, 163], 4.4],
  [[148, 170], [139, 158], [133, 166], [131, 178], 4.2],
  [[158, 170], [169, 159], [183, 167], [190, 178], 4.2],
];

/** Bends over in one long bow, to break with its longest leaf in what is red at `bell`. */
const tallest = ([x, y]: Point): readonly Point[] => [
  [146, 168],
  ...[0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => bowAt(t, [x, y])),
];

function bowAt(t: number, [x, y]: Point): Point {
  const k = 1 - t;
  const along = (a: number, b: number, c: number, d: number): number =>
    k ** 3 * a + 3 * k * k * t * b + 3 * k * t * t * c + t ** 3 * d;
  return [along(141, 131, x + 50, x + 23), along(136, 54, y - 44, y - 15)];
}

/** Fewer leaves than those that are looked at alone: they are many. */
const FOUR: Fan = [
  [-0.62, 5, 0.5],
  [0.66, 4.9, 0.7],
  [-0.24, 5.5, 0.2],
  [0.16, 5.7, 0.2],
];

/** As pale as anything that grows can be: behind them is a ceiling at dusk and a dark coat. */
const PALE = '#93c06c';
/** Of those behind the others. */
const DEEPER = '#6da65e';

/** Four leaves break away from the bell, and the longest is in it. */
const ONE_LEAF_ON: Fan = [
  [-1.3, 3.4, 0.2],
  [1.35, 3.2, 0.3],
  [-0.85, 4, 0.6],
  [0.8, 3.2, 0.9],
  [0.04, 5.4, 0],
];

/** The one that goes round whoever stands there, behind them. */
export const leekRound = (light: Light): string => drawn(light, DEEPER)(ROUND);

/** Those that a carrying arm is before; and the one that rings `bell`. */
export const leeksBehind = (light: Light, bell: Point): string =>
  BEHIND.map(drawn(light, DEEPER)).join('') + leek(light, tallest(bell), 5.4, ONE_LEAF_ON, PALE);

/** Those that are before it, the higher first, and the bag. */
export const leeksBefore = (light: Light, hand: Point): string =>
  BEFORE.map(drawn(light, PALE)).join('') + stringBag(light, hand);

/** A net round all roots, and two strings that go up to a hand. */
function stringBag(light: Light, [x, y]: Point): string {
  const string = tone(light, '#d9b77a');
  const sack = 'M131 148Q153 157 175 148C179 160 176 178 153 180C130 178 127 160 131 148Z';
  let net = '';
  for (let i = 0; i <= 5; i++) {
    const at = 129 + i * 9;
    net += `M${at} 150Q${num(at + 3)} 168 ${num(153 + (at - 150) * 0.3)} 180M${at} 150Q${num(at - 1)} 168 ${num(153 + (at - 156) * 0.3)} 180`;
  }
  const strings = `M131 148Q140 132 ${x - 1} ${y}M175 148Q172 130 ${x + 1} ${y}`;
  return (
    path(sack, string.base, 'fill-opacity=".28"') +
    line(net, string.base, 1.1) +
    line('M131 148Q153 157 175 148', string.deep, 2.6) +
    line('M131 147.2Q153 156 175 147.2', string.lite, 0.9) +
    line(strings, string.deep, 2.6) +
    line(strings, string.base, 1.6)
  );
}

const drawn =
  (light: Light, leaf: Hex) =>
  ([root, mouth, bend, end, half]: Stalk): string =>
    leek(light, [root, mouth, bend, end], half, FOUR, leaf);
