import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';

/** Of the cloth, in mm: its middle at the rim, how far it goes to each side, and how high. */
const [MIDDLE, RIM, HALF, HIGH] = [84, 127, 112, 152] as const;
/** Where the ribs end along the rim, in parts of its half. */
const RIBS = [-1, -0.6, 0, 0.6, 1] as const;

/** Somebody has stopped before the shop, with an umbrella as large as the page: from behind it is all that is seen, but for what is under it. */
export const passerBy = (): string =>
  oval(58, 172, 34, 3.6, '#3f5468', 'fill-opacity=".35"') +
  leg(46, '#3d6f9e') +
  leg(66, '#3d6f9e') +
  path('M26 100H88L93 150C78 155 38 155 21 150Z', '#55668f') +
  path('M70 100H88L93 150C86 153 78 153.500 72 154Z', '#43537a') +
  line('M57 118V153', '#3a486c', 1) +
  dog(124, 170) +
  line('M87 134Q104 150 126 146', '#8a4530', 1.2) +
  cloth();

/** A leg that ends in a boot, as anybody's does in this weather. */
const leg = (x: number, boot: string): string =>
  path(`M${x - 6} 146h12v12h-12Z`, '#37405f') +
  path(`M${x - 7.5} 154h15l.6 12c.6 5 -.6 6 -3 6h-11c-2.400 0 -3 -2 -2.400 -6Z`, boot) +
  path(`M${x - 8.5} 168.500h17v3c0 1 -1 1.500 -2 1.500h-13c-1 0 -2 -.5 -2 -1.500Z`, '#274a6c') +
  line(`M${x - 7} 155h14`, '#7fb0d8', 1.6) +
  line(`M${x - 4} 159v7`, '#7fb0d8', 1.6);

const SMALL_BOOT = 'M-3 -9h6l.4 5q4 0 4.400 4h-11Z';

/** It has boots, too: four, and for once they are enough. It looks down at who drinks. */
const dog = (x: number, y: number): string =>
  oval(x, y + 1, 24, 2.6, '#3f5468', 'fill-opacity=".35"') +
  path(
    `M${x - 20} ${y - 20}C${x - 22} ${y - 27} ${x - 10} ${y - 27} ${x + 4} ${y - 26}C${x + 12} ${y - 26} ${x + 14} ${y - 18} ${x + 12} ${y - 12}C${x + 4} ${y - 9} ${x - 14} ${y - 9} ${x - 19} ${y - 12}Z`,
    '#a4673f',
  ) +
  line(`M${x - 19} ${y - 20}q-8 -3 -9 -11`, '#a4673f', 3) +
  line(
    `M${x - 15} ${y - 14}V${y - 6}M${x - 9} ${y - 14}V${y - 6}M${x + 3} ${y - 14}V${y - 6}M${x + 9} ${y - 14}V${y - 6}`,
    '#8c5533',
    4,
  ) +
  [-15, -9, 3, 9].map((dx) => at(x + dx, y, 0.9, path(SMALL_BOOT, '#e0322d'))).join('') +
  path(`M${x - 10} ${y - 26.5}h14q3 8 0 16h-13q-4 -8 -1 -16Z`, '#3f9a92') +
  path(
    `M${x + 5} ${y - 24}C${x + 6} ${y - 35} ${x + 19} ${y - 37} ${x + 23} ${y - 30}L${x + 32} ${y - 24}C${x + 34} ${y - 20} ${x + 28} ${y - 19} ${x + 22} ${y - 20}C${x + 16} ${y - 17} ${x + 8} ${y - 17} ${x + 5} ${y - 24}Z`,
    '#b27447',
  ) +
  oval(x + 32, y - 23, 2, 1.8, '#33272c') +
  oval(x + 21.5, y - 28, 1.5, 1.7, '#33272c') +
  path(
    `M${x + 9} ${y - 33}C${x + 4} ${y - 30} ${x + 4} ${y - 18} ${x + 9} ${y - 17}C${x + 14} ${y - 18} ${x + 15} ${y - 28} ${x + 14} ${y - 33}Z`,
    '#7c4a2c',
  );

/** Over the rim from rib to rib, hung a little. */
const hem = (from: number, to: number): string => {
  const [a, b] = [MIDDLE + from * HALF, MIDDLE + to * HALF];
  return `Q${num((a + b) / 2)} ${RIM - 13} ${num(b)} ${RIM}`;
};

/** A panel between two ribs, from the top that is above the page. */
const panel = (from: number, to: number): string => {
  const down = (k: number): string =>
    `C${num(MIDDLE + k * HALF * 0.56)} ${RIM - HIGH} ${num(MIDDLE + k * HALF)} ${RIM - HIGH * 0.56} ${num(MIDDLE + k * HALF)} ${RIM}`;
  const up = `C${num(MIDDLE + to * HALF)} ${num(RIM - HIGH * 0.56)} ${num(MIDDLE + to * HALF * 0.56)} ${RIM - HIGH} ${MIDDLE} ${RIM - HIGH}`;
  return `M${MIDDLE} ${RIM - HIGH}${down(from)}${hem(from, to)}${up}Z`;
};

const pale = (): string =>
  linear([
    [0, '#ecf8fb'],
    [1, '#cfe9f2'],
  ]);
const deep = (): string =>
  linear([
    [0, '#e0f2f7'],
    [1, '#c0e1ee'],
  ]);

const cloth = (): string => {
  const under = `M${MIDDLE - HALF} ${RIM}Q${MIDDLE} ${RIM + 26} ${MIDDLE + HALF} ${RIM}Q${MIDDLE} ${RIM - 30} ${MIDDLE - HALF} ${RIM}Z`;
  // Under all of them once more, or the street shows in their seams.
  let panels = path(panel(-1, 1), pale());
  for (let i = 0; i < RIBS.length - 1; i++) {
    panels += path(panel(RIBS[i] as number, RIBS[i + 1] as number), i % 2 ? deep() : pale());
  }
  const tips = RIBS.map((k): Point => [MIDDLE + k * HALF, RIM]);
  return (
    path(under, '#4f7f9c') +
    asGround(panels) +
    line(tips.map(([x, y]) => `M${num(x)} ${y - 1}v5`).join(''), '#48627a', 2) +
    tips
      .slice(1, 4)
      .map(([x, y], i) => oval(x, y + 9 + (i % 2) * 7, 1.9, 2.6, '#e6f7fc'))
      .join('')
  );
};
