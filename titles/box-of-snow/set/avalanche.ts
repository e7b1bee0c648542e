// What one box of snow comes to on its way down: out of its bottom it fans, over the fold, into a wave as large as a page.
// Words stand on its face; night is over it, and the heat that it goes into under it.
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { overBothPages } from './both-pages.ts';
import { FLOORS, SNOW } from './colors.ts';

/** The ramp's edge at the rail at `x`, in mm: it falls to the left. */
const railAt = (x: number): number => 150 - x * 0.03 + (x < 0 ? -x * 0.12 : 0);

/** Night above, heat below; the ramp of Eight, its rail, and the door that nobody has closed. */
export function rampOfEight(): string {
  let posts = '';
  for (let x = -244; x < 226; x += 15) posts += `M${x} ${num(railAt(x))}v-38`;
  const edge = (up: number): string =>
    `M-246 ${num(railAt(-246) - up)}L0 ${num(railAt(0) - up)}L226 ${num(railAt(226) - up)}`;
  return clean(
    box(-246, -100, 472, 92, '#1d2a63') +
      overBothPages(
        linear([
          [0, '#1d2a63'],
          [0.3, '#35408f'],
          [0.52, '#7d4c9c'],
          [0.7, '#e0708a'],
          [1, '#f0a04e'],
        ]),
      ) +
      line(posts, '#5a3f8a', 2.2) +
      line(edge(38), '#4a2f78', 5) +
      line(edge(39.4), '#a98fd0', 1.6) +
      path(
        `${edge(0)}V232H-246Z`,
        linear([
          [0, '#a77bb4'],
          [0.2, FLOORS[8].wall],
          [1, '#efb0b4'],
        ]),
      ) +
      line(edge(0), FLOORS[8].deep, 2.4),
  );
}

/** Its upper edge, from the box to the trim. */
const crest = ([x, y]: Point): readonly Point[] => [
  [x + 3, y - 12],
  [x - 16, y - 17],
  [62, 92],
  [34, 74],
  [4, 55],
  [-32, 37],
  [-76, 23],
  [-126, 17],
  [-172, 24],
  [-210, 42],
  [-250, 70],
];
/** And the lower one, from the trim to the box. */
const foot = ([x, y]: Point): readonly Point[] => [
  [-250, 182],
  [-206, 186],
  [-156, 190],
  [-104, 194],
  [-54, 198],
  [-8, 199],
  [34, 190],
  [66, 172],
  [x - 10, y + 25],
  [x + 8, y + 10],
];

const shapeOf = (from: Point): string =>
  `${smooth(crest(from), false)}${smooth(foot(from), false).replace('M', 'L')}Z`;

/** How large the lumps are that roll at an edge, one after the other, in mm far from the box. */
const LUMPS = [10, 14, 9, 12] as const;

type Lump = readonly [x: number, y: number, r: number];

/** They are the larger the further they have come. */
function lumps(edge: readonly Point[], down: number): readonly Lump[] {
  return edge.slice(2, -1).flatMap(([x, y], i) => {
    const [nx, ny] = edge[i + 3] as Point;
    const far = Math.min(1, 0.45 + i * 0.14);
    return [0, 0.33, 0.66].map(
      (t, j): Lump => [
        x + (nx - x) * t,
        y + (ny - y) * t + down,
        (LUMPS[(i * 3 + j) % LUMPS.length] as number) * far,
      ],
    );
  });
}

/** All of the snow, on both pages. */
export function avalanche(from: Point): string {
  const above = lumps(crest(from), 5);
  const below = lumps([...foot(from)].reverse(), -3);
  const balls = (of: readonly Lump[], down: number, color: string): string =>
    path(of.map(([x, y, r]) => round(x, y + down, r)).join(''), color);
  const d = shapeOf(from);
  return clean(
    path(d, '#6f4a8e', 'fill-opacity=".5" transform="translate(3 14)"') +
      balls(below, 4, SNOW.shade) +
      balls(above, 0, SNOW.lit) +
      path(d, SNOW.lit) +
      clip(d, furrows(from)) +
      balls(below, -1, SNOW.lit) +
      flying(from),
  );
}

const round = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r * 0.92)} 0 1 0 ${num(r * 2)} 0a${num(r)} ${num(r * 0.92)} 0 1 0 ${num(-r * 2)} 0Z`;

/** As it shoots out of the box it is furrowed, and the furrows part as far as the trim. */
const furrows = ([x, y]: Point): string =>
  path(
    `M${x + 4} ${y - 8}C40 92 -40 52 -250 86V98C-60 70 30 100 ${x + 4} ${y - 5}ZM${x + 4} ${y}C30 126 -60 112 -250 130V146C-60 128 30 138 ${x + 4} ${y + 3}ZM${x + 4} ${y + 6}C40 158 -40 172 -250 168V190C-30 192 50 172 ${x + 4} ${y + 10}Z`,
    SNOW.mid,
  ) +
  line(
    `M${x - 8} ${y - 5}Q70 ${y - 10} 44 92M${x - 10} ${y + 2}Q66 ${y + 4} 36 122M${x - 8} ${y + 9}Q74 ${y + 24} 48 150`,
    SNOW.shade,
    1.6,
  );

/** What has left the ground. */
const flying = ([x, y]: Point): string => {
  const clods: readonly (readonly [number, number, number])[] = [
    [x - 14, y - 36, 2.4],
    [x - 12, y - 28, 1.8],
    [30, 58, 2.6],
    [-16, 16, 2],
    [-178, 12, 4],
    [-192, 18, 2.4],
    [-200, 8, 1.8],
    [-132, 5, 2.4],
    [82, 176, 2.6],
    [76, 188, 1.8],
  ];
  return path(clods.map(([cx, cy, r]) => round(cx, cy, r)).join(''), SNOW.lit);
};

/** Where it came from: the floor there is wet with light. */
export const cold = ([x, y]: Point): string =>
  oval(
    x,
    y,
    70,
    60,
    radial([
      [0, '#eef4ff', 0.55],
      [1, '#eef4ff', 0],
    ]),
  );
