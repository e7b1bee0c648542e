// Who else rides on Bus Nine: under the words, in the wall's own color and hardly darker.
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';

const BENCH = '#d99f52';
const HEAD = '#cf9348';
const EDGE = '#f7d391';

/** Three on the benches before ours, from behind: a hat, a bun that has nodded off, and one who is too small to be seen but for a bobble. */
export const ridersPastFold = (): string =>
  hatted(-178) + nodding(-126) + bobble(-91) + bench(-178, 186) + bench(-112, 190);

const bench = (x: number, top: number): string =>
  path(roundedBox(x - 29, top, 58, 60, 11), BENCH) +
  line(`M${x - 19} ${num(top + 3)}h38`, EDGE, 2.2) +
  line(`M${x - 22} ${num(top + 12)}h44`, EDGE, 0.8, 'stroke-opacity=".6"');

const hatted = (x: number): string =>
  path(
    `M${x - 22} 200C${x - 22} 178 ${x - 10} 176 ${x} 176C${x + 10} 176 ${x + 22} 178 ${x + 22} 200Z`,
    HEAD,
  ) +
  oval(x, 168, 11.4, 13, HEAD) +
  path(`M${x - 10} 163C${x - 11} 150 ${x + 11} 150 ${x + 10} 163Z`, HEAD) +
  line(`M${x - 16} 163.6H${x + 16}`, HEAD, 3.6) +
  line(`M${x - 10} 160.4H${x + 10}`, EDGE, 1.2, 'stroke-opacity=".7"');

const nodding = (x: number): string =>
  path(
    `M${x - 17} 204C${x - 17} 188 ${x - 8} 186 ${x} 186C${x + 8} 186 ${x + 17} 188 ${x + 17} 204Z`,
    HEAD,
  ) +
  oval(x - 5, 176, 10.6, 12, HEAD) +
  oval(x - 11, 163, 5.4, 5, HEAD) +
  line(`M${x - 13} 167q4 2 6.4 -.4`, EDGE, 0.9, 'stroke-opacity=".7"');

const bobble = (x: number): string =>
  path(`M${x - 11} 194C${x - 12} 180 ${x + 12} 180 ${x + 11} 194Z`, HEAD) +
  oval(x, 181, 3.8, 3.6, HEAD) +
  line(`M${x - 10} 188H${x + 10}`, EDGE, 0.9, 'stroke-opacity=".6"');
