import { polygon, roundedBox } from '#bookmaking/drawing/curves.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { SHOPFRONT } from './colors.ts';
import { bell, doorFrame, street, type Weather } from './street.ts';

/**
 * The shop's door at the left, with the street in its opening. `place` is left, top, width and floor in
 * mm. Open, its leaf is folded against the wall
 * and the bell rings.
 */
export function door(
  [x, y, width, floor]: readonly [number, number, number, number],
  weather: Weather,
  state: 'shut' | 'open',
): string {
  const area = { x, y, width, height: floor - y };
  const outside = clip(
    `M${x} ${y}h${width}V${floor}h-${width}Z`,
    street(area, y + (floor - y) * 0.7, weather, `door ${x}`),
  );
  const frame = doorFrame(
    x,
    y,
    width,
    floor,
    SHOPFRONT.wood,
    SHOPFRONT.woodLite,
    SHOPFRONT.woodDark,
  );
  if (state === 'shut') {
    return (
      outside +
      path(
        `M${x} ${y}h${width}V${floor}h-${width}Z${roundedBox(x + 8, y + 8, width - 16, floor - y - 40, 3)}`,
        SHOPFRONT.wood,
        'fill-rule="evenodd"',
      ) +
      line(roundedBox(x + 8, y + 8, width - 16, floor - y - 40, 3), SHOPFRONT.woodDark, 1) +
      path(
        roundedBox(x + 10, floor - 26, width - 20, 18, 2),
        SHOPFRONT.woodDark,
        'fill-opacity=".45"',
      ) +
      frame
    );
  }
  const leaf = polygon([
    [x - 1, y],
    [x - 14, y + 6],
    [x - 14, floor + 12],
    [x - 1, floor],
  ]);
  return (
    outside +
    frame +
    path(leaf, SHOPFRONT.woodDark) +
    path(
      polygon([
        [x - 3, y + 9],
        [x - 12, y + 14],
        [x - 12, floor - 20],
        [x - 3, floor - 28],
      ]),
      '#c5dfe4',
    ) +
    bell(x + width - 14, y + 3)
  );
}
