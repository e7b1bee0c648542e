// What a bus folds out where somebody waits who rolls, or waddles.
import { num, polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { BUS } from './colors.ts';

/** Where the floor of the bus ends, and where the ramp does. */
const [FLOOR, GROUND] = [193, 166];

/** From the floor down to the grass: its left and its right edge below, and above from one side of the door to the other. */
export function ramp(below: readonly [left: number, right: number], width: number): string {
  const above = [34, width + 12] as const;
  const edge = (i: 0 | 1): readonly [Point, Point] => [
    [below[i], GROUND],
    [above[i], FLOOR],
  ];
  const rib = (t: number): string => {
    const [x1, x2] = [0, 1].map((i) => {
      const [from, to] = edge(i as 0 | 1);
      return from[0] + (to[0] - from[0]) * t;
    }) as [number, number];
    return `M${num(x1)} ${num(GROUND + (FLOOR - GROUND) * t)}H${num(x2)}`;
  };
  const plate = polygon([...edge(0), ...([...edge(1)].reverse() as Point[])]);
  return (
    clean(path(plate, '#3a2a30', 'fill-opacity=".5" transform="translate(-7 5)"')) +
    path(
      plate,
      linear([
        [0, '#b98d62'],
        [1, '#83604c'],
      ]),
    ) +
    line([0.16, 0.34, 0.54, 0.76].map(rib).join(''), '#6f4f3f', 1.5) +
    line(polygon([...edge(0)], false) + polygon([...edge(1)], false) + rib(0.02), BUS.pole, 2.6) +
    box(34, FLOOR, width, 30, '#5b463f') +
    box(34, FLOOR, width, 2.8, BUS.pole) +
    line(
      Array.from({ length: Math.floor(width / 20) }, (_, i) => i)
        .map((i) => `M${52 + i * 20} 199L${44 + i * 21} 220`)
        .join(''),
      '#775c50',
      2,
    )
  );
}
