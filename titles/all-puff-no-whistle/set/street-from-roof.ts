import { disc, num, polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type Frame, widthOf } from '#bookmaking/frame.ts';
import { hatFromAbove } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { TOWN } from './colors.ts';
import { bagFromAbove, cakeGirlFromAbove } from './from-above.ts';

// The street as the man on the roof sees it: a floor, far down.

/** Small stones laid in waves, narrower the further they are; quiet, for one child stands on them. */
export function floorOfStreet(frame: Frame): string {
  const [left, wide] = [frame.left, widthOf(frame)];
  let waves = '';
  for (let y = 58, row = 0; y < 216; row++) {
    const [tall, long] = [3.4 + row * 0.9, 15 + row * 1.8];
    let there = `M${num(left - 40 - (row % 2) * long)} ${num(y)}`;
    let back = '';
    for (let x = left - 40 - (row % 2) * long; x < frame.right + 20; x += long * 2) {
      there += `q${num(long / 2)} ${num(-tall)} ${num(long)} 0t${num(long)} 0`;
      back += `q${num(-long / 2)} ${num(tall)} ${num(-long)} 0t${num(-long)} 0`;
    }
    waves += `${there}v${num(tall)}${back}Z`;
    y += tall * 2.7;
  }
  return (
    box(
      left,
      0,
      wide,
      216,
      linear([
        [0, '#fdf1e4'],
        [0.5, '#f9e6d5'],
        [1, '#efd2bf'],
      ]),
    ) + path(waves, '#e3bda8', 'fill-opacity=".42"')
  );
}

/** Where the gutter is, from left to right. */
const gutterAt = (x: number): number => 199 - (x / 216) * 25;

/** A point on the gutter, and nobody else's business. */
export const onGutter = (x: number): Point => [x, gutterAt(x)];

/** The roof below the man's feet: four rows of clay, and the gutter where it ends. */
export function roofBelow(light: Light, frame: Frame): string {
  const clay = tone(light, TOWN.clay);
  const tin = tone(light, '#4f7ea3');
  const [a, b] = [frame.left - 4, frame.right + 4];
  const edge = (dy: number): string =>
    `M${num(a)} ${num(gutterAt(a) + dy)}L${num(b)} ${num(gutterAt(b) + dy)}`;
  let tiles = '';
  for (let row = 0; row < 4; row++) {
    for (let x = a + (row % 2) * 5.5; x < b; x += 11) {
      const y = gutterAt(x) + 6 + row * 12;
      if (y > 220) continue;
      tiles += `M${num(x)} ${num(y)}v8.500q5.500 6 11 -1.300v-8.500`;
    }
  }
  return (
    path(`${edge(-2)}V220H${num(a)}Z`, clay.base) +
    line(tiles, clay.deep, 0.9, 'stroke-opacity=".55"') +
    path(
      `${edge(5)}L${num(b)} ${num(gutterAt(b) + 9)}L${num(a)} ${num(gutterAt(a) + 9)}Z`,
      clay.deep,
      'fill-opacity=".35"',
    ) +
    line(edge(2.4), tin.base, 6.4) +
    line(edge(0.2), tin.lite, 1.2) +
    line(edge(5), tin.deep, 1)
  );
}

/** A stall's awning from above, its stripes down the slope; upper left corner at (0, 0), 60 wide. */
const awning = (light: Light): string => {
  const red = tone(light, TOWN.rose);
  const stripes = Array.from({ length: 5 }, (_, i) =>
    polygon([
      [2 + i * 12, 0],
      [8 + i * 12, 0],
      [7 + i * 13 - 2, 34],
      [i * 13 - 1, 34],
    ]),
  ).join('');
  return (
    path('M6 8H72L76 46H4Z', light.shade, 'fill-opacity=".16"') +
    path('M0 0H60L66 34H-4Z', '#fffaf0') +
    path(stripes, red.base) +
    path(
      'M-4 34q4 7 7 0q4 7 7 0q4 7 7 0q4 7 7 0q4 7 7 0q4 7 7 0q4 7 7 0q4 7 7 0q4 7 7 0q4 7 7 0Z',
      red.shade,
    )
  );
};

/** Crates of what the stall sells. */
const crates = (light: Light): string =>
  (
    [
      [0, '#c4694e'],
      [17, '#6f9a72'],
      [34, '#8f5a78'],
    ] as const
  )
    .map(([x, color]) => {
      const wood = tone(light, '#b98a63');
      const dots = [3, 7, 11].flatMap((dx) => [3, 7].map((dy) => disc(x + dx, dy, 2.1))).join('');
      return (
        box(x, 0, 14, 10, wood.shade, 1) +
        box(x + 1, 1, 12, 8, wood.deep, 1) +
        path(dots, tone(light, color).base)
      );
    })
    .join('');

/** Over the fold: the same morning goes on, and a cake is fetched. In the page's mm, left of it. */
export const restOfStreet = (light: Light): string =>
  at(-196, 52, 1.1, awning(light)) +
  at(-188, 102, 1.1, crates(light)) +
  at(-96, 92, 0.9, cakeGirlFromAbove(light)) +
  at(-62, 152, 0.9, bagFromAbove(light), 12) +
  at(-20, 150, 0.9, bagFromAbove(light), -14) +
  at(-42, 144, 0.24, hatFromAbove(light));
