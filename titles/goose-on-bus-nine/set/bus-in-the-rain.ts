// Round the doors: the side of Bus Nine at night, one long window more, and the wet stones on which all its light lies once more.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, roundedBox, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { nine, wheel } from './bus-outside.ts';

const ROOF = 5;
const SKIRT = 182;
const KERB = 189;
/** The window beside the doors, which goes on to the edge. */
const LONG_WINDOW = { x: 222, y: 17, width: 230, height: 130 } as const;
export const SILL = LONG_WINDOW.y + LONG_WINDOW.height;

/** Night over the roof, as far up as a page with words on it goes. */
export const nightOver = (width: number): string =>
  box(
    -10,
    -160,
    width + 20,
    360,
    linear([
      [0, '#1b2748'],
      [0.5, '#2c3f66'],
      [1, '#2a3355'],
    ]),
  );

/** Its side, with all that is on it but doors and glass. */
export const sideAtNight = (width: number): string =>
  path(
    `M-20 ${SKIRT}V${ROOF}H${width + 20}V${SKIRT}Z`,
    linear([
      [0, '#7e4a34'],
      [0.1, '#b0692f'],
      [0.7, '#a05f30'],
      [1, '#5e3632'],
    ]),
  ) +
  line(`M-20 ${ROOF + 1}H${width + 20}`, '#f4c27a', 1.2, 'stroke-opacity=".7"') +
  box(-20, 155, width + 40, 7, '#cdb48c') +
  box(-20, 162, width + 40, 1.6, '#8a4c30') +
  wheel(262, KERB - 0.6, 18) +
  nine(312, 158.6, 9.4);

/** All steamed: as blue as the hour above, and warm below from the lamps over its seats; `within` is who sits behind it, `drawn` what a finger has drawn. */
export function longWindow(within: string, drawn: string): string {
  const { x, y, width, height } = LONG_WINDOW;
  const glass = roundedBox(x, y, width, height, 8);
  return (
    path(roundedBox(x - 3, y - 3, width + 6, height + 6, 10), '#2b1d30') +
    clip(
      glass,
      clean(box(x, y, width, height, fog(1))) +
        (within && within + clean(box(x, y, width, height, fog(0.62)))) +
        drawn,
    ) +
    line(glass, '#6b4632', 2)
  );
}

const fog = (alpha: number): string =>
  linear([
    [0, '#35466e', alpha],
    [0.5, '#525270', alpha],
    [0.72, '#856660', alpha],
    [1, '#d09a58', alpha],
  ]);

/** What the doors throw on wet stones: all their amber once more, torn by what falls on it. */
export function pavementAtNight(width: number): string {
  const chance = chanceFrom('page 8, wet stones');
  let torn = '';
  let joints = '';
  for (let i = 0; i < 24; i++) {
    const [x, y] = [4 + chance() * 190, KERB + 5 + chance() * 26];
    const long = 6 + chance() * 24;
    torn += `M${num(x)} ${num(y)}q${num(long / 2)} -1.2 ${num(long)} 0q${num(-long / 2)} 1.4 ${num(-long)} 0Z`;
  }
  for (let x = -10; x < width + 20; x += 44)
    joints += `M${x} ${KERB + 4}l${num((x - 130) * 0.08)} 40`;
  const lies = (from: number, to: number): string => {
    const edge = (x: number, out: 1 | -1): Point[] =>
      Array.from(
        { length: 9 },
        (_, i): Point => [x + out * (i * 0.7 + (chance() - 0.4) * 4), KERB + 3 + i * 4.6],
      );
    return smooth([...edge(from, -1), ...edge(to, 1).reverse()]);
  };
  return (
    box(-20, SKIRT, width + 40, 8, '#120f22') +
    box(
      -20,
      KERB,
      width + 40,
      60,
      linear([
        [0, '#2f3358'],
        [0.6, '#232a4c'],
        [1, '#1a2040'],
      ]),
    ) +
    line(joints, '#171b38', 0.7, 'stroke-opacity=".8"') +
    clean(
      path(
        lies(14, 200) + lies(394, 414),
        linear([
          [0, '#b8743c', 0.75],
          [0.5, '#8a5640', 0.5],
          [1, '#5a4050', 0.1],
        ]),
      ) +
        // Where a sleeve has wiped it is as bright down here.
        path(
          lies(12, 146),
          linear([
            [0, '#ffd68c', 0.9],
            [0.4, '#eaa858', 0.6],
            [1, '#a86a48', 0.05],
          ]),
        ) +
        // And those two in it, feet to feet.
        path(
          lies(28, 62) + lies(88, 128),
          linear([
            [0, '#5a3f48', 0.62],
            [1, '#5a3f48', 0],
          ]),
        ) +
        path(torn, '#ffdc9a', 'fill-opacity=".5"'),
    ) +
    line(`M-20 ${KERB + 1}H${width + 20}`, '#8f88a0', 1.6) +
    line(`M-20 ${KERB + 3}H${width + 20}`, '#151832', 0.8)
  );
}
