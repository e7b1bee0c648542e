import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import type { Frame } from '#bookmaking/frame.ts';
import { TOWN } from './colors.ts';
import { tilesOn } from './houses.ts';
import { kettle, SPOUT } from './kettle.ts';

// The first house of the street: one wall over both pages, and past the fold one window, in which stands what whistles best.

/** How large the kettle is, and where its foot is, in mm. */
const [LARGE, FOOT_X, FOOT_Y] = [4.5, -102, 164] as const;
/** Where all that steam comes out. */
export const SPOUT_AT = [FOOT_X + SPOUT[0] * LARGE, FOOT_Y + SPOUT[1] * LARGE] as const;

/** In mm: the opening of the window. */
const [LEFT, RIGHT, TOP, SILL] = [-194, -14, 8, FOOT_Y] as const;
/** Where the wall ends. */
const STREET = 190;

/** Wall, tiles, an open window that is dark inside, the kettle in it, and a sidewalk. */
export function longWall(light: Light, { left, right }: Frame): string {
  const width = right - left;
  return (
    box(
      left,
      -10,
      width,
      STREET + 10,
      linear([
        [0, '#5d9ea8'],
        [0.6, '#86bfc0'],
        [1, '#a8d2c8'],
      ]),
    ) +
    tilesOn(light, left, STREET - 24, width, 24) +
    box(
      left,
      STREET,
      width,
      40,
      linear([
        [0, '#e9cfae'],
        [1, '#f7e6c9'],
      ]),
    ) +
    box(left, STREET, width, 3, '#7d6a63', 0, 'fill-opacity=".35"') +
    openWindow(light)
  );
}

function openWindow(light: Light): string {
  const [stone, blue] = [tone(light, TOWN.stone), tone(light, '#7fa6c4')];
  let lace = '';
  for (let x = LEFT; x < RIGHT; x += (RIGHT - LEFT) / 12)
    lace += `M${x} ${TOP + 11}a${(RIGHT - LEFT) / 24} 7 0 0 0 ${(RIGHT - LEFT) / 12} 0Z`;
  return (
    box(LEFT - 7, TOP - 20, RIGHT - LEFT + 14, SILL - TOP + 20, stone.base, 2) +
    box(
      LEFT,
      TOP,
      RIGHT - LEFT,
      SILL - TOP,
      linear([
        [0, '#1f3a56'],
        [1, '#35607a'],
      ]),
    ) +
    oval(FOOT_X, 96, 84, 74, '#5f93a6', 'fill-opacity=".3"') +
    path(`M${LEFT} ${TOP - 2}H${RIGHT}V${TOP + 11}H${LEFT}Z${lace}`, blue.base) +
    line(`M${LEFT} ${TOP + 6}H${RIGHT}`, '#ffffff', 1.2, 'stroke-opacity=".6"') +
    box(LEFT - 12, SILL - 3, RIGHT - LEFT + 24, 8, stone.lite, 1) +
    box(LEFT - 12, SILL + 4, RIGHT - LEFT + 24, 2.4, stone.deep, 0, 'fill-opacity=".55"') +
    at(FOOT_X, FOOT_Y, LARGE, kettle(light))
  );
}
