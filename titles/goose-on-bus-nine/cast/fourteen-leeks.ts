// What a man has bought who went out for one: a string bag at the height of a child's head, and out of it a wheel of leeks.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { type Fan, leek } from '#titles/goose-on-bus-nine/cast/leeks.ts';

/** Where a root is in the bag, how the stalk leaves it, bends and ends, and half as thick as what. */
type Stalk = readonly [root: Point, mouth: Point, bend: Point, end: Point, half: number];

/** The ones behind an arm: up before a coat, none over its edge at the right. */
const BEHIND: readonly Stalk[] = [
  [[155, 166], [150, 146], [143, 128], [138, 114], 3.9],
  [[158, 166], [156, 142], [154, 118], [153, 100], 3.9],
  [[163, 166], [168, 144], [173, 124], [175, 110], 3.9],
  [[165, 166], [175, 148], [184, 134], [192, 124], 3.9],
];

/** And before it. */
const BEFORE: readonly Stalk[] = [
  [[161, 168], [163, 148], [165, 138], [166, 130], 3.8],
  [[155, 168], [149, 152], [143, 144], [139, 138], 3.8],
  [[164, 168], [172, 154], [181, 147], [187, 143], 3.8],
  [[157, 168], [155, 154], [152, 146], [150, 142], 3.6],
  [[163, 168], [168, 158], [173, 153], [176, 151], 3.4],
  [[160, 168], [160, 158], [163, 160], [165, 165], 3.4],
  [[166, 168], [176, 158], [187, 158], [194, 162], 3.5],
  [[158, 170], [152, 158], [149, 164], [148, 172], 3.5],
  [[165, 170], [173, 161], [180, 167], [183, 175], 3.5],
];

/** Bends over in one long bow, to break with its longest leaf in what is red at `bell`. */
const tallest = ([x, y]: Point): readonly Point[] => [
  [153, 168],
  ...[0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => bowAt(t, [x, y])),
];

function bowAt(t: number, [x, y]: Point): Point {
  const k = 1 - t;
  const along = (a: number, b: number, c: number, d: number): number =>
    k ** 3 * a + 3 * k * k * t * b + 3 * k * t * t * c + t ** 3 * d;
  return [along(148, 133, x + 50, x + 23), along(136, 54, y - 44, y - 15)];
}

/** Fewer leaves than those that are looked at alone: they are many. */
const THREE: Fan = [
  [-0.5, 4.4, 0.4],
  [0.52, 4.3, 0.5],
  [-0.04, 5.2, 0.1],
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

/** Those that a carrying arm is before; and the one that rings `bell`. */
export const leeksBehind = (light: Light, bell: Point): string =>
  BEHIND.map(drawn(light, DEEPER)).join('') + leek(light, tallest(bell), 5.4, ONE_LEAF_ON, PALE);

/** Those that are before it, the higher first, and the bag. */
export const leeksBefore = (light: Light, hand: Point): string =>
  BEFORE.map(drawn(light, PALE)).join('') + stringBag(light, hand);

/** A net round all roots, and two strings that go up to a hand. */
function stringBag(light: Light, [x, y]: Point): string {
  const string = tone(light, '#d9b77a');
  const sack = 'M140 150Q161 158 182 150C186 162 183 178 161 180C138 178 136 162 140 150Z';
  let net = '';
  for (let i = 0; i <= 5; i++) {
    const at = 138 + i * 8.8;
    net += `M${num(at)} 152Q${num(at + 3)} 168 ${num(161 + (at - 158) * 0.3)} 180M${num(at)} 152Q${num(at - 1)} 168 ${num(161 + (at - 164) * 0.3)} 180`;
  }
  const strings = `M140 150Q148 132 ${x - 1} ${y}M182 150Q176 130 ${x + 1} ${y}`;
  return (
    path(sack, string.base, 'fill-opacity=".28"') +
    line(net, string.base, 1.1) +
    line('M140 150Q161 158 182 150', string.deep, 2.6) +
    line('M140 149.2Q161 157 182 149.2', string.lite, 0.9) +
    line(strings, string.deep, 2.6) +
    line(strings, string.base, 1.6)
  );
}

const drawn =
  (light: Light, leaf: Hex) =>
  ([root, mouth, bend, end, half]: Stalk): string =>
    leek(light, [root, mouth, bend, end], half, THREE, leaf);
